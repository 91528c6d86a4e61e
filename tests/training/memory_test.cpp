// FSRS-6 against figures published for it, and against its own promises.

#include "training/memory.h"

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "training/samples.h"

namespace fairdeal {

namespace {

std::vector<int> intervals_of(const std::vector<int>& grades, const MemoryRules& rules) {
    std::vector<int> days;
    Memory memory;
    Millis at = monday;
    for (const int grade : grades) {
        memory = answered(memory, static_cast<Grade>(grade), at, rules);
        days.push_back(static_cast<int>((memory.due - memory.last) / a_day));
        at = memory.due;
    }
    return days;
}

Memory after(const std::vector<std::pair<int, int>>& grades_and_days, const MemoryRules& rules) {
    Memory memory;
    Millis at = monday;
    for (const auto& [grade, days] : grades_and_days) {
        at += days * a_day;
        memory = answered(memory, static_cast<Grade>(grade), at, rules);
    }
    return memory;
}

std::vector<int> words_to_numbers(const Memory& memory) {
    return {static_cast<int>(memory.stage), memory.step,
            static_cast<int>((memory.due - memory.last) / 1000)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(memory)

BOOST_AUTO_TEST_CASE(intervals_are_those_published) {
    const std::vector<int> expected{0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21};
    const auto found = intervals_of({3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3}, {});
    BOOST_CHECK_EQUAL_COLLECTIONS(found.begin(), found.end(), expected.begin(), expected.end());
}

BOOST_AUTO_TEST_CASE(stability_and_difficulty_are_those_published) {
    const Memory memory = after({{1, 0}, {3, 0}, {3, 1}, {3, 3}, {3, 8}, {3, 21}}, {});
    // Published from single precision; in double the formulas give 53.626903 and 6.3574871.
    BOOST_TEST(std::abs(memory.stability - 53.62691) < 1e-5);
    BOOST_TEST(std::abs(memory.difficulty - 6.3574867) < 5e-7);
    BOOST_TEST(std::abs(memory.stability - 53.626902917141386) < 1e-10);
    BOOST_TEST(std::abs(memory.difficulty - 6.357487083997829) < 1e-10);
    BOOST_TEST(memory.answers == 6);
}

BOOST_AUTO_TEST_CASE(recall_at_the_stability_is_nine_in_ten) {
    for (const double stability : {1.0, 7.0, 400.0}) {
        const Memory memory{Stage::Review, 0, stability, 5, monday, 0, 1, 0};
        const Millis at = monday + static_cast<Millis>(stability) * a_day;
        BOOST_TEST(std::abs(recall(memory, at, default_weights) - 0.9) < 1e-12);
        BOOST_TEST(interval_days(stability, 0.9, default_weights) == static_cast<int>(stability));
        BOOST_TEST(recall(memory, monday - a_day, default_weights) == 1.0);
        BOOST_TEST(recall(memory, monday + a_day - 1, default_weights) == 1.0);
        BOOST_TEST(recall(memory, monday + a_day, default_weights) < 1.0);
    }
    BOOST_TEST(std::abs(std::pow(0.9, -1 / 0.1542) - 1 - 0.9803464944) < 1e-10);
    BOOST_TEST(recall(Memory(), monday, default_weights) == 0.0);
}

BOOST_AUTO_TEST_CASE(a_higher_retention_asks_sooner_and_no_interval_leaves_its_bounds) {
    BOOST_TEST(interval_days(100, 0.95, default_weights) < 60);
    BOOST_TEST(interval_days(100, 0.80, default_weights) > 250);
    BOOST_TEST(interval_days(0.001, 0.9, default_weights) == 1);
    BOOST_TEST(interval_days(36'500, 0.5, default_weights) == 36'500);
    BOOST_TEST(interval_days(400, 0.9, default_weights, 365) == 365);
}

BOOST_AUTO_TEST_CASE(learning_and_relearning_go_by_their_steps) {
    struct Row {
        const char* what;
        std::vector<int> grades;  // each when it is due
        std::vector<int> stage_step_seconds;
    };
    // clang-format off
    const Row rows[] = {
        {"a first Again waits a minute",               {1},          {1, 0, 60}},
        {"a first Hard waits the mean of both steps",  {2},          {1, 0, 330}},
        {"a first Good goes to the second step",       {3},          {1, 1, 600}},
        {"a first Easy leaves learning",               {4},          {2, 0, 8 * 86400}},
        {"a Hard on the second step stays there",      {3, 2},       {1, 1, 600}},
        {"an Again on the second step goes back",      {3, 1},       {1, 0, 60}},
        {"a Good on the second step leaves learning",  {3, 3},       {2, 0, 2 * 86400}},
        {"an Again in review is learnt again",         {3, 3, 1},    {3, 0, 600}},
        {"a Hard then waits half as long again",       {3, 3, 1, 2}, {3, 0, 900}},
    };
    // clang-format on
    for (const Row& row : rows) {
        Memory memory;
        Millis at = monday;
        for (const int grade : row.grades) {
            memory = answered(memory, static_cast<Grade>(grade), at, {});
            at = memory.due;
        }
        const auto found = words_to_numbers(memory);
        BOOST_TEST_CONTEXT(row.what)
        BOOST_CHECK_EQUAL_COLLECTIONS(found.begin(), found.end(), row.stage_step_seconds.begin(),
                                      row.stage_step_seconds.end());
    }
}

BOOST_AUTO_TEST_CASE(without_steps_a_card_is_reviewed_at_once) {
    MemoryRules rules;
    rules.learning_steps.clear();
    rules.relearning_steps.clear();
    Memory memory = answered({}, Grade::Again, monday, rules);
    BOOST_TEST((memory.stage == Stage::Review));
    memory = answered(memory, Grade::Again, memory.due, rules);
    BOOST_TEST((memory.stage == Stage::Review));
    BOOST_TEST(memory.lapses == 1);
}

BOOST_AUTO_TEST_CASE(a_same_day_good_never_weakens_and_a_hard_one_may) {
    const Memory strong{Stage::Review, 0, 5000, 5, monday, monday + a_day, 3, 0};
    BOOST_TEST(answered(strong, Grade::Good, monday + a_minute, {}).stability >= 5000.0);
    BOOST_TEST(answered(strong, Grade::Hard, monday + a_minute, {}).stability < 5000.0);
}

BOOST_AUTO_TEST_CASE(a_clock_that_runs_backwards_counts_as_standing_still) {
    const Memory memory = after({{3, 0}, {3, 1}}, {});
    const Memory back = answered(memory, Grade::Good, monday - 40 * a_day, {});
    BOOST_TEST(back.last == memory.last);
    BOOST_TEST(back.stability == answered(memory, Grade::Good, memory.last, {}).stability);
}

BOOST_AUTO_TEST_CASE(a_thousand_answers_stay_finite_and_within_bounds) {
    for (const int pattern : {0, 1, 2, 3, 4}) {
        Memory memory;
        Millis at = monday;
        for (int i = 0; i < 1000; ++i) {
            const int grade = pattern == 0 ? i * i % 4 + 1 : pattern;
            memory = answered(memory, static_cast<Grade>(grade), at, {});
            BOOST_REQUIRE(std::isfinite(memory.stability));
            BOOST_REQUIRE((memory.stability >= 0.001 && memory.stability <= 36'500));
            BOOST_REQUIRE((memory.difficulty >= 1 && memory.difficulty <= 10));
            BOOST_REQUIRE(memory.due > at);
            at = std::min(memory.due, at + 4000 * a_day);
        }
    }
}

BOOST_AUTO_TEST_CASE(fuzz_is_the_same_each_time_and_stays_in_its_range) {
    BOOST_TEST((fuzz_range(2, 36'500) == FuzzRange{2, 2}));
    BOOST_TEST((fuzz_range(3, 36'500) == FuzzRange{2, 4}));
    BOOST_TEST((fuzz_range(100, 36'500) == FuzzRange{93, 107}));
    BOOST_TEST((fuzz_range(100, 101) == FuzzRange{93, 101}));
    MemoryRules fuzzy;
    std::vector<int> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        fuzzy.fuzz = seed;
        const std::vector<int> grades{3, 3, 3, 3};
        const auto once = intervals_of(grades, fuzzy), again = intervals_of(grades, fuzzy);
        BOOST_REQUIRE((once == again));
        BOOST_REQUIRE(once[1] == 2);
        // The second review's interval is 11 without fuzz.
        BOOST_REQUIRE(
            (once[2] >= fuzz_range(11, 36'500).least && once[2] <= fuzz_range(11, 36'500).most));
        seen.push_back(once[2]);
    }
    BOOST_TEST(*std::min_element(seen.begin(), seen.end()) == fuzz_range(11, 36'500).least);
    BOOST_TEST(*std::max_element(seen.begin(), seen.end()) == fuzz_range(11, 36'500).most);
}

BOOST_AUTO_TEST_CASE(what_is_seen_along_the_way_grows_by_half_and_only_after_a_day) {
    const Memory memory = after({{3, 0}, {3, 0}}, {});
    BOOST_REQUIRE((memory.stage == Stage::Review));
    const Millis later = memory.last + 3 * a_day;
    const Memory whole = answered(memory, Grade::Good, later, {});
    const Memory half = seen_along(memory, later, {});
    BOOST_TEST(std::abs(half.stability - (memory.stability + whole.stability) / 2) < 1e-12);
    BOOST_TEST(half.difficulty == memory.difficulty);
    BOOST_TEST(half.answers == memory.answers);
    BOOST_TEST((half.due > memory.due && half.due < whole.due));
    BOOST_TEST((seen_along(memory, memory.last + a_day - 1, {}) == memory));
    const Memory learning = answered({}, Grade::Good, monday, {});
    BOOST_TEST((seen_along(learning, monday + 5 * a_day, {}) == learning));
    BOOST_TEST((seen_along({}, monday, {}) == Memory()));
}

BOOST_AUTO_TEST_CASE(what_has_changed_is_learnt_again) {
    const Memory known = after({{3, 0}, {3, 0}, {3, 2}, {1, 9}}, {});
    const Memory relearnt = changed(known, monday + 20 * a_day);
    BOOST_TEST((relearnt.stage == Stage::Learning));
    BOOST_TEST(relearnt.due == monday + 20 * a_day);
    BOOST_TEST(relearnt.lapses == 1);
    BOOST_TEST(recall(relearnt, relearnt.due, default_weights) == 0.0);
    const Memory first = answered({}, Grade::Good, relearnt.due, {});
    BOOST_TEST(answered(relearnt, Grade::Good, relearnt.due, {}).stability == first.stability);
    BOOST_TEST((changed({}, monday) == Memory()));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
