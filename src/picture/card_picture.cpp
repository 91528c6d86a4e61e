#include "picture/card_picture.h"

#include <array>
#include <numbers>
#include <span>

namespace fairdeal {

namespace {

constexpr double pi = std::numbers::pi;
constexpr Tint ink = rgb(0x171a20);
constexpr Tint crimson = rgb(0xb4202d);
constexpr Tint gold = rgb(0xc79a45);
constexpr Tint paper_top = rgb(0xffffff);
constexpr Tint paper_foot = rgb(0xf1efe8);

// A card is designed 100 wide and 140 high, and scaled.
constexpr double wide = 100;
constexpr double high = 140;

Tint tint_of(Suit suit) { return colour_of(suit) == fairdeal::Colour::Red ? crimson : ink; }

std::string_view index_of(Rank rank) {
    constexpr std::array<std::string_view, 14> names{"?", "A", "2", "3",  "4", "5", "6",
                                                     "7", "8", "9", "10", "J", "Q", "K"};
    return names.at(static_cast<std::size_t>(rank));
}

struct Pip {
    double x, y;
};

/// Where the pips of 2 to 10 stand, on the upper half and the middle; those below are mirrored.
std::span<const Pip> upper_pips(Rank rank) {
    static constexpr std::array<Pip, 1> two{{{50, 30}}};
    static constexpr std::array<Pip, 2> three{{{50, 30}, {50, 70}}};
    static constexpr std::array<Pip, 2> four{{{33, 30}, {67, 30}}};
    static constexpr std::array<Pip, 3> five{{{33, 30}, {67, 30}, {50, 70}}};
    static constexpr std::array<Pip, 4> six{{{33, 30}, {67, 30}, {33, 70}, {67, 70}}};
    static constexpr std::array<Pip, 5> seven{{{33, 30}, {67, 30}, {33, 70}, {67, 70}, {50, 50}}};
    static constexpr std::array<Pip, 5> nine{{{33, 30}, {67, 30}, {33, 57}, {67, 57}, {50, 70}}};
    static constexpr std::array<Pip, 5> ten{{{33, 30}, {67, 30}, {33, 57}, {67, 57}, {50, 43}}};
    switch (points_of(rank)) {
        case 2: return two;
        case 3: return three;
        case 4: return four;
        case 5: return five;
        case 6: return six;
        case 7:
        case 8: return seven;
        case 9: return nine;
        case 10: return ten;
        default: return {};
    }
}

void draw_pips(Painter& painter, const Card& card) {
    for (const Pip pip : upper_pips(card.rank)) {
        draw_suit(painter, card.suit, {pip.x, pip.y}, 19, tint_of(card.suit));
        const bool is_middle = pip.y > 65;
        const bool lone = card.rank == Rank::Seven && pip.y > 45;
        if (is_middle || lone) continue;
        const Saved saved(painter);
        painter.translate({wide, high});
        painter.rotate(pi);
        draw_suit(painter, card.suit, {pip.x, pip.y}, 19, tint_of(card.suit));
    }
}

void draw_index(Painter& painter, const Card& card) {
    const Font font{std::string(felt_family), card.rank == Rank::Ten ? 25.0 : 28.0, true};
    painter.text(index_of(card.rank), {15, 29}, font, tint_of(card.suit), Align::Centre);
    draw_suit(painter, card.suit, {15, 43}, 17, tint_of(card.suit));
}

/// A crown, a coronet or a plumed cap over a shield: king, queen, jack, in our own plain heraldry.
void draw_court_half(Painter& painter, const Card& card) {
    const Tint tint = tint_of(card.suit);
    const Path bust = Path{}
                          .move_to({30, 70})
                          .curve_to({32, 56}, {42, 56}, {44, 50})
                          .line_to({56, 50})
                          .curve_to({58, 56}, {68, 56}, {70, 70})
                          .close();
    painter.fill(bust, tint);
    painter.fill(Path{}.move_to({44, 70}).line_to({50, 55}).line_to({56, 70}).close(), gold);
    painter.fill(Path::circle({50, 43}, 8.5), rgb(0xf3d9b8));
    painter.stroke(Path::circle({50, 43}, 8.5), tint, 1.2);
    Path hat;
    if (card.rank == Rank::King) {
        hat.move_to({38, 36})
            .line_to({36, 21})
            .line_to({43, 29})
            .line_to({50, 17})
            .line_to({57, 29})
            .line_to({64, 21})
            .line_to({62, 36})
            .close();
        painter.fill(Path{}
                         .move_to({43, 48})
                         .curve_to({45, 60}, {55, 60}, {57, 48})
                         .curve_to({54, 52}, {46, 52}, {43, 48})
                         .close(),
                     tint);
    } else if (card.rank == Rank::Queen) {
        hat.move_to({40, 36})
            .curve_to({38, 26}, {44, 28}, {45, 22})
            .curve_to({48, 30}, {52, 30}, {55, 22})
            .curve_to({56, 28}, {62, 26}, {60, 36})
            .close();
        painter.fill(Path{}
                         .move_to({41, 40})
                         .curve_to({36, 50}, {38, 56}, {43, 58})
                         .curve_to({41, 50}, {41, 46}, {41, 40})
                         .close(),
                     tint);
        painter.fill(Path{}
                         .move_to({59, 40})
                         .curve_to({64, 50}, {62, 56}, {57, 58})
                         .curve_to({59, 50}, {59, 46}, {59, 40})
                         .close(),
                     tint);
    } else {
        hat.move_to({39, 37})
            .line_to({40, 29})
            .curve_to({46, 25}, {56, 26}, {61, 32})
            .line_to({61, 37})
            .close();
        painter.stroke(Path{}.move_to({58, 28}).curve_to({66, 24}, {68, 18}, {64, 15}), crimson,
                       2.4);
    }
    painter.fill(hat, gold);
    painter.stroke(hat, tint, 1.1);
}

void draw_court(Painter& painter, const Card& card) {
    const Box frame{27, 12, 46, 116};
    painter.fill(Path::rounded(frame, 4),
                 Linear{{27, 12}, {73, 128}, {{0, rgb(0xfbf3df)}, {1, rgb(0xf2e3c0)}}});
    painter.stroke(Path::rounded(frame, 4), gold, 1.3);
    for (const bool lower : {false, true}) {
        const Saved saved(painter);
        if (lower) {
            painter.translate({wide, high});
            painter.rotate(pi);
        }
        painter.clip(Path::rectangle({27, 12, 46, 58}));
        draw_court_half(painter, card);
        draw_suit(painter, card.suit, {35, 21}, 9, tint_of(card.suit));
    }
    painter.stroke(Path{}.move_to({27, 70}).line_to({73, 70}), gold, 1.3);
}

void draw_face(Painter& painter, const Card& card) {
    for (const bool lower : {false, true}) {
        const Saved saved(painter);
        if (lower) {
            painter.translate({wide, high});
            painter.rotate(pi);
        }
        draw_index(painter, card);
    }
    if (card.rank == Rank::Ace)
        draw_suit(painter, card.suit, {50, 70}, 44, tint_of(card.suit));
    else if (card.rank > Rank::Ten)
        draw_court(painter, card);
    else
        draw_pips(painter, card);
    if (card.rank == Rank::Unknown)
        painter.text("?", {50, 88}, {std::string(felt_family), 54, true}, tint_of(card.suit),
                     Align::Centre);
}

void draw_back(Painter& painter) {
    const Box inner{6, 6, wide - 12, high - 12};
    painter.fill(Path::rounded(inner, 6),
                 Linear{{0, 0}, {wide, high}, {{0, rgb(0x7e1f2d)}, {1, rgb(0x561220)}}});
    const Saved saved(painter);
    painter.clip(Path::rounded(inner, 6));
    for (double x = -high; x < wide + high; x += 11) {
        painter.stroke(Path{}.move_to({x, 0}).line_to({x + high, high}), rgb(0xe7c887).faded(0.35),
                       1);
        painter.stroke(Path{}.move_to({x, 0}).line_to({x - high, high}), rgb(0xe7c887).faded(0.35),
                       1);
    }
    painter.fill(Path::circle({50, 70}, 17), rgb(0x5f1522));
    painter.stroke(Path::circle({50, 70}, 17), rgb(0xe7c887), 1.6);
    painter.text("F", {50, 79}, {std::string(felt_family), 25, true}, rgb(0xe7c887), Align::Centre);
    painter.stroke(Path::rounded({9, 9, wide - 18, high - 18}, 4), rgb(0xe7c887).faded(0.7), 1.2);
}

}  // namespace

void draw_suit(Painter& painter, Suit suit, Point centre, double size, Tint tint) {
    const Saved saved(painter);
    painter.translate(centre);
    painter.scale(size / 20);
    Path path;
    switch (suit) {
        case Suit::Hearts:
            path.move_to({0, 9.5})
                .curve_to({-4, 5}, {-10, 1}, {-9.5, -4})
                .curve_to({-9, -10}, {-1.5, -10.5}, {0, -4.5})
                .curve_to({1.5, -10.5}, {9, -10}, {9.5, -4})
                .curve_to({10, 1}, {4, 5}, {0, 9.5})
                .close();
            break;
        case Suit::Diamonds:
            path.move_to({0, -10})
                .curve_to({2.5, -6}, {5, -3}, {7.8, 0})
                .curve_to({5, 3}, {2.5, 6}, {0, 10})
                .curve_to({-2.5, 6}, {-5, 3}, {-7.8, 0})
                .curve_to({-5, -3}, {-2.5, -6}, {0, -10})
                .close();
            break;
        case Suit::Spades:
            path.move_to({0, -10})
                .curve_to({3.5, -5}, {9.5, -2}, {9, 3})
                .curve_to({8.5, 8}, {2.5, 7.5}, {1, 3.5})
                .curve_to({1.2, 6.5}, {2.2, 8.5}, {4, 10})
                .line_to({-4, 10})
                .curve_to({-2.2, 8.5}, {-1.2, 6.5}, {-1, 3.5})
                .curve_to({-2.5, 7.5}, {-8.5, 8}, {-9, 3})
                .curve_to({-9.5, -2}, {-3.5, -5}, {0, -10})
                .close();
            break;
        case Suit::Clubs:
            painter.fill(Path::circle({0, -5}, 4.6), tint);
            painter.fill(Path::circle({-4.9, 2.2}, 4.6), tint);
            painter.fill(Path::circle({4.9, 2.2}, 4.6), tint);
            path.move_to({-1, -2})
                .line_to({1, -2})
                .curve_to({1.2, 5}, {2.2, 8.5}, {4, 10})
                .line_to({-4, 10})
                .curve_to({-2.2, 8.5}, {-1.2, 5}, {-1, -2})
                .close();
            break;
        case Suit::Unknown:
            return painter.text("?", {0, 7}, {std::string(felt_family), 20, true}, tint,
                                Align::Centre);
    }
    painter.fill(path, tint);
}

void draw_card(Painter& painter, const CardView& card, Point at, double width) {
    const Saved saved(painter);
    painter.translate(at);
    painter.scale(width / wide);
    for (const double spread : {5.0, 3.0, 1.5}) {
        painter.fill(
            Path::rounded({-spread / 2, spread * 0.8, wide + spread, high + spread * 0.6}, 9),
            Tint{0, 0, 0, 0.10});
    }
    const Box whole{0, 0, wide, high};
    painter.fill(Path::rounded(whole, 8),
                 Linear{{0, 0}, {0, high}, {{0, paper_top}, {1, paper_foot}}});
    if (card.face_down)
        draw_back(painter);
    else
        draw_face(painter, card.card);
    painter.stroke(Path::rounded(whole, 8), Tint{0, 0, 0, 0.28}, 0.9);
    if (!card.left_out) return;
    painter.fill(Path::rounded(whole, 8), Tint{0.35, 0.35, 0.38, 0.55});
    painter.stroke(Path{}.move_to({14, 126}).line_to({86, 14}), rgb(0xffd7d7), 6);
}

}  // namespace fairdeal
