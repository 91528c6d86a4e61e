#pragma once
// What the hands of the open log show together: its packs and shoes, the one that is looked at, and
// what was found of it. What its page says is in shoe_words.h, its actions with their keys in
// shoe_actions.h.

#include "base/off_thread.h"
#include "desk/frame/destination.h"
#include "desk/log/open_log.h"
#include "desk/shoe/shoe_actions.h"
#include "forensics/watch/report.h"
#include "training/library.h"

namespace fairdeal {

/// What a row of the list is.
enum class ShoeRowOf : unsigned char { Log, Pack, Shoe };
struct ShoeRow {
    ShoeRowOf of = ShoeRowOf::Log;
    std::size_t pack = 0, shoe = 0;  // places in the report
    friend bool operator==(const ShoeRow&, const ShoeRow&) = default;
};

struct ShoeSession {
    ShoeSession(const Library& content, const OpenLog& log) : library(content), open_log(log) {}
    ShoeSession(const ShoeSession&) = delete;
    ShoeSession& operator=(const ShoeSession&) = delete;
    /// Calls the work off and waits for it.
    ~ShoeSession();

    const Library& library;
    const OpenLog& open_log;  // in Replay
    bool is_shown = false;    // in place of the audit
    std::string file;         // of the log whose hands are looked at; empty: none
    std::int64_t records_then = 0, hands_then = 0;  // in it, when that began
    std::shared_ptr<WorkReached> reached;
    OffThread<Result<WatchReport>> work;
    std::optional<WatchReport> report;
    std::vector<ShoeRow> rows;  // the log, then each pack with its shoes; packs with findings first
    std::size_t picked = 0;     // row
    std::size_t finding = 0;    // picked among those of the row
    std::string error;          // what went wrong; empty: nothing
};

/// Looks at the hands of the log that is open now, where it is another one than before.
void follow_open_log(ShoeSession& session);
/// Hands that came into the log since it was looked at.
[[nodiscard]] std::int64_t hands_since(const ShoeSession& session);
/// Looks at all hands again. Nothing happens without an open log.
void start_watch(ShoeSession& session);
/// Takes in what is done. True if something has changed.
bool poll_watch(ShoeSession& session);

/// By its place among the rows. Nothing happens where there is none.
void pick_shoe_row(ShoeSession& session, int row);
/// By its place among the findings of the picked row.
void pick_shoe_finding(ShoeSession& session, int place);

/// What was found of a row, by place in the report.
std::vector<std::size_t> findings_of(const ShoeSession& session, const ShoeRow& row);
/// The finding that is picked; null: nothing was found of the picked row.
const ShoeFinding* picked_finding(const ShoeSession& session);
/// The numbers of the hands behind the picked finding; where there is none, those of the picked
/// row.
std::vector<std::int64_t> hands_behind(const ShoeSession& session);

/// What needs no row of a list. Nothing happens where the action cannot be done.
std::optional<Destination> apply(ShoeSession& session, ShoeAction action);

}  // namespace fairdeal
