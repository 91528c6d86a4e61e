// How a trainee's rounds are dealt: card after card in the floor's order, which rounds there are,
// and why a letter does nothing.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "rounds.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(round_deals)

/// D deals to whoever is next, with no row picked for any card; split hands too.
BOOST_AUTO_TEST_CASE(d_deals_the_next_card_in_the_floors_order) {
    for (const Game game : every_game) {
        int cards = 0;
        for (int level = any_table; level <= busiest; ++level) {
            Classroom classroom;
            TableRun run =
                dealt_round({game, static_cast<std::uint64_t>(level) + 7, level}, classroom.now);
            while (goes_on(run, classroom)) {
                const Event due = run.round.due();
                if (due.verb != Verb::Deal) {
                    say(run, classroom, due);
                    continue;
                }
                ++cards;
                BOOST_REQUIRE(press(run, key('d'), classroom.room, shipped_content()));
                BOOST_REQUIRE_MESSAGE(run.marks.back().right,
                                      to_text(due) << " as " << to_text(run.marks.back().said));
            }
        }
        BOOST_TEST(cards > 40, to_text(game));
    }
}

BOOST_AUTO_TEST_CASE(who_picks_another_seat_deals_out_of_turn) {
    for (const Game game : every_game) {
        Classroom classroom;
        TableRun run = dealt_round({game, 7, 3}, classroom.now);
        while (goes_on(run, classroom) && run.round.due().verb != Verb::Deal)
            say(run, classroom, run.round.due());
        const auto type = [&](KeyPress pressed) {
            return press(run, pressed, classroom.room, shipped_content());
        };
        BOOST_REQUIRE(type(key('d')));
        BOOST_TEST(run.marks.back().right);
        BOOST_REQUIRE(type(key('0')));
        BOOST_REQUIRE(type(key('d')));
        BOOST_TEST(!run.marks.back().right);
        BOOST_TEST((run.marks.back().slip == ActSlip::Turn));
        // From a wager, where no card can be dealt, D goes to whoever is next again.
        const auto targets = targets_of(run);
        const auto wager = std::find_if(targets.begin(), targets.end(), [](const auto& target) {
            return target.wager != Wager::None;
        });
        pick_target(run, static_cast<std::size_t>(wager - targets.begin()));
        BOOST_REQUIRE(type(key('d')));
        BOOST_TEST(run.marks.back().right);
    }
}

BOOST_AUTO_TEST_CASE(a_letter_that_fits_several_wagers_says_that_one_must_be_picked) {
    Classroom classroom;
    TableRun run = dealt_round({Game::Breakout, 7, 3}, classroom.now);
    while (goes_on(run, classroom) && run.round.due().verb == Verb::Deal)
        say(run, classroom, run.round.due());
    BOOST_REQUIRE(press(run, key('0'), classroom.room, shipped_content()));
    const std::size_t before = run.marks.size();
    BOOST_TEST(press(run, key('p'), classroom.room, shipped_content()));
    BOOST_TEST(run.marks.size() == before);
    BOOST_TEST(round_screen(run, shipped_content()).problem ==
               "Pay: pick the hand or wager first.");
    BOOST_TEST(press(run, key('l'), classroom.room, shipped_content()));
    BOOST_TEST(round_screen(run, shipped_content()).problem ==
               "Play: nothing on the table can be said that of.");
}

BOOST_AUTO_TEST_CASE(early_rounds_are_quiet_and_have_only_the_bets_that_were_taught) {
    Classroom classroom;
    SchoolSession& room = classroom.room;
    RoundRequest next = next_round(room, shipped_content(), Game::Breakout);
    BOOST_TEST(next.level == 1);
    BOOST_REQUIRE(next.sides.has_value());
    BOOST_TEST(next.sides->empty());
    const TableRun run = start_round(room, shipped_content(), Game::Breakout);
    BOOST_TEST(table_after(deal_round(run.request), 99).seats.size() == 1U);

    for (const Lesson& lesson : shipped_content().lessons) {
        if (lesson.id == "breakout-pair-up")
            room.school->keep_lesson("ann", {lesson.id, "end 0 1 1", true, classroom.now});
    }
    next = next_round(room, shipped_content(), Game::Breakout);
    BOOST_TEST((next.sides == Wagers{Wager::PairUp}));

    GivenAnswer answer;
    answer.kind = "next";
    answer.clauses = {"BRK-PUSH-3"};
    std::vector<int> levels;
    for (int round = 0; round < 10; ++round) {
        levels.push_back(next_round(room, shipped_content(), Game::Breakout).level);
        for (const int act : {0, 1}) {
            answer.item = "round breakout " + std::to_string(1000 + round) + " 7 " +
                          std::to_string(act) + " 1 -";
            BOOST_REQUIRE(keep_answer(room, answer));
        }
    }
    BOOST_TEST(levels == (std::vector{1, 1, 2, 2, 3, 3, 4, 4, 5, 5}),
               boost::test_tools::per_element());
    BOOST_TEST(!next_round(room, shipped_content(), Game::Breakout).sides.has_value());
    BOOST_TEST(next_round(room, shipped_content(), Game::Midnight).level == 1);
}

BOOST_AUTO_TEST_SUITE_END()
