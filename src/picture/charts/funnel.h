#pragma once
// A funnel plot: who lies beyond what chance explains, the more is counted of them the narrower.

#include <vector>

#include "picture/charts/progress.h"

namespace fairdeal {

struct FunnelPicture {
    struct Dot {
        double expected = 0;  // errors the house would have made, at least 0
        double times = 0;     // the house's errors, in the same games
        bool named = false;   // chance does not explain it
        bool picked = false;
        std::string name;
    };
    /// Where chance leaves 95 and 99.8 of 100, in times the house's errors, by what is expected;
    /// rising.
    struct Limits {
        double expected = 0;
        double low = 0, high = 0;        // 95 %
        double lowest = 0, highest = 0;  // 99.8 %
    };
    std::vector<Dot> dots;
    std::vector<Limits> limits;  // at least two
};
/// Dots over the errors expected, hollow within chance, filled and named beyond it; a ring round
/// the picked one. The house, 1, as a line, the limits dashed.
void draw_funnel(Painter& painter, const Box& box, const FunnelPicture& picture,
                 const ChartInks& inks);

/// The dot nearest to a click within 16 units, by its number; -1: none.
int dot_at(const FunnelPicture& picture, const Box& box, Point at);

}  // namespace fairdeal
