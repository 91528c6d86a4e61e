#pragma once
// Cases in a log: read from its entries, and going on by one more entry.

#include <string>
#include <vector>

#include "audit/cases/case.h"
#include "log/hand_log.h"
#include "log/video.h"

namespace fairdeal {

/// A case as the log has it.
struct LoggedCase {
    Case state;
    std::vector<std::int64_t> records;  // the numbers of its events' records, in order
    /// Entries of the case that another program wrote and that cannot be ("#17: ..."): they stay
    /// in the log and count for nothing.
    Problems strays;
};

/// What entries of one case, in their order, add up to.
LoggedCase folded(const std::vector<StoredEntry>& entries);

/// Refused where the log has no such case.
Result<LoggedCase> find_case(const HandLog& log, const std::string& id);
/// Every case of the log in the order of their openings.
std::vector<LoggedCase> cases_in(const HandLog& log);

/// Whose accounts the cases of a log are written with: "log" where it has accounts of its own, else
/// those of the first case that people signed in to ("office:..."); empty: none yet.
std::string accounts_of(const HandLog& log);

/// The first video that is tied to the case's hand and is not in the case yet; nothing: there is
/// none.
std::optional<StoredVideo> next_video(const HandLog& log, const Case& shown);

/// Puts an event into the log, signed with all the rest at the next checkpoint; the number of its
/// record. `number`, and but for an opening `hand`, are filled in here. Refused, with the case and
/// the reason, where the event cannot come next or there is no such hand; nothing is written then.
/// `exception`, the reason why one person does what two should, goes into the log before a review
/// or a decision; empty: none. Refused, too: nobody signed in, or with other accounts than the
/// log's.
Result<std::int64_t> add_case_event(HandLog& log, CaseEvent event,
                                    const std::string& exception = {});

}  // namespace fairdeal
