// The speed drill for payouts without a window: with a clock of its own, to the end of its time,
// and without one for who is not sure yet.

#include "desk/speed/speed_run.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "desk/answer/practice_screen.h"
#include "desk/speed/speed_session.h"
#include "desk/speed/speed_words.h"

using namespace fairdeal;

namespace {

void pay(SpeedRun& run, Classroom& classroom, bool rightly, Millis after = 3000) {
    classroom.now += after;
    const PayoutItem& item = run.ahead.front();
    const Money due = rightly ? item.pays : item.pays + Money::dollars(1);
    run.typed = to_text(due);
    if (run.asks == QuestionKind::Chips)
        run.typed = to_text(*payment_from(house_rack(), due, ChipStyle::Fewest, {}));
    answer_payout(run, classroom.room, shipped_content());
}

/// So many payouts of Breakout, the first ones right.
void answer_before(Classroom& classroom, int right, int wrong) {
    SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Table);
    start_run(run, classroom.room);
    for (int i = 0; i < right + wrong; ++i) pay(run, classroom, i < right);
}

/// Ann is sure of her payouts.
SpeedRun run_on_the_clock(Classroom& classroom, SpeedLevel level = SpeedLevel::Table) {
    answer_before(classroom, 20, 0);
    SpeedRun run = ready_run(classroom.room, Game::Breakout, level);
    BOOST_REQUIRE(run.timed());
    start_run(run, classroom.room);
    return run;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(speed_run)

BOOST_AUTO_TEST_CASE(the_clock_runs_only_for_who_has_nine_of_ten_right) {
    struct Row {
        int right, wrong;
        bool timed;
        const char* why;
    };
    for (const Row row : {Row{0, 0, false, "so far you have answered 0"},
                          {19, 0, false, "so far you have answered 19"},
                          {17, 3, false, "17 of your last 20"},
                          {18, 2, true, ""},
                          {20, 0, true, ""}}) {
        Classroom classroom;
        answer_before(classroom, row.right, row.wrong);
        const ClockPermit permit = clock_permit(classroom.room, Game::Breakout);
        BOOST_TEST(permit.timed == row.timed);
        BOOST_TEST(permit.why.find(row.why) != std::string::npos, permit.why);
        BOOST_TEST(permit.why.empty() == row.timed);
        BOOST_TEST(!clock_permit(classroom.room, Game::Midnight).timed);
    }
}

BOOST_AUTO_TEST_CASE(each_amount_is_marked_and_kept_as_it_is_entered) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    const auto before = classroom.room.school->answer_count("ann");
    pay(run, classroom, true, 4000);
    pay(run, classroom, false, 6500);
    BOOST_TEST(right_answers(run) == 1);
    BOOST_TEST(run.answers.size() == 2U);
    const auto kept = classroom.room.school->answers_of("ann", before);
    BOOST_REQUIRE(kept.size() == 2U);
    BOOST_TEST(kept[0].right);
    BOOST_TEST(kept[0].took == 4000);
    BOOST_TEST(!kept[1].right);
    BOOST_TEST(kept[1].took == 6500);
    BOOST_TEST(kept[1].norm > 0);
    for (const GivenAnswer& answer : kept) {
        BOOST_TEST((answer.source == AnswerSource::Drill));
        BOOST_TEST(answer.kind == "amount");
        BOOST_TEST(!answer.clauses.empty());
        BOOST_TEST(answer.item.find("payout breakout table clock ") == 0U, answer.item);
    }
    const SpeedScreen screen = speed_screen(run, classroom.room, shipped_content());
    const Question& question = run.answers.back().practice.scenario.question;
    BOOST_TEST(screen.standing == "1 of 2 right");
    BOOST_TEST(!screen.feedback_right);
    BOOST_TEST(screen.feedback.find("Not quite") == 0U, screen.feedback);
    BOOST_TEST(screen.feedback.ends_with(price_in_words(run.answers.back().practice.scenario.hand,
                                                        question.who, question.wager)),
               screen.feedback);
    BOOST_TEST(screen.feedback.find(" on $") != std::string::npos, screen.feedback);
    BOOST_TEST(screen.table.has_value());
}

BOOST_AUTO_TEST_CASE(without_a_clock_the_bar_fills_as_payouts_are_given) {
    Classroom classroom;
    SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Price);
    start_run(run, classroom.room);
    BOOST_TEST(speed_screen(run, classroom.room, shipped_content()).per_mille == 0);
    pay(run, classroom, true);
    pay(run, classroom, true);
    BOOST_TEST(speed_screen(run, classroom.room, shipped_content()).per_mille == 100);
}

