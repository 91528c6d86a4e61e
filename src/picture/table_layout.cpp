#include "picture/table_layout.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "picture/card_flow.h"

namespace fairdeal {

namespace {

constexpr double narrowest = 1230, widest = 1820;
constexpr double rail_inside = 928;      // the felt's lowest point
constexpr double insurance_line = 498;   // the insurance line's lowest point
constexpr double bow_top = 150;
constexpr double spot_width = 262;       // at size 1, with a little air
constexpr double spot_depth = 104;       // half of it
constexpr double damping = 0.56;         // spots turn less than the rail does, so that print is read

double size_for(const Bow& bow, double end_angle, int places) {
    double least = 1e9;
    for (int i = 1; i < places; ++i) {
        const double a = end_angle - 2 * end_angle * (i - 1) / (places - 1);
        const double b = end_angle - 2 * end_angle * i / (places - 1);
        const Point apart = turned(bow.at(a) - bow.at(b), damping * (a + b) / 2);
        least = std::min(least, std::abs(apart.x));
    }
    return std::min(1.0, least / spot_width);
}

Bow seats_bow_for(double width, double size) {
    return {{width / 2, bow_top}, width / 2 - 8 - 46 - 118 * size, rail_inside - spot_depth * size - bow_top};
}

double end_angle_for(int places) { return places <= 5 ? 0.99 : places <= 7 ? 1.05 : 1.1; }

std::vector<SpotFrame> frames_for(TableLayout& layout, int places) {
    const double end = end_angle_for(places);
    double size = 1;
    for (int round = 0; round < 3; ++round) {
        layout.seats_bow = seats_bow_for(layout.sheet.width, size);
        size = size_for(layout.seats_bow, end, places);
    }
    std::vector<SpotFrame> frames;
    const double gap = layout.seats_bow.centre.y + layout.seats_bow.down - insurance_line;
    for (int i = 0; i < places; ++i) {
        const double angle = end - 2 * end * i / (places - 1);
        frames.push_back({i + 1, angle, layout.seats_bow.at(angle), -damping * angle, size, gap, spot_width * size});
    }
    layout.insurance_bow = {layout.seats_bow.centre, layout.seats_bow.across - gap * 0.72, insurance_line - bow_top};
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
    const double own = spot.room * 0.92;
    double room = own * 2.4;
    for (const int step : {-1, 1}) {
        const int next = spot.seat + step;
        if (next >= 1 && next <= static_cast<int>(layout.spots.size()) && has_cards(view, next)) room = own;
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
    return {&wager, spot.seat, 0, spot.out(place.middle * spot.size), place.radius * spot.size, spot.turn};
}

// After a split each hand's wager lies under its own cards; before, in its printed place.
void place_main_wagers(TableLayout& layout, const SpotFrame& spot, const SpotView& view, double column) {
    const auto count = static_cast<double>(view.hands.size());
    double index = 0;
    for (const HandView& hand : view.hands) {
        const double x = (index - (count - 1) / 2) * column;
        double beside = 0;
        for (const WagerView& wager : hand.wagers) {
            if (view.hands.size() == 1) {
                const PrintedPlace place = place_named(wager.name);
                layout.wagers.push_back({&wager, spot.seat, hand.number, spot.out(place.middle * spot.size),
                                         place.radius * spot.size, spot.turn});
            } else {
                const double radius = std::min(30 * spot.size, column * 0.3);
                const Point at{x + beside, -(spot_depth + 26) * spot.size};
                layout.wagers.push_back({&wager, spot.seat, hand.number, spot.out(at), radius, spot.turn});
                beside += radius * 1.2;
            }
        }
        index += 1;
    }
}

void place_hands(TableLayout& layout, const SpotFrame& spot, const SpotView& view, double room) {
    const auto count = static_cast<double>(view.hands.size());
    const bool split = view.hands.size() > 1;
    const double bottom = (spot_depth + (split ? 62.0 : 8.0)) * spot.size;
    const double depth = spot.reach - bottom - 34;
    const double column = std::min(room / std::max(1.0, count), split ? 190.0 * spot.size + 30 : 1e9);
    const double most = std::min(92.0, 74 * spot.size + 18);
    double width = most;
    for (const HandView& hand : view.hands)
        width = std::min(width, card_width_for(hand.cards.size(), {column - 8, depth}, most));
    double index = 0;
    for (const HandView& hand : view.hands) {
        const double x = (index - (count - 1) / 2) * column;
        layout.hands.push_back(flow_cards(hand, {column - 8, depth}, width));
        set_down(layout.hands.back(), spot, {x, -bottom});
        index += 1;
    }
    place_main_wagers(layout, spot, view, column);
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
    return {centre.x + across * std::sin(angle), centre.y + down * std::cos(angle)};
}

Sheet sheet_for(const Box& area) {
    const double shape = area.width / std::max(1.0, area.height);
    const double width = std::clamp(shape * sheet_height, narrowest, widest);
    const double scale = std::min(area.width / width, area.height / sheet_height);
    return {{area.x + (area.width - width * scale) / 2, area.y + (area.height - sheet_height * scale) / 2}, scale, width};
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
    for (const Point p : {Point{0, 0}, Point{0.34 * w, 0}, Point{0.34 * w, 0.5 * w}, Point{0, 0.5 * w}})
        corners.push_back(card.middle + turned(Point{left, top} + p, card.turn));
    return corners;
}

}  // namespace fairdeal
