#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// clang-format off
bool blackjack_is_no_17(const FinalHand& dealer) { return dealer.natural; }
bool on_hard_17(const FinalHand& dealer) { return dealer.total == hard(17); }
bool on_soft_17(const FinalHand& dealer) { return dealer.total == soft(17); }

constexpr Where soft_17_wins{Option::Sweet17Soft, YesNo::Yes}, soft_17_loses{Option::Sweet17Soft, YesNo::No};

constexpr Row<FinalHand> sweet_17_rows[] = {  // the first that holds rules
    {sw_1, sentence("the dealer has a blackjack"), blackjack_is_no_17, takes, {sw_1, side_bets_at_blackjack}},
    {sw_1, sentence("the dealer has a hard 17"), on_hard_17, pays(6)},
    {sw_1, sentence("the dealer has a soft 17"), on_soft_17, pays(6), {sw_1, sweet_soft_17}, soft_17_wins},
    {sw_1, sentence("the dealer has a soft 17"), on_soft_17, takes, {sw_1, sweet_soft_17}, soft_17_loses},
    {sw_1, sentence("the dealer has anything else"), otherwise, takes}};

constexpr Forgotten<FinalHand> sweet_17_forgotten[] = {{.clause = sw_1}};  // there is no other rule
// clang-format on

}  // namespace

const Section<FinalHand> sweet_17_section{"sweet-17", sentence("Sweet 17"), sweet_17_rows,
                                          sweet_17_forgotten};

Outcome sweet_17(const FinalHand& dealer, const Sheet& sheet) {
    return outcome_by(sweet_17_section, dealer, sheet);
}

}  // namespace fairdeal::brk
