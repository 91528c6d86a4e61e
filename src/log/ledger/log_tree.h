#pragma once
// The ledger's tree in the tables of a log: growing it record by record, and reading any part of it
// without reading the records.

#include <array>

#include "ledger/proof.h"
#include "ledger/tile.h"
#include "store/sqlite.h"

namespace fairdeal {

/// Levels of the tree that are stored are eight heights apart: 256 hashes of one make one of the
/// next.
constexpr int heights_in_a_level = 8;

/// The tree as the head of the log says it is. Throws StoreError where the head makes no sense.
Frontier read_head(const Database& database);

/// Lets the tree grow within a transaction of the caller's.
class TreeWriter {
public:
    explicit TreeWriter(Database& database);
    [[nodiscard]] std::int64_t size() const { return frontier_.size(); }
    void push(const Hash& leaf);
    /// Writes the new head; to be called once, before the commit. Throws StoreError where another
    /// writer moved the head since, which only a damaged file allows.
    void write_head();

private:
    const Database& database_;
    Frontier frontier_;
    std::int64_t was_;
    Statement add_node_, move_head_;
};

/// Makes the tree of a log whose records have hashes but no tree yet.
void plant_tree(Database& database);

/// Reads the tree's hashes, a tile at a time, and keeps the tile of each level that was read last.
class TreeReader {
public:
    explicit TreeReader(const Database& database);
    /// A perfect subtree of the tree. Throws StoreError where a hash is missing.
    Hash node(int height, std::int64_t number);
    /// node(), as proofs ask for it; good as long as this reader.
    [[nodiscard]] Nodes nodes();
    /// At most 256 hashes of a level (0: the leaves) from `first`, a multiple of 256, on.
    const std::vector<Hash>& tile(int level, std::int64_t first);

private:
    struct HashTile {
        std::int64_t first = -1;
        std::vector<Hash> hashes;
    };
    Statement leaves_, nodes_;
    std::array<HashTile, 8> tiles_;
};

/// The hash in a column; throws StoreError where there are not 32 bytes.
Hash hash_of(const Statement& row, int column);

}  // namespace fairdeal
