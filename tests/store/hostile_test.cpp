// Database files made to do harm, opened as a log: refused in words or read as what they are; never
// a crash, a hang, a write, or a function of theirs called. A hundred spoilt files each time;
// FAIRDEAL_DAMAGES=10000 in the environment asks for more, FAIRDEAL_SEED for others.

#include <fmt/format.h>

#include <boost/test/unit_test.hpp>

#include "log/schema.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/signed_log.h"

namespace fairdeal {

namespace {

/// A log whose tables were made again by somebody else's SQL, as its file.
std::string log_with(const std::string& sql) {
    const Folder folder;
    write_bytes(folder.file("log.db"), signed_log());
    {
        Database raw(folder.file("log.db"), Access::Write);
        raw.run(
            "PRAGMA trusted_schema = ON; PRAGMA foreign_keys = OFF; PRAGMA "
            "ignore_check_constraints = ON;" +
            sql);
    }
    return bytes_of(folder.file("log.db"));
}

/// Everything that is ever read of a log; a file that is no sound one may refuse at any point.
void read_all(HandLog& log) {
    static_cast<void>(log.check({}));
    static_cast<void>(log.head());
    static_cast<void>(log.newest_checkpoint());
    static_cast<void>(log.signers());
    static_cast<void>(log.hands_after({}, 0, 1000));
    static_cast<void>(log.sums({}));
    static_cast<void>(log.entries_about(1));
    static_cast<void>(log.name_of("1182"));
    static_cast<void>(log.prove(7));
}

/// What is said of the file, or nothing if all of it was read.
std::string said_of(const std::filesystem::path& file) {
    std::string words;
    try {
        auto log = HandLog::open(file, Access::Read, {});
        if (log)
            read_all(*log);
        else
            words = why(log);
    } catch (const StoreError& error) {
        words = error.what();
    }
    return words;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(hostile_files)

BOOST_AUTO_TEST_CASE(tables_that_do_something_are_refused_and_left_as_they_were) {
    // clang-format off
    const std::vector<const char*> actions{
        "CREATE VIEW v AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c",
        "DROP TABLE entry; CREATE VIEW entry AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) "
            "SELECT 1 AS log_id, x AS idx, 'note' AS kind, 1 AS about, 'C' AS case_id FROM c",
        "DROP TABLE person; CREATE TABLE person (log_id, id, name GENERATED ALWAYS AS (hex(zeroblob(100000000))))",
        "DROP TABLE person; CREATE TABLE person (log_id, id, name CHECK (hex(name) <> printf('%100000000s', id)))",
        "CREATE TRIGGER greedy AFTER INSERT ON record BEGIN DELETE FROM hand; END",
        "CREATE TRIGGER copied AFTER INSERT ON hand BEGIN INSERT INTO person SELECT 1, NEW.idx, NEW.dealer; END",
        "CREATE INDEX slow ON hand (hex(rules))",
        "CREATE INDEX other ON hand (dealer) WHERE printf('%9s', dealer) > 0",
        "DROP TRIGGER record_is_never_changed",
        "CREATE TABLE more (a)",
        "CREATE VIRTUAL TABLE words USING fts5(a)",
        "ALTER TABLE hand ADD COLUMN more TEXT",
    };
    // clang-format on
    for (const char* action : actions) {
        BOOST_TEST_CONTEXT(action) {
            const Folder folder;
            const std::string bytes = log_with(action);
            write_bytes(folder.file("log.db"), bytes);
            for (const Access access : {Access::Read, Access::Write}) {
                BOOST_TEST(why(HandLog::open(folder.file("log.db"), access, {})) ==
                           "the tables of this log are not as Fairdeal made them: the file is "
                           "damaged or was changed by another program");
            }
            BOOST_TEST((bytes_of(folder.file("log.db")) == bytes));
        }
    }
}

BOOST_AUTO_TEST_CASE(values_of_other_kinds_and_sizes_are_damage_in_words) {
    // clang-format off
    const std::vector<std::pair<const char*, std::string>> values{
        {"record",     "UPDATE record SET body = printf('%3000000s', 'x') WHERE idx = 3"},
        {"record",     "UPDATE record SET body = CAST(x'00ff00fe' AS TEXT) WHERE idx = 3"},
        {"record",     "UPDATE record SET body = ''"},
        {"record",     "UPDATE record SET hash = x''"},
        {"record",     "UPDATE record SET idx = -idx"},
        {"log_head",   "UPDATE log_head SET frontier = zeroblob(3000000), size = size + 1"},
        {"log_head",   "UPDATE log_head SET size = 9223372036854775807"},
        {"hand",       "UPDATE hand SET overpaid = 9223372036854775807, underpaid = 9223372036854775807"},
        {"hand",       "UPDATE hand SET game = 'x', standing = 'y', rules = ''"},
        {"hand",       "UPDATE hand SET wagers = 9223372036854775807, events = -1"},
        {"hand",       "UPDATE hand SET fingerprint = -9223372036854775807 - 1"},
        {"entry",      "UPDATE entry SET about = 9223372036854775807, case_id = printf('%2000000s', 'x')"},
        {"node",       "UPDATE node SET level = 63, n = 9223372036854775807"},
        {"checkpoint", "UPDATE checkpoint SET note = printf('%3000000s', 'x')"},
        {"signer",     "UPDATE signer SET vkey = printf('%3000000s', 'x')"},
        {"cosignature", "UPDATE cosignature SET line = replace(hex(zeroblob(500000)), '0', char(10)), witness = ''"},
    };
    // clang-format on
    for (const auto& [table, sql] : values) {
        BOOST_TEST_CONTEXT(sql) {
            const Folder folder;
            write_bytes(folder.file("log.db"), log_with(around_triggers(table, sql)));
            said_of(folder.file("log.db"));
            const HandLog log = opened(folder.file("log.db"), Access::Read);
            BOOST_TEST(!log.check({}).is_sound());
        }
    }
}

BOOST_AUTO_TEST_CASE(headers_that_promise_too_much_are_refused_or_seen) {
    constexpr std::size_t page_size_at = 16, pages_at = 28, free_list_at = 32, free_pages_at = 36;
    const std::string sound = signed_log();
    const Folder folder;
    const auto file = folder.file("log.db");
    for (const std::uint32_t number :
         {1U, 2U, 0x7fffffffU, 0x80000000U, 0xfffffffeU, 0xffffffffU}) {
        for (const std::size_t at : {page_size_at, pages_at, free_list_at, free_pages_at}) {
            BOOST_TEST_CONTEXT(number << " at " << at) {
                write_bytes(file, with_number_at(sound, at, number));
                const std::string words = said_of(file);
                const auto log = HandLog::open(file, Access::Read, {});
                const bool same = log && log->check({}).is_sound();
                // A count of pages that the file's change counter does not vouch for is not used.
                BOOST_TEST((!words.empty() || !same || log->size() == signed_records));
            }
        }
    }
    write_bytes(file, sound + std::string(50U << 20U, '\0'));  // pages that nobody uses
    said_of(file);
}

/// Many bytes at once, in the pages' own headers and cells, where one bit seldom does harm.
BOOST_AUTO_TEST_CASE(no_spoilt_pages_crash_or_hang_or_are_written) {
    const std::string sound = signed_log();
    const Folder folder;
    const auto file = folder.file("log.db");
    auto dice = dice_from_outside();
    constexpr std::size_t page = 4096;
    int refused = 0, damaged = 0;
    for (int i = 0; i < wanted_changes() / 3; ++i) {
        std::string spoilt = sound;
        for (std::size_t n = dice() % 8 + 1; n > 0; --n) {
            const std::size_t begin = dice() % (sound.size() / page) * page;
            const std::size_t at = begin + dice() % (dice() % 2 == 0 ? 120 : page);
            const std::size_t size = std::min<std::size_t>(dice() % 12 + 1, sound.size() - at);
            const std::size_t from = dice() % (sound.size() - size);
            if (dice() % 3 == 0)
                spoilt.replace(at, size, sound, from, size);
            else
                for (std::size_t k = 0; k < size; ++k) spoilt[at + k] = static_cast<char>(dice());
        }
        write_bytes(file, spoilt);
        BOOST_TEST_CONTEXT("change " << i) {
            const std::string words = said_of(file);
            (words.empty() ? damaged : refused) += 1;
            BOOST_TEST((bytes_of(file) == spoilt));
        }
    }
    BOOST_TEST(refused > 0);
    BOOST_TEST(damaged > 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
