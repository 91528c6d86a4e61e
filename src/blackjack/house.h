#pragma once
// Ordinary blackjack as far as a casino chooses it (the rule book's base options). The league plays
// it, and Breakout's own-hand bets follow it "as normal".

#include "record/options.h"

namespace fairdeal {

enum class DealerStyle : std::uint8_t { Peek, NoHole };
enum class SplitAces : std::uint8_t { OneCard, PlayOn };
enum class SurrenderRule : std::uint8_t { Late, None };

struct BaseHouse {
    int decks = 6;
    DealerStyle dealer_style = DealerStyle::Peek;
    bool hit_soft_17 = false;
    Odds bj_pays{3, 2};
    int max_hands = 4;  // of one seat, after splits
    SplitAces split_aces = SplitAces::OneCard;
    bool double_after_split = true;
    SurrenderRule surrender = SurrenderRule::Late;
};

constexpr Odds insurance_pays{2, 1};
constexpr Odds even_money{1, 1};

/// The base options of a table card of Breakout or the league.
BaseHouse base_house_of(const TableCard& card);

}  // namespace fairdeal
