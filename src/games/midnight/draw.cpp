#include "games/midnight/draw.h"

#include "games/midnight/clauses.h"
#include "games/midnight/insurance.h"

namespace fairdeal::mid {

namespace {

bool blackjack_possible(const Play& play) {
    const auto up = up_card(play.table);
    return up && (up->rank == Rank::Ace || is_ten_valued(up->rank));
}

/// MID-DRAW-2, MID-DLR: the dealer plays the hand; without MID-DLR-2 on from a soft 17.
DrawCall by_total(const Play& play) {
    const Total total = dealer_hand(play).total;
    const bool hits_soft_17 = total.soft && !play.sheet.knows(dlr_2);
    if (total.points <= (hits_soft_17 ? 17 : 16)) return {true, true, dlr_1};
    return {false, true, dlr_2};
}

/// AMB-MID-01: insurance is all that is left.
DrawCall for_insurance(const Play& play) {
    const bool one_card = play.sheet.house.insurance_all_bust == InsuranceAllBust::DrawOne;
    return {one_card, false, insured_and_all_bust};
}

/// AMB-MID-02, read the other way: naturals need the second card only, where it can be a blackjack.
DrawCall for_naturals(const Play& play) {
    const bool waits = play.second_card == no_event && blackjack_possible(play);
    return {waits, false, only_naturals_left};
}

}  // namespace

Left left_in_play(const Play& play) {
    Left left;
    left.insurance = insurance_is_up(play);
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(seat)) continue;
        for (const TableHand& hand : seat.hands) {
            if (is_bust(hand.total())) continue;
            (is_natural(hand) ? left.naturals : left.hands) = true;
        }
    }
    return left;
}

DrawCall dealer_must(const Play& play) {
    const Left left = left_in_play(play);
    const bool check_only = play.sheet.house.all_naturals == AllNaturals::CheckOnly;
    if (dealer_blackjack(play)) return {false, false, dlr_2};
    if (left.hands) return by_total(play);
    if (left.naturals && check_only) return for_naturals(play);
    if (left.naturals) return by_total(play);
    if (left.insurance) return for_insurance(play);
    if (!play.sheet.knows(draw_1)) return by_total(play);
    return {false, false, draw_1};
}

}  // namespace fairdeal::mid
