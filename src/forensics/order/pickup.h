#pragma once
// In which order a dealer collects the cards of a round into the discard rack. No record says it:
// it is the house's procedure.

#include <vector>

#include "record/table.h"

namespace fairdeal {

/// As the dealer looks at the table, whose seat 1 is on the left.
enum class Pickup : std::uint8_t { LeftToRight, RightToLeft };

/// The cards of a round from the first that goes into the rack to the last: hands that are settled
/// before the dealer plays as they are settled, then the others seat by seat, the dealer's last; of
/// each hand in the order in which it got them. `end` is the table after all events of the record,
/// as it was played.
std::vector<Card> collected(const HandRecord& record, const TableState& end, Pickup pickup);

}  // namespace fairdeal
