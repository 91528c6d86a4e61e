#pragma once
// How sure the tests of a pack were, hand by hand: a curve a test, and the line from which on it is
// an alarm.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "picture/charts/progress.h"

namespace fairdeal {

struct EvidencePicture {
    struct Curve {
        std::string name;
        std::vector<double> odds;  // a hand each: decimal logarithms of x in "1 in x by chance"
        double dash = 0;           // what tells it apart; 0: an unbroken line
    };
    std::vector<Curve> curves;  // all of as many hands; below 0 is drawn at 0: no sign of it
    double alarm = 0;           // as of the curves
    std::string alarm_name;     // "1 in 730 by chance"
    std::string first, last;    // the first and last hand, below
    std::optional<std::pair<std::size_t, std::size_t>>
        marked;  // hands from the first to one past the last, by place: a band
};
/// Over the hands, on a logarithmic scale of odds; above it what each line is.
void draw_evidence(Painter& painter, const Box& box, const EvidencePicture& picture,
                   const ChartInks& inks);

}  // namespace fairdeal
