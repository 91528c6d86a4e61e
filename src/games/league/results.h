#pragma once
// What becomes of each wager of a league hand by the base game (AMB-IBL-28), and when: lists of
// rows. Who goes out comes after it (tournament/who_goes.h).

#include "blackjack/hand.h"
#include "games/league/sheet.h"
#include "rules/sheet/rows.h"

namespace fairdeal::ibl {

/// A hand and the dealer's.
struct BothHands {
    FinalHand player, dealer;
};
extern const Section<BothHands> hand_section;
/// The base game: a finished hand against the dealer's.
Outcome hand_bet(const FinalHand& player, const FinalHand& dealer, const Sheet& sheet);

extern const Section<bool> insurance_section;
/// Insurance, once it is known whether the dealer has a blackjack.
Outcome insurance_bet(bool dealer_has_blackjack, const Sheet& sheet);

/// The bet on a hand, and what has happened to it.
struct HandBet {
    bool secret = false;
    bool even_money = false;  // it was taken
    bool surrendered = false;
    bool bust = false;
    bool natural_stands = false;  // a natural, and the dealer is known to have none
};
/// How the bet is settled.
enum class Settling : std::uint8_t { EvenMoney, Half, HandAgainstHand };
extern const Section<HandBet, Settling> settling_section;
const Row<HandBet, Settling>& how_settled(HandBet bet, const Sheet& sheet);
const char* does(Settling settling);

/// What makes the bet due.
enum class Due : std::uint8_t { EvenMoney, Surrender, LastCard, NoBlackjack, EndOfHand };
extern const Section<HandBet, Due> when_section;
const Row<HandBet, Due>& when_settled(HandBet bet, const Sheet& sheet);
const char* does(Due due);

}  // namespace fairdeal::ibl
