// Opening a log: what is refused, in which words, and that a refused file stays as it was, byte for
// byte.

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/stat.h>
#include <boost/test/unit_test.hpp>

#include "log/schema.h"
#include "store/folder.h"
#include "store/key_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

/// A database's pages without the room after them that was taken ahead.
std::string pages_of(const fs::path& file) {
    const Database database(file, Access::Read);
    const auto bytes = database.number("PRAGMA page_count") * database.number("PRAGMA page_size");
    return bytes_of(file).substr(0, static_cast<std::size_t>(bytes));
}

/// A sound log of a few hands, as bytes.
std::string sound_log() {
    static const std::string bytes = [] {
        const Folder folder;
        {
            HandLog log = opened(folder.file("log.db"));
            import_text(log, night(40));
        }
        return pages_of(folder.file("log.db"));
    }();
    return bytes;
}

std::string changed(std::string bytes, std::string_view from, std::string_view to) {
    const auto at = bytes.find(from);
    BOOST_REQUIRE(at != std::string::npos);
    return bytes.replace(at, to.size(), to);
}

/// A database that another program made.
std::string foreign_database() {
    Database other;
    other.run("CREATE TABLE bookmarks (url TEXT)");
    return other.bytes();
}

struct BadFile {
    const char* what;
    std::string bytes;
    const char* words;  // of the refusal begin so
};

std::vector<BadFile> bad_files() {
    const std::string sound = sound_log();
    std::string noise;
    for (int i = 0; i < 20000; ++i) noise += static_cast<char>(i * 7919 >> 5);
    constexpr std::size_t version_at = 60;
    constexpr std::size_t application_at = 68;
    // clang-format off
    return {
        {"an empty file",               "",                                          "the file is empty"},
        {"one byte",                    "S",                                         "this is not a hand log, nor any database; records are imported into a log first"},
        {"a text file",                 night(3),                                    "this is not a hand log, nor any database; records are imported into a log first"},
        {"random bytes",                noise,                                       "this is not a hand log, nor any database; records are imported into a log first"},
        {"another program's database",  foreign_database(),                          "this is another program's database"},
        {"another application's number", with_number_at(sound, application_at, 0x46444C48), "this is another program's database"},
        {"a newer version",             with_number_at(sound, version_at, 999),      "this log was made by a newer Fairdeal (its version is 999, this program knows up to 10)"},
        {"no version",                  with_number_at(sound, version_at, 0),        "this log was not finished when it was made"},
        {"a negative version",          with_number_at(sound, version_at, 0xffffffff), "this log was not finished when it was made"},
        {"cut within the header",       sound.substr(0, 99),                         "this is not a hand log, nor any database; records are imported into a log first"},
        {"cut behind the header",       sound.substr(0, 100),                        "the file is"},
        {"cut after a page",            sound.substr(0, 4096),                       "the file is damaged"},
        {"cut in half",                 sound.substr(0, sound.size() / 2),           "the file is damaged"},
        {"the last byte is gone",       sound.substr(0, sound.size() - 1),           "the file is damaged"},
        {"our header, then noise",      sound.substr(0, 100) + noise.substr(0, sound.size() - 100), "the "},
        {"a column renamed",            changed(sound, "underpaid", "underpaie"),    "the "},
        {"a trigger is blunt",          changed(sound, "BEFORE DELETE ON", "AFTER  DELETE ON"), "the tables of this log are not as Fairdeal made them"},
    };
    // clang-format on
}

}  // namespace

BOOST_AUTO_TEST_SUITE(open)

