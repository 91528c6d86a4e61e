#include "picture/table/table_layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string_view>

#include "picture/cards/card_flow.h"

namespace fairdeal {

namespace {

constexpr double narrowest = 1230, widest = 1820;
constexpr double widest_hands = 524;  // of one seat
constexpr double tray_middle = 70;    // of the dealer's chips

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

std::size_t hands_of(const TableView& view, int seat) {
    const SpotView* spot = spot_of(view, seat);
    return spot == nullptr ? 0 : spot->hands.size();
}

// How wide cards are at most.
double widest_card(const SpotFrame& spot) { return std::min(94.0, 60 * spot.pitch / 262 + 38); }

// On a full table three hands and more of a seat are drawn across the insurance line, so that they
// can be read; what is insured lies past them.
double over_the_line(const TableView& view, const SpotFrame& spot) {
    constexpr double narrow = 200, over = 64;
    return spot.pitch < narrow && hands_of(view, spot.seat) > 2 ? over : 0;
}

// How far cards may spread to both sides of the spot: half the way to the next hand, or over the
// place of a seat that has none.
double room_beside(const TableView& view, const TableLayout& layout, const SpotFrame& spot) {
    // Hands draw closer together towards the dealer, so the room is measured where tall ones end.
    const auto far_end = [&](const SpotFrame& at) {
        return at.out({0, -std::min(at.reach, layout.felt->above * at.size + 170)});
    };
    double room = std::min(widest_hands, 2 * spot.pitch);
    for (const SpotFrame& other : layout.spots) {
        if (std::abs(other.seat - spot.seat) != 1 || !has_cards(view, other.seat)) continue;
        const Point apart = turned(far_end(other) - far_end(spot), -spot.turn);
        room = std::min(room, std::abs(apart.x) * 0.95);
    }
    return room;
}

const PrintedPlace& place_named(const Felt& felt, std::string_view wager) {
    for (const PrintedPlace& place : felt.places)
        if (wager == place.wager) return place;
    return felt.places.front();
}

WagerPlace side_place(const TableView& view, const Felt& felt, const SpotFrame& spot,
                      const WagerView& wager) {
    if (wager.name == "insurance") {
        const double radius = 27 * spot.size, over = over_the_line(view, spot);
        const double out = spot.reach + (over > 0 ? over + radius : 0);
        return {&wager, spot.seat, 0, spot.out({0, -out}), radius, spot.turn};
    }
    const PrintedPlace& place = place_named(felt, wager.name);
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
    bool first_at_right = false;
    [[nodiscard]] Point foot(std::size_t index) const {
        const std::size_t rows_above = index / columns;
        const auto column = static_cast<double>(index % columns),
                   row = static_cast<double>(rows_above);
        const double across = (column - (static_cast<double>(columns) - 1) / 2) * cell.width;
        return {first_at_right ? -across : across,
                -bottom - (static_cast<double>(rows) - 1 - row) * cell.height};
    }
    [[nodiscard]] double below() const { return wager > 0 ? 2 * wager + 12 : 0; }
    [[nodiscard]] Size for_cards() const {
        return {cell.width - 8, cell.height - below() - (rows > 1 ? 14 : 0)};
    }
};

std::size_t most_on_a_hand(const SpotView& view) {
    std::size_t most = 1;
    for (const HandView& hand : view.hands) most = std::max(most, hand.wagers.size());
    return most;
}

// `room` begins `bottom` from the spot's middle.
HandGrid grid_of(const SpotFrame& spot, const SpotView& view, Size room, double bottom,
                 std::size_t rows) {
    HandGrid grid;
    grid.rows = rows;
    grid.columns = (view.hands.size() + rows - 1) / rows;
    grid.bottom = bottom;
    const double most = widest_card(spot);
    const bool split = view.hands.size() > 1;
    grid.cell.width =
        std::min(room.width / static_cast<double>(grid.columns), split ? most * 2.3 : 1e9);
    grid.cell.height = (room.height - 34) / static_cast<double>(rows);
    if (split)
        grid.wager = std::min({30 * spot.size, grid.cell.width * 0.3, 24.0,
                               grid.cell.width * 0.46 / static_cast<double>(most_on_a_hand(view))});
    grid.card = most;
    for (const HandView& hand : view.hands)
        grid.card = std::min(grid.card, card_width_for(hand, grid.for_cards(), most));
    return grid;
}

HandGrid best_grid(const SpotFrame& spot, const SpotView& view, Size room, double bottom) {
    const HandGrid abreast = grid_of(spot, view, room, bottom, 1);
    if (view.hands.size() < 3) return abreast;
    const HandGrid two_rows = grid_of(spot, view, room, bottom, 2);
    return two_rows.card > abreast.card * 1.15 ? two_rows : abreast;
}

// After a split each hand's wager lies under its own cards; before, in its printed place.
void place_main_wagers(TableLayout& layout, const SpotFrame& spot, const HandView& hand,
                       const HandGrid& grid, Point foot) {
    const double step = 2.1 * grid.wager;
    double beside = -step * (static_cast<double>(hand.wagers.size()) - 1) / 2;
    for (const WagerView& wager : hand.wagers) {
        const PrintedPlace& place = place_named(*layout.felt, wager.name);
        const bool printed = grid.wager <= 0;
        const Point at = printed ? place.middle * spot.size : foot + Point{beside, -grid.wager - 6};
        const double radius = printed ? place.radius * spot.size : grid.wager;
        layout.wagers.push_back({&wager, spot.seat, hand.number, spot.out(at), radius, spot.turn});
        beside += step;
    }
}

HandGrid grid_for(const TableLayout& layout, const TableView& table, const SpotFrame& spot,
                  const SpotView& view) {
    const double bottom = (layout.felt->above + 4) * spot.size;
    const double height = spot.reach + over_the_line(table, spot) - bottom;
    return best_grid(spot, view, {room_beside(table, layout, spot), height}, bottom);
}

void place_hands(TableLayout& layout, const TableView& table, const SpotFrame& spot,
                 const SpotView& view) {
    if (view.hands.empty()) return;
    HandGrid grid = grid_for(layout, table, spot, view);
    grid.first_at_right =
        layout.side == Side::Dealer;  // who reads from left to right after the turn
    for (std::size_t i = 0; i < view.hands.size(); ++i) {
        const Point foot = grid.foot(i);
        layout.hands.push_back(flow_cards(view.hands[i], grid.for_cards(), grid.card));
        set_down(layout.hands.back(), spot, foot - Point{0, grid.below()});
        place_main_wagers(layout, spot, view.hands[i], grid, foot);
    }
}

HandPlace dealer_hand(const TableView& view, const LayoutSheet& sheet) {
    const Size room{std::min(470.0, sheet.width * 0.36), 140};
    HandPlace hand = flow_dealer(view.dealer, room, 94);
    SpotFrame frame;
    frame.middle = {sheet.width / 2, 278};
    set_down(hand, frame, {0, 0});
    return hand;
}

// Between the rack and the shoe (side 1) or the discard tray (-1).
Box beside_rack(const LayoutSheet& sheet, double side, double height) {
    constexpr double half_rack = 231, tray = 258;
    const double room = sheet.width / 2 - half_rack - tray;
    const double middle = tray + room / 2;
    return box_about({side < 0 ? middle : sheet.width - middle, 54 + height / 2},
                     std::min(118.0, room - 12), height);
}

void place_seat_things(TableLayout& layout, const SpotFrame& spot, const SpotView& view) {
    if (view.stack || !view.status.empty())
        if (const auto box = plaque_box(*layout.felt, spot))
            layout.plaques.push_back({&view, *box});
}

// The turn leaves a hand's cards as they lie beside each other: the index in sight of a covered
// card would stand on its head.
void turn_hand(HandPlace& hand, const TableLayout& layout) {
    const Point before = hand.middle;
    hand.middle = layout.seen_from(hand.middle);
    hand.head = layout.seen_from(hand.head);
    hand.turn += std::numbers::pi;
    for (CardPlace& card : hand.cards) card.middle = card.middle - before + hand.middle;
}

// A plaque, sign or bank stands upright on either side.
void turn_box(Box& box, const TableLayout& layout) {
    box = box_about(layout.seen_from(box.centre()), box.width, box.height);
}

/// From the guests' side, on which everything is laid out, to the side of the view.
void turn(TableLayout& layout) {
    if (layout.side == Side::Guests) return;
    for (SpotFrame& spot : layout.spots) {
        spot.middle = layout.seen_from(spot.middle);
        spot.plate = layout.seen_from(spot.plate);
        spot.turn += std::numbers::pi;
    }
    for (HandPlace& hand : layout.hands) turn_hand(hand, layout);
    for (WagerPlace& wager : layout.wagers) {
        wager.middle = layout.seen_from(wager.middle);
        wager.turn += std::numbers::pi;
    }
    for (PlaquePlace& plaque : layout.plaques) turn_box(plaque.box, layout);
    for (Box& sign : layout.signs) turn_box(sign, layout);
    if (layout.bank) turn_box(*layout.bank, layout);
    if (layout.button) layout.button = layout.seen_from(*layout.button);
    layout.tray = layout.seen_from(layout.tray);
}

// At the upper corner of the first place, on the side of the table's middle.
Point button_of(const TableLayout& layout, const SpotFrame& spot) {
    const PrintedPlace& first = layout.felt->places.front();
    const double away = first.radius + button_radius + 3, side = spot.angle > 0 ? -1 : 1;
    return spot.out((first.middle + Point{side * away * 0.94, -away * 0.34}) * spot.size);
}

}  // namespace

LayoutSheet sheet_for(const Box& area) {
    const double shape = area.width / std::max(1.0, area.height);
    const double width = std::clamp(shape * sheet_height, narrowest, widest);
    const double scale = std::min(area.width / width, area.height / sheet_height);
    return {{area.x + (area.width - width * scale) / 2,
             area.y + (area.height - sheet_height * scale) / 2},
            scale,
            width};
}

TableLayout lay_out(const TableView& view, const Box& area) {
    TableLayout layout;
    layout.sheet = sheet_for(area);
    layout.side = view.side;
    layout.tray = {layout.sheet.width / 2, tray_middle};
    layout.felt = &felt_of(view.layout);
    frame_spots(layout, places_of(view));
    layout.hands.push_back(dealer_hand(view, layout.sheet));
    for (const double side : {-1, 1})
        if (layout.signs.size() < view.signs.size())
            layout.signs.push_back(beside_rack(layout.sheet, side, 122));
    if (view.bank) layout.bank = beside_rack(layout.sheet, 1, 76);
    for (const SpotFrame& spot : layout.spots) {
        if (spot.seat == view.start) layout.button = button_of(layout, spot);
        const SpotView* seen = spot_of(view, spot.seat);
        if (seen == nullptr) continue;
        place_seat_things(layout, spot, *seen);
        place_hands(layout, view, spot, *seen);
        for (const WagerView& wager : seen->side)
            layout.wagers.push_back(side_place(view, *layout.felt, spot, wager));
    }
    turn(layout);
    place_paid(layout);
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
