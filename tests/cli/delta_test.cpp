// `fairdeal exam open --delta CERTIFICATE`: a certificate is renewed by an exam on what changed;
// and what is none, or none of this office, opens nothing.

#include "../app/robot.h"
#include "base/time/utc_now.h"
#include "desk/exam/exam_answer_session.h"
#include "exam/records/certify.h"
#include "office_folder.h"
#include "support/times.h"

namespace fairdeal {

namespace {

constexpr const char* clause = "BRK-LOSE-1";

/// Two items, quickly dealt.
ExamPaper two_items() {
    ExamPaper paper{{}, TableCard(Game::Breakout)};
    Blueprint& exam = paper.blueprint;
    exam.id = "short";
    exam.title = "A short exam";
    exam.note = "Quickly dealt.";
    exam.table = "breakout-standard";
    exam.rule = FixedForm{2, 2};
    exam.critical = {CriticalError::PaidLosing};
    exam.languages = {"en"};
    exam.cells = {
        {"outcomes", "Outcomes", {clause, "BRK-WIN-1"}, {QuestionKind::Outcome}, {}, 2, 500, 1}};
    return paper;
}

/// The rules as they were before a clause came to say what it says now; "": as they are.
Library rules_before(std::string_view id) {
    Library library = shipped_content();
    bool found = id.empty();
    for (RuleBook& book : library.books) {
        for (BookSection& section : book.sections) {
            for (BookClause& one : section.clauses) {
                if (one.id != id) continue;
                one.text += " Or not.";
                found = true;
            }
        }
    }
    BOOST_REQUIRE_MESSAGE(found, "there is no clause " << id);
    return library;
}

struct Earned {
    std::string sitting;
    CertificateFiles files;
};

/// Tina's certificate of this office, earned under other rules, at another time.
Earned earned(const OfficeFolder& office, std::string_view changed, const UtcTime& at = utc_now()) {
    constexpr const char* keys = "the office's passphrase";
    const Library library = rules_before(changed);
    auto school = School::open(office.school_file, Access::Write);
    BOOST_REQUIRE(school.has_value());
    auto opened = Office::open(office.folder.path("office"), *school, [&] { return at; });
    BOOST_REQUIRE(opened.has_value());
    auto eve = opened->sign_in("eve", "a long passphrase");
    BOOST_REQUIRE(eve.has_value());
    SittingRequest request;
    request.candidate = "tina";
    request.invigilator = "ivo";
    request.exam = "short";
    request.text = exam_text(two_items());
    request.exception = "She trains nobody";
    request.again = "One certificate a document";
    request.edition = exam_edition(request.text, library.misreadings);
    const auto id = opened->open_sitting(*eve, request, keys);
    BOOST_REQUIRE(id.has_value());
    Millis time = 0;
    auto ivo = opened->sign_in("ivo", "a long passphrase");
    BOOST_REQUIRE(ivo.has_value());
    const auto started =
        opened->start_sitting(*ivo, *id, "a long passphrase", {"", "", "2580"}, {1, 8192});
    BOOST_REQUIRE(started.has_value());
    auto seat = ExamAnswerSession::open(*opened, *started, library, [&] { return time += 1000; });
    BOOST_REQUIRE(seat.has_value());
    BOOST_REQUIRE((*seat)->begin().has_value());
    for (int item = 0; item < 2; ++item) {
        BOOST_REQUIRE((*seat)->item() != nullptr);
        answer_right(*(*seat)->item());
        BOOST_REQUIRE((*seat)->answer().has_value());
    }
    BOOST_REQUIRE(
        opened->act(*eve, *id, SittingEventKind::TableTest, {"pass"}, "Signed\n").has_value());
    auto issued = certify(*opened, *eve, {*id, keys, "Casino Example"}, *school, library,
                          {[](const IssuedCertificate&) { return Result<void>(); }, {}});
    BOOST_REQUIRE_MESSAGE(issued, issued.error().front().what);
    return {*id, issued->files};
}

Ran open_delta(const OfficeFolder& office, const std::string& file, const std::string& more = "") {
    return office.run("exam open", "--delta " + file +
                                       " --as eve --invigilator ivo --again 'The rules changed'" +
                                       office.keys() + more);
}

/// No sitting but those of the certificates is open.
void opens_none(const OfficeFolder& office, const Ran& ran, const char* why) {
    BOOST_TEST(ran.status == 2, why);
    BOOST_TEST(ran.out == "", why);
    BOOST_TEST(says(ran.err, why), ran.err << " does not say: " << why);
    BOOST_TEST(!says(office.run("exam list", "--as eve").out, "short-delta"), why);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(delta_command)

BOOST_AUTO_TEST_CASE(a_certificate_opens_an_exam_of_its_holder_on_what_changed) {
    const OfficeFolder office;
    const Earned issued = earned(office, clause);
    for (const auto& [name, bytes] :
         {std::pair{"c.json", issued.files.document}, {"c.png", issued.files.badge}}) {
        const Ran ran = open_delta(office, office.folder.write(name, bytes));
        BOOST_TEST(ran.status == 0, ran.err);
        const std::string id = ran.out.substr(0, ran.out.find('\n'));
        BOOST_TEST(id.starts_with("X-"), ran.out);
        const std::string list = office.run("exam list", "--as eve").out;
        const std::string line = list.substr(list.find(id));
        BOOST_TEST(says(line.substr(0, line.find('\n')), "short-delta"));
        BOOST_TEST(says(line.substr(0, line.find('\n')), "tina"));
        // Its candidate can sit it.
        const Ran sat = office.sit(id, "leave\n");
        BOOST_TEST(sat.status == 0, sat.err);
        BOOST_TEST(says(sat.out, "\nItem 1   "), sat.out);
    }
    BOOST_TEST(open_delta(office, office.folder.path("c.json"), " --candidate tina").status == 0);
}

BOOST_AUTO_TEST_CASE(what_is_no_certificate_or_a_forged_one_opens_nothing) {
    const OfficeFolder office;
    const Earned issued = earned(office, clause);
    const std::string file = office.folder.write("c.json", issued.files.document);
    const auto refuses = [&](const std::string& bytes, const char* why) {
        opens_none(office, open_delta(office, office.folder.write("bad", bytes)), why);
    };
    refuses("", "this is not JSON, or it is damaged");
    refuses("a letter to the office\n", "this is not JSON, or it is damaged");
    refuses("{\"type\": \"letter\"}", "it bears no proof");
    refuses(issued.files.badge.substr(0, issued.files.badge.size() / 2), "the picture is damaged");
    std::string forged = issued.files.document;
    const auto at = forged.find("Casino Example");
    BOOST_REQUIRE(at != std::string::npos);
    forged[at] = 'K';
    refuses(forged, "this office did not sign the certificate");
    opens_none(office, open_delta(office, office.folder.path("none.json")), "none.json");
    opens_none(office, open_delta(office, file, " --candidate max"),
               "the certificate is not theirs");
    opens_none(office,
               office.run("exam open", "breakout-dealer --delta " + file +
                                           " --as eve --invigilator ivo" + office.keys()),
               "EXAM excludes --delta");
    opens_none(
        office,
        office.run("exam open", "--delta " + file + " --as aud --invigilator ivo" + office.keys()),
        "aud may not open a sitting");
    const OfficeFolder another;
    opens_none(another, open_delta(another, file), "this office did not sign the certificate");
}

BOOST_AUTO_TEST_CASE(a_certificate_that_does_not_stand_or_needs_no_renewal_opens_nothing) {
    const OfficeFolder office;
    const auto refuses = [&](const Earned& issued, const char* why) {
        opens_none(office, open_delta(office, office.folder.write("c.json", issued.files.document)),
                   why);
    };
    refuses(earned(office, clause, "2020-01-01T12:00:00Z"_utc),
            "the certificate is past its days: the whole exam renews it");
    const char* unchanged = "nothing that the exam asks has changed: no delta test is needed";
    refuses(earned(office, ""), unchanged);
    refuses(earned(office, "BJX-GAME-1"), unchanged);  // of another game
    refuses(earned(office, "BRK-PUSH-1"), unchanged);  // of the game, but not of the exam
    const Earned withdrawn = earned(office, clause);
    const Ran taken =
        office.run("exam withdraw", withdrawn.sitting + " --as eve --reason error --text Mistaken");
    BOOST_REQUIRE_MESSAGE(taken.status == 0, taken.err);
    refuses(withdrawn, "there is no certificate to renew: the exam is withdrawn");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
