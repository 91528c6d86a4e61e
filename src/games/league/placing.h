#pragma once
// Before the cards: the bets, the secret bet (IBL-SEC), the starting player's turn (AMB-IBL-19).

#include "games/league/auto_play.h"

namespace fairdeal::ibl {

/// Anybody has a bet that counts.
[[nodiscard]] bool anyone_has_bet(const Play& play);

/// IBL-SEC-1 and AMB-IBL-08: the seat had its secret bet in an earlier hand of the round.
[[nodiscard]] bool secret_is_used(const Play& play, int seat);

/// The system would bet for the seat, and makes no bet with these chips.
[[nodiscard]] bool system_bets_nothing(const Play& play, const TableSeat& seat);

/// AMB-IBL-19: the starting player is in the hand, and has not bet.
[[nodiscard]] bool starter_is_to_bet(const Play& play);

/// The same wager is raised later, before the deal: what counts is the whole of it.
[[nodiscard]] bool more_of_it_comes(const Play& play, const Event& event);

/// The bets that are awaited: the starting player's, and once it is made those of all others in any
/// order. True where the system must make one: no card is dealt before it.
bool say_bets(const Play& play, Ruling& ruling);

}  // namespace fairdeal::ibl
