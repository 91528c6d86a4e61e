#pragma once
// What becomes of each wager of Breakout once the hands are final: one function a section of the
// sheet, one line a clause.

#include "blackjack/hand.h"
#include "games/breakout/sheet.h"
#include "rules/rows.h"

namespace fairdeal::brk {

/// The two hands that decide a spot.
struct Hands {
    FinalHand player, dealer;
};

extern const Section<Hands> dealer_hand_section;

/// "Paying a hand" and "Blackjack hands": a bet on the dealer's hand. The player's hand has been
/// played by house rules.
Outcome dealer_hand_bet(const Hands& hands, const Sheet& sheet);

/// BRK-PAY-1: a bet on the own hand, as in ordinary blackjack.
Outcome own_hand_bet(const Hands& hands, const Sheet& sheet);

/// BRK-BB: both hands bust, paid by the cards in both.
Outcome breakout_bonus(const Hands& hands, const Sheet& sheet);

/// BRK-ST: the final hands tie, paid by the total; the tip that belongs to the row.
struct SuperTie {
    Outcome outcome;
    Money tip;       // nothing unless it wins
    ClauseId row{};  // the row of its table
};
/// Where one is allowed on an own-hand bet (AMB-BRK-13), a blackjack beats a drawn 21 whatever the
/// house has chosen (AMB-BRK-14).
SuperTie super_tie(const Hands& hands, const Sheet& sheet, Wager main = Wager::Dealer);

/// BRK-PU: pairs among the two starting hands, two cards each.
Outcome pair_up(std::span<const Card> player, std::span<const Card> dealer, const Sheet& sheet);

/// BRK-SW: the dealer's final hand is 17.
Outcome sweet_17(const FinalHand& dealer, const Sheet& sheet);

}  // namespace fairdeal::brk
