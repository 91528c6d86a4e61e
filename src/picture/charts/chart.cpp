#include "picture/charts/chart.h"

#include <algorithm>
#include <array>

namespace fairdeal {

namespace {

void hatch(Painter& painter, const Box& box) {
    if (box.width <= 0) return;
    const Saved saved(painter);
    painter.clip(Path().box(box));
    painter.fill(Path().box(box), ink(0xffffff));
    painter.stroke(hatching(box, 3), on_paper::black, 0.6);
    painter.stroke(Path().box(box), on_paper::black, 1);
}

/// How far the amount reaches of `room`; what is not nothing can always be seen.
double reach(Money amount, Money most, double room) {
    if (amount.is_zero() || most.is_zero()) return 0;
    const double part =
        static_cast<double>(amount.in_cents()) / static_cast<double>(most.in_cents());
    return std::max(1.0, part * room);
}

}  // namespace

void draw_two_bars(Painter& painter, const Box& box, Money overpaid, Money underpaid, Money most) {
    const double middle = box.centre().x, room = box.width / 2;
    const double thick = std::min(box.height, 7.0), top = box.y + 1;
    painter.fill(Path().box({middle, top, reach(overpaid, most, room), thick}), on_paper::dark);
    const double left = reach(underpaid, most, room);
    hatch(painter, {middle - left, top, left, thick});
    painter.stroke(Path().move_to({middle, box.y - 2}).line_to({middle, box.bottom() + 2}),
                   on_paper::black, 0.5);
}

void draw_part_sign(Painter& painter, const Box& box, std::size_t index) {
    constexpr std::array inks{on_paper::dark, on_paper::band, on_paper::light, ink(0xffffff)};
    if (index % 4 == 1) return hatch(painter, box);
    painter.fill(Path().box(box), inks.at(index % 4));
    painter.stroke(Path().box(box), on_paper::black, 0.6);
}

void draw_parts(Painter& painter, const Box& box, const std::vector<std::int64_t>& parts) {
    std::int64_t whole = 0;
    for (const std::int64_t part : parts) whole += part;
    if (whole == 0) return painter.stroke(Path().box(box), on_paper::rule, 0.6);
    double x = box.x;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double width = box.width * static_cast<double>(parts[i]) / static_cast<double>(whole);
        if (parts[i] > 0) draw_part_sign(painter, {x, box.y, width, box.height}, i);
        x += width;
    }
}

}  // namespace fairdeal
