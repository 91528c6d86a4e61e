#include "dealing/deal.h"

#include "dealing/croupier.h"

namespace fairdeal {

namespace {

HandRecord deal_one(const TableCard& card, const Identity& identity, Dice& dice, int level) {
    switch (card.game()) {
        case Game::Breakout: return deal_breakout(card, identity, dice, level);
        case Game::Midnight: return deal_midnight(card, identity, dice, level);
        case Game::Extreme: return deal_extreme(card, identity, dice, level);
        case Game::League: break;  // is dealt by tables
    }
    throw Fault("invalid game");
}

/// The last of some hands of a table.
HandRecord deal_at_a_table(const TableCard& card, const Identity& identity, Dice& dice, int level) {
    TournamentTable table(card, dice, level);
    while (true) {
        HandRecord hand = table.deal(identity, dice);
        if (table.has_ended() || dice.chance(30)) return hand;
    }
}

}  // namespace

HandRecord deal_hand(const TableCard& card, const Identity& identity, Dice& dice, int level) {
    if (card.game() == Game::League) return deal_at_a_table(card, identity, dice, level);
    return with_a_large_enough_shoe([&] { return deal_one(card, identity, dice, level); });
}

}  // namespace fairdeal
