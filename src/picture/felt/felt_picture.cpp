#include "picture/felt/felt_picture.h"

#include <algorithm>
#include <functional>
#include <numbers>
#include <string>

#include "base/translation.h"
#include "picture/felt/lettering.h"
#include "picture/table/table_outline.h"

namespace fairdeal {

namespace {

// Padded leather: a tube, lit from above.
void draw_rail(Painter& painter, double width) {
    const Path middle = edge_line(width, rail_width / 2);
    painter.stroke(middle, ink(0x120a07), rail_width);
    painter.stroke(middle, ink(0x2a1711), rail_width - 5);
    painter.stroke(middle, ink(0x3b221a), rail_width - 15);
    painter.stroke(edge_line(width, rail_width / 2 - 4), ink(0x4d2f25), rail_width - 30);
    painter.stroke(edge_line(width, rail_width / 2 - 7), ink(0x6b4738, 0.75), 9);
    painter.stroke(edge_line(width, rail_width / 2 - 8), ink(0xa88371, 0.5), 3);
    painter.stroke(edge_line(width, rail_width - 9), ink(0x0c0604, 0.7), 0.9, 5);
    painter.stroke(edge_line(width, rail_width + 2), ink(0x7a5416), 6);
    painter.stroke(edge_line(width, rail_width + 1.6), ink(0xe9c46f), 3);
    painter.stroke(edge_line(width, rail_width + 1), ink(0xfff0c2, 0.8), 1);
}

// The dealer's side: dark wood with a brass edge.
void draw_dealers_edge(Painter& painter, double width) {
    const Box wood{edge_gap + rail_width / 2, table_top - 6, width - 2 * edge_gap - rail_width, 24};
    painter.fill(Path().box(wood),
                 Gradient{{0, wood.y},
                          {0, wood.bottom()},
                          0,
                          {{0, ink(0x6b4126)}, {0.35, ink(0x4a2a17)}, {1, ink(0x28150b)}}});
    Path veins;
    for (int i = 0; i < 5; ++i) {
        const double y = wood.y + 4 + i * 4.1;
        veins.move_to({wood.x, y})
            .curve_to({width * 0.3, y - 3 + i}, {width * 0.6, y + 3 - i}, {wood.right(), y});
    }
    painter.stroke(veins, ink(0x1a0c05, 0.28), 1);
    painter.fill(Path().box({wood.x, wood.bottom(), wood.width, 3.4}),
                 down({0, wood.bottom(), 1, 3.4}, ink(0xfff0c2), ink(0x9a7020)));
    painter.fill(Path().box({wood.x, wood.bottom() + 3.4, wood.width, 12}),
                 down({0, wood.bottom() + 3.4, 1, 12}, ink(0x000000, 0.34), ink(0x000000, 0)));
}

void draw_cloth(Painter& painter, double width, const FeltInks& inks) {
    const Path cloth = table_shape(width, rail_width);
    painter.fill(cloth,
                 Gradient{{width / 2, 330},
                          {width / 2, 330},
                          width * 0.62,
                          {{0, inks.light}, {0.45, inks.cloth}, {0.8, inks.deep}, {1, inks.edge}}});
    painter.grain(cloth, 0.5);
    painter.stroke(table_shape(width, rail_width + 10), ink(0x000000, 0.10), 22);
    painter.stroke(table_shape(width, rail_width + 4), ink(0x000000, 0.16), 12);
}

void draw_emblems(Painter& painter, const Felt& felt, double width) {
    if (felt.emblem == nullptr) return;
    for (const int side : {-1, 1}) {
        const Saved saved(painter);
        painter.move({width / 2 + side * width * 0.345, 392});
        felt.emblem(painter, felt.inks, side);
    }
}

// A fine double line over the lettering, ending in diamonds.
void draw_ornament(Painter& painter, const Bow& bow, Ink gold) {
    constexpr double reach = 0.4;
    Path lines, ends;
    for (const double off : {0.0, 5.0}) {
        Bow line = bow;
        line.down -= off;
        for (int i = -20; i <= 20; ++i) {
            const Point p = line.at(reach * i / 20);
            i == -20 ? lines.move_to(p) : lines.line_to(p);
        }
    }
    painter.stroke(lines, gold.faded(0.5), 1.1);
    for (const double at : {-reach - 0.022, reach + 0.022})
        ends.polygon({bow.at(at) + Point{0, -9}, bow.at(at) + Point{6, -2},
                      bow.at(at) + Point{0, 5}, bow.at(at) + Point{-6, -2}});
    painter.fill(ends, gold.faded(0.75));
}

// A line of print, with a thread of shade below it as if it lay in the cloth.
void print_line(Painter& painter, const std::string& words, Bow bow, const Lettering& how,
                Ink below) {
    Lettering shade = how;
    shade.ink = below.faded(0.55);
    bow.down += how.font.size * 0.045;
    letter_along(painter, words, bow, 0, shade);
    bow.down -= how.font.size * 0.045;
    letter_along(painter, words, bow, 0, how);
}

void draw_lines(Painter& painter, const TableView& view, const TableLayout& layout) {
    const FeltInks& inks = layout.felt->inks;
    const std::size_t count = view.felt_lines.size();
    if (count == 0) return;
    const double by = std::min(1.0, layout.sheet.width / 1400);
    const Lettering large{{Typeface::NotoSerif, 41 * by, true, false}, inks.gold, 0.16};
    const Lettering small{
        {Typeface::NotoSerif, 21 * by, false, false}, inks.white.faded(0.88), 0.14};
    double low = count == 1 ? 416 : count == 2 ? 400 : 390;
    Bow bow = layout.insurance_bow;
    bow.down = low - 54 - bow.centre.y;
    bow.across -= 34;
    draw_ornament(painter, bow, inks.gold);
    bow.across += 34;
    for (std::size_t i = 0; i < count; ++i) {
        bow.down = low - bow.centre.y;
        print_line(painter, view.felt_lines[i], bow, i == 0 ? large : small, inks.shade);
        low += i == 0 ? 40 : 30;
    }
}

// Where insurance goes, on the felts that have it.
void draw_band(Painter& painter, const TableLayout& layout) {
    const FeltInks& inks = layout.felt->inks;
    constexpr double half = 18, reach = 0.86;
    Path band;
    for (const double off : {-half, half}) {
        Bow bow = layout.insurance_bow;
        bow.across += off;
        bow.down += off;
        for (int i = -30; i <= 30; ++i) {
            const Point p = bow.at(reach * i / 30);
            i == -30 ? band.move_to(p) : band.line_to(p);
        }
    }
    painter.stroke(band, inks.gold.faded(0.75), 1.8);
    Bow words = layout.insurance_bow;
    words.down += 6;
    for (const double at : {-0.53, 0.0, 0.53})
        letter_along(painter, tr(layout.felt->band), words, at,
                     {{Typeface::NotoSerif, 16.5, true, false}, inks.white.faded(0.8), 0.14});
}

void print_words(Painter& painter, const PrintedPlace& place, const FeltInks& inks, double size,
                 double scale) {
    std::string words = tr(place.words);
    const std::string brief = tr(place.brief);
    const double wanted = place.radius > 40 ? 18.5 : 15;
    if (wanted * size * scale < 6.0) words = brief;
    const Font font{Typeface::Inter, wanted * (words == brief && place.radius < 40 ? 1.12 : 1),
                    true, false};
    std::vector<std::string> lines{""};
    for (const char c : words) {
        if (c == '|')
            lines.emplace_back();
        else
            lines.back() += c;
    }
    double y = font.size * 0.36 - font.size * 0.54 * static_cast<double>(lines.size() - 1);
    for (const std::string& line : lines) {
        painter.text(line, {0, y}, font, inks.white.faded(0.88), Align::Centre);
        y += font.size * 1.08;
    }
}

void print_spot(Painter& painter, const SpotFrame& spot, const Felt& felt, double scale) {
    const Saved saved(painter);
    painter.move(spot.middle);
    painter.turn(spot.turn);
    painter.stretch(spot.size, spot.size);
    for (const PrintedPlace& place : felt.places) {
        const Saved inner(painter);
        painter.move(place.middle);
        const Path shape = place_shape(place);
        const bool main = place.radius >= 36;
        painter.fill(shape, felt.inks.shade.faded(main ? 0.34 : 0.24));
        painter.stroke(shape, main ? felt.inks.gold : felt.inks.white.faded(0.8), main ? 3 : 2);
        print_words(painter, place, felt.inks, spot.size, scale);
    }
}

// The seat's number on a brass plate, let into the rail.
void draw_plate(Painter& painter, const SpotFrame& spot) {
    const Path plate = Path().circle(spot.plate, 16);
    painter.shadow(plate, 1.5, ink(0x000000, 0.3));
    painter.fill(plate, down(box_about(spot.plate, 32, 32), ink(0xf7e3a6), ink(0xa87a24)));
    painter.stroke(plate, ink(0x3d2a08), 1.4);
    painter.stroke(Path().circle(spot.plate, 12.6), ink(0x6b4a12, 0.55), 0.9);
    painter.text(std::to_string(spot.seat), spot.plate + Point{0, 7.4},
                 {Typeface::NotoSerif, 20.5, true, false}, ink(0x3a2606), Align::Centre);
}

// The print and the dealer's things turn with the table.
void draw_turned(Painter& painter, const TableLayout& layout, const std::function<void()>& draw) {
    if (layout.side == Side::Guests) return draw();
    const Saved saved(painter);
    painter.move({layout.sheet.width, sheet_height});
    painter.turn(std::numbers::pi);
    draw();
}

}  // namespace

void draw_surround(Painter& painter, const Box& area, Surround surround) {
    const bool dark = surround == Surround::Dark;
    painter.fill(Path().box(area), down(area, dark ? ink(0x24262b) : ink(0xf4f2ee),
                                        dark ? ink(0x131417) : ink(0xdedad2)));
}

void draw_bare_table(Painter& painter, const TableView& view, const TableLayout& layout,
                     Surround surround) {
    const double width = layout.sheet.width;
    const double fall = layout.side == Side::Guests ? 5 : -5;
    draw_turned(painter, layout, [&] {
        painter.shadow(table_shape(width, 0), 9,
                       ink(0x000000, surround == Surround::Dark ? 0.5 : 0.25), {0, fall});
        draw_cloth(painter, width, layout.felt->inks);
        draw_emblems(painter, *layout.felt, width);
        draw_dealers_edge(painter, width);
        draw_rail(painter, width);
        draw_band(painter, layout);
        draw_lines(painter, view, layout);
    });
    for (const SpotFrame& spot : layout.spots) {
        print_spot(painter, spot, *layout.felt, layout.sheet.scale);
        draw_plate(painter, spot);
    }
    draw_turned(painter, layout, [&] { draw_dealers_things(painter, layout); });
}

}  // namespace fairdeal
