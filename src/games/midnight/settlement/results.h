#pragma once
// What becomes of each wager of Midnight once the dealer's hand is known, and when: the document's
// sections as lists of rows.

#include "blackjack/hand.h"
#include "games/midnight/sheet.h"
#include "rules/sheet/rows.h"

namespace fairdeal::mid {

/// A player's hand as it is compared with the dealer's.
struct PlayedHand {
    FinalHand hand;
    bool split_blackjack = false;  // an ace and a ten-valued card on a split hand, no more cards
    bool doubled = false;
    bool from_split = false;
};

/// A hand and the dealer's.
struct BothHands {
    PlayedHand player;
    FinalHand dealer;
};
extern const Section<BothHands> hand_section;
/// The bet on a hand: MID-HIT-3, MID-DBJ-1, MID-PAY and MID-RES.
Outcome hand_bet(const PlayedHand& player, const FinalHand& dealer, const Sheet& sheet);

/// A bet that a dealer's blackjack takes.
struct TakenBet {
    bool grown = false;         // doubled or split
    bool further_hand = false;  // the second hand of a split, with its own bet
};
extern const Section<TakenBet> taken_section;
/// AMB-MID-05: how much of it.
const Row<TakenBet>& taken_by_blackjack(TakenBet bet, const Sheet& sheet);

/// An insurance bet.
struct InsuredHand {
    bool went_with_hand = false;  // AMB-MID-11, read the other way
    bool second_card = false;     // the dealer has it
    bool dealer_blackjack = false;
};
extern const Section<InsuredHand> insurance_section;
/// MID-INS-5 to -7, AMB-MID-01 and -11.
Outcome insurance_bet(const InsuredHand& insured, const Sheet& sheet);

/// A bet whose settlement may be due before the end of the hand.
struct WaitingBet {
    bool bust = false, natural = false;  // the hand that it is on
    bool insurance_went_with_hand = false, insurance_meets_second_card = false;
};
enum class Settled : std::uint8_t { AtOnce, AtTheEnd };
extern const Section<WaitingBet, Settled> when_section;
const Row<WaitingBet, Settled>& when_settled(WaitingBet bet, const Sheet& sheet);
const char* does(Settled settled);

}  // namespace fairdeal::mid