BOOST_AUTO_TEST_CASE(what_is_no_amount_is_not_marked) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    const auto before = classroom.room.school->answer_count("ann");
    for (const char* typed : {"", "twelve", "1.2.3", "-5"}) {
        run.typed = typed;
        answer_payout(run, classroom.room, shipped_content());
        BOOST_TEST(run.answers.empty(), typed);
        BOOST_TEST(run.problem.empty() == std::string(typed).empty(), typed);
    }
    BOOST_TEST(classroom.room.school->answer_count("ann") == before);
}

BOOST_AUTO_TEST_CASE(after_two_minutes_it_is_over_and_nothing_counts_any_more) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    BOOST_TEST(speed_screen(run, classroom.room, shipped_content()).clock == "2:00 left");
    pay(run, classroom, true, 33000);
    BOOST_TEST(speed_screen(run, classroom.room, shipped_content()).clock == "1:27 left");
    BOOST_TEST(speed_screen(run, classroom.room, shipped_content()).per_mille == 725);
    pay(run, classroom, false, 86999);
    BOOST_TEST(run.answers.size() == 2U);
    BOOST_TEST(!look_at_clock(run, classroom.room));
    const auto before = classroom.room.school->answer_count("ann");
    pay(run, classroom, true, 1);
    BOOST_TEST((run.stage == SpeedStage::Over));
    BOOST_TEST(run.answers.size() == 2U);
    BOOST_TEST(classroom.room.school->answer_count("ann") == before);
    const SpeedScreen sheet = speed_screen(run, classroom.room, shipped_content());
    BOOST_TEST(sheet.result == "1 of 2 right in two minutes");
    BOOST_TEST(sheet.best == "That is your best so far.");
    BOOST_TEST(*median_time(run) == (33000 + 86999) / 2);
}

BOOST_AUTO_TEST_CASE(without_a_clock_it_ends_after_twenty) {
    Classroom classroom;
    SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Price);
    start_run(run, classroom.room);
    BOOST_TEST(!speed_screen(run, classroom.room, shipped_content()).table.has_value());
    for (int i = 0; i < untimed_payouts; ++i) {
        BOOST_TEST((run.stage == SpeedStage::Running));
        pay(run, classroom, i % 2 == 0, 60000);
    }
    BOOST_TEST((run.stage == SpeedStage::Over));
    const auto rows = worth_a_look(run);
    BOOST_REQUIRE(rows.size() == 13U);
    BOOST_TEST(!run.answers[rows[0]].right);
    BOOST_TEST(run.answers[rows[12]].right);
    BOOST_TEST(!ready_run(classroom.room, Game::Breakout, SpeedLevel::Price).best.has_value());
}

BOOST_AUTO_TEST_CASE(the_best_run_is_known_from_the_answers_that_were_kept) {
    Classroom classroom;
    SpeedRun first = run_on_the_clock(classroom);
    for (int i = 0; i < 5; ++i) pay(first, classroom, i != 2);
    classroom.now += speed_time;
    BOOST_TEST(look_at_clock(first, classroom.room));
    SpeedRun second = ready_run(classroom.room, Game::Breakout, SpeedLevel::Table);
    BOOST_REQUIRE(second.best.has_value());
    BOOST_TEST(*second.best == 4);
    start_run(second, classroom.room);
    pay(second, classroom, true);
    end_run(second, classroom.room);
    BOOST_TEST(speed_screen(second, classroom.room, shipped_content()).best ==
               "Best so far: 4 right");
    BOOST_TEST(*ready_run(classroom.room, Game::Breakout, SpeedLevel::Table).best == 4);
    BOOST_TEST(!ready_run(classroom.room, Game::Breakout, SpeedLevel::Price).best.has_value());
}

BOOST_AUTO_TEST_CASE(an_open_question_stays_open_beside_payouts) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    QuestionRun session;
    BOOST_REQUIRE(start_drill(session, classroom.room, shipped_content(), {}));
    const auto open = item_to_resume(classroom.room);
    BOOST_REQUIRE(open.has_value());
    const auto before = classroom.room.school->answer_count("ann");
    for (int i = 0; i < 3; ++i) pay(run, classroom, true);
    BOOST_TEST(classroom.room.school->answer_count("ann") == before + 3);
    classroom.open();  // the program died
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    BOOST_REQUIRE(item_to_resume(classroom.room).has_value());
    BOOST_TEST(item_to_resume(classroom.room)->item == open->item);
    BOOST_TEST(unfinished_to_resume(classroom.room).has_value());  // that was the last
    run = *run_as_kept(classroom.room, shipped_content(),
                       unfinished_to_resume(classroom.room)->state);
    end_run(run, classroom.room);
    BOOST_TEST(!unfinished_run(classroom.room, "payouts").has_value());
    BOOST_TEST(item_to_resume(classroom.room)->item == open->item);
}

