#include "rules/claim.h"

namespace fairdeal {

std::string to_text(const ClaimedLine& line) {
    return to_text(Event{line.who, line.verb, line.wager, line.amount, line.place, {}, 0});
}

ClaimedLine claimed_by(const Event& event, int index) {
    return {event.who, event.verb, event.wager, event.amount, event.place, index, event.line};
}

Claim claim_of(const HandRecord& record) {
    Claim claim;
    claim.reserve(record.events.size());
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        if (!is_settlement(event.verb)) continue;
        claim.push_back(claimed_by(event, static_cast<int>(i)));
    }
    return claim;
}

}  // namespace fairdeal
