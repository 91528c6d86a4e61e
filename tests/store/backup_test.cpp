// Copies of a log while it is written, and a log brought back from one.

#include <fmt/format.h>
#include <signal.h>
#include <boost/test/unit_test.hpp>

#include "log/backup.h"
#include "store/fault_disk.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/work.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

fs::path made_signed_log(const Folder& folder, int hands) {
    HandLog log = opened(folder.file("log.db"));
    import_text(log, night(hands));
    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
    return folder.file("log.db");
}

/// Is the one log's tree a beginning of the other's?
bool goes_on_from(const fs::path& later, const TreeHead& earlier) {
    const Database database(later, Access::Read);
    TreeReader reader(database);
    const TreeHead head = opened(later, Access::Read).head();
    return is_consistent(earlier, head, consistency_path(earlier.size, head.size, reader.nodes()));
}

/// Records hands, with a breath between them, and tells of each.
void record_for_ever(const fs::path& file, int told_to) {
    try {
        HandLog log = opened_or_thrown(file);
        for (Acknowledged done;;) {
            record_hands(log, log.size() + 1, done);
            if (::write(told_to, &done, sizeof done) != sizeof done) return;
            ::usleep(2000);
        }
    } catch (const StoreError& error) {
        fmt::print(stderr, "{}\n", error.what());
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(backups)

BOOST_AUTO_TEST_CASE(a_copy_is_the_log) {
    const Folder folder;
    const auto log = made_signed_log(folder, 300);
    const auto report = back_up(log, folder.file("copy.db"), {}, {{log_key().public_key()}, {}});
    BOOST_REQUIRE_MESSAGE(report.has_value(), why(report));
    BOOST_TEST(told(*report) == "");
    BOOST_TEST(report->hands == 300);
    BOOST_TEST(report->checkpoints.size() == 1U);
    BOOST_TEST((opened(folder.file("copy.db")).head() == opened(log).head()));
    BOOST_TEST(folder.names() == "copy.db log.db");
}

BOOST_AUTO_TEST_CASE(a_copy_is_never_made_over_a_file) {
    const Folder folder;
    const auto log = made_signed_log(folder, 3);
    write_bytes(folder.file("notes.txt"), "mine");
    BOOST_TEST(why(back_up(log, folder.file("notes.txt"), {})) ==
               "there is a file of this name already");
    BOOST_TEST(bytes_of(folder.file("notes.txt")) == "mine");
    BOOST_TEST(why(back_up(log, folder.file("none") / "copy.db", {})) ==
               "the copy cannot be made here: No such file or directory");
    BOOST_TEST(why(back_up(folder.file("none.db"), folder.file("copy.db"), {})) ==
               "there is no such file");
    BOOST_TEST(folder.names() == "log.db notes.txt");
}

BOOST_AUTO_TEST_CASE(a_damaged_log_gives_no_copy) {
    const Folder folder;
    const auto log = made_signed_log(folder, 30);
    Database(log, Access::Write)
        .run(around_triggers("record",
                             "UPDATE record SET body = replace(body, '25', '30') WHERE idx = 7"));
    const auto report = back_up(log, folder.file("copy.db"), {});
    BOOST_REQUIRE(report.has_value());
    BOOST_REQUIRE(!report->is_sound());
    BOOST_TEST(report->damages.front().idx == 7);
    BOOST_TEST(folder.names() == "log.db");
}

BOOST_AUTO_TEST_CASE(a_copy_that_is_stopped_leaves_nothing) {
    const Folder folder;
    const auto log = made_signed_log(folder, 600);
    const auto report = back_up(log, folder.file("copy.db"), {}, {},
                                [](std::int64_t, std::int64_t) { return false; });
    BOOST_REQUIRE(report.has_value());
    BOOST_TEST(report->cancelled);
    BOOST_TEST(folder.names() == "log.db");
}

BOOST_AUTO_TEST_CASE(a_full_disk_leaves_no_copy) {
    const Folder folder;
    const auto log = made_signed_log(folder, 30);
    FaultDisk disk;
    for (std::int64_t nth = 1;; nth += 3) {
        disk.fail_at(DiskCall::Write, nth, SQLITE_FULL, true);
        const fs::path copy = folder.file(fmt::format("copy{}.db", nth));
        std::string words;
        try {
            words = why(back_up(log, copy, {}));
        } catch (const StoreError& error) {
            words = error.what();
        }
        disk.mend();
        if (!disk.has_failed()) break;
        BOOST_TEST(words == "the disk is full; nothing of the last step was kept");
        BOOST_TEST(folder.names() == "log.db");
    }
    BOOST_TEST(opened(log).check({}).is_sound());
}

/// Somebody records hand after hand while copies are made.
BOOST_AUTO_TEST_CASE(copies_made_while_hands_are_recorded_hold_what_was_acknowledged) {
    const Folder folder;
    const auto file = made_signed_log(folder, 2000);
    int told_by[2] = {};
    BOOST_REQUIRE(::pipe(told_by) == 0);
    const pid_t writer = ::fork();
    if (writer == 0) {
        record_for_ever(file, told_by[1]);
        ::_exit(0);
    }
    ::close(told_by[1]);
    std::vector<TreeHead> copied;
    Acknowledged done;
    for (int i = 0; i < 6; ++i) {
        BOOST_REQUIRE(::read(told_by[0], &done, sizeof done) == sizeof done);
        const fs::path copy = folder.file(fmt::format("copy{}.db", i));
        const auto report = back_up(file, copy, {});
        BOOST_REQUIRE_MESSAGE(report.has_value(), why(report));
        BOOST_TEST(told(*report) == "");
        copied.push_back(opened(copy, Access::Read).head());
        BOOST_TEST(copied.back().size >= done.records);
    }
    ::kill(writer, SIGKILL);
    ::waitpid(writer, nullptr, 0);
    ::close(told_by[0]);
    const HandLog log = opened(file);
    BOOST_TEST(told(log.check({})) == "");
    BOOST_TEST(copied.back().size > copied.front().size);
    for (const TreeHead& head : copied) BOOST_TEST(goes_on_from(file, head));
}

/// The log is lost; what it held is known from a backup and from a checkpoint on paper.
BOOST_AUTO_TEST_CASE(a_lost_log_is_brought_back_and_what_is_missing_is_named) {
    const Folder folder;
    const auto file = made_signed_log(folder, 280);
    BOOST_REQUIRE(back_up(file, folder.file("backup.db"), {})->is_sound());
    HashPath from_backup;  // as a witness who saw both can prove it
    const Note on_paper = [&] {
        HandLog log = opened(file);
        import_text(log, night(20, 281));
        BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
        const Database database(file, Access::Read);
        TreeReader reader(database);
        from_backup = consistency_path(280, 300, reader.nodes());
        return *log.newest_checkpoint();
    }();
    const TreeHead lost = checkpoint_from(on_paper.text)->head;
    fs::remove(file);
    fs::remove(file.string() + "-journal");

    BOOST_REQUIRE(back_up(folder.file("backup.db"), file, {})->is_sound());
    HandLog log = opened(file);
    const TreeHead back = checkpoint_from(log.newest_checkpoint()->text)->head;
    BOOST_TEST((back == log.head()));
    BOOST_TEST(is_consistent(back, lost, from_backup));
    const Trust trust{{log_key().public_key()}, {on_paper}};
    BOOST_TEST(
        told(log.check({}, trust)) ==
        "#0 : the checkpoint that was kept elsewhere is of 300 records, and the log has 280: "
        "its end was cut off\n");
    import_text(log, night(20, 281));  // from the table's own files
    BOOST_TEST(told(log.check({}, trust)) == "");
    BOOST_TEST((log.head() == lost));
}

BOOST_AUTO_TEST_CASE(a_copy_is_for_those_who_may_read_the_log) {
    const Folder folder;
    const fs::path log = made_signed_log(folder, 3);
    for (const unsigned mode : {0600U, 0640U, 0644U}) {
        const fs::path copy = folder.file(fmt::format("copy-{}.db", mode));
        fs::permissions(log, fs::perms(mode));
        BOOST_TEST(back_up(log, copy, {}).has_value());
        BOOST_TEST(static_cast<unsigned>(fs::status(copy).permissions()) == mode);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
