#pragma once
// Keys as a reader of the sheet has them, right or not: what a simulated trainee answers from.

#include "questions/grade.h"

namespace fairdeal {

/// The key of somebody who misreads the clause (null: of who knows them all). Without `because`,
/// and of `why_not` only what May needs; key_of adds these.
Key key_as_read(const Scenario& scenario, const Misreading* misread);

}  // namespace fairdeal
