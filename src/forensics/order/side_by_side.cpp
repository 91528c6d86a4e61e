#include "forensics/order/side_by_side.h"

#include <boost/math/distributions/binomial.hpp>
#include <vector>

namespace fairdeal {

namespace {

Neighbours new_deck() {
    std::vector<std::size_t> order;
    const auto add_suit = [&order](Suit suit, bool from_ace) {
        for (int step = 0; step < 13; ++step) {
            const int rank = from_ace ? 1 + step : 13 - step;
            order.push_back(kind_of({static_cast<Rank>(rank), suit}));
        }
    };
    add_suit(Suit::Spades, true);
    add_suit(Suit::Diamonds, true);
    add_suit(Suit::Clubs, false);
    add_suit(Suit::Hearts, false);
    Neighbours neighbours;
    for (std::size_t i = 1; i < order.size(); ++i) neighbours.add(order[i - 1], order[i]);
    return neighbours;
}

}  // namespace

void Neighbours::add(std::size_t a, std::size_t b) {
    auto pair = pairs_[place_of(a, b)];
    if (pair) return;
    pair = true;
    ++(a == b ? same_ : different_);
}

double Neighbours::chance(int decks) const {
    const double ways =  // of two cards that lie next to each other
        same_ * (decks * (decks - 1.0)) + different_ * (2.0 * decks * decks);
    const double cards = cards_in(decks);
    return ways / (cards * (cards - 1));
}

const Neighbours& neighbours_in_new_deck() {
    static const Neighbours neighbours = new_deck();
    return neighbours;
}

double tail_of(const Repeats& repeats, double chance) {
    if (repeats.matches == 0) return 1;
    const boost::math::binomial shuffled(static_cast<double>(repeats.of), chance);
    return boost::math::cdf(
        boost::math::complement(shuffled, static_cast<double>(repeats.matches - 1)));
}

}  // namespace fairdeal
