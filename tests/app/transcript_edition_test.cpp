// What a program can say of an exam that another edition made: whatever stands in the signed log,
// and no more. What is wrong under any edition stays wrong.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "exam/records/certify.h"
#include "exam/records/checks/transcript_check.h"
#include "exam/records/checks/verify.h"
#include "ledger/sealed_text.h"
#include "transcripts.h"

namespace fairdeal {

namespace {

/// Another edition: one misreading less, so that exams of this one are not its own.
Library other_edition() {
    Library other = shipped_content();
    other.misreadings.pop_back();
    return other;
}

CheckedTranscript checked(const std::string& file, const Library& library) {
    auto found = check_transcript(file, "x.zip", {}, library);
    BOOST_REQUIRE_MESSAGE(found, why(found));
    return *std::move(found);
}

bool has_line(const CheckedTranscript& transcript, CheckStanding standing, std::string_view words) {
    const auto lines = transcript_lines(transcript, {}, {});
    return std::any_of(lines.begin(), lines.end(), [&](const CheckLine& line) {
        return line.standing == standing && line.words.starts_with(words);
    });
}

/// A sitting of one item, whose Show event and answer are as a test wants them, decided.
std::string sitting_with(ExamHouse& house, const std::string& edition, const std::string& shown,
                         const std::string& answer, bool passed) {
    SittingRequest wanted = house.request(exam_text(short_exam()));
    wanted.exam = "short";
    wanted.edition = edition;
    const auto id = house.office->open_sitting(house.signed_in("eve"), wanted, of_the_keys);
    BOOST_REQUIRE_MESSAGE(id, why(id));
    const ExamDraw draw = house.released(*id).draw();
    auto seat = house.office->take_seat(*id);
    BOOST_REQUIRE(seat.has_value());
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::Show, {"1", "3"}, shown));
    BOOST_REQUIRE(house.office->record(*seat, SittingEventKind::Reply, {"1", "1000"}, answer));
    BOOST_REQUIRE(house.office->decide(*seat, draw, passed, passed ? 6 : 0, passed ? 0 : 6));
    return *id;
}

const std::string of_long_ago(64, 'a');

}  // namespace

BOOST_AUTO_TEST_SUITE(transcripts_of_other_editions)

BOOST_AUTO_TEST_CASE(this_edition_draws_the_items_again) {
    ExamHouse house;
    const auto found = checked(transcript_of(house, house.sat(short_exam())), shipped_content());
    BOOST_TEST((found.proof == ResultProof::Drawn));
    BOOST_TEST(has_line(found, CheckStanding::Holds,
                        "6 items drawn and marked again: 6 right, 0 wrong, passed"));
}

BOOST_AUTO_TEST_CASE(another_edition_marks_from_the_log_and_says_what_it_cannot_say) {
    ExamHouse house;
    const auto found = checked(transcript_of(house, house.sat(short_exam())), other_edition());
    BOOST_TEST((found.proof == ResultProof::Marked));
    BOOST_TEST(found.answers.size() == 6U);
    BOOST_TEST(found.final.passed);
    BOOST_TEST(has_line(found, CheckStanding::Holds, "6 items marked again: 6 right"));
    BOOST_TEST(has_line(found, CheckStanding::Note, "another edition of the program"));
}

BOOST_AUTO_TEST_CASE(of_a_program_that_kept_no_items_the_record_is_proven) {
    ExamHouse house;
    const std::string id = sitting_with(house, of_long_ago, "", "wager 0 0 - - 0\n", true);
    const auto found = checked(transcript_of(house, id), shipped_content());
    BOOST_TEST((found.proof == ResultProof::Recorded));
    BOOST_TEST(found.final.passed);
    BOOST_TEST(found.final.count.right == 6);
    BOOST_TEST(
        has_line(found, CheckStanding::Holds, "recorded in the log: 6 right, 0 wrong, passed"));
    BOOST_TEST(
        has_line(found, CheckStanding::Note, "not marked again: it was sat with an earlier"));
    const auto read =
        read_transcript(transcript_of(house, id), "x.zip", house.office->office_keys().value(),
                        house.office->exam_keys().value(), shipped_content());
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST((verdict_of(read->lines) == CheckVerdict::Holds));
}

BOOST_AUTO_TEST_CASE(under_this_edition_an_item_that_is_not_kept_is_refused) {
    ExamHouse house;
    const std::string today = exam_edition(exam_text(short_exam()), shipped_content().misreadings);
    const std::string id = sitting_with(house, today, "", "take\n", true);
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    BOOST_TEST(why(check_transcript(*file, "x.zip", {}, shipped_content())) ==
               "sitting: the log does not keep the items of this sitting");
}

BOOST_AUTO_TEST_CASE(a_seal_that_does_not_open_is_wrong_under_any_edition) {
    ExamHouse house;
    const std::string sealed = sealed_text("cell losses\n", sha256("another key"), "X-1 item 1");
    const std::string id = sitting_with(house, of_long_ago, sealed, "take\n", true);
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_TEST(why(file) == "it was sealed with another key, or changed since");
}

BOOST_AUTO_TEST_CASE(nobody_is_certified_by_what_cannot_be_drawn) {
    ExamHouse house;
    const std::string id = sitting_with(house, of_long_ago, "", "wager 0 0 - - 0\n", true);
    const SignedIn eve = house.signed_in("eve");
    BOOST_REQUIRE(house.office->act(eve, id, SittingEventKind::TableTest, {"pass"}, "P. Boss\n"));
    const CertificateOrder order{id, std::string(of_the_keys), "Casino", Paper::A4};
    const auto made = certify(
        *house.office, eve, order, house.school, shipped_content(),
        {[](const IssuedCertificate&) { return Result<void>(); }, [](const IssuedCertificate&) {}});
    BOOST_TEST(why(made) ==
               "it was sat with another edition of the program or its content: that edition "
               "certifies it");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
