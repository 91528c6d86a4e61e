// A round dealt by a trainee, without a window: key by key, each act kept as it is said, and what
// the sheet says at the end.

#include "desk/round/table_run.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "rounds.h"
#include "words/amounts.h"
#include "words/words.h"

using namespace fairdeal;

namespace {

/// A round as busy as any, kept in the school.
TableRun any_round(Classroom& classroom, Game game) {
    TableRun run = dealt_round({game, static_cast<std::uint64_t>(classroom.now)}, classroom.now);
    keep_round(run, classroom.room);
    return run;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(table_run)

BOOST_AUTO_TEST_CASE(every_act_that_is_due_is_offered_and_a_clean_round_has_a_clean_sheet) {
    for (const Game game : every_game) {
        for (int i = 0; i < 12; ++i) {
            Classroom classroom;
            classroom.now += i;
            TableRun run = any_round(classroom, game);
            while (goes_on(run, classroom)) say(run, classroom, run.round.due());
            const RoundCount count = count_of(run);
            BOOST_TEST(count.acts == count.right, write(run.round.so_far()));
            BOOST_TEST(count.amounts == count.right_amounts);
            BOOST_TEST(slips_of(run).empty());
            const RoundScreen sheet = round_screen(run, shipped_content());
            BOOST_TEST(!sheet.empty.empty());
            BOOST_TEST(!sheet.counts.empty());
        }
    }
}

/// The house's half of a surrendered cent is no cent (AMB-IBL-28): no line is due for it.
BOOST_AUTO_TEST_CASE(nothing_is_never_due) {
    Classroom classroom;
    TableRun run = dealt_round({Game::League, 261}, classroom.now);
    while (goes_on(run, classroom)) {
        const Event due = run.round.due();
        BOOST_TEST(!(due.verb == Verb::Take && due.amount.is_zero()), to_text(due));
        say(run, classroom, due);
        BOOST_REQUIRE_MESSAGE(run.problem.empty(), to_text(due) << ": " << run.problem);
    }
    BOOST_TEST(slips_of(run).empty());
}

BOOST_AUTO_TEST_CASE(each_act_is_kept_as_it_is_said_and_a_kill_loses_none) {
    Classroom classroom;
    TableRun run = any_round(classroom, Game::Breakout);
    std::int64_t kept = 0;
    int acts = 0;
    while (goes_on(run, classroom) && acts < 24) {
        classroom.now += 2500;
        say(run, classroom, run.round.due());
        ++acts;
        const bool decided =
            !clauses_behind(run.marks.back().because, run.request.game, shipped_content()).empty();
        kept += decided ? 1 : 0;
        BOOST_TEST(classroom.room.school->answer_count("ann") == kept);
    }
    BOOST_TEST(kept > 3);
    classroom.open();  // the program died
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    const auto answers = classroom.room.school->answers_of("ann");
    BOOST_REQUIRE(static_cast<std::int64_t>(answers.size()) == kept);
    for (const GivenAnswer& answer : answers) {
        BOOST_TEST(answer.right);
        BOOST_TEST(answer.took == 2500);
        BOOST_TEST((answer.source == AnswerSource::Drill));
        BOOST_TEST(answer.item.find("round breakout ") == 0U);
    }
}

BOOST_AUTO_TEST_CASE(a_round_that_breaks_off_goes_on_at_the_same_act) {
    for (const Game game : every_game) {
        Classroom classroom;
        TableRun run = any_round(classroom, game);
        int acts = 0;
        while (goes_on(run, classroom)) {
            const Event due = run.round.due();
            if (++acts % 4 == 0)
                say(run, classroom, due, Money::dollars(1));
            else
                say(run, classroom, due);
            if (run.stage == RoundStage::Over) break;
            classroom.now += 1500;
            const auto kept = unfinished_to_resume(classroom.room);
            BOOST_REQUIRE(kept.has_value());
            auto again = round_as_kept(classroom.room, kept->state);
            BOOST_REQUIRE_MESSAGE(again.has_value(), kept->state);
            BOOST_TEST(state_of(*again, classroom.now) == kept->state);
            BOOST_TEST(again->marks.size() == run.marks.size());
            guests_act(*again, classroom);
            guests_act(run, classroom);
            BOOST_TEST((again->round.so_far() == run.round.so_far()));
        }
        BOOST_TEST(!unfinished_run(classroom.room, "round").has_value());
    }
}

BOOST_AUTO_TEST_CASE(an_amount_that_is_half_typed_is_still_there) {
    Classroom classroom;
    TableRun run = any_round(classroom, Game::Breakout);
    while (goes_on(run, classroom) && run.round.due().verb != Verb::Pay)
        say(run, classroom, run.round.due());
    BOOST_REQUIRE((run.stage == RoundStage::Dealing));
    const Event due = run.round.due();
    pick_target(run, *target_for(run, due));
    choose_act(run, Verb::Pay, classroom.room, shipped_content());
    run.typed = "1x";
    keep_round(run, classroom.room);
    classroom.now += a_day;
    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    auto again = round_as_kept(classroom.room, unfinished_to_resume(classroom.room)->state);
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->asks == Verb::Pay));
    BOOST_TEST(again->typed == "1x");
    BOOST_TEST(again->target == run.target);
    again->typed = to_text(due.amount);
    enter_amount(*again, classroom.room, shipped_content());
    BOOST_TEST(again->marks.back().right);
    std::string state = state_of(run, classroom.now);
    for (const auto& [from, to] :
         {std::pair("act right", "act wrong"), std::pair("act right", "act perhaps"),
          std::pair("round", "circle"), std::pair("breakout", "whist"),
          std::pair("asks", "begs")}) {
        std::string other = state;
        BOOST_REQUIRE(other.find(from) != std::string::npos);
        other.replace(other.find(from), std::string(from).size(), to);
        BOOST_TEST(!round_as_kept(classroom.room, other).has_value(), from);
    }
}

