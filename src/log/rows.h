#pragma once
// What can be searched of a hand in the log: rows derived from its text by ruling it and holding
// the recorded settlement against the ruling. They are never the truth: the text is.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/all_games.h"
#include "record/unit.h"

namespace fairdeal {

/// Raised whenever the same text would give other rows: by a change of the rules or of this room.
constexpr int rows_edition = 3;

/// How the recorded settlement of a hand stands. Right: nothing in it is wrong, though it may hang
/// on a card that cannot be read. Unclaimed: none was recorded, and the hand is not
/// complete or its source does not record them (rules/settled.h). Unruled: a game
/// whose rules this program does not know yet.
enum class HandStanding : std::uint8_t { Right, Wrong, Unclaimed, Unruled };
/// "right", "wrong", "unclaimed", "unruled".
std::string_view to_text(HandStanding standing);
std::optional<HandStanding> standing_from(std::string_view word);

/// One hand as a line of a list.
struct HandRow {
    std::int64_t idx = 0;  // its number in the log, from 1
    Game game = Game::Breakout;
    Identity identity;
    int events = 0;
    int wagers = 0;  // due or settled, tips included
    HandStanding standing = HandStanding::Unclaimed;
    Unit unit = Unit::Cash;  // of the amounts
    Money overpaid;          // what the house paid too much or took too little, over all wagers
    Money underpaid;         // the other way round; never netted against overpaid
    int faults = 0;
    bool complete = false;
    std::string rules;  // which rules made this row
    friend bool operator==(const HandRow&, const HandRow&) = default;
};

/// Everything derived from one text.
struct DerivedRows {
    HandRow hand;                         // idx is 0: the log gives it
    std::vector<WagerVerdict> verdicts;   // of each wager, tip or place that is due or was settled
    std::optional<std::int64_t> instant;  // of identity.at
    std::int64_t fingerprint = 0;         // of the text
    friend bool operator==(const DerivedRows&, const DerivedRows&) = default;
    /// A settlement is recorded that can be judged.
    [[nodiscard]] bool is_judged() const;
};

/// The wager's name, or what stands in its place: the verb of a tip, out or place.
std::string_view name_of(const WagerVerdict& verdict);
/// What a judged settlement overpaid; negative: underpaid.
Money difference_of(const WagerVerdict& verdict);

/// Rules the record and makes its rows. `text` is its canonical text, `rules` the result of
/// rules_name.
DerivedRows derive(const HandRecord& record, std::string_view text,
                   std::span<const Misreading> misreadings, const std::string& rules);

/// Names the rules by which rows are made: the edition, a fingerprint of the misreadings that are
/// known, and a check on both.
std::string rules_name(std::span<const Misreading> misreadings);
/// Could this be such a name, of whatever rules? Tells a row by other rules from a damaged one.
bool is_rules_name(std::string_view name);
/// What rows of a log that was brought up to date from before the ledger bear.
constexpr std::string_view rules_before_the_ledger = "0";

/// 64 bits that tell two texts apart, though not against somebody who means to deceive.
std::int64_t fingerprint_of(std::string_view text);

/// An instant in microseconds since 1970 UTC, from a UTC time or a day of it ("2026-03-14", its
/// first moment); nothing if it is neither.
std::optional<std::int64_t> instant_from(std::string_view text);

}  // namespace fairdeal
