#include "picture/table/carried.h"

#include <algorithm>
#include <cmath>

#include "picture/cards/chips.h"
#include "picture/felt/felt_picture.h"
#include "picture/felt/lettering.h"
#include "picture/table/table_picture.h"
#include "picture/table/tags.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr double rack_chip_radius = 26;  // of a chip of the rack
constexpr double ring_width = 5;
constexpr double least_letter = 13;  // pixels

Who who_is_at(const WagerAt& wager) {
    return {static_cast<std::uint8_t>(wager.seat), static_cast<std::uint8_t>(wager.hand)};
}

std::optional<ChipPlace> wager_place(const WagerAt& found) {
    const auto wager = wager_from(found.name);
    return wager ? std::optional(ChipPlace{ChipsAt::Wager, who_is_at(found), *wager})
                 : std::nullopt;
}

// A hand with chips in it need not hit the place exactly.
std::optional<WagerAt> nearest_wager(const TableLayout& layout, Point at) {
    constexpr double about = 1.35;  // times the radius of a place
    std::optional<WagerAt> nearest;
    double least = about;
    for (const WagerPlace& place : layout.wagers) {
        const double away = distance(at, place.middle) / place.radius;
        if (away > least) continue;
        least = away;
        nearest = WagerAt{place.seat, place.hand, place.view->name};
    }
    return nearest;
}

template <class Place>
bool is_place_of(const Place& place, const ChipPlace& at) {
    return who_is_at({place.seat, place.hand, place.view->name}) == at.who &&
           place.view->name == to_text(at.wager);
}

template <class Places>
auto place_in(const Places& places, const ChipPlace& at) -> decltype(places.data()) {
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const auto& place) { return is_place_of(place, at); });
    return found == places.end() ? nullptr : &*found;
}

WagerView* wager_in(TableView& view, const ChipPlace& place) {
    const std::string name(to_text(place.wager));
    for (SpotView& spot : view.spots) {
        if (spot.seat != place.who.seat) continue;
        for (HandView& hand : spot.hands)
            for (WagerView& wager : hand.wagers)
                if (hand.number == place.who.hand && wager.name == name) return &wager;
        for (WagerView& wager : spot.side)
            if (place.who.hand == 0 && wager.name == name) return &wager;
    }
    return nullptr;
}

const SpotFrame* frame_of(const TableLayout& layout, int seat) {
    for (const SpotFrame& spot : layout.spots)
        if (spot.seat == seat) return &spot;
    return nullptr;
}

std::optional<Box> bank_area(const TableView& view, const TableLayout& layout) {
    if (layout.felt->house_bank) return rack_area(layout);
    return view.bank ? std::optional(tray_area(layout, *view.bank)) : std::nullopt;
}

// Beyond their bets, as far to both sides as the next player.
bool is_before_player(const SpotFrame& spot, const Felt& felt, Point at) {
    const Point local = turned(at - spot.middle, -spot.turn);
    const double rail = turned(spot.plate - spot.middle, -spot.turn).y;
    return local.y > felt.below * spot.size && local.y < rail + 40 &&
           std::abs(local.x) < spot.pitch / 2;
}

std::optional<ChipPlace> player_at(const TableView& view, const TableLayout& layout, Point at) {
    constexpr double plate = 30;
    const auto seat = [](int number) {
        return ChipPlace{ChipsAt::Player, {static_cast<std::uint8_t>(number), 0}, Wager::None};
    };
    for (const PlaquePlace& plaque : layout.plaques)
        if (plaque.box.contains(at)) return seat(plaque.view->seat);
    for (const SpotView& spot : view.spots) {
        const SpotFrame* frame = frame_of(layout, spot.seat);
        if (frame != nullptr &&
            (distance(at, frame->plate) <= plate || is_before_player(*frame, *layout.felt, at)))
            return seat(spot.seat);
    }
    return std::nullopt;
}

// In sheet units: the ring about a place, as a box with round ends.
std::optional<Box> ring_of(const TableView& view, const TableLayout& layout,
                           const ChipPlace& place) {
    const auto round = [](Point middle, double radius) {
        return box_about(middle, 2 * radius, 2 * radius);
    };
    switch (place.at) {
        case ChipsAt::Rack: {
            const auto bank = bank_area(view, layout);
            return bank ? std::optional(bank->grown(5)) : std::nullopt;
        }
        case ChipsAt::Player:
            if (const SpotFrame* spot = frame_of(layout, place.who.seat))
                return round(spot->plate, 27);
            return std::nullopt;
        case ChipsAt::Wager:
        case ChipsAt::Paid: break;
    }
    const WagerPlace* wager = place_in(layout.wagers, place);
    return wager == nullptr ? std::nullopt
                            : std::optional(round(wager->middle, wager->radius * 1.2));
}

