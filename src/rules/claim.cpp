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

/// All corrections of one wager.
struct Correction {
    Who who;
    Wager wager = Wager::None;
    Money paid, taken;
    int line = 0;  // of the last
};

std::vector<Correction> corrections_in(const HandRecord& record) {
    std::vector<Correction> all;
    for (const FloorEvent& event : record.floor) {
        if (event.verb != FloorVerb::Correct) continue;
        auto one = std::find_if(all.begin(), all.end(), [&](const Correction& other) {
            return other.who == event.who && other.wager == event.wager;
        });
        if (one == all.end()) one = all.insert(one, {event.who, event.wager, {}, {}, 0});
        (event.takes ? one->taken : one->paid) += event.amount;
        one->line = event.line;
    }
    return all;
}

/// Puts a correction together with what was paid and taken on the wager before it: what the guest
/// has won, or lost, or neither. Of a stake that was taken and partly given back, the rest is
/// taken and that part returned; where a payment is taken back and the stake with it, the stake is
/// taken.
void net(Claim& claim, const Correction& correction) {
    const auto is_it = [&](const ClaimedLine& line) {
        const bool moves =
            line.verb == Verb::Pay || line.verb == Verb::Take || line.verb == Verb::Push;
        return moves && line.who == correction.who && line.wager == correction.wager;
    };
    Money won = correction.paid, lost = correction.taken, taken;
    ClaimedLine net{correction.who,  Verb::Push, correction.wager, {}, 0, no_event,
                    correction.line, true};
    const auto place = std::find_if(claim.begin(), claim.end(), is_it);
    for (auto line = place; line != claim.end(); ++line) {
        if (!is_it(*line)) continue;
        net.event = line->event;
        if (line->verb == Verb::Pay) won += line->amount;
        if (line->verb == Verb::Take) taken += line->amount;
    }
    lost += taken;
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
    if (net.verb == Verb::Take && taken > net.amount) {
        net.verb = Verb::Return;
        net.amount = taken - net.amount;
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
    for (const Correction& correction : corrections_in(record)) net(claim, correction);
    return claim;
}

}  // namespace fairdeal
