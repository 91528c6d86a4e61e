#pragma once
// Breakout Blackjack: a record in, its ruling out.

#include <span>

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// Rules a Breakout record by its own header; with a misreading, as somebody who misreads that
/// clause.
void rule_breakout(const HandRecord& record, const Misreading* misread, Ruling& ruling);

/// Every clause and open point that a Breakout ruling can cite.
std::span<const ClauseId> breakout_clauses();

}  // namespace fairdeal
