#pragma once
// The 52 kinds of cards: how often each was seen, and which are suspected.

#include <array>
#include <string>

#include "cards/card.h"
#include "picture/charts/progress.h"

namespace fairdeal {

struct KindGridPicture {
    enum class Suspect : unsigned char { None, Missing, TooMany };
    struct Kind {
        std::string seen;  // "133"
        Suspect mark = Suspect::None;
    };
    std::array<Kind, 52> kinds;  // in the order of deck()
};
/// A row a suit, a column a rank. Missing: hatched; too many: filled.
void draw_kind_grid(Painter& painter, const Box& box, const KindGridPicture& picture,
                    const ChartInks& inks);

}  // namespace fairdeal
