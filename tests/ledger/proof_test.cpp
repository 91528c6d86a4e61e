// Proofs: the published ones, every one of small trees, and that nothing else is taken.

#include "ledger/proof.h"

#include <boost/test/unit_test.hpp>

#include "base/problem.h"
#include "ledger/trees.h"

namespace fairdeal {

namespace {

// Nodes of the published tree of eight.
constexpr const char* leaf_0 = "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d";
constexpr const char* leaf_1 = "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7";
constexpr const char* leaf_4 = "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b";
constexpr const char* pair_0 = "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125";
constexpr const char* pair_1 = "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e";
constexpr const char* pair_2 = "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a";
constexpr const char* pair_3 = "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0";
constexpr const char* four_0 = "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7";
constexpr const char* four_1 = "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4";

std::string in_hex(const HashPath& path) {
    std::string text;
    for (const Hash& hash : path) text += to_hex(hash) + "\n";
    return text;
}

std::string in_hex(const std::vector<const char*>& path) {
    std::string text;
    for (const char* hash : path) text += std::string(hash) + "\n";
    return text;
}

/// Paths that differ from a good one: a bit flipped, a hash left out, doubled, swapped or put
/// after.
std::vector<HashPath> spoilt(const HashPath& path) {
    std::vector<HashPath> all;
    for (std::size_t i = 0; i < path.size(); ++i) {
        for (std::size_t bit = 0; bit < 256; ++bit) {
            HashPath flipped = path;
            flipped[i][bit / 8] = static_cast<unsigned char>(flipped[i][bit / 8] ^ 1U << bit % 8);
            all.push_back(std::move(flipped));
        }
        HashPath less = path, twice = path, swapped = path;
        less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), path[i]);
        all.push_back(std::move(less));
        all.push_back(std::move(twice));
        if (i > 0) {
            std::swap(swapped[i], swapped[i - 1]);
            all.push_back(std::move(swapped));
        }
    }
    HashPath more = path;
    more.push_back(leaf_hash("more"));
    all.push_back(std::move(more));
    return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(proofs)

BOOST_AUTO_TEST_CASE(the_published_paths_come_out) {
    struct Row {
        std::int64_t index, size;
        std::vector<const char*> path;
    };
    const std::vector<Row> rows{{0, 1, {}},
                                {0, 8, {leaf_1, pair_1, four_1}},
                                {5, 8, {leaf_4, pair_3, four_0}},
                                {2, 3, {pair_0}},
                                {1, 5, {leaf_0, pair_1, leaf_4}}};
    const Nodes nodes = nodes_over(leaf_hashes(published_records()));
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("record " << row.index << " of " << row.size) {
            BOOST_TEST(in_hex(inclusion_path(row.index, row.size, nodes)) == in_hex(row.path));
        }
    }
    const std::vector<Row> grown{{1, 1, {}},
                                 {1, 8, {leaf_1, pair_1, four_1}},
                                 {6, 8, {pair_2, pair_3, four_0}},
                                 {2, 5, {pair_1, leaf_4}}};
    for (const Row& row : grown) {
        BOOST_TEST_CONTEXT("from " << row.index << " to " << row.size) {
            BOOST_TEST(in_hex(consistency_path(row.index, row.size, nodes)) == in_hex(row.path));
        }
    }
}

BOOST_AUTO_TEST_CASE(every_record_of_every_small_tree_is_proven) {
    const auto leaves = leaf_hashes(made_records(130));
    const Nodes nodes = nodes_over(leaves);
    for (std::int64_t size = 1; size <= 130; ++size) {
        const Hash root = plain_root(leaves, 0, static_cast<std::size_t>(size));
        for (std::int64_t index = 0; index < size; ++index) {
            const Hash& leaf = leaves[static_cast<std::size_t>(index)];
            const HashPath path = inclusion_path(index, size, nodes);
            if (root_from(leaf, index, size, path) != root)
                BOOST_ERROR("record " << index << " of " << size << " is not proven");
            if (size > 1 && root_from(leaf, (index + 1) % size, size, path) == root)
                BOOST_ERROR("record " << index << " of " << size << " is proven at the next place");
            if (root_from(leaf_hash("other"), index, size, path) == root)
                BOOST_ERROR("another record is proven at " << index << " of " << size);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_small_tree_grows_into_every_other) {
    const auto leaves = leaf_hashes(made_records(130));
    const Nodes nodes = nodes_over(leaves);
    std::vector<TreeHead> heads;
    for (std::int64_t size = 0; size <= 130; ++size)
        heads.push_back({size, plain_root(leaves, 0, static_cast<std::size_t>(size))});
    for (const TreeHead& later : heads) {
        for (const TreeHead& earlier : heads) {
            if (earlier.size > later.size) {
                if (is_consistent(earlier, later, {})) BOOST_ERROR("a tree has shrunk");
                continue;
            }
            const HashPath path = consistency_path(earlier.size, later.size, nodes);
            if (!is_consistent(earlier, later, path))
                BOOST_ERROR(earlier.size << " does not grow into " << later.size);
            const TreeHead other{earlier.size, leaf_hash("other")};
            const TreeHead another{later.size, leaf_hash("other")};
            if (is_consistent(other, later, path) ||
                (earlier.size > 0 && is_consistent(earlier, another, path)))
                BOOST_ERROR("another root passes from " << earlier.size << " to " << later.size);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_spoilt_path_proves_nothing) {
    const auto leaves = leaf_hashes(made_records(21));
    const Nodes nodes = nodes_over(leaves);
    int tried = 0;
    for (std::int64_t size = 1; size <= 21; ++size) {
        const TreeHead head{size, plain_root(leaves, 0, static_cast<std::size_t>(size))};
        for (std::int64_t i = 0; i < size; ++i) {
            for (const HashPath& path : spoilt(inclusion_path(i, size, nodes))) {
                ++tried;
                if (root_from(leaves[static_cast<std::size_t>(i)], i, size, path) == head.root)
                    BOOST_ERROR("a spoilt path proves record " << i << " of " << size);
            }
            const TreeHead earlier{i, plain_root(leaves, 0, static_cast<std::size_t>(i))};
            for (const HashPath& path : spoilt(consistency_path(i, size, nodes))) {
                ++tried;
                if (is_consistent(earlier, head, path))
                    BOOST_ERROR("a spoilt path leads from " << i << " to " << size);
            }
        }
    }
    BOOST_TEST(tried > 100000);
}

BOOST_AUTO_TEST_CASE(what_is_not_in_the_tree_cannot_be_asked_for) {
    const Nodes nodes = nodes_over(leaf_hashes(made_records(4)));
    BOOST_CHECK_THROW(inclusion_path(4, 4, nodes), Fault);
    BOOST_CHECK_THROW(inclusion_path(-1, 4, nodes), Fault);
    BOOST_CHECK_THROW(inclusion_path(0, 0, nodes), Fault);
    BOOST_CHECK_THROW(consistency_path(5, 4, nodes), Fault);
    BOOST_CHECK_THROW(consistency_path(-1, 4, nodes), Fault);
    BOOST_TEST(!root_from(leaf_hash("a"), 4, 4, {}));
    BOOST_TEST(!root_from(leaf_hash("a"), -1, 4, {}));
    BOOST_TEST(!is_consistent({-1, {}}, {4, {}}, {}));
    const HashPath endless(1000, leaf_hash("a"));
    BOOST_TEST(!root_from(leaf_hash("a"), 3, 1'000'000'000'000, endless));
    BOOST_TEST(!is_consistent({7, {}}, {1'000'000'000'000, {}}, endless));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
