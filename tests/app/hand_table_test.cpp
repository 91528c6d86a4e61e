// The table of hands: in what order hands stand, what their cells say, what is done with those that
// are selected, and searches that are kept.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "audit/wrong_wager.h"
#include "base/read.h"
#include "desk/log/hand_columns.h"
#include "desk/log/log_actions.h"
#include "desk/log/log_tasks.h"
#include "desk/replay/replay_words.h"
#include "replay_house.h"

using namespace fairdeal;

namespace {

std::vector<HandFacts> all_facts(House& house) {
    std::vector<HandFacts> all;
    for (const HandRow& row : house.rows()) all.push_back(facts_of(*house.desk.replay.log, row));
    return all;
}

std::vector<std::int64_t> numbers(const std::vector<HandFacts>& hands) {
    std::vector<std::int64_t> all;
    for (const HandFacts& hand : hands) all.push_back(hand.idx);
    return all;
}

void wait(ReplaySession& session) {
    while (search_on(session, std::chrono::milliseconds(20))) {
    }
}

/// All hands in the order of the list, page after page.
std::vector<HandFacts> listed(ReplaySession& session) {
    wait(session);
    std::vector<HandFacts> all = session.rows;
    while (has_page(session, 1)) {
        turn_page(session, 1);
        wait(session);
        all.insert(all.end(), session.rows.begin(), session.rows.end());
    }
    return all;
}

Money error_of(const HandFacts& hand) { return hand.overpaid + hand.underpaid; }

}  // namespace

BOOST_AUTO_TEST_SUITE(hand_table)

