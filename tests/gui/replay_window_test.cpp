// The replay room in the real window.
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <set>

#include "desk/kit/player.h"
#include "desk/replay/replay_actions.h"
#include "reader.h"
#include "sample.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

/// "Count: Count the hands (C)" of every button in a window that has a tip.
std::set<std::string> tips_of(const wxWindow* window) {
    std::set<std::string> tips;
    for (const wxWindow* child : window->GetChildren()) {
        tips.merge(tips_of(child));
        const auto* button = dynamic_cast<const wxAnyButton*>(child);
        const std::string tip = child->GetToolTipText().utf8_string();
        if (button != nullptr && !tip.empty())
            tips.insert(button->GetLabelText().utf8_string() + ": " + tip);
    }
    return tips;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(replay_window)

BOOST_AUTO_TEST_CASE(a_file_that_is_no_log_is_said_and_the_room_stays_open) {
    start_over();
    press('3', wxMOD_CONTROL);
    chosen_file = FAIRDEAL_SOURCE_DIR "/CMakeLists.txt";
    press('O', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return !desk->replay.work && !desk->replay.error.empty(); }));
    chosen_file.clear();
}

BOOST_AUTO_TEST_CASE(a_sample_night_is_dealt_and_a_hand_opened_by_keyboard) {
    open_the_sample();
    BOOST_TEST(comes_true([] { return frame->log().list()->GetItemCount() == 100U; }));
    type("w");
    BOOST_TEST(comes_true([] { return desk->replay.query.only_wrong; }));
    come_to_rest();
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return desk->replay.hand.has_value(); }));
}

BOOST_AUTO_TEST_CASE(cards_and_chips_move_unless_the_user_or_the_system_turns_that_off) {
    open_the_sample();
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return desk->replay.hand.has_value(); }));
    const TableCanvas& table = frame->replay().table();
    /// Whether something moves at one of the next steps.
    const auto moves = [&] {
        bool moved = false;
        apply(desk->replay, PlayAction::First);
        frame->show_now();
        come_to_rest();
        for (int i = 0; i < 6 && !moved; ++i) {
            apply(desk->replay, PlayAction::Step);
            frame->show_now();
            moved = table.is_moving();
        }
        return moved;
    };
    system_moves_things(true);
    BOOST_TEST(moves());
    BOOST_TEST(comes_true([&] { return !table.is_moving(); }));  // it comes to its place
    press('L', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return !desk->preferences.motion; }));
    BOOST_TEST(!moves());
    press('L', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return desk->preferences.motion; }));
    system_moves_things(false);
    BOOST_TEST(!moves());
}

BOOST_AUTO_TEST_CASE(headings_sort_and_rows_are_selected_by_keyboard_and_mouse) {
    open_the_sample();
    ReplaySession& session = desk->replay;
    RowList* list = frame->log().list();
    come_to_rest();
    click(frame->log().table()->heading(HandColumn::Stake));
    BOOST_TEST(comes_true([&] { return session.order == HandOrder{HandColumn::Stake, true}; }));
    BOOST_TEST(comes_true([&] { return session.rows.size() == 100U; }));
    come_to_rest();
    list->SetFocus();
    press(WXK_DOWN, wxMOD_SHIFT);
    press(WXK_DOWN, wxMOD_SHIFT);
    BOOST_TEST(comes_true([&] { return session.chosen.size() == 3U; }));
    BOOST_TEST((list->chosen() == std::vector<int>{0, 1, 2}));
    press('C', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return session.report == "3 hands are on the clipboard."; }));
    press(WXK_DOWN);
    BOOST_TEST(comes_true([&] { return session.chosen.size() == 1U; }));
    press('A', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return list->chosen().size() == 100U; }));
    BOOST_TEST(cut_off(frame) == "");
    click_at(list, wxPoint(60, 60));
    BOOST_TEST(comes_true([&] { return list->chosen().size() == 1U; }));
    BOOST_TEST(!session.hand.has_value());
    const std::int64_t picked = session.picked;
    press(WXK_RETURN);
    BOOST_TEST(comes_true([&] { return session.hand && session.hand->row.idx == picked; }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([&] { return !session.hand.has_value(); }));
    set_order(session, std::nullopt);
    frame->show_now();
    come_to_rest();
}

