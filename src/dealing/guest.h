#pragma once
// Who sits at the table: sensible players and clumsy ones, each true to their manner for the whole
// hand.

#include <span>

#include "cards/total.h"
#include "dealing/dice.h"
#include "record/words.h"

namespace fairdeal {

/// Careful: plays the odds. Whimsical: likewise, with whims. LikeTheDealer: hits to 17. NeverBusts:
/// stands on a hard 12. Splitter: splits and doubles whatever is allowed. Reckless: does anything.
enum class Manner : std::uint8_t {
    Careful,
    Whimsical,
    LikeTheDealer,
    NeverBusts,
    Splitter,
    Reckless
};

struct Guest {
    Manner manner = Manner::Careful;
    bool always_insures = false;
};
Guest random_guest(Dice& dice);

/// What the guest does with a hand of this total against the dealer's card, of the verbs that are
/// open; at least one of hit, stand, double, split, surrender must be.
Verb choice_of(const Guest& guest, Total total, Card up, std::span<const Verb> open, Dice& dice);

}  // namespace fairdeal
