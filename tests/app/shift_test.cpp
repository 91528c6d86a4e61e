// A shift without a window: robots deal for hours, and the sheet tells what each of them did wrong.

#include "desk/shift/shift_run.h"
#include "drills/guest_ask.h"

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
    int acts = 0, wrong_acts = 0, asks = 0, forbidden = 0, let_through = 0, turned_away = 0;

    void answer(ShiftRun& shift) {
        const bool due = shift.ask->allowed;
        const bool errs = dice.chance(slips);
        ++asks;
        forbidden += due ? 0 : 1;
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
        SchoolSession& room = classroom.room;
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

/// The shift as the school has it, after the program died.
ShiftRun taken_up(Classroom& classroom) {
    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    const auto kept = unfinished_to_resume(classroom.room);
    BOOST_REQUIRE(kept.has_value());
    auto shift = shift_as_kept(classroom.room, *kept);
    BOOST_REQUIRE_MESSAGE(shift.has_value(), kept->state);
    return *std::move(shift);
}

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
            BOOST_TEST(tally.asks == robot.asks);
            const ShiftSheet sheet = shift_sheet(shift, shipped_content());
            BOOST_TEST(!sheet.clean.empty());
            BOOST_TEST(sheet.away.empty());
            BOOST_TEST(sheet.slips.empty());
            BOOST_TEST(says(sheet.protection, "Forbidden wagers and plays let through: 0"));
            // The last round is dealt to its end.
            BOOST_TEST(shift.spent >= 60 * a_minute);
            BOOST_TEST(shift.spent < 75 * a_minute);
            BOOST_TEST(robot.forbidden > 0);
            BOOST_TEST_MESSAGE(to_text(game) << ": " << sheet.heading << ". " << sheet.pace << " "
                                             << robot.forbidden << " forbidden, "
                                             << robot.asks - robot.forbidden << " allowed asks");
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
            const ShiftSheet sheet = shift_sheet(shift, shipped_content());
            BOOST_TEST(sheet.clean.empty());
            BOOST_TEST(says(sheet.protection, "Forbidden wagers and plays let through: " +
                                                  std::to_string(robot.let_through)));
            BOOST_TEST(says(sheet.errors, "Players refused what they may do: " +
                                              std::to_string(robot.turned_away)));
            BOOST_TEST(
                sheet.slips.size() ==
                static_cast<std::size_t>(robot.let_through + robot.turned_away + robot.wrong_acts));
            for (const RoundSlipScreen& slip : sheet.slips) {
                BOOST_TEST(!slip.said.empty());
                BOOST_TEST(!slip.due.empty());
                BOOST_TEST(slip.clause.empty() == slip.clauses.empty());
                BOOST_TEST(slip.spoken.find(slip.title) == 0U);
            }
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
    BOOST_TEST(shift.away == 57 * a_minute);
    BOOST_TEST(shift_sheet(shift, shipped_content()).away ==
               "Not counted: 57 minutes away. A pause counts for three minutes at most.");
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

BOOST_AUTO_TEST_CASE(when_it_is_the_dealers_turn_whoever_asks_has_asked) {
    // The page lets the table act only while it is the guests' turn: nobody may ask any later.
    Classroom classroom;
    Robot robot{classroom, Dice(5)};
    int asked_as_the_turn_came = 0;
    for (int seed = 0; seed < 60; ++seed) {
        classroom.now += 1000;
        ShiftRun shift = start_shift(classroom.room, shipped_content(), Game::Midnight, 30);
        shift.spent = 30 * a_minute;  // one round
        bool guests_acted = false;
        while (!shift.over) {
            if (shift.round.round.is_guests_turn() && !shift.ask) {
                guests_acted = let_table_act(shift, classroom.room);
                continue;
            }
            if (shift.ask) {
                asked_as_the_turn_came += guests_acted && !shift.round.round.is_guests_turn();
                robot.answer(shift);
            } else {
                BOOST_TEST(!let_table_act(shift, classroom.room));
                BOOST_TEST(!shift.ask.has_value(), "seed " << seed);
                robot.deal(shift);
            }
            guests_acted = false;
        }
    }
    BOOST_TEST(asked_as_the_turn_came > 0);
}

/// Broken off after every act and every answer, a shift goes on as one that was never broken off.
BOOST_AUTO_TEST_CASE(a_shift_that_breaks_off_at_every_step_goes_on_where_it_was) {
    for (const Game game : every_game) {
        Classroom whole, broken;
        ShiftRun shift = start_shift(whole.room, shipped_content(), game, 30);
        ShiftRun other = start_shift(broken.room, shipped_content(), game, 30);
        Robot robot{whole, Dice(3), 20, 12'000}, same{broken, Dice(3), 20, 12'000};
        BOOST_TEST_CONTEXT(to_text(game)) {
            robot.work(shift);
            int breaks = 0;
            while (!other.over) {
                while (let_table_act(other, broken.room)) continue;
                if (other.over) break;
                broken.now += same.pace;
                other.ask ? same.answer(other) : same.deal(other);
                other = taken_up(broken);
                // D goes on with the hand that is next.
                if (const auto next = next_for_card(other.round))
                    BOOST_TEST(other.round.target == *next);
                ++breaks;
            }
            BOOST_TEST(breaks > 50);
            const ShiftSheet sheet = shift_sheet(shift, shipped_content()),
                             now = shift_sheet(other, shipped_content());
            BOOST_TEST(now.heading == sheet.heading);
            BOOST_TEST(now.pace == sheet.pace);
            BOOST_TEST(now.errors == sheet.errors, boost::test_tools::per_element());
            BOOST_TEST(now.protection == sheet.protection, boost::test_tools::per_element());
            BOOST_REQUIRE(now.slips.size() == sheet.slips.size());
            BOOST_TEST(!sheet.slips.empty());
            for (std::size_t i = 0; i < now.slips.size(); ++i)
                BOOST_TEST(now.slips[i].spoken == sheet.slips[i].spoken);
            BOOST_TEST(lines_of(other) == lines_of(shift));
            BOOST_TEST(broken.room.school->answer_count("ann") ==
                       whole.room.school->answer_count("ann"));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_time_a_shift_is_closed_is_not_counted) {
    Classroom classroom;
    ShiftRun shift = start_shift(classroom.room, shipped_content(), Game::Midnight, 30);
    Robot robot{classroom, Dice(1)};
    for (int acts = 0; acts < 12;) {
        if (let_table_act(shift, classroom.room)) continue;
        classroom.now += 6000;
        shift.ask ? robot.answer(shift) : (robot.deal(shift), ++acts, void());
    }
    classroom.now += 20'000;
    keep_shift(shift, classroom.room);
    const Millis spent = shift.spent;
    classroom.now += 90 * a_minute;
    const ShiftRun again = taken_up(classroom);
    BOOST_TEST(again.spent == spent);
    BOOST_TEST(again.away == 90 * a_minute);
    BOOST_TEST(again.round.marks.size() == shift.round.marks.size());
}

/// What stands on paper: the sums, and every slip with the words of its clause before the code.
BOOST_AUTO_TEST_CASE(the_sheet_is_printed_with_the_words_of_the_clauses) {
    Classroom classroom;
    ShiftRun shift = start_shift(classroom.room, shipped_content(), Game::Breakout, 30);
    Robot robot{classroom, Dice(7), 25, 10'000};
    robot.work(shift);
    const ShiftSheet sheet = shift_sheet(shift, shipped_content());
    const ShiftPrint print = shift_print(shift, shipped_content(), "Ann", UtcTime());
    const auto pages =
        lay_out([&](Painter& ruler) { return shift_pages(ruler, Paper::A4, print); });
    std::string all;
    for (const PrintedPage& page : pages) {
        for (const PlacedText& text : page.texts) all += text.words + "\n";
    }
    const auto stands = [&](const std::string& words) {
        return all.find(words.substr(0, 40)) != std::string::npos;
    };
    BOOST_TEST(stands(sheet.heading));
    BOOST_TEST(stands("Ann"));
    for (const std::string& line : sheet.errors) BOOST_TEST(stands(line), line);
    for (const std::string& line : sheet.protection) BOOST_TEST(stands(line), line);
    BOOST_REQUIRE(!sheet.slips.empty());
    for (const RoundSlipScreen& slip : sheet.slips) {
        BOOST_TEST(stands(slip.said), slip.said);
        BOOST_TEST(stands(slip.clause), slip.clause);
    }
    const auto decided = std::find_if(sheet.slips.begin(), sheet.slips.end(),
                                      [](const auto& slip) { return !slip.clauses.empty(); });
    BOOST_REQUIRE((decided != sheet.slips.end()));
    BOOST_TEST(all.find(to_text(decided->clauses)) > all.find(decided->clause.substr(0, 40)));
    const auto pdf = shift_pdf(print, Paper::A4);
    BOOST_REQUIRE(pdf.has_value());
    BOOST_TEST(pdf->starts_with("%PDF"));
}

/// An amount that is being typed is there again too.
BOOST_AUTO_TEST_CASE(what_is_typed_is_kept_with_the_shift) {
    Classroom classroom;
    ShiftRun shift = start_shift(classroom.room, shipped_content(), Game::Breakout, 30);
    Robot robot{classroom, Dice(1)};
    SchoolSession& room = classroom.room;
    while (!shift.round.asks) {
        if (let_table_act(shift, room)) continue;
        if (shift.ask) {
            robot.answer(shift);
            continue;
        }
        const Event due = shift.round.round.due();
        if (!wants_amount(due.verb)) {
            robot.deal(shift);
            continue;
        }
        pick_target(shift.round, *target_for(shift.round, due));
        deal_in(shift, room, [&](TableRun& run) {
            choose_act(run, due.verb, room, shipped_content());
            run.typed = "12.";
            keep_round(run, room);
        });
    }
    const ShiftRun again = taken_up(classroom);
    BOOST_TEST((again.round.asks == shift.round.asks));
    BOOST_TEST(again.round.typed == "12.");
}

BOOST_AUTO_TEST_CASE(a_shift_that_cannot_be_read_is_refused) {
    Classroom classroom;
    ShiftRun shift = start_shift(classroom.room, shipped_content(), Game::League, 45);
    Robot robot{classroom, Dice(5), 30};
    while (shift.with_slips.empty() || shift.round.marks.empty() || shift.asks.empty()) {
        if (let_table_act(shift, classroom.room)) continue;
        BOOST_REQUIRE(!shift.over);
        classroom.now += 6000;
        shift.ask ? robot.answer(shift) : robot.deal(shift);
    }
    keep_shift(shift, classroom.room);
    const UnfinishedRun kept = *unfinished_to_resume(classroom.room);
    BOOST_TEST(kept.kind == "shift");
    BOOST_REQUIRE(shift_as_kept(classroom.room, kept).has_value());
    const auto with = [&](const std::string& before, const std::string& now) {
        UnfinishedRun changed = kept;
        const std::size_t at = changed.state.find(before);
        BOOST_REQUIRE_MESSAGE(at != std::string::npos, before << " is not in\n" << kept.state);
        changed.state.replace(at, before.size(), now);
        return changed;
    };
    for (const auto& [before, now] :
         std::vector<std::pair<std::string, std::string>>{{"shift league", "shift bridge"},
                                                          {"shift league 45", "shift league many"},
                                                          {"shift league 45", "shift league"},
                                                          {"time ", "times "},
                                                          {"sums ", "sums x "},
                                                          {"acts ", "acts 1 "},
                                                          {"ask ", "ask maybe "},
                                                          {" allow ", " permit "},
                                                          {"act right", "act wrong"},
                                                          {"round league", "round"},
                                                          {"\nact ", "\nplay "}})
        BOOST_TEST(!shift_as_kept(classroom.room, with(before, now)), before << " as " << now);
    BOOST_TEST(!shift_as_kept(classroom.room, {"shift", "", 0}));
    BOOST_TEST(!shift_as_kept(classroom.room, {"shift", "shift league 45 1 2 all\n", 0}));
}

BOOST_AUTO_TEST_CASE(a_floors_pace_falls_with_every_guest) {
    for (std::size_t guests = 1; guests < 7; ++guests)
        BOOST_TEST(rounds_an_hour(guests) > rounds_an_hour(guests + 1));
    BOOST_TEST(rounds_an_hour(9) == rounds_an_hour(7));
}

/// The card of a hit that is due lies in the shoe still; to ask about it read past the event's end.
BOOST_AUTO_TEST_CASE(a_hit_whose_card_is_not_drawn_yet_is_not_asked_about) {
    const HandRecord hand =
        read_record("breakout\n1 bet player 10\ndealer deal 9c (Tc)\n1 deal 5s 6h\n").value();
    Event hit;
    hit.verb = Verb::Hit;
    hit.who = {1, 0};
    int asked = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        Dice dice(seed);
        const auto ask = guest_ask(hand, &hit, dice);
        if (!ask) continue;
        ++asked;
        BOOST_TEST(!ask->allowed);
    }
    BOOST_TEST(asked > 0);
}

BOOST_AUTO_TEST_SUITE_END()
