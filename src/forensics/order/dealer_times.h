#pragma once
// When each dealer dealt where, and how fast: what no clock allows.

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/time/utc_time.h"
#include "forensics/finding.h"

namespace fairdeal {

/// Clocks of two tables may differ by so much.
constexpr std::chrono::seconds clock_error{30};

/// Finds dealers who deal at two tables at once. Only rounds with a beginning and an end count.
class DealerTimes {
public:
    void add(const std::string& dealer, const std::string& table, const UtcTime& at,
             const UtcTime& until, const HandRef& hand);
    struct Overlap {
        std::string dealer, table, other_table;
        HandRef first, second;  // the round that began first, and the one that began within it
        std::chrono::seconds shared{};  // as long as both went on
    };
    /// The first of each dealer at each two tables; by dealer, then by time.
    [[nodiscard]] std::vector<Overlap> overlaps() const;

private:
    /// A log has millions: the names of tables are kept once, the ids of hands one after the other.
    struct Round {
        std::chrono::sys_time<std::chrono::microseconds> at, until;
        const std::string* table = nullptr;  // in tables_
        std::int64_t number = 0;
        std::size_t id_begin = 0;  // in ids_
    };
    [[nodiscard]] HandRef hand_of(const Round& round) const;
    /// Of one dealer, whose rounds are in the order in which they began.
    void add_overlaps(const std::string& dealer, const std::vector<const Round*>& rounds,
                      std::vector<Overlap>& found) const;
    std::set<std::string, std::less<>> tables_;
    std::string ids_;
    std::map<std::string, std::deque<Round>, std::less<>> rounds_;  // as they came
};

/// Adds up the rounds of one shoe and holds the time that dealing them takes against the clock.
class DealingPace {
public:
    /// Of cards and of wagers.
    void add(std::int64_t cards, std::int64_t wagers, const UtcTime& at, const UtcTime* until);
    [[nodiscard]] std::int64_t rounds() const { return rounds_; }
    /// From the first round's beginning to the last one's end, or its beginning where no end is
    /// known: then the last round does not count.
    [[nodiscard]] std::chrono::seconds took() const;
    /// At a second a card and three a wager, which is fast.
    [[nodiscard]] std::chrono::seconds takes() const;
    /// Nobody deals twice as fast.
    [[nodiscard]] bool cannot_be() const { return rounds_ > 1 && 2 * took() < takes(); }

private:
    std::int64_t rounds_ = 0;
    std::chrono::seconds earlier_{}, last_{};  // what the rounds take
    UtcTime begin_, end_;
    bool ends_ = false;
};

}  // namespace fairdeal
