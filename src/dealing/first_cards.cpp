#include "dealing/first_cards.h"

#include <algorithm>

namespace fairdeal {

bool is_first_card(const Event& event) { return event.verb == Verb::Deal && event.who.hand == 0; }

int first_cards_of(const HandRecord& hand, Who who) {
    int cards = 0;
    for (const Event& event : hand.events) {
        if (is_first_card(event) && event.who == who) cards += static_cast<int>(event.cards.size());
    }
    return cards;
}

std::vector<Event> card_by_card(const std::vector<Event>& events) {
    std::vector<Event> all;
    for (const Event& event : events) {
        if (!is_first_card(event)) {
            all.push_back(event);
            continue;
        }
        for (const DealtCard& dealt : event.cards) {
            all.push_back(event);
            all.back().cards = {dealt};
        }
    }
    return all;
}

HandRecord hand_by_hand(const HandRecord& hand) {
    HandRecord kept{hand.header, {}};
    for (const Event& event : hand.events) {
        const auto same =
            !is_first_card(event)
                ? kept.events.end()
                : std::find_if(kept.events.begin(), kept.events.end(), [&](const Event& other) {
                      return is_first_card(other) && other.who == event.who;
                  });
        if (same == kept.events.end()) {
            kept.events.push_back(event);
            kept.events.back().line = static_cast<int>(kept.events.size()) + 1;
            continue;
        }
        for (const DealtCard& dealt : event.cards) same->cards.push_back(dealt);
    }
    return kept;
}

}  // namespace fairdeal
