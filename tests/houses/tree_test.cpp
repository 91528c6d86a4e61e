// The tree that the server grows, held against the ledger's: two programs that share no code.

#include <boost/test/unit_test.hpp>

#include "houses/houses_server.h"
#include "ledger/proof.h"

namespace fairdeal {

namespace {

std::vector<std::string> as_list(const std::vector<Hash>& hashes) {
    std::vector<std::string> list;
    for (const Hash& hash : hashes) list.emplace_back(bytes_of(hash));
    return list;
}

/// The perfect subtrees over leaves that are known.
Hash subtree(const std::vector<Hash>& leaves, int height, std::int64_t number) {
    if (height == 0) return leaves.at(static_cast<std::size_t>(number));
    return node_hash(subtree(leaves, height - 1, 2 * number),
                     subtree(leaves, height - 1, 2 * number + 1));
}

std::vector<Hash> some_leaves(int size) {
    std::vector<Hash> leaves;
    for (int i = 0; i < size; ++i) leaves.push_back(leaf_hash("record " + std::to_string(i)));
    return leaves;
}

bool server_agrees(Server& server, const TreeHead& earlier, const TreeHead& later,
                   const std::vector<std::string>& path) {
    ServerQuery asked(server, "SELECT fairdeal.is_consistent($1, $2, $3, $4, $5)::INTEGER::BIGINT");
    asked.add(earlier.size).add_bytes(bytes_of(earlier.root));
    asked.add(later.size).add_bytes(bytes_of(later.root)).add_list(path);
    BOOST_REQUIRE(asked.step());
    return asked.number(0) == 1;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(server_tree)

BOOST_AUTO_TEST_CASE(the_server_grows_the_same_tree) {
    const HousesDatabase database;
    Server server(database.address("fairdeal"));
    const auto leaves = some_leaves(300);
    for (const unsigned begin : {0U, 1U, 7U, 255U, 256U}) {
        Frontier frontier;
        for (std::size_t i = 0; i < begin; ++i) frontier.push(leaves[i]);
        for (const unsigned more : {0U, 1U, 2U, 3U, 31U, 43U}) {
            const std::vector<Hash> arrived(
                leaves.begin() + begin, leaves.begin() + static_cast<std::ptrdiff_t>(begin + more));
            Frontier grown = frontier;
            for (const Hash& leaf : arrived) grown.push(leaf);
            ServerQuery asked(server,
                              "SELECT g, fairdeal.root_of(g) FROM fairdeal.grown($1, $2, $3) g");
            asked.add(frontier.size()).add_bytes(frontier.bytes()).add_list(as_list(arrived));
            BOOST_REQUIRE(asked.step());
            BOOST_TEST((asked.bytes(0) == grown.bytes()), begin << " and " << more);
            BOOST_TEST((asked.bytes(1) == bytes_of(grown.root())), begin << " and " << more);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_server_takes_a_true_proof_and_no_other) {
    const HousesDatabase database;
    Server server(database.address("fairdeal"));
    const auto leaves = some_leaves(40);
    const Nodes nodes = [&](int height, std::int64_t number) {
        return subtree(leaves, height, number);
    };
    for (std::int64_t later = 1; later <= 40; ++later) {
        const TreeHead whole{later, root_of(0, later, nodes)};
        for (std::int64_t earlier = 1; earlier <= later; earlier += later > 16 ? 3 : 1) {
            const TreeHead part{earlier, root_of(0, earlier, nodes)};
            auto path = as_list(consistency_path(earlier, later, nodes));
            BOOST_TEST_CONTEXT(earlier << " of " << later) {
                BOOST_TEST(server_agrees(server, part, whole, path));
                TreeHead other = part;
                other.root[5] ^= 1U;
                BOOST_TEST(!server_agrees(server, other, whole, path));
                other = whole;
                other.root[5] ^= 1U;
                BOOST_TEST(!server_agrees(server, part, other, path));
                for (std::string& hash : path) {
                    hash[9] = static_cast<char>(hash[9] ^ 1);
                    BOOST_TEST(!server_agrees(server, part, whole, path));
                    hash[9] = static_cast<char>(hash[9] ^ 1);
                }
                path.emplace_back(32, 'x');
                BOOST_TEST(!server_agrees(server, part, whole, path));
                path.resize(path.size() - 1);
                if (path.empty()) continue;
                path.resize(path.size() - 1);
                BOOST_TEST(!server_agrees(server, part, whole, path));
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
