// The secret bet's own chip and plaque: they say that it has been made, not how much it is.

#include <cmath>
#include <numbers>

#include "picture/cards/chips.h"

namespace fairdeal {

namespace {

constexpr Ink bet_gold = ink(0xf0cf7e), night = ink(0x17122b), violet = ink(0x4b2a86);

// A mask for the eyes, one unit wide.
Path mask() {
    Path path;
    path.move_to({-0.5, -0.14})
        .curve_to({-0.3, -0.26}, {-0.12, -0.2}, {0, -0.1})
        .curve_to({0.12, -0.2}, {0.3, -0.26}, {0.5, -0.14})
        .curve_to({0.5, 0.1}, {0.36, 0.26}, {0.2, 0.2})
        .curve_to({0.1, 0.16}, {0.06, 0.1}, {0, 0.1})
        .curve_to({-0.06, 0.1}, {-0.1, 0.16}, {-0.2, 0.2})
        .curve_to({-0.36, 0.26}, {-0.5, 0.1}, {-0.5, -0.14});
    return path.close();
}

void draw_mask(Painter& painter, double width, Ink cloth, Ink eyes) {
    painter.fill(Path().add(mask(), {0, 0}, width), cloth);
    for (const double side : {-0.22, 0.22})
        painter.fill(Path().ellipse({side * width, -0.01 * width}, 0.11 * width, 0.065 * width),
                     eyes);
}

}  // namespace

void draw_secret_chip(Painter& painter, Point at, double radius) {
    const Saved saved(painter);
    painter.move(at);
    const Path disc = Path().circle({0, 0}, radius);
    painter.shadow(disc, radius * 0.14, ink(0x000000, 0.35), {radius * 0.05, radius * 0.1});
    painter.fill(disc, rings({-radius * 0.3, -radius * 0.4}, radius * 1.5, violet, night));
    Path spots;
    for (int i = 0; i < 8; ++i) {
        const double t = std::numbers::pi * i / 4;
        const auto on = [&](double r, double a) {
            return Point{r * radius * std::cos(t + a), r * radius * std::sin(t + a)};
        };
        spots.polygon({on(0.98, -0.17), on(0.98, 0.17), on(0.78, 0.17), on(0.78, -0.17)});
    }
    painter.fill(spots, bet_gold);
    painter.stroke(Path().circle({0, 0}, radius * 0.72), bet_gold, radius * 0.05);
    draw_mask(painter, radius * 1.08, bet_gold, night);
    painter.stroke(disc, ink(0x000000, 0.4), radius * 0.05);
}

void draw_secret_plaque(Painter& painter, Point at, double width) {
    const Saved saved(painter);
    painter.move(at);
    const Box box = box_about({0, 0}, width, width * 0.66);
    painter.shadow(Path().rounded(box, width * 0.07), width * 0.05, ink(0x000000, 0.35),
                   {0, width * 0.03});
    painter.fill(Path().rounded(box, width * 0.07), down(box, ink(0x6a43b0), night));
    painter.stroke(Path().rounded(box.grown(-width * 0.025), width * 0.06), bet_gold,
                   width * 0.025);
    painter.stroke(Path().rounded(box.grown(-width * 0.075), width * 0.04), bet_gold.faded(0.6),
                   width * 0.012);
}

}  // namespace fairdeal
