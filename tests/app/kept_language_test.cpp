// What is kept, signed, hashed or compared is the same in every language. The pseudo language "zz"
// is made of all sentences of the program (CMakeLists.txt), each with a mark before it.

#include <boost/test/unit_test.hpp>

#include "audit/cases/case_file.h"
#include "audit/report/report_csv.h"
#include "audit/report/report_json.h"
#include "audit/resume.h"
#include "case_house.h"
#include "classroom.h"
#include "dealing/deal.h"
#include "desk/learn/question_run.h"
#include "drills/drill_words.h"
#include "drills/payout_item.h"
#include "exam/records/certificate_make.h"
#include "exam/records/certify.h"
#include "exam/records/training_file.h"
#include "log/search/search.h"
#include "print/course.h"
#include "print/sheets.h"
#include "store/ledger_tools.h"
#include "support/credentials.h"
#include "support/times.h"
#include "training/diagnosis.h"
#include "training/plan.h"
#include "transcripts.h"

namespace fairdeal {

namespace {

constexpr const char* mark = "\u00bf";

/// English again after each test: the language in force is the program's.
struct BackToEnglish {
    BackToEnglish() = default;
    BackToEnglish(const BackToEnglish&) = delete;
    BackToEnglish& operator=(const BackToEnglish&) = delete;
    ~BackToEnglish() { static_cast<void>(speak("none", "languages")); }
};

/// What `work` gives while the pseudo language is in force.
template <class Work>
auto in_zz(Work work) {
    BOOST_REQUIRE(speak("zz", "languages"));
    const BackToEnglish after;
    return work();
}

bool is_marked(const std::string& text) { return text.find(mark) != std::string::npos; }

// --- exams

std::string sit_and_pass(ExamHouse& house) {
    std::string id = house.sat(short_exam());
    const auto tested = house.office->act(house.signed_in("eve"), id, SittingEventKind::TableTest,
                                          {"pass"}, "Signed by P. Manager\n");
    BOOST_REQUIRE_MESSAGE(tested, why(tested));
    return id;
}

IssuedCertificate certificate_of(ExamHouse& house, const std::string& id) {
    const CertificateKeeper keeps{[](const IssuedCertificate&) -> Result<void> { return {}; },
                                  [](const IssuedCertificate&) {}};
    const auto issued = certify(*house.office, house.signed_in("eve"),
                                {id, std::string(of_the_keys), "Casino Example"}, house.school,
                                shipped_content(), keeps);
    BOOST_REQUIRE_MESSAGE(issued, why(issued));
    return *issued;
}

/// The items are drawn again, and nothing fails.
void check_proven(const std::string& file) {
    const auto checked = check_transcript(file, "x.zip", {}, shipped_content());
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST((checked->proof == ResultProof::Drawn));
    BOOST_TEST(checked->answers.size() == 6U);
}

void check_signed(const ExamHouse& house, const IssuedCertificate& issued) {
    BOOST_TEST(!is_marked(issued.files.document));
    const auto read = read_credential(issued.files.document);
    BOOST_REQUIRE_MESSAGE(read, why(read));
    BOOST_TEST(
        check_signature(*read, house.office->office_keys().value().front().bytes).has_value());
}

// --- logs and audits

/// Hands of a game, of which every fifth has an error.
void deal_into(const std::filesystem::path& file, Game game, int hands) {
    HandLog log = opened(file);
    DealingMachine machine(TableCard(game), 7, 200, DealingMachine::Cards::Random);
    HandLog::Batch batch(log);
    for (int i = 0; i < hands; ++i) batch.add(machine.next().record);
    batch.commit();
}

HandLog to_read(const std::filesystem::path& file) {
    auto log = HandLog::open(file, Access::Read, shipped_content().misreadings);
    BOOST_REQUIRE_MESSAGE(log, why(log));
    return *std::move(log);
}

/// Sound, and how many hands are found by words that are kept of them.
std::size_t found_in(const std::filesystem::path& file) {
    const HandLog log = to_read(file);
    BOOST_TEST(told(log.check({})) == "");
    SearchQuery query;
    query.outcome = "wrong amount";
    HandSearch search(log, query);
    return search.after(0, 100'000, Clock::time_point::max()).hands.size();
}

FindingSink into(std::string& files) {
    return [&files](const Finding& finding) { files += as_csv(finding) + json_of(finding); };
}

/// All that programs read of an audit.
std::string files_of_audit(const std::filesystem::path& log, unsigned threads) {
    Audit audit(log, shipped_content().misreadings, {});
    std::string files;
    BOOST_REQUIRE(audit.run(threads, {}, into(files)));
    const AuditReport report = audit.report();
    for (const Dimension dimension : every_dimension) files += cells_as_csv(report, dimension);
    return files + patterns_as_csv(report) + json_of(report, every_dimension);
}

// --- drills

std::vector<Scenario> dealt_items(Game game) {
    std::vector<Scenario> items;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Request request;
        request.game = game;
        const auto item = make_item(request, seed);
        BOOST_REQUIRE(item);
        items.push_back(item->scenario);
        items.push_back(deal_payout(game, seed).scenario);
        items.push_back(deal_payout(game, seed, QuestionKind::Chips).scenario);
    }
    return items;
}

std::vector<Scenario> dealt_exam() {
    const ExamPaper paper = short_exam();
    ExamForm form(paper.blueprint, paper.card, shipped_content().misreadings,
                  [](int place, int attempt) {
                      return static_cast<std::uint64_t>(1000 * place + attempt) | exam_seed_bit;
                  });
    std::vector<Scenario> items;
    while (const auto item = form.next()) items.push_back(item->scenario);
    return items;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(kept_language)

BOOST_AUTO_TEST_CASE(the_pseudo_language_has_every_sentence) {
    BOOST_TEST(in_zz([] { return tr("Resume"); }) == mark + std::string("Resume"));
    BOOST_TEST(tr("Resume") == "Resume");
}

BOOST_AUTO_TEST_CASE(what_is_dealt_is_the_same) {
    for (const Game game : every_game) {
        const auto deal = [&] { return dealt_items(game); };
        const auto items = deal();
        BOOST_TEST((in_zz(deal) == items), title_of(game));
        for (const Scenario& item : items) {
            BOOST_TEST(shown_story(item) == item.story);
            BOOST_TEST(is_marked(in_zz([&] { return shown_title(item); })));
        }
    }
    const auto exam = dealt_exam();
    BOOST_TEST(exam.size() == 6U);
    BOOST_TEST((in_zz(dealt_exam) == exam));
}

BOOST_AUTO_TEST_CASE(what_readers_answer_is_the_same) {
    for (const Game game : every_game) {
        const auto items = dealt_items(game);
        const auto answers = [&] {
            ReaderAnswers all;
            for (const Scenario& item : items) {
                all.push_back({answer_in_words(right_answer(item, key_of(item)), item)});
                all.push_back(answers_as_read(item, nullptr));
            }
            return all;
        };
        BOOST_TEST((in_zz(answers) == answers()), title_of(game));
    }
}

BOOST_AUTO_TEST_CASE(what_is_dealt_is_shown_in_the_users_language) {
    const auto item = make_item({}, 1);
    BOOST_REQUIRE(item);
    const Scenario& dealt = item->scenario;
    BOOST_TEST(shown_title(dealt) == dealt.title);
    BOOST_TEST(shown_hints(dealt) == dealt.hints, boost::test_tools::per_element());
    BOOST_TEST(is_marked(in_zz([&] { return shown_story(dealt); })));
    BOOST_TEST(is_marked(in_zz([&] { return shown_hints(dealt).front(); })));
    Scenario written = dealt;
    written.story = "What an author wrote.";
    BOOST_TEST(in_zz([&] { return shown_story(written); }) == written.story);
}

BOOST_AUTO_TEST_CASE(items_for_other_systems_are_the_same) {
    const auto file = [] {
        CourseRequest request;
        request.count = 20;
        request.draws = false;
        const auto items = course_items(request, shipped_content());
        BOOST_REQUIRE_MESSAGE(items, why(items));
        return moodle_xml("Fairdeal", *items);
    };
    BOOST_TEST((in_zz(file) == file()));
}

BOOST_AUTO_TEST_CASE(editions_of_clauses_are_the_same) {
    for (const Game game : every_game) {
        const auto editions = [&] {
            return clause_editions(game, TableCard(game), shipped_content());
        };
        BOOST_TEST(in_zz(editions) == editions());
    }
}

BOOST_AUTO_TEST_CASE(an_exam_that_is_sat_in_one_language_is_proven_in_another) {
    ExamHouse house;
    const std::string id = in_zz([&] { return sit_and_pass(house); });
    const auto transcript = [&] { return transcript_of(house, id); };
    const std::string english = transcript();
    BOOST_TEST(!is_marked(english));
    BOOST_TEST((in_zz(transcript) == english));
    check_proven(english);
    const auto certificate = [&] { return certificate_of(house, id); };
    check_signed(house, in_zz(certificate));

    ExamHouse other;
    const std::string in_english = transcript_of(other, sit_and_pass(other));
    in_zz([&] { check_proven(in_english); });
}

BOOST_AUTO_TEST_CASE(a_certificate_has_the_same_bytes) {
    const auto forms = [] {
        CertificateSheet sheet;
        sheet.name = "Ren\u00e9e \"Ace\" O'Neill";
        sheet.profile = {{"Super Tie", 5, 6}};
        const auto files = certificate_files(sample_credential(), sheet, office_key(),
                                             "2026-03-14T21:06:00Z"_utc, Paper::A4);
        BOOST_REQUIRE_MESSAGE(files, why(files));
        return files->document + files->badge + files->sheet;
    };
    BOOST_TEST((in_zz(forms) == forms()));
}

BOOST_AUTO_TEST_CASE(a_training_file_is_the_same) {
    ExamHouse house;
    sit_and_pass(house);
    const auto file = [&] {
        const TrainingFile made =
            training_file(house.school, &*house.office, "tina", Game::Breakout, shipped_content());
        const auto pdf = training_pdf(made, Paper::A4, "2026-03-14T21:06:00Z"_utc);
        BOOST_REQUIRE_MESSAGE(pdf, why(pdf));
        return training_csv(made) + *pdf;
    };
    BOOST_TEST((in_zz(file) == file()));
}

BOOST_AUTO_TEST_CASE(what_an_office_notes_is_english) {
    OfficeHouse house;
    in_zz([&] { BOOST_TEST(!house.office->sign_in("eve", "not the one")); });
    const OfficeEvent refused = last_event(*house.office, "eve");
    BOOST_TEST((refused.kind == OfficeEventKind::Refused));
    BOOST_TEST(!is_marked(refused.what));
}

BOOST_AUTO_TEST_CASE(a_log_that_is_written_in_one_language_is_sound_in_another) {
    const Folder folder;
    const auto one = folder.file("one.db"), other = folder.file("other.db");
    constexpr int hands = 4200;  // more than one block of the search
    in_zz([&] { deal_into(one, Game::Breakout, hands); });
    deal_into(other, Game::Breakout, hands);
    const std::size_t found = found_in(one);
    BOOST_TEST(found > 0U);
    BOOST_TEST(in_zz([&] { return found_in(other); }) == found);
    for (const std::int64_t idx : {1, 5, 10, 4200}) {
        const auto rows = [&](const std::filesystem::path& file) {
            return to_read(file).hands_after({}, idx - 1, 1);
        };
        BOOST_TEST((rows(one) == rows(other)));
    }
}

BOOST_AUTO_TEST_CASE(a_check_for_programs_is_english_on_every_thread) {
    const Folder folder;
    const auto file = folder.file("log.db");
    deal_into(file, Game::Breakout, 700);
    Database(file, Access::Write)
        .run(around_triggers("record", "UPDATE record SET body = 'none' WHERE idx IN (2, 600)"));
    const auto check = [&] {
        const InEnglish for_programs;
        return told(to_read(file).check({}));
    };
    const std::string damages = check();
    BOOST_TEST(damages != "");
    BOOST_TEST(in_zz(check) == damages);
}

BOOST_AUTO_TEST_CASE(an_audit_finds_the_same_on_every_thread) {
    const Folder folder;
    for (const Game game : {Game::Breakout, Game::League}) {
        const auto log = folder.file(std::string(to_text(game)) + ".db");
        deal_into(log, game, 2000);
        const std::string english = files_of_audit(log, 1);
        BOOST_TEST(english.find("\"what\":") != std::string::npos);
        for (const unsigned threads : {1U, 3U})
            BOOST_TEST((in_zz([&] { return files_of_audit(log, threads); }) == english));
    }
}

BOOST_AUTO_TEST_CASE(an_audit_that_is_taken_up_in_another_language_tells_the_same) {
    const Folder folder;
    const auto log = folder.file("log.db"), kept = folder.file("kept");
    deal_into(log, Game::League, 2000);
    const auto audit = [&](const Progress& progress) {
        KeptAudit one(log, shipped_content().misreadings, {}, kept);
        BOOST_REQUIRE(one.take_up());
        std::string files;
        BOOST_REQUIRE(one.run(1, progress, into(files)));
        return files;
    };
    const std::string whole = audit({});
    in_zz([&] { audit([](std::int64_t, std::int64_t) { return false; }); });
    BOOST_TEST(is_kept(kept));
    BOOST_TEST((audit({}) == whole));
}

BOOST_AUTO_TEST_CASE(a_case_file_is_the_same) {
    Room12 house;
    house.open();
    house.sign();
    const CaseReading reading{shipped_content().books, shipped_content().misreadings,
                              case_printer(shipped_content())};
    const HandLog log = to_read(house.file());
    const auto file = [&] {
        const auto bytes = case_file(log, "C-1", reading);
        BOOST_REQUIRE_MESSAGE(bytes, why(bytes));
        return *bytes;
    };
    const std::string english = file();
    BOOST_TEST((in_zz(file) == english));
    const auto checked =
        in_zz([&] { return check_case_file(english, "C-1.zip", log.signers(), reading); });
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST(checked->other_texts.empty());
}

BOOST_AUTO_TEST_CASE(a_question_left_open_in_one_language_is_taken_up_in_another) {
    Classroom classroom;
    const Scenario asked = in_zz([&] {
        QuestionRun run;
        DrillChoice choice;
        choice.kinds = {QuestionKind::Spot};
        BOOST_REQUIRE(start_drill(run, classroom.room, shipped_content(), choice));
        BOOST_REQUIRE(run.practice->rows() > 0U);
        type_amount(*run.practice, 0, "12.50");
        keep_questions(run, classroom.room, shipped_content());
        return run.practice->scenario;
    });
    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    BOOST_TEST(!is_marked(item_to_resume(classroom.room).value().item));
    QuestionRun again;
    BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
    BOOST_TEST(again.practice->scenario.story == asked.story);
    BOOST_TEST((again.practice->scenario.hand == asked.hand));
    BOOST_TEST(amount_at(*again.practice, 0) == "12.50");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
