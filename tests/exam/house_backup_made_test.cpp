// Which backups are made at all: names that cannot be brought back, an office whose log is gone,
// two programs at once.

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

#include "backed_up_house.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(house_backup_made)

namespace {

/// The report on this house names the problem, and no backup is kept.
void is_not_sound(const House& house, std::string_view problem) {
    const auto report = back_up_house(house.places, house.backup, {}, that_day);
    BOOST_REQUIRE_MESSAGE(report, why(report));
    BOOST_TEST(says(all_of(report->problems), problem));
    BOOST_TEST(!fs::exists(house.backup));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_name_that_could_not_be_brought_back_is_refused) {
    for (const char* name : {"a\\b.xml",
                             "\xdc"
                             "bung.xml",
                             "two\nlines.xml"}) {
        const House house;
        write_bytes(house.office.folder.file(std::string("own-lessons/") + name), "<lesson/>");
        BOOST_TEST(says(why(back_up_house(house.places, house.backup, {}, that_day)),
                        "its name has a backslash or control character, or is no UTF-8"));
        BOOST_TEST(!fs::exists(house.backup));
    }
}

BOOST_AUTO_TEST_CASE(an_office_whose_log_is_gone_is_no_sound_house) {
    const House house;
    fs::remove(house.places.office / "log.db");
    is_not_sound(house, "the office has other files, but its log is gone");
    HousePlaces without = house.places;
    without.office.clear();
    BOOST_TEST(back_up_house(without, house.backup, {}, that_day).has_value());
}

BOOST_AUTO_TEST_CASE(an_office_without_its_keys_is_no_sound_house) {
    const House house;
    fs::remove(house.places.office / "office.key");
    is_not_sound(house, "office.key: a key of the office is gone");
}

/// Somebody stops the program while files are on their way to their places.
BOOST_AUTO_TEST_CASE(an_interrupt_waits_until_all_is_brought_back) {
    const House house;
    const auto made = back_up_house(house.places, house.backup, {}, that_day);
    BOOST_REQUIRE_MESSAGE(made, why(made));
    const fs::path aside = house.places.log.string() + ".20261126T204500Z";
    const auto pid = ::fork();
    if (pid == 0) {
        const auto stops = [&](std::int64_t, std::int64_t) {
            if (fs::exists(aside)) ::raise(SIGTERM);
            return true;
        };
        const auto back = restore_house(house.backup, house.places, {}, {that_day, {}}, stops);
        ::_exit(back ? 7 : 8);  // the signal comes before
    }
    int status = 0;
    ::waitpid(pid, &status, 0);
    BOOST_TEST(WIFSIGNALED(status));
    BOOST_TEST(fs::exists(aside));
    for (const fs::path& there :
         {house.places.school, house.places.log, house.places.office / "log.db"})
        BOOST_TEST(fs::exists(there), there);
}

BOOST_AUTO_TEST_CASE(of_two_made_at_once_under_one_name_one_is_there_and_whole) {
    const House house;
    std::atomic<int> there = 0;
    {
        // Threads share their process's number, so the second one is another program's.
        const auto make = [&] {
            const auto pid = ::fork();
            if (pid != 0) return pid;
            ::_exit(back_up_house(house.places, house.backup, {}, that_day) ? 0 : 1);
        };
        for (const auto pid : {make(), make()}) {
            int status = 1;
            ::waitpid(pid, &status, 0);
            there += WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 1 : 0;
        }
    }
    BOOST_TEST(there == 1);
    const auto checked = check_backup(house.backup, {});
    BOOST_REQUIRE_MESSAGE(checked, why(checked));
    BOOST_TEST(all_of(checked->problems) == "");
}

BOOST_AUTO_TEST_SUITE_END()
