#pragma once
// A league hand among the hands of its table: does it begin with what the hand before left?

#include "games/all_games.h"
#include "log/hand_log.h"

namespace fairdeal {

/// Follows the table from its last first hand in the log up to the hand `idx`, whose record is
/// given, and says what of it does not follow. Nothing of a hand that belongs to no table.
std::vector<SequenceBreak> breaks_at(const HandLog& log, std::int64_t idx,
                                     const HandRecord& record);

}  // namespace fairdeal
