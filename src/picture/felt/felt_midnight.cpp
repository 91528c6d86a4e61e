// Midnight Blackjack: one betting circle a spot on a felt of midnight blue, the moon and a few
// stars over it.

#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "base/translation.h"
#include "picture/felt/felt.h"

namespace fairdeal {

namespace {

Path star(double radius) {
    Path path;
    for (int i = 0; i < 8; ++i) {
        const double t = std::numbers::pi * i / 4, r = i % 2 == 0 ? radius : radius * 0.26;
        const Point p{r * std::sin(t), -r * std::cos(t)};
        i == 0 ? path.move_to(p) : path.line_to(p);
    }
    return path.close();
}

// A crescent, open to the right: a disc without one that lies further right.
Path crescent(double radius) {
    constexpr double horns = 0.62, shift = 0.42;  // an angle, and in parts of the radius
    const Point horn{radius * std::cos(horns), radius * std::sin(horns)};
    const Point centre{radius * shift, 0};
    const double inner = distance(centre, horn);
    const double end = std::atan2(horn.y, horn.x - centre.x);
    return Path()
        .arc({0, 0}, radius, radius, horns, 2 * std::numbers::pi - horns)
        .arc(centre, inner, inner, 2 * std::numbers::pi - end, end)
        .close();
}

void draw_stars(Painter& painter, const FeltInks& inks, int side) {
    struct Light {
        Point at;
        double size = 0;
    };
    constexpr std::array<Light, 7> lights{{{{26, -8}, 20},
                                           {{78, 36}, 12},
                                           {{62, -70}, 11},
                                           {{-88, -62}, 12},
                                           {{-92, 66}, 9},
                                           {{96, -28}, 8},
                                           {{-30, 84}, 8}}};
    for (const Light& light : std::span(lights).subspan(side < 0 ? 1U : 0U))
        painter.fill(Path().add(star(light.size), {light.at.x * side, light.at.y}),
                     inks.gold.faded(0.4));
}

// The moon on the left, on the right a star in its place; small stars about both.
void draw_night(Painter& painter, const FeltInks& inks, int side) {
    draw_stars(painter, inks, -side);
    if (side > 0) return painter.fill(Path().add(star(52), {0, 4}), inks.gold.faded(0.3));
    painter.turn(-0.35);
    painter.fill(crescent(70), inks.gold.faded(0.24));
    painter.stroke(crescent(70), inks.gold.faded(0.42), 1.6);
}

}  // namespace

const Felt& midnight_felt() {
    static const Felt felt = [] {
        Felt midnight;
        midnight.name = "midnight";
        midnight.places = {{"player", sentence("BET"), sentence("BET"), {0, 0}, 52}};
        midnight.inks = {ink(0x1d3870), ink(0x132857), ink(0x0a193c), ink(0x050c22),
                         ink(0xe6d9a8), ink(0xe8eefb), ink(0x060e26)};
        midnight.spot_width = 150;
        midnight.above = 60;
        midnight.below = 74;
        midnight.sizes = {3, 5, 7, 9};
        midnight.emblem = draw_night;
        return midnight;
    }();
    return felt;
}

}  // namespace fairdeal
