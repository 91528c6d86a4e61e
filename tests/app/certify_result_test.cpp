// The exam office as examiners walk through it: results, table tests, transcripts, figures.

#include "certify_house.h"

namespace fairdeal::certify_house {

BOOST_FIXTURE_TEST_SUITE(certify_results, House)

BOOST_AUTO_TEST_CASE(the_examiner_sees_every_item_with_its_ruling_and_enters_the_table_test) {
    open_exam();
    sit_here();
    answer(true);
    answer(true);
    leave_exam(desk);
    sign_in("eve", "Eve comes in");
    SittingsScreen shown = sittings_screen(desk);
    BOOST_REQUIRE(shown.rows.size() == 1U);
    BOOST_TEST(shown.stage == "Passed at the screen, table test to come");
    BOOST_REQUIRE(shown.cells.size() == 1U);
    BOOST_TEST(shown.cells.front().spoken == "Who has won: 2 right of 2. Met");
    BOOST_REQUIRE(shown.items.size() == 2U);
    BOOST_TEST(shown.items.front().word == "Right");
    open_item_of_result(desk, 0);
    BOOST_REQUIRE(desk.answering.practice() != nullptr);
    const PracticeScreen item = screen_of(*desk.answering.practice(), desk.library);
    BOOST_REQUIRE(item.banner);
    BOOST_TEST(item.banner->right);
    BOOST_REQUIRE(!item.verdicts.empty());
    BOOST_TEST(!item.verdicts.front().clauses.empty());
    BOOST_TEST(!item.can_try_again);
    open_neighbour(desk, 1);
    BOOST_TEST(room().item_number == 1U);
    open_neighbour(desk, 1);
    BOOST_TEST(desk.answering.practice() == nullptr);
    begin_task(desk, CertifyTask::TableTest);
    do_task(desk);
    BOOST_TEST(room().error == "Say first whether it was passed.");
    fill("result", "pass");
    do_task(desk);
    BOOST_TEST(room().error == "The name of who signed it is missing.");
    fill("signed", "Pit manager Pia");
    fill("text", "Dealt ten rounds without a slip.");
    do_task(desk);
    BOOST_TEST(room().error == "");
    BOOST_TEST(sittings_screen(desk).stage == "Passed");
}

BOOST_AUTO_TEST_CASE(an_item_whose_time_was_up_shows_what_was_due) {
    open_exam();
    sit_here();
    now += exam().seat->left_for_item();
    tick(exam());
    now += second;
    press_in_exam(exam(), key_named(KeyName::Enter), desk.library);  // after the card of it
    answer(false);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    const SittingsScreen shown = sittings_screen(desk);
    BOOST_TEST(shown.stage == "Failed");
    BOOST_REQUIRE(shown.items.size() == 2U);
    BOOST_TEST(shown.items[0].word == "Time was up");
    BOOST_TEST(shown.items[1].word == "Wrong");
    open_item_of_result(desk, 0);
    const PracticeScreen item = screen_of(*desk.answering.practice(), desk.library);
    BOOST_TEST(!item.banner);  // there is no answer to judge
    BOOST_TEST(item.story.find("The time was up before an answer. Due: ") != std::string::npos);
    BOOST_TEST(item.story.find("BRK-") != std::string::npos);
    desk.answering.check();
    desk.answering.choose(0);
    BOOST_TEST(!desk.answering.practice()->mark);  // and none is made here
    open_item_of_result(desk, 1);
    BOOST_REQUIRE(screen_of(*desk.answering.practice(), desk.library).banner);
    BOOST_TEST(!screen_of(*desk.answering.practice(), desk.library).banner->right);
    BOOST_TEST(!can(desk, CertifyTask::TableTest));  // an auditor looks on
}

BOOST_AUTO_TEST_CASE(a_candidate_sees_his_own_result_and_appeals) {
    open_exam();
    sit_here();
    answer(false);
    answer(false);
    leave_exam(desk);
    sign_in("ann", "Ann comes in");
    BOOST_REQUIRE(sittings_screen(desk).rows.size() == 1U);
    BOOST_TEST(sittings_screen(desk).items.size() == 2U);
    begin_task(desk, CertifyTask::Appeal);
    fill("text", "Item 2 was unclear.");
    do_task(desk);
    BOOST_TEST(room().error == "");
    BOOST_TEST(sittings_screen(desk).stage == "Frozen: an appeal is open");
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!can(desk, CertifyTask::Resolve));  // not in her own case
}

BOOST_AUTO_TEST_CASE(a_transcript_is_saved_signed_and_proves_the_result) {
    open_exam();
    sit_here();
    answer(true);
    answer(false);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    begin_task(desk, CertifyTask::Transcript);
    fill("passphrase", "not the office's");
    const fs::path file = folder / output_name(room());
    do_task(desk, file.string());
    BOOST_TEST(room().error != "");
    BOOST_TEST(!fs::exists(file));
    fill("passphrase", "the office opens");
    do_task(desk, file.string());
    BOOST_REQUIRE_MESSAGE(room().error == "", room().error);
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    const TranscriptKeys keys{room().office->office_keys().value().front(),
                              room().office->exam_keys().value().front()};
    const auto checked = check_transcript(bytes.str(), file.string(), keys, desk.library);
    if (!checked) BOOST_FAIL(to_text(checked.error().front()));
    BOOST_TEST(!checked->outcome.passed);
    BOOST_TEST(checked->outcome.count.right == 1);
    sign_in("ann", "Ann comes in");
    BOOST_TEST(!can(desk, CertifyTask::Transcript));
}

