// Searching a log in the replay room: what is found, page by page, and what is not understood.

#include <algorithm>

#include "desk/log/log_actions.h"
#include "desk/log/log_tasks.h"
#include "desk/replay/replay_keeping.h"
#include "desk/replay/replay_words.h"
#include "replay_house.h"
#include "support/log_rows.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(replay_search)

BOOST_AUTO_TEST_CASE(a_search_by_wager_finds_what_the_rows_say) {
    House house(1200);
    const auto expect = [&](const HandQuery& query, auto passes) {
        house.search(query);
        std::vector<std::int64_t> expected;
        for (const HandRow& row : house.rows()) {
            const auto wagers = wagers_of(*house.desk.replay.log, row.idx);
            if (std::any_of(wagers.begin(), wagers.end(), passes)) expected.push_back(row.idx);
        }
        BOOST_TEST(house.found() == expected, boost::test_tools::per_element());
        BOOST_TEST(house.desk.replay.rows.size() == std::min<std::size_t>(expected.size(), 100));
        BOOST_TEST(!expected.empty());
        BOOST_TEST(expected.size() < 1200U);
        BOOST_TEST(house.desk.replay.search.sums().hands ==
                   static_cast<std::int64_t>(expected.size()));
    };
    HandQuery tie;
    tie.wager = "super-tie";
    expect(tie, [](const WagerRow& row) { return row.wager == "super-tie"; });
    HandQuery amount;
    amount.outcome = "wrong amount";
    expect(amount, [](const WagerRow& row) { return row.standing == "wrong amount"; });
    HandQuery range;
    range.wager = "super-tie";
    range.amount = "10-25";
    expect(range, [](const WagerRow& row) {
        return row.wager == "super-tie" && says_amount(row, 1000, 2500);
    });
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
    const auto found = house.found();
    BOOST_REQUIRE(found.size() > 250U);
    turn_page(house.desk.replay, 1);
    BOOST_TEST(house.desk.replay.rows.front().idx == found[100]);
    house.open(found[199]);
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(house.hand().row.idx == found[200]);
    BOOST_TEST(house.desk.replay.rows.front().idx == found[200]);
}

BOOST_AUTO_TEST_CASE(a_clause_is_found_wherever_a_ruling_cites_it) {
    House house(600);
    HandQuery clause;
    clause.clause = "brk-push";
    house.search(clause);
    std::vector<std::int64_t> deciding, citing;
    for (const HandRow& row : house.rows()) {
        const auto stored = house.desk.replay.log->record_of("#" + std::to_string(row.idx));
        const Ruling ruling = rule(*read_record(stored->text));
        const auto any = [&](auto passes) {
            return std::any_of(ruling.lines.begin(), ruling.lines.end(), passes);
        };
        const auto is_meant = [](ClauseId id) { return id.id.starts_with("BRK-PUSH"); };
        if (any([&](const Line& line) { return is_meant(line.because.front()); }))
            deciding.push_back(row.idx);
        if (any([&](const Line& line) {
                return std::any_of(line.because.begin(), line.because.end(), is_meant);
            }))
            citing.push_back(row.idx);
    }
    BOOST_TEST(house.found() == citing, boost::test_tools::per_element());
    BOOST_TEST(citing.size() >= deciding.size());
    BOOST_TEST(!deciding.empty());
}

BOOST_AUTO_TEST_CASE(only_wrong_means_the_wager_that_is_asked_for) {
    House house(1200);
    HandQuery query;
    query.wager = "dealer";
    query.only_wrong = true;
    house.search(query);
    const auto found = house.found();
    BOOST_TEST(!found.empty());
    for (const std::int64_t idx : found) {
        const auto wagers = wagers_of(*house.desk.replay.log, idx);
        BOOST_TEST(std::any_of(wagers.begin(), wagers.end(), [](const WagerRow& row) {
            return row.wager == "dealer" && is_wrong_row(row);
        }));
    }
}

