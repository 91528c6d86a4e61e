// Lists of bets beside the cards of their rounds: joined by the round's id, all of them or none.

#include <boost/test/unit_test.hpp>

#include "feeds/feed_files.h"
#include "feeds/feed_import.h"
#include "store/folder.h"

namespace fairdeal {

namespace {

const std::string bet =
    R"({"BetID":"B-1","RoundID":"r1","Username":"ann","BetType":"Blackjack","BetAmount":"25.00","ResultAmount":"50.00"})";
const std::string cards =
    R"({"RoundID":"r1","StartTime":"2026-11-01 18:02:02","DealerCards":["S6","HK","D9"],)"
    R"("Seats":{"0":{"Username":"ann","Cards":["D10","C8"],"Actions":["STAND"]}}})";

std::vector<JoinedFile> lists(const std::string& bets) {
    return {{"bets", bets, "bets.json"},
            {"cancelled", "[]", "cancelled.json"},
            {"error", "", "error.json"},
            {"unsuccessful", "[]", "unsuccessful.json"}};
}

std::string why_not(const std::vector<JoinedFile>& files) {
    const auto joined = JoinedRows::read(files, shipped_mapping("provider-bets"));
    BOOST_REQUIRE(!joined);
    std::string words;
    for (const Problem& problem : joined.error()) words += to_text(problem) + "\n";
    return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(joined_lists)

BOOST_AUTO_TEST_CASE(every_list_of_the_mapping_is_named_once) {
    auto files = lists(bet);
    files.pop_back();
    BOOST_TEST(why_not(files) ==
               "this mapping joins the list unsuccessful, once: --join unsuccessful=FILE\n");
    files = lists(bet);
    files[1].list = "bets";
    BOOST_TEST(why_not(files) ==
               "this mapping joins the list bets, once: --join bets=FILE\n"
               "this mapping joins the list cancelled, once: --join cancelled=FILE\n");
    files = lists(bet);
    files.push_back({"other", "[]", "other.json"});
    BOOST_TEST(why_not(files) ==
               "other.json: this mapping joins no list 'other', but bets, cancelled, error and "
               "unsuccessful\n");
}

BOOST_AUTO_TEST_CASE(a_row_of_no_round_refuses_the_list) {
    BOOST_TEST(why_not(lists("[" + bet + ",\n{\"BetID\":\"B-2\"}]")) ==
               "bets.json:2:1: this row of the list 'bets' says no round\n");
    BOOST_TEST(why_not(lists("[" + bet + ",\n{\"RoundID\":")).starts_with("bets.json:2:1: "));
}

BOOST_AUTO_TEST_CASE(rounds_of_lists_alone_are_refused_each_once) {
    const Mapping mapping = shipped_mapping("provider-bets");
    Sandbox sandbox = *Sandbox::start(mapping);
    std::string others = bet;
    others.replace(others.find("r1"), 2, "r7");
    const auto joined =
        JoinedRows::read(lists("[" + bet + ",\n" + others + ",\n" + others + "]"), mapping);
    BOOST_REQUIRE(joined);
    const MappedFile file = map_file(sandbox, mapping, cards, "cards.json", &*joined);
    BOOST_TEST(file.rounds.size() == 1U);
    BOOST_TEST(file.refused == 1);
    BOOST_REQUIRE(file.problems.size() == 1U);
    BOOST_TEST(to_text(file.problems[0]) ==
               "bets.json:2:1: no document of cards.json is round 'r7', which the list 'bets' has: "
               "without its cards it is not ruled (R15)");
    BOOST_TEST(file.unknown.empty());
}

BOOST_AUTO_TEST_CASE(a_field_of_a_list_that_the_mapping_does_not_know_is_told) {
    const Mapping mapping = shipped_mapping("provider-bets");
    Sandbox sandbox = *Sandbox::start(mapping);
    std::string odd = bet;
    odd.insert(1, R"("Device":"phone",)");
    const auto joined = JoinedRows::read(lists(odd), mapping);
    BOOST_REQUIRE(joined);
    const MappedFile file = map_file(sandbox, mapping, cards, "cards.json", &*joined);
    BOOST_TEST((file.unknown == std::vector<std::string>{"/joined/*/Device"}));
}

BOOST_AUTO_TEST_CASE(a_delivery_is_known_by_all_its_lists) {
    const Mapping mapping = shipped_mapping("provider-bets");
    Sandbox sandbox = *Sandbox::start(mapping);
    const Folder folder;
    HandLog log = opened(folder.file("log.db"));
    const auto joined = *JoinedRows::read(lists(bet), mapping);
    const MappedFile file = map_file(sandbox, mapping, cards, "cards.json", &joined);
    const UtcTime now = *utc_time_from("2026-11-02T08:00:00Z");
    BOOST_TEST(import_feed(log, mapping, file, "cards.json", now).stored == 1);
    BOOST_TEST((source_of(log, 1)->joined == joined.hash()));
    BOOST_TEST((source_of(log, 1)->order == "rebuilt"));
    BOOST_TEST(find_delivery(log, mapping, sha256(cards), joined.hash()).has_value());
    const auto other = *JoinedRows::read(lists("[" + bet + "]"), mapping);
    BOOST_TEST((other.hash() != joined.hash()));
    BOOST_TEST(!find_delivery(log, mapping, sha256(cards), other.hash()).has_value());
}

BOOST_AUTO_TEST_CASE(a_join_is_by_table_and_time_or_by_id) {
    const auto read = [](const std::string& join) {
        std::string xml = bytes_of(shipped_mapping("provider-bets").folder / "mapping.xml");
        const auto begin = xml.find("<join"), end = xml.find("/>", begin) + 2;
        xml.replace(begin, end - begin, join);
        const auto mapping = read_mapping_xml(xml, "m");
        return mapping ? std::string("fine") : mapping.error().front().what;
    };
    BOOST_TEST(read(R"(<join lists="bets" id="/RoundID" key="/RoundID"/>)") == "fine");
    BOOST_TEST(read(R"(<join lists="bets bets" id="/RoundID" key="/RoundID"/>)") ==
               "'bets' is here twice");
    BOOST_TEST(read(R"(<join lists="bets" id="/RoundID"/>)") != "fine");
    BOOST_TEST(read(R"(<join lists="bets" id="/RoundID" key="/RoundID" before="3"/>)") != "fine");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
