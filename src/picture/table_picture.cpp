#include "picture/table_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "picture/card_picture.h"
#include "picture/chip_picture.h"
#include "picture/table_layout.h"

namespace fairdeal {

namespace {

constexpr double pi = std::numbers::pi;
constexpr Tint lettering = rgb(0xe9d9a6);
constexpr Tint line_tint = rgb(0xcfe3d3);

Path table_outline(double grow) {
    Path path;
    const double k = 0.5523;
    const double rx = 566 + grow;
    const double ry = 716 + grow;
    const double top = 66 - grow;
    path.move_to({600 - rx, top}).line_to({600 + rx, top});
    path.line_to({600 + rx, 96});
    path.curve_to({600 + rx, 96 + ry * k}, {600 + rx * k, 96 + ry - 46}, {600, 96 + ry - 46});
    path.curve_to({600 - rx * k, 96 + ry - 46}, {600 - rx, 96 + ry * k}, {600 - rx, 96});
    return path.close();
}

void draw_surround(Painter& painter, Box area, const Theme& theme) {
    const Tint inner = theme.dark ? rgb(0x2a2422) : rgb(0x4a3f3a);
    const Tint outer = theme.dark ? rgb(0x131112) : rgb(0x2b2523);
    painter.fill(
        Path::rectangle(area),
        Radial{
            area.centre(), 0, std::max(area.width, area.height) * 0.62, {{0, inner}, {1, outer}}});
}

void draw_felt(Painter& painter) {
    for (const double spread : {30.0, 22.0, 14.0}) {
        const Saved saved(painter);
        painter.translate({0, spread * 0.4});
        painter.fill(table_outline(28 + spread * 0.35), Tint{0, 0, 0, 0.14});
    }
    painter.fill(
        table_outline(30),
        Linear{{0, 30}, {0, 820}, {{0, rgb(0x5b3420)}, {0.5, rgb(0x7b4a2c)}, {1, rgb(0x3d2114)}}});
    painter.stroke(table_outline(30), rgb(0x1d0f08), 2);
    painter.stroke(table_outline(24), rgb(0xb98455).faded(0.5), 2.2);
    painter.stroke(table_outline(7), rgb(0x2b180e), 10);
    painter.stroke(table_outline(2), rgb(0xd3ae62), 2.4);
    painter.fill(
        table_outline(0),
        Radial{
            {600, 330}, 60, 720, {{0, rgb(0x1d8055)}, {0.55, rgb(0x15663f)}, {1, rgb(0x0b3f28)}}});
    const Saved saved(painter);
    painter.clip(table_outline(0));
    for (int y = 60; y < 780; y += 5) {
        painter.stroke(Path{}.move_to({20, static_cast<double>(y)}).line_to({1180, y + 2.5}),
                       Tint{1, 1, 1, 0.012}, 1.4);
    }
}

/// Letters set along a circle that bends towards the players.
void draw_arc_text(Painter& painter, std::string_view words, double y, const Font& font, Tint tint,
                   double spacing) {
    const double radius = 980;
    const Point centre{600, y - radius};
    double length = 0;
    for (const char c : words) length += painter.text_width(std::string(1, c), font) + spacing;
    double angle = pi / 2 + length / 2 / radius;
    for (const char c : words) {
        const std::string letter(1, c);
        const double wide = painter.text_width(letter, font) + spacing;
        angle -= wide / 2 / radius;
        const Saved saved(painter);
        painter.translate(
            {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
        painter.rotate(angle - pi / 2);
        painter.text(letter, {0, 0}, font, tint, Align::Centre);
        angle -= wide / 2 / radius;
    }
}

void draw_lettering(Painter& painter, const TableView& view) {
    double y = 316;
    double size = 27;
    for (const std::string& line : view.felt_lines) {
        draw_arc_text(painter, line, y, {std::string(felt_family), size, true},
                      lettering.faded(size > 20 ? 0.95 : 0.75), size > 20 ? 5 : 2);
        y += 30;
        size = 15;
    }
}

void draw_rack(Painter& painter) {
    const Box rack{395, 40, 410, 44};
    painter.fill(Path::rounded(rack, 8),
                 Linear{{0, 40}, {0, 84}, {{0, rgb(0x2c2e33)}, {1, rgb(0x101114)}}});
    painter.stroke(Path::rounded(rack, 8), rgb(0x8d7440), 1.6);
    const std::array tints{rgb(0xe9e7e0), rgb(0xe08fae), rgb(0xb9262f), rgb(0x1c7a48),
                           rgb(0x23262c), rgb(0x5d3a8e), rgb(0xd9a522)};
    double x = 404;
    for (const Tint tint : tints) {
        for (int i = 0; i < 13; ++i) {
            painter.fill(
                Path::rectangle({x + i * 4, 47, 3.4, 30}),
                Linear{
                    {0, 47}, {0, 77}, {{0, tint.faded(0.75)}, {0.4, tint}, {1, tint.faded(0.45)}}});
        }
        x += 56.5;
    }
    painter.fill(Path::rounded({905, 44, 96, 58}, 7),
                 Linear{{0, 44}, {0, 102}, {{0, rgb(0x3a3d44)}, {1, rgb(0x17181c)}}});
    painter.stroke(Path::rounded({905, 44, 96, 58}, 7), rgb(0x8d7440), 1.3);
    painter.fill(Path::rounded({917, 76, 58, 22}, 3), rgb(0xf5f1e7));
    painter.fill(Path::rounded({212, 48, 70, 50}, 6),
                 Linear{{0, 48}, {0, 98}, {{0, rgb(0x41221a)}, {1, rgb(0x2a150f)}}});
    painter.stroke(Path::rounded({212, 48, 70, 50}, 6), rgb(0x8d7440), 1.3);
}

std::vector<std::string> printed_name(const std::string& wager) {
    if (wager == "pair-up") return {"PAIR", "UP"};
    if (wager == "sweet-17") return {"SWEET", "17"};
    if (wager == "breakout-bonus") return {"BREAK", "BONUS"};
    if (wager == "super-tie") return {"SUPER", "TIE"};
    if (wager == "player") return {"PLAYER"};
    return {"DEALER"};
}

void draw_place(Painter& painter, const SpotFrame& spot, const std::string& wager) {
    const Point at = wager_place(spot, wager, 0, 1);
    const double r = wager_radius(wager);
    Path path = Path::circle(at, r);
    if (wager == "dealer") {
        path = Path{}
                   .move_to({at.x, at.y - r * 1.22})
                   .line_to({at.x + r * 1.22, at.y})
                   .line_to({at.x, at.y + r * 1.22})
                   .line_to({at.x - r * 1.22, at.y})
                   .close();
    }
    painter.fill(path, Tint{0, 0, 0, 0.12});
    painter.stroke(path, line_tint.faded(0.85), r > 20 ? 2.0 : 1.4);
    const auto lines = printed_name(wager);
    const double size = r > 20 ? 8.6 : 7.4;
    double y = at.y + size * 0.36 - (static_cast<double>(lines.size()) - 1) * size * 0.55;
    for (const std::string& line : lines) {
        painter.text(line, {at.x, y}, {"Inter", size, true}, line_tint.faded(0.8), Align::Centre);
        y += size * 1.1;
    }
}

void draw_places(Painter& painter, const TableView& view) {
    const int places = places_on(view);
    for (int seat = 1; seat <= places; ++seat) {
        const SpotFrame spot = frame_of(seat, places);
        for (const char* wager :
             {"player", "dealer", "pair-up", "sweet-17", "breakout-bonus", "super-tie"})
            draw_place(painter, spot, wager);
        const Point label = spot.from(-47, 0);
        painter.text(std::to_string(seat), {label.x, label.y + 5},
                     {std::string(felt_family), 15, true}, lettering.faded(0.9), Align::Centre);
    }
}

void draw_pill(Painter& painter, std::string_view words, Point centre, double size, Tint ground,
               Tint ink) {
    const Font font{"Inter", size, true};
    const double width = painter.text_width(words, font) + size * 1.1;
    const Box box{centre.x - width / 2, centre.y - size * 0.8, width, size * 1.6};
    painter.fill(Path::rounded({box.x, box.y + 1.2, box.width, box.height}, size * 0.8),
                 Tint{0, 0, 0, 0.3});
    painter.fill(Path::rounded(box, size * 0.8), ground);
    painter.text(words, {centre.x, centre.y + size * 0.36}, font, ink, Align::Centre);
}

Tint ground_of(Mark mark) {
    switch (mark) {
        case Mark::Right: return rgb(0x1f8a4d);
        case Mark::Wrong: return rgb(0xc0332f);
        case Mark::Asked: return rgb(0x2f6fd0);
        case Mark::Due: return rgb(0xb67b12);
        case Mark::None: break;
    }
    return rgb(0x20252b);
}

/// A tick or a cross beside the word, so that no colour is needed to tell.
void draw_sign(Painter& painter, Mark mark, Point at, double size) {
    if (mark != Mark::Right && mark != Mark::Wrong) return;
    painter.fill(Path::circle(at, size), rgb(0xffffff));
    painter.fill(Path::circle(at, size * 0.86), ground_of(mark));
    Path sign;
    const double s = size * 0.42;
    if (mark == Mark::Right)
        sign.move_to({at.x - s, at.y})
            .line_to({at.x - s * 0.2, at.y + s * 0.8})
            .line_to({at.x + s, at.y - s * 0.8});
    else
        sign.move_to({at.x - s, at.y - s})
            .line_to({at.x + s, at.y + s})
            .move_to({at.x + s, at.y - s})
            .line_to({at.x - s, at.y + s});
    painter.stroke(sign, rgb(0xffffff), size * 0.26);
}

void draw_wager(Painter& painter, const SpotFrame& spot, const WagerView& wager, int hand,
                std::size_t hands) {
    const Point at = wager_place(spot, wager.name, hand, hands);
    const double r = wager_radius(wager.name);
    if (wager.chosen) {
        painter.stroke(Path::circle(at, r + 5), rgb(0xffffff).faded(0.9), 3.4);
        painter.stroke(Path::circle(at, r + 5), rgb(0x3b82f6), 2);
    }
    const bool gone = wager.settled && wager.note.rfind("take", 0) == 0;
    if (!gone) draw_stack(painter, wager.stake, {at.x, at.y + r * 0.1}, r * 0.72);
    if (wager.name == "insurance")
        painter.text("INSURANCE", {at.x, at.y - r - 5}, {"Inter", 8, true}, line_tint,
                     Align::Centre);
    draw_pill(painter, to_text(wager.stake), {at.x, at.y + r * 0.98}, r > 20 ? 10.5 : 8.6,
              rgb(0x0b1f15).faded(0.88), rgb(0xf4efdf));
    if (!wager.note.empty()) {
        const double size = r > 20 ? 10.5 : 8.8;
        draw_pill(painter, wager.note, {at.x, at.y - r * 0.55}, size, ground_of(wager.mark),
                  rgb(0xffffff));
    }
    draw_sign(painter, wager.mark, {at.x + r * 0.95, at.y - r * 1.05}, r > 20 ? 9 : 7.5);
}

void draw_cards(Painter& painter, const std::vector<CardView>& cards, Point middle, double room,
                double width, bool last_sideways) {
    if (cards.empty()) return;
    const auto count = static_cast<double>(cards.size());
    const double step = count > 1 ? std::min(width * 0.46, (room - width) / (count - 1)) : 0;
    const double height = width * card_ratio;
    double x = middle.x - (width + step * (count - 1)) / 2;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Saved saved(painter);
        const bool sideways = last_sideways && i + 1 == cards.size();
        if (sideways) {
            painter.translate({x + width / 2 + height * 0.22, middle.y + width * 0.2});
            painter.rotate(pi / 2);
            draw_card(painter, cards[i], {-width / 2, -height / 2}, width);
        } else {
            draw_card(painter, cards[i], {x, middle.y - height / 2}, width);
        }
        x += step;
    }
}

void draw_hand(Painter& painter, const SpotFrame& spot, const HandView& hand, std::size_t index,
               std::size_t hands) {
    const Point middle = hand_place(spot, index, hands);
    const double width = hands > 2 ? 40 : hands > 1 ? 48 : 62;
    if (hand.active) {
        const double glow = width * 0.95;
        painter.fill(Path::circle(middle, glow * 1.25),
                     Radial{middle,
                            glow * 0.4,
                            glow * 1.25,
                            {{0, rgb(0xffe9a8).faded(0.55)}, {1, rgb(0xffe9a8).faded(0)}}});
    }
    draw_cards(painter, hand.cards, middle, hand_room(spot, hands), width, hand.last_sideways);
    if (hand.total.empty() || hand.cards.empty()) return;
    draw_pill(painter, hand.total, {middle.x, middle.y - width * card_ratio / 2 - 11},
              hands > 1 ? 9 : 11, rgb(0xf4efdf), rgb(0x1a2a20));
}

void draw_spot(Painter& painter, const SpotView& view, int places) {
    const SpotFrame spot = frame_of(view.seat, places);
    for (std::size_t i = 0; i < view.hands.size(); ++i)
        draw_hand(painter, spot, view.hands[i], i, view.hands.size());
    for (const HandView& hand : view.hands) {
        for (const WagerView& wager : hand.wagers)
            draw_wager(painter, spot, wager, hand.number, view.hands.size());
    }
    for (const WagerView& wager : view.side) draw_wager(painter, spot, wager, 0, 1);
}

void draw_dealer(Painter& painter, const TableView& view) {
    const double width = 72;
    const Point middle{600, 162};
    if (view.dealer_active) {
        painter.fill(
            Path::circle(middle, 130),
            Radial{middle, 40, 130, {{0, rgb(0xffe9a8).faded(0.4)}, {1, rgb(0xffe9a8).faded(0)}}});
    }
    std::vector<CardView> cards = view.dealer;
    const auto count = static_cast<double>(cards.size());
    const double step = count > 1 ? std::min(width + 8, (430 - width) / (count - 1)) : 0;
    double x = middle.x - (width + step * (count - 1)) / 2;
    for (const CardView& card : cards) {
        draw_card(painter, card, {x, middle.y - width * card_ratio / 2}, width);
        x += step;
    }
    if (!view.dealer_total.empty() && !cards.empty()) {
        draw_pill(painter, view.dealer_total, {middle.x, middle.y + width * card_ratio / 2 + 17},
                  13, rgb(0xf4efdf), rgb(0x1a2a20));
    }
}

}  // namespace

void draw_table(Painter& painter, const TableView& view, Box area, const Theme& theme) {
    draw_surround(painter, area, theme);
    const Saved saved(painter);
    const Placing placing = placing_in(area);
    painter.translate(placing.offset);
    painter.scale(placing.scale);
    draw_felt(painter);
    draw_rack(painter);
    draw_lettering(painter, view);
    draw_places(painter, view);
    draw_dealer(painter, view);
    for (const SpotView& spot : view.spots) draw_spot(painter, spot, places_on(view));
}

namespace {

/// Calls `see` with every wager of the view, its hand and where it lies.
template <class See>
void for_each_wager(const TableView& view, See see) {
    const int places = places_on(view);
    for (const SpotView& spot : view.spots) {
        const SpotFrame frame = frame_of(spot.seat, places);
        for (const HandView& hand : spot.hands) {
            for (const WagerView& wager : hand.wagers) {
                see(WagerAt{spot.seat, hand.number, wager.name},
                    wager_place(frame, wager.name, hand.number, spot.hands.size()));
            }
        }
        for (const WagerView& wager : spot.side) {
            see(WagerAt{spot.seat, 0, wager.name}, wager_place(frame, wager.name, 0, 1));
        }
    }
}

}  // namespace

std::optional<WagerAt> wager_at(const TableView& view, Box area, Point point) {
    const Placing placing = placing_in(area);
    const Point p{(point.x - placing.offset.x) / placing.scale,
                  (point.y - placing.offset.y) / placing.scale};
    std::optional<WagerAt> found;
    for_each_wager(view, [&](const WagerAt& wager, Point at) {
        if (std::hypot(p.x - at.x, p.y - at.y) <= wager_radius(wager.wager) + 3) found = wager;
    });
    return found;
}

std::optional<Point> place_of(const TableView& view, Box area, const WagerAt& wager) {
    const Placing placing = placing_in(area);
    std::optional<Point> found;
    for_each_wager(view, [&](const WagerAt& other, Point at) {
        if (other == wager)
            found = Point{at.x * placing.scale + placing.offset.x,
                          at.y * placing.scale + placing.offset.y};
    });
    return found;
}

}  // namespace fairdeal
