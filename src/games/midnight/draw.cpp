#include "games/midnight/draw.h"

#include "base/translation.h"
#include "games/midnight/clauses.h"
#include "games/midnight/insurance.h"

namespace fairdeal::mid {

namespace {

DealersTable table_of(const Play& play) {
    const auto up = up_card(play.table);
    const bool ace_or_ten = up && (up->rank == Rank::Ace || is_ten_valued(up->rank));
    DealersTable at{.dealer = dealer_hand(play),
                    .insurance = insurance_is_up(play),
                    .may_be_natural = play.second_card == no_event && ace_or_ten};
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(seat)) continue;
        for (const TableHand& hand : seat.hands) {
            if (!is_bust(hand.total())) (is_natural(hand) ? at.naturals : at.hands) = true;
        }
    }
    return at;
}

// --- the conditions; each may suppose that no row above it held

bool has_blackjack(const DealersTable& at) { return at.dealer.natural; }
bool only_naturals_are_left(const DealersTable& at) { return at.naturals && !at.hands; }
bool naturals_need_a_card(const DealersTable& at) {
    return only_naturals_are_left(at) && at.may_be_natural;
}
bool insurance_is_left(const DealersTable& at) { return at.insurance && !at.naturals && !at.hands; }
bool nothing_is_left(const DealersTable& at) { return !at.hands && !at.naturals && !at.insurance; }
bool has_16_or_less(const DealersTable& at) { return at.dealer.total.points <= 16; }
bool has_soft_17_or_less(const DealersTable& at) {
    return at.dealer.total.points <= 16 || at.dealer.total == soft(17);
}

// clang-format off
constexpr Where check_only{Option::AllNaturals, AllNaturals::CheckOnly};

constexpr Row<DealersTable, DealersMove> dealers_rows[] = {  // the first that holds rules
    {dlr_2,                sentence("the dealer has a blackjack"), has_blackjack, DealersMove::Nothing},
    {only_naturals_left,   sentence("naturals alone are left, and the second card can make a blackjack"), naturals_need_a_card, DealersMove::OneCard, {}, check_only},
    {only_naturals_left,   sentence("naturals alone are left"),    only_naturals_are_left, DealersMove::Nothing, {}, check_only},
    {insured_and_all_bust, sentence("insurance alone is left"),    insurance_is_left, DealersMove::OneCard, {}, Where{Option::InsuranceAllBust, InsuranceAllBust::DrawOne}},
    {insured_and_all_bust, sentence("insurance alone is left"),    insurance_is_left, DealersMove::Nothing, {}, {}, {either(Option::InsuranceAllBust, InsuranceAllBust::Lose, InsuranceAllBust::Return)}},
    {draw_1,               sentence("no hand and no insurance is left"), nothing_is_left, DealersMove::Nothing},
    {dlr_1,                sentence("16 or less"),                 has_16_or_less,    DealersMove::Draws},
    {dlr_2,                sentence("17 or more"),                 otherwise,         DealersMove::Stands}};
constexpr Forgotten<DealersTable, DealersMove> dealers_forgotten[] = {
    {.clause = only_naturals_left}, {.clause = insured_and_all_bust}, {.clause = dlr_1},  // as everybody
    // on from a soft 17
    {.clause = dlr_2,  .before = dlr_1, .row = Row<DealersTable, DealersMove>{dlr_1, "", has_soft_17_or_less, DealersMove::Draws}}};
// clang-format on

}  // namespace

constexpr Section<DealersTable, DealersMove> dealers_section{
    "dealers-hand", sentence("The dealer's hand"), dealers_rows, dealers_forgotten};

DrawCall dealer_must(const Play& play) {
    DealersTable at = table_of(play);
    const auto& row = first_row<dealers_section>(at, play.sheet);
    return {row.then, row.clause};
}

}  // namespace fairdeal::mid
