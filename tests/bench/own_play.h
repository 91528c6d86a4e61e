#pragma once
// Bare rounds of a game's base bet, without a record: how fast cards can be dealt and settled by
// the very functions that rule a hand.

#include "base/money.h"
#include "dealing/dice.h"
#include "record/words.h"

namespace fairdeal {

/// Deals rounds of one spot against the dealer from a shoe without end, both drawing to 17, and
/// settles a bet of $10 on each as the game's rule book has it. What the house won in all.
Money own_play(Game game, Dice& dice, int rounds);

}  // namespace fairdeal
