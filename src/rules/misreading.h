#pragma once
// A misreading: the same sheet with one clause misread. Ruled by it, a hand gives the wrong amount
// that the misreading explains, in training and in audit alike. Misreadings are content
// (scenarios/misreadings).

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/money.h"
#include "record/header.h"

namespace fairdeal {

/// A slip in the sum of every line that the clause brings about: part of a dollar dropped or made
/// whole, the price reckoned on the bet before it was doubled, the stake counted into what is paid.
enum class Slip : std::uint8_t { RoundsDown, RoundsUp, OriginalBet, WithStake };

/// What is put in order by the clause (a payout round, a test of sudden death), in another order:
/// the other way round; before or after all other rounds; the largest or smallest sum first.
enum class OrderSlip : std::uint8_t { Reversed, First, Last, LargestFirst, SmallestFirst };

/// "rounds-down", "original-bet", ...; "reversed", "largest-first", ...
std::string_view to_text(Slip slip);
std::string_view to_text(OrderSlip slip);
std::optional<Slip> slip_from(std::string_view word);
std::optional<OrderSlip> order_slip_from(std::string_view word);

/// What the clause is taken to say. Exactly one kind of change is set.
struct ClauseChange {
    std::optional<Verb> outcome;   // Take, Pay or Push in place of what it rules
    std::optional<Odds> odds;      // the price in place of its own (with `outcome` Pay: that price)
    bool ignored = false;          // forgotten: the next test on the sheet decides
    bool tip_times_stake = false;  // the fixed tip multiplied by the dollars bet
    std::optional<Slip> slip;
    std::optional<OrderSlip> order;
    std::optional<std::pair<std::string, std::string>> option;  // another choice on the table card
};

/// A row of a section by its place, counted from 0.
struct RowAsked {
    std::string_view section;
    std::size_t row = 0;
    friend bool operator==(const RowAsked&, const RowAsked&) = default;
};

/// Some of the wagers, a bit each.
using WagerSet = std::uint16_t;
constexpr WagerSet set_of(Wager wager) {
    return static_cast<WagerSet>(1U << static_cast<unsigned>(wager));
}

/// A clause that was asked for, and for the settlement of which wagers; Wager::None among them: for
/// the play, or for whatever is settled.
struct AskedClause {
    std::string_view clause;
    WagerSet wagers = 0;
};

/// The clauses that the rules of a hand asked its reader for, by what they asked: whatever else
/// they may misread, they rule that hand as it stands. And the rows that ruled it.
struct ClausesAsked {
    std::vector<AskedClause> known;    // do they know it?
    std::vector<AskedClause> decided;  // it decides an outcome
    std::vector<AskedClause> priced;   // it sets a price
    std::vector<AskedClause> ordered;  // it puts something in order
    std::vector<RowAsked> rows;        // each once
    Wager settling = Wager::None;      // what is asked for now
};

struct Misreading {
    std::string id;  // "breakout-bust-17-paid"
    Game game = Game::Breakout;
    std::string clause;  // the clause that is misread
    ClauseChange change;
    std::string says;      // to the dealer, by a trainer: "You paid a tie. Nobody won: ties push."
    std::string action{};  // of the dealer, to others: "Paid a tie"; empty: nobody wrote it
    std::string reason{};  // why that was wrong: "Nobody won: ties push."; may be empty
    /// Of the chapter IRR, and so of a hand of any game on which a deal went wrong; `game` says
    /// nothing then.
    bool of_chapter = false;
    /// Can a hand of the game show it? And: is it of the game's own sheet?
    [[nodiscard]] bool is_of(Game hand) const { return of_chapter || game == hand; }
    /// Can this very hand? The chapter's need notation version 2.
    [[nodiscard]] bool is_of(const Header& hand) const {
        return of_chapter ? hand.notation > 1 : game == hand.game();
    }
    [[nodiscard]] bool is_of_sheet(Game sheet) const { return !of_chapter && game == sheet; }
    /// Where this is set, nothing is misread: it is noted what the rules ask for.
    ClausesAsked* asked = nullptr;
};

/// What the dealer did, to others; in older files there is only what was said to them.
const std::string& action_of(const Misreading& misreading);
/// The same with its reason, in whole sentences.
std::string report_of(const Misreading& misreading);

}  // namespace fairdeal