BOOST_AUTO_TEST_CASE(what_is_kept_is_in_the_notation) {
    Classroom classroom;
    TableRun run = any_round(classroom, Game::Breakout);
    while (goes_on(run, classroom) && run.round.due().verb != Verb::Pay)
        say(run, classroom, run.round.due());
    BOOST_REQUIRE((run.stage == RoundStage::Dealing));
    const Event due = run.round.due();
    pick_target(run, *target_for(run, due));
    choose_act(run, Verb::Pay, classroom.room, shipped_content());
    run.typed = " 12.";
    const std::string state = state_of(run, classroom.now);
    for (const ActMark& mark : run.marks)
        BOOST_TEST(state.find("\nact right " + to_text(mark.said) + "\n") != std::string::npos);
    const std::string asks =
        "asks " + to_text(due.who) + " pay " + std::string(to_text(due.wager)) + "\ntyped  12.\n";
    BOOST_TEST(state.ends_with(asks), state);
}

BOOST_AUTO_TEST_CASE(rounds_of_older_builds_are_read) {
    for (const Game game : every_game) {
        Classroom classroom;
        TableRun run = any_round(classroom, game);
        for (int i = 0; goes_on(run, classroom) && i < 40; ++i) {
            const Event due = run.round.due();
            if (due.verb == Verb::Take && due.amount > Money::dollars(1)) break;
            say(run, classroom, due);
        }
        if (run.stage != RoundStage::Dealing) continue;
        const Event due = run.round.due();
        pick_target(run, *target_for(run, due));
        choose_act(run, due.verb, classroom.room, shipped_content());
        if (run.asks) run.typed = "1x";
        std::string state = "round " + std::string(to_text(game)) + " " +
                            std::to_string(run.started) + " " + std::to_string(run.request.seed) +
                            "\nspent 0\n";
        for (const ActMark& mark : run.marks) {
            const Event& said = mark.said;
            state +=
                std::string("act ") + (mark.right ? "1 " : "0 ") + std::to_string(said.who.seat) +
                "." + std::to_string(said.who.hand) + " " + std::string(to_text(said.verb)) + " " +
                (said.wager == Wager::None ? "-" : std::string(to_text(said.wager))) + " " +
                std::to_string(said.amount.in_cents()) + " " + std::to_string(said.place) + "\n";
        }
        if (run.asks)
            state += "asks " + std::string(to_text(*run.asks)) + " " + std::to_string(run.target) +
                     " " + run.typed + "\n";
        const auto again = round_as_kept(classroom.room, state);
        BOOST_REQUIRE_MESSAGE(again.has_value(), state);
        BOOST_TEST(state_of(*again, classroom.now) == state_of(run, run.shown));
    }
}

BOOST_AUTO_TEST_CASE(wrong_acts_and_amounts_stand_on_the_sheet_with_their_moment) {
    Classroom classroom;
    TableRun run = any_round(classroom, Game::Breakout);
    int wrong_acts = 0, wrong_sums = 0;
    while (goes_on(run, classroom)) {
        const Event due = run.round.due();
        if (due.verb == Verb::Pay && wrong_sums == 0) {
            ++wrong_sums;
            say(run, classroom, due, Money::dollars(5));
            BOOST_TEST(!round_screen(run, shipped_content()).feedback_right);
        } else if (due.verb == Verb::Deal && wrong_acts == 0) {
            ++wrong_acts;
            say(run, classroom, {the_dealer, Verb::Stand, Wager::None, {}, 0, {}, 0});
            BOOST_TEST(round_screen(run, shipped_content()).due.find("Done for you") == 0U);
        } else {
            say(run, classroom, due);
        }
    }
    const RoundCount count = count_of(run);
    BOOST_TEST(count.acts - count.right == wrong_acts + wrong_sums);
    BOOST_TEST(count.amounts - count.right_amounts == wrong_sums);
    const auto slips = slips_of(run);
    for (std::size_t i = 0; i < slips.size(); ++i) {
        run.picked = i;
        const RoundScreen sheet = round_screen(run, shipped_content());
        BOOST_TEST(sheet.table.step == run.marks[slips[i]].at);
        BOOST_TEST(sheet.slips.size() == slips.size());
        BOOST_TEST(!sheet.slips[i].title.empty());
    }
}