BOOST_AUTO_TEST_CASE(the_clock_stands_while_the_program_is_gone) {
    for (const QuestionKind asks : {QuestionKind::Amount, QuestionKind::Chips}) {
        Classroom classroom;
        answer_before(classroom, 20, 0);
        SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Table, asks);
        start_run(run, classroom.room);
        pay(run, classroom, true, 5000);
        pay(run, classroom, false, 7000);
        pay(run, classroom, true, 9000);
        classroom.now += 4000;
        run.typed = asks == QuestionKind::Chips ? "25:x 5:2" : "1x";
        keep_payouts(run, classroom.room);
        classroom.now += 1999;
        keep_clock(run, classroom.room);  // not yet
        classroom.now += a_day;
        classroom.open();
        BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
        const auto kept = unfinished_to_resume(classroom.room);
        BOOST_REQUIRE(kept.has_value());
        auto again = run_as_kept(classroom.room, shipped_content(), kept->state);
        BOOST_REQUIRE(again.has_value());
        BOOST_TEST(time_left(*again, classroom.room) == speed_time - 25000);
        BOOST_TEST((again->asks == asks));
        BOOST_TEST((again->ahead.front() == run.ahead.front()));
        BOOST_TEST(again->typed == run.typed);
        BOOST_TEST(right_answers(*again) == 2);
        BOOST_TEST(*median_time(*again) == 7000);
        BOOST_TEST(state_of(*again, classroom.now) == kept->state);
        pay(*again, classroom, true, 3000);
        BOOST_TEST(again->answers.back().took == 4000 + 3000);
        BOOST_TEST(!again->best.has_value());
        while (deal_ahead(run)) continue;
        BOOST_TEST((again->ahead.front() == run.ahead.at(1)));
        classroom.now += time_left(*again, classroom.room);
        BOOST_TEST(look_at_clock(*again, classroom.room));
        BOOST_TEST(speed_screen(*again, classroom.room, shipped_content()).result ==
                   "3 of 4 right in two minutes");
        BOOST_TEST(!unfinished_run(classroom.room, "payouts").has_value());
    }
}

BOOST_AUTO_TEST_CASE(a_run_that_cannot_be_read_is_no_run) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    pay(run, classroom, true);
    const std::string state = state_of(run, classroom.now);
    BOOST_REQUIRE(run_as_kept(classroom.room, shipped_content(), state).has_value());
    const auto spoilt = [&](const std::string& from, const std::string& to) {
        std::string other = state;
        const std::size_t at = other.find(from);
        BOOST_REQUIRE(at != std::string::npos);
        return other.replace(at, from.size(), to);
    };
    for (const std::string& other :
         {std::string(), std::string("payouts"), spoilt("breakout", "whist"),
          spoilt("table", "floor"), spoilt("amount", "sum"), spoilt("clock", "watch"),
          spoilt("used ", "used x"), spoilt("open ", "open -"), spoilt("said", "reply"),
          spoilt("said ", "said 7"), spoilt("said ", "answer "),
          state.substr(0, state.find("open"))})
        BOOST_TEST(!run_as_kept(classroom.room, shipped_content(), other).has_value(), other);
}

BOOST_AUTO_TEST_CASE(runs_of_older_builds_are_read) {
    for (const QuestionKind asks : {QuestionKind::Amount, QuestionKind::Chips}) {
        Classroom classroom;
        SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Table, asks);
        start_run(run, classroom.room);
        pay(run, classroom, true);
        pay(run, classroom, false);
        const std::string state = state_of(run, classroom.now);
        std::string old = state.substr(0, state.find("said "));
        for (const SpeedAnswer& answer : run.answers)
            old += "answer " + std::to_string(answer.seed) + " " + std::to_string(answer.took) +
                   " " + std::to_string(answer.due.in_cents()) + " " + answer.typed + "\n";
        const auto again = run_as_kept(classroom.room, shipped_content(), old);
        BOOST_REQUIRE_MESSAGE(again.has_value(), old);
        BOOST_TEST(state_of(*again, classroom.now) == state);
        BOOST_TEST(again->answers.at(1).right == false);
    }
}

