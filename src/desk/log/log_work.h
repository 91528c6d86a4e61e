#pragma once
// Work on a log that may take longer than a blink: opening, importing, dealing a sample. It runs on
// a thread of its own; the window asks now and then how far it is and may call it off.

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include "formats/export.h"
#include "log/import.h"
#include "log/search/search.h"

namespace fairdeal {

/// A video that is to be opened: a file, or an address.
struct VideoToPlay {
    std::string place;
    std::chrono::milliseconds start{0};
    std::int64_t hand = 0;  // that it shows
    friend bool operator==(const VideoToPlay&, const VideoToPlay&) = default;
};

struct LogOutcome {
    std::unique_ptr<HandLog> log;  // open; null: see `error`
    std::string file;
    std::string error;                   // in a user's words; with an import also what was refused
    std::string report;                  // "500 hands imported"
    std::vector<std::string> not_taken;  // "night.txt:12:1: ...", the first most_problems
    bool in_shoes = false;               // hands were imported that name their pack or shoe
    bool cancelled = false;
    std::optional<VideoToPlay> video;  // it is as it was when it was tied to its hand
};

class LogWork {
public:
    /// What it throws becomes the outcome's error.
    using Work = std::function<LogOutcome(LogWork&)>;
    LogWork(std::string title, Work work);
    /// Calls the work off and waits for it.
    ~LogWork();
    LogWork(const LogWork&) = delete;
    LogWork& operator=(const LogWork&) = delete;

    [[nodiscard]] const std::string& title() const { return title_; }
    [[nodiscard]] bool is_done() const { return done_; }
    /// 0 to 1000; -1 while nobody knows.
    [[nodiscard]] int per_mille() const { return per_mille_; }
    [[nodiscard]] bool is_called_off() const { return called_off_; }
    /// Seconds since it began.
    [[nodiscard]] double seconds() const;
    void call_off() { called_off_ = true; }
    void say_progress(std::int64_t done, std::int64_t of);
    /// Once it is done.
    LogOutcome take();

private:
    std::string title_;
    std::atomic<bool> done_{false}, called_off_{false};
    std::atomic<int> per_mille_{-1};
    std::chrono::steady_clock::time_point started_;
    LogOutcome outcome_;
    std::thread thread_;
};

std::unique_ptr<LogWork> start_opening(const std::string& file,
                                       const std::vector<Misreading>& misreadings);
/// Imports a file of records into a log, which is made if it is not there. What was stored before
/// it is called off, or the program is killed, stays; the same import again does the rest. Without
/// a format it is the one that the file's name says.
std::unique_ptr<LogWork> start_import(const std::string& records, const std::string& log,
                                      const std::vector<Misreading>& misreadings,
                                      std::optional<FileFormat> format = std::nullopt);
/// What `import` makes of a log, which is made if it is not there, and goes again where nothing
/// came into it.
LogOutcome imported_into(const std::string& log, const std::vector<Misreading>& misreadings,
                         const std::function<LogOutcome(HandLog& log)>& import);
/// An import in a user's words, without its log.
LogOutcome outcome_of(const ImportReport& report);
/// Writes the hands that a query finds into a file, never over one that is there already.
struct ExportTo {
    std::string file;
    FileFormat format = FileFormat::Notation;
    RowPer rows = RowPer::Hand;
};
std::unique_ptr<LogWork> start_export(const std::string& log, const SearchQuery& query,
                                      const ExportTo& to);
/// Writes the signed log into a new or empty folder, as others can verify it.
std::unique_ptr<LogWork> start_tiles(const std::string& log, const std::string& folder);
/// Deals so many hands with a dealer's error now and then into a log, which is made if it is not
/// there.
std::unique_ptr<LogWork> start_sample(const std::string& log, int hands,
                                      const std::vector<Misreading>& misreadings);

}  // namespace fairdeal
