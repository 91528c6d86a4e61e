#include "picture/cards/card_picture.h"

#include <array>
#include <numbers>
#include <vector>

namespace fairdeal {

namespace {

constexpr Ink paper_light = ink(0xffffff), paper_dark = ink(0xf1efe9), edge = ink(0x2b2a26, 0.38);

std::string_view rank_letters(Rank rank) {
    constexpr std::array<std::string_view, 14> letters{"?", "A", "2", "3",  "4", "5", "6",
                                                       "7", "8", "9", "10", "J", "Q", "K"};
    return letters.at(static_cast<std::size_t>(rank));
}

// Where the pips stand: x and y in fractions of the card from its middle; those below it stand on
// their heads.
std::vector<Point> pips_of(int count) {
    constexpr double x = 0.155, y = 0.345, third = y / 3;
    std::vector<Point> pips;
    const auto pair = [&](double at) { pips.insert(pips.end(), {{-x, at}, {x, at}}); };
    if (count == 2 || count == 3) pips.insert(pips.end(), {{0, -y}, {0, y}});
    if (count >= 4) {
        pair(-y);
        pair(y);
    }
    if (count >= 6 && count <= 8) pair(0);
    if (count >= 9) {
        pair(-third);
        pair(third);
    }
    if (count == 3 || count == 5 || count == 9) pips.push_back({0, 0});
    if (count == 7 || count == 8) pips.push_back({0, -y / 2});
    if (count == 8) pips.push_back({0, y / 2});
    if (count == 10) pips.insert(pips.end(), {{0, -2 * third}, {0, 2 * third}});
    return pips;
}

Path outline(double width) {
    return Path().rounded(box_about({0, 0}, width, width * 1.4), width * 0.085);
}

void draw_index(Painter& painter, Card card, double w) {
    const Ink colour = suit_ink(card.suit);
    const Saved saved(painter);
    painter.move({-w * 0.5 + w * 0.148, -w * 0.7});
    {
        const Saved narrow(painter);
        painter.move({0, w * 0.27});
        const bool broad = card.rank == Rank::Queen || card.rank == Rank::King;
        painter.stretch(card.rank == Rank::Ten ? 0.66 : broad ? 0.78 : 0.9, 1);
        painter.text(rank_letters(card.rank), {0, 0}, {Typeface::NotoSerif, w * 0.3, true, false},
                     colour, Align::Centre);
    }
    painter.fill(Path().add(suit_sign(card.suit), {0, w * 0.4}, w * 0.185), colour);
}

void draw_pips(Painter& painter, Card card, double w, bool covered) {
    Path upright, turned_over;
    const double size = w * (card.rank == Rank::Ace ? 0.46 : 0.178);
    if (card.rank == Rank::Ace) upright.add(suit_sign(card.suit), {0, 0}, size);
    const int count = card.rank == Rank::Ace ? 0 : static_cast<int>(card.rank);
    for (const Point pip : pips_of(count)) {
        if (covered && pip.x > 0.05) continue;
        Path& path = pip.y > 0.001 ? turned_over : upright;
        path.add(suit_sign(card.suit), {pip.x * w, pip.y * w * 1.4}, pip.y > 0.001 ? -size : size);
    }
    painter.fill(upright, suit_ink(card.suit));
    painter.fill(turned_over, suit_ink(card.suit));
}

void draw_court(Painter& painter, Card card, double w) {
    const Box panel = box_about({0, 0}, w * 0.52, w * 1.16);
    const Path frame = Path().rounded(panel, w * 0.03);
    painter.fill(frame, down(panel, ink(0xfdf7e6), ink(0xf6ecd0)));
    for (const double turn : {0.0, std::numbers::pi}) {
        const Saved saved(painter);
        painter.turn(turn);
        painter.stretch(w * 0.58, w * 0.58);
        painter.clip(Path().box({-0.448, -1, 0.896, 1}));
        draw_court_half(painter, card);
    }
    painter.stroke(frame, ink(0xb88a2e), w * 0.014);
}

void draw_face(Painter& painter, Card card, double w, bool covered) {
    if (card.is_known() && card.rank >= Rank::Jack)
        draw_court(painter, card, w);
    else if (card.is_known())
        draw_pips(painter, card, w, covered);
    else
        painter.text("?", {0, w * 0.25}, {Typeface::NotoSerif, w * 0.7, true, false}, ink(0x9aa1ab),
                     Align::Centre);
    draw_index(painter, card, w);
    if (covered) return;
    const Saved saved(painter);
    painter.turn(std::numbers::pi);
    draw_index(painter, card, w);
}

void draw_back(Painter& painter, double w) {
    const Box inner = box_about({0, 0}, w * 0.86, w * 1.26);
    const Path panel = Path().rounded(inner, w * 0.05);
    painter.fill(panel, Gradient{{inner.x, inner.y},
                                 {inner.right(), inner.bottom()},
                                 0,
                                 {{0, ink(0x8d1530)}, {0.5, ink(0x6d0f26)}, {1, ink(0x4d0a1c)}}});
    Path lattice;
    for (int step = -14; step <= 14; ++step) {
        const double x = step / 10.0;
        lattice.move_to({(x - 0.63) * w, -0.63 * w}).line_to({(x + 0.63) * w, 0.63 * w});
        lattice.move_to({(x + 0.63) * w, -0.63 * w}).line_to({(x - 0.63) * w, 0.63 * w});
    }
    const Saved saved(painter);
    painter.clip(panel);
    painter.stroke(lattice, ink(0xe7b9a0, 0.4), w * 0.011);
    painter.fill(Path().ellipse({0, 0}, w * 0.25, w * 0.33), ink(0x5a0c20));
    painter.stroke(Path().ellipse({0, 0}, w * 0.25, w * 0.33).ellipse({0, 0}, w * 0.215, w * 0.29),
                   ink(0xe3bd74), w * 0.014);
    painter.text("F", {0, w * 0.13}, {Typeface::NotoSerif, w * 0.36, true, true}, ink(0xecc985),
                 Align::Centre);
    painter.stroke(Path().rounded(inner.grown(-w * 0.03), w * 0.035), ink(0xe3bd74, 0.85),
                   w * 0.012);
}

void cross_corner(Painter& painter, double w) {
    painter.fill(outline(w), ink(0x3b4450, 0.42));
    const Point at{w * 0.29, -w * 0.48};
    painter.fill(Path().circle(at, w * 0.17), ink(0xb3202f));
    const double r = w * 0.075;
    Path cross;
    cross.move_to(at + Point{-r, -r})
        .line_to(at + Point{r, r})
        .move_to(at + Point{r, -r})
        .line_to(at + Point{-r, r});
    painter.stroke(cross, ink(0xffffff), w * 0.045);
}

}  // namespace

void draw_card(Painter& painter, Card card, double width, const CardLook& look) {
    const Path shape = outline(width);
    painter.shadow(shape, width * 0.05, ink(0x000000, 0.26), {width * 0.012, width * 0.035});
    painter.fill(shape, down(box_about({0, 0}, width, width * 1.4), paper_light, paper_dark));
    if (look.face_down)
        draw_back(painter, width);
    else
        draw_face(painter, card, width, look.covered);
    painter.stroke(shape, edge, width * 0.012);
    if (look.left_out) cross_corner(painter, width);
}

}  // namespace fairdeal
