#pragma once
// MID-INS, insurance: who may take it, when, for how much, and what becomes of it when hands bust.

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// Judge the dealer's offer, a position's insurance, and even money, which Midnight does not have.
Effect judge_offer(Play& play, const Event& event);
Effect judge_insurance(Play& play, const Event& event);
Effect judge_even_money(Play& play, const Event& event);

/// MID-INS-1, -2: an ace is up, and the offer that comes before anything else has not been made; an
/// insurance that was put up counts as offered. Not asked where the source records no offers.
[[nodiscard]] bool offer_is_due(const Play& play);
/// Reports, once, the first event of play that comes in place of the offer.
void judge_missing_offer(Play& play, const Event& event);

/// Insurance may be asked about: the hands are dealt, an ace is up, nobody has acted.
[[nodiscard]] bool insurance_is_open(const Play& play);
/// May this position insure its hand now?
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);

/// AMB-MID-11, read the other way: the event of the bust that insurance of this seat went with,
/// while others lived; never where it stands.
[[nodiscard]] int lost_with_hand(const Play& play, const TableSeat& seat);
/// Insurance that still waits for the dealer's second card lies on the table.
[[nodiscard]] bool insurance_is_up(const Play& play);

}  // namespace fairdeal::mid
