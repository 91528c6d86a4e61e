#include "picture/cards/chips.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numbers>
#include <string>
#include <utility>

namespace fairdeal {

namespace {

struct Denomination {
    std::int64_t cents = 0;
    Ink body, dark, spots;
    const char* face = nullptr;
};
// clang-format off
const std::array<Denomination, 7> denominations{{
    {100'000, ink(0xe9a424), ink(0xa86a0c), ink(0x3b2a10), "1000"},
    { 50'000, ink(0x6d3fa8), ink(0x432469), ink(0xf4d35e), "500"},
    { 10'000, ink(0x26282e), ink(0x0d0e11), ink(0xf2f2f0), "100"},
    {  2'500, ink(0x1c8a4e), ink(0x0f5530), ink(0xf2f2f0), "25"},
    {    500, ink(0xcb2334), ink(0x841420), ink(0xf2f2f0), "5"},
    {    250, ink(0xe77aa6), ink(0xa94873), ink(0xfff4d6), "2.5"},
    {    100, ink(0xf3f2ee), ink(0xb5b3aa), ink(0x2d5da8), "1"},
}};
// clang-format on

const Denomination& denomination_of(Money chip) {
    for (const Denomination& d : denominations)
        if (d.cents == chip.in_cents()) return d;
    return denominations.back();
}

// The fewest chips for an amount under 100, in steps of 50 cents. Taking the largest chip first is
// wrong here (5.50 is 2.50 and three ones), so every chip is tried.
std::vector<Money> small_change(std::int64_t halves) {
    constexpr std::array<std::int64_t, 4> in_halves{50, 10, 5, 2};
    constexpr int never = 1'000;
    std::vector<int> fewest(static_cast<std::size_t>(halves) + 1, never);
    std::vector<std::int64_t> last(fewest.size(), 0);
    fewest[0] = 0;
    for (std::size_t sum = 1; sum < fewest.size(); ++sum)
        for (const std::int64_t chip : in_halves) {
            const auto step = static_cast<std::size_t>(chip);
            if (step > sum || fewest[sum - step] + 1 >= fewest[sum]) continue;
            fewest[sum] = fewest[sum - step] + 1;
            last[sum] = chip;
        }
    std::size_t sum = fewest.size() - 1;
    while (sum > 0 && fewest[sum] >= never) --sum;
    std::vector<Money> chips;
    for (; sum > 0; sum -= static_cast<std::size_t>(last[sum]))
        chips.push_back(Money::cents(last[sum] * 50));
    std::sort(chips.begin(), chips.end(), std::greater<>());
    return chips;
}

Path ring_spots(double radius, double inner, int count, double half, double start) {
    Path path;
    for (int i = 0; i < count; ++i) {
        const double at = start + 2 * std::numbers::pi * i / count;
        const auto on = [&](double r, double t) { return Point{r * std::cos(t), r * std::sin(t)}; };
        path.polygon({on(radius, at - half), on(radius, at + half), on(inner, at + half),
                      on(inner, at - half)});
    }
    return path;
}

void draw_rim(Painter& painter, const Denomination& d, double r) {
    painter.fill(Path().circle({0, 0}, r), d.dark);
    painter.fill(ring_spots(r, r * 0.72, 8, 0.17, 0.2), d.spots.faded(0.8));
}

void draw_chip_face(Painter& painter, const Denomination& d, double r) {
    const Path disc = Path().circle({0, 0}, r);
    painter.fill(disc, Gradient{{-r * 0.3, -r * 0.4},
                                {0, 0},
                                r * 1.25,
                                {{0, between(d.body, ink(0xffffff), 0.16)}, {1, d.body}}});
    painter.fill(ring_spots(r * 0.985, r * 0.74, 6, 0.21, 0.0), d.spots);
    painter.stroke(Path().circle({0, 0}, r * 0.72), d.spots.faded(0.55), r * 0.03, r * 0.09);
    painter.fill(Path().circle({0, 0}, r * 0.62), ink(0xfbf8ef));
    painter.stroke(Path().circle({0, 0}, r * 0.62), d.dark.faded(0.7), r * 0.05);
    const std::string_view face = d.face;
    const double size = r * (face.size() <= 2 ? 0.72 : face.size() == 3 ? 0.54 : 0.42);
    painter.text(face, {0, size * 0.36}, {Typeface::Inter, size, true, false},
                 between(d.dark, ink(0x000000), 0.35), Align::Centre);
    painter.stroke(disc, ink(0x000000, 0.35), r * 0.05);
}

void draw_coin(Painter& painter, double r) {
    painter.shadow(Path().circle({0, 0}, r), r * 0.12, ink(0x000000, 0.25));
    painter.fill(
        Path().circle({0, 0}, r),
        Gradient{
            {-r, -r}, {r, r}, 0, {{0, ink(0xffffff)}, {0.5, ink(0xb9bfc7)}, {1, ink(0xe8ebee)}}});
    painter.stroke(Path().circle({0, 0}, r * 0.8), ink(0x6d747d), r * 0.08);
    painter.text("c", {0, r * 0.36}, {Typeface::Inter, r * 1.1, true, false}, ink(0x4a5058),
                 Align::Centre);
}

}  // namespace

ChipStack chips_for(Money amount) {
    constexpr std::int64_t tallest = 1'000;  // no eye counts further
    ChipStack stack;
    std::int64_t rest = amount.in_cents();
    for (const Denomination& d : denominations) {
        if (d.cents < 10'000) break;
        const std::int64_t count = std::min(rest / d.cents, tallest);
        for (std::int64_t i = 0; i < count; ++i) stack.chips.push_back(Money::cents(d.cents));
        rest -= count * d.cents;
    }
    for (const Money chip : small_change(rest % 10'000 / 50)) {
        stack.chips.push_back(chip);
        rest -= chip.in_cents();
    }
    stack.left_over = Money::cents(rest);
    return stack;
}

std::vector<Money> chips_of(Money amount) {
    ChipStack stack = chips_for(amount);
    if (!stack.left_over.is_zero()) stack.chips.push_back(stack.left_over);
    return std::move(stack.chips);
}

namespace {

std::size_t chips_drawn(const ChipStack& stack) {
    return std::min<std::size_t>(stack.chips.size(), 12);
}

bool is_chip(Money value) {
    return std::any_of(denominations.begin(), denominations.end(),
                       [&](const Denomination& d) { return d.cents == value.in_cents(); });
}

ChipStack stack_of(const std::vector<Money>& chips) {
    ChipStack stack;
    for (const Money chip : chips) {
        if (is_chip(chip))
            stack.chips.push_back(chip);
        else
            stack.left_over += chip;
    }
    return stack;
}

double step_of(std::size_t count, double radius) {
    return radius * std::min(0.2, 1.3 / static_cast<double>(count + 1));
}

double rise_of(const ChipStack& stack, double radius) {
    const std::size_t count = chips_drawn(stack);
    return static_cast<double>(count) * step_of(count, radius);
}

void draw(Painter& painter, const ChipStack& stack, Point at, double radius) {
    const std::size_t count = chips_drawn(stack);
    const double step = step_of(count, radius);
    const Saved saved(painter);
    painter.move(at);
    if (count > 0)
        painter.shadow(Path().circle({0, 0}, radius), radius * 0.16, ink(0x000000, 0.3),
                       {radius * 0.06, radius * 0.12});
    for (std::size_t i = 0; i < count; ++i) {
        const Denomination& d = denomination_of(stack.chips[i]);
        draw_rim(painter, d, radius);
        painter.move({0, -step});
        if (i + 1 == count)
            draw_chip_face(painter, d, radius);
        else
            painter.fill(Path().circle({0, 0}, radius), d.body);
    }
    if (stack.left_over.is_zero()) return;
    painter.move({count > 0 ? radius * 0.62 : 0, count > 0 ? radius * 0.55 : 0});
    draw_coin(painter, radius * (count > 0 ? 0.42 : 0.6));
}

}  // namespace

double stack_rise(Money amount, double radius) { return rise_of(chips_for(amount), radius); }

double stack_rise(const std::vector<Money>& chips, double radius) {
    return rise_of(stack_of(chips), radius);
}

void draw_stack(Painter& painter, Money amount, Point at, double radius) {
    draw(painter, chips_for(amount), at, radius);
}

void draw_stack(Painter& painter, const std::vector<Money>& chips, Point at, double radius) {
    draw(painter, stack_of(chips), at, radius);
}

Ink chip_ink(Money chip) { return denomination_of(chip).body; }

}  // namespace fairdeal