BOOST_AUTO_TEST_CASE(a_hand_is_stepped_through_by_keys_and_slider) {
    open_the_sample();
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    come_to_rest();
    const auto step = [] { return desk->replay.hand->step; };
    const std::size_t all = desk->replay.hand->replay.steps.size();
    BOOST_TEST(step() == all);
    press(WXK_HOME);
    BOOST_TEST(comes_true([&] { return step() == 0U; }));
    press(WXK_RIGHT);
    press(WXK_RIGHT);
    BOOST_TEST(comes_true([&] { return step() == 2U; }));
    press(WXK_LEFT);
    BOOST_TEST(comes_true([&] { return step() == 1U; }));
    press(WXK_END);
    BOOST_TEST(comes_true([&] { return step() == all; }));
    click_at(frame->replay().timeline(), frame->replay().timeline()->place_of(3));
    BOOST_TEST(comes_true([&] { return step() == 3U; }));
    const int row = frame->replay().events()->VirtualHitTest(75);
    BOOST_REQUIRE(row != wxNOT_FOUND);
    click_at(frame->replay().events(), wxPoint(60, 75));
    BOOST_TEST(comes_true([&] { return step() == static_cast<std::size_t>(row) + 1; }));
    press(WXK_HOME);
    press(WXK_SPACE);
    BOOST_TEST(comes_true([&] { return step() >= 2U; }));
    BOOST_TEST(desk->replay.hand->playing);
    press(WXK_SPACE);
    BOOST_TEST(comes_true([&] { return !desk->replay.hand->playing; }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !desk->replay.hand.has_value(); }));
}

BOOST_AUTO_TEST_CASE(a_wrong_hand_says_so_and_nothing_is_cut_off) {
    open_the_sample();
    set_query(desk->replay, {"", "", "", true});
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->SetSize(1024, 700);
    frame->show_now();
    come_to_rest();
    BOOST_TEST(!frame->replay().verdicts().empty());
    BOOST_TEST(cut_off(frame) == "");
    close_hand(desk->replay);
    frame->show_now();
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1280, 800);
    come_to_rest();
}

BOOST_AUTO_TEST_CASE(tabs_bookmarks_and_mismatches_answer_to_keys) {
    open_the_sample();
    set_query(desk->replay, {"", "", "", true});
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    come_to_rest();
    press('2');
    BOOST_TEST(comes_true([] { return desk->replay.hand->tab == ReplayTab::Why; }));
    BOOST_TEST(desk->replay.hand->why.has_value());
    press('B');
    BOOST_TEST(comes_true([] { return desk->preferences.bookmarks.size() == 1U; }));
    press('B');
    BOOST_TEST(comes_true([] { return desk->preferences.bookmarks.empty(); }));
    const std::int64_t first = desk->replay.hand->row.idx;
    for (int i = 0; i < 12 && desk->replay.hand->row.idx == first; ++i) press('N');
    BOOST_TEST(desk->replay.hand->row.idx > first);
    for (int i = 0; i < 12 && desk->replay.hand->row.idx > first; ++i) press('N', wxMOD_SHIFT);
    BOOST_TEST(desk->replay.hand->row.idx == first);
    press(WXK_HOME);
    press(WXK_RIGHT, wxMOD_CONTROL);
    BOOST_TEST(comes_true(
        [] { return desk->replay.hand->step == desk->replay.hand->marks.front().step; }));
}

