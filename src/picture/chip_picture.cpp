#include "picture/chip_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fairdeal {

namespace {

constexpr double pi = std::numbers::pi;

struct Denomination {
    std::int64_t cents;
    Tint body, edge;
};
constexpr std::array denominations{Denomination{100'000, rgb(0xd9a522), rgb(0x5b3d00)},
                                   Denomination{50'000, rgb(0x5d3a8e), rgb(0xe7dcf7)},
                                   Denomination{10'000, rgb(0x23262c), rgb(0xdedede)},
                                   Denomination{2'500, rgb(0x1c7a48), rgb(0xe6f5e9)},
                                   Denomination{500, rgb(0xb9262f), rgb(0xfbe9e7)},
                                   Denomination{250, rgb(0xe08fae), rgb(0x7d2348)},
                                   Denomination{100, rgb(0xe9e7e0), rgb(0x3a62a8)}};

constexpr std::size_t highest_stack = 8;

const Denomination& denomination_of(Money chip) {
    return *std::find_if(denominations.begin(), denominations.end(),
                         [&](const Denomination& other) { return other.cents == chip.in_cents(); });
}

void draw_chip(Painter& painter, const Denomination& chip, Point centre, double radius) {
    const double squash = 0.62;
    const double thick = radius * 0.24;
    const auto ellipse = [&](Point at, double r) {
        const double k = 0.5523 * r;
        return Path{}
            .move_to({at.x + r, at.y})
            .curve_to({at.x + r, at.y + k * squash}, {at.x + k, at.y + r * squash},
                      {at.x, at.y + r * squash})
            .curve_to({at.x - k, at.y + r * squash}, {at.x - r, at.y + k * squash},
                      {at.x - r, at.y})
            .curve_to({at.x - r, at.y - k * squash}, {at.x - k, at.y - r * squash},
                      {at.x, at.y - r * squash})
            .curve_to({at.x + k, at.y - r * squash}, {at.x + r, at.y - k * squash},
                      {at.x + r, at.y})
            .close();
    };
    painter.fill(ellipse({centre.x, centre.y + thick}, radius),
                 Tint{chip.body.r * 0.6, chip.body.g * 0.6, chip.body.b * 0.6, 1});
    painter.fill(Path::rectangle({centre.x - radius, centre.y, 2 * radius, thick}),
                 Tint{chip.body.r * 0.6, chip.body.g * 0.6, chip.body.b * 0.6, 1});
    for (int i = 0; i < 3; ++i) {
        const double x = centre.x + radius * (-0.62 + 0.62 * i) - radius * 0.13;
        painter.fill(Path::rectangle({x, centre.y + radius * squash * (i == 1 ? 0.93 : 0.7),
                                      radius * 0.26, thick}),
                     chip.edge.faded(0.85));
    }
    painter.fill(ellipse(centre, radius), chip.body);
    for (int i = 0; i < 8; ++i) {
        const double angle = pi / 4 * i + pi / 8;
        const Point from{centre.x + std::cos(angle) * radius * 0.74,
                         centre.y + std::sin(angle) * radius * 0.74 * squash};
        const Point to{centre.x + std::cos(angle) * radius * 0.95,
                       centre.y + std::sin(angle) * radius * 0.95 * squash};
        painter.stroke(Path{}.move_to(from).line_to(to), chip.edge, radius * 0.2);
    }
    painter.stroke(ellipse(centre, radius * 0.6), chip.edge.faded(0.75), radius * 0.05);
    painter.stroke(ellipse(centre, radius), Tint{0, 0, 0, 0.35}, 0.6);
}

}  // namespace

std::vector<Money> chips_for(Money stake) {
    constexpr std::int64_t half_dollar_chip = 250;
    std::int64_t left = stake.in_cents() - stake.in_cents() % 50;
    const bool half = left % 100 == 50 && left >= half_dollar_chip;
    if (half) left -= half_dollar_chip;
    std::vector<Money> chips;
    for (const Denomination& chip : denominations) {
        if (chip.cents == half_dollar_chip) {
            if (half) chips.push_back(Money::cents(half_dollar_chip));
            continue;
        }
        for (; left >= chip.cents && chips.size() < most_chips; left -= chip.cents) {
            chips.push_back(Money::cents(chip.cents));
        }
    }
    return chips;
}

void draw_stack(Painter& painter, Money stake, Point foot, double radius) {
    std::vector<Money> chips = chips_for(stake);
    if (chips.size() > highest_stack) chips.resize(highest_stack);
    const double step = radius * 0.27;
    painter.fill(Path::circle({foot.x + radius * 0.15, foot.y + radius * 0.25}, radius * 1.02),
                 Tint{0, 0, 0, 0.22});
    Point at = foot;
    for (const Money chip : chips) {
        draw_chip(painter, denomination_of(chip), at, radius);
        at.y -= step;
    }
    Money shown;
    for (const Money chip : chips_for(stake)) shown += chip;
    if (shown == stake) return;
    painter.fill(Path::circle({at.x, at.y + step * 0.4}, radius * 0.42), rgb(0xc9cdd2));
    painter.stroke(Path::circle({at.x, at.y + step * 0.4}, radius * 0.42), rgb(0x6b7178), 1);
}

}  // namespace fairdeal
