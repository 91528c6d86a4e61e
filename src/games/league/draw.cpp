#include "games/league/draw.h"

#include "base/translation.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

DealersTable table_of(const Play& play) {
    DealersTable at{play.table.dealer};
    const bool unknown = !blackjack_is_settled(play);
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(seat)) continue;
        if (is_live(seat, Wager::Insurance) && unknown) at.waits = true;
        if (seat.even_money != no_event) continue;
        for (const TableHand& hand : seat.hands) {
            if (is_bust(hand.total()) || hand.surrendered) continue;
            if (!is_natural(hand))
                at.hands = true;
            else if (unknown)
                at.waits = true;
        }
    }
    return at;
}

// --- the conditions; each may suppose that no row above it held

bool has_one_card(const DealersTable& at) { return at.dealer.cards.size() < 2; }
bool nothing_needs_a_second_card(const DealersTable& at) {
    return has_one_card(at) && !at.hands && !at.waits;
}
bool has_blackjack(const DealersTable& at) { return is_natural(at.dealer); }
bool no_hand_is_left(const DealersTable& at) { return !at.hands; }
bool has_16_or_less(const DealersTable& at) { return at.dealer.total().points <= 16; }
bool has_soft_17(const DealersTable& at) { return at.dealer.total() == soft(17); }

// clang-format off
constexpr Row<DealersTable, DealersMove> dealers_rows[] = {  // the first that holds rules
    {base_game, sentence("the dealer has one card, and no bet needs another"), nothing_needs_a_second_card, DealersMove::Nothing},
    {base_game, sentence("the dealer has one card"), has_one_card,    DealersMove::OneCard},
    {base_game, sentence("the dealer has a blackjack"), has_blackjack, DealersMove::Nothing},
    {base_game, sentence("no hand is left to draw for"), no_hand_is_left, DealersMove::Nothing},
    {base_game, sentence("16 or less"),              has_16_or_less,  DealersMove::Draws},
    {base_game, sentence("a soft 17"),               has_soft_17,     DealersMove::Draws, {}, Where{Option::HitSoft17, YesNo::Yes}},
    {base_game, sentence("17 or more"),              otherwise,       DealersMove::Stands}};
// The base game is known to everybody.
constexpr Forgotten<DealersTable, DealersMove> dealers_forgotten[] = {{.clause = base_game}};
// clang-format on

}  // namespace

constexpr Section<DealersTable, DealersMove> dealers_section{
    "dealers-hand", sentence("The dealer's hand"), dealers_rows, dealers_forgotten};

DrawCall dealer_must(const Play& play) {
    DealersTable at = table_of(play);
    const auto& row = first_row<dealers_section>(at, play.sheet);
    return {row.then, row.clause};
}

}  // namespace fairdeal::ibl
