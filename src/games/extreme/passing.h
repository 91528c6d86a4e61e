#pragma once
// BJX-PASS, BJX-TOUR: who has passed, who must play.

#include "games/extreme/play.h"

namespace fairdeal::bjx {

/// BJX-PASS-2, AMB-BJX-30: who has passed three times is no longer at the table.
[[nodiscard]] bool is_in_the_lobby(const Play& play, int seat);
/// AMB-BJX-42: a turn is passed after the blind too.
[[nodiscard]] bool pass_takes_blind_back(const Play& play);
[[nodiscard]] inline bool has_passed(const TableSeat& seat) {
    return seat.adjusted == Adjusted::Passed;
}

/// BJX-TOUR-1: the dealer can pay this position, in order, at least the minimum.
[[nodiscard]] bool must_play(const Play& play, int seat);
/// BJX-TOUR-5: the dealer cannot pay even one minimum.
[[nodiscard]] bool covers_nobody(const Play& play);

}  // namespace fairdeal::bjx
