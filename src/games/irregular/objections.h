#pragma once
// What the chapter IRR objects to, as rows: a line, the clause it breaks, when it does.

#include "games/irregular/course.h"

namespace fairdeal::irr {

/// Adds what the line breaks on the course as it stands before it: the first row that holds.
void object_to(const Course& course, const FloorEvent& event, std::vector<Breach>& breaches);
/// Likewise of a line of the play.
void object_to(const Course& course, const Event& event, std::vector<Breach>& breaches);

/// A guest may take this wager down now, and by which clause.
[[nodiscard]] std::optional<ClauseId> may_withdraw(const Course& course, int seat);
/// A seat's hand is void by this clause of the chapter.
[[nodiscard]] bool may_be_void(const Course& course, const FloorEvent& event);

}  // namespace fairdeal::irr
