#include "games/league/results.h"

#include "base/translation.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

// --- the conditions; each may suppose that no row above it held

bool player_busts(const BothHands& h) { return h.player.bust(); }
bool both_have_natural(const BothHands& h) { return h.player.natural && h.dealer.natural; }
bool player_has_natural(const BothHands& h) { return h.player.natural; }
bool dealer_has_natural(const BothHands& h) { return h.dealer.natural; }
bool dealer_busts(const BothHands& h) { return h.dealer.bust(); }
bool player_has_more(const BothHands& h) { return h.player.total.points > h.dealer.total.points; }
bool player_has_less(const BothHands& h) { return h.player.total.points < h.dealer.total.points; }

bool dealer_has_none(const bool& dealer_has_blackjack) { return !dealer_has_blackjack; }

bool is_secret(const HandBet& bet) { return bet.secret; }
bool took_even_money(const HandBet& bet) { return bet.even_money; }
bool was_surrendered(const HandBet& bet) { return bet.surrendered; }
bool has_bust(const HandBet& bet) { return bet.bust; }
bool natural_stands(const HandBet& bet) { return bet.natural_stands; }

// clang-format off
constexpr Row<BothHands> hand_rows[] = {  // the first that holds rules
    {base_game, sentence("the player busts"), player_busts, takes},
    {base_game, sentence("both have a blackjack"), both_have_natural, pushes},
    {base_game, sentence("the player has a blackjack"), player_has_natural, pays(Option::BjPays)},
    {base_game, sentence("the dealer has a blackjack"), dealer_has_natural, takes},
    {base_game, sentence("the dealer busts"), dealer_busts, pays(1)},
    {base_game, sentence("the player's total is higher"), player_has_more, pays(1)},
    {base_game, sentence("the player's total is lower"), player_has_less, takes},
    {base_game, sentence("the totals are the same"), otherwise, pushes}};

constexpr Row<bool> insurance_rows[] = {
    {base_game, sentence("the dealer has no blackjack"), dealer_has_none, takes},
    {base_game, sentence("the dealer has a blackjack"), otherwise, pays(insurance_pays.pays, insurance_pays.to)}};

constexpr Row<HandBet, Settling> settling_rows[] = {
    {base_game, sentence("the player took even money on a blackjack"), took_even_money, Settling::EvenMoney},
    {base_game, sentence("the player surrendered"), was_surrendered, Settling::Half},
    {base_game, sentence("any other hand"), otherwise, Settling::HandAgainstHand}};

// Every action works on the secret bet; it is shown when the house reads IBL-SEC-3 and -5 to say,
// but counted with the hand.
constexpr Where shown_with_hand{Option::SecretReveal, SecretReveal::Hand};
constexpr Where shown_with_round{Option::SecretReveal, SecretReveal::Round};
constexpr Citation<HandBet> settling_notes[] = {
    {sec_4, sentence("the bet is secret"), sentence("every action works on it"), is_secret},
    {sec_5, sentence("the bet is secret"), sentence("its amount is shown at the end of the hand"), is_secret, false, shown_with_hand},
    {sec_3, sentence("the bet is secret"), sentence("its amount is shown at the end of the round"), is_secret, false, shown_with_round},
    {when_revealed, sentence("the bet is secret"), sentence("it is settled and counted with the hand, whenever its amount is shown"), is_secret}};

constexpr Row<HandBet, Due> when_rows[] = {
    {sec_5,     sentence("the bet is secret"), is_secret, Due::EndOfHand},
    {base_game, sentence("the player took even money on a blackjack"), took_even_money, Due::EvenMoney},
    {base_game, sentence("the player surrendered"), was_surrendered, Due::Surrender},
    {base_game, sentence("the hand busts"), has_bust, Due::LastCard},
    {base_game, sentence("the hand is a blackjack, and the dealer is known to have none"), natural_stands,
                Due::NoBlackjack},
    {base_game, sentence("any other hand"), otherwise, Due::EndOfHand}};
// clang-format on

}  // namespace

constexpr Section<BothHands> hand_section{"hand", sentence("A hand against the dealer's"),
                                          hand_rows};
constexpr Section<bool> insurance_section{"insurance", sentence("The insurance bet"),
                                          insurance_rows};
constexpr Section<HandBet, Settling> settling_section{
    "bet", sentence("How the bet on a hand is settled"), settling_rows, {}, settling_notes};
constexpr Section<HandBet, Due> when_section{"when", sentence("When the bet on a hand is settled"),
                                             when_rows};

const char* does(Settling settling) {
    switch (settling) {
        case Settling::EvenMoney: return sentence("pay 1:1");
        case Settling::Half: return sentence("take half and return the rest");
        case Settling::HandAgainstHand: return sentence("compare it with the dealer's hand");
    }
    throw Fault("a settling that is none");
}

const char* does(Due due) {
    return due == Due::EndOfHand ? sentence("at the end of the hand") : sentence("at once");
}

Outcome hand_bet(const FinalHand& player, const FinalHand& dealer, const Sheet& sheet) {
    return outcome_by<hand_section>(BothHands{player, dealer}, sheet);
}

Outcome insurance_bet(bool dealer_has_blackjack, const Sheet& sheet) {
    return outcome_by<insurance_section>(dealer_has_blackjack, sheet);
}

const Row<HandBet, Settling>& how_settled(HandBet bet, const Sheet& sheet) {
    return first_row<settling_section>(bet, sheet);
}

const Row<HandBet, Due>& when_settled(HandBet bet, const Sheet& sheet) {
    return first_row<when_section>(bet, sheet);
}

}  // namespace fairdeal::ibl
