// The rating: Glicko-2 against the worked example of its paper, and what answers make of it.

#include "training/rating.h"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <vector>

namespace fairdeal {

namespace {

constexpr Millis noon = a_day / 2;

GivenAnswer answer_on(Millis day, bool right, Millis norm = 20 * a_second, int choices = 0) {
    GivenAnswer answer;
    answer.at = day * a_day + noon;
    answer.right = right;
    answer.norm = norm;
    answer.choices = choices;
    return answer;
}

Rating rating_after(const std::vector<GivenAnswer>& answers, Millis day) {
    return rating_of(answers, Game::Breakout, day * a_day + noon, 0).value();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rating)

BOOST_AUTO_TEST_CASE(the_example_of_the_paper_comes_out) {
    const std::vector<RatedItem> period{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
    const Rating after = after_period({1500, 200, 0.06}, period);
    BOOST_TEST(std::abs(after.points - 1464.06) < 0.01, after.points);
    BOOST_TEST(std::abs(after.deviation - 151.52) < 0.01, after.deviation);
    BOOST_TEST(std::abs(after.volatility - 0.05999) < 0.00001, after.volatility);
}

BOOST_AUTO_TEST_CASE(days_without_answers_only_widen_it) {
    const Rating before{1600, 60, 0.06};
    const Rating after = after_period(before, {});
    BOOST_TEST(after.points == before.points);
    BOOST_TEST(after.deviation > before.deviation);
    const std::vector<GivenAnswer> answers{answer_on(10, true), answer_on(10, true)};
    BOOST_TEST(rating_after(answers, 500).deviation > rating_after(answers, 11).deviation);
    BOOST_TEST(rating_after(answers, 500'000).deviation <= 350);
}

BOOST_AUTO_TEST_CASE(a_hard_item_answered_rightly_counts_for_more) {
    const Rating easy = rating_after({answer_on(1, true, 5 * a_second)}, 1);
    const Rating hard = rating_after({answer_on(1, true, 80 * a_second)}, 1);
    BOOST_TEST(easy.points > 1500);
    BOOST_TEST(hard.points > easy.points);
}

BOOST_AUTO_TEST_CASE(an_item_with_two_choices_moves_it_less_than_a_built_answer) {
    const Rating built = rating_after({answer_on(1, true)}, 1);
    const Rating guessed = rating_after({answer_on(1, true, 20 * a_second, 2)}, 1);
    BOOST_TEST(guessed.points > 1500);
    BOOST_TEST(guessed.points < built.points);
}

BOOST_AUTO_TEST_CASE(a_hint_halves_a_right_answer) {
    GivenAnswer helped = answer_on(1, true);
    helped.hints = 1;
    BOOST_TEST(std::abs(rating_after({helped}, 1).points - 1500) < 0.01);
}

BOOST_AUTO_TEST_CASE(answers_of_other_games_are_left_out) {
    GivenAnswer other = answer_on(1, true);
    other.game = Game::Midnight;
    BOOST_TEST(!rating_of(std::vector{other}, Game::Breakout, a_day, 0).has_value());
}

/// Who is right at a known rate of items of 1500 points ends where Glicko-2 expects that rate.
BOOST_AUTO_TEST_CASE(the_rating_finds_a_trainee_of_known_strength) {
    std::vector<GivenAnswer> answers;
    for (int i = 0; i < 2000; ++i) answers.push_back(answer_on(i / 20, i % 4 != 0));
    const Rating found = rating_after(answers, 100);
    const double expected = 1500 + 400 * std::log10(3.0);  // 3 of 4; items known to 100
    BOOST_TEST(std::abs(found.points - expected) < 40, found.points << " not " << expected);
    BOOST_TEST(found.deviation < 60);
}

/// A clock that was set back puts an answer on an earlier day: it joins the period that is open.
BOOST_AUTO_TEST_CASE(an_answer_dated_back_is_taken_into_the_open_day) {
    const std::vector<GivenAnswer> answers{answer_on(10, true), answer_on(3, true)};
    BOOST_TEST(rating_after(answers, 10).points > rating_after({answer_on(10, true)}, 10).points);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
