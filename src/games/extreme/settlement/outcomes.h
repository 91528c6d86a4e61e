#pragma once
// What becomes of a seat's wagers, section by section as the document has them: rows, of which the
// first that holds rules.

#include "blackjack/hand.h"
#include "games/extreme/sheet.h"
#include "rules/sheet/rows.h"

namespace fairdeal::bjx {

/// A player's hand as it counts against the dealer's.
struct PlayedHand {
    Total total;
    bool natural = false;          // as dealt, not raised: pays 3:2
    bool raised_natural = false;   // BJX-NAT-3: plays as an eleven
    bool split_blackjack = false;  // ace and ten-valued card, two cards, on a split hand
    [[nodiscard]] bool bust() const { return is_bust(total); }
};

/// Both hands as they are in the end.
struct Showdown {
    PlayedHand player;
    FinalHand dealer;
};
/// BJX-NAT, -BUST-1, -SPLIT-4, -RES-1, -SET: a hand that was played to the end.
extern const Section<Showdown> played_hand_section;
[[nodiscard]] Outcome played_hand(const PlayedHand& player, const FinalHand& dealer,
                                  const Sheet& sheet);

/// A seat that has given up its hand, or that did not get one.
struct NotPlayed {
    bool tournament = false;
    bool seat_passed = false;  // else the dealer has passed the deal
};
/// BJX-PASS-1, BJX-TOUR-4: a blind that was up comes back.
extern const Section<NotPlayed> passed_section;

/// BJX-ADJ-6: what a folding player keeps of their blind: Pay at 1:2.
extern const Section<NoFacts> folded_section;
/// BJX-NAT-2 before the dealer's hand is known: the dealer can have no natural.
extern const Section<NoFacts> early_natural_section;

/// A seat that is still in when the dealer folds.
struct AgainstFold {
    bool natural = false;  // not raised
};
/// BJX-DFOLD-1: what the dealer pays on a blind when folding, and what becomes of a raise.
extern const Section<AgainstFold> blind_at_fold_section;
extern const Section<AgainstFold> raise_at_fold_section;

}  // namespace fairdeal::bjx
