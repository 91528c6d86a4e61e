#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

/// BRK-BB-2, AMB-BRK-27: every card of both hands. The readers who miscount leave out the dealer's
/// hand, the four cards of the deal or the hole card.
int cards_of_both(const Hands& hands, const Sheet& sheet) {
    if (!sheet.knows(bb_2)) return hands.player.cards;
    const int cards = hands.player.cards + hands.dealer.cards;
    if (!sheet.knows(bb_9)) return cards - 4;
    return sheet.knows(cards_counted) ? cards : cards - 1;
}

}  // namespace

Outcome breakout_bonus(const Hands& hands, const Sheet& sheet) {
    const int cards = cards_of_both(hands, sheet);
    if (hands.dealer.natural) return sheet.take({bb_1, side_bets_at_blackjack});
    if (!hands.player.bust() || !hands.dealer.bust()) return sheet.take({bb_1});
    if (cards >= 12) return sheet.pay({250, 1}, {bb_3, bb_1, cards_counted});
    if (cards == 11) return sheet.pay({150, 1}, {bb_4, bb_1, cards_counted});
    if (cards == 10) return sheet.pay(sheet.price(bb_10, {100, 1}), {bb_5, bb_1, cards_counted});
    if (cards == 9) return sheet.pay({30, 1}, {bb_6, bb_1, cards_counted});
    if (cards == 8) return sheet.pay({15, 1}, {bb_7, bb_1, cards_counted});
    return sheet.pay({5, 1}, {bb_8, bb_1, cards_counted});
}

namespace {

SuperTie tie_row(ClauseId row, Odds odds, int tip_dollars, const Sheet& sheet) {
    return {sheet.pay(sheet.price(st_2, odds), {row, st_1}), Money::dollars(tip_dollars), row};
}

/// AMB-BRK-26: two busts tie, whatever their totals.
SuperTie bust_row(const Hands& hands, const Sheet& sheet) {
    SuperTie tie = tie_row(st_11, {1, 1}, 1, sheet);
    if (hands.player.total != hands.dealer.total) tie.outcome.because.push_back(busts_tie);
    return tie;
}

SuperTie lost(std::initializer_list<ClauseId> because, const Sheet& sheet) {
    const Outcome outcome = sheet.take(because);
    return {outcome, {}, because.begin()[0]};
}

}  // namespace

SuperTie super_tie(const Hands& hands, const Sheet& sheet, Wager main) {
    const auto& [player, dealer] = hands;
    const int total = dealer.total.points;
    const bool ties_21 =
        sheet.house.bj_vs_21 == BlackjackVs21::Push && !player.natural && main != Wager::Player;
    if (player.natural && dealer.natural) return tie_row(st_7, {25, 1}, 10, sheet);
    if (player.bust() && dealer.bust()) return bust_row(hands, sheet);
    if (player.bust() && total == 17) return lost({st_3}, sheet);
    if (player.total.points != total) return lost({st_1}, sheet);
    if (player.natural != dealer.natural && !ties_21) {
        return lost({st_1, blackjack_vs_21}, sheet);
    }
    if (total == 21) return tie_row(st_8, sheet.price(st_13, {15, 1}), 5, sheet);
    if (total == 20) return tie_row(st_9, {8, 1}, 3, sheet);
    if (total >= 17) return tie_row(st_10, {3, 1}, 2, sheet);
    return lost({st_1}, sheet);
}

