// The power is cut at any moment while hands are recorded, imported, signed, ruled anew or brought
// up to date: what was acknowledged is there, nothing is there by half, and the work can be done
// again to the same end. A few hundred cuts each time; FAIRDEAL_POWER_CUTS=100000 in the
// environment asks for more, FAIRDEAL_SEED for others.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "store/fault_disk.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/old_logs.h"
#include "store/schema.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

std::uint64_t from_outside(const char* name, std::uint64_t otherwise) {
    const char* given = std::getenv(name);
    return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

/// What the log has said to be done.
struct Acknowledged {
    std::int64_t records = 0;     // so many are in the log
    std::int64_t checkpoint = 0;  // so many are under the newest checkpoint
    bool ruled_anew = false;      // no row is stale
};

/// Work on a log that can be broken off anywhere and done again.
struct Work {
    std::string before;  // the log's bytes
    Acknowledged known;  // of what is in it
    std::function<void(const fs::path& file, Acknowledged& done)> run;
};

std::string log_of(int hands) {
    const Folder folder;
    {
        HandLog log = opened(folder.file("log.db"));
        if (hands > 0) import_text(log, night(hands));
    }
    return bytes_of(folder.file("log.db"));
}

HandLog opened_or_thrown(const fs::path& file, std::vector<Misreading> misreadings = {}) {
    auto log = HandLog::open(file, Access::Write, std::move(misreadings));
    if (!log) throw StoreError(SQLITE_IOERR, "open", log.error().front().what);
    return *std::move(log);
}

/// Hands recorded one by one, with a note about every third, until there are `most` records.
void record_hands(HandLog& log, std::int64_t most, Acknowledged& done) {
    while (log.size() < most) {
        const std::int64_t next = log.size() + 1;
        HandLog::Batch batch(log);
        if (next % 3 == 0)
            BOOST_REQUIRE(batch.add(note_about(next - 1)).has_value());
        else
            batch.add(*read_record(hand_text(fmt::format("id=N{}", next))));
        batch.commit();
        done.records = next;
    }
}

Work recording_behind(int hands) {
    return {log_of(hands), {hands, 0, false}, [hands](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                record_hands(log, hands + 10, done);
            }};
}

Work signing() {
    return {log_of(20), {20, 0, false}, [](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                for (const std::int64_t most : {22, 23, 26}) {
                    record_hands(log, most, done);
                    BOOST_REQUIRE(log.sign_checkpoint(log_key()).has_value());
                    done.checkpoint = log.size();
                    BOOST_REQUIRE(log.cosign_checkpoint(witness_key(), {}, 1773522309).has_value());
                }
            }};
}

Work importing() {
    return {log_of(0), {}, [text = night(2300)](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                std::istringstream in(text);
                const auto told = [&](const ImportReport& report, std::int64_t) {
                    done.records = std::max(done.records, report.stored + report.duplicates);
                    return true;
                };
                const ImportReport report = import_records(log, in, "night.txt", told);
                BOOST_TEST(report.refused == 0);
                BOOST_TEST(report.stored + report.duplicates == 2300);
            }};
}

/// By rules that give other rows than those in the log.
Work ruling_anew() {
    return {log_of(60), {60, 0, false}, [](const fs::path& file, Acknowledged& done) {
                Misreading other;
                other.id = "new";
                other.clause = "BRK-WIN-1";
                other.change.outcome = Verb::Take;
                HandLog log = opened_or_thrown(file, {other});
                const std::int64_t stale = log.check({}).stale;
                BOOST_TEST((stale == 0 || stale == 60));
                BOOST_REQUIRE(log.rebuild({}));
                done.ruled_anew = true;
                BOOST_TEST(log.check({}).stale == 0);
            }};
}

Work bringing_up_to_date(int version) {
    const Folder folder;
    write_bytes(folder.file("log.db"), log_of(60));
    return {as_version(version, folder.file("log.db")),
            {60, 0, false},
            [](const fs::path& file, Acknowledged& done) {
                HandLog log = opened_or_thrown(file);
                record_hands(log, 61, done);
            }};
}

/// Does the work on a disk without faults: how many changes it makes, and the ledger at its end.
std::pair<std::int64_t, TreeHead> done_at_once(const Work& work) {
    const Folder folder;
    FaultDisk disk;
    const fs::path file = folder.file("log.db");
    disk.put(file, work.before);
    Acknowledged done;
    work.run(file, done);
    return {disk.changes(), opened(file, Access::Read).head()};
}

/// Cuts the power under the work, and sometimes once more under the repair; then holds the log
/// against what was acknowledged, and does the work again to its end.
class Cutter {
public:
    explicit Cutter(const Work& work)
        : work_(work), whole_(done_at_once(work)), file_(folder_.file("log.db")) {}

    void cut(std::uint64_t seed) {
        StoredFile::Dice dice(seed);
        disk_.put(file_, work_.before);
        Acknowledged done = work_.known;
        const auto changes = static_cast<std::uint64_t>(whole_.first);
        under_cut(static_cast<std::int64_t>(dice() % (changes + 1)) + 1, dice(), done);
        for (int again = 0; again < 3 && dice() % 3 == 0; ++again)
            under_cut(static_cast<std::int64_t>(dice() % 12) + 1, dice(), done);
        must_hold(done);
        work_.run(file_, done);
        BOOST_TEST((opened(file_, Access::Read).head() == whole_.second));
    }

private:
    void under_cut(std::int64_t call, std::uint64_t seed, Acknowledged& done) {
        disk_.cut_at(call, seed);
        try {
            work_.run(file_, done);
            // The power may as well go when all is done.
        } catch (const StoreError&) {
            BOOST_TEST(disk_.is_cut());
        }
        disk_.power_on();
    }

    void must_hold(const Acknowledged& done) const {
        const HandLog log = opened(file_);
        BOOST_TEST(log.size() >= done.records);
        BOOST_TEST(log.head().size == log.size());
        const CheckReport report = log.check({}, {{log_key().public_key()}, {}});
        BOOST_TEST(told(report) == "");
        const auto newest = report.checkpoints.empty() ? 0 : report.checkpoints.back().size;
        BOOST_TEST(newest >= done.checkpoint);
        if (done.ruled_anew) BOOST_TEST(report.stale == log.size());  // by other rules than ours
    }

    const Work& work_;
    std::pair<std::int64_t, TreeHead> whole_;
    Folder folder_;
    fs::path file_;
    FaultDisk disk_;  // the only one from here on
};

/// Its part, in hundredths, of all cuts asked for.
void cut_again_and_again(const Work& work, std::uint64_t hundredths) {
    Cutter cutter(work);
    const std::uint64_t first = from_outside("FAIRDEAL_SEED", 1) << 32U;
    const std::uint64_t cuts = from_outside("FAIRDEAL_POWER_CUTS", 200) * hundredths / 100;
    for (std::uint64_t seed = first; seed < first + cuts; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) { cutter.cut(seed); }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(power_cuts)

/// The disk must be able to fail what is not careful, or the tests below would prove nothing.
BOOST_AUTO_TEST_CASE(a_careless_database_loses_what_it_acknowledged) {
    struct Mode {
        const char* settings;
        bool loses;
    };
    for (const Mode& mode :
         {Mode{"PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF", true},
          Mode{"PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL", true},
          Mode{"PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA", false},
          Mode{"PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = EXTRA", false},
          Mode{"PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", true},
          Mode{"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", false}}) {
        const Folder folder;
        FaultDisk disk;
        Database empty;
        empty.run("CREATE TABLE number (n INTEGER)");
        int lost = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            disk.put(folder.file("x.db"), empty.bytes());
            disk.cut_at(static_cast<std::int64_t>(seed) % 40 + 20, seed);
            std::int64_t acknowledged = 0;
            try {
                Database careless(folder.file("x.db"), Access::Write);
                careless.run(mode.settings);
                while (acknowledged < 100) {
                    careless.run(fmt::format("INSERT INTO number VALUES ({})", acknowledged));
                    ++acknowledged;
                }
            } catch (const StoreError&) {
            }
            disk.power_on();
            try {
                const Database again(folder.file("x.db"), Access::Write);
                if (again.number("SELECT count(*) FROM number") < acknowledged) ++lost;
            } catch (const StoreError&) {
                ++lost;
            }
        }
        BOOST_TEST((lost > 0) == mode.loses, mode.settings << ": " << lost << " of 60 lost");
    }
}

BOOST_AUTO_TEST_CASE(hands_recorded_one_by_one_outlast_them) {
    cut_again_and_again(recording_behind(6), 35);
}
BOOST_AUTO_TEST_CASE(hands_that_fill_a_tile_outlast_them) {
    cut_again_and_again(recording_behind(250), 10);
}
BOOST_AUTO_TEST_CASE(checkpoints_outlast_them) { cut_again_and_again(signing(), 20); }
BOOST_AUTO_TEST_CASE(an_import_is_finished_after_them) { cut_again_and_again(importing(), 5); }
BOOST_AUTO_TEST_CASE(rows_are_made_anew_whole_or_not_at_all) {
    cut_again_and_again(ruling_anew(), 15);
}
BOOST_AUTO_TEST_CASE(an_older_log_is_brought_up_to_date_whole_or_not_at_all) {
    const auto versions = static_cast<int>(newest_version());
    for (int version = 1; version < versions; ++version)
        cut_again_and_again(bringing_up_to_date(version),
                            static_cast<std::uint64_t>(15 / (versions - 1)));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
