#include "games/breakout/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal {

namespace {

/// BRK-PUSH-3 and its open point: does this 17 push a busted hand?
bool is_push_17(const FinalHand& dealer, const BreakoutSheet& sheet) {
    return dealer.total.points == 17 && (!dealer.total.soft || sheet.house.bust17_soft);
}

Outcome with_blackjack(const Hands& hands, const BreakoutSheet& sheet) {
    const auto& [player, dealer] = hands;
    const Odds price = sheet.house.dealer_bj_pays;
    if (!dealer.natural) return sheet.take({brk::bj_1});
    if (player.natural && sheet.knows(brk::bj_4)) return sheet.push({brk::bj_4});
    if (player.total.points != 21) return sheet.pay(price, {brk::bj_3});
    if (sheet.house.bj_vs_21 == BlackjackVs21::Push && !player.natural) {
        return sheet.push({brk::push_1, brk::blackjack_vs_21});
    }
    return sheet.pay(price, {brk::bj_3, brk::blackjack_vs_21});
}

Outcome of_busted_hand(const FinalHand& dealer, const BreakoutSheet& sheet) {
    const Odds price = sheet.house.dealer_win_pays;
    if (!sheet.knows(brk::bust_2)) return sheet.take({brk::bust_2});
    if (!sheet.knows(brk::bust_3)) return sheet.pay(price, {brk::bust_3});
    if (dealer.bust() && sheet.knows(brk::push_2)) return sheet.push({brk::push_2});
    if (is_push_17(dealer, sheet) && sheet.knows(brk::push_3)) {
        if (dealer.total.soft) return sheet.push({brk::push_3, brk::bust_soft_17});
        return sheet.push({brk::push_3});
    }
    if (!sheet.knows(brk::win_3)) return sheet.push({brk::win_3});
    if (dealer.total == soft(17))
        return sheet.pay(price, {brk::win_1, brk::dealer_win_price, brk::bust_soft_17});
    return sheet.pay(price, {brk::win_1, brk::dealer_win_price});
}

}  // namespace

Outcome dealer_hand_bet(const Hands& hands, const BreakoutSheet& sheet) {
    const auto& [player, dealer] = hands;
    const Odds price = sheet.house.dealer_win_pays;
    const bool blackjack =
        (player.natural && sheet.knows(brk::bj_1)) || (dealer.natural && sheet.knows(brk::bj_3));
    if (blackjack) return with_blackjack(hands, sheet);
    if (player.bust()) return of_busted_hand(dealer, sheet);
    if (dealer.bust() && sheet.knows(brk::lose_2)) return sheet.take({brk::lose_1});
    if (dealer.total.points > player.total.points && sheet.knows(brk::win_2))
        return sheet.pay(price, {brk::win_1, brk::dealer_win_price});
    if (dealer.total.points < player.total.points && sheet.knows(brk::lose_3))
        return sheet.take({brk::lose_1});
    return sheet.push({brk::push_1});
}

}  // namespace fairdeal
