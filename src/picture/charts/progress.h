#pragma once
// A trainee's progress drawn: the rule book as a map of mastery, accuracy and speed from week to
// week, the reviews of the days to come. What is told apart is told by a sign and by hatching,
// never by colour alone; each drawing has its words for a screen reader.

#include <string>
#include <vector>

#include "picture/painter.h"
#include "training/progress.h"

namespace fairdeal {

/// The inks of a chart, of the light and the dark look or of paper.
struct ChartInks {
    Ink ground, ink, quiet, rule, accent, accent_soft;
};
ChartInks light_chart_inks();
ChartInks dark_chart_inks();

/// The map: section below section, in columns where it is wide enough; the name above, a box a
/// clause. Not asked: empty, dashed. Learning:
/// the lower half hatched. Sound: the lower half filled. Mastered: filled, with a tick. Due: a dot
/// in its corner.
struct MasteryMapPicture {
    std::vector<MapSection> sections;
    int current = -1;  // the clause the keyboard is at, counted over all sections; -1: none
};
/// Where a clause's box was drawn, in the order of the map.
struct MapPlace {
    std::string clause;
    Box box;
};
/// As high as the map needs at this width.
double height_of(const MasteryMapPicture& map, double width);
void draw_mastery_map(Painter& painter, const Box& box, const MasteryMapPicture& map,
                      const ChartInks& inks);
std::vector<MapPlace> places_in(const MasteryMapPicture& map, const Box& box);
/// A box of the legend.
void draw_standing_sign(Painter& painter, const Box& box, ClauseStanding standing, bool due,
                        const ChartInks& inks);

/// The share of right answers from stretch to stretch with its interval as a band, 0 to 100 %;
/// labels below. Points without answers leave a gap.
struct TrendPicture {
    std::vector<TrendPoint> points;
    std::vector<std::string> labels;  // one a point: "3 May"
};
void draw_accuracy(Painter& painter, const Box& box, const TrendPicture& trend,
                   const ChartInks& inks);
/// The median time of the right answers, as dots on stems from 0.
void draw_speed(Painter& painter, const Box& box, const TrendPicture& trend, const ChartInks& inks);

/// A bar a day: reviews solid, new clauses hatched on top, the cap as a dashed line.
struct ForecastPicture {
    std::vector<ForecastDay> days;
    std::vector<std::string> labels;  // one a day
    int cap = 0;
};
void draw_forecast(Painter& painter, const Box& box, const ForecastPicture& forecast,
                   const ChartInks& inks);

/// A share with its interval on a line from 0 to 1: the dot between two ends.
void draw_share(Painter& painter, const Box& box, int right, int asked, const Interval& interval,
                const ChartInks& inks);

}  // namespace fairdeal
