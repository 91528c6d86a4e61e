#pragma once
// From the pit to the school: a hand of the log as a scenario that asks for its settlement or,
// where its deal went wrong, for what the floor orders. Nothing of it says which hand it was: not
// its id, table, dealer, shoe or time.

#include <span>

#include "training/library.h"

namespace fairdeal {

struct PitScenario {
    Scenario scenario;
    std::optional<TableCardFile> table;  // where none of the known ones has the hand's options
};

enum class PitQuestion : std::uint8_t { Settlement, Order };

/// Settlement: the hand cut where the first settlement line was due, with the dealer's own
/// settlement and its corrections left out; the wagers that they settled wrongly give its clauses
/// and, of a deal that went wrong, what did. Order: the hand up to the first line that went wrong,
/// or up to the order for what no line shows; the clause that it goes by is the scenario's.
/// The id is made of the hand's cards and wagers alone ("pit-breakout-0f1e2d3c4b5a"), so that the
/// same hand becomes the same scenario. Refused where no question can be asked of it: cards that
/// cannot be read, a hand that was not played to its end, nothing due, nothing to be ordered.
/// `hand` is as it was read, not as_played().
Result<PitScenario> scenario_from_hand(const HandRecord& hand,
                                       std::span<const TableCardFile> tables,
                                       PitQuestion asked = PitQuestion::Settlement);

}  // namespace fairdeal
