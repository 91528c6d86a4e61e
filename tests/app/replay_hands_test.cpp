// Replay on many dealt hands: stepping, marks, what is said of each wager, bookmarks, and logs that
// others spoil meanwhile.

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "content/library.h"
#include "dealing/deal.h"
#include "desk/replay/replay_actions.h"
#include "desk/replay/replay_wagers.h"
#include "picture/table/table_picture.h"
#include "replay_house.h"
#include "support/log_rows.h"
#include "support/times.h"

using namespace fairdeal;

namespace {

OpenHand on_the_table(const HandRecord& record, std::span<const Misreading> misreadings) {
    OpenHand hand;
    hand.replay = replay_hand(record, misreadings);
    hand.marks = marks_of(hand.replay);
    return hand;
}

std::string words_of(const OpenHand& hand) { return table_in_words(view_of(table_screen(hand))); }

std::vector<unsigned> pixels_of(const OpenHand& hand) {
    const TableView view = view_of(table_screen(hand));
    return draw_pixels({640, 480}, 0.5,
                       [&](Painter& painter) {
                           draw_table(painter, view, {0, 0, 640, 480}, Surround::Light);
                       })
        .argb;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(replay_hands)

BOOST_AUTO_TEST_CASE(forward_and_back_again_is_the_same_table) {
    auto library = load_library(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE(library.has_value());
    int hands = 0;
    int differ = 0;
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), 41, 80);
        for (int i = 0; i < 600; ++i, ++hands) {
            OpenHand hand = on_the_table(machine.next().record, {});
            std::vector<std::string> forward;
            const std::size_t all = hand.replay.steps.size();
            for (std::size_t step = 0; step <= all; ++step, go_to_step(hand, hand.step + 1))
                forward.push_back(words_of(hand));
            for (std::size_t step = all + 1; step-- > 0; go_to_step(hand, hand.step - 1)) {
                BOOST_REQUIRE_EQUAL(hand.step, step);
                if (words_of(hand) != forward[step]) ++differ;
                if (hand.step == 0) break;
            }
        }
    }
    BOOST_TEST(hands == 2400);
    BOOST_TEST(differ == 0);
}

BOOST_AUTO_TEST_CASE(forward_and_back_again_is_the_same_picture) {
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), 5, 80);
        OpenHand hand = on_the_table(machine.next().record, {});
        go_to_step(hand, hand.replay.steps.size() / 2);
        const auto here = pixels_of(hand);
        go_to_step(hand, hand.step + 3);
        BOOST_TEST((pixels_of(hand) != here));
        go_to_step(hand, hand.step - 3);
        BOOST_TEST((pixels_of(hand) == here));
    }
}

BOOST_AUTO_TEST_CASE(every_fault_and_mismatch_is_marked_and_no_other) {
    for (const Game game : every_game) {
        DealingMachine machine(TableCard(game), 17, 150);
        for (int i = 0; i < 300; ++i) {
            const OpenHand hand = on_the_table(machine.next().record, {});
            for (std::size_t step = 1; step <= hand.replay.steps.size(); ++step) {
                const ReplayStep& at = hand.replay.steps[step - 1];
                const auto marked = [&](MarkKind kind) {
                    return std::find(hand.marks.begin(), hand.marks.end(),
                                     ReplayMark{step, kind}) != hand.marks.end();
                };
                BOOST_TEST(marked(MarkKind::Fault) == !at.breaches.empty());
                const bool last = step == hand.replay.steps.size();
                if (!last) BOOST_TEST(marked(MarkKind::Mismatch) == at.is_wrong());
            }
            BOOST_TEST(std::is_sorted(hand.marks.begin(), hand.marks.end(),
                                      [](auto a, auto b) { return a.step < b.step; }));
        }
    }
}

