#pragma once
// Sittings in the exam office's log: read from its entries, and going on by one more entry.

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "exam/sitting/sitting.h"
#include "log/hand_log.h"

namespace fairdeal {

/// A sitting as the log has it.
struct LoggedSitting {
    Sitting state;
    std::vector<std::int64_t> records;  // the numbers of its events' records, in order
    Problems strays;                    // entries of it that cannot be: they count for nothing
};

/// What entries of one sitting, in their order, add up to.
LoggedSitting folded_sitting(const std::vector<StoredEntry>& entries);

/// Refused where the log has no such sitting.
Result<LoggedSitting> find_sitting(const HandLog& log, const std::string& id);
/// Every sitting of the log in the order of their openings.
std::vector<LoggedSitting> sittings_in(const HandLog& log);

/// written_code() of the end of an exam, over the records of a sitting's events, in order, up to
/// the decision. It holds the draw, so nobody guesses an answer from the code. Empty: not decided,
/// or no such events.
std::string end_code(std::span<const std::string> records);
/// Of a sitting in the office's log. Refused: there is no such sitting, or it cannot be read.
Result<std::string> end_code_in(const HandLog& log, const std::string& sitting);

/// Puts the next event of a sitting into the log and into `sitting`, which is brought up to date
/// first. `number` is filled in here, and an `at` before the last event's is that one's. When it
/// returns, the event outlasts a loss of power. Refused where the event cannot come next; nothing
/// is written then. `with_it` is done once the event is sure to be next, while nobody else can
/// write: where it fails, the event is not written.
using WithEvent = std::function<Result<void>()>;
Result<void> add_sitting_event(HandLog& log, LoggedSitting& sitting, SittingEvent event,
                               const WithEvent& with_it = {});

}  // namespace fairdeal
