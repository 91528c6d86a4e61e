#include "cards/total.h"

namespace fairdeal {

Total total_of(std::span<const Card> cards) {
    Total total;
    for (const Card card : cards) total = with_card(total, card);
    return total;
}

bool is_ace_and_ten(std::span<const Card> cards) {
    return cards.size() == 2 && total_of(cards) == soft(21);
}

std::string to_text(Total total) {
    if (is_bust(total)) return "bust with " + std::to_string(total.points);
    return (total.soft ? "soft " : "") + std::to_string(total.points);
}

}  // namespace fairdeal
