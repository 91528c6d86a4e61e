#pragma once
// Hands in the order of one of their facts, however many pass: the first of them are kept while all
// are looked at, in slices, so that the window stays smooth.

#include "log/search/hand_facts.h"
#include "log/search/search.h"

namespace fairdeal {

/// What a table of hands has columns of. Their numbers stand nowhere; `column_word` is what is
/// kept.
enum class HandColumn : std::uint8_t {
    Hand,
    Time,
    Game,
    Table,
    Dealer,
    Stake,
    Wagers,
    Result,
    Difference,
    Faults,
    Wrong,
    Clause,
    Misreading
};
inline constexpr std::array every_hand_column{
    HandColumn::Hand,      HandColumn::Time,  HandColumn::Game,       HandColumn::Table,
    HandColumn::Dealer,    HandColumn::Stake, HandColumn::Wagers,     HandColumn::Result,
    HandColumn::Faults,    HandColumn::Wrong, HandColumn::Difference, HandColumn::Clause,
    HandColumn::Misreading};
/// "hand", "time", "difference": as it is kept in files.
std::string_view column_word(HandColumn column);
std::optional<HandColumn> hand_column_from(std::string_view word);

struct HandOrder {
    HandColumn column = HandColumn::Hand;
    bool falling = false;
    friend bool operator==(const HandOrder&, const HandOrder&) = default;
};

/// What stands before another; hands without the fact come last, either way up.
struct SortKey {
    int group = 0;
    std::int64_t number = 0;
    std::string text;
    std::int64_t idx = 0;
};

/// So many hands are kept of those that are sorted: more nobody reads.
constexpr std::size_t most_sorted = 10'000;

class HandSort {
public:
    /// Good as long as the log.
    HandSort(const HandLog& log, const SearchQuery& query, HandOrder order,
             std::size_t most = most_sorted);
    /// Goes on. False: it is done.
    bool go_on(Clock::time_point until);
    [[nodiscard]] bool is_done() const { return done_; }
    /// Nobody wants to wait: what has been looked at is in order.
    void stop();
    /// How many records were looked at.
    [[nodiscard]] std::int64_t looked() const { return reached_; }
    /// How many hands were found, of which the first `most` are kept.
    [[nodiscard]] std::int64_t found() const { return found_; }
    /// Their numbers in order; none until it is done.
    [[nodiscard]] const std::vector<std::int64_t>& hands() const { return hands_; }

private:
    void keep_the_first();

    const HandLog& log_;
    HandSearch search_;
    HandOrder order_;
    std::size_t most_;
    std::vector<SortKey> keys_;
    std::vector<std::int64_t> hands_;
    std::int64_t reached_ = 0;
    std::int64_t found_ = 0;
    bool done_ = false;
};

}  // namespace fairdeal