BOOST_AUTO_TEST_CASE(a_card_out_of_turn_is_told_why_and_who_gets_it) {
    for (const Game game : every_game) {
        Classroom classroom;
        TableRun run = any_round(classroom, game);
        while (goes_on(run, classroom) && run.round.due().verb != Verb::Deal)
            say(run, classroom, run.round.due());
        const Event first = run.round.due();
        BOOST_REQUIRE((first.verb == Verb::Deal && !first.who.is_dealer()));
        say(run, classroom, {the_dealer, Verb::Deal, Wager::None, {}, 0, {}, 0});
        const RoundScreen screen = round_screen(run, shipped_content());
        BOOST_TEST(!screen.feedback_right);
        BOOST_TEST(screen.feedback.find("one card at a time") != std::string::npos,
                   screen.feedback);
        BOOST_TEST(screen.due.find(place_in_words(first.who) + " gets the first card") !=
                       std::string::npos,
                   screen.due);
        BOOST_TEST(count_of(run).out_of_turn == 1);
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_payment_is_told_the_price) {
    int told = 0;
    for (int i = 0; i < 30 && told < 3; ++i) {
        Classroom classroom;
        classroom.now += i;
        TableRun run = any_round(classroom, Game::Midnight);
        while (goes_on(run, classroom)) {
            const Event due = run.round.due();
            const bool pays = due.verb == Verb::Pay;
            say(run, classroom, due, pays ? Money::dollars(1) : Money());
            if (!pays || run.stage == RoundStage::Over) continue;
            const std::string& words = round_screen(run, shipped_content()).due;
            BOOST_TEST(words.find(" is " + amount_in_words(due.amount,
                                                           unit_of(run.round.so_far().header))) !=
                           std::string::npos,
                       words);
            ++told;
        }
    }
    BOOST_TEST(told >= 3);
}

BOOST_AUTO_TEST_CASE(a_round_is_dealt_by_keys_alone) {
    Classroom classroom;
    TableRun run = start_round(classroom.room, shipped_content(), Game::Midnight);
    const auto type = [&](KeyPress pressed) {
        return press(run, pressed, classroom.room, shipped_content());
    };
    int acts = 0;
    while (run.stage == RoundStage::Dealing) {
        if (run.round.is_guests_turn()) {
            BOOST_REQUIRE(type(key(KeyName::Enter)));
            continue;
        }
        const Event due = run.round.due();
        const auto found = target_for(run, due);
        BOOST_REQUIRE(found.has_value());
        const std::size_t at = *found;
        for (int i = 0; i < 40 && run.target != at; ++i)
            type(key(static_cast<char>('0' + due.who.seat)));
        BOOST_REQUIRE(run.target == at);
        BOOST_REQUIRE_MESSAGE(type(*action_named(dealer_acts, due.verb).key), to_text(due));
        if (run.asks) {
            BOOST_TEST(!type(key('5')));  // goes into the field
            run.typed = to_text(due.amount);
            BOOST_REQUIRE(type(key(KeyName::Enter)));
        }
        BOOST_TEST(run.marks.back().right);
        ++acts;
    }
    BOOST_TEST(acts == count_of(run).right);
    BOOST_TEST(!type(key('d')));
}

BOOST_AUTO_TEST_CASE(what_is_no_amount_is_not_marked_and_can_be_dropped) {
    Classroom classroom;
    TableRun run = any_round(classroom, Game::Breakout);
    while (goes_on(run, classroom) && run.round.due().verb != Verb::Pay &&
           run.round.due().verb != Verb::Take)
        say(run, classroom, run.round.due());
    BOOST_REQUIRE((run.stage == RoundStage::Dealing));
    const Event due = run.round.due();
    BOOST_REQUIRE(target_for(run, due).has_value());
    pick_target(run, *target_for(run, due));
    choose_act(run, due.verb, classroom.room, shipped_content());
    BOOST_REQUIRE(run.asks.has_value());
    const std::size_t before = run.marks.size();
    run.typed = "x";
    enter_amount(run, classroom.room, shipped_content());
    BOOST_TEST(!run.problem.empty());
    BOOST_TEST(run.marks.size() == before);
    BOOST_TEST(press(run, key(KeyName::Escape), classroom.room, shipped_content()));
    BOOST_TEST(!run.asks.has_value());
    BOOST_TEST(run.problem.empty());
}

BOOST_AUTO_TEST_SUITE_END()
