// The outcome tables of the second settlement, written out cell by cell from the document, and the
// lines that they make due.

#include <algorithm>
#include <array>

#include "table.h"

namespace second {
namespace {

// What a hand amounts to, in the order of the tables' columns and rows.
enum Standing { Low, Hard17, Soft17, S18, S19, S20, S21, Blackjack, Bust };

// Dealer-hand bet. Rows: the player's hand; columns: the dealer's. W paid, B paid as blackjack,
// L taken, = push, ? push where a soft 17 counts (else W), ! push where 21 ties a blackjack (else
// B). The dealer never ends low; the column is there to keep the numbers right.
// clang-format off
constexpr std::array<std::string_view, 9> dealer_bet{
//   -  17 s17 18 19 20 21 BJ bust
    ".""W" "W" "W""W""W""W""B""L",   // 16 or less: only against a blackjack at the check
    ".""=" "=" "W""W""W""W""B""L",   // 17
    ".""=" "=" "W""W""W""W""B""L",   // soft 17
    ".""L" "L" "=""W""W""W""B""L",   // 18
    ".""L" "L" "L""=""W""W""B""L",   // 19
    ".""L" "L" "L""L""=""W""B""L",   // 20
    ".""L" "L" "L""L""L""=""!""L",   // 21
    ".""L" "L" "L""L""L""L""=""L",   // blackjack
    ".""=" "?" "W""W""W""W""B""=",   // bust
};
// Own-hand bet. W even money, N the natural's price, L taken, = push, X taken by a blackjack.
constexpr std::array<std::string_view, 9> own_bet{
    ".""L" "L" "L""L""L""L""X""W",
    ".""=" "=" "L""L""L""L""X""W",
    ".""=" "=" "L""L""L""L""X""W",
    ".""W" "W" "=""L""L""L""X""W",
    ".""W" "W" "W""=""L""L""X""W",
    ".""W" "W" "W""W""=""L""X""W",
    ".""W" "W" "W""W""W""=""X""W",
    ".""N" "N" "N""N""N""N""=""N",
    ".""L" "L" "L""L""L""L""L""L",
};
// Super Tie, fig. 11. A digit is the row of that table, . a loss, ! row 1 where 21 ties a blackjack.
constexpr std::array<std::string_view, 9> super_tie{
    ".""." "." "."".""."".""."".",
    ".""3" "3" "."".""."".""."".",
    ".""3" "3" "."".""."".""."".",
    ".""." "." "3"".""."".""."".",
    ".""." "." ".""3""."".""."".",
    ".""." "." "."".""2"".""."".",
    ".""." "." "."".""."  "1""!"".",
    ".""." "." "."".""."".""0"".",
    ".""." "." "."".""."".""."  "4",
};
// clang-format on
struct TieRow {
    std::int64_t pays;
    Cents tip;
};
constexpr std::array<TieRow, 5> tie_rows{{{25, 1000}, {15, 500}, {8, 300}, {3, 200}, {1, 100}}};

// Fig. 9, from 0 cards on; fewer than 6 cannot be, since a bust takes three.
constexpr std::array<std::int64_t, 13> bonus_by_cards{0, 0,  0,  0,   0,   0,  5,
                                                      5, 15, 30, 100, 150, 250};

const std::array<std::string, 4> side_names{"pair-up", "sweet-17", "breakout-bonus", "super-tie"};

Cents at_price(Cents stake, Price price) { return stake * price.pays / price.to; }

Standing standing_of(const Cards& cards, bool can_be_natural) {
    const auto [total, soft] = total_of(cards);
    if (total > 21) return Bust;
    if (can_be_natural && is_natural(cards)) return Blackjack;
    if (total < 17) return Low;
    if (total == 17) return soft ? Soft17 : Hard17;
    return static_cast<Standing>(S18 + (total - 18));
}

}  // namespace

void Table::due(int seat, int hand, std::string verb, std::string wager, Cents amount,
                bool blocking) {
    if (amount == 0) return;  // notation, point 15: no line of nothing
    lines_.push_back({seat, hand, std::move(verb), std::move(wager), amount, now_, blocking});
}

void Table::advance() {
    if (complete_ || !all_dealt()) return;
    if (dealer_blackjack()) {
        complete_ = true;
        return settle_all();
    }
    const int up = points_of_rank(dealer_[0].rank);
    const bool sure =
        (up >= 2 && up <= 9) || peeked_ || turned_ || (house_.no_hole && dealer_.size() >= 2);
    if (sure && !no_blackjack_) settle_known_no_blackjack();
    const bool offer_first = asks_insurance() && !offered_ && !played_;
    if ((!sure && (!house_.no_hole || offer_first)) || !players_done() || !dealer_done()) return;
    complete_ = true;
    settle_all();
}

void Table::settle_known_no_blackjack() {
    no_blackjack_ = true;
    for (auto& [seat, spot] : spots_) {
        Hand& hand = spot.hands[0];
        if (spot.main != 'd' || !is_natural(spot.start)) continue;
        hand.settled = true;
        due(seat, 0, "take", "dealer", spot.put_up("dealer"), true);
        for (const char* name : {"breakout-bonus", "super-tie"}) {
            Wager* side = spot.find(name);
            if (side == nullptr) continue;
            side->settled = true;
            due(seat, 0, "take", name, side->amount, true);
        }
    }
    for (auto& [seat, spot] : spots_) {
        if (Wager* insurance = spot.find("insurance")) {
            insurance->settled = true;
            due(seat, 0, "take", "insurance", insurance->amount);
        }
        Hand& hand = spot.hands[0];
        const bool natural = spot.main == 'p' && !spot.has_split() && is_natural(hand.cards);
        if (!natural || hand.settled || house_.natural_stays_live) continue;
        hand.settled = true;
        due(seat, 0, "pay", "player", at_price(hand.stake, house_.bj_pays));
    }
}

void Table::settle_insurance(int seat, Spot& spot) {
    for (Wager& wager : spot.wagers) {
        if (wager.name != "insurance" || wager.settled) continue;
        wager.settled = true;
        if (wager.is_void)
            due(seat, 0, "return", "insurance", wager.amount);
        else
            due(seat, 0, "pay", "insurance", wager.amount * 2);
    }
}

void Table::settle_against_blackjack(int seat, const Hand& hand) {
    if (house_.no_hole_loses_all) return due(seat, hand.number, "take", "player", hand.stake);
    if (hand.number > 1) return due(seat, hand.number, "push", "player", hand.stake);
    due(seat, hand.number, "take", "player", hand.original);
    if (hand.doubled) due(seat, hand.number, "return", "player", hand.stake - hand.original);
}

void Table::settle_main(int seat, Spot& spot) {
    const Standing dealer = standing_of(dealer_, true);
    for (Hand& hand : spot.hands) {
        if (spot.main == '-' || hand.settled) continue;
        hand.settled = true;
        const std::string wager = spot.main == 'p' ? "player" : "dealer";
        const Cents stake = spot.main == 'p' ? hand.stake : spot.put_up("dealer");
        const Standing player = standing_of(hand.cards, !spot.has_split());
        char cell = (spot.main == 'p' ? own_bet : dealer_bet)[player][dealer];
        if (cell == '?') cell = house_.bust17_soft ? '=' : 'W';
        if (cell == '!') cell = house_.bj_pushes_21 ? '=' : 'B';
        if (cell == 'X') settle_against_blackjack(seat, hand);
        if (cell == '=') due(seat, hand.number, "push", wager, stake);
        if (cell == 'L') due(seat, hand.number, "take", wager, stake);
        if (cell == 'N') due(seat, hand.number, "pay", wager, at_price(stake, house_.bj_pays));
        if (cell == 'B')
            due(seat, hand.number, "pay", wager, at_price(stake, house_.dealer_bj_pays));
        if (cell != 'W') continue;
        const Price price = spot.main == 'p' ? Price{} : house_.dealer_win_pays;
        due(seat, hand.number, "pay", wager, at_price(stake, price));
    }
}

std::int64_t Table::pair_up_pays(const Cards& player) const {
    // 0 no pair, 1 unsuited, 2 suited
    const auto kind = [this](const Cards& cards) {
        const bool pair = house_.pair_by_value
                              ? points_of_rank(cards[0].rank) == points_of_rank(cards[1].rank)
                              : cards[0].rank == cards[1].rank;
        const auto red = [](const Card& card) { return card.suit == 'h' || card.suit == 'd'; };
        const bool suited = house_.suited_by_colour ? red(cards[0]) == red(cards[1])
                                                    : cards[0].suit == cards[1].suit;
        return !pair ? 0U : suited ? 2U : 1U;
    };
    // Fig. 13 by the player's kind, then the dealer's: which rows hold, 5 for suited, 3 for
    // unsuited.
    static constexpr std::array<std::array<std::array<int, 2>, 3>, 3> singles{{
        {{{0, 0}, {0, 3}, {5, 0}}},
        {{{0, 3}, {0, 3}, {5, 3}}},
        {{{5, 0}, {5, 3}, {5, 0}}},
    }};
    // The row of 50 for unsuited/unsuited, mixed, suited/suited, by reading.
    static constexpr std::array<std::array<int, 3>, 3> doubles{
        {{50, 50, 50}, {50, 0, 0}, {50, 50, 0}}};
    const auto mine = kind(player), his = kind({dealer_[0], dealer_[1]});
    const auto& single = singles[mine][his];
    const int both = mine == 0 || his == 0
                         ? 0
                         : doubles[static_cast<std::size_t>(house_.pair_up_both)][mine + his - 2];
    if (house_.rows_sum) return both + single[0] + single[1];
    return std::max({both, single[0], single[1]});
}

void Table::pay_or_take(int seat, const Wager& wager, std::int64_t pays) {
    if (pays == 0)
        due(seat, 0, "take", wager.name, wager.amount);
    else
        due(seat, 0, "pay", wager.name, wager.amount * pays);
}

void Table::settle_super_tie(int seat, const Spot& spot, const Wager& wager) {
    const Hand& hand = spot.hands[0];
    char cell = super_tie[standing_of(hand.cards, hand.number == 0)][standing_of(dealer_, true)];
    if (cell == '!') cell = house_.bj_pushes_21 && spot.main != 'p' ? '1' : '.';
    if (cell == '.') return pay_or_take(seat, wager, 0);
    const TieRow& row = tie_rows[static_cast<std::size_t>(cell - '0')];
    const Cents pays = wager.amount * row.pays - (house_.tip_from_player ? row.tip : 0);
    // Notation, point 11: a pay that is smaller by the tip.
    due(seat, 0, "pay", wager.name, std::max<Cents>(pays, 0));
    due(seat, 0, "tip", "", row.tip);
}

void Table::settle_side(int seat, Spot& spot, Wager& wager) {
    if (wager.settled) return;
    wager.settled = true;
    if (wager.is_void) return due(seat, 0, "return", wager.name, wager.amount);
    const Standing dealer = standing_of(dealer_, true);
    const Hand& hand = spot.hands[0];
    if (wager.name == "pair-up") return pay_or_take(seat, wager, pair_up_pays(spot.start));
    if (wager.name == "super-tie") return settle_super_tie(seat, spot, wager);
    if (wager.name == "sweet-17") {
        const bool wins = dealer == Hard17 || (dealer == Soft17 && house_.sweet17_soft);
        return pay_or_take(seat, wager, wins ? 6 : 0);
    }
    const bool both = dealer == Bust && standing_of(hand.cards, false) == Bust;
    const std::size_t cards = std::min<std::size_t>(12, hand.cards.size() + dealer_.size());
    pay_or_take(seat, wager, both ? bonus_by_cards[cards] : 0);
}

void Table::settle_all() {
    for (auto& [seat, spot] : spots_) {
        settle_insurance(seat, spot);
        settle_main(seat, spot);
        for (Wager& wager : spot.wagers) {
            if (wager.is_void && (wager.name == "player" || wager.name == "dealer")) {
                settle_side(seat, spot, wager);
            }
        }
        for (const std::string& name : side_names) {
            for (Wager& wager : spot.wagers) {
                if (wager.name == name) settle_side(seat, spot, wager);
            }
        }
    }
}

}  // namespace second
