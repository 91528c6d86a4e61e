#pragma once
// The base game's insurance and even money (AMB-IBL-28): who may take it, when, for how much.

#include "games/league/play.h"

namespace fairdeal::ibl {

/// Judge the dealer's offer, a seat's insurance, a seat's even money.
Effect judge_offer(Play& play, const Event& event);
Effect judge_insurance(Play& play, const Event& event);
Effect judge_even_money(Play& play, const Event& event);

/// Insurance is open between the deal and the check (without a hole card: the first act).
[[nodiscard]] bool insurance_is_open(const Play& play);
/// Insurance is to be offered now: it is open, and somebody can insure or take even money.
[[nodiscard]] bool offer_is_due(const Play& play);
/// May this seat insure, or take even money, now? The system never does.
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);
[[nodiscard]] bool may_take_even_money(const Play& play, const TableSeat& seat);

}  // namespace fairdeal::ibl
