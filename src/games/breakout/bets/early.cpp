#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

bool dealer_bet_lost_to_blackjack(const EarlyLoss& e) {
    return e.wager == Wager::Dealer && e.lost_to_blackjack;
}
bool lost_with_the_dealer_bet(const EarlyLoss& e) {
    return (e.wager == Wager::BreakoutBonus || e.wager == Wager::SuperTie) && e.lost_to_blackjack;
}
bool is_a_side_bet(const EarlyLoss& e) { return is_side(e.wager); }

// clang-format off
constexpr Row<EarlyLoss, Due> early_rows[] = {  // the first that holds rules
    {bj_1,     sentence("a dealer hand bet: the player has a blackjack, and the dealer is known to have none"),
               dealer_bet_lost_to_blackjack, Due::AtOnce, {bj_2, bj_1}},
    {early_1,  sentence("a Breakout Bonus or Super Tie beside a dealer hand bet that is lost in this way"),
               lost_with_the_dealer_bet, Due::AtOnce},
    {order_1,  sentence("any other side bet"), is_a_side_bet, Due::AtTheEnd},
    {early_losses, sentence("any other dealer hand bet"), otherwise, Due::AtTheEnd}};

constexpr Forgotten<EarlyLoss, Due> early_forgotten[] = {
    // no bet is lost early, so none goes with it
    {.clause = bj_1, .skipped = {bj_1, early_1}}};
// clang-format on

}  // namespace

const Section<EarlyLoss, Due> early_section{"early", sentence("Taking bets early"), early_rows,
                                            early_forgotten};

}  // namespace fairdeal::brk
