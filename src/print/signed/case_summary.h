#pragma once
// What stands first on the printed page of a case, for who signs it without reading all of it.

#include <span>

#include "audit/cases/case.h"
#include "record/record.h"
#include "rules/misreading.h"

namespace fairdeal {

/// Three sentences: who claims what on which hand; what was due by the rules and what was recorded;
/// what was decided. Long words of people are cut. The game of the hand must be one that is ruled.
std::vector<std::string> case_summary(const Case& state, const HandRecord& hand,
                                      std::span<const Misreading> misreadings);

}  // namespace fairdeal
