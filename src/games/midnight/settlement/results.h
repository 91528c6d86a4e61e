#pragma once
// What becomes of each wager of Midnight once the dealer's hand is known: one function a section of
// the document, one line a clause.

#include "blackjack/hand.h"
#include "games/midnight/sheet.h"

namespace fairdeal::mid {

/// A player's hand as it is compared with the dealer's.
struct PlayedHand {
    FinalHand hand;
    bool split_blackjack = false;  // an ace and a ten-valued card on a split hand, no more cards
};

/// The bet on a hand: MID-HIT-3, MID-DBJ-1, MID-PAY and MID-RES.
Outcome hand_bet(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet);

/// MID-INS-5 to -7: the insurance bet on the dealer's second card.
Outcome insurance_bet(bool dealer_blackjack, const Sheet& sheet);

/// Adds a reason that is not there yet.
void cite(Clauses& because, ClauseId clause);

}  // namespace fairdeal::mid
