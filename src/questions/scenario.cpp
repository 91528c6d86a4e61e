#include "questions/scenario.h"

#include <algorithm>

#include "record/lines.h"

namespace fairdeal {

HandRecord whole_hand(const Scenario& scenario) {
    HandRecord whole = scenario.hand;
    whole.events.insert(whole.events.end(), scenario.after.begin(), scenario.after.end());
    whole.floor.insert(whole.floor.end(), scenario.floor_after.begin(), scenario.floor_after.end());
    return whole;
}

void cut_hand(Scenario& scenario, const HandRecord& whole, std::size_t lines) {
    scenario.hand = first_lines(whole, lines);
    const auto after = [](const auto& all, const auto& before) {
        return all.begin() + static_cast<std::ptrdiff_t>(before.size());
    };
    scenario.after.assign(after(whole.events, scenario.hand.events), whole.events.end());
    scenario.floor_after.assign(after(whole.floor, scenario.hand.floor), whole.floor.end());
}

bool teaches(const Scenario& scenario, std::string_view clause) {
    return std::find(scenario.clauses.begin(), scenario.clauses.end(), clause) !=
           scenario.clauses.end();
}

}  // namespace fairdeal