BOOST_AUTO_TEST_CASE(every_column_sorts_all_that_is_found_both_ways) {
    House house(450);
    ReplaySession& session = house.desk.replay;
    const auto in_log = numbers(all_facts(house));
    for (const HandColumn column : every_hand_column) {
        BOOST_TEST_CONTEXT(column_word(column)) {
            set_order(session, HandOrder{column, false});
            auto rising = numbers(listed(session));
            set_order(session, HandOrder{column, true});
            auto falling = numbers(listed(session));
            // Nearly every hand with a fault has one.
            if (column != HandColumn::Faults) BOOST_TEST((rising != falling));
            std::ranges::sort(rising);
            std::ranges::sort(falling);
            BOOST_TEST(rising == in_log, boost::test_tools::per_element());
            BOOST_TEST(falling == in_log, boost::test_tools::per_element());
        }
    }
    set_order(session, std::nullopt);
    BOOST_TEST(numbers(listed(session)) == in_log, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_largest_difference_comes_first_dollars_before_chips_and_none_last) {
    House house(600);
    ReplaySession& session = house.desk.replay;
    set_order(session, HandOrder{HandColumn::Difference, true});
    wait(session);
    BOOST_TEST(session.picked == session.rows.front().idx);
    const auto hands = listed(session);
    const auto place = [](const HandFacts& hand) {
        return error_of(hand).is_zero() ? 2 : hand.unit == Unit::Cash ? 0 : 1;
    };
    for (std::size_t i = 1; i < hands.size(); ++i) {
        BOOST_TEST(place(hands[i - 1]) <= place(hands[i]));
        if (place(hands[i - 1]) != place(hands[i])) continue;
        BOOST_TEST((error_of(hands[i - 1]) >= error_of(hands[i])));
        if (error_of(hands[i - 1]) == error_of(hands[i]))
            BOOST_TEST(hands[i - 1].idx < hands[i].idx);
    }
    BOOST_TEST(place(hands.front()) == 0);
    BOOST_TEST(place(hands.back()) == 2);
    BOOST_TEST(std::ranges::count(hands, 1, place) > 0);
}

BOOST_AUTO_TEST_CASE(hands_without_a_fault_come_last_either_way_up) {
    House house(450);
    ReplaySession& session = house.desk.replay;
    for (const bool falling : {false, true}) {
        set_order(session, HandOrder{HandColumn::Faults, falling});
        const auto hands = listed(session);
        const auto without = std::ranges::find(hands, 0, &HandRow::faults);
        BOOST_TEST((without - hands.begin() > 3));
        BOOST_TEST(std::all_of(without, hands.end(),
                               [](const HandRow& hand) { return hand.faults == 0; }));
    }
}

BOOST_AUTO_TEST_CASE(hands_are_ordered_by_what_was_misread_and_by_their_stake) {
    House house(600);
    ReplaySession& session = house.desk.replay;
    set_order(session, HandOrder{HandColumn::Misreading, false});
    const auto misread = listed(session);
    std::size_t with = 0;
    for (; with < misread.size() && !misread[with].misreading.empty(); ++with) {
        if (with > 0) BOOST_TEST((misread[with - 1].misreading <= misread[with].misreading));
    }
    BOOST_TEST(with > 5U);
    for (std::size_t i = with; i < misread.size(); ++i) BOOST_TEST(misread[i].misreading.empty());
    set_order(session, HandOrder{HandColumn::Stake, false});
    const auto staked = listed(session);
    for (std::size_t i = 1; i < staked.size(); ++i) {
        if (staked[i].unit == staked[i - 1].unit && !staked[i].stake.is_zero())
            BOOST_TEST((staked[i - 1].stake <= staked[i].stake));
    }
}

BOOST_AUTO_TEST_CASE(only_the_first_are_kept_of_more_hands_than_anybody_reads) {
    House house(600);
    HandSort all(*house.desk.replay.log, {}, {HandColumn::Stake, true});
    HandSort few(*house.desk.replay.log, {}, {HandColumn::Stake, true}, 25);
    all.go_on(Clock::time_point::max());
    few.go_on(Clock::time_point::max());
    BOOST_REQUIRE(all.hands().size() == 600U);
    BOOST_TEST(few.hands().size() == 25U);
    BOOST_TEST(few.found() == 600);
    BOOST_TEST(std::equal(few.hands().begin(), few.hands().end(), all.hands().begin()));
}

BOOST_AUTO_TEST_CASE(a_sort_that_is_stopped_orders_what_was_looked_at) {
    House house(600);
    HandSort sort(*house.desk.replay.log, {}, {HandColumn::Stake, true});
    BOOST_TEST(sort.go_on(Clock::now() - std::chrono::seconds(1)));
    BOOST_TEST(sort.hands().empty());
    sort.stop();
    BOOST_TEST(sort.is_done());
    BOOST_TEST(static_cast<std::int64_t>(sort.hands().size()) == sort.found());
}

BOOST_AUTO_TEST_CASE(the_next_hand_is_the_next_of_the_list) {
    House house(450);
    ReplaySession& session = house.desk.replay;
    set_order(session, HandOrder{HandColumn::Difference, true});
    const auto order = numbers(listed(session));
    session.hand.reset();
    house.open(order[99]);
    open_next_hand(session, 1, house.desk.library.misreadings);
    BOOST_REQUIRE(session.hand.has_value());
    BOOST_TEST(session.hand->row.idx == order[100]);
    BOOST_TEST(session.rows.front().idx == order[100]);  // the page has turned with it
    open_next_hand(session, -1, house.desk.library.misreadings);
    BOOST_TEST(session.hand->row.idx == order[99]);
    BOOST_TEST(session.rows.front().idx == order[0]);
    house.open(order[0]);
    open_next_hand(session, -1, house.desk.library.misreadings);
    BOOST_TEST(session.hand->row.idx == order[0]);
}

BOOST_AUTO_TEST_CASE(facts_say_what_an_audit_finds_in_the_text) {
    House house(600);
    int wrong = 0;
    for (const HandFacts& hand : all_facts(house)) {
        const auto text = house.desk.replay.log->text_of(hand.idx);
        const HandRecord record = read_record(*text).value();
        const Replay replay = replay_hand(record, house.desk.library.misreadings);
        const auto errors = replay.verdict.discrepancies();
        BOOST_TEST(hand.wrong_wagers.size() ==
                   (hand.standing == HandStanding::Wrong ? errors.size() : 0U));
        if (hand.standing != HandStanding::Wrong) continue;
        ++wrong;
        for (std::size_t i = 0; i < errors.size(); ++i)
            BOOST_TEST(hand.wrong_wagers[i] == name_of(errors[i]));
    }
    BOOST_TEST(wrong > 10);
}

BOOST_AUTO_TEST_CASE(the_stake_counts_doubles_splits_and_side_bets) {
    House house(1);
    const auto staked = [&](const char* text) {
        const HandRecord record = read_record(text).value();
        HandLog::Batch batch(*house.desk.replay.log);
        const auto added = batch.add(record);
        batch.commit();
        return facts_of(*house.desk.replay.log, *row_at(*house.desk.replay.log, added.idx)).stake;
    };
    BOOST_TEST((staked("breakout\n1 bet player 10\n1 bet super-tie 5\n2 bet player 20\n"
                       "dealer deal 9c (Tc)\n1 deal 5s 6h\n2 deal Ts 9h\n1 double 4s\n") ==
                Money::cents(4500)));
    BOOST_TEST((staked("breakout\n1 bet player 10\ndealer deal 9c (Tc)\n1 deal 8s 8h\n"
                       "1 split\n") == Money::cents(2000)));
    BOOST_TEST((staked("breakout\ndealer deal 9c (Tc)\n1 deal 8s 8h\n") == Money{}));
}

BOOST_AUTO_TEST_CASE(selected_rows_are_copied_marked_and_exported) {
    House house(200);
    ReplaySession& session = house.desk.replay;
    wait(session);
    const std::vector<std::int64_t> chosen{session.rows[3].idx, session.rows[7].idx,
                                           session.rows[8].idx};
    choose_hands(session, chosen, chosen[1]);
    const LogListScreen screen = list_screen(session);
    BOOST_TEST((screen.chosen == std::vector<int>{3, 7, 8}));
    BOOST_TEST(screen.selected == 7);
    BOOST_TEST(screen.chosen_words == "3 hands selected");
    const std::string lines = chosen_lines(session);
    BOOST_TEST(std::ranges::count(lines, '\n') == 4);
    BOOST_TEST(lines.starts_with("Hand\tTime\tGame\tTable\tDealer\tStake\tResult\t"));
    bookmark_chosen(session);
    BOOST_TEST(session.preferences.bookmarks.size() == 3U);
    BOOST_TEST(hands_with_bookmark(session) == chosen, boost::test_tools::per_element());
    bookmark_chosen(session);
    BOOST_TEST(session.preferences.bookmarks.size() == 3U);
    BOOST_TEST(session.report == "The selected hands have bookmarks already.");
    const auto file = house.folder / "some.txt";
    export_chosen(session, {file.string(), FileFormat::Notation, RowPer::Hand});
    house.finish();
    std::string expected;
    for (const std::int64_t idx : chosen) expected += session.log->text_of(idx).value() + "\n";
    std::string written = read_file(file, 1U << 20U).value();
    const auto without_gaps = [](std::string text) {
        std::erase(text, '\n');
        return text;
    };
    BOOST_TEST(without_gaps(written) == without_gaps(expected));
}

BOOST_AUTO_TEST_CASE(a_copied_id_is_no_formula) {
    House house(1);
    HandFacts hand{house.rows().front(), {}, {}, {}, {}};
    hand.identity.id = "=1+1";
    hand.overpaid = Money::cents(2000);
    const std::array columns{HandColumn::Hand, HandColumn::Difference};
    BOOST_TEST(as_lines(std::span(&hand, 1), columns, house.desk.library) ==
               "Hand\tDifference\n'=1+1\t+$20\n");
}

BOOST_AUTO_TEST_CASE(what_a_hand_shares_can_be_searched_for) {
    House house(600);
    ReplaySession& session = house.desk.replay;
    HandQuery wrong;
    wrong.only_wrong = true;
    house.search(wrong);
    BOOST_REQUIRE(!session.rows.empty());
    const auto misread = std::ranges::find_if(
        session.rows, [](const HandFacts& hand) { return !hand.misreading.empty(); });
    BOOST_REQUIRE(misread != session.rows.end());
    const HandFacts picked = *misread;
    pick_hand(session, picked.idx);
    for (const HandColumn column :
         {HandColumn::Time, HandColumn::Game, HandColumn::Table, HandColumn::Dealer,
          HandColumn::Result, HandColumn::Wrong, HandColumn::Clause, HandColumn::Misreading}) {
        BOOST_TEST_CONTEXT(column_word(column)) {
            house.search(wrong);
            pick_hand(session, picked.idx);
            const auto same = same_hands(session, column);
            BOOST_REQUIRE(same.has_value());
            BOOST_TEST(same->words.starts_with("Only "));
            house.search(same->query);
            const auto found = house.found();
            BOOST_TEST((std::ranges::find(found, picked.idx) != found.end()));
        }
    }
    for (const HandColumn column : {HandColumn::Hand, HandColumn::Stake, HandColumn::Faults})
        BOOST_TEST(!same_hands(session, column).has_value());
}

BOOST_AUTO_TEST_CASE(columns_come_and_go_and_the_last_one_stays) {
    House house(5);
    ReplaySession& session = house.desk.replay;
    auto& columns = session.preferences.hand_columns;
    toggle_column(session, HandColumn::Misreading);
    BOOST_TEST((columns.back() == HandColumn::Misreading));
    const LogListScreen screen = list_screen(session);
    BOOST_TEST(screen.columns.back().title == "Misreading");
    BOOST_TEST(screen.items.front().cells.size() == columns.size());
    for (const HandColumn column : every_hand_column) {
        if (std::ranges::find(columns, column) != columns.end()) toggle_column(session, column);
    }
    BOOST_TEST(columns.size() == 1U);
    BOOST_TEST((read_preferences(house.folder / "state").value().hand_columns == columns));
}

BOOST_AUTO_TEST_CASE(a_heading_sorts_one_way_then_the_other_then_not) {
    const auto first = next_order(std::nullopt, HandColumn::Dealer);
    BOOST_TEST((first == HandOrder{HandColumn::Dealer, false}));
    BOOST_TEST((next_order(first, HandColumn::Dealer) == HandOrder{HandColumn::Dealer, true}));
    BOOST_TEST(!next_order(HandOrder{HandColumn::Dealer, true}, HandColumn::Dealer).has_value());
    BOOST_TEST((next_order(first, HandColumn::Stake) == HandOrder{HandColumn::Stake, true}));
}

BOOST_AUTO_TEST_CASE(a_search_is_saved_used_again_and_deleted) {
    House house(300);
    ReplaySession& session = house.desk.replay;
    HandQuery query;
    query.only_wrong = true;
    query.game = Game::Breakout;
    query.from = "2026-01-01";
    house.search(query);
    set_order(session, HandOrder{HandColumn::Difference, true});
    const auto order = numbers(listed(session));
    save_search(session, "Breakout, worst first");
    BOOST_TEST(session.report == "The search is saved as \u201cBreakout, worst first\u201d.");
    set_order(session, std::nullopt);
    house.search({});
    const SavedSearch kept = read_preferences(house.folder / "state").value().searches.front();
    use_search(session, kept);
    BOOST_TEST(numbers(listed(session)) == order, boost::test_tools::per_element());
    set_order(session, std::nullopt);
    use_search(session, kept);  // the query is the same, the order is not
    BOOST_TEST(numbers(listed(session)) == order, boost::test_tools::per_element());
    delete_search(session, kept.name);
    BOOST_TEST(read_preferences(house.folder / "state").value().searches.empty());
}

BOOST_AUTO_TEST_CASE(a_search_without_a_name_or_one_too_many_is_refused) {
    House house(2);
    ReplaySession& session = house.desk.replay;
    save_search(session, "");
    BOOST_TEST(session.error == "A search is named in 1 to 80 characters.");
    save_search(session, std::string(81, 'x'));
    BOOST_TEST(!session.error.empty());
    for (std::size_t i = 0; i < most_searches; ++i) save_search(session, std::to_string(i));
    BOOST_TEST(session.error.empty());
    save_search(session, "7");  // in the place of the old one
    BOOST_TEST(session.error.empty());
    save_search(session, "one more");
    BOOST_TEST(session.error == "There are 50 saved searches already: delete one first.");
    BOOST_TEST(session.preferences.searches.size() == most_searches);
}

BOOST_AUTO_TEST_CASE(what_makes_no_sense_in_a_kept_search_is_left_out) {
    const auto read = [](const char* text) { return search_from(nlohmann::json::parse(text)); };
    BOOST_TEST(!read("[]").has_value());
    BOOST_TEST(!read(R"({"name": 3})").has_value());
    BOOST_TEST(!read(R"({"name": ""})").has_value());
    const auto odd = read(R"({"name": "x", "game": "poker", "sort": "colour", "dealer": 4,
                              "only-wrong": "yes", "falling": 1})");
    BOOST_TEST((odd == SavedSearch{"x", {}, {}}));
    SavedSearch whole{"all", {}, HandOrder{HandColumn::Clause, true}};
    whole.query = {"T1",     "D2",  "H3",   true, Game::League, "2026-01-01", "2026-01-02",
                   "player", "BRK", "take", "25", "words",      true,         {}};
    BOOST_TEST((search_from(json_of(whole)) == whole));
}

BOOST_AUTO_TEST_SUITE_END()
