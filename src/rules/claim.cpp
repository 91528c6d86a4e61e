#include "rules/claim.h"

#include <algorithm>

namespace fairdeal {

std::string to_text(const ClaimedLine& line) {
    return to_text(Event{line.who, line.verb, line.wager, line.amount, line.place, {}, 0});
}

ClaimedLine claimed_by(const Event& event, int index) {
    return {event.who, event.verb, event.wager, event.amount, event.place, index, event.line};
}

namespace {

/// Puts a correction together with what was paid and taken on the wager before it: what the guest
/// has won, or lost, or neither. Of a stake that was taken and partly given back, the rest is
/// taken.
void net(Claim& claim, const FloorEvent& correction) {
    const auto is_it = [&](const ClaimedLine& line) {
        const bool moves =
            line.verb == Verb::Pay || line.verb == Verb::Take || line.verb == Verb::Push;
        return moves && line.who == correction.who && line.wager == correction.wager;
    };
    Money won, lost = correction.takes ? correction.amount : Money();
    if (!correction.takes) won = correction.amount;
    ClaimedLine net{correction.who, Verb::Push, correction.wager, {}, 0, no_event, correction.line};
    auto place = std::find_if(claim.begin(), claim.end(), is_it);
    for (auto line = place; line != claim.end(); ++line) {
        if (!is_it(*line)) continue;
        net.event = line->event;
        (line->verb == Verb::Take ? lost : won) +=
            line->verb == Verb::Push ? Money() : line->amount;
    }
    const auto at = place - claim.begin();
    claim.erase(std::remove_if(place, claim.end(), is_it), claim.end());
    std::vector<ClaimedLine> lines;
    if (won > lost) {
        net.verb = Verb::Pay;
        net.amount = won - lost;
    } else if (lost > won) {
        net.verb = Verb::Take;
        net.amount = lost - won;
    }
    lines.push_back(net);
    if (net.verb == Verb::Take && !won.is_zero()) {
        net.verb = Verb::Return;
        net.amount = won;
        lines.push_back(net);
    }
    claim.insert(claim.begin() + at, lines.begin(), lines.end());
}

}  // namespace

Claim claim_of(const HandRecord& record) {
    Claim claim;
    claim.reserve(record.events.size());
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        if (!is_settlement(event.verb)) continue;
        claim.push_back(claimed_by(event, static_cast<int>(i)));
    }
    for (const FloorEvent& event : record.floor) {
        if (event.verb == FloorVerb::Correct) net(claim, event);
    }
    return claim;
}

}  // namespace fairdeal
