// The program's own log: its lines, who may read it, and what happens where it cannot be written.

#include "base/program_log.h"

#include <unistd.h>

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "base/read.h"
#include "support/file_text.h"
#include "support/says.h"

using namespace fairdeal;

namespace {

namespace fs = std::filesystem;

/// A folder for logs; nothing is logged any more once it is gone.
struct LogFolder {
    fs::path folder = fs::temp_directory_path() / ("fairdeal-log-" + std::to_string(::getpid()));
    fs::path file = folder / "state" / "program.log";
    LogFolder() { fs::remove_all(folder); }
    ~LogFolder() {
        open_program_log({}, "");
        fs::remove_all(folder);
    }
    LogFolder(const LogFolder&) = delete;
    LogFolder& operator=(const LogFolder&) = delete;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(program_log)

BOOST_AUTO_TEST_CASE(a_line_has_time_program_process_and_level_and_is_one_line) {
    const LogFolder place;
    log_line(LogLevel::Info, "before it is open");
    open_program_log(place.file, "fairdeal");
    log_line(LogLevel::Info, "called: audit --log");
    log_line(LogLevel::Error, "two\nlines\x1b[2J, and {braces}");
    const std::string text = text_of_file(place.file.string());
    BOOST_TEST(!says(text, "before it is open"));
    const std::string process = "fairdeal[" + std::to_string(::getpid()) + "] ";
    BOOST_TEST(text.find('Z') == std::string("2026-11-27T09:30:00.123").size(), text);
    BOOST_TEST(says(text, "Z " + process + "info: called: audit --log\n"), text);
    BOOST_TEST(says(text, process + "error: two\\x0alines\\x1b[2J, and {braces}\n"), text);
}

BOOST_AUTO_TEST_CASE(it_is_for_its_owner_alone_and_goes_on_after_what_is_there) {
    const LogFolder place;
    open_program_log(place.file, "one");
    log_line(LogLevel::Info, "first");
    open_program_log(place.file, "two");
    log_line(LogLevel::Info, "second");
    const std::string text = text_of_file(place.file.string());
    BOOST_TEST(says(text, "first\n"));
    BOOST_TEST(says(text, "second\n"));
    BOOST_TEST((fs::status(place.file).permissions() == fs::perms(0600)));
}

BOOST_AUTO_TEST_CASE(a_full_file_gets_another_name_and_three_are_kept) {
    const LogFolder place;
    open_program_log(place.file, "fairdeal");
    const std::string much(1900, 'x');
    for (int line = 0; line < 2200; ++line) log_line(LogLevel::Info, much);
    std::size_t files = 0;
    for (const auto& file : fs::directory_iterator(place.file.parent_path())) {
        ++files;
        BOOST_TEST(fs::file_size(file) <= std::size_t{1} << 20U);
    }
    BOOST_TEST(files == 3U);
    BOOST_TEST(fs::exists(place.file.parent_path() / "program.2.log"));
}

BOOST_AUTO_TEST_CASE(where_it_cannot_be_written_nothing_is_logged_and_nothing_is_thrown) {
    const LogFolder place;
    fs::create_directories(place.folder);
    std::ofstream(place.folder / "state") << "a file where the folder would be";
    open_program_log(place.file, "fairdeal");
    log_line(LogLevel::Error, "nobody reads this");
    open_program_log("/dev/full", "fairdeal");
    log_line(LogLevel::Error, "the disk is full");
    BOOST_TEST(!fs::is_directory(place.folder / "state"));
}

BOOST_AUTO_TEST_SUITE_END()
