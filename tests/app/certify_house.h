#pragma once
// The exam office as a room of the desk, without a window and with clocks put forward by hand.

#include "desk/certify/office_session.h"

#include <stdlib.h>
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <memory>
#include <sstream>

#include "assessment/operating_characteristic.h"
#include "desk/certify/certify_screen.h"
#include "desk/figures/exam_figures.h"
#include "desk/frame/desk.h"
#include "exam/records/transcript.h"
#include "support/cheap.h"
#include "support/content.h"
#include "support/start_exam.h"
#include "support/times.h"

namespace fairdeal::certify_house {

namespace fs = std::filesystem;

constexpr Millis second = 1000;

/// Two items decide it: right answers to both pass.
inline Blueprint short_exam() {
    Blueprint exam;
    exam.id = "short";
    exam.title = "A short exam";
    exam.note = "Two outcomes.";
    exam.game = Game::Breakout;
    exam.table = "breakout-standard";
    exam.rule = FixedForm{2, 2};
    exam.languages = {"en"};
    exam.large = Money::dollars(100);
    exam.critical = {CriticalError::PaidLosing};
    BlueprintCell cell;
    cell.id = "results";
    cell.title = "Who has won";
    cell.clauses = {"BRK-WIN-1", "BRK-LOSE-1", "BRK-PUSH-1"};
    cell.kinds = {QuestionKind::Outcome};
    cell.least = 2;
    exam.cells = {cell};
    return exam;
}

/// A house with an administrator, an examiner, an auditor, an invigilator and a candidate.
struct House {
    House() {
        std::string name = (fs::temp_directory_path() / "fairdeal-certify-XXXXXX").string();
        BOOST_REQUIRE(::mkdtemp(name.data()) != nullptr);
        folder = name;
        open();
    }
    ~House() {
        close();
        std::error_code error;
        fs::remove_all(folder, error);
    }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    /// The program goes away, as after a kill, and another desk stands in its place.
    void close() {
        std::destroy_at(&desk);
        std::construct_at(&desk);
    }
    /// The program is started.
    void open() {
        close();
        desk.library = shipped_content();
        desk.learn.file = folder / "school.db";
        office().folder = folder / "office";
        office().exams = {short_exam()};
        office().key_cost = {1, 8192};
        office().passphrase_cost = cheap;
        office().clock = [] { return "2026-11-21T12:00:00Z"_utc; };
        office().ticks = [this] { return now; };
    }
    OfficeSession& office() { return desk.certify; }
    ExamPageSession& exam() { return desk.certify.exam; }

    void fill(const std::string& field, const std::string& value) {
        BOOST_REQUIRE_MESSAGE(office().form, "no form is open: " << office().error);
        BOOST_REQUIRE_MESSAGE(office().form->field(field) != nullptr, "no field " << field);
        office().form->field(field)->value = value;
    }
    void make_office() {
        enter_certify(desk);
        office().begin(CertifyTask::MakeOffice);
        fill("house", "casino.example");
        fill("passphrase", "the office opens");
        fill("again", "the office opens");
        fill("name", "Ada");
        fill("own", "ada comes in");
        fill("own-again", "ada comes in");
        office().submit();
        BOOST_REQUIRE_MESSAGE(office().office, office().error);
    }
    void add(const std::string& name, Role role) { add(name, role, name + " comes in"); }
    void add(const std::string& name, Role role, const std::string& own) {
        office().begin(CertifyTask::NewPerson);
        for (std::size_t i = 0; i < role_count; ++i)
            fill(std::string(to_text(static_cast<Role>(i))), "");
        fill("name", name);
        fill(std::string(to_text(role)), "yes");
        fill("own", own);
        fill("own-again", own);
        office().submit();
        BOOST_REQUIRE_MESSAGE(!office().form, office().error);
    }
    void make_people() {
        make_office();
        add("Eve", Role::Examiner);
        add("Ian", Role::Invigilator);
        add("Olga", Role::Auditor);
        add("Ann", Role::Trainee);
        office().leave();
    }
    void sign_in(const std::string& id, const std::string& passphrase) {
        office().leave();
        office().picked_person = id;
        office().passphrase = passphrase;
        office().sign_in();
    }
    /// An exam that Eve opened for Ann.
    void open_exam() {
        make_people();
        sign_in("eve", "Eve comes in");
        BOOST_REQUIRE_MESSAGE(office().who, office().error);
        open_again();
        sitting = office().picked_seat;
    }
    /// Another one, by the person who is signed in: Ann can sit down to it.
    void open_again() {
        office().begin(CertifyTask::OpenSitting);
        fill("candidate", "ann");
        fill("exam", "short");
        fill("invigilator", "ian");
        fill("passphrase", "the office opens");
        if (!office().sittings.empty()) fill("again", "A test sits it often.");
        office().submit();
        BOOST_REQUIRE_MESSAGE(!office().form, office().error);
        office().picked_seat = office().picked;
        office().leave();
    }
    /// Ian lets the picked exam start or go on, and Ann says who she is: all but the clock.
    void release_exam() { fairdeal::release_exam(office(), "Ian comes in"); }
    void sit_here() {
        release_exam();
        office().sit_down();
    }
    /// Answers the open item by its choices, rightly or wrongly, and goes on.
    void answer(bool right) {
        Practice* item = exam().seat->item();
        BOOST_REQUIRE(item != nullptr);
        const Key key = key_of(item->scenario);
        for (std::size_t i = 0; i < item->choices.size(); ++i) {
            if ((item->choices[i].text == to_text(key.outcome)) == right) desk.answering.choose(i);
        }
        BOOST_TEST(!item->mark.has_value());
        BOOST_REQUIRE(press_in_exam(exam(), key_named(KeyName::Enter), desk.library));
        BOOST_TEST(exam().error == "");
    }
    /// Ann's exam, passed at the screen and at the table; Eve is signed in.
    void pass_exam() {
        open_exam();
        sit_here();
        answer(true);
        answer(true);
        office().leave_exam();
        sign_in("eve", "Eve comes in");
        office().begin(CertifyTask::TableTest);
        fill("result", "pass");
        fill("signed", "Pit manager Pia");
        office().submit();
        BOOST_REQUIRE_MESSAGE(office().error.empty(), office().error);
    }
    /// Its certificate, in a folder of its own; the number.
    std::string certify_exam() {
        pass_exam();
        fs::create_directories(folder / "out");
        office().begin(CertifyTask::Certify);
        fill("passphrase", "the office opens");
        office().submit((folder / "out").string());
        BOOST_REQUIRE_MESSAGE(office().error.empty(), office().error);
        return office().picked_sitting()->certificate;
    }
    /// All of a file.
    static std::string bytes_of(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        std::ostringstream bytes;
        bytes << in.rdbuf();
        return bytes.str();
    }
    static KeyPress key_named(KeyName name) { return {name, 0, false, false}; }
    ExamScreen screen() { return exam_screen(exam(), desk.library, "Ann"); }

    fs::path folder;
    Desk desk;
    Millis now = 1'000'000;
    std::string sitting;
};

}  // namespace fairdeal::certify_house
