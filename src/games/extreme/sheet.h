#pragma once
// The sheet a hand of eXtreme is ruled by: the house's choices and the document's terms, with at
// most one clause misread.

#include "games/extreme/terms.h"
#include "rules/sheet/rows.h"

namespace fairdeal::bjx {

enum class NaturalVsDealerNatural : std::uint8_t { Push, Paid };      // AMB-BJX-01
enum class NaturalOnDealerFold : std::uint8_t { Half, ThreeTwo };     // AMB-BJX-02
enum class Partial : std::uint8_t { Partial, Skip, Stop };            // AMB-BJX-03
enum class MinimumBasis : std::uint8_t { Table, SmallestBlind };      // AMB-BJX-04
enum class DealerNaturalVs21 : std::uint8_t { Beats, Push };          // AMB-BJX-05
enum class SplitBlackjack : std::uint8_t { Plain21, Blackjack };      // AMB-BJX-06
enum class DoubledSplitCard : std::uint8_t { SplitCard, ThirdCard };  // AMB-BJX-07
enum class OddHalf : std::uint8_t { Exact, Player, Dealer };          // AMB-BJX-08
enum class Round5Order : std::uint8_t { Seat, Hand };                 // AMB-BJX-09
enum class CoverBasis : std::uint8_t { Minimum, Blind };              // AMB-BJX-10
enum class LosingBet : std::uint8_t { Full, CoveredOnly };            // AMB-BJX-11
enum class AnyAmount : std::uint8_t { Legal, Free };                  // AMB-BJX-13
enum class BustTaken : std::uint8_t { AtOnce, AtEnd };                // AMB-BJX-41
enum class PassUntil : std::uint8_t { Cards, Blind };                 // AMB-BJX-42

struct House {
    NaturalVsDealerNatural natural_vs_dealer_natural = NaturalVsDealerNatural::Push;
    NaturalOnDealerFold natural_on_dealer_fold = NaturalOnDealerFold::Half;
    Partial partial = Partial::Partial;
    MinimumBasis minimum_basis = MinimumBasis::Table;
    DealerNaturalVs21 dealer_natural_vs_21 = DealerNaturalVs21::Beats;
    SplitBlackjack split_blackjack = SplitBlackjack::Plain21;
    DoubledSplitCard doubled_split_card = DoubledSplitCard::SplitCard;
    Money unit = Money::dollars(1);
    Round5Order round5_order = Round5Order::Seat;
    CoverBasis cover_basis = CoverBasis::Minimum;
    LosingBet losing_bet = LosingBet::Full;
    bool all_in_raise = false;  // AMB-BJX-12
    AnyAmount any_amount = AnyAmount::Legal;
    bool draw_with_none_live = false;  // AMB-BJX-14
    BustTaken bust_taken = BustTaken::AtOnce;
    PassUntil pass_until = PassUntil::Cards;
};

/// A section without facts: one row for each choice of the house.
struct NoFacts {};
/// AMB-BJX-08: a sum with part of a chip in it.
extern const Section<NoFacts, OddHalf> part_of_chip_section;

class Sheet : public RuleSheet {
public:
    /// The card must outlive the sheet.
    explicit Sheet(const TableCard& the_card, const RulingOptions& options = {});
    Sheet(TableCard&&, const RulingOptions& = {}) = delete;  // it reads the card again and again

    House house;
    Terms terms;

    /// What `stake` wins at `odds`. Part of a chip goes to whom the house lets have it
    /// (AMB-BJX-08); half a blind, rounded, is never more than the blind.
    [[nodiscard]] Money sum_at(Money stake, Odds odds) const;
    /// True where AMB-BJX-08 changed that sum.
    [[nodiscard]] bool is_rounded(Money stake, Odds odds) const;
};

}  // namespace fairdeal::bjx
