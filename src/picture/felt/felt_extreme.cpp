// BlackJack eXtreme: the blind before the player, the double-up behind it, and a dealer who is one
// of the players: no rack of the house, no insurance.

#include "base/translation.h"
#include "picture/felt/felt.h"

namespace fairdeal {

namespace {

// An X of two blades.
void draw_cross(Painter& painter, const FeltInks& inks, int side) {
    painter.stretch(side, 1);
    for (const double lean : {1.0, -1.0}) {
        Path blade;
        blade.move_to({-78 * lean, -92})
            .line_to({-34 * lean, -92})
            .curve_to({-8 * lean, -40}, {24 * lean, 18}, {92 * lean, 96})
            .curve_to({28 * lean, 48}, {-40 * lean, -22}, {-78 * lean, -92})
            .close();
        painter.fill(blade, inks.gold.faded(0.2));
        painter.stroke(blade, inks.gold.faded(0.5), 1.6);
    }
}

}  // namespace

const Felt& extreme_felt() {
    static const Felt felt = [] {
        Felt extreme;
        extreme.name = "extreme";
        extreme.places = {
            {"blind", sentence("BLIND"), sentence("BLIND"), {0, 24}, 43},
            {"double-up", sentence("DOUBLE|UP"), sentence("UP"), {0, -60}, 36, PlaceShape::Square}};
        extreme.inks = {ink(0x565a63), ink(0x3b3f47), ink(0x26292f), ink(0x15171b),
                        ink(0xf59a4c), ink(0xf1ece6), ink(0x0c0d10)};
        extreme.spot_width = 150;
        extreme.above = 100;
        extreme.below = 122;
        extreme.band = sentence("BlackJack eXtreme");
        extreme.house_bank = false;
        extreme.plaque = Point{0, 95};
        extreme.emblem = draw_cross;
        return extreme;
    }();
    return felt;
}

}  // namespace fairdeal
