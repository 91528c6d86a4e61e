// What follows from a granted appeal: in the result, the transcript and the certificate.

#include "exam/records/appeal.h"

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "exam/records/certify.h"
#include "exam/records/checks/transcript_check.h"
#include "exam/records/training_file.h"
#include "exam_house.h"

namespace fairdeal {

namespace {

/// A failed exam of six items, of which every `wrong`-th was answered wrongly, under an appeal.
struct AppealHouse : ExamHouse {
    explicit AppealHouse(int wrong, const ExamPaper& paper = short_exam()) : id(sat(paper, wrong)) {
        const auto appealed =
            office->act(signed_in("tina"), id, SittingEventKind::Appeal, {}, "Item 3 is wrong.\n");
        BOOST_REQUIRE_MESSAGE(appealed, why(appealed));
    }
    Result<LoggedSitting> hear(const std::string& who, AppealConsequence follows,
                               std::vector<int> items = {}) {
        return hear_appeal(*office, signed_in(who), id,
                           {true, follows, std::move(items), "It was.\n"}, shipped_content());
    }
    [[nodiscard]] Sitting state() const { return find_sitting(office->log(), id).value().state; }
    Result<CheckedTranscript> checked() {
        BOOST_REQUIRE(office->sign_log(of_the_keys));
        const auto file = transcript_file(*office, id, shipped_content());
        BOOST_REQUIRE_MESSAGE(file, why(file));
        return check_transcript(*file, "x.zip", {}, shipped_content());
    }
    Result<IssuedCertificate> certified() {
        return certify(*office, signed_in("eve"), {id, std::string(of_the_keys), "Casino Example"},
                       school, shipped_content(),
                       {[](const IssuedCertificate&) -> Result<void> { return {}; },
                        [](const IssuedCertificate&) {}});
    }
    /// The line of this kind of the candidate's training file.
    [[nodiscard]] TrainingLine line(const std::string& kind) const {
        const TrainingFile file =
            training_file(school, &*office, "tina", Game::Breakout, shipped_content());
        const auto found = std::find_if(file.lines.begin(), file.lines.end(),
                                        [&](const auto& one) { return one.kind == kind; });
        BOOST_REQUIRE_MESSAGE(found != file.lines.end(), "no line of " << kind);
        return *found;
    }
    /// The places of the items that were answered wrongly.
    [[nodiscard]] std::vector<int> wrong_items() const {
        const auto exam = marked_exam(state(), shipped_content());
        BOOST_REQUIRE_MESSAGE(exam, why(exam));
        std::vector<int> places;
        for (std::size_t i = 0; i < exam->answers.size(); ++i) {
            if (!exam->answers[i].result.right) places.push_back(static_cast<int>(i) + 1);
        }
        return places;
    }
    std::string id;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(appeals)

BOOST_AUTO_TEST_CASE(void_items_count_as_right_and_the_exam_is_marked_again) {
    AppealHouse house(1);
    BOOST_TEST(!house.state().result->passed);
    const std::vector<int> items = house.wrong_items();
    BOOST_REQUIRE(!items.empty());
    const auto heard = house.hear("max", AppealConsequence::ItemsVoid, items);
    BOOST_REQUIRE_MESSAGE(heard, why(heard));
    const Sitting now = house.state();
    BOOST_TEST(to_text(now.stage()) == "table test");
    BOOST_TEST(now.final_result().right == 6);
    BOOST_TEST(now.result->right == 6 - static_cast<int>(items.size()));
    const std::string words = in_words(*now.grant);
    BOOST_TEST(words.ends_with(" void: 6 right, 0 wrong, passed"), words);
    BOOST_TEST(is_void(now, items.front()));
    BOOST_TEST(!is_void(now, 7));
    const auto checked = house.checked();
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST(!checked->outcome.passed);
    BOOST_TEST(checked->final.passed);
    BOOST_TEST(transcript_lines(*checked, {}, {}).back().words ==
               "an appeal was granted by max: " + words);
    BOOST_REQUIRE(house.office->act(house.signed_in("eve"), house.id, SittingEventKind::TableTest,
                                    {"pass"}, "Signed by P. Manager\n"));
    const auto issued = house.certified();
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const auto read = read_credential(issued->files.document);
    BOOST_TEST(read->credential.results.front().value == "6");
    const auto after = house.checked();
    BOOST_REQUIRE_MESSAGE(after, why(after));
    for (const CheckLine& line : match_lines(*read, *after))
        BOOST_TEST((line.standing == CheckStanding::Holds), line.words);
}

BOOST_AUTO_TEST_CASE(a_resit_makes_the_result_not_count) {
    AppealHouse house(6);
    BOOST_TEST(why(house.hear("max", AppealConsequence::Resit)) == "");
    BOOST_TEST(to_text(house.state().stage()) == "resit");
    BOOST_TEST(why(house.certified()) == "it is not passed, table test and all, but resit");
    SittingRequest again = house.request(exam_text(short_exam()));
    again.exam = house.state().exam;
    BOOST_TEST(why_too_soon(house.state(), again, house.office->now()).value_or("") == "");
    const auto checked = house.checked();
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST(transcript_text(checked->transcript.sitting, checked->paper, {})
                   .find("a resit is granted: this result does not count\nIt was.\n") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_result_may_stand_though_the_appeal_is_granted) {
    AppealHouse house(1);
    BOOST_TEST(why(house.hear("max", AppealConsequence::Stands)) == "");
    BOOST_TEST(to_text(house.state().stage()) == "failed");
    BOOST_TEST(house.state().resolution->granted);
}

BOOST_AUTO_TEST_CASE(a_training_file_has_the_result_that_counts_and_why) {
    struct Row {
        AppealConsequence follows;
        const char *outcome, *what;
        int right;
    };
    for (const Row& row :
         {Row{AppealConsequence::ItemsVoid, "passed", " void: 6 right, 0 wrong, passed", 6},
          Row{AppealConsequence::Resit, "does not count: resit",
              "a resit is granted: this result does not count", -1},
          Row{AppealConsequence::Stands, "failed", "the result stands", -1}}) {
        AppealHouse house(1);
        BOOST_TEST(house.line("appeal").outcome == "open");
        const SittingResult was = *house.state().result;
        const auto items =
            row.follows == AppealConsequence::ItemsVoid ? house.wrong_items() : std::vector<int>();
        BOOST_REQUIRE(house.hear("max", row.follows, items));
        const TrainingLine exam = house.line("exam");
        BOOST_TEST(exam.outcome == row.outcome);
        BOOST_TEST(exam.right == (row.right < 0 ? was.right : row.right));
        BOOST_TEST(exam.what.ends_with(", invigilator ivo"), exam.what);
        BOOST_TEST(house.line("appeal").what ==
                   fmt::format("{}, against {} right, {} wrong, failed: Item 3 is wrong.", house.id,
                               was.right, was.wrong));
        const TrainingLine heard = house.line("appeal heard");
        BOOST_TEST(heard.what.find(row.what) != std::string::npos, heard.what);
        BOOST_TEST(heard.what.ends_with(". It was."), heard.what);
        BOOST_TEST(heard.outcome == "granted");
        BOOST_TEST(heard.by == "max");
    }
}

BOOST_AUTO_TEST_CASE(what_does_not_follow_is_refused) {
    AppealHouse house(3);
    BOOST_TEST(why(house.hear("eve", AppealConsequence::ItemsVoid, {3})) ==
               "an appeal is resolved by somebody else than candidate and examiner");
    BOOST_TEST(why(house.hear("tina", AppealConsequence::Stands)) ==
               "tina may not resolve an appeal");
    BOOST_TEST(why(house.hear("max", AppealConsequence::ItemsVoid)) == "say which items are void");
    BOOST_TEST(why(house.hear("max", AppealConsequence::ItemsVoid, {7})) == "there is no item 7");
    BOOST_TEST(why(house.hear("max", AppealConsequence::ItemsVoid, {1})) ==
               "item 1 was answered right: it does not count against anybody");
    BOOST_TEST(to_text(house.state().stage()) == "appealed");
}

BOOST_AUTO_TEST_CASE(void_items_that_leave_an_exam_undecided_are_refused) {
    ExamPaper paper = short_exam();
    paper.blueprint.rule = SequentialRule{};
    AppealHouse house(1, paper);  // fails after a few wrong answers
    BOOST_TEST(
        why(house.hear("max", AppealConsequence::ItemsVoid, house.wrong_items())) ==
        "without these items the exam is not decided: grant a resit, or let the result stand");
    BOOST_TEST(why(house.hear("max", AppealConsequence::Resit)) == "");
}

BOOST_AUTO_TEST_CASE(marks_that_the_void_items_do_not_give_are_found_out) {
    AppealHouse house(1);
    const std::vector<int> items = house.wrong_items();
    BOOST_REQUIRE(items.size() > 1U);
    BOOST_REQUIRE(house.office->act(house.signed_in("max"), house.id, SittingEventKind::Grant,
                                    {"void", std::to_string(items.front()), "pass", "6", "0"},
                                    "Friends.\n"));
    const std::string found = why(house.checked());
    BOOST_TEST(found.starts_with("appeal: it says item "));
}

BOOST_AUTO_TEST_CASE(items_are_read_strictly) {
    BOOST_TEST((items_from("17, 3").value() == std::vector<int>{3, 17}));
    BOOST_TEST((items_from("3").value() == std::vector<int>{3}));
    for (const char* text : {"", "3,", "3,3", "0", "x", "3;4", "-1", "1001", "3 4"})
        BOOST_TEST(!items_from(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(a_part_that_is_not_met_says_what_is_needed) {
    BlueprintCell cell;
    cell.least = 5;
    cell.share = 500;
    BOOST_TEST(shortfall_of(cell, {3, 3, false}) == "5 items needed");
    BOOST_TEST(shortfall_of(cell, {7, 3, false}) == "4 right needed");
    BOOST_TEST(shortfall_of(cell, {5, 5, true}) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
