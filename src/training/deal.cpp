#include "training/deal.h"

#include "training/croupier.h"

namespace fairdeal {

namespace {

constexpr int most_shoes = 100;

HandRecord deal_one(const TableCard& card, const Identity& identity, Dice& dice) {
    switch (card.game()) {
        case Game::Breakout: return deal_breakout(card, identity, dice);
        case Game::Midnight: return deal_midnight(card, identity, dice);
        case Game::Extreme: return deal_extreme(card, identity, dice);
        case Game::League: throw Fault("the league is not dealt yet");
    }
    throw Fault("a game that is none");
}

}  // namespace

HandRecord deal_hand(const TableCard& card, const Identity& identity, Dice& dice) {
    for (int shoe = 0; shoe < most_shoes; ++shoe) {
        try {
            return deal_one(card, identity, dice);
        } catch (const ShoeIsEmpty&) {
            continue;  // a small shoe and too many cards: the hand is dealt again
        }
    }
    throw Fault("no shoe is large enough for a hand");
}

}  // namespace fairdeal
