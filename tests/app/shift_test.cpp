// A shift without a window: robots deal for hours, and the sheet tells what each of them did wrong.

#include "desk/shift/shift_run.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "desk/shift/shift_words.h"

using namespace fairdeal;

namespace {

/// Deals as the engine says, but for what a hundredth of its acts and answers it gets wrong.
struct Robot {
    Classroom& classroom;
    Dice dice;
    unsigned slips = 0;  // in a hundred
    Millis pace = 6000;  // an act
    int acts = 0, wrong_acts = 0, asks = 0, let_through = 0, turned_away = 0;

    void answer(ShiftRun& shift) {
        const bool due = shift.ask->allowed;
        const bool errs = dice.chance(slips);
        ++asks;
        if (errs) ++(due ? turned_away : let_through);
        answer_guest(shift, due != errs, classroom.room, shipped_content());
    }
    /// An amount that is a dollar too much, or the act itself.
    void deal(ShiftRun& shift) {
        ++acts;
        const bool errs = dice.chance(slips);
        const Event due = shift.round.round.due();
        const auto at = target_for(shift.round, due);
        BOOST_REQUIRE_MESSAGE(at.has_value(), to_text(due));
        const bool pays = due.verb == Verb::Pay;
        const Money more = errs && pays ? Money::dollars(1) : Money();
        wrong_acts += errs && pays ? 1 : 0;
        pick_target(shift.round, *at);
        SchoolRoom& room = classroom.room;
        if (wants_amount(due.verb)) {
            choose_act(shift.round, due.verb, room, shipped_content());
            shift.round.typed =
                due.place != 0 ? std::to_string(due.place) : to_text(due.amount + more);
            deal_in(shift, room,
                    [&](TableRun& run) { enter_amount(run, room, shipped_content()); });
        } else {
            deal_in(shift, room,
                    [&](TableRun& run) { choose_act(run, due.verb, room, shipped_content()); });
        }
    }
    void work(ShiftRun& shift) {
        while (!shift.over) {
            if (let_table_act(shift, classroom.room)) continue;
            if (shift.over) break;
            classroom.now += pace;
            shift.ask ? answer(shift) : deal(shift);
        }
    }
};

bool says(const std::vector<std::string>& lines, const std::string& words) {
    return std::find(lines.begin(), lines.end(), words) != lines.end();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shifts)

BOOST_AUTO_TEST_CASE(a_robot_that_knows_the_games_deals_an_hour_of_each_without_an_error) {
    for (const Game game : every_game) {
        Classroom classroom;
        pass_lessons(classroom.room, game);
        ShiftRun shift = start_shift(classroom.room, shipped_content(), game, 60);
        Robot robot{classroom, Dice(1)};
        robot.work(shift);
        BOOST_TEST_CONTEXT(to_text(game)) {
            const ShiftTally& tally = shift.tally;
            BOOST_TEST(tally.rounds > 20);
            BOOST_TEST(tally.hands >= tally.rounds);
            BOOST_TEST(tally.count.acts == robot.acts);
            BOOST_TEST(tally.count.right == tally.count.acts);
            BOOST_TEST(robot.asks > 10);
            BOOST_TEST(shift.asks.size() == static_cast<std::size_t>(robot.asks));
            const ShiftSheet sheet = shift_sheet(shift);
            BOOST_TEST(sheet.clean);
            BOOST_TEST(sheet.slips.empty());
            BOOST_TEST(says(sheet.protection, "Forbidden wagers and plays let through: 0"));
            // The last round is dealt to its end.
            BOOST_TEST(shift.spent >= 60 * a_minute);
            BOOST_TEST(shift.spent < 75 * a_minute);
            int forbidden = 0, allowed = 0;
            for (const AskMark& mark : shift.asks) ++(mark.ask.allowed ? allowed : forbidden);
            BOOST_TEST(forbidden > 0);
            BOOST_TEST_MESSAGE(to_text(game)
                               << ": " << sheet.heading << ". " << sheet.pace << " " << forbidden
                               << " forbidden, " << allowed << " allowed asks");
        }
    }
}

BOOST_AUTO_TEST_CASE(the_sheet_counts_what_a_careless_robot_gets_wrong) {
    for (const Game game : every_game) {
        Classroom classroom;
        ShiftRun shift = start_shift(classroom.room, shipped_content(), game, 120);
        Robot robot{classroom, Dice(7), 25, 10'000};
        robot.work(shift);
        BOOST_TEST_CONTEXT(to_text(game)) {
            const RoundCount& count = shift.tally.count;
            BOOST_TEST(count.acts == robot.acts);
            BOOST_TEST(count.acts - count.right == robot.wrong_acts);
            BOOST_TEST(count.amounts - count.right_amounts == robot.wrong_acts);
            BOOST_TEST(robot.let_through > 0);
            const ShiftSheet sheet = shift_sheet(shift);
            BOOST_TEST(!sheet.clean);
            BOOST_TEST(says(sheet.protection, "Forbidden wagers and plays let through: " +
                                                  std::to_string(robot.let_through)));
            BOOST_TEST(says(sheet.errors, "Players refused what they may do: " +
                                              std::to_string(robot.turned_away)));
            BOOST_TEST(sheet.slips.size() ==
                       static_cast<std::size_t>(robot.let_through + robot.turned_away));
            for (const AskSlipScreen& slip : sheet.slips) BOOST_TEST(!slip.asked.empty());
        }
    }
}

/// Three minutes at most count between two acts; nothing is dealt while a guest waits.
BOOST_AUTO_TEST_CASE(pauses_do_not_count_and_a_guest_is_answered_first) {
    Classroom classroom;
    ShiftRun shift = start_shift(classroom.room, shipped_content(), Game::Breakout, 30);
    BOOST_TEST(shift.table.level == 2);
    while (let_table_act(shift, classroom.room)) continue;
    Robot robot{classroom, Dice(1)};
    if (shift.ask) robot.answer(shift);
    while (let_table_act(shift, classroom.room)) continue;
    const Millis before = shift.spent;
    classroom.now += 60 * a_minute;
    robot.deal(shift);
    BOOST_TEST(shift.spent - before == 3 * a_minute);
    while (!shift.ask && !shift.over) {
        if (let_table_act(shift, classroom.room)) continue;
        if (shift.ask || shift.over) break;
        classroom.now += 2000;
        robot.deal(shift);
    }
    BOOST_REQUIRE(shift.ask.has_value());
    const std::size_t marks = shift.round.marks.size();
    deal_in(shift, classroom.room,
            [&](TableRun& run) { press(run, key('d'), classroom.room, shipped_content()); });
    BOOST_TEST(shift.round.marks.size() == marks);
    const auto kept = classroom.room.school->answer_count("ann");
    robot.answer(shift);
    BOOST_TEST(!shift.ask.has_value());
    const auto answers = classroom.room.school->answers_of("ann", kept);
    for (const GivenAnswer& answer : answers) {
        BOOST_TEST(answer.kind == "may");
        BOOST_TEST(answer.right);
    }
}

BOOST_AUTO_TEST_CASE(a_floors_pace_falls_with_every_guest) {
    for (std::size_t guests = 1; guests < 7; ++guests)
        BOOST_TEST(rounds_an_hour(guests) > rounds_an_hour(guests + 1));
    BOOST_TEST(rounds_an_hour(9) == rounds_an_hour(7));
}

BOOST_AUTO_TEST_SUITE_END()