namespace {

enum class Pair : std::uint8_t { None, Unsuited, Suited };

/// One starting hand: its pair, and the open points that it rests on.
struct StartingPair {
    Pair pair = Pair::None;
    bool by_rank_or_value = false;   // AMB-BRK-06: one value, two ranks
    bool by_suit_or_colour = false;  // AMB-BRK-07: one colour, two suits
};

StartingPair pair_of(std::span<const Card> cards, const House& house) {
    const Card a = cards[0];
    const Card b = cards[1];
    const bool same_rank = a.rank == b.rank;
    const bool same_value = points_of(a.rank) == points_of(b.rank);
    const bool same_colour = colour_of(a.suit) == colour_of(b.suit);
    const bool doubtful = same_value && !same_rank;
    if (house.pair_by == PairBy::Rank ? !same_rank : !same_value)
        return {Pair::None, doubtful, false};
    const bool suited = house.suited_by == SuitedBy::Suit ? a.suit == b.suit : same_colour;
    return {suited ? Pair::Suited : Pair::Unsuited, doubtful, same_colour && a.suit != b.suit};
}

/// BRK-PU-3 with its open point: is this pair of pairs paid 50 to 1?
bool pays_as_both(Pair player, Pair dealer, PairUpBoth reading) {
    if (player == Pair::None || dealer == Pair::None) return false;
    if (reading == PairUpBoth::BothUnsuited)
        return player == Pair::Unsuited && dealer == Pair::Unsuited;
    if (reading == PairUpBoth::NotBothSuited)
        return player == Pair::Unsuited || dealer == Pair::Unsuited;
    return true;
}

/// AMB-BRK-09, read the other way: every row that holds is paid, once, no matter who meets it.
Outcome sum_of_rows(bool both, bool suited, bool unsuited, const Sheet& sheet) {
    const int pays = (both ? 50 : 0) + (suited ? 5 : 0) + (unsuited ? 3 : 0);
    const ClauseId row = both ? pu_3 : suited ? pu_2 : pu_1;
    return sheet.pay({pays, 1}, {row, rows_add_up});
}

Outcome by_rows(Pair mine, Pair his, const Sheet& sheet) {
    const bool suited = mine == Pair::Suited || his == Pair::Suited;
    const bool sees_his = mine != Pair::None || sheet.knows(pu_9);
    const bool unsuited = mine == Pair::Unsuited || (his == Pair::Unsuited && sees_his);
    const Odds two_pairs = sheet.price(pu_10, {50, 1});
    const bool both = pays_as_both(mine, his, sheet.house.pair_up_both) && sheet.knows(pu_3);
    if (!suited && !unsuited) return sheet.take({pu_1, pu_2, pu_3});
    if (sheet.house.pair_up_rows == PairUpRows::Sum)
        return sum_of_rows(both, suited, unsuited, sheet);
    if (both && !suited) return sheet.pay(two_pairs, {pu_3, pu_6});
    if (both) return sheet.pay(two_pairs, {pu_3, pu_4});
    if (suited) return sheet.pay({5, 1}, {pu_2, pu_7});
    return sheet.pay({3, 1}, {pu_1, pu_8});
}

}  // namespace

Outcome pair_up(std::span<const Card> player, std::span<const Card> dealer, const Sheet& sheet) {
    const StartingPair mine = pair_of(player, sheet.house);
    const StartingPair his = pair_of(dealer, sheet.house);
    Outcome outcome = by_rows(mine.pair, his.pair, sheet);
    const bool two_pairs = mine.pair != Pair::None && his.pair != Pair::None;
    const bool any_suited = mine.pair == Pair::Suited || his.pair == Pair::Suited;
    if (two_pairs && any_suited) outcome.because.push_back(both_pairs);
    if (mine.by_rank_or_value || his.by_rank_or_value) outcome.because.push_back(what_a_pair_is);
    if (mine.by_suit_or_colour || his.by_suit_or_colour) outcome.because.push_back(what_suited_is);
    return outcome;
}

Outcome sweet_17(const FinalHand& dealer, const Sheet& sheet) {
    if (dealer.natural) return sheet.take({sw_1, side_bets_at_blackjack});
    if (dealer.total == hard(17)) return sheet.pay({6, 1}, {sw_1});
    if (dealer.total != soft(17)) return sheet.take({sw_1});
    if (sheet.house.sweet17_soft) return sheet.pay({6, 1}, {sw_1, sweet_soft_17});
    return sheet.take({sw_1, sweet_soft_17});
}

}  // namespace fairdeal::brk
