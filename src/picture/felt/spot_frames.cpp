// Where the printed spots lie: along the rail, as far round as they clear it, and as large as their
// number allows.

#include <algorithm>
#include <cmath>

#include "picture/table/table_layout.h"
#include "picture/table/table_outline.h"

namespace fairdeal {

namespace {

constexpr double rail_inside = 926;     // the felt's lowest point
constexpr double insurance_line = 510;  // the insurance line's lowest point
constexpr double bow_top = 10;
constexpr double rail_gap = 9;      // between the rail and the print
constexpr double highest = 640;     // nobody sits beside the dealer
constexpr double widest_gap = 400;  // few spots do not drift apart
constexpr double damping = 0.62;    // spots turn less than the rail does, so that print is read

// Angles on the bow, right to left, at equal distances along it.
std::vector<double> equal_angles(const Bow& bow, double end, int places) {
    constexpr int parts = 400;
    std::vector<double> lengths{0};
    for (int i = 1; i <= parts; ++i)
        lengths.push_back(lengths.back() + distance(bow.at(end - 2 * end * (i - 1) / parts),
                                                    bow.at(end - 2 * end * i / parts)));
    std::vector<double> angles;
    for (int i = 0; i < places; ++i) {
        const double wanted = lengths.back() * i / (places - 1);
        const auto found = std::lower_bound(lengths.begin(), lengths.end(), wanted - 1e-9);
        angles.push_back(end - 2 * end * static_cast<double>(found - lengths.begin()) / parts);
    }
    return angles;
}

// The least distance between neighbours, along the spots' own left and right.
double pitch_for(const Bow& bow, const std::vector<double>& angles) {
    double least = 1e9;
    for (std::size_t i = 1; i < angles.size(); ++i) {
        const double lean = damping * (angles[i - 1] + angles[i]) / 2;
        least =
            std::min(least, std::abs(turned(bow.at(angles[i - 1]) - bow.at(angles[i]), lean).x));
    }
    return least;
}

Bow seats_bow_for(double width, double depth) {
    return {{width / 2, bow_top}, width * 0.493, rail_inside - depth - bow_top, 0.9};
}

bool lies_inside(const std::vector<Point>& edge, Point p) {
    bool inside = false;
    for (std::size_t i = 0, j = edge.size() - 1; i < edge.size(); j = i++) {
        const Point a = edge[i], b = edge[j];
        if ((a.y > p.y) == (b.y > p.y)) continue;
        if (p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) inside = !inside;
    }
    return inside;
}

bool print_clears(const Felt& felt, const SpotFrame& spot, const Path& rail) {
    return std::all_of(felt.places.begin(), felt.places.end(), [&](const PrintedPlace& place) {
        const Point at = spot.out(place.middle * spot.size);
        return std::all_of(rail.points().begin(), rail.points().end(),
                           [&](Point p) { return distance(p, at) > place.radius * spot.size; });
    });
}

// Its lower corners are the ones that come near.
bool plaque_clears(const Felt& felt, const SpotFrame& spot, const Path& rail) {
    const std::optional<Box> plaque = plaque_box(felt, spot);
    return !plaque || (lies_inside(rail.points(), {plaque->x, plaque->bottom()}) &&
                       lies_inside(rail.points(), {plaque->right(), plaque->bottom()}));
}

// As far round as the outermost spots still clear the rail.
double end_angle_for(const Felt& felt, double size, const Bow& bow, const Path& rail) {
    for (const double less : every(0.01, 0, 0.75)) {
        const double angle = 1.05 - less;
        const SpotFrame spot{1, angle, bow.at(angle), -damping * angle, size, 0, 0, {}};
        if (bow.at(angle).y > highest && print_clears(felt, spot, rail)) return angle;
    }
    return 0.3;
}

Bow insurance_bow_for(double width) {
    const double top = -315;
    return {{width / 2, top}, width * 0.39, insurance_line - top};
}

// How far it is from a spot's middle to the insurance line.
double reach_of(const SpotFrame& spot, const Bow& line) {
    double reach = 0;
    const auto outside = [&](Point p) {
        return std::hypot((p.x - line.centre.x) / line.across, (p.y - line.centre.y) / line.down) >
               1;
    };
    while (reach < 600 && outside(spot.out({0, -reach}))) reach += 2;
    return reach;
}

// As many angles as places, and none further from the next than a player would sit.
std::vector<double> angles_for(const Bow& bow, double end, int places) {
    std::vector<double> angles = equal_angles(bow, end, places);
    while (distance(bow.at(angles[0]), bow.at(angles[1])) > widest_gap)
        angles = equal_angles(bow, end *= 0.96, places);
    return angles;
}

// The spots of a felt at one size.
struct Row {
    double size = 1;
    Bow bow;
    std::vector<double> angles;
    double pitch = 0;
};
Row row_of(const Felt& felt, double width, const Path& rail, int places, double size) {
    Row row;
    row.size = size;
    row.bow = seats_bow_for(width, felt.below * size);
    row.angles = angles_for(row.bow, end_angle_for(felt, size, row.bow, rail), places);
    row.pitch = pitch_for(row.bow, row.angles);
    return row;
}

// As large as lets them lie side by side.
Row fitting_row(const Felt& felt, double width, const Path& rail, int places) {
    Row row = row_of(felt, width, rail, places, 1);
    if (row.pitch >= felt.spot_width) return row;
    double fits = 0.3, too_large = 1;
    for (int i = 0; i < 7; ++i) {
        const double size = (fits + too_large) / 2;
        row = row_of(felt, width, rail, places, size);
        (row.pitch >= felt.spot_width * size ? fits : too_large) = size;
    }
    return row_of(felt, width, rail, places, fits);
}

}  // namespace

Point Bow::at(double angle) const {
    const double s = std::sin(angle), c = std::cos(angle);
    return {centre.x + across * std::copysign(std::pow(std::abs(s), fullness), s),
            centre.y + down * std::copysign(std::pow(std::abs(c), fullness), c)};
}

std::optional<Box> plaque_box(const Felt& felt, const SpotFrame& spot) {
    if (!felt.plaque) return std::nullopt;
    // Upright below the first place: it leans out less than the spot does, and so clears the rail.
    const Point place = felt.places.front().middle;
    const Point below = turned((*felt.plaque - place) * spot.size, 0.3 * spot.turn);
    return box_about(spot.out(place * spot.size) + below, 136 * spot.size, 48 * spot.size);
}

void frame_spots(TableLayout& layout, int places) {
    const Path rail = edge_line(layout.sheet.width, rail_width + rail_gap);
    layout.insurance_bow = insurance_bow_for(layout.sheet.width);
    const Row row = fitting_row(*layout.felt, layout.sheet.width, rail, places);
    layout.seats_bow = row.bow;
    for (const double angle : row.angles) {
        SpotFrame spot;
        spot.seat = static_cast<int>(layout.spots.size()) + 1;
        spot.angle = angle;
        spot.middle = row.bow.at(angle);
        spot.turn = -damping * angle;
        spot.size = row.size;
        spot.pitch = row.pitch;
        // A plaque is wider than the print, and on a narrow table the rail comes close.
        for (int i = 0; i < 60 && !plaque_clears(*layout.felt, spot, rail); ++i)
            spot.middle = spot.out({0, -2});
        spot.reach = reach_of(spot, layout.insurance_bow);
        spot.plate = on_rail(layout.sheet.width, spot.middle, turned({0, 1}, -angle));
        layout.spots.push_back(spot);
    }
}

}  // namespace fairdeal
