#pragma once
// A dealing machine: random hands of the four games, dealt and settled as the engine says, from a
// seed. The same seed gives the same hands on every machine. It knows no rules: it asks what must
// or may happen next and does one of these.

#include <cstdint>
#include <optional>
#include <string_view>

#include "dealing/floor.h"
#include "dealing/tournament.h"
#include "games/all_games.h"

namespace fairdeal {

/// Deals one complete hand with its settlement, every line where it falls due: no fault in it, and
/// the claim is right. Of the league: one hand somewhere in the life of a table. The level says how
/// busy the table is (floor.h).
HandRecord deal_hand(const TableCard& card, const Identity& identity, Dice& dice,
                     int level = any_table);

/// A table card on which every option of the game may have any of its values.
TableCard random_card(Game game, Dice& dice);

/// The errors a dealer makes.
enum class DealerError : std::uint8_t {
    WrongOdds,      // paid at the price beside the right one
    TipMultiplied,  // the tip of a Super Tie times the dollars bet
    PushPaid,       // a push paid
    PushTaken,      // a push taken
    BustPaid,       // a bust against 17 paid, which pushes
    LateTake,       // a wager that falls before the next card, taken at the end
    MissedWager,    // a side wager not settled
    SeatsSwapped,   // the settlements of two seats exchanged
    Miscounted,     // paid or taken one chip too much or too little
    Overdrawn,  // the dealer draws where they must stand (the card is left out of the settlement)
    OfferedInVain,  // insurance offered where nobody may have it
    LoserPaid,      // a loser paid even money
    WinnerTaken,    // a winner's stake taken
    MissedPay,      // a main wager, a blind or a double up that wins, not paid
    InsuranceUnpaid,
    NaturalPaidEven,
    DoublePaidOnce,   // a doubled hand paid as if it had not doubled
    HalfNotReturned,  // the whole taken where a part goes back: a surrender, a folded blind
    FoldPaidWhole,    // extreme: whole blinds paid when the dealer folds
    OutOfTurn,        // extreme: two payments of a short bank in each other's place
    PaidBeyondBank,   // extreme: a winner paid whom the bank does not reach
    WrongSeatOut,     // league: somebody else goes out, or two seats change places
    NobodyOut         // league: who is to go out is left in
};
constexpr std::size_t dealer_error_count = static_cast<std::size_t>(DealerError::NobodyOut) + 1;

/// "wrong-odds", "tip-multiplied", ...
std::string_view to_text(DealerError error);

/// The hand with this error in it, where there is room for it; nothing if this hand cannot show it.
/// The result always differs from the ruling or shows a fault.
std::optional<HandRecord> spoil(const HandRecord& hand, DealerError error, Dice& dice);

struct DealtHand {
    HandRecord record;
    std::optional<DealerError> error{};
    int line = 0;  // of the record, where the error shows first: the line is wrong, too much, or
                   // stands where one is missing
};

/// The record; on its first line a comment names the error, if there is one, and its line:
/// "breakout id=... # dealer error: push-paid, line 9".
std::string to_text(const DealtHand& hand);

/// A night on the floor: hands of four tables and a dozen dealers, each with an id and a time. In
/// the league one table follows another, each dealt to its last hand: LeagueTables finds no break.
///
///     DealingMachine machine(TableCard(Game::Extreme), seed, 0, DealingMachine::Cards::Random);
///     const std::string text = write(machine.next().record);
class DealingMachine {
public:
    enum class Cards : std::uint8_t { AsGiven, Random };
    /// `errors_per_mille` of the hands get an error, as nearly as chance has it. With random cards
    /// each hand (in the league each table) has its own, on which only the options stay as `card`
    /// has them that it sets away from the rule book, and those that are named in `kept`.
    DealingMachine(TableCard card, std::uint64_t seed, unsigned errors_per_mille,
                   Cards cards = Cards::AsGiven, std::vector<const OptionSpec*> kept = {});
    DealtHand next();

private:
    Identity identity_of_next();
    void place_at(Identity& identity, std::int64_t table) const;
    HandRecord deal_next();
    HandRecord deal_tournament(Identity identity);
    TableCard card_of_next();
    TableCard card_;
    Cards cards_;
    std::vector<const OptionSpec*> kept_;  // options that stay as card_ has them
    std::uint64_t seed_;
    unsigned errors_per_mille_;
    Dice dice_;
    std::optional<TournamentTable> tournament_;  // league: the table that is dealt
    std::int64_t tournaments_ = 0;               // tables so far
    std::int64_t number_ = 0;                    // of the hand
    std::int64_t seconds_ = 0;                   // since the night began
};

}  // namespace fairdeal
