#pragma once
// A house with a log of its own, for the tests of the replay room.

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>
#include <thread>

#include "desk/frame/desk.h"
#include "desk/replay/replay_keeping.h"
#include "store/sqlite.h"
#include "support/scratch.h"
#include "support/times.h"

namespace fairdeal {

/// Suites run side by side, so each has its own folder.
inline std::string suite_name() {
    const auto& test = boost::unit_test::framework::current_test_case();
    return boost::unit_test::framework::get<boost::unit_test::test_suite>(test.p_parent_id)
               .p_name.value +
           "-test";
}

/// When something is noted or claimed about the log.
inline const UtcTime that_day = "2026-03-15T10:00:00Z"_utc;

inline std::filesystem::path empty_folder(const std::filesystem::path& folder) {
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    return folder;
}

/// Hands of all games with errors among them, in a log of their own.
struct House {
    std::filesystem::path folder = empty_folder(scratch_path(suite_name()));
    Desk desk{FAIRDEAL_SOURCE_DIR, folder / "state"};
    explicit House(int hands) {
        desk.replay.work = start_sample(file().string(), hands, desk.library.misreadings);
        finish();
    }
    ~House() { std::filesystem::remove_all(folder); }
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    [[nodiscard]] std::filesystem::path file() const { return folder / "night.db"; }
    void finish() {
        while (desk.replay.work) {
            poll_replay(desk);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    void search(const HandQuery& query) {
        set_query(desk.replay, query);
        while (search_on(desk.replay, std::chrono::milliseconds(20))) {
        }
    }
    /// All that the search of the room finds, page after page.
    std::vector<std::int64_t> found() {
        HandSearch search(*desk.replay.log, search_of(desk.replay.query));
        return search.after(0, 100'000, Clock::time_point::max()).hands;
    }
    void open(std::int64_t idx) { open_hand(desk.replay, idx, desk.library.misreadings); }
    OpenHand& hand() { return *desk.replay.hand; }
    /// Every hand of the log, by the log's own reading.
    std::vector<HandRow> rows() { return desk.replay.log->hands_after({}, 0, 100'000); }
    void spoil(const char* sql) {
        try {
            Database(file(), Access::Write).run(sql);
        } catch (const StoreError& error) {
            BOOST_FAIL(error.what());
        }
    }
};

}  // namespace fairdeal
