#pragma once
// What hands are found by: terms such as a dealer, a wager's outcome, a clause that a ruling cites
// or an amount, and for each the hands of a block of records that bear it, one bit a hand. A block
// is 4096 records; its terms are derived from the texts like all other rows.

#include <array>
#include <bit>
#include <deque>
#include <string>
#include <unordered_map>

#include "log/rows.h"

namespace fairdeal {

/// The numbers stand in the file; a new kind comes at the end, with a higher rows_edition (rows.h):
/// without it, logs that were written before are called damaged.
enum class SearchKind : std::uint8_t {
    Game = 1,
    Table,
    Dealer,
    Day,       // number: of the day, from 1970
    Standing,  // all but "right"
    Faults,    // the record shows any
    Money,     // it was overpaid or underpaid
    Wager,
    Outcome,       // of a wager: what was done ("pay", "take"), and how that is wrong ("missing")
    WagerOutcome,  // of one and the same wager: "dealer:take"
    Clause,        // that a ruling cites for a wager, deciding or not
    Missed,        // likewise, where the wager was not settled so
    Misreading,
    Amount  // number: cents that were due, paid, or the difference
};
constexpr int search_kinds = static_cast<int>(SearchKind::Amount);
/// "game", "table", ...: for messages.
std::string_view to_text(SearchKind kind);

/// Either a word or a number; the other is empty or 0.
struct SearchTerm {
    SearchKind kind = SearchKind::Game;
    std::string_view word;
    std::int64_t number = 0;
    friend bool operator==(const SearchTerm&, const SearchTerm&) = default;
};
/// "clause BRK-PUSH-1".
std::string to_text(const SearchTerm& term);

constexpr std::int64_t records_in_a_block = 4096;
/// Which block record `idx` is in, from 0, and its place in it.
constexpr std::int64_t block_of(std::int64_t idx) { return (idx - 1) / records_in_a_block; }
constexpr std::size_t place_of(std::int64_t idx) {
    return static_cast<std::size_t>((idx - 1) % records_in_a_block);
}
constexpr std::int64_t first_of(std::int64_t block) { return block * records_in_a_block + 1; }

/// Hands of a block, by their places in it.
class HandSet {
public:
    static HandSet all();
    void add(std::size_t place) { words_[place / 64] |= bit(place); }
    void remove(std::size_t place) { words_[place / 64] &= ~bit(place); }
    [[nodiscard]] bool has(std::size_t place) const {
        return (words_[place / 64] & bit(place)) != 0;
    }
    [[nodiscard]] bool empty() const;
    [[nodiscard]] std::int64_t count() const;
    /// The first place at or after `place`, the last at or before it; -1: none.
    [[nodiscard]] int at_or_after(int place) const;
    [[nodiscard]] int at_or_before(int place) const;
    HandSet& operator&=(const HandSet& other);
    HandSet& operator|=(const HandSet& other);
    HandSet& operator-=(const HandSet& other);  // without those of the other
    friend bool operator==(const HandSet&, const HandSet&) = default;

private:
    static constexpr std::uint64_t bit(std::size_t place) { return std::uint64_t{1} << place % 64; }
    std::array<std::uint64_t, records_in_a_block / 64> words_{};
};

/// As it is stored: rising places, two bytes each, where there are few; else all bits; one byte for
/// a whole block. Of an empty set there is none.
std::string encode(const HandSet& set);
/// Nothing if encode() gives no such bytes.
std::optional<HandSet> decode(std::string_view bytes);

/// What is added up over the hands of a block.
struct BlockSums {
    std::int64_t hands = 0, wrong = 0, with_faults = 0, overpaid = 0, underpaid = 0;
    std::int64_t chips_overpaid = 0, chips_underpaid = 0;  // all amounts in hundredths
    void add(Unit unit, std::int64_t over, std::int64_t under);
    friend bool operator==(const BlockSums&, const BlockSums&) = default;
};

/// One wager of a hand, as it is searched. Good as long as the rows are.
struct SearchedWager {
    const WagerVerdict& verdict;
    bool judged = false;  // a settlement is recorded

    /// Was it settled otherwise than ruled?
    [[nodiscard]] bool is_wrong() const { return judged && verdict.is_wrong(); }
    /// Was it settled so: "take", "missing"? Where nothing is recorded, what is due counts.
    [[nodiscard]] bool has_outcome(std::string_view outcome) const;
    /// Is an amount from `least` to `most` (cents) due or paid, or the difference?
    [[nodiscard]] bool has_amount(std::int64_t least, std::int64_t most) const;
};
/// In the order of the rows.
std::vector<SearchedWager> searched_wagers(const DerivedRows& rows);

/// The terms of a block's hands, as they are gathered one after another.
class SearchBlock {
public:
    explicit SearchBlock(std::int64_t block) : block_(block) {}
    SearchBlock(const SearchBlock&) = delete;
    SearchBlock& operator=(const SearchBlock&) = delete;

    void add(std::int64_t idx, const DerivedRows& rows);

    [[nodiscard]] std::int64_t block() const { return block_; }
    [[nodiscard]] const BlockSums& sums() const { return sums_; }
    [[nodiscard]] HandSet hands_of(const SearchTerm& term) const;
    using Terms = std::unordered_map<SearchTerm, HandSet, std::size_t (*)(const SearchTerm&)>;
    [[nodiscard]] const Terms& terms() const { return terms_; }

private:
    void note(SearchKind kind, std::string_view word, std::int64_t number = 0);
    void note_wager(const SearchedWager& wager);
    void note_outcome(const SearchedWager& wager, std::string_view outcome);

    std::int64_t block_;
    std::size_t place_ = 0;  // of the hand that is added
    BlockSums sums_;
    std::deque<std::string> words_;  // that the terms point to
    Terms terms_{512, &hash_of_term};
    static std::size_t hash_of_term(const SearchTerm& term);
};

/// The number of an instant's day.
std::int64_t day_of(std::int64_t instant);
constexpr std::int64_t micros_in_a_day = std::int64_t{86400} * 1'000'000;

/// The words of a note, in small letters, each once and in order; at most 64 bytes of each count.
std::vector<std::string> words_of_note(std::string_view text);

}  // namespace fairdeal
