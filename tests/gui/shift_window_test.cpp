// A shift dealt in the real window: by keyboard, by mouse, killed in the middle and gone on with.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

ShiftPage& shift_page() { return frame->shift(); }
ShiftRun& shift() { return *desk->shift.run; }
TableRun& table_now() { return shift().round; }

/// The guests have done what they do by themselves: somebody asks, it is the dealer's turn, or the
/// shift is over.
bool is_waited_for() {
    return comes_true([] {
        return shift().over || (shift_page().shift().guest_asks && shift().ask.has_value()) ||
               (!shift().ask && !table_now().round.is_guests_turn() &&
                shift_page().screen().your_turn);
    });
}

/// So many guests have asked, and steps were said.
std::size_t said_so_far() {
    return static_cast<std::size_t>(shift().tally.asks + shift().tally.count.acts) +
           (shift().over ? 0 : table_now().marks.size());
}

void say_due_by_key() {
    const std::size_t before = said_so_far();
    const Event due = table_now().round.due();
    BOOST_REQUIRE(target_for(table_now(), due).has_value());
    pick_in_round(desk->shift, *target_for(table_now(), due));
    frame->show_now();
    press(action_named(dealer_acts, due.verb).key->character - 'a' + 'A');
    if (wants_amount(due.verb)) {
        BOOST_REQUIRE(comes_true([] { return shift_page().amount()->HasFocus(); }));
        come_to_rest();
        type(due.place != 0 ? std::to_string(due.place) : to_text(due.amount));
        press(WXK_RETURN);
    }
    BOOST_REQUIRE(comes_true([&] { return said_so_far() == before + 1; }));
    come_to_rest();
}

/// Without the window's pace, by the session.
void deal_to_a_question() {
    while (!shift().over && !shift().ask) {
        if (go_on_with_shift(desk->shift) || shift().ask || shift().over) continue;
        const Event due = table_now().round.due();
        pick_in_round(desk->shift, target_for(table_now(), due).value_or(0));
        do_in_round(desk->shift, due.verb);
        if (table_now().asks)
            enter_in_round(desk->shift,
                           due.place != 0 ? std::to_string(due.place) : to_text(due.amount));
    }
    frame->show_now();
    come_to_rest();
}

void start_by_key(Game game) {
    come_to_school("Sue");
    desk->learn.choose(game);
    BOOST_REQUIRE(frame->learn().shift_button()->IsShownOnScreen());
    press('H');
    BOOST_REQUIRE(is_open(shift_page()));
    all_fits("how long a shift is");
    all_has_names("how long a shift is");
    press('1');
    BOOST_REQUIRE(comes_true([] { return desk->shift.run.has_value(); }));
    BOOST_TEST(shift().minutes == 30);
    BOOST_TEST((shift().game == game));
}

void put_away() {
    leave_shift(desk->shift);
    drop_unfinished(school(), "shift");
    leave_school(*desk);
    start_over();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shift_window)

BOOST_AUTO_TEST_CASE(a_shift_is_dealt_by_key_and_a_guest_is_answered_first) {
    for (const Game game : every_game) {
        start_by_key(game);
        BOOST_REQUIRE(is_waited_for());
        for (int acts = 0; acts < 3 && !shift().ask; ++acts) {
            say_due_by_key();
            BOOST_REQUIRE(is_waited_for());
        }
        deal_to_a_question();
        BOOST_REQUIRE(shift().ask.has_value());
        BOOST_REQUIRE(comes_true([] { return shift_page().shift().guest_asks; }));
        // A key that was meant for the round answers nothing.
        BOOST_TEST(comes_true([] { return shift_page().targets()->HasFocus(); }));
        press(WXK_SPACE);
        press(WXK_RETURN);
        BOOST_TEST(shift().ask.has_value());
        all_fits("a guest asks");
        all_has_names("a guest asks");
        BOOST_TEST(shift_page().screen().table.asking ==
                   shift().ask->scenario.question.event->who.seat);
        press('D');  // nothing is dealt meanwhile
        BOOST_TEST(comes_true([] { return !shift_page().shift().waits.empty(); }));
        BOOST_TEST(shift().ask.has_value());
        all_fits("a guest is waiting");
        const bool allowed = shift().ask->allowed;
        press(allowed ? 'N' : 'A');
        BOOST_REQUIRE(comes_true([] { return shift().tally.asks > 0; }));
        BOOST_TEST(shift().tally.let_through + shift().tally.turned_away == 1);
        come_to_rest();
        BOOST_TEST(!shift_page().screen().feedback.empty());
        BOOST_TEST(!shift_page().screen().feedback_right);
        all_fits("a wrong answer");
        put_away();
    }
}

