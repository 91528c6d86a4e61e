// A panel's cut: its sum, its uncertainty and the judges' agreement against known figures.

#include "assessment/statistics/angoff.h"

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "assessment/proportion_text.h"

namespace fairdeal {

namespace {

/// A row a judge, in thousandths.
AngoffPanel panel_of(const std::vector<std::vector<int>>& judges) {
    AngoffPanel panel{"3.0", {}, {}};
    for (std::size_t i = 0; i < judges.front().size(); ++i)
        panel.families.push_back(fmt::format("F{}", i + 1));
    for (const std::vector<int>& chances : judges)
        panel.judges.push_back({"J", {{"2026-03-14", chances, {}}}});
    return panel;
}

/// Shrout and Fleiss 1979, Table 2, by tenths: six targets and four judges.
AngoffPanel known_panel() {
    return panel_of({{900, 600, 800, 700, 1000, 600},
                     {200, 100, 400, 100, 500, 200},
                     {500, 300, 600, 200, 600, 400},
                     {800, 200, 800, 600, 900, 700}});
}

void check(const Figure& figure, double expected, double tolerance) {
    BOOST_TEST_REQUIRE(figure.value.has_value(), figure.why_not);
    BOOST_TEST(std::abs(*figure.value - expected) < tolerance, *figure.value);
}

MarkTable group_of(const std::vector<int>& right_of_20) {
    MarkTable table{{}, {"all"}, {}};
    for (const int right : right_of_20) {
        table.people.push_back(fmt::format("P{}", table.people.size()));
        table.cells.push_back({20, static_cast<double>(right)});
    }
    return table;
}

AngoffPanel panel_with(const HofsteeLimits& limits) {
    AngoffPanel panel = panel_of({{800, 800}, {900, 900}});
    for (AngoffJudge& judge : panel.judges) judge.rounds[0].limits = limits;
    return panel;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(angoff)

BOOST_AUTO_TEST_CASE(agreement_is_that_of_the_known_table) {
    const AngoffCut cut = cut_of(known_panel(), 1, 6);
    check(cut.agreement_of_one, .29, .005);
    check(cut.agreement, .62, .005);
    // The mean squares are 11.24, 32.49 and 1.02: (11.24 - 1.02) / (11.24 + (32.49 - 1.02) / 6).
    check(cut.agreement, .6200505, 1e-6);
}

BOOST_AUTO_TEST_CASE(the_cut_is_the_mean_of_the_judges_and_has_its_error) {
    const AngoffCut cut = cut_of(known_panel(), 1, 6);
    const std::vector<double> expected{4.6, 1.5, 2.6, 4.0};
    for (std::size_t i = 0; i < expected.size(); ++i)
        BOOST_TEST(std::abs(cut.by_judge[i] - expected[i]) < 1e-12);
    BOOST_TEST(std::abs(cut.cut - 3.175) < 1e-12);
    BOOST_TEST(cut.rounded_up == 4);
    check(cut.deviation, 1.396125, 1e-6);
    check(cut.standard_error, 0.698063, 1e-6);
    BOOST_TEST_REQUIRE(cut.range.has_value());
    // 3.175 and 3.182446 standard errors either way.
    BOOST_TEST(std::abs(cut.range->low - .953453) < 1e-5, cut.range->low);
    BOOST_TEST(std::abs(cut.range->high - 5.396547) < 1e-5, cut.range->high);
}

BOOST_AUTO_TEST_CASE(a_whole_cut_is_not_rounded_up_further) {
    const AngoffPanel panel = panel_of({{850, 850, 850}, {850, 850, 850}, {850, 850, 850}});
    BOOST_TEST(cut_of(panel, 1, 100).rounded_up == 85);
    BOOST_TEST(cut_of(panel, 1, 20).rounded_up == 17);
    BOOST_TEST(cut_of(panel, 1, 30).rounded_up == 26);  // 25.5
    const AngoffPanel more = panel_of({{850, 850, 850}, {850, 850, 850}, {850, 850, 851}});
    BOOST_TEST(cut_of(more, 1, 100).rounded_up == 86);
}

BOOST_AUTO_TEST_CASE(what_a_panel_cannot_tell_it_says) {
    const AngoffCut alone = cut_of(panel_of({{800, 900}}), 1, 2);
    BOOST_TEST(alone.standard_error.why_not == "one judge shows no spread");
    BOOST_TEST(!alone.range.has_value());
    BOOST_TEST(alone.agreement.why_not == "one judge agrees with nobody");
    BOOST_TEST(cut_of(panel_of({{800}, {900}}), 1, 1).agreement.why_not ==
               "one family alone shows no agreement");
    const AngoffCut same = cut_of(panel_of({{800, 800}, {800, 800}}), 1, 2);
    BOOST_TEST(same.agreement.why_not == "every judgement is the same");
    check(same.standard_error, 0, 1e-12);
    BOOST_CHECK_THROW(static_cast<void>(cut_of(AngoffPanel{}, 1, 2)), Fault);
    BOOST_CHECK_THROW(static_cast<void>(cut_of(known_panel(), 2, 6)), Fault);
    BOOST_CHECK_THROW(static_cast<void>(cut_of(known_panel(), 0, 6)), Fault);
}

/// Two families, so that the range is only the judges' spread times Student's t.
BOOST_AUTO_TEST_CASE(the_range_is_by_students_t) {
    struct Row {
        std::size_t judges;
        double t;
    };
    for (const Row& row : {Row{2, 12.706205}, Row{3, 4.302653}, Row{11, 2.228139},
                           Row{31, 2.042272}, Row{41, 2.021075}, Row{121, 1.979930}}) {
        std::vector<std::vector<int>> judges;
        for (std::size_t i = 0; i < row.judges; ++i)
            judges.push_back({static_cast<int>(499 + 2 * (i % 2)), 500});
        const AngoffCut cut = cut_of(panel_of(judges), 1, 2);
        const double reach = cut.range->high - cut.cut;
        BOOST_TEST(std::abs(reach / *cut.standard_error.value - row.t) < 5e-6, row.judges);
    }
}

BOOST_AUTO_TEST_CASE(hofstee_meets_where_as_many_fail_as_are_accepted) {
    // Cuts .70 to .90, failing 0 to .40: the line falls from .40 at .70 to 0 at .90.
    const HofsteeLimits limits{700, 900, 0, 400};
    // One in five is below .80 and everybody else far above: the line is at .20 at .80.
    check(hofstee_cut(panel_with(limits), group_of({14, 20, 20, 20, 20})), .80, 1e-9);
    // All but one are at .75: from there on 4 in 5 fail, and the line is still above 0.
    check(hofstee_cut(panel_with(limits), group_of({15, 15, 15, 15, 20})), .75, 1e-9);
    // Nobody fails: the most that the panel asks for.
    check(hofstee_cut(panel_with(limits), group_of({20, 20})), .90, 1e-9);
    BOOST_TEST(hofstee_cut(panel_with(limits), group_of({10, 10, 20})).why_not ==
               "more would fail at the least cut than the panel accepts");
    BOOST_TEST(hofstee_cut(panel_with({700, 900, 100, 400}), group_of({20, 20})).why_not ==
               "fewer would fail at the most cut than the panel asks for");
    BOOST_TEST(hofstee_cut(panel_with(limits), group_of({})).why_not == "nobody sat the exam");
    BOOST_TEST(hofstee_cut(known_panel(), group_of({20})).why_not ==
               "not every judge said what is acceptable");
}

BOOST_AUTO_TEST_CASE(shares_are_read_and_written_as_whole_thousandths) {
    for (const auto& [text, value] : {std::pair{".85", 850},
                                      {"0.85", 850},
                                      {"0.850", 850},
                                      {"1", 1000},
                                      {"0", 0},
                                      {"1.000", 1000},
                                      {"0.001", 1}}) {
        BOOST_TEST((proportion_from(text) == value), text);
        BOOST_TEST((proportion_from(proportion_to_text(value)) == value), text);
    }
    for (const char* text : {"", ".", "1.", "0.8500", "1.001", "2", "-0.5", "+1", "00.5", "0,85",
                             "0.8a", " 0.8", "85%", "1e-1"})
        BOOST_TEST(!proportion_from(text).has_value(), text);
    BOOST_TEST((proportion_from("0.333333", 6) == 333'333));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
