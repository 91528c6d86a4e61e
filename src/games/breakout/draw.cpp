#include "games/breakout/draw.h"

#include "base/translation.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

/// Adds what one hand leaves in play: nothing once it is bust on the own bet, given up or paid.
void add_main(InPlay& left, const Play& play, const TableSeat& seat, const TableHand& hand) {
    const bool waits = !blackjack_is_settled(play);
    const bool own = main_of(play, seat.seat) == Wager::Player;
    if (own && (is_bust(hand.total()) || hand.surrendered || seat.even_money != no_event)) return;
    if (!is_natural(hand) || (own && play.sheet.house.natural_stays_live)) {
        left.main = true;
        left.made_hand = left.made_hand || !is_bust(hand.total());
    } else if (waits) {
        left.blackjack = true;
    }
}

/// BRK-EARLY-1: Breakout Bonus and Super Tie leave with a dealer hand bet that a blackjack has
/// lost.
bool left_with_main(const Play& play, const TableSeat& seat) {
    return main_of(play, seat.seat) == Wager::Dealer && !seat.hands.empty() &&
           is_natural(seat.hands.front());
}

void add_side(InPlay& left, const Play& play, const TableSeat& seat) {
    const bool waits = !blackjack_is_settled(play);
    left.sweet_17 = left.sweet_17 || is_live(seat, Wager::Sweet17);
    left.pair_up = left.pair_up || is_live(seat, Wager::PairUp);
    if (is_live(seat, Wager::Insurance) && waits) left.blackjack = true;
    const bool either = is_live(seat, Wager::BreakoutBonus) || is_live(seat, Wager::SuperTie);
    if (either && !left_with_main(play, seat)) left.bonus_or_tie = true;
}

// --- the conditions of the dealer's play; each may suppose that no row above it held

bool has_one_card(const DealersTable& at) { return at.dealer.cards.size() < 2; }
bool nothing_needs_a_second_card(const DealersTable& at) {
    return has_one_card(at) && !at.left.needs_second_card();
}
bool pair_up_needs_a_second_card(const DealersTable& at) {
    return has_one_card(at) && !at.left.needs_draw() && !at.left.blackjack;
}
bool has_blackjack(const DealersTable& at) { return is_natural(at.dealer); }
bool pair_up_is_left(const DealersTable& at) { return !at.left.needs_draw() && at.left.pair_up; }
bool nothing_is_left(const DealersTable& at) { return !at.left.needs_draw(); }
bool has_16_or_less(const DealersTable& at) { return at.dealer.total().points <= 16; }
bool has_16_for_sweet_17(const DealersTable& at) {
    return has_16_or_less(at) && at.left.only_sweet_17();
}
bool has_soft_17(const DealersTable& at) { return at.dealer.total() == soft(17); }
bool sweet_17_is_left(const DealersTable& at) { return at.left.only_sweet_17(); }

// clang-format off
constexpr Row<DealersTable, DealersMove> dealers_rows[] = {  // the first that holds rules
    {nothing_left,         sentence("the dealer has one card, and no wager needs another"), nothing_needs_a_second_card, DealersMove::Nothing},
    {pair_up_needs_a_card, sentence("the dealer has one card, and Pair Up alone needs another"), pair_up_needs_a_second_card, DealersMove::OneCard},
    {hole_card,            sentence("the dealer has one card"), has_one_card, DealersMove::OneCard},
    {blackjack_ends_it,    sentence("the dealer has a blackjack"), has_blackjack, DealersMove::Nothing},
    {pu_5,                 sentence("of all wagers that wait for the dealer, Pair Up alone is left"), pair_up_is_left, DealersMove::Nothing},
    {nothing_left,         sentence("no wager is left that waits for the dealer"), nothing_is_left, DealersMove::Nothing},
    {sw_2,                 sentence("16 or less, and Sweet 17 alone is left"), has_16_for_sweet_17, DealersMove::Draws},
    {dhb_4,                sentence("16 or less"), has_16_or_less, DealersMove::Draws},
    {s17_1,                sentence("a soft 17"), has_soft_17, DealersMove::Draws, {}, Where{Option::HitSoft17, YesNo::Yes}},
    {s17_1,                sentence("a soft 17"), has_soft_17, DealersMove::Stands, {}, {}, {either(Option::HitSoft17, YesNo::No)}},
    {sw_2,                 sentence("17 or more, and Sweet 17 alone is left"), sweet_17_is_left, DealersMove::Stands},
    {dhb_4,                sentence("17 or more"), otherwise, DealersMove::Stands}};
// clang-format on

}  // namespace

InPlay in_play(const Play& play) {
    InPlay left;
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(play, seat)) continue;
        add_side(left, play, seat);
        if (main_of(play, seat.seat) == Wager::None) continue;
        for (const TableHand& hand : seat.hands) add_main(left, play, seat, hand);
    }
    return left;
}

constexpr Section<DealersTable, DealersMove> dealers_section{
    "dealers-hand", sentence("The dealer's hand"), dealers_rows};

DrawCall dealer_must(const Play& play) {
    DealersTable at{play.table.dealer, in_play(play)};
    const auto& row = first_row<dealers_section>(at, play.sheet);
    return {row.then, row.clause};
}

}  // namespace fairdeal::brk
