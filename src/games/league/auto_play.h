#pragma once
// IBL-SIT and IBL-DIS: what the system does for a player who sits out or is disconnected. Every act
// of their hand then has one right answer.

#include "games/league/play.h"
#include "rules/sheet/rows.h"

namespace fairdeal::ibl {

/// Does the system act for this seat now (IBL-SIT-2, IBL-DIS-1)?
[[nodiscard]] bool is_on_auto_play(const TableSeat& seat);

/// What the system does, by the clause that says what, and why it does it for this seat.
[[nodiscard]] Clauses by_system(const TableSeat& seat, ClauseId what);
/// Why the system acts for the seat: it is cut off, or it sits out.
[[nodiscard]] ClauseId why_systems(const TableSeat& seat);

/// IBL-DIS-3 and AMB-IBL-13: what the system bets with these chips. `known` is false where the
/// record does not say what the minimum is; then any bet may be the system's.
struct SystemBet {
    bool known = true;
    Money amount;  // nothing: it makes no bet
    ClauseId because{};
};
[[nodiscard]] SystemBet system_bet(const Play& play, const TableSeat& seat);

/// IBL-DIS-4, -5 and AMB-IBL-12: hit or stand, and the clause.
extern const Section<Total, Verb> systems_section;
struct SystemMove {
    Verb verb = Verb::Stand;
    ClauseId because{};
};
[[nodiscard]] SystemMove system_move(const Play& play, const TableHand& hand);

}  // namespace fairdeal::ibl
