// Statistics of item families and exams: the figures of a known matrix, and what cannot be told.

#include "assessment/statistics/exam_statistics.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <map>

#include "assessment/statistics/figure_meanings.h"
#include "dealing/dice.h"

namespace fairdeal {

namespace {

/// A row a person: 0, 1, h for half a mark, - for not asked.
MarkTable table_from(const std::vector<std::string>& rows) {
    const std::map<char, Marks> marks{{'0', {1, 0}}, {'1', {1, 1}}, {'h', {1, .5}}, {'-', {}}};
    MarkTable table;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        table.people.push_back(fmt::format("P{}", i + 1));
        for (const char mark : rows[i]) table.cells.push_back(marks.at(mark));
    }
    for (std::size_t i = 0; !rows.empty() && i < rows.front().size(); ++i)
        table.families.push_back(fmt::format("F{}", i + 1));
    return table;
}

MarkTable known_matrix() {
    return table_from(
        {"111110", "111100", "111000", "111111", "100000", "110100", "111110", "010000"});
}

void check(const Figure& figure, double expected, const std::string& what,
           double tolerance = 1e-6) {
    BOOST_TEST_REQUIRE(figure.value.has_value(), what << ": " << figure.why_not);
    BOOST_TEST(std::abs(*figure.value - expected) < tolerance,
               what << ": " << *figure.value << ", not " << expected);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exam_statistics)

BOOST_AUTO_TEST_CASE(families_have_the_figures_of_the_known_matrix) {
    struct Row {
        double facility, discrimination, efficiency, weight;
    };
    const Row rows[] = {
        {.875, .389668922, .619047619, .134233249}, {.875, .389668922, .619047619, .134233249},
        {.625, .686402549, .783783784, .199100084}, {.625, .686402549, .783783784, .199100084},
        {.375, .686402549, 1, .199100084},          {.125, .389668922, 1, .134233249}};
    const auto families = family_figures(known_matrix());
    BOOST_TEST_REQUIRE(families.size() == std::size(rows));
    for (std::size_t i = 0; i < families.size(); ++i) {
        const FamilyFigures& family = families[i];
        check(family.facility, rows[i].facility, family.family + " facility");
        check(family.discrimination, rows[i].discrimination, family.family + " discrimination");
        check(family.efficiency, rows[i].efficiency, family.family + " efficiency");
        check(family.weight, rows[i].weight, family.family + " weight");
        check(family.exposure, 1, family.family + " exposure");
        BOOST_TEST(family.people == 8);
        BOOST_TEST(family.marks.asked == 8);
        const auto right = static_cast<int>(std::lround(rows[i].facility * 8));
        BOOST_TEST((family.interval == wilson(right, 8)));
    }
}

BOOST_AUTO_TEST_CASE(totals_have_the_figures_of_the_known_matrix) {
    const ReliabilityFigures figures = reliability_of(known_matrix());
    check(figures.mean, 3.5, "mean");
    check(figures.deviation, std::sqrt(3.0 * 8 / 7), "deviation");
    check(figures.kr20, .7875, "KR-20");
    check(figures.kr21, .616667, "KR-21");
    check(figures.alpha, .7875, "alpha");
    check(figures.sem, .853564, "standard error");
    check(figures.internal_consistency, 78.75, "internal consistency");
    check(figures.error_ratio, 46.097722, "error ratio");
    check(conditional_sem(4, 6), std::sqrt(4 * 2 / 5.0), "at the cut");
    check(conditional_sem(0, 6), 0, "nothing right");
}

/// Fitted, summed and integrated elsewhere, by sums of beta functions.
BOOST_AUTO_TEST_CASE(decisions_have_the_figures_of_the_known_matrix) {
    const DecisionFigures figures = decisions_of(known_matrix(), FixedForm{6, 4});
    check(figures.passed, .5, "passed");
    BOOST_TEST((figures.interval == wilson(4, 8)));
    check(figures.sem_at_cut, 1.264911064, "at the cut");
    check(figures.subkoviak, .748505885, "Subkoviak");
    check(figures.alike, .726214897, "alike");
    check(figures.kappa, .450952943, "kappa");
    check(figures.false_pass, .177508951, "false pass", 1e-5);
    check(figures.false_fail, .047976545, "false fail", 1e-5);
    std::vector<Marks> people;
    for (std::size_t i = 0; i < 8; ++i) people.push_back(known_matrix().of_person(i));
    const FittedRates fitted = fit_rates(people);
    BOOST_TEST_REQUIRE(fitted.rates.has_value());
    BOOST_TEST(std::abs(fitted.rates->right - 2.31994214) < 1e-5);
    BOOST_TEST(std::abs(fitted.rates->wrong - 1.65039550) < 1e-5);
}

BOOST_AUTO_TEST_CASE(marks_in_part_are_marks) {
    const ReliabilityFigures figures = reliability_of(table_from({"1h", "h0", "11", "00"}));
    BOOST_TEST(figures.kr20.why_not == "some marks are in part");
    BOOST_TEST(!figures.kr21.value.has_value());
    // Variances 11/48 (1, .5, 1, 0) and 11/48 (.5, 0, 1, 0); totals 1.5, .5, 2, 0: 5/6.
    check(figures.alpha, 2 * (1 - (11.0 / 24) / (5.0 / 6)), "alpha");
    const auto families = family_figures(table_from({"1h", "h0", "11", "00"}));
    check(families[1].facility, .375, "facility");
    BOOST_TEST(families[1].interval.low == wilson(1, 4).low);
    BOOST_TEST(families[1].interval.high == wilson(2, 4).high);
}

BOOST_AUTO_TEST_CASE(who_was_not_asked_a_family_does_not_count_for_it) {
    const MarkTable table = table_from({"11-", "1-1", "011", "-00", "101"});
    const auto families = family_figures(table);
    BOOST_TEST(families[0].people == 4);
    check(families[0].exposure, .8, "exposure");
    check(families[0].facility, .75, "facility");
    // The first family beside the mean of what else each was asked: 1 1 0 1 and 1 1 1 .5.
    check(families[0].discrimination, -1.0 / 3, "discrimination");
    BOOST_TEST(reliability_of(table).alpha.why_not == "not everybody was asked every family");
    BOOST_TEST(!decisions_of(table, FixedForm{3, 2}).alike.value.has_value());
}

/// A total is of the answers, as a cut is, where everybody gave equally many.
BOOST_AUTO_TEST_CASE(totals_and_cut_have_one_scale) {
    const std::vector<ExamMark> marks{{"ann", "A", 1}, {"ann", "A", 0}, {"ann", "B", 1},
                                      {"bob", "B", 0}, {"bob", "A", 0}, {"bob", "A", 0}};
    const MarkTable table = table_of(marks);
    BOOST_TEST((table.people == std::vector<std::string>{"ann", "bob"}));
    BOOST_TEST((table.families == std::vector<std::string>{"A", "B"}));
    BOOST_TEST((table.at(0, 0) == Marks{2, 1}));
    BOOST_TEST((table.of_person(0) == Marks{3, 2}));
    check(family_figures(table)[0].facility, .25, "facility");
    check(reliability_of(table).mean, 1, "mean");
    BOOST_TEST(to_text(reliability_of(table).scale) == "of 3 answers");
    BOOST_TEST(reliability_of(table).kr20.why_not == "some were asked a family more than once");
    std::vector<ExamMark> longer = marks;
    longer.push_back({"ann", "B", 1});
    check(reliability_of(table_of(longer)).mean, .75, "mean of shares");
    BOOST_TEST(to_text(reliability_of(table_of(longer)).scale) == "of 2 families");
    const ExamMark beyond[] = {{"ann", "A", 1.5}};
    BOOST_CHECK_THROW(static_cast<void>(table_of(beyond)), Fault);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_told_says_why_and_is_never_a_number) {
    struct Row {
        std::vector<std::string> rows;
        std::string_view alpha, discrimination, weight, alike;
    };
    const std::string_view two = "fewer than two people were asked it and something else";
    const std::string_view few = "fewer than two people were asked anything";
    const std::string_view same = "everybody has the same mark in it";
    const std::string_view total = "everybody has the same total";
    const Row rows[] = {
        {{}, "nobody sat the exam", "", "", "nobody sat the exam"},
        {{"101"}, "one person shows no spread", two, two, few},
        {{"111", "111"}, total, same, total, "nobody was ever wrong"},
        {{"000", "000"}, total, same, total, "nobody was ever right"},
        {{"100", "010"}, total, "", total, ""},
        {{"1", "0"}, "one family alone cannot agree with another", two, two, ""},
        {{"1--", "-1-"},
         "not everybody was asked every family",
         two,
         two,
         "somebody was asked more or fewer items than the form has"},
    };
    for (const Row& row : rows) {
        const MarkTable table = table_from(row.rows);
        BOOST_TEST(reliability_of(table).alpha.why_not == row.alpha);
        const int items = std::max(1, static_cast<int>(table.families.size()));
        BOOST_TEST(decisions_of(table, FixedForm{items, 1}).alike.why_not == row.alike);
        const auto families = family_figures(table);
        if (families.empty()) continue;
        BOOST_TEST(families[0].discrimination.why_not == row.discrimination);
        BOOST_TEST(families[0].weight.why_not == row.weight);
    }
    BOOST_TEST(family_figures(table_from({"-1", "-0"}))[0].facility.why_not ==
               "nobody was asked it");
    BOOST_TEST(conditional_sem(1, 1).why_not == "a single item gives no standard error");
    // Who has it is worse in the rest: a negative weight is none.
    const auto turned = family_figures(table_from({"100", "011", "011"}));
    check(turned[0].discrimination, -1, "discrimination");
    BOOST_TEST(turned[0].weight.why_not == "who is better in it is worse in the exam");
    BOOST_CHECK_THROW(static_cast<void>(known_figure(std::nan(""))), Fault);
}

BOOST_AUTO_TEST_CASE(a_form_of_another_length_or_open_counts_do_not_decide) {
    const MarkTable table = known_matrix();
    BOOST_TEST(decisions_of(table, FixedForm{7, 4}).passed.why_not ==
               "somebody was asked more or fewer items than the form has");
    BOOST_TEST(decisions_of(table, SequentialRule{}).passed.why_not ==
               "somebody's answers do not decide by this rule");
    BOOST_TEST(decisions_of(table_from({"h11111"}), SequentialRule{}).passed.why_not ==
               "a sequential rule knows right and wrong, not in part");
}

/// A thousand people of known rates sit the sequential exam; the model must find from their counts
/// alone what is known of them.
BOOST_AUTO_TEST_CASE(the_model_finds_the_errors_of_people_whose_rates_are_known) {
    const DecisionTable rule{SequentialRule{}};
    Dice dice(11);
    MarkTable table{{}, {"all"}, {}};
    double false_pass = 0, alike = 0;
    constexpr int people = 4000;
    for (int i = 0; i < people; ++i) {
        // The best of nine even draws is beta(9, 1).
        std::uint64_t best = 0;
        for (int draw = 0; draw < 9; ++draw) best = std::max(best, dice.below(1'000'000));
        const double rate = static_cast<double>(best) / 1e6,
                     pass = characteristic_at(rule, rate).pass;
        alike += (pass * pass + (1 - pass) * (1 - pass)) / people;
        if (rate < .85) false_pass += pass / people;
        ExamCount count;
        while (count.decision == ExamDecision::GoOn)
            count = after_answer(count, dice.below(1'000'000) < best, rule);
        table.people.push_back(std::to_string(i));
        table.cells.push_back({count.right + count.wrong, static_cast<double>(count.right)});
    }
    const DecisionFigures figures = decisions_of(table, SequentialRule{});
    check(figures.alike, alike, "alike", .01);
    check(figures.false_pass, false_pass, "false pass", .001);
    BOOST_TEST(figures.subkoviak.why_not == "a sequential exam has no form of one length");
    BOOST_TEST(*figures.false_fail.value < .045);
}

/// Small tables of any kind, with gaps, marks in part and families asked again.
BOOST_AUTO_TEST_CASE(no_table_gives_a_figure_beyond_its_range) {
    Dice dice(3);
    const auto within = [](const Figure& figure, double least, double most) {
        const double slack = 1e-9;
        return figure.value ? *figure.value > least - slack && *figure.value < most + slack
                            : !figure.why_not.empty();
    };
    for (int i = 0; i < 150; ++i) {
        MarkTable table;
        table.people.resize(dice.below(6));
        table.families.resize(1 + dice.below(4));
        const bool once = dice.chance(60), whole = dice.chance(60), gaps = dice.chance(30);
        for (std::size_t cell = 0; cell < table.people.size() * table.families.size(); ++cell) {
            const int asked = gaps && dice.chance(30) ? 0 : once ? 1 : 2;
            const auto halves = dice.below(2 * static_cast<std::uint64_t>(asked) + 1);
            table.cells.push_back(
                {asked, static_cast<double>(whole ? halves / 2 : halves) / (whole ? 1 : 2)});
        }
        for (const FamilyFigures& family : family_figures(table)) {
            BOOST_TEST(within(family.facility, 0, 1));
            BOOST_TEST(within(family.discrimination, -1, 1));
            BOOST_TEST(within(family.efficiency, -20, 1));
            BOOST_TEST(within(family.weight, 0, 1));
            BOOST_TEST((family.interval.low >= 0 && family.interval.high <= 1));
        }
        const ReliabilityFigures totals = reliability_of(table);
        BOOST_TEST(within(totals.alpha, -1e9, 1));
        BOOST_TEST(within(totals.kr21, -1e9, 1));
        const auto families = static_cast<int>(table.families.size());
        const FixedForm form{once ? families : 2 * families,
                             1 + static_cast<int>(dice.below(2)) * (families > 1 ? 1 : 0)};
        const DecisionFigures decisions = decisions_of(table, form);
        BOOST_TEST(within(decisions.passed, 0, 1));
        BOOST_TEST(within(decisions.alike, .5, 1));
        BOOST_TEST(within(decisions.subkoviak, .5, 1));
        BOOST_TEST(within(decisions.kappa, 0, 1));
        BOOST_TEST(within(decisions.false_pass, 0, 1));
        BOOST_TEST(within(decisions.false_fail, 0, 1));
    }
}

BOOST_AUTO_TEST_CASE(people_who_are_all_alike_are_decided_as_the_rule_errs) {
    std::vector<Marks> people(200, Marks{40, 36});
    const FittedRates fitted = fit_rates(people);
    BOOST_TEST_REQUIRE(fitted.rates.has_value());
    const DecisionTable form{FixedForm{40, 34}};
    const double pass = characteristic_at(form, .9).pass;
    const Consistency found = consistency_of(*fitted.rates, form, {.85, .85});
    BOOST_TEST(std::abs(found.passes - pass) < .001);
    BOOST_TEST(std::abs(found.alike - (pass * pass + (1 - pass) * (1 - pass))) < .001);
    BOOST_TEST(found.false_pass < 1e-9);
    BOOST_TEST(std::abs(found.false_fail - (1 - pass)) < .001);
    BOOST_TEST(std::abs(found.kappa) < .01);
}

/// Newcombe's own example: 56 of 70 against 48 of 80 is .2 more, .0524 to .3339.
BOOST_AUTO_TEST_CASE(drift_has_newcombes_interval) {
    const auto of = [](int right, int asked) {
        return MarkTable{{"all"}, {"F"}, {{asked, static_cast<double>(right)}}};
    };
    const auto drifts = drift_of(of(48, 80), of(56, 70));
    BOOST_TEST_REQUIRE(drifts.size() == 1U);
    check(drifts[0].change, .2, "change");
    BOOST_TEST(std::abs(drifts[0].range.low - .0524) < .00005, drifts[0].range.low);
    BOOST_TEST(std::abs(drifts[0].range.high - .3339) < .00005, drifts[0].range.high);
    BOOST_TEST(drifts[0].is_sure());
    BOOST_TEST(!drift_of(of(6, 8), of(5, 8))[0].is_sure());
    BOOST_TEST(drift_of(of(0, 0), of(5, 8))[0].change.why_not == "it was not asked before");
    BOOST_TEST(drift_of(of(5, 8), of(0, 0))[0].change.why_not == "it was not asked since");
    const auto gone = drift_of(of(5, 8), MarkTable{{"all"}, {"G"}, {{1, 1}}});
    BOOST_TEST_REQUIRE(gone.size() == 2U);
    BOOST_TEST(gone[1].family == "F");
    BOOST_TEST(!gone[1].is_sure());
}

BOOST_AUTO_TEST_CASE(every_figure_has_its_meaning_once) {
    std::map<std::string, int> seen;
    for (const FigureMeaning& meaning : figure_meanings()) {
        ++seen[meaning.id];
        BOOST_TEST(meaning_of(meaning.id).name == meaning.name);
        BOOST_TEST(meaning.meaning.ends_with('.'), meaning.id);
        BOOST_TEST(meaning.gaps.ends_with('.'), meaning.id);
    }
    BOOST_TEST(seen.size() == figure_meanings().size());
    BOOST_CHECK_THROW(static_cast<void>(meaning_of("luck")), Fault);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
