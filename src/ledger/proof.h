#pragma once
// Proofs of RFC 6962: that a record is in the log at its place, and that a log is an earlier one
// with more records after it. Both are lists of hashes; anybody who checks one needs no more than
// the roots.

#include "ledger/tree.h"

namespace fairdeal {

using HashPath = std::vector<Hash>;

/// The path from leaf `index` (from 0) to the root of the first `size` leaves, the leaf's sibling
/// first. Throws Fault unless 0 <= index < size.
HashPath inclusion_path(std::int64_t index, std::int64_t size, const Nodes& nodes);

/// The root to which a leaf's hash and its path lead; nothing if the path has not the length it
/// must have. The leaf is in the log if that root is the log's.
std::optional<Hash> root_from(const Hash& leaf, std::int64_t index, std::int64_t size,
                              const HashPath& path);

/// The proof that the tree of `later` leaves begins with the tree of `earlier` leaves. Empty for
/// equal sizes and for none. Throws Fault unless 0 <= earlier <= later.
HashPath consistency_path(std::int64_t earlier, std::int64_t later, const Nodes& nodes);

/// A tree's size and root.
struct TreeHead {
    std::int64_t size = 0;
    Hash root{};
    friend bool operator==(const TreeHead&, const TreeHead&) = default;
};

/// Does `path` prove that `later` begins with `earlier`?
bool is_consistent(const TreeHead& earlier, const TreeHead& later, const HashPath& path);

}  // namespace fairdeal