BOOST_AUTO_TEST_CASE(a_bad_file_is_refused_and_left_as_it_was) {
    for (const BadFile& bad : bad_files()) {
        for (const Access access : {Access::Read, Access::Write}) {
            BOOST_TEST_CONTEXT(bad.what << (access == Access::Read ? ", to read" : ", to write")) {
                const Folder folder;
                write_bytes(folder.file("log.db"), bad.bytes);
                const auto log = HandLog::open(folder.file("log.db"), access, {});
                BOOST_TEST(!log.has_value());
                BOOST_TEST(why(log).substr(0, std::string(bad.words).size()) == bad.words);
                if (!log)
                    BOOST_TEST(log.error().front().where.source == folder.file("log.db").string());
                BOOST_TEST((bytes_of(folder.file("log.db")) == bad.bytes));
                BOOST_TEST(folder.names() == "log.db");
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_bad_file_is_never_made_a_log) {
    const Folder folder;
    write_bytes(folder.file("log.db"), "");
    BOOST_TEST(why(HandLog::open_or_create(folder.file("log.db"), {})) ==
               "the file is empty; it is not a hand log");
    BOOST_TEST(bytes_of(folder.file("log.db")).empty());
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_refused) {
    const Folder folder;
    BOOST_TEST(why(HandLog::open(folder.file("none.db"), Access::Read, {})) ==
               "there is no such file");
    BOOST_TEST(why(HandLog::open(folder.path(), Access::Write, {})) == "this is not a file");
    BOOST_REQUIRE(::mkfifo(folder.file("pipe").c_str(), 0600) == 0);
    BOOST_TEST(why(HandLog::open(folder.file("pipe"), Access::Read, {})) == "this is not a file");
}

BOOST_AUTO_TEST_CASE(a_new_log_is_empty_and_alone_in_its_folder) {
    const Folder folder;
    BOOST_TEST(opened(folder.file("log.db")).size() == 0);
    BOOST_TEST(folder.names() == "log.db");
    BOOST_TEST(opened(folder.file("log.db"), Access::Read).size() == 0);
}

BOOST_AUTO_TEST_CASE(a_log_that_cannot_be_made_leaves_nothing) {
    const Folder folder;
    BOOST_TEST(why(HandLog::open_or_create(folder.file("none") / "log.db", {})).substr(0, 27) ==
               "the log cannot be made here");
    BOOST_TEST(folder.names() == "");
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec |
                                       fs::perms::others_read | fs::perms::others_exec);
    BOOST_TEST(in_a_child(true, [&] {
        return why(HandLog::open_or_create(folder.file("log.db"), {})) ==
               "the log cannot be made here: Permission denied";
    }));
    BOOST_TEST(folder.names() == "");
}

BOOST_AUTO_TEST_CASE(of_those_who_make_a_log_at_the_same_moment_nobody_is_refused) {
    constexpr int racers = 4, races = 25;
    for (int race = 0; race < races; ++race) {
        const Folder folder;
        std::vector<pid_t> children;
        int start[2];
        BOOST_REQUIRE(::pipe(start) == 0);
        for (int i = 0; i < racers; ++i) {
            children.push_back(::fork());
            if (children.back() != 0) continue;
            ::close(start[1]);
            char go = 0;
            if (::read(start[0], &go, 1) < 0) ::_exit(2);  // until all are there
            const bool made = HandLog::open_or_create(folder.file("log.db"), {}).has_value();
            ::_exit(made ? 0 : 1);
        }
        ::close(start[0]);
        ::close(start[1]);
        for (const pid_t child : children) {
            int status = 0;
            ::waitpid(child, &status, 0);
            BOOST_TEST(status == 0);
        }
        BOOST_TEST(folder.names() == "log.db");
    }
}

BOOST_AUTO_TEST_CASE(a_log_is_never_made_over_a_file) {
    const Folder folder;
    write_bytes(folder.file("notes.txt"), "mine");
    BOOST_TEST(why(make_log_file(folder.file("notes.txt"))) ==
               "there is a file of this name already");
    fs::create_symlink("nowhere", folder.file("link.db"));
    BOOST_TEST(why(make_log_file(folder.file("link.db"))) ==
               "there is a file of this name already");
    BOOST_TEST(bytes_of(folder.file("notes.txt")) == "mine");
    BOOST_TEST(folder.names() == "link.db notes.txt");
}

BOOST_AUTO_TEST_CASE(a_file_that_can_only_be_read_is_read_but_not_written) {
    const Folder folder;
    write_bytes(folder.file("log.db"), sound_log());
    fs::permissions(folder.file("log.db"), fs::perms::owner_read | fs::perms::others_read);
    BOOST_TEST(in_a_child(true, [&] {
        const auto written = HandLog::open(folder.file("log.db"), Access::Write, {});
        const auto read = HandLog::open(folder.file("log.db"), Access::Read, {});
        return why(written) == "the file can only be read, not written" && read &&
               read->size() == 40;
    }));
    BOOST_TEST((bytes_of(folder.file("log.db")) == sound_log()));
}

BOOST_AUTO_TEST_CASE(a_folder_that_can_only_be_read_serves_to_read) {
    const Folder folder;
    write_bytes(folder.file("log.db"), sound_log());
    fs::permissions(folder.file("log.db"), fs::perms::all);
    fs::permissions(folder.path(), fs::perms::owner_read | fs::perms::owner_exec |
                                       fs::perms::others_read | fs::perms::others_exec);
    BOOST_TEST(in_a_child(true, [&] {
        const auto written = HandLog::open(folder.file("log.db"), Access::Write, {});
        const auto read = HandLog::open(folder.file("log.db"), Access::Read, {});
        return why(written).substr(0, 31) == "nothing can be written to the f" && read &&
               read->size() == 40;
    }));
    BOOST_TEST((bytes_of(folder.file("log.db")) == sound_log()));
}

BOOST_AUTO_TEST_CASE(a_file_without_leave_to_read_is_refused) {
    const Folder folder;
    write_bytes(folder.file("log.db"), sound_log());
    fs::permissions(folder.file("log.db"), fs::perms::none);
    BOOST_TEST(in_a_child(true, [&] {
        return why(HandLog::open(folder.file("log.db"), Access::Read, {})) ==
               "the file cannot be opened: Permission denied";
    }));
}

BOOST_AUTO_TEST_CASE(a_log_that_cannot_be_looked_at_is_not_taken_for_missing) {
    const Folder folder;
    fs::create_symlink(folder.file("log.db"), folder.file("log.db"));  // even root meets no end
    BOOST_TEST(why(HandLog::open(folder.file("log.db"), Access::Read, {})) ==
               "cannot be looked at: Too many levels of symbolic links");
    BOOST_TEST(why(public_key_in(folder.file("log.db"))) ==
               "cannot be looked at: Too many levels of symbolic links");
}

BOOST_AUTO_TEST_CASE(a_half_written_log_whose_journal_cannot_be_read_says_so) {
    const Folder folder;
    write_bytes(folder.file("log.db"), std::string(4096, 'x'));
    BOOST_TEST(why(HandLog::open(folder.file("log.db"), Access::Read, {})) ==
               "this is not a hand log, nor any database; records are imported into a log first");
    fs::create_directory(folder.file("log.db-journal"));
    BOOST_TEST(why(HandLog::open(folder.file("log.db"), Access::Read, {})) ==
               "this is a directory, not a file");
}

BOOST_AUTO_TEST_CASE(a_log_that_another_program_holds_is_refused_after_a_moment) {
    const Folder folder;
    write_bytes(folder.file("log.db"), sound_log());
    int ready[2] = {};
    BOOST_REQUIRE(::pipe(ready) == 0);
    const pid_t holder = ::fork();
    if (holder == 0) {
        Database other(folder.file("log.db"), Access::Write);
        other.run("BEGIN EXCLUSIVE");
        if (::write(ready[1], "x", 1) != 1) ::_exit(1);
        ::pause();
        ::_exit(0);
    }
    char byte = 0;
    BOOST_REQUIRE(::read(ready[0], &byte, 1) == 1);
    constexpr const char* in_use =
        "another program is using the file: close it there, or try again in a moment";
    BOOST_TEST(why(HandLog::open(folder.file("log.db"), Access::Write, {})) == in_use);
    BOOST_TEST(why(HandLog::open(folder.file("log.db"), Access::Read, {})) == in_use);
    ::kill(holder, SIGKILL);
    ::waitpid(holder, nullptr, 0);
    ::close(ready[0]);
    ::close(ready[1]);
    BOOST_TEST((bytes_of(folder.file("log.db")) == sound_log()));
    BOOST_TEST(opened(folder.file("log.db")).size() == 40);
}

BOOST_AUTO_TEST_CASE(a_log_left_half_written_where_nothing_can_be_written_says_what_to_do) {
    const Folder folder;
    write_bytes(folder.file("log.db"), sound_log());
    BOOST_TEST(!in_a_child(false, [&] {
        Database other(folder.file("log.db"), Access::Write);
        other.run(
            "PRAGMA cache_size = 1; PRAGMA journal_mode = DELETE; BEGIN IMMEDIATE; UPDATE hand "
            "SET shoe = 'x' || hex(zeroblob(2000))");
        ::kill(::getpid(), SIGKILL);
        return true;
    }));
    BOOST_TEST(folder.names() == "log.db log.db-journal");
    const std::string half_written = bytes_of(folder.file("log.db"));
    BOOST_TEST((half_written != sound_log()));
    fs::permissions(folder.file("log.db"), fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(folder.file("log.db-journal"), fs::perms::owner_read | fs::perms::others_read);
    BOOST_TEST(in_a_child(true, [&] {
        return why(HandLog::open(folder.file("log.db"), Access::Read, {})) ==
               "a program was stopped while it wrote to this file: open it once where it can be "
               "written";
    }));
    BOOST_TEST((bytes_of(folder.file("log.db")) == half_written));
    fs::permissions(folder.file("log.db"), fs::perms::owner_all);
    fs::permissions(folder.file("log.db-journal"), fs::perms::owner_all);
    BOOST_TEST(opened(folder.file("log.db"), Access::Read).size() == 40);
    BOOST_TEST((bytes_of(folder.file("log.db")) == sound_log()));
}

BOOST_AUTO_TEST_CASE(a_log_that_is_read_cannot_be_written) {
    const Folder folder;
    write_bytes(folder.file("log.db"), sound_log());
    HandLog log = opened(folder.file("log.db"), Access::Read);
    BOOST_CHECK_THROW(import_text(log, night(1, 100)), StoreError);
    BOOST_TEST(log.size() == 40);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(migrations)

BOOST_AUTO_TEST_CASE(every_query_says_what_it_is_for) {
    BOOST_TEST(sql_queries().size() >= 15U);
    for (const SqlFile& query : sql_queries()) {
        BOOST_TEST_CONTEXT(query.name) { BOOST_TEST(query.text.substr(0, 3) == "-- "); }
    }
}

BOOST_AUTO_TEST_CASE(every_query_fits_the_tables) {
    Database fresh;
    migrate(fresh, sql_migrations());
    for (const SqlFile& query : sql_queries()) {
        BOOST_TEST_CONTEXT(query.name) { BOOST_CHECK_NO_THROW(Statement(fresh, query.text)); }
    }
}

BOOST_AUTO_TEST_CASE(an_older_database_is_brought_up_to_date_step_by_step) {
    const std::array steps{
        SqlFile{1, "001_one", "CREATE TABLE one (a INTEGER) STRICT"},
        SqlFile{2, "002_two", "CREATE TABLE two (b INTEGER) STRICT; INSERT INTO two VALUES (7)"}};
    Database database;
    migrate(database, std::span(steps).first(1));
    BOOST_TEST(database.number("PRAGMA user_version") == 1);
    migrate(database, steps);
    BOOST_TEST(database.number("PRAGMA user_version") == 2);
    BOOST_TEST(database.number("SELECT b FROM two") == 7);
    migrate(database, steps);
    BOOST_TEST(database.number("SELECT count(*) FROM two") == 1);
}

BOOST_AUTO_TEST_CASE(a_step_that_fails_changes_nothing) {
    const std::array steps{
        SqlFile{1, "001_one", "CREATE TABLE one (a INTEGER) STRICT"},
        SqlFile{2, "002_two", "CREATE TABLE two (b INTEGER) STRICT; INSERT INTO none VALUES (7)"}};
    Database database;
    const std::string before = schema_of(database);
    BOOST_CHECK_THROW(migrate(database, steps), StoreError);
    BOOST_TEST(schema_of(database) == before);
    BOOST_TEST(database.number("PRAGMA user_version") == 0);
}

BOOST_AUTO_TEST_CASE(the_settings_lose_nothing_and_trust_nothing) {
    const Folder folder;
    { opened(folder.file("log.db")); }
    Result<Database> log = open_log_file(folder.file("log.db"), Access::Write);
    BOOST_REQUIRE(log.has_value());
    const std::vector<std::pair<const char*, std::int64_t>> settings{
        {"PRAGMA synchronous", 3},
        {"PRAGMA foreign_keys", 1},
        {"PRAGMA trusted_schema", 0},
        {"PRAGMA mmap_size", 0},
        {"PRAGMA cell_size_check", 1},
        {"PRAGMA application_id", log_application_id},
        {"PRAGMA user_version", newest_version()}};
    for (const auto& [pragma, value] : settings) {
        BOOST_TEST_CONTEXT(pragma) {
            if (std::string(pragma) == "PRAGMA mmap_size") {
                Statement size(*log, pragma);
                BOOST_TEST((!size.step() || size.number(0) == 0));
            } else {
                BOOST_TEST(log->number(pragma) == value);
            }
        }
    }
    Statement mode(*log, "PRAGMA journal_mode");
    BOOST_REQUIRE(mode.step());
    BOOST_TEST(mode.text(0) == "persist");
    mode.reset();
    BOOST_CHECK_THROW(log->run("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"),
                      StoreError);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
