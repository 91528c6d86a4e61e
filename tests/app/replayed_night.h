#pragma once
// A sample log, dealt into a folder of its own and opened in the replay room without a window.

#include <filesystem>
#include <thread>

#include "content/library.h"
#include "desk/log/log_tasks.h"
#include "desk/replay/replay_words.h"
#include "support/scratch.h"

namespace fairdeal {

struct ReplayedNight {
    std::filesystem::path folder;
    Library library;
    std::string notice;
    KeptPreferences preferences{notice};
    ReplaySession room{library, preferences};
    /// Suites run side by side, so each names a folder of its own.
    explicit ReplayedNight(const std::string& name = "replay-room-test")
        : folder(scratch_path(name)) {
        std::filesystem::remove_all(folder);
        auto read = load_library(FAIRDEAL_SOURCE_DIR);
        if (read) library = std::move(*read);
        room.work = start_sample((folder / "night.db").string(), 250, library.misreadings);
        finish();
    }
    ~ReplayedNight() { std::filesystem::remove_all(folder); }
    ReplayedNight(const ReplayedNight&) = delete;
    ReplayedNight& operator=(const ReplayedNight&) = delete;
    void finish() {
        while (room.work) {
            poll_work(room);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        search_to_the_end();
    }
    /// A search goes on in slices, however slow the machine is.
    void search_to_the_end() {
        while (search_on(room, std::chrono::milliseconds(20))) {
        }
    }
    void turn(int way) {
        turn_page(room, way);
        search_to_the_end();
    }
    void ask(const HandQuery& query) {
        set_query(room, query);
        search_to_the_end();
    }
};

}  // namespace fairdeal
