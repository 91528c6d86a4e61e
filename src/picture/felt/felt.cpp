#include "picture/felt/felt.h"

#include <algorithm>

namespace fairdeal {

namespace {

// Its corners a little rounded.
Path diamond(double h) {
    Path path;
    const Point corners[] = {{0, -h}, {h, 0}, {0, h}, {-h, 0}};
    for (int i = 0; i < 4; ++i) {
        const Point at = corners[i], before = corners[(i + 3) % 4], after = corners[(i + 1) % 4];
        const Point in = at + (before - at) * 0.1, out = at + (after - at) * 0.1;
        path.line_to(in).curve_to(at, at, out);
    }
    return path.close();
}

}  // namespace

const Felt& felt_of(Layout layout) {
    switch (layout) {
        case Layout::Breakout: return breakout_felt();
        case Layout::Midnight: return midnight_felt();
        case Layout::Extreme: return extreme_felt();
        case Layout::League: return league_felt();
    }
    return breakout_felt();
}

Path place_shape(const PrintedPlace& place) {
    const double r = place.radius;
    switch (place.shape) {
        case PlaceShape::Circle: return Path().circle({0, 0}, r);
        case PlaceShape::Diamond: return diamond(r * 1.14);
        case PlaceShape::Square: return Path().rounded(box_about({0, 0}, 2 * r, 2 * r), r * 0.2);
    }
    return {};
}

int places_of(const TableView& view) {
    int highest = std::max(view.places, view.asking);
    for (const SpotView& spot : view.spots) highest = std::max(highest, spot.seat);
    const std::vector<int>& sizes = felt_of(view.layout).sizes;
    const auto enough =
        std::find_if(sizes.begin(), sizes.end(), [&](int places) { return places >= highest; });
    return enough == sizes.end() ? sizes.back() : *enough;
}

}  // namespace fairdeal
