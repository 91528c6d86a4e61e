// International BlackJack League: a tournament table. Every seat has its count on a plaque at the
// rail; hands and eliminations are on the sign.

#include <cmath>
#include <numbers>

#include "base/translation.h"
#include "picture/felt/felt.h"

namespace fairdeal {

namespace {

// A laurel wreath, open at the top.
void draw_laurel(Painter& painter, const FeltInks& inks, int /*side*/) {
    Path leaf;
    leaf.move_to({0, 0})
        .curve_to({9, -12}, {9, -26}, {0, -40})
        .curve_to({-9, -26}, {-9, -12}, {0, 0});
    for (const double side : {1.0, -1.0})
        for (int i = 0; i < 9; ++i) {
            const double t = 0.16 + i * 0.27;
            for (const double out : {-0.62, 0.62}) {
                const Saved inner(painter);
                painter.move({side * 72 * std::sin(t), 72 * std::cos(t)});
                painter.turn(side * (std::numbers::pi / 2 - t + out));
                painter.stretch(0.8, 0.8);
                painter.fill(leaf, inks.gold.faded(0.24));
                painter.stroke(leaf, inks.gold.faded(0.4), 1);
            }
        }
}

}  // namespace

const Felt& league_felt() {
    static const Felt felt = [] {
        Felt league;
        league.name = "league";
        league.places = {{"player", sentence("BET"), sentence("BET"), {0, -22}, 50}};
        league.inks = {ink(0x8c2f45), ink(0x6f2036), ink(0x4d1425), ink(0x300a16),
                       ink(0xf0cf7e), ink(0xf8ecec), ink(0x24060f)};
        league.spot_width = 150;
        league.above = 82;
        league.below = 98;
        league.sizes = {5, 6, 7, 8, 9};
        league.plaque = Point{0, 68};
        league.emblem = draw_laurel;
        return league;
    }();
    return felt;
}

}  // namespace fairdeal
