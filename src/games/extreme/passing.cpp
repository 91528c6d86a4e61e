#include "games/extreme/passing.h"

#include <algorithm>

namespace fairdeal::bjx {

namespace {

constexpr int most_passes = 3;

/// What the dealer's stack has left for this position, in order.
Money left_for(const Play& play, int seat) {
    Money left = play.table.dealer_chips.value_or(Money{});
    for (int before = 1; before < seat; ++before) {
        const auto at = static_cast<std::size_t>(before);
        if (!play.positions.at(at)) continue;
        const TableSeat* other = play.table.find(before);
        const bool passed = other != nullptr && has_passed(*other);
        const bool by_blind = play.sheet.house.cover_basis == CoverBasis::Blind;
        const Money posted = passed ? Money{} : play.blinds.at(at);
        left -= by_blind ? posted : play.minimum();
    }
    return left;
}

}  // namespace

bool is_in_the_lobby(const Play& play, int seat) {
    const auto& passes = play.facts().passes;
    return !play.is_tournament() &&
           std::any_of(passes.begin(), passes.end(), [&](const std::pair<int, int>& passed) {
               return passed.first == seat && passed.second >= most_passes;
           });
}

bool pass_takes_blind_back(const Play& play) {
    return play.sheet.house.pass_until == PassUntil::Cards;
}

bool must_play(const Play& play, int seat) {
    if (!play.is_tournament() || !play.table.dealer_chips) return false;
    return left_for(play, seat) >= play.minimum() || !play.sheet.terms.some_positions_may_pass;
}

bool covers_nobody(const Play& play) {
    return play.table.dealer_chips.value_or(Money{}) < play.minimum();
}

}  // namespace fairdeal::bjx
