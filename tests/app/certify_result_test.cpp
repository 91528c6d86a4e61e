// The exam office as examiners walk through it: results, table tests, transcripts, figures.

#include "certify_house.h"

namespace fairdeal::certify_house {

BOOST_FIXTURE_TEST_SUITE(certify_results, House)

BOOST_AUTO_TEST_CASE(the_examiner_sees_every_item_with_its_ruling_and_enters_the_table_test) {
    open_exam();
    sit_here();
    answer(true);
    answer(true);
    office().leave_exam();
    sign_in("eve", "Eve comes in");
    SittingsScreen shown = sittings_screen(office());
    BOOST_REQUIRE(shown.rows.size() == 1U);
    BOOST_TEST(shown.stage == "Passed at the screen, table test to come");
    BOOST_REQUIRE(shown.cells.size() == 1U);
    BOOST_TEST(shown.cells.front().spoken == "Who has won: 2 right of 2. Met");
    BOOST_REQUIRE(shown.items.size() == 2U);
    BOOST_TEST(shown.items.front().word == "Right");
    office().open_item(0);
    BOOST_REQUIRE(desk.answering.practice() != nullptr);
    const PracticeScreen item = screen_of(*desk.answering.practice(), desk.library);
    BOOST_REQUIRE(item.banner);
    BOOST_TEST(item.banner->right);
    BOOST_REQUIRE(!item.verdicts.empty());
    BOOST_TEST(!item.verdicts.front().clauses.empty());
    BOOST_TEST(!item.can_try_again);
    desk.answering.next();
    BOOST_TEST(office().item_number == 1U);
    desk.answering.next();
    BOOST_TEST(desk.answering.practice() == nullptr);
    office().begin(CertifyTask::TableTest);
    office().submit();
    BOOST_TEST(office().error == "Say first whether it was passed.");
    fill("result", "pass");
    office().submit();
    BOOST_TEST(office().error == "The name of who signed it is missing.");
    fill("signed", "Pit manager Pia");
    fill("text", "Dealt ten rounds without a slip.");
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_TEST(sittings_screen(office()).stage == "Passed");
}

BOOST_AUTO_TEST_CASE(an_item_whose_time_was_up_shows_what_was_due) {
    open_exam();
    sit_here();
    now += exam().seat->left_for_item();
    tick(exam());
    now += second;
    press_in_exam(exam(), key_named(KeyName::Enter), desk.library);  // after the card of it
    answer(false);
    office().leave_exam();
    sign_in("olga", "Olga comes in");
    const SittingsScreen shown = sittings_screen(office());
    BOOST_TEST(shown.stage == "Failed");
    BOOST_REQUIRE(shown.items.size() == 2U);
    BOOST_TEST(shown.items[0].word == "Time was up");
    BOOST_TEST(shown.items[1].word == "Wrong");
    office().open_item(0);
    const PracticeScreen item = screen_of(*desk.answering.practice(), desk.library);
    BOOST_TEST(!item.banner);  // there is no answer to judge
    BOOST_TEST(item.story.find("The time was up before an answer. Due: ") != std::string::npos);
    BOOST_TEST(item.story.find("BRK-") != std::string::npos);
    desk.answering.check();
    desk.answering.choose(0);
    BOOST_TEST(!desk.answering.practice()->mark);  // and none is made here
    office().open_item(1);
    BOOST_REQUIRE(screen_of(*desk.answering.practice(), desk.library).banner);
    BOOST_TEST(!screen_of(*desk.answering.practice(), desk.library).banner->right);
    BOOST_TEST(!office().can(CertifyTask::TableTest));  // an auditor looks on
}

BOOST_AUTO_TEST_CASE(a_candidate_sees_their_own_result_and_appeals) {
    open_exam();
    sit_here();
    answer(false);
    answer(false);
    office().leave_exam();
    sign_in("ann", "Ann comes in");
    BOOST_REQUIRE(sittings_screen(office()).rows.size() == 1U);
    BOOST_TEST(sittings_screen(office()).items.size() == 2U);
    office().open_item(1);  // what they object to they read first, as it was asked and ruled
    BOOST_REQUIRE(desk.answering.practice() != nullptr);
    const PracticeScreen item = screen_of(*desk.answering.practice(), desk.library);
    BOOST_TEST(!item.story.empty());
    BOOST_REQUIRE(item.banner);
    BOOST_TEST(!item.banner->right);
    desk.answering.next();
    office().begin(CertifyTask::Appeal);
    fill("text", "Item 2 was unclear.");
    office().submit();
    BOOST_TEST(office().error == "");
    BOOST_TEST(sittings_screen(office()).stage == "Frozen: an appeal is open");
    sign_in("eve", "Eve comes in");
    BOOST_TEST(!office().can(CertifyTask::Resolve));  // not in her own case
}

BOOST_AUTO_TEST_CASE(a_transcript_is_saved_signed_and_proves_the_result) {
    open_exam();
    sit_here();
    answer(true);
    answer(false);
    office().leave_exam();
    sign_in("olga", "Olga comes in");
    office().begin(CertifyTask::Transcript);
    fill("passphrase", "not the office's");
    const fs::path file = folder / office().output_name();
    office().submit(file.string());
    BOOST_TEST(office().error != "");
    BOOST_TEST(!fs::exists(file));
    fill("passphrase", "the office opens");
    office().submit(file.string());
    BOOST_REQUIRE_MESSAGE(office().error == "", office().error);
    std::ifstream in(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << in.rdbuf();
    const TranscriptKeys keys{office().office->office_keys().value().front(),
                              office().office->exam_keys().value().front()};
    const auto checked = check_transcript(bytes.str(), file.string(), keys, desk.library);
    if (!checked) BOOST_FAIL(to_text(checked.error().front()));
    BOOST_TEST(!checked->outcome.passed);
    BOOST_TEST(checked->outcome.count.right == 1);
    sign_in("ann", "Ann comes in");
    BOOST_TEST(!office().can(CertifyTask::Transcript));
}

BOOST_AUTO_TEST_CASE(figures_come_of_the_exams_that_are_decided) {
    open_exam();
    sign_in("eve", "Eve comes in");
    show_certify_view(desk, CertifyView::Figures);
    BOOST_TEST(desk.figures.figures()->empty == "Nobody\u2019s exam has been decided yet.");
    BOOST_TEST(!desk.figures.figures()->rule.empty());
    office().picked_seat = sitting;
    sit_here();
    answer(true);
    answer(false);
    office().leave_exam();
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
    BOOST_TEST(figures->decisions.front().value == "0.000");    // nobody passed
    BOOST_TEST(figures.get() == desk.figures.figures().get());  // worked out once
    sign_in("ian", "Ian comes in");
    show_certify_view(desk, CertifyView::Figures);
    BOOST_TEST((office().view == CertifyView::SignIn));
    BOOST_TEST(desk.figures.figures()->families.empty());
}

BOOST_AUTO_TEST_CASE(drift_is_told_between_editions_of_the_exam) {
    open_exam();
    sit_here();
    answer(true);
    answer(false);
    office().leave_exam();
    sign_in("eve", "Eve comes in");
    BOOST_TEST(desk.figures.figures()->drift.empty());  // one edition only
    BOOST_TEST(desk.figures.figures()->drift_chart.picture.families.empty());
    office().exams.front().note = "Two outcomes, as of today.";
    open_again();
    sit_here();
    answer(true);
    answer(true);
    office().leave_exam();
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

BOOST_AUTO_TEST_CASE(a_panel_is_typed_in_worked_out_and_belongs_to_its_exam) {
    make_people();
    sign_in("eve", "Eve comes in");
    Blueprint other = short_exam();
    other.id = "other";
    other.title = "Another exam";
    office().exams.push_back(other);
    show_certify_view(desk, CertifyView::Figures);
    FiguresSession& figures = desk.figures;
    FiguresScreen shown = figures.screen();
    BOOST_TEST((shown.exams == std::vector<std::string>{"A short exam", "Another exam"}));
    BOOST_TEST((shown.picked == std::size_t{0}));
    BOOST_TEST(!shown.is_panel);
    figures.apply(FiguresAction::Panel);
    shown = figures.screen();
    BOOST_TEST((shown.is_panel && shown.judging && !shown.has_chart));
    BOOST_TEST(shown.judgements.starts_with("judge,round,on,rules,"));  // a row to be filled in
    const std::string to_fill = shown.judgements;
    figures.type_judgements("not a panel\n");
    figures.apply(FiguresAction::WorkOut);
    shown = figures.screen();
    BOOST_TEST(shown.error.starts_with("Line 1: "));
    BOOST_TEST(shown.judging);
    BOOST_TEST(shown.judgements == "not a panel\n");
    figures.type_judgements(to_fill);
    figures.apply(FiguresAction::WorkOut);
    shown = figures.screen();
    BOOST_TEST(shown.error == "");
    BOOST_TEST((!shown.judging && shown.has_chart));
    BOOST_TEST(shown.rows.size() > 4U);
    BOOST_TEST(shown.panel_story.starts_with("1 judge, 1 item family, 1 round; rules "));
    figures.apply(FiguresAction::ChangeJudgements);
    BOOST_TEST(figures.screen().judging);
    figures.read_judgements((folder / "nothing.csv").string());
    BOOST_TEST(figures.screen().error != "");
    std::ofstream(folder / "judges.csv", std::ios::binary) << to_fill;
    figures.read_judgements((folder / "judges.csv").string());
    BOOST_TEST(!figures.screen().judging);
    figures.pick_exam(1);
    BOOST_TEST((figures.screen().picked == std::size_t{1}));
    BOOST_TEST(figures.screen().judging);  // its panel begins
    sign_in("ian", "Ian comes in");        // who may not see figures
    shown = figures.screen();
    BOOST_TEST((!shown.is_panel && !shown.picked && shown.rows.empty()));
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
    office().picked_seat = sitting;
    sit_here();
    BOOST_TEST(is_in_exam(desk));
    BOOST_TEST(!office().who);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal::certify_house
