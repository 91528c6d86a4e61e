// What stands on the dealer's side: the rack, the shoe on the left, the discard tray on the right.

#include <array>

#include "picture/cards/chips.h"
#include "picture/felt/felt_picture.h"

namespace fairdeal {

namespace {

constexpr Ink dark_brass = ink(0x7a5a1c);

// One tube of chips lying on their edges.
void draw_tube(Painter& painter, const Box& tube, Money chip, double filled) {
    painter.fill(Path().box(tube), ink(0x0a0b0d));
    const Box chips{tube.x, tube.bottom() - tube.height * filled, tube.width, tube.height * filled};
    painter.fill(Path().box(chips), chip_ink(chip));
    Path gaps, spots;
    for (const double y : every(4.6, chips.y, chips.bottom() - 1)) {
        gaps.move_to({chips.x, y}).line_to({chips.right(), y});
        for (const double x : {0.2, 0.62})
            spots.box({chips.x + chips.width * x, y + 0.9, chips.width * 0.16, 3});
    }
    painter.fill(spots, chip == Money::dollars(1) ? ink(0x2d5da8, 0.45) : ink(0xffffff, 0.72));
    painter.stroke(gaps, ink(0x000000, 0.5), 0.9);
    painter.fill(Path().box(tube), Gradient{{tube.x, 0},
                                            {tube.right(), 0},
                                            0,
                                            {{0, ink(0x000000, 0.62)},
                                             {0.3, ink(0xffffff, 0.2)},
                                             {0.55, ink(0x000000, 0)},
                                             {1, ink(0x000000, 0.68)}}});
}

// The rack's tubes from the left, as the guests see them: the value in cents, how full it is.
constexpr std::array<std::pair<int, double>, 10> tubes{{{100, 0.9},
                                                        {100, 0.62},
                                                        {500, 0.94},
                                                        {500, 0.86},
                                                        {2500, 0.97},
                                                        {2500, 0.8},
                                                        {10000, 0.92},
                                                        {10000, 0.74},
                                                        {50000, 0.66},
                                                        {250, 0.5}}};
constexpr double pitch = 42;

Box rack_box(double middle) { return box_about({middle, 68}, pitch * tubes.size() + 30, 96); }

void draw_rack(Painter& painter, double middle) {
    const Box tray = rack_box(middle);
    const Path shape = Path().rounded(tray, 10);
    painter.shadow(shape, 4, ink(0x000000, 0.32), {0, 3});
    painter.fill(shape, Gradient{{0, tray.y},
                                 {0, tray.bottom()},
                                 0,
                                 {{0, ink(0xc9ced6)},
                                  {0.12, ink(0x6d737d)},
                                  {0.5, ink(0x3f444c)},
                                  {0.9, ink(0x5c626b)},
                                  {1, ink(0x9aa0aa)}}});
    painter.fill(Path().rounded(tray.grown(-7), 6), ink(0x15171a));
    double x = tray.x + 15;
    for (const auto& [cents, filled] : tubes) {
        draw_tube(painter, {x + 3, tray.y + 10, pitch - 6, tray.height - 20}, Money::cents(cents),
                  filled);
        x += pitch;
    }
    painter.stroke(Path().rounded(tray.grown(-1), 9), ink(0xffffff, 0.35), 1.4);
    const Box lip{tray.x + 12, tray.bottom() - 12, tray.width - 24, 5};
    painter.fill(Path().rounded(lip, 2), down(lip, brass, dark_brass));
}

// A lidded box of smoked acrylic; cards come out at its lower end.
void draw_shoe(Painter& painter, Point at) {
    const Saved saved(painter);
    painter.move(at);
    painter.turn(0.3);
    const Box box = box_about({0, 0}, 104, 150);
    painter.shadow(Path().rounded(box, 12), 5, ink(0x000000, 0.34), {2, 4});
    painter.fill(
        Path().rounded(box, 12),
        Gradient{
            {box.x, 0},
            {box.right(), 0},
            0,
            {{0, ink(0x2a2c31)}, {0.25, ink(0x4a4e56)}, {0.6, ink(0x23252a)}, {1, ink(0x0f1013)}}});
    const Box lid = box_about({0, -14}, 82, 104);
    painter.fill(Path().rounded(lid, 7), ink(0x0b0c0e));
    Path cards;
    for (const double y : every(3.1, lid.y + 6, lid.bottom() - 6))
        cards.move_to({lid.x + 7, y}).line_to({lid.right() - 7, y});
    painter.stroke(cards, ink(0xefeae0, 0.85), 1.5);
    painter.fill(
        Path().rounded(lid, 7),
        Gradient{{lid.x, lid.y},
                 {lid.right(), lid.bottom()},
                 0,
                 {{0, ink(0xffffff, 0.34)}, {0.35, ink(0xffffff, 0.03)}, {1, ink(0x000000, 0.4)}}});
    const Box mouth = box_about({0, 55}, 78, 26);
    painter.fill(Path().rounded(mouth, 6), down(mouth, ink(0xfaf7f0), ink(0xcfc9bd)));
    painter.fill(Path().box({mouth.x + 5, mouth.y + 5, mouth.width - 10, 13}), ink(0x7c1230));
    painter.stroke(Path().rounded(mouth, 6), ink(0x000000, 0.5), 1.2);
    painter.stroke(Path().rounded(box.grown(-1.5), 11), ink(0xffffff, 0.22), 1.4);
}

void draw_discard_tray(Painter& painter, Point at) {
    const Saved saved(painter);
    painter.move(at);
    painter.turn(-0.3);
    const Box box = box_about({0, 0}, 108, 140);
    painter.shadow(Path().rounded(box, 9), 4, ink(0x000000, 0.3), {-1, 4});
    painter.fill(Path().rounded(box, 9),
                 Gradient{{box.x, box.y},
                          {box.right(), box.bottom()},
                          0,
                          {{0, ink(0x7a1620)}, {0.5, ink(0x54101a)}, {1, ink(0x340810)}}});
    const Box well = box.grown(-11);
    painter.fill(Path().rounded(well, 5), ink(0x1a0508, 0.85));
    for (int i = 0; i < 6; ++i) {
        const Box card = box_about({-2.0 + i * 0.7, 4.0 - i * 1.7}, 74, 104);
        painter.fill(Path().rounded(card, 5), i == 5 ? ink(0xfbf9f4) : ink(0xd8d2c6));
        painter.stroke(Path().rounded(card, 5), ink(0x000000, 0.28), 0.8);
    }
    const Box top = box_about({1.5, -4.5}, 64, 94);
    painter.fill(Path().rounded(top, 3), ink(0x7c1230));
    painter.stroke(Path().rounded(top.grown(-4), 2), ink(0xe3bd74, 0.8), 1);
    painter.fill(
        Path().rounded(box, 9),
        Gradient{{box.x, box.y},
                 {box.right(), box.bottom()},
                 0,
                 {{0, ink(0xffffff, 0.26)}, {0.4, ink(0xffffff, 0.02)}, {1, ink(0xffffff, 0.08)}}});
    painter.stroke(Path().rounded(box.grown(-1), 8), ink(0xffffff, 0.28), 1.3);
}

}  // namespace

std::optional<Money> rack_chip_at(const TableLayout& layout, Point at) {
    const Box tray = rack_box(layout.sheet.width / 2);
    const Point p = layout.seen_from(at);
    if (!tray.contains(p)) return std::nullopt;
    const double tube = (p.x - tray.x - 15) / pitch;
    if (tube < 0 || tube >= static_cast<double>(tubes.size())) return std::nullopt;
    return Money::cents(tubes.at(static_cast<std::size_t>(tube)).first);
}

Box rack_area(const TableLayout& layout) {
    const Box tray = rack_box(layout.sheet.width / 2);
    return box_about(layout.seen_from(tray.centre()), tray.width, tray.height);
}

void draw_dealers_things(Painter& painter, const TableLayout& layout) {
    const double width = layout.sheet.width;
    if (layout.felt->house_bank) draw_rack(painter, width / 2);
    draw_shoe(painter, {width - 190, 150});
    draw_discard_tray(painter, {190, 150});
}

}  // namespace fairdeal