BOOST_AUTO_TEST_CASE(buttons_say_what_they_do_and_by_which_key) {
    open_the_sample();
    auto tips = tips_of(&frame->log());
    for (const char* tip :
         {"Only wrong: Only hands with a settlement error (W)",
          "Bookmarked: Only hands with a bookmark (B)", "More: More to search by (F)"})
        BOOST_TEST(tips.contains(tip), tip);
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    come_to_rest();
    tips = tips_of(&frame->replay());
    for (const char* tip :
         {": All hands",
          ": Hand before",
          ": Hand after",
          ": Before the hand",
          ": One event back",
          ": Play",
          ": One event on",
          ": After the hand",
          "\u2212: Slower (\u2212)",
          "+: Faster (+)",
          "\u2039: Mismatch before, in the whole log (Shift N)",
          "\u203a: Next mismatch, in the whole log (N)",
          "Recorded time: About as fast as the table was. The log has one time a hand: its events "
          "share the time until the table's next hand equally (T)",
          "Pause at mismatches: Pause at every mismatch (P)",
          "Count: Count the hands (C)",
          "Bookmark: Bookmark this event (B)",
          "Copy: Copy the record (Ctrl C)",
          "Text: Save the hand as text (Ctrl S)",
          "PNG: Save the step as a picture (Ctrl P)",
          "PDF: Save the hand as PDF (Ctrl F)",
          "Scenario: Make a scenario of the hand (Ctrl M)",
          "Open a case: Open a case on the hand (Ctrl K)",
          "Wagers: Wagers (1)",
          "Why: Why (2)",
          "What if: What if (3)",
          "Notes: Notes (4)",
          "Video: Video (5)"})
        BOOST_TEST(tips.contains(tip), tip);
    std::set<std::string> names;
    for (const Control& control : controls_of(frame)) names.insert(control.name);
    for (const char* name :
         {"All hands", "Slower", "Mismatch before, in the whole log", "Copy the record", "Play",
          "Save the hand as text", "Open a case on the hand", "Count", "Wagers"})
        BOOST_TEST(names.contains(name), name);
}

BOOST_AUTO_TEST_CASE(another_event_is_typed_and_ruled) {
    open_the_sample();
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    press('3');
    BOOST_REQUIRE(comes_true([] { return !frame->replay().panel()->fields().empty(); }));
    come_to_rest();
    click(frame->replay().panel()->fields().front());
    press('A', wxMOD_CONTROL);
    type("no such event");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return !desk->replay.hand->what_if.error.empty(); }));
    press(WXK_ESCAPE);
    come_to_rest();
    BOOST_TEST(desk->replay.hand.has_value());
}

BOOST_AUTO_TEST_CASE(every_question_of_what_if_is_reached_by_its_key) {
    open_the_sample();
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    come_to_rest();
    press(WXK_HOME);
    press(WXK_RIGHT);
    const auto in_field = [](const std::string& letters) {
        const auto* field = dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus());
        return field != nullptr && field->GetValue().utf8_string().starts_with(letters);
    };
    press('E');
    const std::string first = to_text(desk->replay.hand->replay.record.events.front());
    BOOST_REQUIRE(comes_true([&] { return in_field(first); }));
    press(WXK_ESCAPE);
    press('A');
    BOOST_REQUIRE(comes_true([&] { return in_field(""); }));
    type("no such event");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] {
        const WhatIfPanel& panel = desk->replay.hand->what_if;
        return panel.asked.starts_with("After event 1: ") && !panel.error.empty();
    }));
    press(WXK_ESCAPE);
    come_to_rest();
    press(WXK_DELETE);
    BOOST_TEST(comes_true([] { return desk->replay.hand->what_if.asked == "Event 1 left out"; }));
    const auto& effects = desk->replay.hand->what_if.effects;
    BOOST_REQUIRE(effects.has_value());
    press(']');
    BOOST_TEST(comes_true([&] { return effects->empty() || desk->replay.hand->what_if.effect; }));
    press('O');
    BOOST_REQUIRE(comes_true([] { return frame->replay().panel()->lists().rule->HasFocus(); }));
    press(WXK_ESCAPE);
    come_to_rest();
    press('W');
    BOOST_TEST(comes_true([] { return desk->replay.hand->tab == ReplayTab::Notes; }));
    press(WXK_ESCAPE);
    come_to_rest();
    BOOST_TEST(desk->replay.hand.has_value());
}

