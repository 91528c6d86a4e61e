// A disk that is full or fails, at every call in turn: the words are clear, the log is sound, and
// what was acknowledged is there, also after the power went on top of it. Of the calls some each
// time; FAIRDEAL_FAULTS=1 in the environment asks for all.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>

#include "log/schema.h"
#include "store/fault_disk.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/work.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

struct Failing {
    const char* what;
    DiskCall kind;
    int code;
    bool lasting;
};

// clang-format off
constexpr Failing failings[] = {
    {"the disk is full",             DiskCall::Write,  SQLITE_FULL,         true},
    {"a write finds no room",        DiskCall::Write,  SQLITE_FULL,         false},
    {"a write fails",                DiskCall::Write,  SQLITE_IOERR_WRITE,  false},
    {"no write is taken any more",   DiskCall::Write,  SQLITE_IOERR_WRITE,  true},
    {"a sync fails",                 DiskCall::Sync,   SQLITE_IOERR_FSYNC,  false},
    {"every sync fails from here on", DiskCall::Sync,  SQLITE_IOERR_FSYNC,  true},
    {"a read fails",                 DiskCall::Read,   SQLITE_IOERR_READ,   false},
    {"a file cannot be opened",      DiskCall::Open,   SQLITE_CANTOPEN,     false},
    {"a name cannot be taken away",  DiskCall::Unlink, SQLITE_IOERR_DELETE, false},
};
// clang-format on

bool is_clear(const std::string& words) {
    constexpr std::string_view beginnings[] = {"the disk is full",
                                               "the disk did not read or write as it should",
                                               "the file cannot be opened"};
    for (const std::string_view beginning : beginnings) {
        if (words.starts_with(beginning)) return true;
    }
    return false;
}

/// Does the work with the `nth` call of a kind failing, mends the disk and looks; false once the
/// work has fewer such calls.
bool fail_once(const Work& work, const Failing& failing, std::int64_t nth) {
    const Folder folder;
    FaultDisk disk;
    const fs::path file = folder.file("log.db");
    disk.put(file, work.before);
    disk.cut_at(0, static_cast<std::uint64_t>(nth));
    disk.fail_at(failing.kind, nth, failing.code, failing.lasting);
    Acknowledged done = work.known;
    try {
        work.run(file, done);
    } catch (const StoreError& error) {
        BOOST_TEST(is_clear(error.what()), error.what());
        BOOST_TEST(disk.has_failed());
    }
    disk.mend();
    must_hold(file, done);
    disk.power_on();  // which goes first, with all that was not synced
    must_hold(file, done);
    return disk.has_failed();
}

/// Every call of the work in turn, or every `step`th.
void fail_everywhere(const Work& work, std::int64_t step) {
    if (from_outside("FAIRDEAL_FAULTS", 0) != 0) step = 1;
    for (const Failing& failing : failings) {
        std::int64_t nth = 1;
        BOOST_TEST_CONTEXT(failing.what) {
            while (fail_once(work, failing, nth)) nth += step;
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(disk_faults)

BOOST_AUTO_TEST_CASE(hands_recorded_one_by_one_stay) { fail_everywhere(recording_behind(3), 31); }
BOOST_AUTO_TEST_CASE(checkpoints_stay) { fail_everywhere(signing_as_it_grows(), 29); }
BOOST_AUTO_TEST_CASE(imported_hands_stay) { fail_everywhere(importing(), 1200); }
BOOST_AUTO_TEST_CASE(rows_made_again_are_whole) { fail_everywhere(ruling_again(), 17); }
BOOST_AUTO_TEST_CASE(a_log_brought_up_to_date_is_whole) {
    for (int version = 1; version < static_cast<int>(newest_version()); ++version)
        fail_everywhere(bringing_up_to_date(version), 37);
}

/// What a failing sync should have kept is lost although it can be read: who goes on as if nothing
/// had been must not build upon it.
BOOST_AUTO_TEST_CASE(hands_recorded_after_a_failed_sync_stay) {
    const Work work = recording_behind(6);
    const Folder folder;
    FaultDisk disk;
    const fs::path file = folder.file("log.db");
    StoredFile::Dice dice(3);
    for (int i = 0; i < 60; ++i) {
        disk.put(file, work.before);
        disk.cut_at(static_cast<std::int64_t>(dice() % 150) + 10, dice());
        disk.fail_at(DiskCall::Sync, static_cast<std::int64_t>(dice() % 30) + 1, SQLITE_IOERR_FSYNC,
                     false);
        Acknowledged done = work.known;
        auto log = HandLog::open(file, Access::Write, {});
        for (int attempt = 0; attempt < 3 && log; ++attempt) {
            try {
                record_hands(*log, 16, done);
            } catch (const StoreError&) {
            }
        }
        log = tl::make_unexpected(Problems{});
        disk.mend();
        disk.power_on();
        BOOST_TEST_CONTEXT("round " << i) { must_hold(file, done); }
    }
}

/// The journal is handed over later than it was written: what was changed in memory by then must
/// not be taken for what is in the file.
BOOST_AUTO_TEST_CASE(after_a_failed_write_a_connection_knows_what_is_in_the_file) {
    constexpr const char* sum = "SELECT sum(n) FROM number";
    const Folder folder;
    const fs::path file = folder.file("x.db");
    Database before;
    before.run(
        "CREATE TABLE number (n INTEGER, room TEXT); INSERT INTO number VALUES (1, ''), "
        "(2, hex(zeroblob(9000))), (3, '')");
    for (const int code : {SQLITE_FULL, SQLITE_IOERR_WRITE}) {
        for (std::int64_t nth = 1; nth <= 20; ++nth) {
            FaultDisk disk;
            disk.put(file, before.bytes());
            Database database(file, Access::Write);
            database.expect_small_commits();
            bool fails = false;
            disk.fail_at(DiskCall::Write, nth, code, false);
            try {
                database.run("UPDATE number SET n = n + 10, room = room || 'x'");
            } catch (const StoreError&) {
                fails = true;
            }
            BOOST_TEST_CONTEXT("call " << nth << ", code " << code) {
                const std::int64_t is = fails ? 6 : 36;
                BOOST_TEST(database.number(sum) == is);
                BOOST_TEST(Database(file, Access::Read).number(sum) == is);
                disk.mend();
                database.run("UPDATE number SET n = n + 100 WHERE n % 10 = 3");
                BOOST_TEST(Database(file, Access::Read).number(sum) == is + 100);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
