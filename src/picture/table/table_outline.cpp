#include "picture/table/table_outline.h"

#include <cmath>
#include <numbers>

namespace fairdeal {

namespace {

constexpr double straight_until = 320, table_bottom = 988;
constexpr double power = 2 / 2.55;  // fuller than an ellipse

}  // namespace

Path edge_line(double sheet_width, double inset) {
    constexpr int parts = 180;
    const double middle = sheet_width / 2, across = middle - edge_gap - inset;
    const double deep = table_bottom - inset - straight_until, top = table_top + 18;
    Path path;
    path.move_to({middle + across, top});
    for (int i = 0; i <= parts; ++i) {
        const double t = std::numbers::pi * i / parts, c = std::cos(t), s = std::sin(t);
        const double x = std::copysign(std::pow(std::abs(c), power), c);
        path.line_to({middle + across * x, straight_until + deep * std::pow(std::abs(s), power)});
    }
    return path.line_to({middle - across, top});
}

Path table_shape(double sheet_width, double inset) { return edge_line(sheet_width, inset).close(); }

Point on_rail(double sheet_width, Point from, Point outward) {
    const Path line = edge_line(sheet_width, rail_width / 2);
    Point found = from;
    double nearest = 1e9;
    for (const Point p : line.points()) {
        const Point apart = p - from;
        const double aside = std::abs(apart.x * outward.y - apart.y * outward.x);
        if (apart.x * outward.x + apart.y * outward.y < 0 || aside >= nearest) continue;
        nearest = aside;
        found = p;
    }
    return found;
}

}  // namespace fairdeal