BOOST_AUTO_TEST_CASE(pages_turn_back_to_where_they_came_from) {
    House house(450);
    ReplaySession& room = house.desk.replay;
    const auto first = room.rows;
    BOOST_TEST(!has_page(room, -1));
    for (int i = 0; i < 4; ++i) turn_page(room, 1);
    BOOST_TEST(room.before_page == 400);
    BOOST_TEST(room.rows.size() == 50U);
    BOOST_TEST(!has_page(room, 1));
    for (int i = 0; i < 4; ++i) turn_page(room, -1);
    BOOST_TEST(room.before_page == 0);
    BOOST_TEST((room.rows == first));
}

BOOST_AUTO_TEST_CASE(bookmarked_hands_are_listed_alone) {
    House house(60);
    house.open(9);
    toggle_bookmark(house.desk.replay);
    house.open(4);
    toggle_bookmark(house.desk.replay);
    close_hand(house.desk.replay);
    HandQuery query;
    query.bookmarked = true;
    query.among = hands_with_bookmark(house.desk.replay);
    house.search(query);
    BOOST_TEST((house.found() == std::vector<std::int64_t>{4, 9}));
    BOOST_TEST(house.desk.replay.rows.size() == 2U);
}

BOOST_AUTO_TEST_CASE(what_is_asked_of_the_hands_of_an_audit_lists_only_some_of_them) {
    House house(600);
    ReplaySession& session = house.desk.replay;
    ListHands audited;
    audited.log = session.file;
    audited.exact = true;
    audited.title = "Every other hand";
    for (const HandRow& row : house.rows()) {
        if (row.idx % 2 == 0) audited.hands.push_back(row.idx);
    }
    list_hands(session, audited);
    BOOST_TEST((house.found() == audited.hands));
    HandQuery typed;
    typed.only_wrong = true;
    ask(session, typed);
    const auto wrong = house.found();
    BOOST_TEST(!wrong.empty());
    BOOST_TEST(session.report == audited.title);  // their sums are not those of the log
    BOOST_TEST(std::ranges::all_of(wrong, [](std::int64_t idx) { return idx % 2 == 0; }));
    ask(session, {});
    BOOST_TEST((house.found() == audited.hands));
    apply(session, LogAction::Everything);
    BOOST_TEST(house.found().size() == 600U);
    BOOST_TEST(session.report == "");
    ask(session, typed);
    BOOST_TEST(house.found().size() > wrong.size());
}

BOOST_AUTO_TEST_CASE(amounts_are_typed_alone_or_as_a_range) {
    const auto range = [](const char* typed) { return typed_range(typed).value(); };
    BOOST_TEST((range("25").least == Money::cents(2500) && range("25").most == Money::cents(2500)));
    BOOST_TEST((range("25-100").most == Money::cents(10000)));
    BOOST_TEST((range("12.50 -").least == Money::cents(1250) && !range("12.50 -").most));
    BOOST_TEST((!range("-100").least && range("-100").most == Money::cents(10000)));
    for (const char* wrong : {"", "-", "x", "5-x", "x-5", "1-2-3"}) BOOST_TEST(!typed_range(wrong));
}

BOOST_AUTO_TEST_CASE(a_search_that_nobody_waits_for_is_stopped) {
    House house(300);
    ReplaySession& room = house.desk.replay;
    HandQuery query;
    query.wager = "dealer";
    query.outcome = "take";
    query.amount = "1-";
    set_query(room, query);
    stop_search(room);
    BOOST_TEST(!search_on(room, std::chrono::milliseconds(5)));
    BOOST_TEST(list_screen(room).searching.empty());
    set_query(room, {});
    while (search_on(room, std::chrono::milliseconds(5))) {
    }
    BOOST_TEST(room.search.sums().hands == 300);
}

BOOST_AUTO_TEST_CASE(what_is_not_understood_is_said_and_asks_for_nothing) {
    House house(60);
    HandQuery query;
    query.from = "2026-3";
    house.search(query);
    BOOST_TEST(!list_screen(house.desk.replay).error.empty());
    BOOST_TEST(house.desk.replay.rows.size() == 60U);
    query = {};
    query.amount = "abc";
    BOOST_TEST(!error_of(query).empty());
    query.amount = "12.50";
    BOOST_TEST(error_of(query).empty());
}

BOOST_AUTO_TEST_SUITE_END()
