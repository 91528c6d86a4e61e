// Roots: the published ones, and both ways of making them against each other.

#include "ledger/tree.h"

#include <bit>
#include <boost/test/unit_test.hpp>

#include "ledger/trees.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(trees)

BOOST_AUTO_TEST_CASE(the_published_roots_come_out) {
    const std::vector<const char*> roots{
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
        "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
        "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
        "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
        "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"};
    Frontier frontier;
    const auto leaves = leaf_hashes(published_records());
    for (std::size_t size = 0; size <= leaves.size(); ++size) {
        BOOST_TEST_CONTEXT(size << " records") {
            BOOST_TEST(to_hex(frontier.root()) == roots[size]);
            const auto end = static_cast<std::int64_t>(size);
            BOOST_TEST(to_hex(root_of(0, end, nodes_over(leaves))) == roots[size]);
        }
        if (size < leaves.size()) frontier.push(leaves[size]);
    }
}

BOOST_AUTO_TEST_CASE(both_ways_agree_at_every_size) {
    const auto leaves = leaf_hashes(made_records(600));
    Frontier frontier;
    for (std::size_t size = 0; size <= leaves.size(); ++size) {
        const auto end = static_cast<std::int64_t>(size);
        const Hash plain = plain_root(leaves, 0, size);
        std::size_t next = 0;
        const Nodes recursion = by_recursion(0, {}, [&] { return leaves[next++]; });
        if (frontier.root() != plain || root_of(0, end, recursion) != plain || next != size)
            BOOST_ERROR("another root at size " << size);
        if (frontier.size() != end) BOOST_ERROR("another size at " << size);
        if (size < leaves.size()) frontier.push(leaves[size]);
    }
}

BOOST_AUTO_TEST_CASE(only_the_newest_leaves_need_be_read_again) {
    const auto leaves = leaf_hashes(made_records(300));
    for (const std::int64_t known : {0, 1, 2, 100, 127, 128, 129, 255, 256, 257, 299, 300}) {
        auto next = static_cast<std::size_t>(known);
        const Nodes stored = nodes_over(leaves);
        const Nodes nodes = by_recursion(
            known,
            [&](int height, std::int64_t number) {
                BOOST_TEST(((number + 1) << height) <= known);
                return stored(height, number);
            },
            [&] { return leaves[next++]; });
        BOOST_TEST((root_of(0, 300, nodes) == plain_root(leaves, 0, 300)));
        BOOST_TEST(next == 300U);
    }
}

BOOST_AUTO_TEST_CASE(each_perfect_subtree_is_told_once_when_it_is_complete) {
    const auto leaves = leaf_hashes(made_records(100));
    const Nodes nodes = nodes_over(leaves);
    std::size_t told = 0;
    Frontier frontier;
    for (const Hash& leaf : leaves) {
        frontier.push(leaf, [&](int height, std::int64_t number, const Hash& hash) {
            ++told;
            BOOST_TEST(((number + 1) << height) == frontier.size() + 1);
            BOOST_TEST((hash == nodes(height, number)));
        });
    }
    BOOST_TEST(told == 100U + 50 + 25 + 12 + 6 + 3 + 1);
}

BOOST_AUTO_TEST_CASE(a_frontier_goes_through_its_bytes) {
    Frontier frontier;
    for (const Hash& leaf : leaf_hashes(made_records(260))) {
        frontier.push(leaf);
        const std::string bytes = frontier.bytes();
        BOOST_TEST(bytes.size() == 32U * static_cast<std::size_t>(std::popcount(
                                             static_cast<std::uint64_t>(frontier.size()))));
        BOOST_TEST((Frontier::from(frontier.size(), bytes) == frontier));
        BOOST_TEST(!Frontier::from(frontier.size(), bytes + "x"));
        BOOST_TEST(!Frontier::from(frontier.size(), bytes.substr(1)));
        BOOST_TEST(!Frontier::from(-frontier.size(), bytes));
    }
    BOOST_TEST((Frontier::from(0, "") == Frontier()));
    BOOST_TEST(!Frontier::from(1, ""));
}

BOOST_AUTO_TEST_CASE(a_record_never_passes_for_a_pair) {
    const Hash left = leaf_hash("a"), right = leaf_hash("b");
    const std::string both = std::string(bytes_of(left)) + std::string(bytes_of(right));
    BOOST_TEST((leaf_hash(both) != node_hash(left, right)));
    BOOST_TEST((sha256(std::string(1, '\0') + "a") == leaf_hash("a")));
    BOOST_TEST((sha256("\x01" + both) == node_hash(left, right)));
    BOOST_TEST((node_hash(left, right) != node_hash(right, left)));
}

BOOST_AUTO_TEST_CASE(base64_is_read_in_one_form_only) {
    for (const char* text : {"", "AA==", "AAA=", "AAAA", "/+8=", "aGFuZA=="}) {
        const auto bytes = from_base64(text);
        BOOST_REQUIRE(bytes.has_value());
        BOOST_TEST(to_base64(*bytes) == text);
    }
    for (const char* text : {"A", "AA", "AA=", "AB==", "AAB=", "AA==\n",
                             " AA==", "A A==", "-_8=", "AA==AA==", "====", "AA=A"})
        BOOST_TEST(!from_base64(text), text << " was taken");
    BOOST_TEST(!from_base64(std::string_view("AAA\0", 4)));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
