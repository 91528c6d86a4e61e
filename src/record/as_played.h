#pragma once
// A hand of notation version 2 as a plain one: the cards where they came to lie after the floor
// moved one or a scanner was put right. The rules of the four games are asked about this hand.

#include "record/record.h"

namespace fairdeal {

/// Whether the record has lines that only version 2 knows; without them it is as it was played.
[[nodiscard]] inline bool went_wrong(const HandRecord& record) { return !record.floor.empty(); }

/// The plain hand: no line of version 2 is left, every other one keeps its number. A card that was
/// moved comes by the line that moved it.
/// The problems, by line, where a card is moved or put right that nobody had.
Result<HandRecord> as_played(const HandRecord& record);

}  // namespace fairdeal
