#include "questions/steps/prices.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace fairdeal {

namespace {

/// How far a sum is from what the price gives, in parts that compare: cents of a stake of one.
std::int64_t distance(Money stake, Money paid, Odds odds) {
    return std::abs((pay_at(stake, odds) - paid).in_cents());
}

bool is_exact(Money stake, Money paid, Odds odds) {
    return stake.in_cents() * odds.pays == paid.in_cents() * odds.to;
}

std::vector<Odds> known_prices(const TableCard& card) {
    std::vector<Odds> prices(ladder_of_prices().begin(), ladder_of_prices().end());
    prices.push_back({1, 2});
    for (const OptionSpec& spec : options_of(card.game())) {
        if (spec.kind == OptionKind::Price) prices.push_back(card.price(spec.option));
    }
    return prices;
}

}  // namespace

std::span<const Odds> ladder_of_prices() {
    static constexpr std::array ladder{Odds{1, 1},   Odds{6, 5},   Odds{3, 2},  Odds{2, 1},
                                       Odds{3, 1},   Odds{5, 1},   Odds{6, 1},  Odds{8, 1},
                                       Odds{15, 1},  Odds{25, 1},  Odds{30, 1}, Odds{50, 1},
                                       Odds{100, 1}, Odds{150, 1}, Odds{250, 1}};
    return ladder;
}

Odds price_of(Money stake, Money paid, const TableCard& card) {
    const std::vector<Odds> prices = known_prices(card);
    const auto exact = std::find_if(prices.begin(), prices.end(),
                                    [&](Odds odds) { return is_exact(stake, paid, odds); });
    if (exact != prices.end()) return *exact;
    return *std::min_element(prices.begin(), prices.end(), [&](Odds a, Odds b) {
        return distance(stake, paid, a) < distance(stake, paid, b);
    });
}

}  // namespace fairdeal
