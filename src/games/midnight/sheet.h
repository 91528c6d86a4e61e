#pragma once
// The sheet a Midnight hand is ruled by: the house's choices and the document's terms, with at most
// one clause misread.

#include "games/midnight/terms.h"

namespace fairdeal::mid {

enum class InsuranceAllBust : std::uint8_t { DrawOne, Lose, Return };  // AMB-MID-01
enum class AllNaturals : std::uint8_t { DrawOut, CheckOnly };          // AMB-MID-02
enum class BlackjackVs21 : std::uint8_t { Win, Push };                 // AMB-MID-03
enum class DealerBlackjackVs21 : std::uint8_t { Lose, Push };          // AMB-MID-04
enum class DealerBlackjackTakes : std::uint8_t { All, Original };      // AMB-MID-05
enum class DoubleValue : std::uint8_t { Best, Either };                // AMB-MID-06
enum class DoubleWhen : std::uint8_t { TwoCards, AnyTime };            // AMB-MID-07
enum class DoubleAfterSplit : std::uint8_t { SplitHand, PreSplit };    // AMB-MID-08
enum class SplitAcesPlay : std::uint8_t { PlayOn, OneCard };           // AMB-MID-09
enum class InsuranceOfBustHand : std::uint8_t { Stands, Lost };        // AMB-MID-11
enum class InsuranceAmount : std::uint8_t { ExactHalf, UpToHalf };     // AMB-MID-12
enum class Odd : std::uint8_t { Exact, Down, Up };                     // AMB-MID-13

struct House {
    InsuranceAllBust insurance_all_bust = InsuranceAllBust::DrawOne;
    AllNaturals all_naturals = AllNaturals::DrawOut;
    BlackjackVs21 bj_vs_21 = BlackjackVs21::Win;
    DealerBlackjackVs21 dealer_bj_vs_21 = DealerBlackjackVs21::Lose;
    DealerBlackjackTakes dealer_bj_takes = DealerBlackjackTakes::All;
    DoubleValue double_value = DoubleValue::Best;
    DoubleWhen double_when = DoubleWhen::TwoCards;
    DoubleAfterSplit double_after_split = DoubleAfterSplit::SplitHand;
    SplitAcesPlay split_aces = SplitAcesPlay::PlayOn;
    bool stand_21 = true;  // AMB-MID-10: a 21 needs no word of the player
    InsuranceOfBustHand insurance_of_bust_hand = InsuranceOfBustHand::Stands;
    InsuranceAmount insurance_amount = InsuranceAmount::ExactHalf;
    Odd odd = Odd::Exact;
    Money unit = Money::dollars(1);
};

class Sheet : public RuleSheet {
public:
    /// The card must outlive the sheet.
    explicit Sheet(const TableCard& the_card, const RulingOptions& options = {});
    Sheet(TableCard&&, const RulingOptions& = {}) = delete;  // it reads the card again and again

    House house;
    Terms terms;

    /// What `stake` comes to at `odds`. AMB-MID-13: a sum that needs a part of the stake is rounded
    /// to the house's unit; half a bet, rounded, is never more than the bet.
    [[nodiscard]] Money sum_at(Money stake, Odds odds) const;
    /// True where AMB-MID-13 changed that sum.
    [[nodiscard]] bool is_rounded(Money stake, Odds odds) const;
};

}  // namespace fairdeal::mid
