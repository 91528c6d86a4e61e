// A folder that is watched: a file is taken once, when nobody writes to it any more, and a watcher
// that is killed at any moment leaves each round in the log exactly once. FAIRDEAL_KILLS=1000 in
// the environment asks for more kills.

#include <boost/test/unit_test.hpp>
#include <map>
#include <random>

#include "feeds/feed_files.h"
#include "feeds/watched_folder.h"
#include "store/folder.h"
#include "support/killed.h"
#include "support/times.h"
#include "support/wanted.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

const auto watch_time = "2026-11-28T05:00:00Z"_utc;

/// A folder, a log beside it, and who watches.
struct Watcher {
    Mapping mapping = shipped_mapping("studio-warehouse");
    Sandbox sandbox = *Sandbox::start(mapping);
    HandLog log;
    WatchedFolder folder;
    Watcher(const fs::path& in, const fs::path& log_file)
        : log(opened(log_file)), folder(in, log, mapping, std::span(&sandbox, 1)) {}

    /// What one look did: "a.json 3; b.json known; ".
    std::string look() {
        std::string words;
        folder.look(
            [&](const WatchedFile& file) {
                words += file.name + " " +
                         (file.is_known ? "known" : std::to_string(file.report.stored)) +
                         (file.report.refused > 0 ? " refused" : "") + "; ";
            },
            watch_time);
        return words;
    }
};

struct Told {
    bool over = false;
    int files = 0;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(watching)

BOOST_AUTO_TEST_CASE(a_file_is_taken_once_and_left_as_it_is) {
    const Folder folder;
    fs::create_directory(folder.file("in"));
    const std::string night = warehouse_night(3);
    write_bytes(folder.file("in") / "a.json", night);
    {
        Watcher watcher(folder.file("in"), folder.file("log.db"));
        BOOST_TEST(watcher.look() == "");
        BOOST_TEST(!watcher.folder.is_settled());
        BOOST_TEST(watcher.look() == "a.json 3; ");
        BOOST_TEST(watcher.folder.is_settled());
        BOOST_TEST(watcher.look() == "");
        write_bytes(folder.file("in") / ".hidden.json", night);
        write_bytes(folder.file("in") / "copy.json", night);
        watcher.look();
        BOOST_TEST(watcher.look() == "copy.json known; ");
    }
    BOOST_TEST(bytes_of(folder.file("in") / "a.json") == night);
    Watcher again(folder.file("in"), folder.file("log.db"));
    again.look();
    BOOST_TEST(again.look() == "a.json known; copy.json known; ");
    BOOST_TEST(again.log.size() == 3 * 2 + 1);
}

/// What was refused once is no good file at the next start, and an odd name stops nothing.
BOOST_AUTO_TEST_CASE(what_was_refused_stays_so) {
    const Folder folder;
    fs::create_directory(folder.file("in"));
    write_bytes(folder.file("in") / "caf\xe9\n.json", warehouse_night(2));
    write_bytes(folder.file("in") / "bad.json", R"({"table_round_id":"A"})");
    {
        Watcher watcher(folder.file("in"), folder.file("log.db"));
        watcher.look();
        BOOST_TEST(watcher.look() == "bad.json 0 refused; caf\\xe9\\x0a.json 2; ");
    }
    Watcher again(folder.file("in"), folder.file("log.db"));
    again.look();
    BOOST_TEST(again.look() == "bad.json known refused; caf\\xe9\\x0a.json known; ");
}

BOOST_AUTO_TEST_CASE(a_file_that_grows_waits) {
    const Folder folder;
    fs::create_directory(folder.file("in"));
    const fs::path file = folder.file("in") / "a.json";
    Watcher watcher(folder.file("in"), folder.file("log.db"));
    for (int rounds = 1; rounds < 5; ++rounds) {
        write_bytes(file, warehouse_night(rounds));
        BOOST_TEST(watcher.look() == "");
    }
    BOOST_TEST(watcher.look() == "a.json 4; ");
    // Its writer paused: the rest comes later and nothing comes twice.
    write_bytes(file, warehouse_night(6));
    BOOST_TEST(watcher.look() == "");
    BOOST_TEST(watcher.look() == "a.json 2; ");
}

BOOST_AUTO_TEST_CASE(a_file_that_is_none_of_the_feed_is_told_once) {
    const Folder folder;
    fs::create_directory(folder.file("in"));
    write_bytes(folder.file("in") / "a.json", "hello\n");
    Watcher watcher(folder.file("in"), folder.file("log.db"));
    watcher.look();
    Problems problems;
    const auto note = [&](const WatchedFile& told) {
        problems.insert(problems.end(), told.report.problems.begin(), told.report.problems.end());
    };
    watcher.folder.look(note, watch_time);
    watcher.folder.look(note, watch_time);
    BOOST_REQUIRE(problems.size() == 1);
    BOOST_TEST(problems[0].what.find("this is not JSON") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(killed_anywhere_each_round_comes_once) {
    const Folder folder;
    fs::create_directory(folder.file("in"));
    constexpr int files = 6, rounds = 1200;
    for (int file = 0; file < files; ++file)
        write_bytes(folder.file("in") / ("night" + std::to_string(file) + ".json"),
                    warehouse_night(rounds, 1 + file * rounds));
    { opened(folder.file("log.db")); }
    std::mt19937 dice(7);
    for (int kill = 0; kill < wanted_kills(10); ++kill)
        work_until_killed<Told>(
            [&](int to) {
                Watcher watcher(folder.file("in"), folder.file("log.db"));
                tell(to, Told{});
                watcher.look();
                watcher.look();
                tell(to, Told{true, files});
                ::pause();
            },
            1, static_cast<useconds_t>(dice() % 600'000));
    Watcher watcher(folder.file("in"), folder.file("log.db"));
    watcher.look();
    watcher.look();
    std::map<std::int64_t, int> sources;
    for (const StoredEntry& stored : watcher.log.entries_of(EntryKind::Source)) {
        if (stored.entry.about) ++sources[*stored.entry.about];
    }
    BOOST_TEST(watcher.log.sums({}).hands == files * rounds);
    BOOST_TEST(sources.size() == files * rounds);
    BOOST_TEST(std::ranges::all_of(sources, [](const auto& each) { return each.second == 1; }));
    BOOST_TEST(deliveries_in(watcher.log).size() == files);
    BOOST_TEST(watcher.log.check({}).is_sound());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
