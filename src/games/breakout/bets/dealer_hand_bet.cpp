#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

/// BRK-PUSH-3 and its open point: does this 17 push a busted hand?
bool is_push_17(const FinalHand& dealer, const Sheet& sheet) {
    return dealer.total.points == 17 && (!dealer.total.soft || sheet.house.bust17_soft);
}

Outcome with_blackjack(const Hands& hands, const Sheet& sheet) {
    const auto& [player, dealer] = hands;
    const Odds price = sheet.house.dealer_bj_pays;
    if (!dealer.natural) return sheet.take({bj_1});
    if (player.natural && sheet.knows(bj_4)) return sheet.push({bj_4});
    if (player.total.points != 21) return sheet.pay(price, {bj_3});
    if (sheet.house.bj_vs_21 == BlackjackVs21::Push && !player.natural) {
        return sheet.push({push_1, blackjack_vs_21});
    }
    return sheet.pay(price, {bj_3, blackjack_vs_21});
}

Outcome of_busted_hand(const FinalHand& dealer, const Sheet& sheet) {
    const Odds price = sheet.house.dealer_win_pays;
    if (!sheet.knows(bust_2)) return sheet.take({bust_2});
    if (!sheet.knows(bust_3)) return sheet.pay(price, {bust_3});
    if (dealer.bust() && sheet.knows(push_2)) return sheet.push({push_2});
    if (is_push_17(dealer, sheet) && sheet.knows(push_3)) {
        if (dealer.total.soft) return sheet.push({push_3, bust_soft_17});
        return sheet.push({push_3});
    }
    if (!sheet.knows(win_3)) return sheet.push({win_3});
    if (dealer.total == soft(17)) return sheet.pay(price, {win_1, dealer_win_price, bust_soft_17});
    return sheet.pay(price, {win_1, dealer_win_price});
}

}  // namespace

Outcome dealer_hand_bet(const Hands& hands, const Sheet& sheet) {
    const auto& [player, dealer] = hands;
    const Odds price = sheet.house.dealer_win_pays;
    const bool blackjack =
        (player.natural && sheet.knows(bj_1)) || (dealer.natural && sheet.knows(bj_3));
    if (blackjack) return with_blackjack(hands, sheet);
    if (player.bust()) return of_busted_hand(dealer, sheet);
    if (dealer.bust() && sheet.knows(lose_2)) return sheet.take({lose_1});
    if (dealer.total.points > player.total.points && sheet.knows(win_2))
        return sheet.pay(price, {win_1, dealer_win_price});
    if (dealer.total.points < player.total.points && sheet.knows(lose_3))
        return sheet.take({lose_1});
    return sheet.push({push_1});
}

}  // namespace fairdeal::brk
