#include "picture/charts/funnel.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "picture/page.h"

namespace fairdeal {

namespace {

constexpr Font letters_of_chart{Typeface::Inter, 11};
constexpr double dot_half = 4.5;

/// A round step of the axis, so that there are at most six.
double step_of(double most) {
    const double power = std::pow(10.0, std::floor(std::log10(most)));
    for (const double step : {0.2, 0.5, 1.0, 2.0}) {
        if (most / (step * power) <= 6) return step * power;
    }
    return 5 * power;
}

struct FunnelPlot {
    Box box;
    double most_expected = 1, most_times = 2;
    FunnelPlot(const FunnelPicture& picture, const Box& outside)
        : box{outside.x + 46, outside.y + 14, outside.width - 66, outside.height - 56} {
        for (const FunnelPicture::Dot& dot : picture.dots) {
            most_expected = std::max(most_expected, dot.expected * 1.08);
            most_times = std::max(most_times, dot.times * 1.15);
        }
    }
    [[nodiscard]] double across(double expected) const {
        return box.x + box.width * std::min(1.0, expected / most_expected);
    }
    [[nodiscard]] double up(double times) const {
        return box.bottom() - box.height * std::clamp(times / most_times, 0.0, 1.0);
    }
};

void draw_axes(Painter& painter, const FunnelPlot& plot, const ChartInks& inks) {
    const double times = step_of(plot.most_times);
    for (const double at : every(times, 0, plot.most_times + 1e-9)) {
        const double y = plot.up(at);
        painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.rule,
                       at > 0 ? 0.5 : 1);
        painter.text(fmt::format("{:g}", at), {plot.box.x - 6, y + 4}, letters_of_chart, inks.quiet,
                     Align::Right);
    }
    const double errors = step_of(plot.most_expected);
    for (const double at : every(errors, 0, plot.most_expected + 1e-9))
        painter.text(fmt::format("{:g}", at), {plot.across(at), plot.box.bottom() + 16},
                     letters_of_chart, inks.quiet, Align::Centre);
    painter.text(
        tr("times the house\u2019s errors, over the wrong hands the house would have in as many"),
        {plot.box.x, plot.box.bottom() + 34}, letters_of_chart, inks.quiet);
}

void draw_limit(Painter& painter, const FunnelPlot& plot, const FunnelPicture& picture,
                double FunnelPicture::Limits::*limit, const Ink& ink, double dash) {
    Path path;
    bool begun = false;
    for (const FunnelPicture::Limits& at : picture.limits) {
        if (at.expected > plot.most_expected || at.*limit > plot.most_times) continue;
        const Point point{plot.across(at.expected), plot.up(at.*limit)};
        begun ? path.line_to(point) : path.move_to(point);
        begun = true;
    }
    if (begun) painter.stroke(path, ink, 1, dash);
}

}  // namespace

void draw_funnel(Painter& painter, const Box& box, const FunnelPicture& picture,
                 const ChartInks& inks) {
    if (picture.limits.size() < 2) throw Fault("a funnel without limits");
    const FunnelPlot plot(picture, box);
    painter.fill(Path().box(box), inks.ground);
    draw_axes(painter, plot, inks);
    using Limits = FunnelPicture::Limits;
    for (const auto limit : {&Limits::low, &Limits::high})
        draw_limit(painter, plot, picture, limit, inks.quiet, 2);
    for (const auto limit : {&Limits::lowest, &Limits::highest})
        draw_limit(painter, plot, picture, limit, inks.quiet, 6);
    const double house = plot.up(1);
    painter.stroke(Path().move_to({plot.box.x, house}).line_to({plot.box.right(), house}),
                   inks.accent, 1.5);
    // On the left, where the funnel is wide and hardly a dot lies.
    painter.text(tr("the house"), {plot.box.x + 4, house - 5}, letters_of_chart, inks.accent);
    for (const FunnelPicture::Dot& dot : picture.dots) {
        const double x = plot.across(dot.expected);
        const double y = plot.up(dot.times);
        const Path sign = Path().box({x - dot_half, y - dot_half, 2 * dot_half, 2 * dot_half});
        painter.fill(sign, dot.named ? inks.ink : inks.ground);
        painter.stroke(sign, inks.ink, 1.5);
        constexpr double ring = dot_half + 4;
        if (dot.picked)
            painter.stroke(Path().box({x - ring, y - ring, 2 * ring, 2 * ring}), inks.accent, 2);
        if (!dot.named && !dot.picked) continue;
        const bool on_left = x > plot.box.x + plot.box.width * 0.75;
        painter.text(dot.name, {on_left ? x - ring - 3 : x + ring + 3, y + 4}, letters_of_chart,
                     inks.ink, on_left ? Align::Right : Align::Left);
    }
}

int dot_at(const FunnelPicture& picture, const Box& box, Point at) {
    const FunnelPlot plot(picture, box);
    constexpr double reach = 16;
    double nearest = reach;
    int found = -1;
    for (std::size_t i = 0; i < picture.dots.size(); ++i) {
        const double away = std::hypot(plot.across(picture.dots[i].expected) - at.x,
                                       plot.up(picture.dots[i].times) - at.y);
        if (away > nearest) continue;
        nearest = away;
        found = static_cast<int>(i);
    }
    return found;
}

}  // namespace fairdeal
