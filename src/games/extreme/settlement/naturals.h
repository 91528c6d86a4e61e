#pragma once
// AMB-BJX-16: when a natural is paid. Not before it is shown and the dealer has said PLAY, and not
// while the dealer may tie it or is all in.

#include "games/extreme/play.h"
#include "rules/sheet/rows.h"

namespace fairdeal::bjx {

/// A natural that was not raised, and the table it lies on.
struct NaturalShown {
    const Play& play;
    const TableSeat& seat;
};
enum class NaturalDue : std::uint8_t { AtTheEnd, AtDealersTurn, AtOnce };
extern const Section<NaturalShown, NaturalDue> natural_due_section;

/// The event since which the seat's natural is due, or `no_event` while it waits for the end.
[[nodiscard]] int natural_due(const Play& play, const TableSeat& seat);

}  // namespace fairdeal::bjx
