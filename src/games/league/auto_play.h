#pragma once
// IBL-SIT and IBL-DIS: what the system does for a player who sits out or is disconnected. Every act
// of their hand then has one right answer.

#include <optional>

#include "games/league/play.h"

namespace fairdeal::ibl {

/// Does the system act for this seat now (IBL-SIT-2, IBL-DIS-1)?
[[nodiscard]] bool is_on_auto_play(const TableSeat& seat);

/// IBL-DIS-3 and AMB-IBL-13: what the system bets with these chips. `known` is false where the
/// record does not say what the minimum is; then any bet may be the system's.
struct SystemBet {
    bool known = true;
    Money amount;  // nothing: it makes no bet
    ClauseId because{};
};
[[nodiscard]] SystemBet system_bet(const Play& play, const TableSeat& seat);

/// IBL-DIS-4, -5 and AMB-IBL-12: hit or stand, and the clause.
struct SystemMove {
    Verb verb = Verb::Stand;
    ClauseId because{};
};
[[nodiscard]] SystemMove system_move(const Play& play, const TableHand& hand);

/// Judges an act on a hand that is open and whose seat is on auto-play; nothing if it is what
/// the system does.
std::optional<Effect> judge_system_act(Play& play, const Event& event, const TableHand& hand);

}  // namespace fairdeal::ibl
