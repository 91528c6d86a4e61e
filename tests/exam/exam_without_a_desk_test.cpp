// An exam is opened, sat, marked, drawn again, certified and verified here by a program that links
// no desk code; and what it keeps is text that a program of another day can read.

#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "exam/records/certify.h"
#include "exam/records/checks/verify.h"
#include "exam/records/transcript.h"
#include "exam/session/exam_session.h"
#include "offices.h"
#include "questions/answer_text.h"
#include "support/content.h"

namespace fairdeal {

namespace {

struct DesklessHouse : OfficeHouse {
    std::string open() {
        SittingRequest wanted = request(exam_text(exam_of_two_parts()));
        wanted.exam = "short";
        wanted.edition = exam_edition(wanted.text, shipped_content().misreadings);
        const auto id = office->open_sitting(signed_in("eve"), wanted, of_the_keys);
        BOOST_REQUIRE_MESSAGE(id, why(id));
        return *id;
    }
    std::unique_ptr<ExamSession> taken(const std::string& id) {
        auto session =
            ExamSession::open(*office, released(id), shipped_content(), [this] { return time; });
        BOOST_REQUIRE_MESSAGE(session, why(session));
        return *std::move(session);
    }
    Millis time = 1000;
};

Answer right_answer_to(const ExamSession& session) {
    const Scenario& asked = *session.question();
    return right_answer(asked, key_of(asked));
}

std::string answered_right(DesklessHouse& house) {
    const std::string id = house.open();
    const auto session = house.taken(id);
    BOOST_REQUIRE(session->begin());
    while (session->question() != nullptr) {
        house.time += 1000;
        const auto given = session->answer(right_answer_to(*session));
        BOOST_REQUIRE_MESSAGE(given, why(given));
    }
    BOOST_REQUIRE(session->is_over());
    return id;
}

Sitting sitting_of(const DesklessHouse& house, const std::string& id) {
    return find_sitting(house.office->log(), id).value().state;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(exams_without_a_desk)

BOOST_AUTO_TEST_CASE(from_the_first_item_to_the_verified_certificate) {
    DesklessHouse house;
    const std::string id = answered_right(house);
    const SignedIn eve = house.signed_in("eve");
    BOOST_REQUIRE(house.office->act(eve, id, SittingEventKind::TableTest, {"pass"}, "P. Boss\n"));
    const CertificateOrder order{id, std::string(of_the_keys), "Casino", Paper::A4};
    const auto made = certify(
        *house.office, eve, order, house.school, shipped_content(),
        {[](const IssuedCertificate&) { return Result<void>(); }, [](const IssuedCertificate&) {}});
    BOOST_REQUIRE_MESSAGE(made, why(made));
    BOOST_REQUIRE(house.office->sign_log(of_the_keys));
    const auto file = transcript_file(*house.office, id, shipped_content());
    BOOST_REQUIRE_MESSAGE(file, why(file));
    const auto keys = house.office->office_keys().value();
    auto read = certificate_in(made->files.document);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    CertificateCheck check =
        check_certificate(*read, {keys, std::nullopt, house.office->now(), "tina", ""});
    const auto transcript =
        read_transcript(*file, "x.zip", keys, house.office->exam_keys().value(), shipped_content());
    BOOST_REQUIRE_MESSAGE(transcript, why(transcript));
    add_transcript(check, *transcript);
    for (const CheckLine& line : check.lines)
        BOOST_TEST((line.standing != CheckStanding::Fails), line.words);
    BOOST_TEST((transcript->checked->proof == ResultProof::Drawn));
}

BOOST_AUTO_TEST_CASE(an_answer_is_kept_in_the_notation) {
    DesklessHouse house;
    const std::string id = house.open();
    const auto session = house.taken(id);
    BOOST_REQUIRE(session->begin());
    const Scenario asked = *session->question();
    const Answer answer = right_answer_to(*session);
    BOOST_REQUIRE(session->answer(answer));
    const SittingItem item = sitting_of(house, id).items.front();
    BOOST_TEST(item.answer.value() == text_of(answer, asked) + "\n");
    BOOST_TEST(!item.sealed.empty());
}

BOOST_AUTO_TEST_CASE(what_is_shown_is_sealed_until_the_decision) {
    DesklessHouse house;
    const std::string id = house.open();
    const auto session = house.taken(id);
    BOOST_REQUIRE(session->begin());
    const Sitting open = sitting_of(house, id);
    BOOST_TEST(open.items.front().sealed.starts_with("sealed/v1 "));
    BOOST_TEST(open.items.front().sealed.find("BRK-") == std::string::npos);
    BOOST_TEST(why(marked_exam(open, shipped_content())) == "the exam is not decided yet");
    DesklessHouse other;
    const std::string over = answered_right(other);
    const auto exam = marked_exam(sitting_of(other, over), shipped_content());
    BOOST_REQUIRE_MESSAGE(exam, why(exam));
    BOOST_TEST(exam->outcome.passed);
    BOOST_TEST(exam->answers.size() == 4U);
}

BOOST_AUTO_TEST_CASE(every_item_of_a_long_exam_comes_back_as_it_was_shown) {
    const auto exams = load_exams(FAIRDEAL_SOURCE_DIR);
    BOOST_REQUIRE(exams.has_value());
    for (const Blueprint& exam : *exams) {
        const ExamPaper paper{exam, find_table(shipped_content(), exam.table)->card};
        ExamForm form(paper.blueprint, paper.card, shipped_content().misreadings,
                      [](int place, int attempt) {
                          return static_cast<std::uint64_t>(place * 1000 + attempt) | exam_seed_bit;
                      });
        const ItemKeys keys = [](int place) { return sha256(std::to_string(place)); };
        for (int place = 1; place <= std::min(form.most(), 30); ++place) {
            const auto item = form.next(0);
            if (!item) break;
            SittingItem shown;
            shown.place = place;
            shown.attempt = item->attempt;
            shown.sealed = sealed_item(*item, paper, "X-1", keys);
            BOOST_TEST(shown.sealed.size() < longest_sitting_text / 2, item->scenario.id);
            const auto text = opened_item(shown, "X-1", keys);
            BOOST_REQUIRE_MESSAGE(text, why(text));
            const auto again = shown_item_from(*text, shown, paper, "X-1");
            BOOST_REQUIRE_MESSAGE(again, why(again));
            BOOST_TEST((again->scenario == item->scenario), item->scenario.id);
            BOOST_TEST(again->cell == item->cell);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_no_item_of_the_exam_is_refused) {
    const ExamPaper paper = exam_of_two_parts();
    const auto refusal = [&](std::string_view text) {
        return why(shown_item_from(text, SittingItem{}, paper, "X-1"));
    };
    BOOST_TEST(refusal("") == "it does not say the part of the exam it is of");
    BOOST_TEST(refusal("cell losses") == "it does not say the part of the exam it is of");
    BOOST_TEST(refusal("cell pushes\n<scenario/>") == "'pushes' is no part of the exam");
    BOOST_TEST(refusal("cell losses\n") != "");
    BOOST_TEST(refusal("cell losses\n<scenario/>\n") != "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
