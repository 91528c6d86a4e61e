// Where the printed spots lie: along the rail, as far round as they clear it, and as large as their
// number allows.

#include <algorithm>
#include <cmath>

#include "picture/table_layout.h"
#include "picture/table_outline.h"

namespace fairdeal {

namespace {

constexpr double rail_inside = 926;     // the felt's lowest point
constexpr double insurance_line = 510;  // the insurance line's lowest point
constexpr double bow_top = 10;
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

bool clears_rail(const Felt& felt, const SpotFrame& spot, const Path& edge) {
    const std::optional<Box> plaque = plaque_box(felt, spot);
    const auto clear = [&](Point rail) {
        return (!plaque || !plaque->contains(rail)) &&
               std::all_of(felt.places.begin(), felt.places.end(), [&](const auto& place) {
                   return distance(rail, spot.out(place.middle * spot.size)) >
                          place.radius * spot.size;
               });
    };
    return std::all_of(edge.points().begin(), edge.points().end(), clear);
}

// As far round as the outermost spots still clear the rail.
double end_angle_for(const Felt& felt, double width, double size, const Bow& bow) {
    const Path edge = edge_line(width, rail_width + 9);
    for (double angle = 1.05; angle > 0.3; angle -= 0.01) {
        const SpotFrame spot{1, angle, bow.at(angle), -damping * angle, size, 0, 0, {}};
        if (clears_rail(felt, spot, edge)) return angle;
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

}  // namespace

Point Bow::at(double angle) const {
    const double s = std::sin(angle), c = std::cos(angle);
    return {centre.x + across * std::copysign(std::pow(std::abs(s), fullness), s),
            centre.y + down * std::copysign(std::pow(std::abs(c), fullness), c)};
}

std::optional<Box> plaque_box(const Felt& felt, const SpotFrame& spot) {
    if (!felt.plaque) return std::nullopt;
    // Upright, so at the sides it gives way to the rail.
    const Point inwards{std::sin(spot.turn) * 60 * spot.size, 0};
    return box_about(spot.out(*felt.plaque * spot.size) + inwards, 136 * spot.size,
                     48 * spot.size);
}

void frame_spots(TableLayout& layout, int places) {
    const Felt& felt = *layout.felt;
    const double width = layout.sheet.width;
    double size = 1, pitch = 0;
    std::vector<double> angles;
    for (int round = 0; round < 4; ++round) {
        layout.seats_bow = seats_bow_for(width, felt.below * size);
        const double end = end_angle_for(felt, width, size, layout.seats_bow);
        angles = angles_for(layout.seats_bow, end, places);
        pitch = pitch_for(layout.seats_bow, angles);
        size = std::min(1.0, pitch / felt.spot_width);
    }
    layout.insurance_bow = insurance_bow_for(width);
    for (const double angle : angles) {
        SpotFrame spot;
        spot.seat = static_cast<int>(layout.spots.size()) + 1;
        spot.angle = angle;
        spot.middle = layout.seats_bow.at(angle);
        spot.turn = -damping * angle;
        spot.size = size;
        spot.pitch = pitch;
        spot.reach = reach_of(spot, layout.insurance_bow);
        spot.plate = on_rail(width, spot.middle, turned({0, 1}, -angle));
        layout.spots.push_back(spot);
    }
}

}  // namespace fairdeal
