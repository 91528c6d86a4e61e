// Searching a log in the replay room: what is found, page by page, and what is not understood.

#include "app/replay_screen.h"
#include "replay_house.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(replay_search)

BOOST_AUTO_TEST_CASE(a_search_by_wager_finds_what_the_rows_say) {
    House house(1200);
    const auto expect = [&](const HandQuery& query, auto passes) {
        house.search(query);
        std::vector<std::int64_t> expected;
        for (const HandRow& row : house.rows()) {
            const auto wagers = house.desk.replay.log->wagers_of(row.idx);
            if (std::any_of(wagers.begin(), wagers.end(), passes)) expected.push_back(row.idx);
        }
        BOOST_TEST(house.desk.replay.search.found == expected, boost::test_tools::per_element());
        BOOST_TEST(!expected.empty());
        BOOST_TEST(expected.size() < 1200U);
        BOOST_TEST(house.desk.replay.search.sums.hands ==
                   static_cast<std::int64_t>(expected.size()));
    };
    HandQuery tie;
    tie.wager = "super-tie";
    expect(tie, [](const WagerRow& row) { return row.wager == "super-tie"; });
    HandQuery amount;
    amount.outcome = "wrong amount";
    expect(amount, [](const WagerRow& row) { return row.standing == "wrong amount"; });
    HandQuery clause;
    clause.clause = "brk-push";
    expect(clause,
           [](const WagerRow& row) { return row.clause.starts_with("BRK-PUSH"); });
    HandQuery both;
    both.wager = "dealer";
    both.outcome = "take";
    expect(both, [](const WagerRow& row) {
        return row.wager == "dealer" && row.claimed.starts_with("take");
    });
}

BOOST_AUTO_TEST_CASE(a_found_page_turns_and_its_neighbours_are_found_hands) {
    House house(1500);
    HandQuery pays;
    pays.outcome = "pay";
    house.search(pays);
    const auto found = house.desk.replay.search.found;
    BOOST_REQUIRE(found.size() > 250U);
    turn_page(house.desk.replay, 1);
    BOOST_TEST(house.desk.replay.rows.front().idx == found[100]);
    house.open(found[199]);
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(house.hand().row.idx == found[200]);
    BOOST_TEST(house.desk.replay.rows.front().idx == found[200]);
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_said_and_asks_for_nothing) {
    House house(60);
    HandQuery query;
    query.from = "2026-3";
    house.search(query);
    BOOST_TEST(!list_screen(house.desk.replay).trouble.empty());
    BOOST_TEST(house.desk.replay.rows.size() == 60U);
    query = {};
    query.amount = "abc";
    BOOST_TEST(!trouble_of(query).empty());
    query.amount = "12.50";
    BOOST_TEST(trouble_of(query).empty());
}

BOOST_AUTO_TEST_SUITE_END()
