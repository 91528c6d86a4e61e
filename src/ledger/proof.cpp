#include "ledger/proof.h"

#include <bit>

#include "base/problem.h"

namespace fairdeal {

namespace {

std::int64_t split_of(std::int64_t begin, std::int64_t end) {
    const auto length = static_cast<std::uint64_t>(end - begin);
    return begin + static_cast<std::int64_t>(std::bit_ceil(length) / 2);
}

/// PATH of RFC 6962 2.1.1.
void add_inclusion(std::int64_t index, std::int64_t begin, std::int64_t end, const Nodes& nodes,
                   HashPath& path) {
    if (end - begin == 1) return;
    const std::int64_t split = split_of(begin, end);
    if (index < split) {
        add_inclusion(index, begin, split, nodes, path);
        path.push_back(root_of(split, end, nodes));
    } else {
        add_inclusion(index, split, end, nodes, path);
        path.push_back(root_of(begin, split, nodes));
    }
}

/// SUBPROOF of RFC 6962 2.1.2; `known`: the checker has this subtree's root, as the earlier tree's
/// own.
void add_consistency(std::int64_t earlier, std::int64_t begin, std::int64_t end, bool known,
                     const Nodes& nodes, HashPath& path) {
    if (earlier == end) {
        if (!known) path.push_back(root_of(begin, end, nodes));
        return;
    }
    const std::int64_t split = split_of(begin, end);
    if (earlier <= split) {
        add_consistency(earlier, begin, split, known, nodes, path);
        path.push_back(root_of(split, end, nodes));
    } else {
        add_consistency(earlier, split, end, false, nodes, path);
        path.push_back(root_of(begin, split, nodes));
    }
}

/// Climbs from a node at place `at` of its row, `last` being the row's last place, as RFC 9162 does
/// when it checks a proof.
struct Climb {
    std::int64_t at, last;

    void up() {
        at >>= 1;
        last >>= 1;
    }
    /// Does the next hash of a path stand to the left of this node? Goes up to where the two meet.
    bool meets_left() {
        if ((at & 1) == 0 && at != last) return false;
        while ((at & 1) == 0 && at != 0) up();
        return true;
    }
};

}  // namespace

HashPath inclusion_path(std::int64_t index, std::int64_t size, const Nodes& nodes) {
    if (index < 0 || index >= size) throw Fault("a proof of a leaf that is not in the tree");
    HashPath path;
    add_inclusion(index, 0, size, nodes, path);
    return path;
}

std::optional<Hash> root_from(const Hash& leaf, std::int64_t index, std::int64_t size,
                              const HashPath& path) {
    if (index < 0 || index >= size) return std::nullopt;
    Climb climb{index, size - 1};
    Hash hash = leaf;
    for (const Hash& other : path) {
        if (climb.last == 0) return std::nullopt;
        hash = climb.meets_left() ? node_hash(other, hash) : node_hash(hash, other);
        climb.up();
    }
    if (climb.last != 0) return std::nullopt;
    return hash;
}

HashPath consistency_path(std::int64_t earlier, std::int64_t later, const Nodes& nodes) {
    if (earlier < 0 || earlier > later) throw Fault("a proof that a tree has shrunk");
    HashPath path;
    if (earlier > 0 && earlier < later) add_consistency(earlier, 0, later, true, nodes, path);
    return path;
}

bool is_consistent(const TreeHead& earlier, const TreeHead& later, const HashPath& path) {
    if (earlier.size < 0 || earlier.size > later.size) return false;
    if (earlier.size == later.size) return path.empty() && earlier.root == later.root;
    if (earlier.size == 0) return path.empty() && earlier.root == sha256("");
    // Where the earlier tree is perfect its root is the first hash and is left out of the path.
    const bool perfect = std::has_single_bit(static_cast<std::uint64_t>(earlier.size));
    auto next = path.begin();
    if (!perfect && next == path.end()) return false;
    Hash old_root = perfect ? earlier.root : *next++;
    Hash new_root = old_root;
    Climb climb{earlier.size - 1, later.size - 1};
    while ((climb.at & 1) != 0) climb.up();
    for (; next != path.end(); ++next) {
        if (climb.last == 0) return false;
        if (climb.meets_left()) {
            old_root = node_hash(*next, old_root);
            new_root = node_hash(*next, new_root);
        } else {
            new_root = node_hash(new_root, *next);
        }
        climb.up();
    }
    return climb.last == 0 && old_root == earlier.root && new_root == later.root;
}

}  // namespace fairdeal
