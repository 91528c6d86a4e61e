#pragma once
// BRK-INS, insurance and even money: who may be asked, who may take it, and when.

#include "games/breakout/play.h"

namespace fairdeal::brk {

/// Judge the dealer's offer, a seat's insurance, a seat's even money.
Effect judge_offer(Play& play, const Event& event);
Effect judge_insurance(Play& play, const Event& event);
Effect judge_even_money(Play& play, const Event& event);

/// Insurance is to be offered now: an ace is up, somebody bets on their own hand, and nothing has
/// been played yet.
[[nodiscard]] bool offer_is_due(const Play& play);

/// May this seat insure, or take even money, now?
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);
[[nodiscard]] bool may_take_even_money(const Play& play, const TableSeat& seat);

}  // namespace fairdeal::brk