BOOST_AUTO_TEST_CASE(marks_stand_where_something_else_begins) {
    const auto record = read_record(
        "breakout\n1 bet dealer 25\n2 bet player 25\n1 deal Th 6d\n2 deal 9h 9d\n"
        "dealer deal 9c (8s)\n1 hit Kc\n2 stand\ndealer turn 8s\ndealer stand\n"
        "1 take dealer 25\n2 pay player 25\n");
    BOOST_REQUIRE(record.has_value());
    const OpenHand hand = on_the_table(*record, {});
    const std::vector<ReplayMark> expected{{1, MarkKind::Money},    {3, MarkKind::Deal},
                                           {6, MarkKind::Decision}, {7, MarkKind::Decision},
                                           {8, MarkKind::Deal},     {9, MarkKind::Decision},
                                           {10, MarkKind::Money},   {10, MarkKind::Mismatch}};
    BOOST_TEST((hand.marks == expected));
}

BOOST_AUTO_TEST_CASE(playing_pauses_at_every_mismatch) {
    House house(200);
    house.search({"", "", "", true});
    house.open(house.desk.replay.rows.front().idx);
    OpenHand& hand = house.hand();
    const auto wrong = mismatches_of(hand.replay);
    go_to_step(hand, 0);
    toggle_playing(hand);
    while (beat(hand, true)) {
    }
    BOOST_TEST(hand.step == wrong.front());
    PlaySettings play;
    BOOST_TEST(beat_time(play, std::nullopt, 20) == 900);
    play.recorded_time = true;
    BOOST_TEST(beat_time(play, 40'000'000, 20) == 2000);
    BOOST_TEST(beat_time(play, std::nullopt, 20) == 900);
}

BOOST_AUTO_TEST_CASE(the_sides_add_up_to_what_the_log_says) {
    House house(400);
    int different = 0;
    for (const HandRow& row : house.rows()) {
        house.open(row.idx);
        const ReplayScreen screen = replay_screen(house.hand(), house.desk.library);
        const auto wagers = wagers_of(*house.desk.replay.log, row.idx);
        const auto logged = std::count_if(wagers.begin(), wagers.end(), [](const WagerRow& wager) {
            return !wager.difference.is_zero();
        });
        const auto said = std::count_if(
            screen.wagers.begin(), screen.wagers.end(), [](const RuledWagerScreen& shown) {
                return !shown.right &&
                       shown.difference.find_first_of("0123456789") != std::string::npos;
            });
        BOOST_TEST(said == logged, "hand " << row.idx);
        different += static_cast<int>(logged);
        for (const RuledWagerScreen& shown : screen.wagers) {
            BOOST_TEST(!shown.due.empty());
            if (shown.due != "Nothing") BOOST_TEST(!shown.clauses.empty());
            BOOST_TEST(!shown.facts.empty());
        }
    }
    BOOST_TEST(different > 10);
}

BOOST_AUTO_TEST_CASE(the_next_mismatch_goes_through_the_whole_log_and_back) {
    House house(3000);
    const auto rows = house.rows();
    std::vector<std::int64_t> off;
    for (const HandRow& row : rows) {
        if (row.standing == HandStanding::Wrong || row.faults > 0) off.push_back(row.idx);
    }
    BOOST_REQUIRE(off.size() > 50U);
    house.open(1);
    go_to_step(house.hand(), 0);
    std::vector<std::int64_t> visited;
    for (std::size_t i = 0; i < 20 * off.size(); ++i) {
        const auto was = std::pair(house.hand().row.idx, house.hand().step);
        open_next_mismatch(house.desk.replay, 1, house.desk.library.misreadings);
        if (std::pair(house.hand().row.idx, house.hand().step) == was) break;
        if (visited.empty() || visited.back() != house.hand().row.idx)
            visited.push_back(house.hand().row.idx);
    }
    BOOST_TEST(visited == off, boost::test_tools::per_element());
    BOOST_TEST(!house.desk.replay.report.empty());
    for (std::size_t i = off.size() - 1; i-- > 0;) {
        while (house.hand().row.idx > off[i])
            open_next_mismatch(house.desk.replay, -1, house.desk.library.misreadings);
        BOOST_REQUIRE_EQUAL(house.hand().row.idx, off[i]);
    }
}

BOOST_AUTO_TEST_CASE(hands_are_paged_from_wherever_one_is) {
    House house(450);
    house.open(333);
    close_hand(house.desk.replay);
    BOOST_TEST(list_screen(house.desk.replay).selected >= 0);
    open_next_hand(house.desk.replay, -1, house.desk.library.misreadings);
    BOOST_TEST(house.hand().row.idx == 332);
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(house.hand().row.idx == 334);
}

