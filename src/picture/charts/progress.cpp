#include "picture/charts/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "picture/page.h"

namespace fairdeal {

namespace {

constexpr double cell = 20, gap = 5, heading_height = 20, section_gap = 10, step = cell + gap;
constexpr double column_width = 200, column_gap = 24;
constexpr Font progress_letters{Typeface::Inter, 10};

std::size_t columns_in(double width) {
    return static_cast<std::size_t>(std::max(1.0, std::floor((width + gap) / step)));
}

std::size_t rows_of(const MapSection& section, double width) {
    const std::size_t columns = columns_in(width);
    return (section.clauses.size() + columns - 1) / columns;
}

double height_of(const MapSection& section, double width) {
    return heading_height + static_cast<double>(rows_of(section, width)) * step + section_gap;
}

/// The room of each section: one below the other, in as many columns as the width has, all about as
/// high.
std::vector<Box> blocks_of(const MasteryMapPicture& map, const Box& box) {
    const double columns =
        std::max(1.0, std::floor((box.width + column_gap) / (column_width + column_gap)));
    const double width = (box.width - (columns - 1) * column_gap) / columns;
    double all = 0;
    for (const MapSection& section : map.sections) all += height_of(section, width);
    std::vector<Box> blocks;
    Point at{box.x, box.y};
    for (const MapSection& section : map.sections) {
        const double height = height_of(section, width);
        const bool is_full = at.y - box.y + height / 2 > all / columns;
        if (is_full && at.x + width + column_gap < box.right())
            at = {at.x + width + column_gap, box.y};
        blocks.push_back({at.x, at.y, width, height});
        at.y += height;
    }
    return blocks;
}

void hatch(Painter& painter, const Path& shape, const Box& box, Ink ink) {
    const Saved saved(painter);
    painter.clip(shape);
    painter.stroke(hatching(box, 4), ink, 1);
}

void tick(Painter& painter, const Box& box, Ink ink) {
    const Point middle = box.centre();
    painter.stroke(Path()
                       .move_to({middle.x - box.width * .25, middle.y})
                       .line_to({middle.x - box.width * .05, middle.y + box.height * .2})
                       .line_to({middle.x + box.width * .28, middle.y - box.height * .22}),
                   ink, 2);
}

/// The lower part of a box.
Box lower(const Box& box, double part) {
    return {box.x, box.y + box.height * (1 - part), box.width, box.height * part};
}

void fill_standing(Painter& painter, const Box& box, ClauseStanding standing,
                   const ChartInks& inks) {
    const Path shape = Path().rounded(box, 4);
    const Saved saved(painter);
    painter.clip(shape);
    if (standing == ClauseStanding::Learning)
        hatch(painter, Path().box(lower(box, .5)), lower(box, .5), inks.accent);
    if (standing == ClauseStanding::Sound) {
        painter.fill(Path().box(box), inks.accent_soft);
        painter.fill(Path().box(lower(box, .5)), inks.accent);
    }
    if (standing == ClauseStanding::Mastered) {
        painter.fill(Path().box(box), inks.accent);
        tick(painter, box, inks.ground);
    }
}

struct PointPlot {
    Box box;  // within the axes
    [[nodiscard]] double across(std::size_t point, std::size_t points) const {
        return box.x + box.width * (static_cast<double>(point) + .5) / static_cast<double>(points);
    }
    [[nodiscard]] double up(double part) const { return box.bottom() - box.height * part; }
};

/// Axis labels to the left, the points' below; only so many of these as there is room for.
PointPlot axes(Painter& painter, const Box& box, const std::vector<std::string>& below,
               const std::vector<std::pair<double, std::string>>& left, const ChartInks& inks) {
    const PointPlot plot{{box.x + 44, box.y + 8, box.width - 50, box.height - 32}};
    painter.fill(Path().box(box), inks.ground);
    for (const auto& [part, words] : left) {
        const double y = plot.up(part);
        painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.rule,
                       part > 0 ? 0.5 : 1);
        painter.text(words, {plot.box.x - 6, y + 3.5}, progress_letters, inks.quiet, Align::Right);
    }
    double free = plot.box.x - 6;
    for (std::size_t i = 0; i < below.size(); ++i) {
        const double x = plot.across(i, below.size()),
                     width = painter.text_width(below[i], progress_letters);
        if (x - width / 2 < free || x + width / 2 > box.right()) continue;
        painter.text(below[i], {x, box.bottom() - 8}, progress_letters, inks.quiet, Align::Centre);
        free = x + width / 2 + 8;
    }
    return plot;
}

/// The least of 1, 2, 5, 10, 20, ... that is not below `most`.
double round_top(double most) {
    double top = 1;
    for (int i = 0; top < most; ++i) top *= i % 3 == 1 ? 2.5 : 2;
    return top;
}

std::string seconds_in_words(double seconds) {
    return tr("{seconds} s", "seconds"_a = fmt::format("{:g}", seconds));
}

}  // namespace

