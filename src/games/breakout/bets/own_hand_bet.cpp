#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

Outcome own_hand_bet(const Hands& hands, const Sheet& sheet) {
    switch (compare(hands.player, hands.dealer)) {
        case Comparison::PlayerNatural:
            return sheet.pay(sheet.house.base.bj_pays, {pay_1, regular_rules});
        case Comparison::PlayerWins: return sheet.pay({1, 1}, {pay_1});
        case Comparison::Push: return sheet.push({pay_1});
        case Comparison::DealerWins: break;
    }
    return sheet.take({pay_1});
}

}  // namespace fairdeal::brk