BOOST_AUTO_TEST_CASE(notes_and_bookmarks_are_kept_and_found) {
    House house(80);
    house.open(7);
    go_to_step(house.hand(), 4);
    BOOST_TEST((action_of(replay_actions, key('b'))->name == ReplayAction::Bookmark));
    apply(house.desk.replay, ReplayAction::Bookmark);
    BOOST_TEST(bookmarks_here(house.desk.replay) == std::vector<std::size_t>{4},
               boost::test_tools::per_element());
    const Bookmark mark = house.desk.preferences.bookmarks.front();
    BOOST_TEST((read_preferences(house.desk.preferences.folder).value() == house.desk.preferences));
    BOOST_REQUIRE(add_note(house.desk.replay, "Dealer looked away\nwhile paying.", "s7",
                           "2026-03-14T21:05:09Z"_utc));
    BOOST_TEST(house.hand().entries.size() == 1U);
    BOOST_TEST(!add_note(house.desk.replay, "  \n", "s7", "2026-03-14T21:05:09Z"_utc));
    BOOST_TEST(!add_note(house.desk.replay, "Looked away.", "", "2026-03-14T21:05:09Z"_utc));
    BOOST_TEST(house.desk.replay.error == "A note has an author: type your id, then Ctrl Enter.");
    BOOST_TEST(!add_note(house.desk.replay, "again", "two words", "2026-03-14T21:05:09Z"_utc));
    BOOST_TEST(!house.desk.replay.error.empty());
    HandQuery query;
    query.notes = "looked paying";
    house.search(query);
    BOOST_TEST(house.found() == std::vector<std::int64_t>{7}, boost::test_tools::per_element());
    open_bookmark(house.desk.replay, mark);
    BOOST_TEST(house.hand().row.idx == 7);
    BOOST_TEST(house.hand().step == 4U);
    apply(house.desk.replay, ReplayAction::Bookmark);
    BOOST_TEST(house.desk.preferences.bookmarks.empty());
}