ChartInks light_chart_inks() {
    return {ink(0xffffff), ink(0x1c2430), ink(0x5a6472),
            ink(0xd5dae1), ink(0x1b6b47), ink(0xcfe6da)};
}

ChartInks dark_chart_inks() {
    return {ink(0x171c22), ink(0xeef2f6), ink(0xa3adba),
            ink(0x38424e), ink(0x5cc795), ink(0x24493a)};
}

double height_of(const MasteryMapPicture& map, double width) {
    double bottom = 0;
    for (const Box& block : blocks_of(map, {0, 0, width, 0}))
        bottom = std::max(bottom, block.bottom());
    return bottom;
}

std::vector<MapPlace> places_in(const MasteryMapPicture& map, const Box& box) {
    std::vector<MapPlace> places;
    const std::vector<Box> blocks = blocks_of(map, box);
    for (std::size_t section = 0; section < blocks.size(); ++section) {
        const Box& block = blocks[section];
        const std::size_t columns = columns_in(block.width);
        const auto& clauses = map.sections[section].clauses;
        for (std::size_t i = 0; i < clauses.size(); ++i) {
            const std::size_t row = i / columns;
            const double x = block.x + static_cast<double>(i % columns) * step;
            const double y = block.y + heading_height + static_cast<double>(row) * step;
            places.push_back({clauses[i].id, {x, y, cell, cell}});
        }
    }
    return places;
}

void draw_standing_sign(Painter& painter, const Box& box, ClauseStanding standing, bool due,
                        const ChartInks& inks) {
    const Box inner = box.grown(-.75);
    fill_standing(painter, inner, standing, inks);
    const bool is_open = standing == ClauseStanding::NotAsked;
    painter.stroke(Path().rounded(inner, 4), is_open ? inks.quiet : inks.accent, 1.2,
                   is_open ? 2.5 : 0);
    if (!due) return;
    const Point corner{box.right() - 2, box.y + 2};
    painter.fill(Path().circle(corner, 4.5), inks.ground);
    painter.fill(Path().circle(corner, 3), inks.ink);
}

void draw_mastery_map(Painter& painter, const Box& box, const MasteryMapPicture& map,
                      const ChartInks& inks) {
    const Font bold{Typeface::Inter, 12, true};
    const std::vector<MapPlace> places = places_in(map, box);
    const std::vector<Box> blocks = blocks_of(map, box);
    std::size_t at = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        const MapSection& section = map.sections[i];
        painter.text(shortened(painter, section.title, bold, blocks[i].width),
                     {blocks[i].x, blocks[i].y + 13}, bold, inks.ink);
        for (const MapClause& clause : section.clauses) {
            const Box& place = places[at].box;
            draw_standing_sign(painter, place, clause.standing, clause.due, inks);
            if (static_cast<int>(at) == map.current)
                painter.stroke(Path().rounded(place.grown(2.5), 6), inks.ink, 2);
            ++at;
        }
    }
}

