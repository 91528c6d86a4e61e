#include "base/translation.h"
#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// clang-format off
bool tie_of_blackjacks(const TieHands& h) { return h.player.natural && h.dealer.natural; }
bool tie_of_busts(const TieHands& h) { return h.player.bust() && h.dealer.bust(); }
bool bust_against_17(const TieHands& h) { return h.player.bust() && h.dealer.total.points == 17; }
bool no_tie(const TieHands& h) { return h.player.total.points != h.dealer.total.points; }
bool one_blackjack(const TieHands& h) { return h.player.natural != h.dealer.natural; }
bool dealer_blackjack_against_drawn_tie(const TieHands& h) { return h.dealer.natural && !h.on_own_hand; }
template <int Points>
bool tie_on(const TieHands& h) { return h.dealer.total.points == Points; }

constexpr TiePays lost{takes};
constexpr TiePays wins(int odds, int tip_dollars, ClauseId again = {}) {
    return {by(pays(odds), st_2, again), tip_dollars};
}
constexpr Where blackjack_ties_21{Option::BjVs21, BlackjackVs21::Push};

constexpr Row<TieHands, TiePays> super_tie_rows[] = {  // the first that holds rules
    {st_7,  sentence("both have a blackjack"), tie_of_blackjacks, wins(25, 10), {st_7, st_1}},
    {st_11, sentence("both hands bust"), tie_of_busts, wins(1, 1), {st_11, st_1}},
    {st_3,  sentence("the player busts, the dealer has 17"), bust_against_17, lost},
    {st_1,  sentence("the totals differ"), no_tie, lost},
    {st_8,  sentence("the dealer has a blackjack, the player of a dealer hand bet drew to 21"),
            dealer_blackjack_against_drawn_tie, wins(15, 5, st_13), {st_8, st_1}, blackjack_ties_21},
    {st_1,  sentence("one has a blackjack, the other another 21"), one_blackjack, lost, {st_1, blackjack_vs_21}},
    {st_8,  sentence("both have 21, no blackjack"), tie_on<21>, wins(15, 5, st_13), {st_8, st_1}},
    {st_9,  sentence("both have 20"), tie_on<20>, wins(8, 3), {st_9, st_1}},
    {st_10, sentence("both have 17, 18 or 19"), otherwise, wins(3, 2), {st_10, st_1}}};

constexpr Citation<TieHands> super_tie_notes[] = {
    {.clause = busts_tie, .when = sentence("the two bust on different totals"), .then = sentence("it is a tie of two busts: 1:1 and a tip of $1"),
     .holds = [](const TieHands& h) { return tie_of_busts(h) && no_tie(h); }},
    {.clause = who_pays_tip, .when = sentence("a Super Tie wins"), .then = sentence("the tip comes out of what the player wins"),
     .holds = [](const TieHands& h) { return h.tips; }, .where = Where{Option::TipFrom, TipFrom::Player}}};
// clang-format on

}  // namespace

const Section<TieHands, TiePays> super_tie_section{
    "super-tie", sentence("Super Tie"), super_tie_rows, {}, super_tie_notes};

SuperTie super_tie(const Hands& hands, const Sheet& sheet, Wager main) {
    TieHands facts{hands.player, hands.dealer, main == Wager::Player};
    const Row<TieHands, TiePays>& row = first_row(super_tie_section, facts, sheet);
    SuperTie tie{sheet.outcome_of(row.then.payment, decides(row)),
                 Money::dollars(row.then.tip_dollars), decides(row)};
    facts.tips = tie.outcome.verb == Verb::Pay && row.then.tip_dollars != 0;
    if (sheet.wants_reasons())
        tie.outcome.because = clauses_of(row, super_tie_section, facts, sheet);
    return tie;
}

}  // namespace fairdeal::brk