BOOST_AUTO_TEST_CASE(a_hand_is_saved_as_text_and_a_step_as_a_picture) {
    House house(80);
    house.search({"", "", "", true});
    house.open(house.desk.replay.rows.front().idx);
    const std::string text = (house.folder / "hand.txt").string();
    save_hand_text(house.desk.replay, text);
    BOOST_TEST(house.desk.replay.error.empty());
    std::ifstream in(text);
    std::stringstream read;
    read << in.rdbuf();
    BOOST_TEST(read.str().find(record_text(house.hand())) != std::string::npos);
    BOOST_TEST(read.str().find("Paid") != std::string::npos);
    const std::string picture = (house.folder / "step.png").string();
    save_step_picture(house.desk.replay, picture);
    BOOST_TEST(std::filesystem::file_size(picture) > 10'000U);
    save_hand_text(house.desk.replay, (house.folder / "no" / "such" / "folder.txt").string());
    BOOST_TEST(!house.desk.replay.error.empty());
}

BOOST_AUTO_TEST_CASE(what_if_lays_another_ruling_beside_the_true_one) {
    const auto record = read_record(
        "breakout\n1 bet dealer 25\n1 deal Th 6d\ndealer deal 9c (8s)\n1 hit Kc\n"
        "dealer turn 8s\ndealer stand\n1 push dealer\n");
    BOOST_REQUIRE(record.has_value());
    OpenHand hand = on_the_table(*record, {});
    hand.step = 4;
    ask_other_card(hand.what_if, hand.replay, 4, card_from("4c").value());
    BOOST_REQUIRE(hand.what_if.result.has_value());
    show_tab(hand, ReplayTab::WhatIf, {});
    const WhatIfScreen screen = what_if_screen(hand, {});
    BOOST_REQUIRE_EQUAL(screen.differences.size(), 1U);
    BOOST_TEST(screen.differences.front().was == "Push");
    BOOST_TEST(screen.event_words == "1 hit Kc");
    ask_other_card(hand.what_if, hand.replay, 1, card_from("4c").value());
    BOOST_TEST(!hand.what_if.result.has_value());
    BOOST_TEST(hand.what_if.error == "This event has no card.");
    ask_other_event(hand.what_if, hand.replay, 4, "no words of any record");
    BOOST_TEST(!hand.what_if.error.empty());
    ask_other_option(hand.what_if, hand.replay, "hit-soft-17", "yes");
    BOOST_TEST(hand.what_if.error.empty());
    ask_other_option(hand.what_if, hand.replay, "no-such-option", "yes");
    BOOST_TEST(!hand.what_if.error.empty());
}

BOOST_AUTO_TEST_CASE(a_record_that_cannot_be_read_is_said_and_passed_over) {
    House house(60);
    house.spoil(
        "DROP TRIGGER record_is_never_changed; UPDATE record SET body = 'nonsense' WHERE idx = 5");
    house.open(4);
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(house.hand().row.idx == 4);
    BOOST_TEST(!house.desk.replay.error.empty());
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(house.hand().row.idx == 6);
    BOOST_TEST(house.desk.replay.error.empty());
}

BOOST_AUTO_TEST_CASE(a_log_that_goes_or_changes_meanwhile_never_stops_the_room) {
    House house(300);
    house.open(10);
    house.spoil("DROP TABLE search_block");
    HandQuery query;
    query.wager = "dealer";
    house.search(query);
    BOOST_TEST(!house.desk.replay.error.empty());
    BOOST_TEST(house.desk.replay.search.is_done());
    set_query(house.desk.replay, {});
    house.spoil("DROP TABLE hand");
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(!house.desk.replay.error.empty());
    open_next_mismatch(house.desk.replay, 1, house.desk.library.misreadings);
    turn_page(house.desk.replay, 1);
    BOOST_TEST(!house.desk.replay.error.empty());
    close_hand(house.desk.replay);
    std::filesystem::remove(house.file());
    house.open(11);
    list_screen(house.desk.replay);
    set_query(house.desk.replay, {"T1", "", "", false});
}

BOOST_AUTO_TEST_CASE(an_empty_log_says_that_it_is_empty) {
    House house(0);
    BOOST_REQUIRE(house.desk.replay.log != nullptr);
    const LogListScreen screen = list_screen(house.desk.replay);
    BOOST_TEST(screen.empty == "The log holds no hand yet.");
    BOOST_TEST(!screen.can_newer);
    BOOST_TEST(!screen.can_older);
    open_next_hand(house.desk.replay, 1, house.desk.library.misreadings);
    BOOST_TEST(!house.desk.replay.hand.has_value());
}

/// Everything that a replayed hand says of its wagers and events.
std::vector<std::string> words_of_amounts(const OpenHand& hand, const Library& library) {
    std::vector<std::string> all;
    for (const RuledWagerScreen& one : ruled_wagers(hand.replay, library)) {
        for (const std::string* words :
             {&one.due, &one.paid, &one.difference, &one.who_is_out, &one.facts, &one.spoken})
            all.push_back(*words);
    }
    const ReplayScreen screen = replay_screen(hand, library);
    for (const EventItem& event : screen.events) {
        all.push_back(event.text);
        all.push_back(event.note);
    }
    all.push_back(table_in_words(view_of(table_screen(hand))));
    for (const TableMark& mark : table_screen(hand).marks) all.push_back(mark.word);
    return all;
}

BOOST_AUTO_TEST_CASE(a_dollar_sign_stands_before_cash_only) {
    House house(200);
    int cash = 0, chips = 0;
    for (const HandRow& row : house.rows()) {
        house.open(row.idx);
        const Unit unit = unit_of(house.hand().replay.record.header);
        for (const std::string& words : words_of_amounts(house.hand(), house.desk.library)) {
            const bool in_dollars = words.find('$') != std::string::npos;
            const bool in_chips = words.find(" chips") != std::string::npos;
            cash += in_dollars ? 1 : 0;
            chips += in_chips ? 1 : 0;
            BOOST_TEST(!(unit == Unit::Chips && in_dollars), words);
            BOOST_TEST(!(unit == Unit::Cash && in_chips), words);
        }
    }
    BOOST_TEST(cash > 0);
    BOOST_TEST(chips > 0);
}

BOOST_AUTO_TEST_SUITE_END()
