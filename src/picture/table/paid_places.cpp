// Where what is paid to a wager lies: beside its stake, where it covers the least.

#include <algorithm>
#include <cmath>
#include <numbers>

#include "picture/cards/chips.h"
#include "picture/table/table_layout.h"

namespace fairdeal {

namespace {

constexpr double chip_share = 0.62;  // of the radius of a wager's place
constexpr double stake_share = 0.78;

// How far two round things reach into each other.
double into(Point one, double radius, Point other, double reach) {
    return std::max(0.0, radius + reach - distance(one, other));
}

double into(const CardPlace& card, Point at, double radius) {
    const Point apart = turned(at - card.middle, -card.turn);
    const double across = card.width / 2 + radius - std::abs(apart.x);
    const double down = card.width * card_shape / 2 + radius - std::abs(apart.y);
    return std::max(0.0, std::min(across, down));
}

double into(const Box& box, Point at, double radius) {
    const Point nearest{std::clamp(at.x, box.x, box.right()),
                        std::clamp(at.y, box.y, box.bottom())};
    return std::max(0.0, radius - distance(at, nearest));
}

// What one chip lying there would cover.
double covers(const TableLayout& layout, Point at, double radius) {
    double all = 0;
    for (const WagerPlace& wager : layout.wagers)
        all += 3 * into(at, radius, wager.middle, wager.radius * stake_share);
    for (const PaidPlace& paid : layout.paid) all += 3 * into(at, radius, paid.middle, paid.radius);
    for (const HandPlace& hand : layout.hands)
        for (const CardPlace& card : hand.cards) all += 1.5 * into(card, at, radius);
    for (const PlaquePlace& plaque : layout.plaques) all += 2 * into(plaque.box, at, radius);
    for (const SpotFrame& spot : layout.spots) {
        all += 2 * into(at, radius, spot.plate, 18);
        for (const PrintedPlace& place : layout.felt->places)
            all += 0.1 *
                   into(at, radius, spot.out(place.middle * spot.size), place.radius * spot.size);
    }
    if (layout.button) all += 2 * into(at, radius, *layout.button, button_radius);
    return all;
}

Point best_place(const TableLayout& layout, const WagerPlace& wager, double radius, double rise) {
    constexpr int directions = 16;
    Point best = wager.middle;
    double least = 1e18;
    for (const double gap : {0.06, 0.4, 0.9}) {
        for (int i = 0; i < directions; ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            const double away = wager.radius * (stake_share + gap) + radius;
            const Point at = wager.middle + Point{std::cos(angle), std::sin(angle)} * away;
            const double cost = covers(layout, at, radius) +
                                covers(layout, at - Point{0, rise}, radius) +
                                0.3 * gap * wager.radius;
            if (cost >= least - 1e-9) continue;
            least = cost;
            best = at;
        }
    }
    return best;
}

}  // namespace

void place_paid(TableLayout& layout) {
    for (const WagerPlace& wager : layout.wagers) {
        if (wager.view->paid.empty()) continue;
        const double radius = wager.radius * chip_share;
        const double rise = stack_rise(wager.view->paid, radius);
        layout.paid.push_back(
            {wager.view, wager.seat, wager.hand, best_place(layout, wager, radius, rise), radius});
    }
}

}  // namespace fairdeal
