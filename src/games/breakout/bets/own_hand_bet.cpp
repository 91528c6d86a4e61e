#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// --- the conditions; each may suppose that no row above it held

bool took_even_money(const OwnHand& h) { return h.even_money; }
bool was_surrendered(const OwnHand& h) { return h.surrendered; }
bool own_bust(const OwnHand& h) { return h.player.bust(); }
bool own_blackjack_alone(const OwnHand& h) { return h.player.natural && !h.dealer.natural; }
bool two_blackjacks(const OwnHand& h) { return h.player.natural && h.dealer.natural; }
/// Without a hole card nobody could see the blackjack before doubling or splitting.
bool unseen_blackjack(const OwnHand& h) { return h.dealer.natural && h.grown && !h.hole_card; }
bool unseen_blackjack_against_split_hand(const OwnHand& h) {
    return unseen_blackjack(h) && h.split_off;
}
bool against_blackjack(const OwnHand& h) { return h.dealer.natural; }
bool against_bust(const OwnHand& h) { return h.dealer.bust(); }
bool own_total_higher(const OwnHand& h) { return h.player.total.points > h.dealer.total.points; }
bool own_total_lower(const OwnHand& h) { return h.player.total.points < h.dealer.total.points; }

// clang-format off
constexpr Where all_is_lost{Option::NoHoleLosesAll, YesNo::Yes}, first_bet_is_lost{Option::NoHoleLosesAll, YesNo::No};

constexpr Row<OwnHand> own_hand_rows[] = {  // the first that holds rules
    {even_money_open, sentence("the player has taken even money"), took_even_money, pays(1)},
    {pay_1, sentence("the player has surrendered"), was_surrendered, half(takes), {pay_1, regular_rules}},
    {pay_1, sentence("the player busts"), own_bust, takes},
    {pay_1, sentence("the player has a blackjack and the dealer does not"), own_blackjack_alone,
            pays(Option::BjPays), {pay_1, regular_rules}},
    {pay_1, sentence("both have a blackjack"), two_blackjacks, pushes},
    {pay_1, sentence("no hole card is dealt, and the dealer has a blackjack against a doubled or split hand"),
            unseen_blackjack, takes, {pay_1, no_hole_loss}, all_is_lost},
    {pay_1, sentence("no hole card is dealt, and the dealer has a blackjack against a hand that was split off"),
            unseen_blackjack_against_split_hand, pushes, {pay_1, no_hole_loss}, first_bet_is_lost},
    {pay_1, sentence("no hole card is dealt, and the dealer has a blackjack against a doubled or split hand"),
            unseen_blackjack, original_bet(takes), {pay_1, no_hole_loss}, first_bet_is_lost},
    {pay_1, sentence("the dealer has a blackjack"), against_blackjack, takes},
    {pay_1, sentence("the dealer busts"), against_bust, pays(1)},
    {pay_1, sentence("the player's total is higher"), own_total_higher, pays(1)},
    {pay_1, sentence("the player's total is lower"), own_total_lower, takes},
    {pay_1, sentence("the totals are the same"), otherwise, pushes}};

constexpr Forgotten<OwnHand> own_hand_forgotten[] = {{.clause = pay_1}};  // there is no other rule
// clang-format on

}  // namespace

const Section<OwnHand> own_hand_section{"own-hand", sentence("Own-hand bet"), own_hand_rows,
                                        own_hand_forgotten};

Outcome own_hand_bet(const OwnHand& hand, const Sheet& sheet) {
    return outcome_by(own_hand_section, hand, sheet);
}

}  // namespace fairdeal::brk
