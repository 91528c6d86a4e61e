#include "picture/table_layout.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "picture/card_flow.h"
#include "picture/table_outline.h"

namespace fairdeal {

namespace {

constexpr double narrowest = 1230, widest = 1820;
constexpr double rail_inside = 926;     // the felt's lowest point
constexpr double insurance_line = 510;  // the insurance line's lowest point
constexpr double bow_top = 10;
constexpr double spot_width = 262;  // at size 1, with a little air
constexpr double spot_depth = 106;  // half of it
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

double size_for(const Bow& bow, const std::vector<double>& angles) {
    double least = 1e9;
    for (std::size_t i = 1; i < angles.size(); ++i) {
        const double lean = damping * (angles[i - 1] + angles[i]) / 2;
        least =
            std::min(least, std::abs(turned(bow.at(angles[i - 1]) - bow.at(angles[i]), lean).x));
    }
    return std::min(1.0, least / spot_width);
}

Bow seats_bow_for(double width, double size) {
    return {{width / 2, bow_top}, width * 0.493, rail_inside - spot_depth * size - bow_top, 0.9};
}

bool clears_rail(const SpotFrame& spot, const Path& edge) {
    const auto& places = printed_places();
    return std::all_of(places.begin(), places.end(), [&](const PrintedPlace& place) {
        const Point at = spot.out(place.middle * spot.size);
        return std::all_of(edge.points().begin(), edge.points().end(),
                           [&](Point p) { return distance(p, at) > place.radius * spot.size; });
    });
}

// As far round as the outermost spots still clear the rail.
double end_angle_for(double width, double size, const Bow& bow) {
    const Path edge = edge_line(width, rail_width + 9);
    for (double angle = 1.05; angle > 0.3; angle -= 0.01) {
        SpotFrame spot{1, angle, bow.at(angle), -damping * angle, size, 0, {}};
        if (clears_rail(spot, edge)) return angle;
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

std::vector<SpotFrame> frames_for(TableLayout& layout, int places) {
    double size = 1;
    std::vector<double> angles;
    for (int round = 0; round < 4; ++round) {
        layout.seats_bow = seats_bow_for(layout.sheet.width, size);
        const double end = end_angle_for(layout.sheet.width, size, layout.seats_bow);
        angles = equal_angles(layout.seats_bow, end, places);
        size = size_for(layout.seats_bow, angles);
    }
    layout.insurance_bow = insurance_bow_for(layout.sheet.width);
    std::vector<SpotFrame> frames;
    for (const double angle : angles) {
        const int seat = static_cast<int>(frames.size()) + 1;
        const Point middle = layout.seats_bow.at(angle);
        frames.push_back({seat, angle, middle, -damping * angle, size, 0,
                          on_rail(layout.sheet.width, middle, turned({0, 1}, -angle))});
        frames.back().reach = reach_of(frames.back(), layout.insurance_bow);
    }
    return frames;
}

const SpotView* spot_of(const TableView& view, int seat) {
    const auto found = std::find_if(view.spots.begin(), view.spots.end(),
                                    [&](const SpotView& spot) { return spot.seat == seat; });
    return found == view.spots.end() ? nullptr : &*found;
}

bool has_cards(const TableView& view, int seat) {
    const SpotView* spot = spot_of(view, seat);
    return spot != nullptr && std::any_of(spot->hands.begin(), spot->hands.end(),
                                          [](const HandView& hand) { return !hand.cards.empty(); });
}

// How far cards may spread to both sides of the spot: half the way to the next hand, or over the
// place of a seat that has none.
double room_beside(const TableView& view, const TableLayout& layout, const SpotFrame& spot) {
    // Hands draw closer together towards the dealer, so the room is measured where tall ones end.
    const auto far_end = [](const SpotFrame& at) {
        return at.out({0, -std::min(at.reach, spot_depth * at.size + 170)});
    };
    double room = 2 * spot_width * spot.size;
    for (const SpotFrame& other : layout.spots) {
        if (std::abs(other.seat - spot.seat) != 1 || !has_cards(view, other.seat)) continue;
        const Point apart = turned(far_end(other) - far_end(spot), -spot.turn);
        room = std::min(room, std::abs(apart.x) * 0.95);
    }
    return room;
}

PrintedPlace place_named(std::string_view wager) {
    for (const PrintedPlace& place : printed_places())
        if (wager == place.wager) return place;
    return printed_places().front();
}

WagerPlace side_place(const SpotFrame& spot, const WagerView& wager) {
    if (wager.name == "insurance")
        return {&wager, spot.seat, 0, spot.out({0, -spot.reach}), 27 * spot.size, spot.turn};
    const PrintedPlace place = place_named(wager.name);
    return {&wager,   spot.seat, 0, spot.out(place.middle * spot.size), place.radius * spot.size,
            spot.turn};
}

// How the hands of one seat share its room: side by side, or in two rows when that leaves larger
// cards.
struct HandGrid {
    std::size_t columns = 1, rows = 1;
    Size cell;          // with the wager below the cards after a split
    double wager = 0;   // radius of a wager below the cards; 0: wagers lie in their printed places
    double card = 0;    // width of a card
    double bottom = 0;  // from the spot's middle to the lowest cell's lower edge
    [[nodiscard]] Point foot(std::size_t index) const {
        const auto column = static_cast<double>(index % columns),
                   row = static_cast<double>(index / columns);
        return {(column - (static_cast<double>(columns) - 1) / 2) * cell.width,
                -bottom - (static_cast<double>(rows) - 1 - row) * cell.height};
    }
    [[nodiscard]] double below() const { return wager > 0 ? 2 * wager + 12 : 0; }
    [[nodiscard]] Size for_cards() const {
        return {cell.width - 8, cell.height - below() - (rows > 1 ? 14 : 0)};
    }
};

HandGrid grid_of(const SpotFrame& spot, const SpotView& view, double room, std::size_t rows) {
    HandGrid grid;
    grid.rows = rows;
    grid.columns = (view.hands.size() + rows - 1) / rows;
    grid.bottom = (spot_depth + 4) * spot.size;
    const double most = std::min(94.0, 60 * spot.size + 38);
    const bool split = view.hands.size() > 1;
    grid.cell.width = std::min(room / static_cast<double>(grid.columns), split ? most * 2.3 : 1e9);
    grid.cell.height = (spot.reach - grid.bottom - 34) / static_cast<double>(rows);
    if (split) grid.wager = std::min({30 * spot.size, grid.cell.width * 0.3, 24.0});
    grid.card = most;
    for (const HandView& hand : view.hands)
        grid.card = std::min(grid.card, card_width_for(hand.cards.size(), grid.for_cards(), most));
    return grid;
}

HandGrid best_grid(const SpotFrame& spot, const SpotView& view, double room) {
    const HandGrid abreast = grid_of(spot, view, room, 1);
    if (view.hands.size() < 3) return abreast;
    const HandGrid two_rows = grid_of(spot, view, room, 2);
    return two_rows.card > abreast.card * 1.15 ? two_rows : abreast;
}

// After a split each hand's wager lies under its own cards; before, in its printed place.
void place_main_wagers(TableLayout& layout, const SpotFrame& spot, const HandView& hand,
                       const HandGrid& grid, Point foot) {
    double beside = 0;
    for (const WagerView& wager : hand.wagers) {
        const PrintedPlace place = place_named(wager.name);
        const bool printed = grid.wager <= 0;
        const Point at = printed ? place.middle * spot.size : foot + Point{beside, -grid.wager - 6};
        const double radius = printed ? place.radius * spot.size : grid.wager;
        layout.wagers.push_back({&wager, spot.seat, hand.number, spot.out(at), radius, spot.turn});
        beside += grid.wager * 1.3;
    }
}

void place_hands(TableLayout& layout, const SpotFrame& spot, const SpotView& view, double room) {
    if (view.hands.empty()) return;
    const HandGrid grid = best_grid(spot, view, room);
    for (std::size_t i = 0; i < view.hands.size(); ++i) {
        const Point foot = grid.foot(i);
        layout.hands.push_back(flow_cards(view.hands[i], grid.for_cards(), grid.card));
        set_down(layout.hands.back(), spot, foot - Point{0, grid.below()});
        place_main_wagers(layout, spot, view.hands[i], grid, foot);
    }
}

HandPlace dealer_hand(const TableView& view, const Sheet& sheet) {
    const Size room{std::min(470.0, sheet.width * 0.36), 140};
    HandPlace hand = flow_dealer(view.dealer, room, 94);
    SpotFrame frame;
    frame.middle = {sheet.width / 2, 278};
    set_down(hand, frame, {0, 0});
    return hand;
}

}  // namespace

int places_of(const TableView& view) {
    int highest = view.places;
    for (const SpotView& spot : view.spots) highest = std::max(highest, spot.seat);
    return highest <= 5 ? 5 : highest <= 7 ? 7 : 9;
}

Point Bow::at(double angle) const {
    const double s = std::sin(angle), c = std::cos(angle);
    return {centre.x + across * std::copysign(std::pow(std::abs(s), fullness), s),
            centre.y + down * std::copysign(std::pow(std::abs(c), fullness), c)};
}

Sheet sheet_for(const Box& area) {
    const double shape = area.width / std::max(1.0, area.height);
    const double width = std::clamp(shape * sheet_height, narrowest, widest);
    const double scale = std::min(area.width / width, area.height / sheet_height);
    return {{area.x + (area.width - width * scale) / 2,
             area.y + (area.height - sheet_height * scale) / 2},
            scale,
            width};
}

const std::vector<PrintedPlace>& printed_places() {
    static const std::vector<PrintedPlace> places{
        {"player", "PLAYER", "PLAYER", {0, 52}, 46},
        {"dealer", "DEALER", "DEALER", {0, -50}, 46},
        {"pair-up", "PAIR|UP", "PAIR", {-92, -44}, 34},
        {"sweet-17", "SWEET|17", "17", {-92, 44}, 34},
        {"breakout-bonus", "BREAK|OUT|BONUS", "BONUS", {92, -44}, 34},
        {"super-tie", "SUPER|TIE", "TIE", {92, 44}, 34},
    };
    return places;
}

TableLayout lay_out(const TableView& view, const Box& area) {
    TableLayout layout;
    layout.sheet = sheet_for(area);
    layout.spots = frames_for(layout, places_of(view));
    layout.hands.push_back(dealer_hand(view, layout.sheet));
    for (const SpotFrame& spot : layout.spots) {
        const SpotView* seen = spot_of(view, spot.seat);
        if (seen == nullptr) continue;
        place_hands(layout, spot, *seen, room_beside(view, layout, spot));
        for (const WagerView& wager : seen->side) layout.wagers.push_back(side_place(spot, wager));
    }
    return layout;
}

std::vector<Point> index_corners(const CardPlace& card) {
    const double w = card.width, left = -w / 2, top = -w * card_shape / 2;
    std::vector<Point> corners;
    for (const Point p :
         {Point{0, 0}, Point{0.34 * w, 0}, Point{0.34 * w, 0.5 * w}, Point{0, 0.5 * w}})
        corners.push_back(card.middle + turned(Point{left, top} + p, card.turn));
    return corners;
}

}  // namespace fairdeal
