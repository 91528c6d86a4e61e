#include "picture/charts/exam_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "picture/page.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Font chart_letters{Typeface::Inter, 11};

/// Shares of the exam's people against shares of right answers.
struct CutPlot {
    Box box;
    double from = 0, to = 1;  // the rates at its left and right end
    [[nodiscard]] double across(double rate) const {
        return box.x + box.width * (rate - from) / (to - from);
    }
    [[nodiscard]] double up(double share) const { return box.bottom() - box.height * share; }
};

CutPlot axes(Painter& painter, const Box& box, double from, double to, const ChartInks& inks) {
    const CutPlot plot{{box.x + 40, box.y + 10, box.width - 64, box.height - 48}, from, to};
    painter.fill(Path().box(box), inks.ground);
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = plot.up(percent / 100.0);
        painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.rule,
                       percent > 0 ? 0.5 : 1);
        painter.text(std::to_string(percent), {plot.box.x - 6, y + 4}, chart_letters, inks.quiet,
                     Align::Right);
    }
    for (int percent = static_cast<int>(std::ceil(from * 100)); percent <= 100; ++percent) {
        if (percent % 5 != 0) continue;
        painter.text(tr("{percent} %", "percent"_a = percent),
                     {plot.across(percent / 100.0), plot.box.bottom() + 16}, chart_letters,
                     inks.quiet, Align::Centre);
    }
    painter.text(tr("pass in %, by the share of right answers"),
                 {plot.box.x, plot.box.bottom() + 30}, chart_letters, inks.quiet);
    return plot;
}

void standard(Painter& painter, const CutPlot& plot, std::optional<double> rate, const char* words,
              const ChartInks& inks) {
    if (!rate) return;
    const double x = plot.across(*rate);
    painter.stroke(Path().move_to({x, plot.box.y}).line_to({x, plot.box.bottom()}), inks.quiet, 1,
                   4);
    painter.text(tr(words), {x - 4, plot.box.y + 12}, chart_letters, inks.ink, Align::Right);
}

/// The facility of a family under one edition, as a line across its range with a sign on it.
void facility(Painter& painter, const CutPlot& plot, double y, const DriftPicture::Facility& of,
              bool is_today, const ChartInks& inks) {
    const double x = plot.across(of.share), sign = 3.5;
    const Ink& ink = is_today ? inks.accent : inks.quiet;
    painter.stroke(
        Path().move_to({plot.across(of.range.low), y}).line_to({plot.across(of.range.high), y}),
        ink, is_today ? 2 : 1, is_today ? 0 : 3);
    const Path square = Path().box({x - sign, y - sign, 2 * sign, 2 * sign});
    painter.fill(square, is_today ? ink : inks.ground);
    if (!is_today) painter.stroke(square, ink, 1.5);
}

/// What the lines are, above them.
void drift_legend(Painter& painter, const CutPlot& plot, const DriftPicture& picture,
                  const ChartInks& inks) {
    const std::string words =
        tr("In each row from the top: {editions}", "editions"_a = comma_list(picture.editions));
    const double left = plot.box.x - 180;
    painter.text(shortened(painter, words, chart_letters, plot.box.right() - left),
                 {left, plot.box.y - 8}, chart_letters, inks.ink);
}

/// From a quarter of an item below the lowest to all of them: where judges differ is near the top.
double least_of(const PanelPicture& picture) {
    double least = picture.range ? picture.range->low : picture.cut;
    for (const PanelPicture::Judge& judge : picture.judges) least = std::min(least, judge.cut);
    return std::max(0.0, std::floor(least) - 1);
}

}  // namespace

