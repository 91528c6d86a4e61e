#pragma once
// One table of a league round, dealt from its first hand to its last. Chips, who is still in, the
// one secret bet a round and the boxes that are ticked go on from hand to hand.

#include <optional>

#include "dealing/dice.h"
#include "dealing/floor.h"
#include "games/all_games.h"

namespace fairdeal {

/// How a table's players bet and how well their lines hold.
struct Temper {
    unsigned all_in = 0;  // how many bets in a hundred are of all their chips
    unsigned alike = 0;   // how many in a hundred are the plain minimum
    unsigned secret = 0;  // how many in a hundred are secret, while they may be
    unsigned box_ticks =
        0;                  // chances in a thousand that somebody leaves or comes back, at each act
    int level = any_table;  // how busy the table is (floor.h)
};

class TournamentTable {
public:
    /// Seats the players and draws the list of elimination hands and the rewarded places.
    TournamentTable(const TableCard& card, Dice& dice, int level = any_table);

    [[nodiscard]] bool has_ended() const { return !next_; }
    /// The next hand, whole and right; the table must not have ended.
    HandRecord deal(const Identity& identity, Dice& dice);

private:
    std::optional<NextHand> next_;
    Temper temper_;
    int last_hand_ = 0;  // the final one; 0: the eliminations end the table
};

/// Deals one hand that begins as given, with its settlement.
HandRecord deal_league(const NextHand& begins, const Identity& identity, const Temper& temper,
                       Dice& dice);

}  // namespace fairdeal
