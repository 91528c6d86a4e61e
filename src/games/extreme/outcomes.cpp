#include "games/extreme/outcomes.h"

#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

constexpr Odds three_to_two{3, 2};
constexpr Odds half{1, 2};
constexpr Odds even_money{1, 1};

/// A blackjack on a split hand, where the house lets it count as one (AMB-BJX-06).
bool counts_as_blackjack(const PlayedHand& player, const Sheet& sheet) {
    return player.split_blackjack && sheet.house.split_blackjack == SplitBlackjack::Blackjack;
}

Outcome natural_against(const FinalHand& dealer, const Sheet& sheet) {
    if (!dealer.natural) return sheet.pay(three_to_two, {nat_2});
    if (sheet.house.natural_vs_dealer_natural == NaturalVsDealerNatural::Paid)
        return sheet.pay(three_to_two, {nat_2, natural_vs_natural});
    return sheet.push({set_3, res_1, natural_vs_natural});
}

Outcome against_dealer_natural(const PlayedHand& player, const Sheet& sheet) {
    if (player.total.points != 21) return sheet.take({set_1, res_1});
    if (counts_as_blackjack(player, sheet)) return sheet.push({set_3, split_blackjack_is});
    if (sheet.house.dealer_natural_vs_21 == DealerNaturalVs21::Push)
        return sheet.push({set_3, natural_vs_21});
    if (player.split_blackjack)
        return sheet.take({set_1, res_1, natural_vs_21, split_blackjack_is});
    return sheet.take({set_1, res_1, natural_vs_21});
}

Outcome winner(const PlayedHand& player, const Sheet& sheet) {
    if (player.split_blackjack) return sheet.pay(even_money, {split_4, set_2});
    return sheet.pay(even_money, {set_2, res_1});
}

Outcome by_total(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    if (dealer.bust()) return winner(player, sheet);
    if (player.total.points > dealer.total.points) return winner(player, sheet);
    if (player.total.points < dealer.total.points) return sheet.take({set_1, res_1});
    if (counts_as_blackjack(player, sheet))
        return sheet.pay(even_money, {split_4, set_2, split_blackjack_is});
    if (player.split_blackjack) return sheet.push({set_3, res_1, split_blackjack_is});
    return sheet.push({set_3, res_1});
}

}  // namespace

Outcome played_hand(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet) {
    if (player.bust()) return sheet.take({bust_1, set_1});
    if (player.natural) return natural_against(dealer, sheet);
    Outcome outcome =
        dealer.natural ? against_dealer_natural(player, sheet) : by_total(player, dealer, sheet);
    if (player.raised_natural) outcome.because.push_back(nat_3);
    return outcome;
}

Outcome paid_natural(const Sheet& sheet) {
    return sheet.pay(three_to_two, {nat_2, when_naturals_are_paid});
}

Outcome folded_blind(const Sheet& sheet) { return sheet.pay(half, {adj_6}); }

Outcome blind_at_dealer_fold(bool natural, const Sheet& sheet) {
    if (!natural) return sheet.pay(half, {dfold_1});
    if (sheet.house.natural_on_dealer_fold == NaturalOnDealerFold::ThreeTwo)
        return sheet.pay(three_to_two, {nat_2, natural_on_fold});
    return sheet.pay(half, {dfold_1, natural_on_fold});
}

}  // namespace fairdeal::bjx