BOOST_AUTO_TEST_CASE(chips_are_paid_exactly_and_as_few_as_can_be) {
    Classroom classroom;
    SpeedRun run =
        ready_run(classroom.room, Game::Breakout, SpeedLevel::Price, QuestionKind::Chips);
    start_run(run, classroom.room);
    const SpeedScreen screen = speed_screen(run, classroom.room, shipped_content());
    BOOST_TEST(screen.chips.size() == house_rack().size());
    BOOST_TEST(screen.crumb.find("in chips") != std::string::npos);
    pay(run, classroom, true);
    BOOST_TEST(run.answers.back().right);
    pay(run, classroom, false);
    BOOST_TEST(!run.answers.back().right);
    // The right sum in half dollars only, as far as the tray has them.
    bool too_many = false;
    for (int i = 0; i < 15 && !too_many; ++i) {
        ChipPiles small = house_rack();
        std::erase_if(small, [](const ChipPile& pile) { return pile.value > Money::dollars(1); });
        const auto chips = payment_from(small, run.ahead.front().pays, ChipStyle::Fewest, {});
        const auto best = payment_from(house_rack(), run.ahead.front().pays, ChipStyle::Fewest, {});
        if (!chips || count_of(*chips) == count_of(*best)) {
            pay(run, classroom, true);
            continue;
        }
        run.typed = to_text(*chips);
        answer_payout(run, classroom.room, shipped_content());
        too_many = true;
        BOOST_TEST(!run.answers.back().right);
        BOOST_TEST(
            speed_screen(run, classroom.room, shipped_content()).feedback.find("in fewer chips") !=
            std::string::npos);
    }
    BOOST_TEST(too_many);
    const std::size_t asked = run.answers.size();
    for (const char* typed : {"25:x", "7:1", "25:1 25:1", "nonsense"}) {
        run.typed = typed;
        answer_payout(run, classroom.room, shipped_content());
        BOOST_TEST(run.answers.size() == asked);
        BOOST_TEST(!run.problem.empty(), typed);
    }
    const auto kept = classroom.room.school->answers_of("ann");
    BOOST_TEST(kept.back().kind == "chips");
    BOOST_TEST(kept.back().item.find("payout breakout price-chips free ") == 0U);
}

BOOST_AUTO_TEST_CASE(a_payout_is_looked_at_again_as_it_was_answered) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    pay(run, classroom, false);
    end_run(run, classroom.room);
    QuestionRun session =
        look_again(run, worth_a_look(run).front(), classroom.room, shipped_content());
    BOOST_REQUIRE(session.practice && session.practice->mark);
    BOOST_TEST(!session.practice->mark->right);
    const auto before = classroom.room.school->answer_count("ann");
    keep_questions(session, classroom.room, shipped_content());
    BOOST_TEST(classroom.room.school->answer_count("ann") == before);
    session.next->wait_until_ready();
    BOOST_TEST(next_item(session, classroom.room, shipped_content()));  // of the same clause
}

BOOST_AUTO_TEST_CASE(a_key_does_what_its_stage_offers) {
    Classroom classroom;
    DrillChoice choice;
    SpeedSession session(shipped_content(), classroom.room, choice);
    const auto presses = [&](const KeyPress& pressed) {
        const auto action = action_of(session, pressed);
        if (action) apply(session, *action);
        return action.has_value();
    };
    BOOST_TEST(!presses(key(KeyName::Enter)));
    prepare_speed(session);
    BOOST_TEST(presses(key('2')));
    BOOST_TEST(presses(key('4')));
    BOOST_TEST((session.run->level == SpeedLevel::Price));
    BOOST_TEST((session.run->asks == QuestionKind::Chips));
    const Game first = session.run->game;
    BOOST_TEST(presses(key(KeyName::Left)));
    BOOST_TEST((session.run->game == first));
    BOOST_TEST(presses(key(KeyName::Right)));
    BOOST_TEST((session.run->game != first));
    BOOST_TEST((choice.game == session.run->game));
    BOOST_TEST(!presses(key('a')));
    BOOST_TEST(presses(key(KeyName::Enter)));
    BOOST_TEST((session.run->stage == SpeedStage::Running));
    BOOST_TEST(!presses(key('1')));
    BOOST_TEST(presses(key(KeyName::Escape)));
    BOOST_TEST((session.run->stage == SpeedStage::Ready));
    BOOST_TEST(presses(key(KeyName::Escape)));
    BOOST_TEST(!session.run.has_value());
}

BOOST_AUTO_TEST_CASE(the_next_payout_lies_ready_when_one_is_answered) {
    for (const Game game : every_game) {
        Classroom classroom;
        SpeedRun run = ready_run(classroom.room, game, SpeedLevel::Table);
        while (deal_ahead(run)) continue;
        start_run(run, classroom.room);
        for (int i = 0; i < 10; ++i) {
            BOOST_REQUIRE(run.ahead.size() > 1U);
            const PayoutItem next = run.ahead.at(1);
            const std::uint64_t to_deal = run.seed;
            pay(run, classroom, i % 3 != 0);
            BOOST_TEST((run.ahead.front() == next));
            BOOST_TEST(run.seed == to_deal);  // nothing was dealt meanwhile
            while (deal_ahead(run)) continue;
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
