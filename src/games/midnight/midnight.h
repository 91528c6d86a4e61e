#pragma once
// Midnight Blackjack: a record in, its ruling out.

#include <span>
#include <vector>

#include "rules/ruling.h"
#include "rules/sheet/printed.h"
#include "rules/sheet/ruling_options.h"

namespace fairdeal {

/// Rules a Midnight record by its own header; with a misreading, as somebody who misreads that
/// clause.
void rule_midnight(const HandRecord& record, const RulingOptions& options, Ruling& ruling);

/// Every clause and open point that a Midnight ruling can cite.
std::span<const ClauseId> midnight_clauses();

/// The sections of the sheet that are lists of rows, in the order of the document.
std::vector<PrintedSection> midnight_sections();

/// What a stake that wins is paid at a price, rounded as the table card says.
Money midnight_pays(const TableCard& card, Money stake, Odds price);

}  // namespace fairdeal