BOOST_AUTO_TEST_CASE(a_note_is_typed_into_the_log) {
    open_the_sample();
    open_hand(desk->replay, desk->replay.rows.back().idx, desk->library.misreadings);
    press('4');
    BOOST_REQUIRE(comes_true([] { return !frame->replay().panel()->fields().empty(); }));
    come_to_rest();
    const std::size_t before = desk->replay.hand->entries.size();
    click(frame->replay().panel()->fields().front());
    type("paid twice");
    const auto typed = [] {
        return frame->replay().panel()->fields().front()->GetValue().utf8_string();
    };
    BOOST_REQUIRE(comes_true([&] { return typed() == "paid twice"; }));
    press(WXK_RETURN, wxMOD_CONTROL);
    // Nobody's note is none: the keyboard is where the author is typed.
    BOOST_REQUIRE(comes_true([] { return !desk->replay.error.empty(); }));
    BOOST_TEST(desk->replay.error == "A note has an author: type your id, then Ctrl Enter.");
    BOOST_TEST(desk->replay.hand->entries.size() == before);
    BOOST_TEST(typed() == "paid twice");
    BOOST_REQUIRE(comes_true([] { return frame->replay().panel()->fields().back()->HasFocus(); }));
    type("s7");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE_MESSAGE(comes_true([&] { return desk->replay.hand->entries.size() > before; }),
                          desk->replay.error);
    BOOST_REQUIRE(desk->replay.hand->entries.size() == before + 1);
    BOOST_TEST(desk->replay.hand->entries.back().entry.text == "paid twice\n");
    BOOST_TEST(desk->replay.hand->entries.back().entry.by == "s7");
}

BOOST_AUTO_TEST_CASE(a_video_is_tied_by_typing_and_told_where_it_was_clicked) {
    open_the_sample();
    open_hand(desk->replay, desk->replay.rows.back().idx, desk->library.misreadings);
    const std::string film = (std::filesystem::current_path() / "gui-film.mp4").string();
    std::ofstream(film) << "frames";
    press('5');
    const auto& fields = frame->replay().panel()->fields();
    BOOST_REQUIRE(comes_true([&] { return fields.size() == 4U; }));
    come_to_rest();
    const std::size_t before = desk->replay.hand->entries.size();
    fields[2]->SetValue("");  // who wrote before
    click(fields.front());
    type(film);
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return desk->replay.error == "Who ties it? Your user ID."; }));
    BOOST_TEST(fields.front()->GetValue().utf8_string() == film);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    click(fields[2]);
    type("s7");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([&] { return desk->replay.hand->entries.size() > before; }));
    BOOST_TEST(desk->replay.report == "The video is tied to the hand.");
    come_to_rest();
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1280, 800);
    come_to_rest();
    std::filesystem::remove(film);
    press(WXK_ESCAPE);
    press('V');
    BOOST_TEST(
        comes_true([] { return desk->replay.error.find("is not there") != std::string::npos; }));
    press('1');
}

BOOST_AUTO_TEST_CASE(players_are_told_where_to_begin) {
    const auto words = [](const char* player) {
        std::string all;
        for (const std::string& word :
             player_words(player, "/v/B 7.mp4", std::chrono::milliseconds(754'200)))
            all += "[" + word + "]";
        return all;
    };
    BOOST_TEST(words("/usr/bin/mpv") == "[/usr/bin/mpv][--start=754.200][/v/B 7.mp4]");
    BOOST_TEST(words("vlc") == "[vlc][--start-time=754.200][/v/B 7.mp4]");
    BOOST_TEST(words("ffplay") == "[ffplay][-ss][754.200][/v/B 7.mp4]");
    BOOST_TEST(words("totem") == "");
    BOOST_TEST(words("") == "");
}

BOOST_AUTO_TEST_CASE(a_clause_is_searched_for_by_typing) {
    open_the_sample();
    press('F');
    come_to_rest();
    BOOST_TEST(frame->log().fields()->shows_more());
    click(frame->log().fields()->field("clause"));
    type("brk-push");
    BOOST_TEST(comes_true(
        [] { return desk->replay.query.clause == "brk-push" && desk->replay.search.is_done(); }));
    BOOST_TEST(!desk->replay.rows.empty(), desk->replay.error);
    for (const HandRow& row : desk->replay.rows) BOOST_TEST((row.game == Game::Breakout));
    BOOST_TEST(cut_off(frame) == "");
    press(WXK_ESCAPE);
    press('X');
    BOOST_TEST(comes_true([] { return desk->replay.query == HandQuery{}; }));
}

BOOST_AUTO_TEST_SUITE_END()
