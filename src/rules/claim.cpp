#include "rules/claim.h"

namespace fairdeal {

Claim claim_of(const HandRecord& record) {
    Claim claim;
    claim.reserve(record.events.size());
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        if (!is_settlement(event.verb)) continue;
        claim.push_back({event.who, event.verb, event.wager, event.amount, event.place,
                         static_cast<int>(i), event.line});
    }
    return claim;
}

}  // namespace fairdeal
