#pragma once
// The exam office as a room of the desk, without a window and with clocks put forward by hand.

#include "desk/certify/certify_room.h"

#include <stdlib.h>
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>

#include "assessment/operating_characteristic.h"
#include "desk/certify/certify_screen.h"
#include "desk/certify/certify_start.h"
#include "desk/figures/exam_figures.h"
#include "desk/frame/desk.h"
#include "exam/records/transcript.h"
#include "support/cheap.h"
#include "support/content.h"
#include "support/start_exam.h"

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
        desk.certify = {};
        desk.learn = {};
        std::error_code error;
        fs::remove_all(folder, error);
    }
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    /// The program is started.
    void open() {
        desk.certify = {};
        desk.learn = {};
        desk.library = shipped_content();
        desk.room = Room::Practise;
        desk.learn.file = folder / "school.db";
        room().folder = folder / "office";
        room().exams = {short_exam()};
        room().key_cost = {1, 8192};
        room().passphrase_cost = cheap;
        room().clock = [] { return std::string("2026-11-21T12:00:00Z"); };
        room().ticks = [this] { return now; };
    }
    CertifyRoom& room() { return desk.certify; }
    ExamPageSession& exam() { return desk.certify.exam; }

    void fill(const std::string& field, const std::string& value) {
        BOOST_REQUIRE_MESSAGE(room().form, "no form is open: " << room().error);
        BOOST_REQUIRE_MESSAGE(room().form->field(field) != nullptr, "no field " << field);
        room().form->field(field)->value = value;
    }
    void make_office() {
        enter_certify(desk);
        begin_task(desk, CertifyTask::MakeOffice);
        fill("house", "casino.example");
        fill("passphrase", "the office opens");
        fill("again", "the office opens");
        fill("name", "Ada");
        fill("own", "ada comes in");
        fill("own-again", "ada comes in");
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(room().office, room().error);
    }
    void add(const std::string& name, Role role) { add(name, role, name + " comes in"); }
    void add(const std::string& name, Role role, const std::string& own) {
        begin_task(desk, CertifyTask::NewPerson);
        for (std::size_t i = 0; i < role_count; ++i)
            fill(std::string(to_text(static_cast<Role>(i))), "");
        fill("name", name);
        fill(std::string(to_text(role)), "yes");
        fill("own", own);
        fill("own-again", own);
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(!room().form, room().error);
    }
    void make_people() {
        make_office();
        add("Eve", Role::Examiner);
        add("Ian", Role::Invigilator);
        add("Olga", Role::Auditor);
        add("Ann", Role::Trainee);
        leave_office(desk);
    }
    void sign_in(const std::string& id, const std::string& passphrase) {
        leave_office(desk);
        room().picked_person = id;
        room().passphrase = passphrase;
        sign_in_at_office(desk);
    }
    /// An exam that Eve opened for Ann.
    void open_exam() {
        make_people();
        sign_in("eve", "Eve comes in");
        BOOST_REQUIRE_MESSAGE(room().who, room().error);
        open_again();
        sitting = room().picked_seat;
    }
    /// Another one, by the person who is signed in: Ann can sit down to it.
    void open_again() {
        begin_task(desk, CertifyTask::OpenSitting);
        fill("candidate", "ann");
        fill("exam", "short");
        fill("invigilator", "ian");
        fill("passphrase", "the office opens");
        if (!room().sittings.empty()) fill("again", "A test sits it often.");
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(!room().form, room().error);
        room().picked_seat = room().picked;
        leave_office(desk);
    }
    /// Ian lets the picked exam start or go on, and Ann says who she is: all but the clock.
    void release_exam() { fairdeal::release_exam(desk, "Ian comes in"); }
    void sit_here() {
        release_exam();
        sit_down(desk);
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
        leave_exam(desk);
        sign_in("eve", "Eve comes in");
        begin_task(desk, CertifyTask::TableTest);
        fill("result", "pass");
        fill("signed", "Pit manager Pia");
        do_task(desk);
        BOOST_REQUIRE_MESSAGE(room().error.empty(), room().error);
    }
    /// Its certificate, in a folder of its own; the number.
    std::string certify_exam() {
        pass_exam();
        fs::create_directories(folder / "out");
        begin_task(desk, CertifyTask::Certify);
        fill("passphrase", "the office opens");
        do_task(desk, (folder / "out").string());
        BOOST_REQUIRE_MESSAGE(room().error.empty(), room().error);
        return picked_sitting(room())->certificate;
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
