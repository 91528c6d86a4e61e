#include "cards/total.h"

#include "base/translation.h"

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
    if (is_bust(total)) return tr("bust with {points}", "points"_a = total.points);
    return total.soft ? tr("soft {points}", "points"_a = total.points)
                      : std::to_string(total.points);
}

}  // namespace fairdeal
