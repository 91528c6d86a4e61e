#include "picture/charts/evidence_chart.h"

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Beyond a billion to one nobody asks how much surer it is.
constexpr double highest_odds = 9.3;
constexpr double left_of_scale = 112;
constexpr Font evidence_letters{Typeface::Inter, 11};
constexpr double legend_of_curves = 36, legend_row = 16, curve_sign = 22;

struct EvidencePlot {
    Box box;
    double top = 1;  // the highest odds shown
    std::size_t hands = 1;

    EvidencePlot(const EvidencePicture& picture, const Box& outside)
        : box{outside.x + left_of_scale, outside.y + legend_of_curves + 8,
              outside.width - left_of_scale - 12, outside.height - legend_of_curves - 34} {
        top = picture.alarm * 1.2;
        for (const EvidencePicture::Curve& curve : picture.curves) {
            hands = std::max(hands, curve.odds.size());
            for (const double odds : curve.odds)
                if (std::isfinite(odds)) top = std::max(top, odds * 1.05);
        }
        top = std::min(top, highest_odds);
    }
    [[nodiscard]] double across(std::size_t hand) const {
        return box.x + box.width * (static_cast<double>(hand) + 0.5) / static_cast<double>(hands);
    }
    [[nodiscard]] double up(double odds) const {
        return box.bottom() - box.height * std::clamp(odds / top, 0.0, 1.0);
    }
};

/// So many powers of ten that at most five are named.
int powers_a_step(double top) { return std::max(1, static_cast<int>(std::ceil(top / 5))); }

void draw_scale(Painter& painter, const EvidencePlot& plot, const ChartInks& inks) {
    for (int power = 0; power <= plot.top; power += powers_a_step(plot.top)) {
        const double y = plot.up(power);
        painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.rule,
                       power > 0 ? 0.5 : 1);
        const std::string words =
            power == 0
                ? tr("no sign")
                : tr("1 in {count}", "count"_a = grouped(std::llround(std::pow(10.0, power))));
        painter.text(words, {plot.box.x - 6, y + 4}, evidence_letters, inks.quiet, Align::Right);
    }
}

void draw_alarm(Painter& painter, const EvidencePlot& plot, const EvidencePicture& picture,
                const ChartInks& inks) {
    const double y = plot.up(picture.alarm);
    painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.ink, 1.5,
                   8);
    // On the left, where the curves are low.
    painter.text(picture.alarm_name, {plot.box.x + 4, y - 5}, evidence_letters, inks.ink);
}

/// Of many hands in the same place across the highest odds are drawn.
void draw_curve(Painter& painter, const EvidencePlot& plot, const EvidencePicture::Curve& curve,
                const ChartInks& inks) {
    Path path;
    bool begun = false;
    for (std::size_t hand = 0; hand < curve.odds.size();) {
        const double x = plot.across(hand);
        double highest = curve.odds[hand];
        for (++hand; hand < curve.odds.size() && plot.across(hand) < x + 1; ++hand)
            highest = std::max(highest, curve.odds[hand]);
        const Point point{x, plot.up(highest)};
        begun ? path.line_to(point) : path.move_to(point);
        begun = true;
    }
    if (begun) painter.stroke(path, curve.dash > 0 ? inks.ink : inks.accent, 1.8, curve.dash);
}

void draw_legend(Painter& painter, const Box& box, const EvidencePicture& picture,
                 const ChartInks& inks) {
    Point at{box.x + 4, box.y + legend_row - 4};
    for (const EvidencePicture::Curve& curve : picture.curves) {
        const double width = curve_sign + 5 + painter.text_width(curve.name, evidence_letters);
        if (at.x > box.x + 4 && at.x + width > box.right()) at = {box.x + 4, at.y + legend_row};
        painter.stroke(Path().move_to({at.x, at.y - 4}).line_to({at.x + curve_sign, at.y - 4}),
                       curve.dash > 0 ? inks.ink : inks.accent, 1.8, curve.dash);
        painter.text(curve.name, {at.x + curve_sign + 5, at.y}, evidence_letters, inks.ink);
        at.x += width + 16;
    }
}

}  // namespace

void draw_evidence(Painter& painter, const Box& box, const EvidencePicture& picture,
                   const ChartInks& inks) {
    const EvidencePlot plot(picture, box);
    painter.fill(Path().box(box), inks.ground);
    if (picture.marked) {
        const double left = plot.across(picture.marked->first);
        const double right = plot.across(std::max(picture.marked->second, std::size_t{1}) - 1);
        painter.fill(Path().box({left, plot.box.y, std::max(2.0, right - left), plot.box.height}),
                     inks.accent_soft);
    }
    draw_scale(painter, plot, inks);
    for (const EvidencePicture::Curve& curve : picture.curves)
        draw_curve(painter, plot, curve, inks);
    draw_alarm(painter, plot, picture, inks);
    draw_legend(painter, box, picture, inks);
    const double below = plot.box.bottom() + 18;
    painter.text(picture.first, {plot.box.x, below}, evidence_letters, inks.quiet);
    painter.text(picture.last, {plot.box.right(), below}, evidence_letters, inks.quiet,
                 Align::Right);
}

}  // namespace fairdeal
