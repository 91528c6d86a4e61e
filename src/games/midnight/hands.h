#pragma once
// "How to play", hand by hand: what a player may do with a hand, when it is done
// (MID-STAND, -HIT, -DBL, -SPL).

#include <optional>

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// Why a hand takes no more decisions; nothing while it does.
std::optional<ClauseId> why_finished(const Play& play, const TableHand& hand);
/// Why a hand takes no more cards: it is finished, or a 21 on which its player has yet to say stand
/// (MID-HIT-2; AMB-MID-10 where the house waits for it).
std::optional<ClauseId> why_no_card(const Play& play, const TableHand& hand);
[[nodiscard]] bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand);

/// MID-DBL-1, -4: why this hand may not double, or nothing. An ace and a ten after a split may
/// where the house takes either value (AMB-MID-06), though that 21 stands by itself.
std::optional<ClauseId> why_no_double(const Play& play, const TableSeat& seat,
                                      const TableHand& hand);
/// MID-SPL-5, MID-RSP-1: why this hand may not split, or nothing.
std::optional<ClauseId> why_no_split(const Play& play, const TableHand& hand);

}  // namespace fairdeal::mid
