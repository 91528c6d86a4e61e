#include "picture/table/table_picture.h"

#include <algorithm>
#include <cmath>

#include "picture/cards/card_picture.h"
#include "picture/cards/chips.h"
#include "picture/felt/felt_picture.h"
#include "picture/table/table_layout.h"
#include "picture/table/tags.h"

namespace fairdeal {

namespace {

// Of a stake in the radius of its place: where its stack stands, and how wide it is.
constexpr double stack_foot = 0.1, stack_width = 0.7;

// Names of parts that look the same wherever they lie.
std::string name_of(const CardPlace& card) {
    return "card " + to_text(card.view->card) + (card.view->face_down ? " down" : "") +
           (card.view->left_out ? " out" : "") + (card.covered ? " covered " : " ") +
           std::to_string(card.width);
}

std::string name_of(const TableView& view, const Box& area, Surround surround) {
    std::string name = felt_of(view.layout).name + " table " + std::to_string(places_of(view)) +
                       (surround == Surround::Dark ? " dark" : " light") +
                       (view.side == Side::Dealer ? " turned" : "");
    for (const double part : {area.x, area.y, area.width, area.height})
        name += " " + std::to_string(part);
    for (const std::string& line : view.felt_lines) name += "|" + line;
    return name;
}

void draw_hand(Painter& painter, const HandPlace& hand) {
    const bool folded = hand.view != nullptr && hand.view->folded;
    const double reach = 2 * std::max(hand.size.width, hand.size.height);
    if (folded) painter.begin_fade(box_about(hand.middle, reach, reach));
    for (const CardPlace& card : hand.cards) {
        const Saved saved(painter);
        painter.move(card.middle);
        painter.turn(card.turn);
        const CardLook look{card.view->face_down, card.view->left_out, card.covered};
        const auto draw = [&](Painter& on) { draw_card(on, card.view->card, card.width, look); };
        painter.kept(name_of(card), box_about({0, 0}, card.width * 1.2, card.width * 1.6), draw);
    }
    if (folded) painter.end_fade(0.5);
}

// A warm light under the hand that is played now, and a gold line around it.
void draw_glow(Painter& painter, const HandPlace& hand) {
    const Saved saved(painter);
    painter.move(hand.middle);
    painter.turn(hand.turn);
    const Path around =
        Path().rounded(box_about({0, 0}, hand.size.width + 16, hand.size.height + 16), 12);
    painter.shadow(around, 9, ink(0xffe08a, 0.42));
    painter.stroke(around, ink(0xffdf80), 3);
}

/// A ring about the number of the seat that asks, whether anything lies there or not.
void draw_asking(Painter& painter, const SpotFrame& spot) {
    constexpr double reach = 44;  // across the number, its rim and a gap
    const Path around = Path().rounded(box_about(spot.plate, reach, reach), reach / 2);
    painter.stroke(around, ink(0xffe08a, 0.5), 11);
    painter.stroke(around, ink(0xfff0b0), 5);
}

std::optional<Ink> ring_ink(WagerMark mark) {
    switch (mark) {
        case WagerMark::None: return std::nullopt;
        case WagerMark::Right: return ink(0x52d17c);
        case WagerMark::Wrong: return ink(0xff5b6b);
        case WagerMark::Asked: return ink(0xffc53d);
        case WagerMark::Due: return ink(0x6fb1ff);
    }
    return std::nullopt;
}

void draw_rings(Painter& painter, const WagerView& wager, double r) {
    if (const auto ring = ring_ink(wager.mark))
        painter.stroke(Path().circle({0, 0}, r * 0.97), *ring, r * 0.1,
                       wager.mark == WagerMark::Asked ? r * 0.22 : 0);
    if (!wager.chosen) return;
    painter.stroke(Path().circle({0, 0}, r * 1.12), ink(0x000000, 0.45), r * 0.2);
    painter.stroke(Path().circle({0, 0}, r * 1.12), ink(0xffffff), r * 0.11);
}

// A secret bet lies under its plaque; once it is seen, its special chip lies beside the chips.
void draw_stake(Painter& painter, const WagerView& wager, double r) {
    if (wager.secret) draw_secret_plaque(painter, {0, r * 0.06}, r * 1.72);
    if (!wager.hidden) draw_stack(painter, wager.stake, {0, r * stack_foot}, r * stack_width);
    if (wager.secret)
        draw_secret_chip(painter, wager.hidden ? Point{0, 0} : Point{r * 0.6, r * 0.46},
                         wager.hidden ? r * 0.56 : r * 0.34);
}

// The chips on their place, with the print under them covered.
void draw_chips(Painter& painter, const WagerView& wager, double r, Ink under) {
    painter.fill(Path().circle({0, 0}, r * 0.88),
                 rings({0, 0}, r * 0.88, under, under.faded(0.75)));
    draw_rings(painter, wager, r);
    const bool faint = wager.settled || wager.lifted;
    if (faint) painter.begin_fade(box_about({0, 0}, r * 3, r * 4));
    draw_stake(painter, wager, r);
    if (faint) painter.end_fade(wager.lifted ? 0.3 : 0.74);
}

void draw_wager(Painter& painter, const WagerPlace& place, const Felt& felt) {
    const WagerView& wager = *place.view;
    const Ink under = between(felt.inks.deep, felt.inks.shade, 0.3);
    const std::string amount = wager.hidden ? "hidden" : std::to_string(wager.stake.in_cents());
    const std::string name = felt.name + " chips " + amount + " " + std::to_string(place.radius) +
                             " " + std::to_string(static_cast<int>(wager.mark)) +
                             (wager.settled ? " settled" : "") + (wager.lifted ? " lifted" : "") +
                             (wager.secret ? " secret" : "") + (wager.chosen ? " chosen" : "");
    const Saved saved(painter);
    painter.move(place.middle);
    painter.kept(name, box_about({0, 0}, place.radius * 3, place.radius * 4),
                 [&](Painter& on) { draw_chips(on, wager, place.radius, under); });
}

void draw_paid(Painter& painter, const PaidPlace& place) {
    constexpr std::size_t seen = 16;  // chips; a higher stack looks like the next one
    const std::vector<Money>& chips = place.view->paid;
    std::string name = "paid " + std::to_string(place.radius);
    for (std::size_t i = 0; i < std::min(chips.size(), seen); ++i)
        name += " " + std::to_string(chips[i].in_cents());
    name += " top " + std::to_string(chips.back().in_cents());
    const Saved saved(painter);
    painter.move(place.middle);
    painter.kept(name, box_about({0, 0}, place.radius * 3, place.radius * 5), [&](Painter& on) {
        draw_stack(on, chips, {0, 0}, place.radius);
    });
}

bool is_on(const PaidPlace& place, Point at) {
    const double head = place.middle.y - stack_rise(place.view->paid, place.radius);
    return distance(at, {place.middle.x, std::clamp(at.y, head, place.middle.y)}) <= place.radius;
}

// On the printed place, or on a chip of the stack that rises above it.
bool is_on(const WagerPlace& place, Point at) {
    if (distance(at, place.middle) <= place.radius) return true;
    if (place.view->hidden) return false;
    const double width = place.radius * stack_width;
    const double foot = place.middle.y + place.radius * stack_foot;
    const double head = foot - stack_rise(place.view->stake, width);
    return distance(at, {place.middle.x, std::clamp(at.y, head, foot)}) <= width;
}

bool is_on(const CardPlace& card, Point at) {
    const Point apart = turned(at - card.middle, -card.turn);
    return std::abs(apart.x) <= card.width / 2 && std::abs(apart.y) <= card.width * card_shape / 2;
}

bool is_on(const SpotFrame& spot, const Felt& felt, Point at) {
    constexpr double plate = 20;
    return distance(at, spot.plate) <= plate ||
           std::any_of(felt.places.begin(), felt.places.end(), [&](const PrintedPlace& place) {
               return distance(at, spot.out(place.middle * spot.size)) <= place.radius * spot.size;
           });
}

// By its plaque, its number or its print.
std::optional<int> seat_at(const TableLayout& layout, Point at) {
    for (const PlaquePlace& plaque : layout.plaques)
        if (plaque.box.contains(at)) return plaque.view->seat;
    for (const SpotFrame& spot : layout.spots)
        if (is_on(spot, *layout.felt, at)) return spot.seat;
    return std::nullopt;
}

bool is_active(const HandPlace& hand, const TableView& view) {
    return hand.view == nullptr ? view.dealer_active : hand.view->active;
}

}  // namespace

void draw_table(Painter& painter, const TableView& view, const Box& area, Surround surround) {
    const TableLayout layout = lay_out(view, area);
    const Saved saved(painter);
    painter.clip(Path().box(area));
    painter.kept(name_of(view, area, surround), area, [&](Painter& on) {
        draw_surround(on, area, surround);
        const Saved inner(on);
        on.move(layout.sheet.origin);
        on.stretch(layout.sheet.scale, layout.sheet.scale);
        draw_bare_table(on, view, layout, surround);
    });
    painter.move(layout.sheet.origin);
    painter.stretch(layout.sheet.scale, layout.sheet.scale);
    draw_table_things(painter, view, layout);
    for (const SpotFrame& spot : layout.spots)
        if (spot.seat == view.asking) draw_asking(painter, spot);
    for (const HandPlace& hand : layout.hands)
        if (is_active(hand, view) && !hand.cards.empty()) draw_glow(painter, hand);
    for (const HandPlace& hand : layout.hands) draw_hand(painter, hand);
    for (const WagerPlace& wager : layout.wagers) draw_wager(painter, wager, *layout.felt);
    for (const PaidPlace& paid : layout.paid) draw_paid(painter, paid);
    for (const Tag& tag : place_tags(layout, view.dealer_total)) draw_tag(painter, tag);
}

std::optional<WagerAt> paid_at(const TableLayout& layout, Point point) {
    const Point at = layout.sheet.to_sheet(point);
    for (const PaidPlace& place : layout.paid)
        if (is_on(place, at)) return WagerAt{place.seat, place.hand, place.view->name};
    return std::nullopt;
}

std::optional<WagerAt> wager_at(const TableView& view, const TableLayout& layout, Point point) {
    return wager_at(layout, place_tags(layout, view.dealer_total), point);
}

std::optional<WagerAt> wager_at(const TableLayout& layout, const std::vector<Tag>& tags,
                                Point point) {
    const Point at = layout.sheet.to_sheet(point);
    for (const WagerPlace& place : layout.wagers)
        if (is_on(place, at)) return WagerAt{place.seat, place.hand, place.view->name};
    for (const Tag& tag : tags)
        if (tag.wager != nullptr && tag.box.contains(at))
            return WagerAt{tag.wager->seat, tag.wager->hand, tag.wager->view->name};
    return std::nullopt;
}

std::optional<HandAt> hand_at(const TableView& view, const TableLayout& layout, Point point) {
    const Point at = layout.sheet.to_sheet(point);
    for (const HandPlace& hand : layout.hands)
        for (const CardPlace& card : hand.cards)
            if (is_on(card, at))
                return HandAt{hand.seat, hand.view == nullptr ? 0 : hand.view->number};
    const auto seat = seat_at(layout, at);
    for (const SpotView& spot : view.spots)
        if (spot.seat == seat) return HandAt{spot.seat, 0};
    return std::nullopt;
}

std::optional<Money> chip_at(const TableView& view, const TableLayout& layout, Point point) {
    const Point at = layout.sheet.to_sheet(point);
    if (layout.felt->house_bank) return rack_chip_at(layout, at);
    return view.bank ? tray_chip_at(layout, *view.bank, at) : std::nullopt;
}

}  // namespace fairdeal
