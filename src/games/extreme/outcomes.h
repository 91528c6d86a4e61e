#pragma once
// What becomes of a hand's wagers once both hands are final: one function a section of the
// document, one line a clause.

#include "blackjack/hand.h"
#include "games/extreme/sheet.h"

namespace fairdeal::bjx {

/// A player's hand as it counts against the dealer's.
struct PlayedHand {
    Total total;
    bool natural = false;          // as dealt, not raised: pays 3:2
    bool raised_natural = false;   // BJX-NAT-3: plays as an eleven
    bool split_blackjack = false;  // ace and ten-valued card, two cards, on a split hand
    [[nodiscard]] bool bust() const { return is_bust(total); }
};

/// BJX-NAT, -BUST-1, -SPLIT-4, -RES-1, -SET: a hand that was played to the end.
Outcome played_hand(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet);

/// BJX-NAT-2 before the dealer's hand is known: the dealer can have no natural.
Outcome paid_natural(const Sheet& sheet);

/// BJX-ADJ-6: what a folding player keeps of their blind: Pay at 1:2.
Outcome folded_blind(const Sheet& sheet);

/// BJX-DFOLD-1: what the dealer pays on a blind when folding.
Outcome blind_at_dealer_fold(bool natural, const Sheet& sheet);

}  // namespace fairdeal::bjx
