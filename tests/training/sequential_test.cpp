// The decision rule of an exam: its bounds, its errors and its length against known figures.

#include "assessment/sequential.h"

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "assessment/exam_simulation.h"

namespace fairdeal {

namespace {

ExamCount after_row(const DecisionTable& table, std::string_view answers) {
    ExamCount count;
    for (const char answer : answers) count = after_answer(count, answer == '1', table);
    return count;
}

std::string words_of(const Problems& problems) {
    std::string text;
    for (const Problem& problem : problems) text += to_text(problem) + "\n";
    return text;
}

const DecisionTable& usual() {
    static const DecisionTable table{SequentialRule{}};
    return table;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sequential)

BOOST_AUTO_TEST_CASE(a_straight_run_decides_after_29_right_or_3_wrong) {
    const std::string run(29, '1');
    BOOST_TEST((after_row(usual(), run.substr(1)).decision == ExamDecision::GoOn));
    BOOST_TEST((after_row(usual(), run) == ExamCount{29, 0, ExamDecision::Pass, 29}));
    BOOST_TEST((after_row(usual(), "00").decision == ExamDecision::GoOn));
    BOOST_TEST((after_row(usual(), "000") == ExamCount{0, 3, ExamDecision::Fail, 3}));
    SequentialRule wider;
    wider.alpha = wider.beta = 50;
    const DecisionTable table{wider};
    BOOST_TEST(table.right_to_pass(0) == 27);
    BOOST_TEST(table.wrong_to_fail(0) == 3);
}

BOOST_AUTO_TEST_CASE(what_comes_after_the_decision_changes_nothing) {
    const ExamCount failed = after_row(usual(), "000" + std::string(40, '1'));
    BOOST_TEST((failed == ExamCount{40, 3, ExamDecision::Fail, 3}));
    const ExamCount passed = after_row(usual(), std::string(29, '1') + "0000");
    BOOST_TEST((passed == ExamCount{29, 4, ExamDecision::Pass, 29}));
}

/// The whole-number bounds against the same by logarithms, wherever those are not too close.
BOOST_AUTO_TEST_CASE(the_bounds_are_those_of_wald) {
    const SequentialRule rows[] = {{},
                                   {800, 950, 50, 50, 60, 53},
                                   {900, 980, 50, 50, 120, 114},
                                   {850, 950, 1, 499, 1000, 910},
                                   {1, 999, 40, 40, 9, 4}};
    for (const SequentialRule& rule : rows) {
        const DecisionTable table{rule};
        const double p0 = rule.p0 / 1000.0, p1 = rule.p1 / 1000.0;
        const double up = std::log((1000.0 - rule.beta) / rule.alpha);
        const double down = std::log(rule.beta / (1000.0 - rule.alpha));
        std::size_t differ = 0;
        for (int right = 0; right < rule.cap; ++right) {
            for (int wrong = 0; right + wrong < rule.cap; ++wrong) {
                const double ratio =
                    right * std::log(p1 / p0) + wrong * std::log((1 - p1) / (1 - p0));
                if (std::abs(ratio - up) < 1e-9 || std::abs(ratio - down) < 1e-9) continue;
                const ExamDecision expected = ratio > up     ? ExamDecision::Pass
                                              : ratio < down ? ExamDecision::Fail
                                                             : ExamDecision::GoOn;
                differ += table.decide(right, wrong) == expected ? 0U : 1U;
            }
        }
        BOOST_TEST(differ == 0U);
    }
}

/// p1/p0 = 2 and the bounds 16 and 1/16: four right pass, not by a hair but exactly.
BOOST_AUTO_TEST_CASE(a_bound_that_is_met_exactly_is_met) {
    SequentialRule rule{400, 800, 50, 200, 40, 25};
    DecisionTable table{rule};  // (1 - .2) / .05 = 16
    BOOST_TEST(table.right_to_pass(0) == 4);
    rule = {200, 600, 200, 400, 20, 8};  // a wrong answer halves; .4 / (1 - .2) = 1/2
    table = DecisionTable{rule};
    BOOST_TEST(table.wrong_to_fail(0) == 1);
    BOOST_TEST(table.right_to_pass(0) == 1);  // 3 at least (1 - .4) / .2
}

BOOST_AUTO_TEST_CASE(the_cap_decides_whatever_is_open) {
    std::size_t open = 0;
    for (int right = 0; right <= 120; ++right) {
        const ExamDecision decision = usual().decide(right, 120 - right);
        BOOST_TEST((decision == (right >= 110 ? ExamDecision::Pass : ExamDecision::Fail)), right);
        open += decision == ExamDecision::GoOn ? 1U : 0U;
    }
    BOOST_TEST(open == 0U);
    BOOST_TEST((usual().decide(110, 9) == ExamDecision::GoOn));
    BOOST_TEST((usual().decide(109, 10) == ExamDecision::GoOn));
}

/// The figures of the same rule followed in fractions; 20,000 simulated exams, made elsewhere, gave
/// 4.3 and 4.5 in a hundred and lengths of 33, 58, 46 and 19 items.
BOOST_AUTO_TEST_CASE(both_errors_and_the_length_are_the_known_ones) {
    struct Row {
        double rate, passes, mean, simulated_mean;
        int enough_for_95;
    };
    for (const Row& row : {Row{.99, 1 - .00001730550160, 32.58239259080, 33, 51},
                           Row{.95, 1 - .04415984532954, 57.83262395332, 58, 120},
                           Row{.85, .04401450439751, 45.93801128978, 46, 120},
                           Row{.75, .00038933759585, 19.13814361465, 19, 43}}) {
        const OperatingCharacteristic at = characteristic_at(usual(), row.rate);
        BOOST_TEST(std::abs(at.pass - row.passes) < 1e-12, row.rate << ": " << at.pass);
        BOOST_TEST(std::abs(at.mean - row.mean) < 1e-9, row.rate << ": " << at.mean);
        BOOST_TEST(std::lround(at.mean) == std::lround(row.simulated_mean));
        BOOST_TEST(items_enough_for(at, .95) == row.enough_for_95);
        BOOST_TEST(std::abs(at.pass + at.fail - 1) < 1e-12);
        double ended = 0;
        for (const double chance : at.ends_after) ended += chance;
        BOOST_TEST(std::abs(ended - 1) < 1e-12);
    }
    const RuleErrors errors = errors_of(usual(), 850, 950);
    // A share of 20,000 is known to .0015 or so.
    BOOST_TEST(std::abs(errors.false_pass - .043) < .0015);
    BOOST_TEST(std::abs(errors.false_fail - .045) < .0015);
    BOOST_TEST(errors.longest_mean() <= 60);
}

BOOST_AUTO_TEST_CASE(a_fixed_form_errs_as_the_binomial_says) {
    struct Row {
        FixedForm form;
        double rate, passes;
    };
    for (const Row& row : {Row{{40, 34}, .80, .286}, Row{{40, 34}, .90, 1 - .10},
                           Row{{100, 85}, .80, .129}, Row{{100, 85}, .90, 1 - .040}}) {
        const OperatingCharacteristic at = characteristic_at(DecisionTable{row.form}, row.rate);
        BOOST_TEST(std::abs(at.pass - row.passes) < .0006, row.rate << ": " << at.pass);
        BOOST_TEST(std::abs(at.mean - row.form.items) < 1e-9);
        BOOST_TEST(items_enough_for(at, .95) == row.form.items);
    }
    const DecisionTable form{FixedForm{3, 2}};
    BOOST_TEST((after_row(form, "11").decision == ExamDecision::GoOn));
    BOOST_TEST((after_row(form, "110").decision == ExamDecision::Pass));
    BOOST_TEST((after_row(form, "010").decision == ExamDecision::Fail));
}

BOOST_AUTO_TEST_CASE(who_is_always_or_never_right_is_told_by_the_straight_run) {
    const OperatingCharacteristic perfect = characteristic_at(usual(), 1),
                                  hopeless = characteristic_at(usual(), 0);
    BOOST_TEST(perfect.pass == 1);
    BOOST_TEST(perfect.mean == 29);
    BOOST_TEST(items_enough_for(perfect, .5) == 29);
    BOOST_TEST(hopeless.fail == 1);
    BOOST_TEST(hopeless.mean == 3);
}

BOOST_AUTO_TEST_CASE(a_rule_that_cannot_be_is_refused_with_the_reason) {
    struct Row {
        ExamRule rule;
        const char* words;
    };
    const Row rows[] = {
        {SequentialRule{}, ""},
        {SequentialRule{950, 850, 40, 40, 120, 110}, "p1 is 0.850, but must be above p0, 0.950\n"},
        {SequentialRule{850, 850, 40, 40, 120, 110}, "p1 is 0.850, but must be above p0, 0.850\n"},
        {SequentialRule{0, 1000, 40, 40, 120, 110},
         "p0 is 0.000, but must be .001 to .999\np1 is 1.000, but must be .001 to .999\n"},
        {SequentialRule{850, 950, 0, 500, 120, 110},
         "alpha is 0.000, but must be .001 to .499\nbeta is 0.500, but must be .001 to .499\n"},
        {SequentialRule{850, 950, 40, 40, 0, 0}, "the cap is 0, but must be 1 to 1000\n"},
        {SequentialRule{850, 950, 40, 40, 1001, 900}, "the cap is 1001, but must be 1 to 1000\n"},
        {SequentialRule{850, 950, 40, 40, 120, 113},
         "113 right pass at the cap, but the bounds leave only 107 to 111 right undecided, so it "
         "must be 107 to 112\n"},
        {SequentialRule{850, 950, 40, 40, 120, 106},
         "106 right pass at the cap, but the bounds leave only 107 to 111 right undecided, so it "
         "must be 107 to 112\n"},
        {FixedForm{40, 34}, ""},
        {FixedForm{40, 41}, "the cut is 41, but must be 1 to 40\n"},
        {FixedForm{40, 0}, "the cut is 0, but must be 1 to 40\n"},
        {FixedForm{0, 0}, "the number of items is 0, but must be 1 to 1000\n"},
    };
    for (const Row& row : rows) {
        BOOST_TEST(words_of(problems_of(row.rule)) == row.words);
        if (*row.words != '\0') BOOST_CHECK_THROW(DecisionTable{row.rule}, Fault);
    }
}

BOOST_AUTO_TEST_CASE(simulated_exams_come_out_as_the_exact_figures_say) {
    for (const int rate : {750, 850, 900, 950, 990}) {
        const SimulatedExams seen = simulate_exams(usual(), rate, 40'000, 7);
        const OperatingCharacteristic exact = characteristic_at(usual(), rate / 1000.0);
        // Five standard errors of a share of 40,000.
        BOOST_TEST(std::abs(seen.share_passed() - exact.pass) < 5 * .5 / 200, rate);
        BOOST_TEST(std::abs(seen.mean_items() - exact.mean) < 1, rate);
        BOOST_TEST(std::abs(seen.items_enough_for(95) - items_enough_for(exact, .95)) <= 1, rate);
        BOOST_TEST(seen.passed + seen.failed == 40'000);
    }
    BOOST_TEST((simulate_exams(usual(), 900, 500, 7) == simulate_exams(usual(), 900, 500, 7)));
    BOOST_TEST((simulate_exams(usual(), 900, 500, 7) != simulate_exams(usual(), 900, 500, 8)));
    BOOST_TEST(simulate_exams(usual(), 1000, 9, 1).items == 9 * 29);
    BOOST_TEST(simulate_exams(usual(), 0, 9, 1).items == 9 * 3);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
