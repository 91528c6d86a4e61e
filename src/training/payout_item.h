#pragma once
// Fresh payouts for a speed drill: one wager of a dealt hand that wins and is paid at one price.

#include "training/dice.h"
#include "training/grade.h"

namespace fairdeal {

struct PayoutItem {
    Scenario scenario;     // an Amount question of a hand under the game's own table card
    Money stake;           // on the wager, as doubles and splits have made it
    Odds price;            // it is paid at
    Money pays;            // on top of the stake
    bool rounded = false;  // the price gives another sum before it is rounded
    friend bool operator==(const PayoutItem&, const PayoutItem&) = default;
};

/// The same game and seed give the same payout. Prices other than even money come up more often
/// than at a table. A Super Tie's tip is no part of what is asked.
PayoutItem deal_payout(Game game, std::uint64_t seed);

/// The wagers of a finished hand that are paid in full at one price. None of a short bank: there
/// payments in rounds decide.
std::vector<PayoutItem> payouts_in(const HandRecord& hand, Dice& dice);

}  // namespace fairdeal
