#include "games/midnight/settlement/results.h"

#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

constexpr Odds three_to_two{3, 2};
constexpr Odds two_to_one{2, 1};
constexpr Odds one_to_one{1, 1};

/// MID-SPL-6: not even an ace and a ten, on a split hand.
bool is_blackjack(const PlayedHand& player, const Sheet& sheet) {
    return player.hand.natural || (player.split_blackjack && !sheet.knows(spl_6));
}

/// MID-PAY-2, and MID-SPL-7 for an ace and a ten after a split.
Odds winners_price(const PlayedHand& player, const Sheet& sheet) {
    const Odds price = sheet.price(pay_2, one_to_one);
    return player.split_blackjack ? sheet.price(spl_7, price) : price;
}

/// MID-DBJ-1: the dealer has a blackjack.
Outcome against_blackjack(const PlayedHand& player, const Sheet& sheet) {
    const bool pushes_21 = sheet.house.dealer_bj_vs_21 == DealerBlackjackVs21::Push;
    if (is_blackjack(player, sheet))
        return sheet.push({dbj_1, res_4, res_5, push_against_blackjack});
    if (player.hand.total.points != 21) return sheet.take({dbj_1});
    if (pushes_21) return sheet.push({res_4, res_5, dealer_blackjack_vs_21});
    return sheet.take({dbj_1, dealer_blackjack_vs_21});
}

/// MID-PAY-1: the player has one.
Outcome with_blackjack(const FinalHand& dealer, const Sheet& sheet) {
    const bool pushes = sheet.house.bj_vs_21 == BlackjackVs21::Push;
    if (dealer.natural) return sheet.push({res_4, res_5});
    if (dealer.total.points != 21) return sheet.pay(three_to_two, {pay_1});
    if (pushes) return sheet.push({res_4, res_5, blackjack_vs_21});
    return sheet.pay(three_to_two, {pay_1, blackjack_vs_21});
}

/// MID-RES: every hand that is left.
Outcome by_value(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    const Odds price = winners_price(player, sheet);
    const int value = player.hand.total.points;
    if (dealer.bust() && sheet.knows(res_1)) return sheet.pay(price, {res_1, pay_2});
    if (player.hand.bust()) return sheet.take({obj_4});
    if (!sheet.knows(res_2)) return sheet.pay(price, {res_2, pay_2});
    if (value > dealer.total.points) return sheet.pay(price, {res_3, res_2, pay_2});
    if (value < dealer.total.points) return sheet.take({res_3, res_2});
    if (!sheet.knows(res_5)) return sheet.pay(price, {res_5, pay_2});
    return sheet.push({res_4, res_5});
}

Outcome ruled(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    if (player.hand.bust() && sheet.knows(hit_3)) return sheet.take({hit_3, obj_4});
    if (dealer.natural && sheet.knows(dbj_1)) return against_blackjack(player, sheet);
    if (is_blackjack(player, sheet) && sheet.knows(pay_1)) return with_blackjack(dealer, sheet);
    return by_value(player, dealer, sheet);
}

}  // namespace

void cite(Clauses& because, ClauseId clause) {
    if (!full(because) && !cites(because, clause)) because.push_back(clause);
}

Outcome hand_bet(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    Outcome outcome = ruled(player, dealer, sheet);
    if (!player.split_blackjack) return outcome;
    cite(outcome.because, spl_6);
    cite(outcome.because, spl_7);
    return outcome;
}

Outcome insurance_bet(bool dealer_blackjack, const Sheet& sheet) {
    if (dealer_blackjack) return sheet.pay(sheet.price(pay_3, two_to_one), {ins_6, ins_5, pay_3});
    return sheet.take({ins_7, ins_5});
}

}  // namespace fairdeal::mid
