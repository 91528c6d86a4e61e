// The power is cut at any moment while hands are recorded, imported, signed, ruled again or brought
// up to date: what was acknowledged is there, nothing is there by half, and the work can be done
// again to the same end. A few hundred cuts each time; FAIRDEAL_POWER_CUTS=100000 in the
// environment asks for more, FAIRDEAL_SEED for others.

#include <fmt/format.h>
#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "log/schema.h"
#include "store/fault_disk.h"
#include "store/folder.h"
#include "store/ledger_tools.h"
#include "store/work.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

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
        must_hold(file_, done);
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
          Mode{"PRAGMA journal_mode = PERSIST; PRAGMA synchronous = OFF", true},
          Mode{"PRAGMA journal_mode = PERSIST; PRAGMA synchronous = EXTRA", false},
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
BOOST_AUTO_TEST_CASE(checkpoints_outlast_them) { cut_again_and_again(signing_as_it_grows(), 20); }
BOOST_AUTO_TEST_CASE(an_import_is_finished_after_them) { cut_again_and_again(importing(), 5); }
BOOST_AUTO_TEST_CASE(rows_are_made_again_whole_or_not_at_all) {
    cut_again_and_again(ruling_again(), 15);
}
BOOST_AUTO_TEST_CASE(an_older_log_is_brought_up_to_date_whole_or_not_at_all) {
    const auto versions = static_cast<int>(newest_version());
    for (int version = 1; version < versions; ++version)
        cut_again_and_again(bringing_up_to_date(version),
                            static_cast<std::uint64_t>(15 / (versions - 1)));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
