// How hard a question is and how long it may take, computed from what has to be seen and done.

#include <algorithm>

#include "dealing/floor.h"
#include "drills/drill.h"
#include "questions/kinds/kind.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

/// Cards on the table that lie face up.
int cards_up(const HandRecord& hand) {
    int cards = 0;
    for (const Event& event : hand.events) {
        for (const DealtCard& dealt : event.cards) cards += dealt.face_down ? 0 : 1;
    }
    return cards;
}

int wagers_up(const HandRecord& hand) {
    const TableState table = table_at_end(hand);
    int wagers = 0;
    for (const TableSeat& seat : table.seats) wagers += static_cast<int>(seat.wagers.size());
    return wagers;
}

/// What is written down for an answer, in lines.
int lines_to_give(const Scenario& scenario) {
    if (!kind_of(scenario).facts.is_ruled) return 1;
    const Key key = key_of(scenario);
    return std::max(1, static_cast<int>(std::max(key.lines.size(), key.wagers.size())));
}

}  // namespace

int difficulty_of(const Scenario& scenario, std::span<const Misreading> misreadings) {
    if (!kind_of(scenario).facts.is_ruled) return 0;
    return static_cast<int>(std::count_if(
        misreadings.begin(), misreadings.end(),
        [&](const Misreading& misreading) { return is_caught(misreading, scenario); }));
}

int level_of(const Scenario& scenario) {
    const HandRecord& hand = scenario.hand;
    return level_of_table(scenario.game(), table_at_end(hand));
}

int seconds_for(const Scenario& scenario) {
    constexpr int cards_a_second = 3;
    constexpr int wagers_a_second = 2;
    constexpr int at_least = 4;
    const int looking =
        cards_up(scenario.hand) / cards_a_second + wagers_up(scenario.hand) / wagers_a_second;
    return at_least + looking + kind_of(scenario).facts.seconds_a_line * lines_to_give(scenario);
}

}  // namespace fairdeal
