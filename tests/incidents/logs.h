#pragma once
// Logs of the incidents as their text says them: each hand written, read and ruled again.

#include <map>
#include <string>
#include <vector>

#include "games/all_games.h"
#include "incidents/incident.h"

namespace fairdeal {

struct RuledHand {
    std::string text;
    HandRecord record{{{}, {}, TableCard(Game::Breakout)}, {}};  // as read, then as_played
    Problems problems{};
    Ruling ruling{};
    Verdict verdict{};
};

/// The hands of an incident's log in their order.
inline std::vector<RuledHand> ruled_log(const Incident& incident, std::uint64_t seed) {
    std::vector<RuledHand> log;
    for (const HandRecord& hand : deal_incident(incident, seed)) {
        RuledHand ruled{write(hand)};
        ruled.problems = read_and_rule_into(ruled.record, ruled.text, ruled.ruling);
        if (ruled.problems.empty())
            ruled.verdict = judge(claim_of(ruled.record), ruled.record, ruled.ruling, {});
        log.push_back(std::move(ruled));
    }
    return log;
}

/// The incident of this name; Fault: there is none.
inline const Incident& incident_named(std::string_view name) {
    const Incident* found = find_incident(name);
    if (found == nullptr) throw Fault("no incident " + std::string(name));
    return *found;
}

}  // namespace fairdeal
