// The speed drill for payouts without a window: with a clock of its own, to the end of its time,
// and without one for who is not sure yet.

#include "app/speed_run.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>

#include "app/speed_screen.h"
#include "classroom.h"

using namespace fairdeal;

namespace {

void pay(SpeedRun& run, Classroom& classroom, bool rightly, Millis after = 3000) {
    classroom.now += after;
    const Money due = run.ahead.front().pays;
    run.typed = to_text(rightly ? due : due + Money::dollars(1));
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
        const ClockLeave leave = clock_leave(classroom.room, Game::Breakout);
        BOOST_TEST(leave.timed == row.timed);
        BOOST_TEST(leave.why.find(row.why) != std::string::npos, leave.why);
        BOOST_TEST(leave.why.empty() == row.timed);
        BOOST_TEST(!clock_leave(classroom.room, Game::Midnight).timed);
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
    const SpeedScreen screen = speed_screen(run, classroom.room);
    BOOST_TEST(screen.standing == "1 of 2 right");
    BOOST_TEST(!screen.feedback_right);
    BOOST_TEST(screen.feedback.find("Not quite") == 0U, screen.feedback);
    BOOST_TEST(screen.table.has_value());
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
    BOOST_TEST(speed_screen(run, classroom.room).clock == "2:00 left");
    pay(run, classroom, true, 33000);
    BOOST_TEST(speed_screen(run, classroom.room).clock == "1:27 left");
    BOOST_TEST(speed_screen(run, classroom.room).per_mille == 725);
    pay(run, classroom, false, 86999);
    BOOST_TEST(run.answers.size() == 2U);
    BOOST_TEST(!look_at_clock(run, classroom.room));
    const auto before = classroom.room.school->answer_count("ann");
    pay(run, classroom, true, 1);
    BOOST_TEST((run.stage == SpeedStage::Over));
    BOOST_TEST(run.answers.size() == 2U);
    BOOST_TEST(classroom.room.school->answer_count("ann") == before);
    const SpeedScreen sheet = speed_screen(run, classroom.room);
    BOOST_TEST(sheet.result == "1 of 2 right in two minutes");
    BOOST_TEST(sheet.best == "That is your best so far.");
    BOOST_TEST(*median_time(run) == (33000 + 86999) / 2);
}

BOOST_AUTO_TEST_CASE(without_a_clock_it_ends_after_twenty) {
    Classroom classroom;
    SpeedRun run = ready_run(classroom.room, Game::Breakout, SpeedLevel::Price);
    start_run(run, classroom.room);
    BOOST_TEST(!speed_screen(run, classroom.room).table.has_value());
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
    end_run(second);
    BOOST_TEST(speed_screen(second, classroom.room).best == "Best so far: 4 right");
    BOOST_TEST(*ready_run(classroom.room, Game::Breakout, SpeedLevel::Table).best == 4);
    BOOST_TEST(!ready_run(classroom.room, Game::Breakout, SpeedLevel::Price).best.has_value());
}

BOOST_AUTO_TEST_CASE(a_kill_loses_no_answer_and_an_open_question_stays_open) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    LearnSession session;
    BOOST_REQUIRE(start_drill(session, classroom.room, shipped_content(), {}));
    const auto open = item_to_resume(classroom.room);
    BOOST_REQUIRE(open.has_value());
    const auto before = classroom.room.school->answer_count("ann");
    for (int i = 0; i < 3; ++i) pay(run, classroom, true);
    run.typed = "12";
    classroom.open();  // the program died
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    BOOST_TEST(classroom.room.school->answer_count("ann") == before + 3);
    BOOST_REQUIRE(item_to_resume(classroom.room).has_value());
    BOOST_TEST(item_to_resume(classroom.room)->item == open->item);
}

BOOST_AUTO_TEST_CASE(a_payout_is_looked_at_again_as_it_was_answered) {
    Classroom classroom;
    SpeedRun run = run_on_the_clock(classroom);
    pay(run, classroom, false);
    end_run(run);
    LearnSession session =
        look_again(run, worth_a_look(run).front(), classroom.room, shipped_content());
    BOOST_REQUIRE(session.practice && session.practice->mark);
    BOOST_TEST(!session.practice->mark->right);
    const auto before = classroom.room.school->answer_count("ann");
    keep_session(session, classroom.room, shipped_content());
    BOOST_TEST(classroom.room.school->answer_count("ann") == before);
    session.next->wait_until_ready();
    BOOST_TEST(next_item(session, classroom.room, shipped_content()));  // of the same clause
}

BOOST_AUTO_TEST_CASE(the_next_payout_is_there_at_once) {
    using Clock = std::chrono::steady_clock;
    for (const Game game : every_game) {
        Classroom classroom;
        SpeedRun run = ready_run(classroom.room, game, SpeedLevel::Table);
        while (deal_ahead(run)) continue;
        start_run(run, classroom.room);
        BOOST_TEST(run.ahead.size() > 1U);
        for (int i = 0; i < 10; ++i) {
            const auto start = Clock::now();
            pay(run, classroom, i % 3 != 0);
            const auto took =
                std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
            BOOST_TEST_MESSAGE(to_text(game) << ": " << took << " ms");
            BOOST_TEST(took < 500, to_text(game));  // 50 where nothing else keeps the machine busy
            while (deal_ahead(run)) continue;
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
