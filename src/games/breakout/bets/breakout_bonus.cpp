#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// clang-format off
bool bonus_against_blackjack(const BonusHands& h) { return h.dealer.natural; }
bool not_both_bust(const BonusHands& h) { return !h.player.bust() || !h.dealer.bust(); }
template <int Cards>
bool cards(const BonusHands& h) { return h.cards == Cards; }
bool cards_12_or_more(const BonusHands& h) { return h.cards >= 12; }

constexpr Row<BonusHands> breakout_bonus_rows[] = {  // the first that holds rules
    {bb_1, sentence("the dealer has a blackjack"), bonus_against_blackjack, takes, {bb_1, side_bets_at_blackjack}},
    {bb_1, sentence("the two hands do not both bust"), not_both_bust, takes},
    {bb_3, sentence("both bust, with 12 or more cards together"), cards_12_or_more, pays(250), {bb_3, bb_1, cards_counted}},
    {bb_4, sentence("both bust, with 11 cards together"), cards<11>, pays(150), {bb_4, bb_1, cards_counted}},
    {bb_5, sentence("both bust, with 10 cards together"), cards<10>, by(pays(100), bb_10), {bb_5, bb_1, cards_counted}},
    {bb_6, sentence("both bust, with 9 cards together"), cards<9>, pays(30), {bb_6, bb_1, cards_counted}},
    {bb_7, sentence("both bust, with 8 cards together"), cards<8>, pays(15), {bb_7, bb_1, cards_counted}},
    {bb_8, sentence("both bust, with 6 or 7 cards together"), otherwise, pays(5), {bb_8, bb_1, cards_counted}}};

constexpr Forgotten<BonusHands> breakout_bonus_forgotten[] = {
    // the player's cards alone are counted; the four of the deal are left out; the hole card is
    {.clause = bb_2,          .change = [](BonusHands& h) { h.cards = h.player.cards; }},
    {.clause = bb_9,          .change = [](BonusHands& h) { h.cards -= 4; }},
    {.clause = cards_counted, .change = [](BonusHands& h) { h.cards -= 1; }}};
// clang-format on

}  // namespace

const Section<BonusHands> breakout_bonus_section{"breakout-bonus", sentence("Breakout Bonus"),
                                                 breakout_bonus_rows, breakout_bonus_forgotten};

/// AMB-BRK-27: every card of both hands, the hole card too.
Outcome breakout_bonus(const Hands& hands, const Sheet& sheet) {
    const int both = hands.player.cards + hands.dealer.cards;
    return outcome_by(breakout_bonus_section, {hands.player, hands.dealer, both}, sheet);
}

}  // namespace fairdeal::brk
