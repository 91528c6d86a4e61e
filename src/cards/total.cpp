#include "cards/total.h"

namespace fairdeal {

Total total_of(std::span<const Card> cards) {
    int points = 0;
    bool ace = false;
    for (const Card card : cards) {
        points += points_of(card.rank);
        ace = ace || card.rank == Rank::Ace;
    }
    return ace && points <= 11 ? soft(points + 10) : hard(points);
}

bool is_ace_and_ten(std::span<const Card> cards) {
    return cards.size() == 2 && total_of(cards) == soft(21);
}

std::string to_text(Total total) {
    if (is_bust(total)) return "bust with " + std::to_string(total.points);
    return (total.soft ? "soft " : "") + std::to_string(total.points);
}

}  // namespace fairdeal
