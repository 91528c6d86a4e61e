#pragma once
// Fresh payouts for a speed drill: one wager of a dealt hand that wins and is paid at one price.

#include "dealing/dice.h"
#include "questions/grade.h"

namespace fairdeal {

struct PayoutItem {
    Scenario scenario;       // an Amount or Chips question of a hand that is dealt
    Money stake;             // on the wager, as doubles and splits have made it
    Odds price;              // it is paid at
    Money pays;              // on top of the stake
    bool rounded = false;    // the price gives another sum before it is rounded
    std::uint64_t seed = 0;  // that deals it
    friend bool operator==(const PayoutItem&, const PayoutItem&) = default;
};

/// The same game and seed give the same payout. Prices other than even money come up more often
/// than at a table. A Super Tie's tip is no part of what is asked. Asked for are Amount, or Chips
/// out of the house's rack.
PayoutItem deal_payout(Game game, std::uint64_t seed, QuestionKind asks = QuestionKind::Amount);
/// The same under a house's card.
PayoutItem deal_payout(const TableCard& card, std::uint64_t seed, QuestionKind asks);

/// The wagers of a finished hand that are paid in full at one price. None of a short bank: there
/// payments in rounds decide.
std::vector<PayoutItem> payouts_in(const HandRecord& hand, Dice& dice);

}  // namespace fairdeal
