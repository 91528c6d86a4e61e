#pragma once
// What a hand counts. An ace is 11 where the hand then stays at 21 or under, else 1 (MID-VAL-4 and
// ordinary blackjack): "soft" says that one ace counts 11.

#include <span>
#include <string>

#include "cards/card.h"

namespace fairdeal {

struct Total {
    int points = 0;
    bool soft = false;
    friend constexpr bool operator==(const Total&, const Total&) = default;
};
constexpr Total hard(int points) { return {points, false}; }
constexpr Total soft(int points) { return {points, true}; }

/// The total with one card more. An ace that has come to count 1 never counts 11 again.
constexpr Total with_card(Total total, Card card) {
    const int points = (total.soft ? total.points - 10 : total.points) + points_of(card.rank);
    const bool ace = total.soft || card.rank == Rank::Ace;
    return ace && points <= 11 ? soft(points + 10) : hard(points);
}

/// The total of the cards; unknown ranks count nothing.
Total total_of(std::span<const Card> cards);

constexpr bool is_bust(Total total) { return total.points > 21; }

/// An ace and a ten-valued card, two cards: whether it also counts as a natural (not after a split)
/// is the game's to say.
bool is_ace_and_ten(std::span<const Card> cards);

/// "soft 17", "12", "bust with 24".
std::string to_text(Total total);

}  // namespace fairdeal