BOOST_AUTO_TEST_CASE(buttons_answer_a_guest_and_the_way_back_keeps_the_shift) {
    come_to_school("Sue");
    click(frame->learn().shift_button());
    BOOST_REQUIRE(is_open(shift_page()));
    BOOST_REQUIRE(shift_page().lengths().size() == shift_minutes.size());
    click(shift_page().lengths()[1]);
    BOOST_REQUIRE(comes_true([] { return desk->shift.run.has_value(); }));
    BOOST_TEST(shift().minutes == 45);
    deal_to_a_question();
    BOOST_REQUIRE(shift().ask.has_value());
    const bool allowed = shift().ask->allowed;
    click(allowed ? shift_page().allow_button() : shift_page().refuse_button());
    BOOST_REQUIRE(comes_true([] { return shift().tally.asks == 1; }));
    BOOST_TEST(shift().tally.let_through + shift().tally.turned_away == 0);
    deal_to_a_question();
    const std::size_t said = said_so_far();
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(frame->learn()));
    BOOST_REQUIRE(comes_true([] { return frame->learn().resume_button()->IsShownOnScreen(); }));
    all_fits("today, with a shift to go on with");
    press('G');
    BOOST_REQUIRE(is_open(shift_page()));
    BOOST_REQUIRE(desk->shift.run.has_value());
    BOOST_TEST(said_so_far() == said);
    BOOST_TEST(shift().minutes == 45);
    // The same guest asks again, once the table has caught up.
    BOOST_TEST(comes_true([] { return shift().ask.has_value(); }));
    put_away();
}

BOOST_AUTO_TEST_CASE(when_the_time_is_up_the_round_is_the_last_and_the_sheet_is_shown_and_saved) {
    start_by_key(Game::Breakout);
    deal_to_a_question();
    BOOST_REQUIRE(shift().ask.has_value());
    apply(desk->shift, shift().ask->allowed ? ShiftAction::Refuse : ShiftAction::Allow);
    BOOST_TEST(shift_page().screen().crumb.find("30 minutes left") != std::string::npos);
    const auto rounds = shift().tally.rounds;  // until somebody asked
    shift().spent = 30 * a_minute;
    frame->show_now();
    BOOST_TEST(shift_page().screen().crumb.find("this round is the last") != std::string::npos);
    all_fits("the last round");
    while (!shift().over) {
        deal_to_a_question();
        if (shift().ask)
            apply(desk->shift, shift().ask->allowed ? ShiftAction::Allow : ShiftAction::Refuse);
    }
    frame->show_now();
    come_to_rest();
    BOOST_TEST(shift().tally.rounds == rounds + 1);
    BOOST_REQUIRE(shift_page().shift().sheet.has_value());
    BOOST_TEST(shift_page().slips()->GetItemCount() == 1U);
    BOOST_TEST(comes_true([] { return shift_page().slips()->HasFocus(); }));
    all_fits("the sheet of a shift");
    all_has_names("the sheet of a shift");
    const auto file = std::filesystem::temp_directory_path() / "fairdeal-shift-sheet.pdf";
    std::filesystem::remove(file);
    chosen_file = file.string();
    press('P');
    BOOST_TEST(comes_true([&] { return std::filesystem::exists(file); }));
    BOOST_TEST(school().error == "");
    BOOST_TEST(std::filesystem::file_size(file) > 1000);
    std::filesystem::remove(file);
    chosen_file.clear();
    BOOST_TEST(unfinished_to_resume(school()).has_value());  // the sheet outlives the program
    press('A');
    BOOST_REQUIRE(comes_true([] { return desk->shift.chooses; }));
    BOOST_TEST(!unfinished_to_resume(school()).has_value());
    put_away();
}

BOOST_AUTO_TEST_CASE(a_round_in_a_break_ends_no_shift_and_the_shift_is_resumed_where_it_was) {
    start_by_key(Game::Breakout);
    deal_to_a_question();
    BOOST_REQUIRE(shift().ask.has_value());
    const std::uint64_t seed = shift().round.request.seed;
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(frame->learn()));
    go_to(*desk, DealRound{});
    frame->show_now();
    BOOST_REQUIRE(desk->round.run.has_value());
    keep_round(*desk->round.run, school());
    leave_round(desk->round);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->learn()));
    press('H');
    BOOST_REQUIRE(is_open(shift_page()));
    BOOST_REQUIRE(comes_true([] { return shift_page().resume_button()->IsShownOnScreen(); }));
    BOOST_TEST(comes_true([] { return shift_page().resume_button()->HasFocus(); }));
    all_fits("how long a shift is, with one open");
    all_has_names("how long a shift is, with one open");
    press('G');
    BOOST_REQUIRE(comes_true([] { return desk->shift.run.has_value(); }));
    BOOST_TEST(shift().round.request.seed == seed);
    BOOST_TEST(unfinished_run(school(), "round").has_value());  // it goes on another time
    drop_unfinished(school(), "round");
    put_away();
    go_to(*desk, DealShift{});
    frame->show_now();
    BOOST_TEST(!shift_page().resume_button()->IsShownOnScreen());
    put_away();
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_said_and_its_answers_stay) {
    start_by_key(Game::Midnight);
    deal_to_a_question();
    BOOST_REQUIRE(shift().ask.has_value());
    apply(desk->shift, ShiftAction::Allow);
    const auto answers = school().school->answer_count("sue");
    BOOST_TEST(answers > 0);
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(frame->learn()));
    school().school->keep_unfinished("sue", {"shift", "shift midnight spoilt", 1});
    go_to(*desk, ResumeRun{*unfinished_run(school(), "shift")});
    frame->show_now();
    BOOST_TEST(is_open(frame->learn()));
    BOOST_TEST(school().error.find("Its answers are kept") != std::string::npos);
    BOOST_TEST(school().school->answer_count("sue") == answers);
    BOOST_TEST(!unfinished_run(school(), "shift").has_value());
    school().error.clear();
    put_away();
}

BOOST_AUTO_TEST_SUITE_END()
