#include "picture/table_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairdeal {

namespace {

constexpr Point dealer_middle{600, 150};

double offset_of_hand(std::size_t index, std::size_t hands, double step) {
    return (static_cast<double>(index) - static_cast<double>(hands - 1) / 2) * step;
}

}  // namespace

int places_on(const TableView& view) {
    int places = 7;
    for (const SpotView& spot : view.spots) places = std::max(places, spot.seat);
    return places;
}

SpotFrame frame_of(int seat, int places) {
    const double first = (places > 7 ? 9.0 : 13.0) * std::numbers::pi / 180;
    const double span = std::numbers::pi - 2 * first;
    const double angle = first + span * (seat - 1) / std::max(1, places - 1);
    const Point at{600 + 470 * std::cos(angle), 88 + 578 * std::sin(angle)};
    const double dx = dealer_middle.x - at.x;
    const double dy = dealer_middle.y - at.y;
    const double length = std::hypot(dx, dy);
    const Point inward{dx / length, dy / length};
    return {at, inward, {inward.y, -inward.x}, 1500.0 / places};
}

double wager_radius(const std::string& name) {
    return name == "player" || name == "dealer" ? 27 : 18.5;
}

Point wager_place(const SpotFrame& spot, const std::string& name, int hand, std::size_t hands) {
    if (name == "insurance") return spot.from(218, 0);
    if (name == "pair-up") return spot.from(60, -63);
    if (name == "sweet-17") return spot.from(60, -21);
    if (name == "breakout-bonus") return spot.from(60, 21);
    if (name == "super-tie") return spot.from(60, 63);
    if (hands > 1)
        return spot.from(
            0, offset_of_hand(static_cast<std::size_t>(std::max(hand, 1) - 1), hands,
                              std::min(50.0, spot.room * 0.9 / static_cast<double>(hands))));
    return spot.from(0, name == "player" ? -34 : 34);
}

Point hand_place(const SpotFrame& spot, std::size_t index, std::size_t hands) {
    const double tilt = std::abs(spot.inward.x) * 24;
    return spot.from(
        145 + tilt,
        offset_of_hand(index, hands, std::min(76.0, spot.room / static_cast<double>(hands))));
}

double hand_room(const SpotFrame& spot, std::size_t hands) {
    if (hands <= 1) return std::min(134.0, spot.room * 0.7);
    return std::min(72.0, spot.room / static_cast<double>(hands) * 0.94);
}

Placing placing_in(Box area) {
    const double scale = std::min(area.width / table_size.width, area.height / table_size.height);
    return {scale,
            {area.x + (area.width - table_size.width * scale) / 2,
             area.y + (area.height - table_size.height * scale) / 2}};
}

}  // namespace fairdeal