Box area_box(const LayoutSheet& sheet, const Box& box) {
    const Point corner = sheet.to_area({box.x, box.y});
    return {corner.x, corner.y, box.width * sheet.scale, box.height * sheet.scale};
}

// The words below the chips, in sheet units.
Tag words_tag(const TableLayout& layout, const CarriedChips& carried) {
    Tag tag;
    tag.letter = std::max(16.0, least_letter / layout.sheet.scale);
    tag.lines.push_back({Tag::LineKind::Note, "", upper(carried.words)});
    const double height = 1.5 * tag.letter;
    const Point at = layout.sheet.to_sheet(carried.at);
    tag.box = box_about(at + Point{0, carried.radius + 6 + height / 2},
                        line_width(tag, tag.lines.front()), height);
    return tag;
}

}  // namespace

std::optional<ChipPlace> put_down_at(const TableView& view, const TableLayout& layout,
                                     Point point) {
    if (const auto paid = paid_at(layout, point)) return wager_place(*paid);
    const Point at = layout.sheet.to_sheet(point);
    if (const auto wager = nearest_wager(layout, at)) return wager_place(*wager);
    const auto bank = bank_area(view, layout);
    if (bank && bank->contains(at)) return ChipPlace{};
    return player_at(view, layout, at);
}

Money top_chip(const TableView& view, const ChipPlace& paid) {
    TableView seen = view;
    const WagerView* wager = wager_in(seen, paid);
    return wager == nullptr || wager->paid.empty() ? Money() : wager->paid.back();
}

TableView without(const TableView& view, const ChipPlace& from) {
    TableView less = view;
    WagerView* wager = wager_in(less, from);
    if (wager == nullptr) return less;
    if (from.at == ChipsAt::Wager)
        wager->lifted = true;
    else if (from.at == ChipsAt::Paid && !wager->paid.empty())
        wager->paid.pop_back();
    return less;
}

CarriedChips lifted_from(const TableView& view, const TableLayout& layout, const ChipMove& move) {
    CarriedChips carried{
        move.worth(), middle_of(view, layout, move.from), rack_chip_radius, {}, {}};
    if (const WagerPlace* wager = place_in(layout.wagers, move.from)) {
        carried.radius = std::max(18.0, wager->radius * 0.7);
        if (move.from.at == ChipsAt::Wager)
            carried.amount = wager->view->hidden ? Money() : wager->view->stake;
    }
    return carried;
}

Point middle_of(const TableView& view, const TableLayout& layout, const ChipPlace& place) {
    if (place.at == ChipsAt::Paid)
        if (const PaidPlace* paid = place_in(layout.paid, place))
            return layout.sheet.to_area(paid->middle);
    const auto ring = ring_of(view, layout, place);
    return layout.sheet.to_area(ring ? ring->centre() : layout.tray);
}

void draw_carried(Painter& painter, const TableView& view, const TableLayout& layout,
                  const CarriedChips& carried) {
    const Saved saved(painter);
    painter.move(layout.sheet.origin);
    painter.stretch(layout.sheet.scale, layout.sheet.scale);
    const auto ring = carried.over ? ring_of(view, layout, *carried.over) : std::nullopt;
    if (ring) {
        const bool is_rack = carried.over->at == ChipsAt::Rack;
        const Path around = Path().rounded(*ring, is_rack ? 14 : ring->height / 2);
        painter.stroke(around, ink(0x000000, 0.5), ring_width * 1.8);
        painter.stroke(around, ink(0xffe08a), ring_width);
    }
    const Point at = layout.sheet.to_sheet(carried.at);
    if (carried.amount.is_zero())
        draw_secret_chip(painter, at, carried.radius);
    else
        draw_stack(painter, carried.amount, at, carried.radius);
    if (!carried.words.empty()) draw_tag(painter, words_tag(layout, carried));
}

Box bounds_of(const TableLayout& layout, const CarriedChips& carried) {
    const double rise = stack_rise(carried.amount, carried.radius);
    const Point at = layout.sheet.to_sheet(carried.at);
    const double reach = carried.radius * 1.3 + 2;
    Box box{at.x - reach, at.y - rise - reach, 2 * reach, rise + 2 * reach};
    if (!carried.words.empty()) {
        const Box tag = words_tag(layout, carried).box.grown(6);
        const double left = std::min(box.x, tag.x), right = std::max(box.right(), tag.right());
        box = {left, box.y, right - left, std::max(box.bottom(), tag.bottom()) - box.y};
    }
    return area_box(layout.sheet, box);
}

std::optional<Box> ring_about(const TableView& view, const TableLayout& layout,
                              const CarriedChips& carried) {
    const auto ring = carried.over ? ring_of(view, layout, *carried.over) : std::nullopt;
    if (!ring) return std::nullopt;
    return area_box(layout.sheet, ring->grown(ring_width * 1.2));
}

}  // namespace fairdeal
