#include "picture/badge_drawing.h"

#include <algorithm>

namespace fairdeal {

namespace {

constexpr Ink badge_green = ink(0x14532d), badge_gold = ink(0xd4af37), badge_white = ink(0xffffff);

Path crest_spade() {
    return Path()
        .move_to({128, 30})
        .curve_to({150, 70}, {194, 88}, {194, 124})
        .curve_to({194, 152}, {158, 166}, {138, 144})
        .curve_to({140, 162}, {146, 171}, {156, 180})
        .line_to({100, 180})
        .curve_to({110, 171}, {116, 162}, {118, 144})
        .curve_to({98, 166}, {62, 152}, {62, 124})
        .curve_to({62, 88}, {106, 70}, {128, 30})
        .close();
}

}  // namespace

Drawing badge_drawing(const std::string& game) {
    return [game](Painter& painter) {
        painter.fill(Path().rounded({0, 0, 256, 256}, 40), badge_green);
        painter.stroke(Path().rounded({11, 11, 234, 234}, 31), badge_gold, 6);
        painter.fill(crest_spade(), badge_white);
        Font font{Typeface::Inter, 34, true};
        constexpr double most = 200;
        const double wide = painter.text_width(game, font);
        if (wide > most) font.size *= most / wide;
        painter.text(game, {128, 224}, font, badge_white, Align::Centre);
    };
}

}  // namespace fairdeal
