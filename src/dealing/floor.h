#pragma once
// How busy a table is. Level 0 is anything that a record can hold: odd cents, one guest in seat
// nine, bets on bets. Levels 1 to 5 look like a floor: chips that a rack has, no bet under the
// table's minimum, no seat that cannot be. Level 1 is one guest with one or two round wagers; each
// level above seats more guests with more wagers, who split to more hands.

#include <vector>

#include "base/money.h"
#include "dealing/dice.h"
#include "record/table.h"

namespace fairdeal {

constexpr int any_table = 0;
constexpr int busiest = 5;

/// What a table of a level has at most; of guests also at least.
struct Floor {
    int least_seats = 1, most_seats = 7;
    int most_side_wagers = 4;               // of one guest
    std::size_t most_hands = highest_hand;  // of one guest, after splits
};
Floor floor_of(Game game, int level);

/// The lowest level on which such a table is dealt.
int level_of_table(Game game, const TableState& table);

/// Which of the places 1 to `places` are taken on a floor, in order; by `most` guests at most.
std::vector<int> seats_on(const Floor& floor, int places, int most, Dice& dice);

/// The smallest bet of a table whose record does not say it.
Money random_least(int level, Dice& dice);
/// A main wager of at least that, in chips.
Money stake_on_floor(int level, Money least, Dice& dice);
/// A side wager in chips.
Money side_stake_on_floor(int level, Dice& dice);
/// The sum in chips of five, rounded down.
Money in_fives(Money sum);

}  // namespace fairdeal
