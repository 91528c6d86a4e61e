// Where everything lies, and a backup made and checked at the desk.

#include <algorithm>

#include "desk/files/files_session.h"
#include "replay_house.h"
#include "support/says.h"

using namespace fairdeal;

namespace {

/// A desk with a school and an open log of its own.
struct Machine {
    House house{20};
    Desk& desk = house.desk;
    Machine() {
        desk.learn.file = house.folder / "school.db";
        School::open_or_create(desk.learn.file).value();
    }
    void wait() {
        while (desk.files.is_working()) {
            desk.files.poll();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    /// The only folder of a backup that was made into that one.
    static std::filesystem::path backup_in(const std::filesystem::path& into) {
        return *std::filesystem::directory_iterator(into);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(files_at_the_desk)

BOOST_AUTO_TEST_CASE(every_place_is_named_with_what_is_there) {
    const Machine machine;
    const FilesScreen screen = machine.desk.files.screen();
    BOOST_REQUIRE(screen.places.size() >= 6U);
    BOOST_TEST(screen.places[0].title == "Rule books, lessons, scenarios");
    BOOST_TEST(screen.places[1].path == (machine.house.folder / "school.db").string());
    BOOST_TEST(says(screen.places[1].standing, " bytes"));
    BOOST_TEST(screen.places[2].standing == "not there");
    BOOST_TEST(screen.log == machine.house.file().string());
    BOOST_TEST(!screen.has_office);
}

BOOST_AUTO_TEST_CASE(a_backup_is_made_and_checked_with_the_open_log) {
    Machine machine;
    const auto into = machine.house.folder / "disk";
    std::filesystem::create_directory(into);
    machine.desk.files.begin_backup(into, {}, that_day);
    BOOST_TEST(machine.desk.files.screen().busy);
    machine.wait();
    FilesScreen screen = machine.desk.files.screen();
    BOOST_TEST(screen.error == "");
    BOOST_TEST(says(screen.report, "is there, and sound: 0 people"));
    BOOST_TEST(says(screen.report, "20 records of the hand log"));
    const auto backup = Machine::backup_in(into);
    BOOST_TEST(backup.filename().string() == "fairdeal-2026-03-15T100000Z");
    machine.desk.files.begin_check(backup);
    machine.wait();
    screen = machine.desk.files.screen();
    BOOST_TEST(says(screen.report, "is sound: "));
    std::filesystem::remove(backup / "log.db");
    machine.desk.files.begin_check(backup);
    machine.wait();
    screen = machine.desk.files.screen();
    BOOST_TEST(screen.report == "");
    BOOST_TEST(says(screen.error, "The backup is damaged: "));
    BOOST_TEST(says(screen.error, "log.db: the file is missing"));
}

BOOST_AUTO_TEST_CASE(a_backup_that_was_found_sound_is_brought_back) {
    Machine machine;
    const auto into = machine.house.folder / "disk";
    std::filesystem::create_directory(into);
    BOOST_TEST(!machine.desk.files.restore_request().has_value());
    machine.desk.files.begin_backup(into, {}, that_day);
    machine.wait();
    BOOST_TEST(!machine.desk.files.screen().can_restore);  // only after it was read again
    machine.desk.files.begin_check(Machine::backup_in(into));
    machine.wait();
    BOOST_TEST(machine.desk.files.screen().can_restore);
    const auto request = machine.desk.files.restore_request();
    BOOST_REQUIRE(request.has_value());
    BOOST_TEST(request->log.string() == machine.house.file().string());

    // The program has ended and starts again: nothing is open.
    const auto elsewhere = machine.house.folder / "restored";
    const Library library;
    const OpenLog none;
    const std::filesystem::path content, school = elsewhere / "school.db", seen;
    FilesSession next(library, content, school, none, seen);
    next.begin_restore({request->backup, elsewhere / "hands.db"}, that_day);
    while (next.is_working()) {
        next.poll();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    const FilesScreen screen = next.screen();
    BOOST_TEST(screen.error == "");
    BOOST_TEST(screen.is_restored);
    BOOST_TEST(says(screen.report, "All is as it was on 15 Mar 2026"), screen.report);
    BOOST_TEST(std::filesystem::exists(school));
    BOOST_TEST(std::filesystem::exists(elsewhere / "hands.db"));
    std::filesystem::remove(request->backup / "school.db");
    next.begin_restore({request->backup, elsewhere / "hands.db"}, that_day);
    while (next.is_working()) next.poll();
    BOOST_TEST(says(next.screen().error, "Nothing was brought back: "));
    BOOST_TEST(!next.screen().is_restored);
}

BOOST_AUTO_TEST_CASE(diagnostics_are_saved_once) {
    Machine machine;
    const auto out = machine.house.folder / "d.zip";
    for (const char* words :
         {"d.zip is there. It holds no names", "there is a file of that name"}) {
        machine.desk.files.begin_diagnostics(out, {{"toolkit", "a test"}}, that_day);
        machine.wait();
        const FilesScreen screen = machine.desk.files.screen();
        BOOST_TEST(says(screen.report + screen.error, words), screen.report + screen.error);
    }
}

BOOST_AUTO_TEST_CASE(what_cannot_be_done_is_said) {
    Machine machine;
    machine.desk.files.begin_check(machine.house.folder);
    machine.wait();
    BOOST_TEST(says(machine.desk.files.screen().error, "backup.json"));
    machine.desk.files.begin_backup(machine.house.folder / "nowhere", {}, that_day);
    machine.wait();
    BOOST_TEST(says(machine.desk.files.screen().error, "the folder cannot be made"));
}

BOOST_AUTO_TEST_CASE(a_backup_that_is_stopped_leaves_nothing) {
    Machine machine;
    const auto into = machine.house.folder / "disk";
    std::filesystem::create_directory(into);
    machine.desk.files.begin_backup(into, {}, that_day);
    machine.desk.files.stop();
    machine.wait();
    const FilesScreen screen = machine.desk.files.screen();
    if (screen.report.empty())  // it may have been done already
        BOOST_TEST(std::filesystem::is_empty(into));
    BOOST_TEST(!screen.busy);
}

BOOST_AUTO_TEST_SUITE_END()
