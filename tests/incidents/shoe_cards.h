#pragma once
// The cards of a log as they left the shoes, counted by this test alone.

#include <array>
#include <string>
#include <vector>

#include "incidents/logs.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

constexpr std::size_t kinds_of_cards = 52;

inline std::size_t kind_number(Card card) {
    return (static_cast<std::size_t>(card.suit) - 1) * 13 + static_cast<std::size_t>(card.rank) - 1;
}

/// The cards of a round in the order of dealing: the first deal in two rounds where it is written a
/// line a hand, all else as it stands. Of a hand as it was played.
inline std::vector<Card> cards_in_order(const HandRecord& hand) {
    std::vector<Card> cards;
    const auto is_first = [](const Event& event) {
        return event.verb == Verb::Deal && event.who.hand == 0;
    };
    for (const std::size_t round : {0U, 1U}) {
        for (const Event& event : hand.events)
            if (is_first(event) && event.cards.size() > round)
                cards.push_back(event.cards[round].card);
    }
    for (const Event& event : hand.events) {
        if (is_first(event) || event.verb == Verb::Turn) continue;
        for (const DealtCard& dealt : event.cards) cards.push_back(dealt.card);
    }
    return cards;
}

/// One shoe of one pack: its rounds, each with its cards.
struct DealtShoe {
    std::string table, pack, name;
    std::vector<HandRecord> rounds{};
    std::vector<std::vector<Card>> cards{};  // by round

    [[nodiscard]] std::array<int, kinds_of_cards> counts() const {
        std::array<int, kinds_of_cards> counts{};
        for (const auto& round : cards)
            for (const Card card : round) ++counts.at(kind_number(card));
        return counts;
    }
};

inline std::vector<DealtShoe> shoes_of(const Incident& incident, std::uint64_t seed) {
    std::vector<DealtShoe> shoes;
    for (const HandRecord& hand : deal_incident(incident, seed)) {
        const HandRecord played = must_lie_as_played(hand);
        const Identity& identity = hand.header.identity;
        if (shoes.empty() || shoes.back().name != identity.shoe)
            shoes.push_back({identity.table, identity.pack, identity.shoe});
        shoes.back().rounds.push_back(played);
        shoes.back().cards.push_back(cards_in_order(played));
    }
    return shoes;
}

}  // namespace fairdeal