void draw_accuracy(Painter& painter, const Box& box, const TrendPicture& trend,
                   const ChartInks& inks) {
    const PointPlot plot = axes(painter, box, trend.labels,
                                {{0, "0"}, {.25, "25"}, {.5, "50"}, {.75, "75"}, {1, "100"}}, inks);
    const std::size_t count = trend.points.size();
    for (std::size_t i = 0; i < count; ++i) {
        const TrendPoint& point = trend.points[i];
        if (point.asked == 0) continue;
        const double x = plot.across(i, count);
        const double top = plot.up(point.interval.high), bottom = plot.up(point.interval.low);
        painter.fill(Path().rounded({x - 5, top, 10, bottom - top}, 3), inks.accent_soft);
        const double y = plot.up(static_cast<double>(point.right) / point.asked);
        if (i > 0 && trend.points[i - 1].asked > 0) {
            const TrendPoint& before = trend.points[i - 1];
            const double y_before = plot.up(static_cast<double>(before.right) / before.asked);
            painter.stroke(Path().move_to({plot.across(i - 1, count), y_before}).line_to({x, y}),
                           inks.accent, 1.5);
        }
        painter.fill(Path().circle({x, y}, 3.5), inks.accent);
    }
}

void draw_speed(Painter& painter, const Box& box, const TrendPicture& trend,
                const ChartInks& inks) {
    double most = 1;
    for (const TrendPoint& point : trend.points)
        most = std::max(most, static_cast<double>(point.median_took) / 1000);
    const double top = round_top(most);
    const PointPlot plot =
        axes(painter, box, trend.labels,
             {{0, "0"}, {.5, seconds_in_words(top / 2)}, {1, seconds_in_words(top)}}, inks);
    for (std::size_t i = 0; i < trend.points.size(); ++i) {
        if (trend.points[i].median_took == 0) continue;
        const double x = plot.across(i, trend.points.size());
        const double y = plot.up(static_cast<double>(trend.points[i].median_took) / 1000 / top);
        painter.stroke(Path().move_to({x, plot.up(0)}).line_to({x, y}), inks.accent, 1.5);
        painter.fill(Path().circle({x, y}, 3.5), inks.accent);
    }
}

void draw_forecast(Painter& painter, const Box& box, const ForecastPicture& forecast,
                   const ChartInks& inks) {
    int most = forecast.cap > 0 ? 1 : 5;
    for (const ForecastDay& day : forecast.days) most = std::max(most, day.reviews + day.fresh);
    const double top = round_top(most);
    const PointPlot plot =
        axes(painter, box, forecast.labels,
             {{0, "0"}, {.5, fmt::format("{:g}", top / 2)}, {1, fmt::format("{:g}", top)}}, inks);
    const std::size_t count = forecast.days.size();
    if (count == 0) return;
    const double width = std::min(18.0, plot.box.width / static_cast<double>(count) * .7);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = plot.across(i, count) - width / 2;
        const double reviews = plot.box.height * forecast.days[i].reviews / top;
        const double fresh = plot.box.height * forecast.days[i].fresh / top;
        painter.fill(Path().box({x, plot.up(0) - reviews, width, reviews}), inks.accent);
        const Box above{x, plot.up(0) - reviews - fresh, width, fresh};
        if (fresh <= 0) continue;
        hatch(painter, Path().box(above), above, inks.accent);
        painter.stroke(Path().box(above), inks.accent, 1);
    }
    if (forecast.cap <= 0 || forecast.cap > top) return;
    const double y = plot.up(forecast.cap / top);
    painter.stroke(Path().move_to({plot.box.x, y}).line_to({plot.box.right(), y}), inks.ink, 1, 4);
}

void draw_share(Painter& painter, const Box& box, int right, int asked, const Interval& interval,
                const ChartInks& inks) {
    const double y = box.centre().y;
    const auto at = [&](double part) { return box.x + box.width * std::clamp(part, 0.0, 1.0); };
    painter.stroke(Path().move_to({box.x, y}).line_to({box.right(), y}), inks.rule, 1);
    if (asked == 0) return;
    painter.stroke(Path().move_to({at(interval.low), y}).line_to({at(interval.high), y}),
                   inks.accent_soft, 5);
    for (const double end : {interval.low, interval.high})
        painter.stroke(Path().move_to({at(end), y - 4}).line_to({at(end), y + 4}), inks.accent, 1);
    painter.fill(Path().circle({at(static_cast<double>(right) / asked), y}, 3.5), inks.accent);
}

}  // namespace fairdeal
