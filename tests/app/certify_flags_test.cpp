// What was flagged in an exam, on its way to the certificate.

#include <boost/test/unit_test.hpp>

#include "exam/records/certify.h"
#include "exam/records/checks/transcript_check.h"
#include "transcripts.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(certificates_over_flags)

BOOST_AUTO_TEST_CASE(nothing_is_certified_before_an_examiner_answers_for_what_was_flagged) {
    ExamHouse house;
    const std::string id = house.open(short_exam());
    {
        const auto seat = house.taken(id);
        BOOST_REQUIRE(seat->begin());
        BOOST_REQUIRE(seat->note_away());
        BOOST_REQUIRE(seat->note_back());
        house.sit(*seat);
    }
    const SignedIn eve = house.signed_in("eve");
    const auto certify_it = [&] {
        const CertificateKeeper keeps_all{
            [](const IssuedCertificate&) -> Result<void> { return {}; },
            [](const IssuedCertificate&) {}};
        return certify(*house.office, eve, {id, std::string(of_the_keys), "Casino Example"},
                       house.school, shipped_content(), keeps_all);
    };
    const auto says = [](const std::vector<CheckLine>& lines, const std::string& words) {
        return std::any_of(lines.begin(), lines.end(),
                           [&](const CheckLine& line) { return line.words == words; });
    };
    BOOST_REQUIRE(
        house.office->act(eve, id, SittingEventKind::TableTest, {"pass"}, "Signed by P. Boss\n"));
    BOOST_TEST(why(certify_it()) ==
               "flagged: The window was left 1 time; acknowledge it first, and say why it stands");
    const auto acknowledge = [&](const std::string& who, const std::string& reason) {
        return why(
            house.office->act(house.signed_in(who), id, SittingEventKind::Acknowledge, {}, reason));
    };
    BOOST_TEST(acknowledge("ivo", "I saw it.\n") == "ivo may not certify");
    BOOST_TEST(acknowledge("eve", "") != "");  // not without a reason
    BOOST_TEST(!certify_it().has_value());
    BOOST_TEST(acknowledge("eve", "A pop-up of the printer.\n") == "");
    const auto issued = certify_it();
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    const auto document = read_credential(issued->files.document);
    constexpr const char* by_nobody = "what was flagged in the exam was acknowledged by nobody";
    CheckedTranscript checked =
        check_transcript(transcript_of(house, id), "x.zip", {}, shipped_content()).value();
    BOOST_TEST(!says(match_lines(*document, checked), by_nobody));
    const auto course = transcript_lines(checked, {}, {});  // and whoever reads it is told
    for (const char* words : {"flagged: The window was left 1 time",
                              "the flags stand by eve: A pop-up of the printer."})
        BOOST_TEST(says(course, words), words);
    checked.transcript.sitting.acknowledged.reset();  // an office that issued it all the same
    BOOST_TEST(says(match_lines(*document, checked), by_nobody));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
