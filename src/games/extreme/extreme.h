#pragma once
// BlackJack eXtreme: a record in, its ruling out.

#include <span>

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// Rules a record of eXtreme by its own header; with a misreading, as somebody who misreads that
/// clause.
void rule_extreme(const HandRecord& record, const Misreading* misread, Ruling& ruling);

/// Every clause and open point that a ruling of eXtreme can cite.
std::span<const ClauseId> extreme_clauses();

}  // namespace fairdeal
