#pragma once
// The sheet a Breakout hand is ruled by: the house's choices, and what the sheet fixes itself, at
// most one clause misread.

#include "blackjack/house.h"
#include "rules/sheet/rule_sheet.h"

namespace fairdeal::brk {

enum class PairBy : std::uint8_t { Rank, Value };                           // AMB-BRK-06
enum class SuitedBy : std::uint8_t { Suit, Colour };                        // AMB-BRK-07
enum class PairUpBoth : std::uint8_t { Any, BothUnsuited, NotBothSuited };  // AMB-BRK-08
enum class PairUpRows : std::uint8_t { Best, Sum };                         // AMB-BRK-09
enum class TipFrom : std::uint8_t { House, Player };                        // AMB-BRK-11
enum class Unallowed : std::uint8_t { Void, Play };                         // AMB-BRK-12, 13
enum class BlackjackVs21 : std::uint8_t { Beats, Push };                    // AMB-BRK-14

/// What the casino chooses, where more hangs on it than one row of a section (those name theirs).
struct House {
    BaseHouse base;
    Money super_tie_min = Money::dollars(5);
    PairBy pair_by = PairBy::Rank;
    SuitedBy suited_by = SuitedBy::Suit;
    PairUpRows pair_up_rows = PairUpRows::Best;
    TipFrom tip_from = TipFrom::House;
    Unallowed super_tie_short = Unallowed::Void;
    Unallowed illegal_side = Unallowed::Void;
    bool natural_stays_live = false;
};

/// What the sheet fixes; each is so unless its clause is misread.
struct Terms {
    bool tip_is_built_in = true;  // BRK-ST-5: a Super Tie that wins gives one
    bool tip_is_fixed = true;     // BRK-ST-6: whatever the stake, not for each dollar of it
};

class Sheet : public RuleSheet {
public:
    /// The card must outlive the sheet.
    explicit Sheet(const TableCard& the_card, const RulingOptions& options = {});
    Sheet(TableCard&&, const RulingOptions& = {}) = delete;  // it reads the card again and again

    House house;
    Terms terms;
};

}  // namespace fairdeal::brk
