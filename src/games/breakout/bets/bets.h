#pragma once
// What becomes of each wager of Breakout once the hands are final: one list of rows a section of
// the sheet, in the order of the document, and the function that reads it.

#include "blackjack/hand.h"
#include "games/breakout/sheet.h"
#include "rules/sheet/rows.h"

namespace fairdeal::brk {

/// The two hands that decide a spot.
struct Hands {
    FinalHand player, dealer;
};

/// BRK-PAY-1: a bet on the own hand, as in ordinary blackjack.
struct OwnHand {
    FinalHand player, dealer;
    bool even_money = false;   // the player has taken it
    bool surrendered = false;  // the player has given up the hand
    bool grown = false;        // by a double or a split
    bool split_off = false;    // the second hand of a split, or a later one
    bool hole_card = true;     // the dealer has one, and has looked
};
extern const Section<OwnHand> own_hand_section;
Outcome own_hand_bet(const OwnHand& hand, const Sheet& sheet);

/// "Paying a hand" and "Blackjack hands": a bet on the dealer's hand. The player's hand has been
/// played by house rules.
extern const Section<Hands> dealer_hand_section;
Outcome dealer_hand_bet(const Hands& hands, const Sheet& sheet);

/// Insurance beside an own-hand bet, once it is known what the dealer has.
struct Insured {
    bool dealer_blackjack = false;
};
extern const Section<Insured> insurance_section;
Outcome insurance_bet(const Insured& insured, const Sheet& sheet);

/// BRK-BJ-2, BRK-EARLY-1: which bets of a spot are taken before any more cards.
enum class Due : std::uint8_t { AtOnce, AtTheEnd };
struct EarlyLoss {
    Wager wager{};  // of a spot that has a dealer hand bet, or a side bet of any other
    bool lost_to_blackjack = false;  // the player's, which beats the spot's dealer hand bet
};
extern const Section<EarlyLoss, Due> early_section;

/// BRK-BB: both hands bust, paid by the cards in both.
struct BonusHands {
    FinalHand player, dealer;
    int cards = 0;  // in both hands
};
extern const Section<BonusHands> breakout_bonus_section;
Outcome breakout_bonus(const Hands& hands, const Sheet& sheet);

/// BRK-ST: the final hands tie, paid by the total; the tip that belongs to the row.
struct TieHands {
    FinalHand player, dealer;
    bool on_own_hand = false;  // beside an own-hand bet, where that is allowed (AMB-BRK-13)
    bool tips = false;         // the row that rules brings a tip
};
struct TiePays {
    Payment payment;
    int tip_dollars = 0;
};
extern const Section<TieHands, TiePays> super_tie_section;
struct SuperTie {
    Outcome outcome;
    Money tip;       // nothing unless it wins
    ClauseId row{};  // the row of its table
};
/// Where one is allowed on an own-hand bet (AMB-BRK-13), a blackjack beats a drawn 21 whatever the
/// house has chosen (AMB-BRK-14).
SuperTie super_tie(const Hands& hands, const Sheet& sheet, Wager main = Wager::Dealer);

/// BRK-PU: pairs among the two starting hands, two cards each.
enum class Pair : std::uint8_t { None, Unsuited, Suited };
struct StartingHands {
    Pair player = Pair::None, dealer = Pair::None;
    bool value_or_rank = false;   // AMB-BRK-06: one has two ranks of one value
    bool colour_or_suit = false;  // AMB-BRK-07: one has a pair of two suits of one colour
    bool split = false;           // AMB-BRK-10
};
extern const Section<StartingHands> pair_up_section;        // the best row pays
extern const Section<StartingHands> pair_up_added_section;  // each row pays (AMB-BRK-09)
Outcome pair_up(std::span<const Card> player, std::span<const Card> dealer, const Sheet& sheet,
                bool split = false);

/// BRK-SW: the dealer's final hand is 17.
extern const Section<FinalHand> sweet_17_section;
Outcome sweet_17(const FinalHand& dealer, const Sheet& sheet);

}  // namespace fairdeal::brk
