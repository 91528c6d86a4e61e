// Counts and states of the seats, the starting player's button, the dealer's own chips, the sign.

#include <algorithm>
#include <cmath>
#include <string>

#include "base/translation.h"
#include "picture/cards/chips.h"
#include "picture/felt/felt_picture.h"
#include "picture/felt/lettering.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

constexpr Ink black_top = ink(0x2b2e34), black_bottom = ink(0x0e0f12);
constexpr Ink cream = ink(0xfdf6e3);

// Words in the middle of a box, as large as wanted or as it lets them be.
void letter_box(Painter& painter, const std::string& words, const Box& box, Font font, Ink colour) {
    const double width = painter.text_width(words, font);
    if (width > box.width) font.size *= box.width / width;
    painter.text(words, {box.centre().x, box.centre().y + font.size * 0.36}, font, colour,
                 Align::Centre);
}

struct StripInks {
    Ink back, words;
};
StripInks strip_inks(Presence presence) {
    switch (presence) {
        case Presence::Here: return {ink(0xe9c46f), ink(0x2a1e02)};
        case Presence::Away: return {ink(0xb9bcc2), ink(0x1d1f24)};
        case Presence::Gone: return {ink(0xb81d2f), ink(0xffffff)};
    }
    return {};
}

// The count above, the status on a strip below; with one of them only, that one alone.
void draw_plaque(Painter& painter, const PlaquePlace& place) {
    const SpotView& spot = *place.view;
    const bool both = spot.stack && !spot.status.empty();
    Box box = place.box;
    if (!both) box = box_about(box.centre(), box.width, box.height * 0.74);
    const double unit = place.box.height / 46;
    draw_plate_in(painter, box, black_top, black_bottom, brass);
    const Box inside = box.grown(-3.4 * unit);
    Box strip = inside;
    if (both) {
        strip.height *= 0.42;
        strip.y = inside.bottom() - strip.height;
    }
    if (!spot.status.empty()) {
        const StripInks inks = strip_inks(spot.presence);
        painter.fill(Path().rounded(strip, 4 * unit), inks.back);
        letter_box(painter, upper(spot.status), strip.grown(-2 * unit),
                   {Typeface::Inter, 13.5 * unit, true, false}, inks.words);
    }
    if (spot.secret_left)
        draw_secret_chip(painter, {box.x + 3 * unit, box.y + 3 * unit}, 12.5 * unit);
    if (!spot.stack) return;
    Box count = inside.grown(-2 * unit);
    if (both) count.height -= strip.height;
    letter_box(painter, brief_amount(*spot.stack, Unit::Chips), count,
               {Typeface::Inter, (both ? 20 : 22) * unit, true, false},
               spot.presence == Presence::Gone ? cream.faded(0.55) : cream);
}

// A veil over the places of a seat that has left.
void draw_gone(Painter& painter, const SpotFrame& spot, const Felt& felt) {
    const Saved saved(painter);
    painter.move(spot.middle);
    painter.turn(spot.turn);
    painter.stretch(spot.size, spot.size);
    for (const PrintedPlace& place : felt.places)
        painter.fill(Path().add(place_shape(place), place.middle), ink(0x000000, 0.42));
}

void draw_button(Painter& painter, Point at) {
    const Path disc = Path().circle(at, button_radius);
    painter.shadow(disc, 2.4, ink(0x000000, 0.35), {0, 1.4});
    painter.fill(disc,
                 rings(at + Point{-4, -5}, button_radius * 1.5, ink(0xffffff), ink(0xd9d4c6)));
    painter.stroke(disc, ink(0x6b5a2c), 1.2);
    painter.stroke(Path().circle(at, button_radius * 0.82), ink(0xb08a2e), 1.6);
    painter.text(tr("1ST"), at + Point{0, 4.9}, {Typeface::Inter, 13.4, true, false}, ink(0x2a2113),
                 Align::Centre);
}

void draw_sign(Painter& painter, const Box& box, const SignView& sign) {
    const bool alert = sign.alert;
    draw_plate_in(painter, box, alert ? ink(0xc02638) : black_top,
                  alert ? ink(0x7c0f1f) : black_bottom, brass);
    const Box inside = box.grown(-9);
    const double small = inside.height * 0.17;
    const Font label{Typeface::Inter, small, true, false};
    Box value = inside;
    if (!sign.heading.empty()) {
        letter_box(painter, sign.heading, {inside.x, inside.y, inside.width, small * 1.15}, label,
                   ink(0xf3e2b0));
        value.y += small * 1.15;
        value.height -= small * 1.15;
    }
    if (!sign.footing.empty()) {
        value.height -= small * 1.25;
        letter_box(painter, sign.footing, {inside.x, value.bottom(), inside.width, small * 1.25},
                   label, alert ? ink(0xffffff) : ink(0xf3e2b0));
    }
    letter_box(painter, sign.value, value.grown(-3),
               {Typeface::NotoSerif, value.height * 0.86, true, false}, cream);
}

