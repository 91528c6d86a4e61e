#pragma once
// The sheet a Breakout hand is ruled by: the house's choices, and at most one clause misread.

#include "blackjack/house.h"
#include "rules/rule_sheet.h"

namespace fairdeal::brk {

enum class PairBy : std::uint8_t { Rank, Value };                           // AMB-BRK-06
enum class SuitedBy : std::uint8_t { Suit, Colour };                        // AMB-BRK-07
enum class PairUpBoth : std::uint8_t { Any, BothUnsuited, NotBothSuited };  // AMB-BRK-08
enum class PairUpRows : std::uint8_t { Best, Sum };                         // AMB-BRK-09
enum class TipFrom : std::uint8_t { House, Player };                        // AMB-BRK-11
enum class Unallowed : std::uint8_t { Void, Play };                         // AMB-BRK-12, 13
enum class BlackjackVs21 : std::uint8_t { Beats, Push };                    // AMB-BRK-14

struct House {
    BaseHouse base;
    Odds dealer_bj_pays{3, 2};
    Odds dealer_win_pays{1, 1};
    Money super_tie_min = Money::dollars(5);
    bool bust17_soft = true;
    bool sweet17_soft = true;
    PairBy pair_by = PairBy::Rank;
    SuitedBy suited_by = SuitedBy::Suit;
    PairUpBoth pair_up_both = PairUpBoth::Any;
    PairUpRows pair_up_rows = PairUpRows::Best;
    TipFrom tip_from = TipFrom::House;
    Unallowed super_tie_short = Unallowed::Void;
    Unallowed illegal_side = Unallowed::Void;
    BlackjackVs21 bj_vs_21 = BlackjackVs21::Beats;
    bool no_hole_loses_all = true;
    bool natural_stays_live = false;
};

class Sheet : public RuleSheet {
public:
    /// The card must outlive the sheet.
    explicit Sheet(const TableCard& the_card, const RulingOptions& options = {});

    House house;

    /// BRK-ST-6: the tip is a fixed sum, whatever the stake (unless this reader multiplies it).
    [[nodiscard]] Money tip(Money fixed, Money stake) const;
};

}  // namespace fairdeal::brk
