#pragma once
// Midnight Blackjack: a record in, its ruling out.

#include <span>

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// Rules a Midnight record by its own header; with a misreading, as somebody who misreads that
/// clause.
void rule_midnight(const HandRecord& record, const Misreading* misread, Ruling& ruling);

/// Every clause and open point that a Midnight ruling can cite.
std::span<const ClauseId> midnight_clauses();

}  // namespace fairdeal