void draw_bank_plaque(Painter& painter, const TableView& view, const Box& whole) {
    Box box = whole;
    if (view.dealer_status.empty()) box.height *= 0.72;
    draw_plate_in(painter, box, black_top, black_bottom, brass);
    const double line = whole.height / 4;
    const Box inside = box.grown(-6);
    letter_box(painter, tr("BANK"), {inside.x, inside.y, inside.width, line * 0.8},
               {Typeface::Inter, line * 0.72, true, false}, ink(0xf3e2b0));
    letter_box(painter, brief_amount(*view.bank, Unit::Chips),
               {inside.x + 2, inside.y + line * 0.8, inside.width - 4, line * 1.45},
               {Typeface::Inter, line * 1.3, true, false}, cream);
    if (view.dealer_status.empty()) return;
    const Box strip{inside.x, inside.bottom() - line, inside.width, line};
    painter.fill(Path().rounded(strip, 4), strip_inks(Presence::Here).back);
    letter_box(painter, upper(tr("dealer {does}", "does"_a = view.dealer_status)), strip.grown(-2),
               {Typeface::Inter, line * 0.72, true, false}, strip_inks(Presence::Here).words);
}

// A player's own chips in a wooden tray, a column for ten of a kind at most.
std::vector<Money> columns_of(Money bank) {
    constexpr std::size_t most = 8, tallest = 10;
    const ChipStack stack = chips_for(bank);
    std::vector<Money> columns;
    std::size_t height = 0;
    Money kind;
    for (const Money chip : stack.chips) {
        if (columns.empty() || chip != kind || height == tallest) {
            columns.push_back(Money::cents(0));
            height = 0;
        }
        kind = chip;
        columns.back() += chip;
        ++height;
    }
    if (!stack.left_over.is_zero() && columns.empty()) columns.push_back(stack.left_over);
    // Of a very large bank the columns of the largest chip are the ones to spare.
    while (columns.size() > most) columns.erase(columns.begin());
    return columns;
}

constexpr double well_pitch = 54;

// The wells of a tray, and the middle of each.
struct Wells {
    std::size_t count = 6;
    Point middle;
    [[nodiscard]] double x(std::size_t well) const {
        return middle.x +
               well_pitch * (static_cast<double>(well) - (static_cast<double>(count) - 1) / 2);
    }
    [[nodiscard]] Box tray() const {
        return box_about(middle, well_pitch * static_cast<double>(count) + 30, 96);
    }
};
Wells wells_for(const std::vector<Money>& columns, Point middle) {
    return {std::max<std::size_t>(columns.size(), 6), middle};
}

void draw_tray(Painter& painter, Point middle, Money bank) {
    constexpr double chip = 24;
    const std::vector<Money> columns = columns_of(bank);
    const Wells wells = wells_for(columns, middle);
    const Box tray = wells.tray();
    const Path shape = Path().rounded(tray, 16);
    painter.shadow(shape, 4, ink(0x000000, 0.34), {0, 3});
    painter.fill(shape, down(tray, ink(0x8a5a33), ink(0x4a2a17)));
    painter.stroke(Path().rounded(tray.grown(-1.5), 15), ink(0xffe2b0, 0.35), 1.4);
    const Path lining = Path().rounded(tray.grown(-9), 10);
    painter.fill(lining, down(tray, ink(0x5b1620), ink(0x7a2230)));
    painter.stroke(lining, ink(0x000000, 0.5), 2);
    const double foot = tray.bottom() - 38;
    for (std::size_t i = 0; i < wells.count; ++i) {
        const double x = wells.x(i);
        painter.fill(Path().circle({x, foot}, chip + 1.5), ink(0x2b070d, 0.5));
        painter.stroke(Path().circle({x, foot}, chip + 1.5), ink(0x000000, 0.25), 1.2);
        if (i < columns.size()) draw_stack(painter, columns[i], {x, foot}, chip);
    }
}

}  // namespace

void draw_plate_in(Painter& painter, const Box& box, Ink top, Ink bottom, Ink rim) {
    const double corner = std::min(box.width, box.height) * 0.17;
    const Path shape = Path().rounded(box, corner);
    painter.shadow(shape, 2.6, ink(0x000000, 0.36), {0, 1.6});
    painter.fill(shape, down(box, top, bottom));
    painter.stroke(Path().rounded(box.grown(-1), corner), rim, 1.8);
    painter.stroke(Path().rounded(box.grown(-2.6), corner * 0.8), ink(0x000000, 0.35), 1);
}

std::optional<Money> tray_chip_at(const TableLayout& layout, Money bank, Point at) {
    const std::vector<Money> columns = columns_of(bank);
    const Wells wells = wells_for(columns, layout.tray);
    if (!wells.tray().contains(at)) return std::nullopt;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ChipStack stack = chips_for(columns[i]);
        if (std::abs(at.x - wells.x(i)) <= well_pitch / 2 && !stack.chips.empty())
            return stack.chips.front();
    }
    return std::nullopt;
}

Box tray_area(const TableLayout& layout, Money bank) {
    return wells_for(columns_of(bank), layout.tray).tray();
}

void draw_table_things(Painter& painter, const TableView& view, const TableLayout& layout) {
    if (view.bank) draw_tray(painter, layout.tray, *view.bank);
    if (layout.bank) draw_bank_plaque(painter, view, *layout.bank);
    for (std::size_t i = 0; i < layout.signs.size(); ++i)
        draw_sign(painter, layout.signs[i], view.signs[i]);
    for (const SpotFrame& frame : layout.spots)
        for (const SpotView& spot : view.spots)
            if (spot.seat == frame.seat && spot.presence == Presence::Gone)
                draw_gone(painter, frame, *layout.felt);
    for (const PlaquePlace& plaque : layout.plaques) draw_plaque(painter, plaque);
    if (layout.button) draw_button(painter, *layout.button);
}

}  // namespace fairdeal
