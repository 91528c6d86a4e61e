#pragma once
// Where things lie on the felt, in the picture's own units: 1200 wide, 840 high.

#include "picture/painter.h"
#include "picture/table_view.h"

namespace fairdeal {

constexpr Size table_size{1200, 840};

/// One betting spot: its place on the arc and the directions along which it is built.
struct SpotFrame {
    Point at;      // the middle of its main wagers
    Point inward;  // unit vector to the dealer
    Point along;   // unit vector along the arc, to the next seat
    double room;   // width that the spot may take
    [[nodiscard]] Point from(double in, double side) const {
        return {at.x + inward.x * in + along.x * side, at.y + inward.y * in + along.y * side};
    }
};

/// How many places are printed: seven, or up to the highest seat.
int places_on(const TableView& view);
SpotFrame frame_of(int seat, int places);

/// Where a wager lies: main wagers side by side, side wagers in a row before them.
Point wager_place(const SpotFrame& spot, const std::string& name, int hand, std::size_t hands);
double wager_radius(const std::string& name);

/// The middle of the cards of one hand of the spot, and how wide they may lie.
Point hand_place(const SpotFrame& spot, std::size_t index, std::size_t hands);
double hand_room(const SpotFrame& spot, std::size_t hands);

/// How the picture is placed in an area: uniform scale, centred.
struct Placing {
    double scale = 1;
    Point offset;
};
Placing placing_in(Box area);

}  // namespace fairdeal
