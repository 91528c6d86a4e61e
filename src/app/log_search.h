#pragma once
// What is asked of a log, and the search for it: hand by hand in small slices, so that the window
// stays smooth however large the log is.

#include <chrono>

#include "store/hand_log.h"

namespace fairdeal {

/// Which hands are listed; an empty text matches all. Table, dealer and id match exactly.
struct HandQuery {
    std::string table, dealer, id;
    bool only_wrong = false;
    std::optional<Game> game{};
    std::string from{}, to{};  // days ("2026-03-14") or UTC times; a day is meant to its end
    std::string wager{};       // "super-tie", "tip"
    std::string clause{};      // how the deciding clause's id begins, or a misreading's id
    std::string outcome{};     // one of outcomes()
    std::string amount{};      // as typed: due, paid, or the difference
    std::string notes{};       // words, all of which a note on the hand holds
    friend bool operator==(const HandQuery&, const HandQuery&) = default;
};

/// What can be asked for as an outcome: "pay", "take", ..., "wrong amount", "missing", ...
std::span<const std::string_view> outcomes();
/// What can be asked for as a wager: the wagers of the games, "tip", "out", "place".
std::span<const std::string_view> searched_wagers();

/// What the log's own index answers of it. A day or amount that is not understood asks for nothing.
HandFilter filter_of(const HandQuery& query);
/// What of it is not understood, in words; empty: nothing.
std::string trouble_of(const HandQuery& query);
/// Must each hand's wagers or notes be looked at?
bool is_by_wager(const HandQuery& query);
/// Does one of the hand's wagers, and do its notes, fit? The filter is not asked again.
bool fits(const HandLog& log, std::int64_t idx, const HandQuery& query);

/// The hand of a number that is a hand's.
std::optional<HandRow> row_at(const HandLog& log, std::int64_t idx);

/// A search under way or done.
struct LogSearch {
    bool by_wager = false;            // else only the sums are made
    std::int64_t after = 0;           // the last hand looked at
    std::int64_t looked = 0;          // how many
    std::vector<std::int64_t> found;  // by wager: their numbers, rising
    LogSums sums;                     // of what was found so far
    bool done = false;
};

/// Looks on for about so long. True if something has changed.
bool search_on(LogSearch& search, const HandLog& log, const HandQuery& query,
               std::chrono::milliseconds budget);

}  // namespace fairdeal
