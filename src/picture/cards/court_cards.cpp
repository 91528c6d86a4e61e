// Kings, queens and jacks: flat figures in few colours, drawn from the waist up.

#include "picture/cards/card_picture.h"

namespace fairdeal {

namespace {

constexpr Ink skin = ink(0xf7dfc4), line = ink(0x2a2320), gold = ink(0xe0ac3b),
              deep_gold = ink(0xb27f1d);

struct Cloth {
    Ink robe, trim, hair;
};

Cloth cloth_of(Card card) {
    switch (card.suit) {
        case Suit::Spades: return {ink(0x243b6b), ink(0xb8203a), ink(0x3a2a20)};
        case Suit::Hearts: return {ink(0xb8203a), ink(0x243b6b), ink(0x8a5a2b)};
        case Suit::Diamonds: return {ink(0xc2452d), ink(0x1f5b4f), ink(0xb98635)};
        case Suit::Clubs: return {ink(0x1f5b4f), ink(0xc2452d), ink(0x4a3524)};
        case Suit::Unknown: break;
    }
    return {ink(0x808080), ink(0x606060), ink(0x505050)};
}

constexpr double pen = 0.014;

void shape(Painter& painter, const Path& path, Ink colour) {
    painter.fill(path, colour);
    painter.stroke(path, line, pen);
}

Path robe_shape() {
    Path p;
    p.move_to({-0.56, 0.02})
        .curve_to({-0.52, -0.2}, {-0.36, -0.3}, {-0.13, -0.36})
        .line_to({0.13, -0.36});
    p.curve_to({0.36, -0.3}, {0.52, -0.2}, {0.56, 0.02});
    return p.close();
}

void draw_robe(Painter& painter, const Cloth& cloth) {
    shape(painter, robe_shape(), cloth.robe);
    const Saved saved(painter);
    painter.clip(robe_shape());
    shape(painter, Path().polygon({{-0.17, -0.4}, {0.17, -0.4}, {0.1, 0.02}, {-0.1, 0.02}}), gold);
    Path studs, folds;
    for (int stud = 0; stud < 4; ++stud)
        studs.add(suit_sign(Suit::Diamonds), {0, -0.27 + stud * 0.085}, 0.075);
    painter.fill(studs, cloth.trim);
    for (const double side : {-1.0, 1.0}) {
        folds.move_to({side * 0.24, -0.36})
            .curve_to({side * 0.22, -0.2}, {side * 0.24, -0.1}, {side * 0.22, 0.02});
        folds.move_to({side * 0.36, -0.3})
            .curve_to({side * 0.34, -0.2}, {side * 0.38, -0.1}, {side * 0.36, 0.02});
    }
    painter.stroke(folds, gold, 0.022);
}

void draw_collar(Painter& painter) {
    Path collar;
    collar.move_to({-0.3, -0.3})
        .curve_to({-0.2, -0.4}, {-0.12, -0.42}, {-0.09, -0.46})
        .line_to({0.09, -0.46});
    collar.curve_to({0.12, -0.42}, {0.2, -0.4}, {0.3, -0.3})
        .curve_to({0.16, -0.24}, {0.06, -0.24}, {0, -0.18});
    collar.curve_to({-0.06, -0.24}, {-0.16, -0.24}, {-0.3, -0.3}).close();
    shape(painter, collar, ink(0xfffaf0));
    Path tails;
    for (const Point p : {Point{-0.2, -0.3}, Point{-0.1, -0.285}, Point{0, -0.26},
                          Point{0.1, -0.285}, Point{0.2, -0.3}})
        tails.ellipse(p, 0.012, 0.024);
    painter.fill(tails, line);
}

void draw_hair(Painter& painter, Rank rank, Ink hair) {
    Path locks;
    const double reach = rank == Rank::Queen ? 0.06 : rank == Rank::Jack ? -0.02 : -0.04;
    locks.move_to({0, -0.8}).curve_to({-0.26, -0.8}, {-0.24, -0.6}, {-0.23, -0.5});
    locks.curve_to({-0.24, -0.44 + reach}, {-0.3, -0.42 + reach}, {-0.24, -0.37 + reach});
    locks.curve_to({-0.14, -0.36 + reach}, {-0.12, -0.42 + reach}, {-0.12, -0.46})
        .line_to({0.12, -0.46});
    locks.curve_to({0.12, -0.42 + reach}, {0.14, -0.36 + reach}, {0.24, -0.37 + reach});
    locks.curve_to({0.3, -0.42 + reach}, {0.24, -0.44 + reach}, {0.23, -0.5});
    locks.curve_to({0.24, -0.6}, {0.26, -0.8}, {0, -0.8}).close();
    shape(painter, locks, hair);
}

void draw_features(Painter& painter, Rank rank, Ink hair) {
    Path eyes, lines;
    eyes.ellipse({-0.062, -0.6}, 0.02, 0.013).ellipse({0.062, -0.6}, 0.02, 0.013);
    painter.fill(eyes, line);
    lines.move_to({-0.1, -0.632}).curve_to({-0.08, -0.65}, {-0.05, -0.645}, {-0.032, -0.635});
    lines.move_to({0.1, -0.632}).curve_to({0.08, -0.65}, {0.05, -0.645}, {0.032, -0.635});
    lines.move_to({0.006, -0.61}).line_to({0.02, -0.548}).line_to({-0.012, -0.545});
    painter.stroke(lines, line, 0.011);
    painter.fill(Path().ellipse({0, -0.503}, 0.035, 0.011), ink(0xb03a3a));
    if (rank != Rank::King) return;
    Path beard;
    beard.move_to({-0.145, -0.58}).curve_to({-0.15, -0.36}, {-0.05, -0.33}, {0, -0.32});
    beard.curve_to({0.05, -0.33}, {0.15, -0.36}, {0.145, -0.58})
        .curve_to({0.12, -0.5}, {0.07, -0.53}, {0, -0.53});
    beard.curve_to({-0.07, -0.53}, {-0.12, -0.5}, {-0.145, -0.58}).close();
    shape(painter, beard, hair);
    painter.fill(Path().ellipse({0, -0.492}, 0.034, 0.011), ink(0xb03a3a));
}

void draw_head(Painter& painter, Rank rank, const Cloth& cloth) {
    draw_hair(painter, rank, cloth.hair);
    draw_collar(painter);
    Path face;
    face.move_to({-0.145, -0.64}).curve_to({-0.15, -0.48}, {-0.08, -0.42}, {0, -0.42});
    face.curve_to({0.08, -0.42}, {0.15, -0.48}, {0.145, -0.64})
        .curve_to({0.13, -0.76}, {-0.13, -0.76}, {-0.145, -0.64});
    shape(painter, face.close(), skin);
    draw_features(painter, rank, cloth.hair);
}

void draw_kings_crown(Painter& painter, Ink jewel) {
    shape(painter,
          Path().polygon({{-0.2, -0.69},
                          {-0.26, -0.9},
                          {-0.13, -0.8},
                          {-0.08, -0.95},
                          {0, -0.82},
                          {0.08, -0.95},
                          {0.13, -0.8},
                          {0.26, -0.9},
                          {0.2, -0.69}}),
          gold);
    shape(painter, Path().rounded({-0.205, -0.735, 0.41, 0.07}, 0.02), deep_gold);
    Path jewels;
    for (const double x : {-0.14, -0.07, 0.0, 0.07, 0.14}) jewels.circle({x, -0.7}, 0.018);
    for (const Point p :
         {Point{-0.26, -0.905}, Point{-0.08, -0.955}, Point{0.08, -0.955}, Point{0.26, -0.905}})
        jewels.circle(p, 0.022);
    painter.fill(jewels, jewel);
}

void draw_queens_crown(Painter& painter, Ink jewel) {
    Path crown;
    crown.move_to({-0.19, -0.7}).curve_to({-0.26, -0.8}, {-0.24, -0.88}, {-0.15, -0.84});
    crown.curve_to({-0.13, -0.94}, {-0.04, -0.96}, {0, -0.88})
        .curve_to({0.04, -0.96}, {0.13, -0.94}, {0.15, -0.84});
    crown.curve_to({0.24, -0.88}, {0.26, -0.8}, {0.19, -0.7})
        .curve_to({0.08, -0.74}, {-0.08, -0.74}, {-0.19, -0.7})
        .close();
    shape(painter, crown, gold);
    Path jewels;
    jewels.add(suit_sign(Suit::Diamonds), {0, -0.8}, 0.09)
        .circle({-0.1, -0.78}, 0.022)
        .circle({0.1, -0.78}, 0.022);
    painter.fill(jewels, jewel);
}

void draw_cap(Painter& painter, const Cloth& cloth) {
    Path feather;
    feather.move_to({0.14, -0.78})
        .curve_to({0.26, -0.98}, {0.44, -0.96}, {0.46, -0.8})
        .curve_to({0.38, -0.86}, {0.26, -0.84}, {0.14, -0.78});
    shape(painter, feather.close(), ink(0xfffaf0));
    Path cap;
    cap.move_to({-0.23, -0.7})
        .curve_to({-0.3, -0.86}, {-0.12, -0.92}, {0.02, -0.88})
        .curve_to({0.18, -0.9}, {0.28, -0.8}, {0.21, -0.7})
        .close();
    shape(painter, cap, cloth.trim);
    shape(painter, Path().rounded({-0.24, -0.735, 0.47, 0.06}, 0.03), gold);
    painter.fill(Path().circle({0.14, -0.78}, 0.03), deep_gold);
}

void draw_sword(Painter& painter) {
    shape(painter,
          Path().polygon(
              {{0.375, -0.2}, {0.375, -0.74}, {0.4, -0.82}, {0.425, -0.74}, {0.425, -0.2}}),
          ink(0xdfe5ec));
    shape(painter, Path().rounded({0.31, -0.24, 0.18, 0.045}, 0.02), gold);
    shape(painter, Path().rounded({0.382, -0.2, 0.036, 0.13}, 0.01), deep_gold);
    shape(painter, Path().circle({0.4, -0.14}, 0.05), skin);
}

void draw_flower(Painter& painter, Ink petals) {
    Path stem;
    stem.move_to({0.36, -0.12}).curve_to({0.38, -0.3}, {0.36, -0.36}, {0.38, -0.46});
    painter.stroke(stem, ink(0x2f6b3c), 0.03);
    Path petal;
    for (int i = 0; i < 6; ++i)
        petal.circle(Point{0.38, -0.52} + turned({0, -0.062}, i * 1.0472), 0.045);
    shape(painter, petal, petals);
    shape(painter, Path().circle({0.38, -0.52}, 0.038), gold);
    shape(painter, Path().circle({0.36, -0.14}, 0.05), skin);
}

void draw_halberd(Painter& painter) {
    shape(painter, Path().rounded({0.385, -0.66, 0.03, 0.66}, 0.01), ink(0x8a5a2b));
    Path blade;
    blade.move_to({0.4, -0.9})
        .line_to({0.43, -0.68})
        .curve_to({0.52, -0.72}, {0.54, -0.56}, {0.43, -0.56});
    blade.line_to({0.37, -0.56}).line_to({0.32, -0.62}).line_to({0.37, -0.68}).close();
    shape(painter, blade, ink(0xdfe5ec));
    shape(painter, Path().circle({0.4, -0.16}, 0.05), skin);
}

}  // namespace

void draw_court_half(Painter& painter, Card card) {
    const Cloth cloth = cloth_of(card);
    draw_robe(painter, cloth);
    if (card.rank == Rank::King) draw_sword(painter);
    if (card.rank == Rank::Queen) draw_flower(painter, cloth.trim);
    if (card.rank == Rank::Jack) draw_halberd(painter);
    draw_head(painter, card.rank, cloth);
    if (card.rank == Rank::King) draw_kings_crown(painter, cloth.trim);
    if (card.rank == Rank::Queen) draw_queens_crown(painter, cloth.trim);
    if (card.rank == Rank::Jack) draw_cap(painter, cloth);
    painter.stroke(Path().move_to({-0.5, 0}).line_to({0.5, 0}), deep_gold, 0.03);
}

}  // namespace fairdeal
