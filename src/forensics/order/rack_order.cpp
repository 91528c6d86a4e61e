#include "forensics/order/rack_order.h"

#include <algorithm>

namespace fairdeal {

namespace {

std::size_t place_in_order(Card first, Card then) {
    return kind_of(first) * card_kinds + kind_of(then);
}

/// The longest run that two orders have in common.
template <class Order>
int longest_common(const std::vector<Card>& dealt, const Order& order) {
    std::vector<int> ends(dealt.size(), 0);  // of each dealt card, the run that ends with it
    int longest = 0;
    for (const Card card : order) {
        for (std::size_t at = dealt.size(); at-- > 0;) {
            const bool is_same = card.is_known() && dealt[at] == card;
            ends[at] = is_same ? 1 + (at > 0 ? ends[at - 1] : 0) : 0;
            longest = std::max(longest, ends[at]);
        }
    }
    return longest;
}

}  // namespace

void RackOrder::add(Card card) {
    const bool follows = !cards_.empty() && cards_.back().is_known() && card.is_known();
    if (follows) pairs_.set(place_in_order(cards_.back(), card));
    cards_.push_back(card);
}

Repeats RackOrder::followers(const std::vector<Card>& dealt, bool turned) const {
    Repeats followers;
    for (std::size_t i = 1; i < dealt.size(); ++i) {
        const Card first = dealt[turned ? i : i - 1], then = dealt[turned ? i - 1 : i];
        if (!first.is_known() || !then.is_known()) continue;
        ++followers.of;
        followers.matches += pairs_.test(place_in_order(first, then)) ? 1 : 0;
    }
    return followers;
}

double RackOrder::chance(int decks) const {
    double ways = 0;  // of two cards that follow each other
    for (std::size_t a = 0; a < card_kinds; ++a) {
        for (std::size_t b = 0; b < card_kinds; ++b) {
            if (pairs_.test(a * card_kinds + b)) ways += decks * (a == b ? decks - 1.0 : decks);
        }
    }
    const double cards = cards_in(decks);
    return ways / (cards * (cards - 1));
}

int RackOrder::longest_run(const std::vector<Card>& dealt) const {
    const std::vector<Card> turned(cards_.rbegin(), cards_.rend());
    return std::max(longest_common(dealt, cards_), longest_common(dealt, turned));
}

ShuffleLook look_at_shuffle(const RackOrder& rack, const std::vector<Card>& dealt, int decks) {
    const Repeats as_it_lay = rack.followers(dealt, false);
    const Repeats turned = rack.followers(dealt, true);
    const double chance = rack.chance(decks);
    ShuffleLook look;
    look.followers = turned.matches > as_it_lay.matches ? turned : as_it_lay;
    look.expected = static_cast<double>(look.followers.of) * chance;
    if (chance > 0) look.chance = std::min(1.0, 2 * tail_of(look.followers, chance));
    return look;
}

}  // namespace fairdeal