BOOST_AUTO_TEST_CASE(figures_come_of_the_exams_that_are_decided) {
    open_exam();
    sign_in("eve", "Eve comes in");
    show_certify_view(desk, CertifyView::Figures);
    BOOST_TEST(desk.figures.figures()->empty == "Nobody\u2019s exam has been decided yet.");
    BOOST_TEST(!desk.figures.figures()->rule.empty());
    room().picked_seat = sitting;
    sit_here();
    answer(true);
    answer(false);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    show_certify_view(desk, CertifyView::Figures);
    const auto figures = desk.figures.figures();
    BOOST_TEST(figures->empty == "");
    BOOST_TEST(figures->group == "1 person; of each the first exam that was decided.");
    BOOST_REQUIRE(figures->families.size() == 1U);
    const FamilyRow& family = figures->families.front();
    BOOST_TEST(family.title == "Who has won");
    BOOST_TEST(family.asked == 2);
    BOOST_TEST(family.right == 1);
    BOOST_TEST(family.facility == "0.500");
    BOOST_TEST(family.spoken.find("ann") == std::string::npos);
    BOOST_TEST(figures->decisions.front().value == "0.000");  // nobody passed
    BOOST_TEST(figures.get() == desk.figures.figures().get());  // worked out once
    sign_in("ian", "Ian comes in");
    show_certify_view(desk, CertifyView::Figures);
    BOOST_TEST((room().view == CertifyView::Door));
    BOOST_TEST(desk.figures.figures()->families.empty());
}

BOOST_AUTO_TEST_CASE(drift_is_told_between_editions_of_the_exam) {
    open_exam();
    sit_here();
    answer(true);
    answer(false);
    leave_exam(desk);
    sign_in("eve", "Eve comes in");
    BOOST_TEST(desk.figures.figures()->drift.empty());  // one edition only
    BOOST_TEST(desk.figures.figures()->drift_chart.picture.families.empty());
    room().exams.front().note = "Two outcomes, as of today.";
    open_again();
    sit_here();
    answer(true);
    answer(true);
    leave_exam(desk);
    sign_in("olga", "Olga comes in");
    show_certify_view(desk, CertifyView::Figures);
    const auto figures = desk.figures.figures();
    BOOST_TEST(figures->editions ==
               "1 exam under earlier editions of exam and rules, 1 under today\u2019s.");
    BOOST_REQUIRE(figures->drift.size() == 2U);
    BOOST_TEST(figures->drift.front().name == "Who has won");
    BOOST_TEST(figures->drift.front().value == "+0.500");
    BOOST_TEST(figures->drift.front().meaning.starts_with(
        "Before 0.500 of 2, since 1.000 of 2. The change lies between "));
    BOOST_TEST(figures->drift.front().meaning.ends_with("nothing sure."));
    const ChartScreen<DriftPicture>& chart = figures->drift_chart;
    BOOST_TEST((chart.picture.editions ==
                std::vector<std::string>{"from 2026-11-21", "today\u2019s, from 2026-11-21"}));
    BOOST_REQUIRE(chart.picture.families.size() == 1U);
    const auto& facility = chart.picture.families.front().by_edition;
    BOOST_REQUIRE(facility.size() == 2U);
    BOOST_REQUIRE((facility[0] && facility[1]));
    BOOST_TEST(facility[0]->share == 0.5);
    BOOST_TEST(facility[1]->share == 1.0);
    BOOST_TEST((facility[0]->range == wilson(1, 2)));
    BOOST_TEST((facility[1]->range == wilson(2, 2)));
    BOOST_REQUIRE(chart.points.size() == 1U);
    BOOST_TEST(chart.points.front() ==
               "Who has won: from 2026-11-21 0.50, between 0.09 and 0.91; today\u2019s, from "
               "2026-11-21 1.00, between 0.34 and 1.00.");
    BOOST_TEST(chart.words.ends_with(chart.points.front()));
}

BOOST_AUTO_TEST_CASE(a_rule_is_said_and_drawn_by_its_exact_figures) {
    const SequentialRule rule;
    const auto rows = rule_figures(rule);
    const RuleErrors errors = errors_of(DecisionTable{ExamRule(rule)}, rule.p0, rule.p1);
    BOOST_TEST(rows.front().name == "False passes");
    BOOST_TEST(std::stod(rows.front().value) / 100 == errors.false_pass,
               boost::test_tools::tolerance(0.01));
    const auto curve = rule_curve(rule);
    BOOST_REQUIRE(curve.picture.points.size() == 31U);
    BOOST_TEST(curve.picture.points[15].rate == 0.85);
    BOOST_TEST(curve.picture.points[15].pass == errors.false_pass,
               boost::test_tools::tolerance(1e-9));
    BOOST_TEST(curve.picture.points.back().pass == 1.0);
    BOOST_TEST((curve.picture.is_to_pass == 0.95));
    BOOST_TEST(curve.points.size() == 7U);
    BOOST_TEST(!rule_curve(FixedForm{20, 18}).picture.is_to_fail);
    BOOST_TEST(rule_figures(FixedForm{20, 18})[1].value == "18");
}

BOOST_AUTO_TEST_CASE(nobody_behind_a_seat_is_signed_in) {
    open_exam();
    sign_in("eve", "Eve comes in");
    room().picked_seat = sitting;
    sit_here();
    BOOST_TEST(is_in_exam(desk));
    BOOST_TEST(!room().who);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
