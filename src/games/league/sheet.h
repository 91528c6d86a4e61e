#pragma once
// The sheet a league hand is ruled by: the house's choices and the document's terms, with at most
// one clause misread.

#include "blackjack/house.h"
#include "games/league/terms.h"

namespace fairdeal::ibl {

enum class TiedLowestOut : std::uint8_t { One, AllButOne, All };   // AMB-IBL-01
enum class ThreeWay : std::uint8_t { StepByStep, UniqueLargest };  // AMB-IBL-03
enum class BothRewarded : std::uint8_t { SuddenDeath, Shared };    // AMB-IBL-04
enum class StarterDistance : std::uint8_t { Zero, FullLap };       // AMB-IBL-05
enum class SecretPer : std::uint8_t { Round, Hand };               // AMB-IBL-08
enum class SecretReveal : std::uint8_t { Hand, Round };            // AMB-IBL-09
enum class Autoplay : std::uint8_t { Below12, TwoCards };          // AMB-IBL-12
enum class ShortMinBet : std::uint8_t { AllIn, None };             // AMB-IBL-13

struct House {
    BaseHouse base;  // AMB-IBL-28
    TiedLowestOut tied_lowest_out = TiedLowestOut::One;
    bool bust_is_the_elimination = true;  // AMB-IBL-02
    ThreeWay three_way = ThreeWay::StepByStep;
    BothRewarded both_rewarded = BothRewarded::SuddenDeath;
    StarterDistance starter_distance = StarterDistance::Zero;
    SecretPer secret_per = SecretPer::Round;
    SecretReveal secret_reveal = SecretReveal::Hand;
    Autoplay autoplay = Autoplay::Below12;
    ShortMinBet short_min_bet = ShortMinBet::AllIn;
};

class Sheet : public RuleSheet {
public:
    /// The card must outlive the sheet.
    explicit Sheet(const TableCard& the_card, const RulingOptions& options = {});
    Sheet(TableCard&&, const RulingOptions& = {}) = delete;  // it reads the card again and again

    House house;
    Terms terms;
};

}  // namespace fairdeal::ibl
