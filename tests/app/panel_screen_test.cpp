// A panel's judgements as an examiner types them in or opens them: the cut, its uncertainty, the
// chart, and what is wrong with them.

#include "desk/figures/panel_screen.h"

#include <boost/test/unit_test.hpp>

#include <sstream>

#include "exam/figures/exam_file.h"

namespace fairdeal {

namespace {

constexpr const char* judged =
    "judge,round,on,rules,least-cut,most-cut,least-fail,most-fail,Pays,Takes\n"
    "Ada,1,2026-03-14,r1,.7,.9,0,.3,0.9,0.7\n"
    "Ada,2,2026-03-15,r1,.7,.9,0,.3,0.8,0.8\n"
    "Bo,1,2026-03-14,r1,.8,.9,0,.2,0.95,0.9\n"
    "Bo,2,2026-03-15,r1,.8,.9,0,.2,0.9,0.9\n";

JudgedExam form_of(int items) { return {{"Pays", "Takes"}, "r1", items}; }

const FigureRow& row(const PanelScreen& screen, const std::string& name) {
    const auto found = std::find_if(screen.rows.begin(), screen.rows.end(),
                                    [&](const FigureRow& one) { return one.name == name; });
    BOOST_REQUIRE_MESSAGE(found != screen.rows.end(), name);
    return *found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(panel_screens)

BOOST_AUTO_TEST_CASE(the_last_round_sets_the_cut_and_each_figure_has_its_meaning) {
    const PanelScreen screen = panel_screen(judged, form_of(40), nullptr);
    BOOST_TEST(screen.error == "");
    BOOST_TEST(screen.words == "2 judges, 2 item families, 2 rounds; rules r1, a form of 40 items");
    // 32 and 36 items: 34 in the mean, 2.83 between them, 2 of standard error.
    BOOST_TEST(row(screen, "Cut").value == "34.00, so 34 of 40");
    BOOST_TEST(row(screen, "Standard error of the cut").value == "2.00");
    BOOST_TEST(row(screen, "Range of the cut").value == "8.59 to 40.00");
    BOOST_TEST(row(screen, "Cut of round 1").value == "34.50");
    for (const FigureRow& one : screen.rows) BOOST_TEST(one.meaning.size() > 20U, one.name);
    BOOST_REQUIRE(screen.chart.picture.judges.size() == 2U);
    BOOST_TEST(screen.chart.picture.judges[1].cut == 36.0);
    BOOST_TEST(screen.chart.words.find("Bo: 36.00 of 40.") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(with_a_groups_marks_hofstees_compromise_stands_beside_it) {
    std::istringstream in("person,Pays,Takes\na,1,0\nb,1,1\nc,0,0\nd,1,1\n");
    const auto marks = read_marks(in, "marks");
    BOOST_REQUIRE(marks.has_value());
    const PanelScreen screen = panel_screen(judged, form_of(40), &marks->table);
    BOOST_TEST(!row(screen, "Hofstee's compromise").meaning.empty());
    const PanelScreen without = panel_screen(judged, form_of(40), nullptr);
    BOOST_TEST(screen.rows.size() == without.rows.size() + 1);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_named_by_its_line) {
    const PanelScreen screen =
        panel_screen("judge,round,on,rules,Pays\nAda,1,2026-03-14,r1,high\n", form_of(40), nullptr);
    BOOST_TEST(screen.error.starts_with("Line 2: 'high' is not a chance"));
    BOOST_TEST(screen.rows.empty());
    BOOST_TEST(!panel_screen("", form_of(40), nullptr).error.empty());
}

BOOST_AUTO_TEST_CASE(a_panel_that_judged_another_exam_sets_no_cut) {
    const PanelScreen screen = panel_screen(judged, {{"Pays", "Pushes"}, "r1", 40}, nullptr);
    BOOST_TEST(screen.rows.empty());
    BOOST_TEST(screen.error ==
               "Line 1: the exam has no item family 'Takes'. It has: Pays, Pushes.\n"
               "Line 1: the item family 'Pushes' of the exam is not judged.");
}

BOOST_AUTO_TEST_CASE(a_panel_that_judged_other_rules_is_said_to_have) {
    const PanelScreen screen = panel_screen(judged, {{"Takes", "Pays"}, "r2", 40}, nullptr);
    BOOST_TEST(screen.error == "");
    BOOST_TEST(screen.words.ends_with(
        "The judges judged other rules than those in force (r2): let them judge again before the "
        "cut is used"));
}

BOOST_AUTO_TEST_CASE(one_judge_has_a_cut_and_no_spread) {
    const PanelScreen screen = panel_screen(
        "judge,round,on,rules,Pays,Takes\nAda,1,2026-03-14,r1,0.9,0.8\n", form_of(20), nullptr);
    BOOST_TEST(row(screen, "Cut").value == "17.00, so 17 of 20");
    BOOST_TEST(row(screen, "Range of the cut").value == "\u2013");
    BOOST_TEST(row(screen, "Range of the cut").spoken.find("not known") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_text_to_begin_with_can_be_worked_out_as_it_stands) {
    Blueprint exam;
    exam.rule = FixedForm{12, 10};
    exam.cells = {{"a", "Wins, and losses", {"BRK-WIN-1"}, {}, {}, 3, 500, 1},
                  {"b", "Pushes", {"BRK-PUSH-1"}, {}, {}, 2, 500, 1}};
    const PanelScreen screen =
        panel_screen(panel_to_fill(exam, "r1", "2026-03-14"), judged_exam(exam, "r1"), nullptr);
    BOOST_TEST(screen.error == "");
    BOOST_TEST(row(screen, "Cut").value == "10.20, so 11 of 12");
    exam.rule = SequentialRule();
    BOOST_TEST(judged_exam(exam, "r1").items == 5);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
