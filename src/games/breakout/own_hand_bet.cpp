#include "games/breakout/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal {

Outcome own_hand_bet(const Hands& hands, const BreakoutSheet& sheet) {
    switch (compare(hands.player, hands.dealer)) {
        case Comparison::PlayerNatural:
            return sheet.pay(sheet.house.base.bj_pays, {brk::pay_1, brk::regular_rules});
        case Comparison::PlayerWins: return sheet.pay({1, 1}, {brk::pay_1});
        case Comparison::Push: return sheet.push({brk::pay_1});
        case Comparison::DealerWins: break;
    }
    return sheet.take({brk::pay_1});
}

}  // namespace fairdeal
