#pragma once
// The Merkle tree of RFC 6962 over a list of records that only grows, in two ways that know nothing
// of each other: the frontier, which takes a leaf at a time and holds one hash for each bit of the
// size, and the recursion of the RFC's own definition. A root is signed only where both agree.
//
// A perfect subtree is named by its height and its number: subtree n of height h covers the leaves
// from n * 2^h up to, not including, (n + 1) * 2^h. Leaves are its subtrees of height 0, counted
// from 0.

#include <cstdint>
#include <functional>
#include <vector>

#include "ledger/hash.h"

namespace fairdeal {

/// Hears of each perfect subtree as it becomes complete.
using MadeNode = std::function<void(int height, std::int64_t number, const Hash& hash)>;

class Frontier {
public:
    Frontier() = default;
    /// What bytes() gave for a tree of this size; nothing if the bytes cannot be that.
    static std::optional<Frontier> from(std::int64_t size, std::string_view bytes);

    /// Adds the next leaf. `made` is told of the leaf, then of each subtree it completes, upward.
    void push(const Hash& leaf, const MadeNode& made = {});

    [[nodiscard]] std::int64_t size() const { return size_; }
    /// The root of all leaves so far; of none, the hash of nothing.
    [[nodiscard]] Hash root() const;
    /// The roots of the perfect subtrees of this size from left to right, 32 bytes each.
    [[nodiscard]] std::string bytes() const;
    friend bool operator==(const Frontier&, const Frontier&) = default;

private:
    std::int64_t size_ = 0;
    std::vector<Hash> hashes_;
};

/// Answers with the hash of a perfect subtree.
using Nodes = std::function<Hash(int height, std::int64_t number)>;

/// The root of the leaves from `begin` up to, not including, `end`, by the RFC's definition: the
/// range is split at the largest power of two below its length until its parts are perfect
/// subtrees. `begin` is 0 or where such a split falls. Asks for the subtrees from left to right.
Hash root_of(std::int64_t begin, std::int64_t end, const Nodes& nodes);

/// Leaf hashes from left to right; `leaf` is asked for each once, in order.
using Leaves = std::function<Hash()>;

/// Subtrees by recursion down to the leaves, but for those that end at or before leaf `known`, of
/// which `nodes` is asked: for root_of, when only the newest leaves are to be read again.
Nodes by_recursion(std::int64_t known, Nodes nodes, Leaves leaves);

}  // namespace fairdeal
