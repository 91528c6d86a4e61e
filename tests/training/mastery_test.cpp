// Mastery: the tracing and the interval against known figures.

#include "training/mastery.h"

#include <boost/test/unit_test.hpp>
#include <cmath>

namespace fairdeal {

namespace {

GivenAnswer of_choices(int choices) {
    GivenAnswer answer;
    answer.clauses = {"BRK-PUSH-3"};
    answer.choices = choices;
    return answer;
}

Mastery after_row(const std::vector<int>& rights) {
    Mastery mastery;
    for (const int right : rights)
        mastery = after_answer(mastery, of_choices(0), right != 0, MasteryRules());
    return mastery;
}

Mastery after_run(int right) {
    return after_row(std::vector<int>(static_cast<std::size_t>(right), 1));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(mastery)

BOOST_AUTO_TEST_CASE(the_tracing_gives_the_known_row) {
    MasteryRules rules;
    rules.known_at_first = 0.3;
    rules.learns = 0.15;
    rules.slips = 0.05;
    const std::vector<bool> rights{true, true, false, true, true, true};
    const std::vector<double> expected{.8324, .9824, .7924, .9772, .9979, .9998};
    double known = rules.known_at_first;
    for (std::size_t i = 0; i < rights.size(); ++i) {
        known = known_after(known, rights[i], 0.1, rules);
        BOOST_TEST(std::abs(known - expected[i]) < 0.5e-4, i << ": " << known);
    }
}

BOOST_AUTO_TEST_CASE(the_interval_gives_the_known_figures) {
    struct Row {
        int right, of;
        double low, high;
    };
    for (const Row& row : {Row{38, 40, .8350, .9862}, Row{45, 50, .7864, .9565},
                           Row{20, 20, .8389, 1}, Row{0, 20, 0, 1 - .8389}, Row{0, 0, 0, 1}}) {
        const Interval found = wilson(row.right, row.of);
        BOOST_TEST(std::abs(found.low - row.low) < 0.51e-4, row.right << " of " << row.of);
        BOOST_TEST(std::abs(found.high - row.high) < 0.51e-4, row.right << " of " << row.of);
    }
    BOOST_CHECK_THROW(static_cast<void>(wilson(3, 2)), Fault);
}

BOOST_AUTO_TEST_CASE(a_straight_run_needs_its_known_length) {
    struct Row {
        double lower;
        int two_sided, one_sided;
    };
    for (const Row& row : {Row{.80, 16, 11}, Row{.90, 35, 25}, Row{.95, 73, 52}, Row{.98, 189, 133},
                           Row{.99, 381, 268}}) {
        BOOST_TEST(wilson(row.two_sided, row.two_sided).low >= row.lower);
        BOOST_TEST(wilson(row.two_sided - 1, row.two_sided - 1).low < row.lower);
        BOOST_TEST(wilson(row.one_sided, row.one_sided, one_sided_95).low >= row.lower);
        BOOST_TEST(wilson(row.one_sided - 1, row.one_sided - 1, one_sided_95).low < row.lower);
    }
}

BOOST_AUTO_TEST_CASE(a_guess_is_as_likely_as_the_choices_make_it) {
    const MasteryRules rules;
    BOOST_TEST(guess_of(of_choices(0), rules) == 0.03);
    BOOST_TEST(guess_of(of_choices(2), rules) == 0.5);
    BOOST_TEST(guess_of(of_choices(4), rules) == 0.25);
    BOOST_TEST(guess_of(of_choices(500), rules) == 0.03);
    const Mastery built = after_answer({}, of_choices(0), true, rules);
    const Mastery chosen = after_answer({}, of_choices(2), true, rules);
    BOOST_TEST(built.known > 0.93);
    BOOST_TEST(chosen.known < 0.55);
}

BOOST_AUTO_TEST_CASE(a_clause_is_mastered_when_both_say_so) {
    const MasteryRules rules;
    BOOST_TEST((standing_of({}, rules) == ClauseStanding::NotAsked));
    BOOST_TEST((standing_of(after_row({0}), rules) == ClauseStanding::Learning));
    BOOST_TEST((standing_of(after_run(2), rules) == ClauseStanding::Sound));
    BOOST_TEST((standing_of(after_run(15), rules) == ClauseStanding::Sound));
    BOOST_TEST((standing_of(after_run(16), rules) == ClauseStanding::Mastered));
    std::vector<int> slipping(30, 1);
    slipping.insert(slipping.end(), {0, 0});
    BOOST_TEST((standing_of(after_row(slipping), rules) == ClauseStanding::Learning));
}

BOOST_AUTO_TEST_CASE(only_the_latest_answers_count_for_the_interval) {
    std::vector<int> rights(25, 0);
    rights.insert(rights.end(), recent_answers, 1);
    const Mastery mastery = after_row(rights);
    BOOST_TEST(mastery.asked == 25 + recent_answers);
    BOOST_TEST(mastery.right == recent_answers);
    BOOST_TEST(recent_asked(mastery) == recent_answers);
    BOOST_TEST(recent_right(mastery) == recent_answers);
    BOOST_TEST(interval_of(mastery).low == wilson(recent_answers, recent_answers).low);
    BOOST_TEST(recent_right(after_row({1, 0, 1})) == 2);
    BOOST_TEST(recent_asked(after_row({1, 0, 1})) == 3);
}

BOOST_AUTO_TEST_CASE(time_counts_as_long_as_somebody_is_at_it) {
    GivenAnswer answer = of_choices(0);
    answer.took = 8'000;
    Mastery mastery = after_answer({}, answer, true, MasteryRules());
    BOOST_TEST(mastery.typical == 8'000);
    answer.took = 3 * 60 * a_minute;
    mastery = after_answer(mastery, answer, true, MasteryRules());
    BOOST_TEST(mastery.took == 8'000 + 10 * a_minute);
    BOOST_TEST(mastery.typical == (3 * 8'000 + 10 * a_minute) / 4);
}

BOOST_AUTO_TEST_CASE(answers_are_graded_by_right_time_and_hints) {
    struct Row {
        const char* what;
        bool right;
        Millis took, norm;
        int hints;
        Grade grade, untimed;
    };
    // clang-format off
    const Row rows[] = {
        {"wrong",                         false, 1'000,  9'000, 0, Grade::Again, Grade::Again},
        {"wrong, slow and with hints",    false, 99'000, 9'000, 3, Grade::Again, Grade::Again},
        {"right in time",                 true,  9'000,  9'000, 0, Grade::Good,  Grade::Good},
        {"right in exactly twice",        true,  18'000, 9'000, 0, Grade::Good,  Grade::Good},
        {"right, slower than twice",      true,  18'001, 9'000, 0, Grade::Hard,  Grade::Good},
        {"right after a hint",            true,  1'000,  9'000, 1, Grade::Hard,  Grade::Hard},
        {"right, with no norm",           true,  99'000, 0,     0, Grade::Good,  Grade::Good},
    };
    // clang-format on
    for (const Row& row : rows) {
        GivenAnswer answer = of_choices(0);
        answer.right = row.right;
        answer.took = row.took;
        answer.norm = row.norm;
        answer.hints = row.hints;
        BOOST_TEST((grade_of(answer, true) == row.grade), row.what);
        BOOST_TEST((grade_of(answer, false) == row.untimed), row.what);
    }
}

BOOST_AUTO_TEST_CASE(time_counts_once_nine_in_ten_of_ten_or_more_are_right) {
    Mastery mastery;
    BOOST_TEST(!is_timed(mastery));
    const GivenAnswer answer = of_choices(0);
    for (int i = 0; i < 9; ++i) mastery = after_answer(mastery, answer, true, MasteryRules());
    BOOST_TEST(!is_timed(mastery));
    mastery = after_answer(mastery, answer, false, MasteryRules());
    BOOST_TEST(is_timed(mastery));  // 9 of 10
    mastery = after_answer(mastery, answer, false, MasteryRules());
    BOOST_TEST(!is_timed(mastery));  // 9 of 11
}

BOOST_AUTO_TEST_CASE(every_source_has_a_word_of_its_own) {
    for (const AnswerSource source :
         {AnswerSource::Practice, AnswerSource::Lesson, AnswerSource::Drill, AnswerSource::Review})
        BOOST_TEST((answer_source_from(to_text(source)) == source));
    BOOST_TEST(!answer_source_from("exam").has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
