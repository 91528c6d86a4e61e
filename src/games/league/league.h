#pragma once
// International BlackJack League: a tournament hand's record in, its ruling out.

#include <span>
#include <vector>

#include "rules/ruling.h"
#include "rules/sheet/printed.h"
#include "rules/sheet/ruling_options.h"

namespace fairdeal {

/// Rules a league record by its own header; with a misreading, as somebody who misreads that
/// clause.
void rule_league(const HandRecord& record, const RulingOptions& options, Ruling& ruling);

/// Every clause and open point that a league ruling can cite.
std::span<const ClauseId> league_clauses();

/// The sections of the sheet that are lists of rows, in the order of the document.
std::vector<PrintedSection> league_sections();

}  // namespace fairdeal
