#include "log/ledger/log_tree.h"

#include "base/translation.h"
#include "store/sql.h"

namespace fairdeal {

Hash hash_of(const Statement& row, int column) {
    const auto hash = hash_from(row.bytes(column));
    if (!hash) throw damaged(tr("a hash of the ledger has not 32 bytes"));
    return *hash;
}

Frontier read_head(const Database& database) {
    Statement head(database, sql_log_head);
    if (!head.step()) throw damaged(tr("the head of the ledger is missing"));
    auto frontier = Frontier::from(head.number(0), head.bytes(1));
    if (!frontier) throw damaged(tr("the head of the ledger makes no sense"));
    return *std::move(frontier);
}

TreeWriter::TreeWriter(Database& database)
    : database_(database),
      frontier_(read_head(database)),
      was_(frontier_.size()),
      add_node_(database, sql_add_node),
      move_head_(database, sql_move_head) {}

void TreeWriter::push(const Hash& leaf) {
    frontier_.push(leaf, [this](int height, std::int64_t number, const Hash& hash) {
        if (height == 0 || height % heights_in_a_level != 0) return;
        add_node_.bind(":level", height / heights_in_a_level).bind(":n", number);
        add_node_.bind_bytes(":hash", bytes_of(hash)).run();
    });
}

void TreeWriter::write_head() {
    if (frontier_.size() == was_) return;
    move_head_.bind(":size", frontier_.size()).bind_bytes(":frontier", frontier_.bytes());
    move_head_.bind(":was", was_).run();
    if (database_.rows_changed() != 1)
        throw damaged(tr("the head of the ledger was moved by another writer"));
}

void plant_tree(Database& database) {
    TreeWriter tree(database);
    Statement leaves(database, sql_every_leaf);
    leaves.bind(":after", 0);
    while (leaves.step()) {
        if (leaves.number(0) != tree.size() + 1)
            throw damaged(tr("hand #{number} is missing", "number"_a = tree.size() + 1));
        tree.push(hash_of(leaves, 2));
    }
    tree.write_head();
}

TreeReader::TreeReader(const Database& database)
    : leaves_(database, sql_leaves_of_tile), nodes_(database, sql_nodes_of_tile) {}

const std::vector<Hash>& TreeReader::tile(int level, std::int64_t first) {
    HashTile& tile = tiles_.at(static_cast<std::size_t>(level));
    if (tile.first == first) return tile.hashes;
    tile = {-1, {}};
    Statement& rows = level == 0 ? leaves_ : nodes_;
    rows.reset();
    rows.bind(":first", first);
    if (level > 0) rows.bind(":level", level);
    while (rows.step()) {
        if (rows.number(0) != first + static_cast<std::int64_t>(tile.hashes.size())) break;
        tile.hashes.push_back(hash_of(rows, 1));
    }
    rows.reset();
    tile.first = first;
    return tile.hashes;
}

Hash TreeReader::node(int height, std::int64_t number) {
    if (height % heights_in_a_level != 0) {
        const Hash left = node(height - 1, 2 * number);
        return node_hash(left, node(height - 1, 2 * number + 1));
    }
    const auto place = static_cast<std::size_t>(number % hashes_in_a_tile);
    const auto& hashes = tile(height / heights_in_a_level, number - number % hashes_in_a_tile);
    if (place < hashes.size()) return hashes[place];
    throw damaged(tr("a hash of the ledger is missing: level {level}, number {number}",
                     "level"_a = height / heights_in_a_level, "number"_a = number));
}

Nodes TreeReader::nodes() {
    return [this](int height, std::int64_t number) { return node(height, number); };
}

}  // namespace fairdeal
