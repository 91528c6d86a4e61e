#include "rules/settled.h"

#include <algorithm>

namespace fairdeal {

bool has_settlement(const HandRecord& record, const Ruling& ruling) {
    const bool is_recorded =
        std::any_of(record.events.begin(), record.events.end(),
                    [](const Event& event) { return is_settlement(event.verb); });
    const bool was_due = ruling.complete && !(ruling.lines.empty() && ruling.undecided.empty());
    return is_recorded || (was_due && record.header.facts.settlements_known);
}

}  // namespace fairdeal
