#include "picture/exam_chart.h"

#include <fmt/format.h>

#include <cmath>

namespace fairdeal {

namespace {

constexpr Font small{Typeface::Inter, 11};

/// Shares of the exam's people against shares of right answers.
struct Plot {
    Box box;
    double from = 0, to = 1;  // the rates at its left and right end
    [[nodiscard]] double across(double rate) const {
        return box.x + box.width * (rate - from) / (to - from);
    }
    [[nodiscard]] double up(double share) const { return box.bottom() - box.height * share; }
};

Plot axes(Painter& painter, const Box& box, double from, double to, const ChartInks& inks) {
    const Plot plot{{box.x + 40, box.y + 10, box.width - 64, box.height - 48}, from, to};
    painter.fill(Path().box(box), inks.ground);
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = plot.up(percent / 100.0);
        painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.rule,
                       percent > 0 ? 0.5 : 1);
        painter.text(std::to_string(percent), {plot.box.x - 6, y + 4}, small, inks.quiet,
                     Align::Right);
    }
    for (int percent = static_cast<int>(std::ceil(from * 100)); percent <= 100; ++percent) {
        if (percent % 5 != 0) continue;
        painter.text(fmt::format("{} %", percent),
                     {plot.across(percent / 100.0), plot.box.bottom() + 16}, small, inks.quiet,
                     Align::Centre);
    }
    painter.text("pass in 100, by the share of right answers",
                 {plot.box.x, plot.box.bottom() + 30}, small, inks.quiet);
    return plot;
}

void standard(Painter& painter, const Plot& plot, std::optional<double> rate, const char* words,
              const ChartInks& inks) {
    if (!rate) return;
    const double x = plot.across(*rate);
    painter.stroke(Path().move_to({x, plot.box.y}).line_to({x, plot.box.bottom()}), inks.quiet, 1,
                   4);
    painter.text(words, {x - 4, plot.box.y + 12}, small, inks.ink, Align::Right);
}

}  // namespace

void draw_rule_curve(Painter& painter, const Box& box, const RuleCurvePicture& picture,
                     const ChartInks& inks) {
    if (picture.points.size() < 2) throw Fault("a curve of fewer than two points");
    const Plot plot =
        axes(painter, box, picture.points.front().rate, picture.points.back().rate, inks);
    standard(painter, plot, picture.is_to_fail, "is to fail", inks);
    standard(painter, plot, picture.is_to_pass, "is to pass", inks);
    Path curve;
    const auto at = [&](const RulePoint& point) {
        return Point{plot.across(point.rate), plot.up(point.pass)};
    };
    curve.move_to(at(picture.points.front()));
    for (const RulePoint& point : picture.points) curve.line_to(at(point));
    painter.stroke(curve, inks.accent, 2);
}

}  // namespace fairdeal
