#pragma once
// When a settlement event of a record is made: before its line is due, or too late for it. What
// clause that breaks is each game's to say.

#include "rules/ruling.h"

namespace fairdeal {

/// The line that a settlement event is about; null where nothing is due on its wager. A tip is not
/// about the wager that it comes with.
const Line* line_about(const Event& event, const std::vector<Line>& lines);

/// The event, number `index` of the record, settles a wager that is up before its line falls due;
/// `line` is the one it is about.
bool is_too_early(const Event& event, int index, const Line* line, const TableState& table);

/// The line was due before the next card, and one came first: dealt, or
/// with `turning` turned up.
bool is_too_late(int index, const Line* line, const HandRecord& record, bool turning);

}  // namespace fairdeal