void draw_panel(Painter& painter, const Box& box, const PanelPicture& picture,
                const ChartInks& inks) {
    if (picture.judges.empty()) throw Fault("a panel without judges");
    constexpr double names = 130;
    const Box plot{box.x + names, box.y + 22, box.width - names - 24, box.height - 52};
    const double from = least_of(picture), to = std::max(from + 1, double(picture.items));
    const auto across = [&](double cut) {
        return plot.x + plot.width * std::clamp((cut - from) / (to - from), 0.0, 1.0);
    };
    painter.fill(Path().box(box), inks.ground);
    if (picture.range) {
        const double left = across(picture.range->low);
        painter.fill(Path().box({left, plot.y, across(picture.range->high) - left, plot.height}),
                     inks.accent_soft);
    }
    const double cut = across(picture.cut);
    painter.stroke(Path().move_to({cut, plot.y}).line_to({cut, plot.bottom()}), inks.accent, 2);
    painter.text(
        tr("cut {cut}, so {needed} of {items}", "cut"_a = fmt::format("{:.2f}", picture.cut),
           "needed"_a = picture.rounded_up, "items"_a = picture.items),
        {cut, plot.y - 8}, chart_letters, inks.ink,
        cut > plot.x + plot.width / 2 ? Align::Right : Align::Left);
    const double step = plot.height / static_cast<double>(picture.judges.size());
    for (std::size_t i = 0; i < picture.judges.size(); ++i) {
        const double y = plot.y + step * (static_cast<double>(i) + 0.5);
        painter.stroke(Path().move_to({plot.x, y}).line_to({plot.right(), y}), inks.rule, 0.5);
        painter.text(picture.judges[i].name, {plot.x - 8, y + 4}, chart_letters, inks.ink,
                     Align::Right);
        constexpr double half = 4;
        const double x = across(picture.judges[i].cut);
        painter.fill(Path().box({x - half, y - half, 2 * half, 2 * half}), inks.ink);
    }
    for (const double at : {from, to})
        painter.text(fmt::format("{:.0f}", at), {across(at), plot.bottom() + 16}, chart_letters,
                     inks.quiet, Align::Centre);
    painter.text(tr("right answers that pass"), {plot.x, plot.bottom() + 28}, chart_letters,
                 inks.quiet);
}

void draw_drift(Painter& painter, const Box& box, const DriftPicture& picture,
                const ChartInks& inks) {
    if (picture.families.empty()) throw Fault("no item family can have drifted");
    constexpr double names = 190;
    const CutPlot plot{{box.x + names, box.y + 22, box.width - names - 24, box.height - 44}};
    painter.fill(Path().box(box), inks.ground);
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double x = plot.across(percent / 100.0);
        painter.stroke(Path().move_to({x, plot.box.y}).line_to({x, plot.box.bottom()}), inks.rule,
                       0.5);
        painter.text(tr("{percent} %", "percent"_a = percent), {x, plot.box.bottom() + 16},
                     chart_letters, inks.quiet, Align::Centre);
    }
    drift_legend(painter, plot, picture, inks);
    const double row = plot.box.height / static_cast<double>(picture.families.size());
    for (std::size_t i = 0; i < picture.families.size(); ++i) {
        const DriftPicture::Family& family = picture.families[i];
        const double top = plot.box.y + row * static_cast<double>(i);
        painter.stroke(Path().move_to({plot.box.x, top}).line_to({plot.box.right(), top}),
                       inks.rule, 0.5);
        painter.text(shortened(painter, family.name, chart_letters, names - 18),
                     {plot.box.x - 8, top + row / 2 + 4}, chart_letters, inks.ink, Align::Right);
        const std::size_t lines = family.by_edition.size();
        for (std::size_t line = 0; line < lines; ++line) {
            const auto& of = family.by_edition[line];
            const double share = (static_cast<double>(line) + 1) / (static_cast<double>(lines) + 1);
            if (of) facility(painter, plot, top + row * share, *of, line + 1 == lines, inks);
        }
    }
}

void draw_rule_curve(Painter& painter, const Box& box, const RuleCurvePicture& picture,
                     const ChartInks& inks) {
    if (picture.points.size() < 2) throw Fault("a curve of fewer than two points");
    const CutPlot plot =
        axes(painter, box, picture.points.front().rate, picture.points.back().rate, inks);
    standard(painter, plot, picture.is_to_fail, sentence("is to fail"), inks);
    standard(painter, plot, picture.is_to_pass, sentence("is to pass"), inks);
    Path curve;
    const auto at = [&](const RulePoint& point) {
        return Point{plot.across(point.rate), plot.up(point.pass)};
    };
    curve.move_to(at(picture.points.front()));
    for (const RulePoint& point : picture.points) curve.line_to(at(point));
    painter.stroke(curve, inks.accent, 2);
}

}  // namespace fairdeal
