#pragma once
// The search of a log: which hands pass, page by page and in the order of their numbers, and what
// they add up to. What the terms of whole blocks answer (search_terms.h) is read from them; hands
// for which they leave a doubt, and records after the last whole block, are looked at one by one.
// Every call ends once its time is up and can be gone on with, so that a window stays smooth.

#include <chrono>

#include "log/hand_log.h"

namespace fairdeal {

/// Which hands are asked for; what is left empty does not matter. Wager, outcome, clause and amount
/// are compared with one and the same wager of a hand; with filter.only_wrong that wager is wrong.
struct SearchQuery {
    HandFilter filter;
    bool off = false;     // settled wrong, or with a fault
    std::string wager;    // "super-tie", "tip"
    std::string outcome;  // "take", "wrong amount"
    std::string clause;   // how the id of a clause that the ruling cites begins, or a misreading's
    std::optional<Money> least, most;  // due, paid, or the difference
    std::string notes;                 // words; each begins a word of one note on the hand
    std::optional<std::vector<std::int64_t>> among;  // rising: these hands only
    friend bool operator==(const SearchQuery&, const SearchQuery&) = default;
};

using Clock = std::chrono::steady_clock;

class HandSearch {
public:
    /// Good as long as the log; hands that are appended later are not found.
    HandSearch(const HandLog& log, SearchQuery query);
    ~HandSearch();
    HandSearch(HandSearch&&) noexcept;
    HandSearch& operator=(HandSearch&&) noexcept;

    struct ResultPage {
        std::vector<std::int64_t> hands;
        std::int64_t reached = 0;  // all up to (down to) this record were looked at
        bool at_end = false;       // of the log
    };
    /// At most `most` hands after hand `after`, rising; or before hand `before`, falling. Fewer
    /// that are not at the end: the time was up; go on from `reached`.
    ResultPage after(std::int64_t after, std::size_t most, Clock::time_point until);
    ResultPage before(std::int64_t before, std::size_t most, Clock::time_point until);

    /// Goes on adding up. False: it is done.
    bool add_up(Clock::time_point until);
    /// So far, of the first so many records.
    [[nodiscard]] const LogSums& sums() const;
    [[nodiscard]] std::int64_t added_up_to() const;
    [[nodiscard]] bool is_added_up() const { return added_up_to() >= size(); }
    /// Of the log when the search began.
    [[nodiscard]] std::int64_t size() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

/// The highest version of the notation among the first `most` hands that pass.
int highest_notation(const HandLog& log, const SearchQuery& query, std::int64_t most);

}  // namespace fairdeal
