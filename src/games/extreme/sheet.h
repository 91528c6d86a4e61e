#pragma once
// The sheet a hand of eXtreme is ruled by: the house's choices, and at most one clause misread.

#include <initializer_list>

#include "record/options.h"
#include "rules/clause.h"
#include "rules/misreading.h"

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

struct House {
    NaturalVsDealerNatural natural_vs_dealer_natural = NaturalVsDealerNatural::Push;
    NaturalOnDealerFold natural_on_dealer_fold = NaturalOnDealerFold::Half;
    Partial partial = Partial::Partial;
    MinimumBasis minimum_basis = MinimumBasis::Table;
    DealerNaturalVs21 dealer_natural_vs_21 = DealerNaturalVs21::Beats;
    SplitBlackjack split_blackjack = SplitBlackjack::Plain21;
    DoubledSplitCard doubled_split_card = DoubledSplitCard::SplitCard;
    OddHalf odd = OddHalf::Exact;
    Money unit = Money::dollars(1);
    Round5Order round5_order = Round5Order::Seat;
    CoverBasis cover_basis = CoverBasis::Minimum;
    LosingBet losing_bet = LosingBet::Full;
    bool all_in_raise = false;  // AMB-BJX-12
    AnyAmount any_amount = AnyAmount::Legal;
    bool draw_with_none_live = false;  // AMB-BJX-14
};

/// What becomes of a hand's wagers, and why: Take, Push, or Pay at the odds.
struct Outcome {
    Verb verb = Verb::Push;
    Odds odds;
    Clauses because;  // the deciding clause first
};

class Sheet {
public:
    explicit Sheet(const TableCard& card, const Misreading* misread = nullptr);

    House house;

    /// False only for a clause that this reader has forgotten.
    [[nodiscard]] bool knows(ClauseId clause) const;

    // The outcomes a clause can rule; a misread deciding clause rules what its reader takes it to
    // say.
    [[nodiscard]] Outcome take(std::initializer_list<ClauseId> because) const;
    [[nodiscard]] Outcome push(std::initializer_list<ClauseId> because) const;
    [[nodiscard]] Outcome pay(Odds odds, std::initializer_list<ClauseId> because) const;

    /// What `stake` wins at `odds`. Part of a chip goes to whom the house lets have it
    /// (AMB-BJX-08); half a blind, rounded, is never more than the blind.
    [[nodiscard]] Money price(Money stake, Odds odds) const;
    /// True where AMB-BJX-08 changed that sum.
    [[nodiscard]] bool is_rounded(Money stake, Odds odds) const;

private:
    [[nodiscard]] Outcome as_read(Outcome outcome) const;
    const Misreading* misread_;
};

}  // namespace fairdeal::bjx
