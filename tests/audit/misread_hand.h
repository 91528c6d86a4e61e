#pragma once
// Hands as a dealer settles them who misreads a clause.

#include <algorithm>

#include "audit/shipped.h"
#include "games/all_games.h"

namespace fairdeal {

/// The hand as a dealer settles it who misreads a clause: everything is settled at the end.
inline HandRecord settled_by(const HandRecord& hand, const Misreading& misreading) {
    HandRecord settled = hand;
    std::erase_if(settled.events, [](const Event& event) { return is_settlement(event.verb); });
    for (const Line& line : rule_misread(hand, misreading).lines) {
        Event event;
        event.who = line.who;
        event.verb = line.verb;
        event.wager = line.wager;
        event.amount = line.amount;
        event.place = line.place;
        settled.events.push_back(event);
    }
    return settled;
}

inline const Misreading& misreading_named(std::string_view id) {
    const auto& all = shipped_misreadings();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Misreading& it) { return it.id == id; });
    BOOST_REQUIRE((found != all.end()));
    return *found;
}

}  // namespace fairdeal
