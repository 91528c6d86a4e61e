#pragma once
// One hand of a log put together for print: ruled, replayed, with the words of its clauses and its
// place in the ledger.

#include "content/library.h"
#include "log/hand_log.h"
#include "print/hand_page.h"

namespace fairdeal {

/// A hand that is ruled, without its place in the ledger and what was said of it; `idx` is its
/// number in the log, 0: none.
HandSheet sheet_of(const HandRecord& record, std::int64_t idx, const Library& library);

/// The hand of this id or number ("#12"); refused where the log has none, or its record cannot be
/// read or ruled. `made` is the time the page bears.
Result<HandSheet> hand_sheet(const HandLog& log, const std::string& id, const Library& library,
                             const UtcTime& made);

}  // namespace fairdeal
