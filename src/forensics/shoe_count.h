#pragma once
// Which cards of one shoe were seen, and how often each. A card that was not read (burned, left
// behind the cut card, a hole card nobody turned up) counts as unseen.

#include <array>
#include <cstddef>

#include "cards/card.h"

namespace fairdeal {

constexpr std::size_t card_kinds = 52;

/// The place of a known card in deck(), 0 to 51.
[[nodiscard]] constexpr std::size_t kind_of(Card card) {
    return (static_cast<std::size_t>(card.suit) - 1) * 13 + static_cast<std::size_t>(card.rank) - 1;
}
[[nodiscard]] inline Card card_of_kind(std::size_t kind) { return deck().at(kind); }

struct ShoeCount {
    std::array<int, card_kinds> copies{};
    int seen = 0;  // all of them
    void add(std::size_t kind) {
        ++copies[kind];
        ++seen;
    }
    friend bool operator==(const ShoeCount&, const ShoeCount&) = default;
};

[[nodiscard]] constexpr int cards_in(int decks) { return static_cast<int>(card_kinds) * decks; }

}  // namespace fairdeal
