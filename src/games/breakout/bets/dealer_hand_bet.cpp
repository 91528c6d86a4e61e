#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"
#include "rules/sheet/rows.h"

namespace fairdeal::brk {

namespace {

// --- the conditions; each may suppose that no row above it held

bool player_blackjack_alone(const Hands& h) { return h.player.natural && !h.dealer.natural; }
bool both_blackjack(const Hands& h) { return h.player.natural && h.dealer.natural; }
bool dealer_blackjack(const Hands& h) { return h.dealer.natural; }
bool dealer_blackjack_against_drawn_21(const Hands& h) {
    return h.dealer.natural && h.player.total.points == 21 && !h.player.natural;
}
bool both_bust(const Hands& h) { return h.player.bust() && h.dealer.bust(); }
bool bust_against_hard_17(const Hands& h) { return h.player.bust() && h.dealer.total == hard(17); }
bool bust_against_soft_17(const Hands& h) { return h.player.bust() && h.dealer.total == soft(17); }
bool player_bust(const Hands& h) { return h.player.bust(); }
bool dealer_bust(const Hands& h) { return h.dealer.bust(); }
bool dealer_has_more(const Hands& h) { return h.dealer.total.points > h.player.total.points; }
bool dealer_has_less(const Hands& h) { return h.dealer.total.points < h.player.total.points; }

// clang-format off
constexpr Payment win = pays(Option::DealerWinPays), blackjack = pays(Option::DealerBjPays);
constexpr Where drawn_21_pushes{Option::BjVs21, BlackjackVs21::Push}, drawn_21_loses{Option::BjVs21, BlackjackVs21::Beats};
constexpr Where soft_17_pushes{Option::Bust17Soft, YesNo::Yes}, soft_17_is_no_17{Option::Bust17Soft, YesNo::No};

constexpr Row<Hands> dealer_hand_rows[] = {  // the first that holds rules
    {bj_1,   sentence("the player has a blackjack and the dealer does not"), player_blackjack_alone, takes},
    {bj_4,   sentence("both have a blackjack"), both_blackjack, pushes},
    {bj_3,   sentence("the dealer has a blackjack, the player drew to 21"), dealer_blackjack_against_drawn_21,
             pushes, {push_1, blackjack_vs_21}, drawn_21_pushes},
    {bj_3,   sentence("the dealer has a blackjack, the player drew to 21"), dealer_blackjack_against_drawn_21,
             blackjack, {bj_3, blackjack_vs_21}, drawn_21_loses},
    {bj_3,   sentence("the dealer has a blackjack"), dealer_blackjack, blackjack},
    {push_2, sentence("both hands bust"), both_bust, pushes},
    {push_3, sentence("the player busts, the dealer has a hard 17"), bust_against_hard_17, pushes},
    {push_3, sentence("the player busts, the dealer has a soft 17"), bust_against_soft_17, pushes,
             {push_3, bust_soft_17}, soft_17_pushes},
    {win_3,  sentence("the player busts, the dealer has a soft 17"), bust_against_soft_17, win,
             {win_1, dealer_win_price, bust_soft_17}, soft_17_is_no_17},
    {win_3,  sentence("the player busts"), player_bust, win, {win_1, dealer_win_price}},
    {lose_2, sentence("the dealer busts"), dealer_bust, takes, {lose_1}},
    {win_2,  sentence("the dealer's total is higher"), dealer_has_more, win, {win_1, dealer_win_price}},
    {lose_3, sentence("the dealer's total is lower"), dealer_has_less, takes, {lose_1}},
    {push_1, sentence("the totals are the same"), otherwise, pushes}};

constexpr Forgotten<Hands> dealer_hand_forgotten[] = {
    // a bust of a dealer hand bet loses as in ordinary blackjack; pays whatever the dealer has
    {.clause = bust_2, .before = push_2, .row = Row<Hands>{bust_2, "", player_bust, takes}},
    {.clause = bust_3, .before = push_2, .row = Row<Hands>{bust_3, "", player_bust, win}},
    // a bust is no win for anybody
    {.clause = win_3,  .before = win_3,  .row = Row<Hands>{win_3, "", player_bust, pushes}}};
// clang-format on

}  // namespace

const Section<Hands> dealer_hand_section{"dealer", sentence("Dealer hand bet"), dealer_hand_rows,
                                         dealer_hand_forgotten};

Outcome dealer_hand_bet(const Hands& hands, const Sheet& sheet) {
    return outcome_by(dealer_hand_section, hands, sheet);
}

}  // namespace fairdeal::brk
