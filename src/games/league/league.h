#pragma once
// International BlackJack League: a tournament hand's record in, its ruling out.

#include <span>

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// Rules a league record by its own header; with a misreading, as somebody who misreads that
/// clause.
void rule_league(const HandRecord& record, const Misreading* misread, Ruling& ruling);

/// Every clause and open point that a league ruling can cite.
std::span<const ClauseId> league_clauses();

}  // namespace fairdeal
