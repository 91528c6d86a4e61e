// Progress drawn: each standing looks its own even in grey, nothing leaves its box, and what is
// more is drawn taller.

#include "picture/charts/progress.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "picture/charts/exam_chart.h"

namespace fairdeal {

namespace {

Pixels drawn(Size size, const Drawing& drawing) {
    return draw_pixels(size, 2, [&](Painter& painter) {
        painter.fill(Path().box({0, 0, size.width, size.height}), ink(0xffffff));
        drawing(painter);
    });
}

int grey_at(const Pixels& pixels, std::size_t i) {
    const unsigned argb = pixels.argb[i];
    return static_cast<int>(
        ((argb >> 16U & 255U) * 30 + (argb >> 8U & 255U) * 59 + (argb & 255U) * 11) / 100);
}

/// How many pixels differ in grey by a good deal.
int difference(const Pixels& a, const Pixels& b) {
    int count = 0;
    for (std::size_t i = 0; i < a.argb.size(); ++i)
        count += std::abs(grey_at(a, i) - grey_at(b, i)) > 60 ? 1 : 0;
    return count;
}

int inked(const Pixels& pixels) {
    return static_cast<int>(
        std::count_if(pixels.argb.begin(), pixels.argb.end(),
                      [](unsigned argb) { return (argb & 0xffffffU) != 0xffffffU; }));
}

/// Whether any pixel outside the box (in units) is not white.
bool leaves(const Pixels& pixels, const Box& box) {
    for (int y = 0; y < pixels.height; ++y) {
        for (int x = 0; x < pixels.width; ++x) {
            const bool inside = box.grown(1).contains({x / 2.0, y / 2.0});
            const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                            static_cast<std::size_t>(x);
            if (!inside && (pixels.argb[at] & 0xffffffU) != 0xffffffU) return true;
        }
    }
    return false;
}

MasteryMapPicture map_of(const std::vector<std::size_t>& sections) {
    MasteryMapPicture map;
    for (const std::size_t count : sections) {
        map.sections.push_back({"Section", {}});
        for (std::size_t i = 0; i < count; ++i) {
            MapClause clause;
            clause.id = std::to_string(map.sections.size()) + "." + std::to_string(i);
            clause.standing = static_cast<ClauseStanding>(i % 4);
            map.sections.back().clauses.push_back(clause);
        }
    }
    return map;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(progress_pictures)

BOOST_AUTO_TEST_CASE(each_standing_has_a_sign_of_its_own_without_colour) {
    for (const ChartInks& inks : {light_chart_inks(), dark_chart_inks()}) {
        std::vector<Pixels> signs;
        for (const bool due : {false, true}) {
            for (const ClauseStanding standing :
                 {ClauseStanding::NotAsked, ClauseStanding::Learning, ClauseStanding::Sound,
                  ClauseStanding::Mastered}) {
                signs.push_back(drawn({30, 30}, [&](Painter& painter) {
                    painter.fill(Path().box({0, 0, 30, 30}), inks.ground);
                    draw_standing_sign(painter, {5, 5, 20, 20}, standing, due, inks);
                }));
            }
        }
        for (std::size_t a = 0; a < signs.size(); ++a) {
            for (std::size_t b = a + 1; b < signs.size(); ++b)
                BOOST_TEST(difference(signs[a], signs[b]) > 20, a << " and " << b);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_map_has_a_place_for_each_clause_and_none_overlap) {
    const MasteryMapPicture map = map_of({1, 17, 4});
    for (const double width : {30.0, 120.0, 400.0, 424.0, 700.0}) {
        const Box box{10, 5, width, height_of(map, width)};
        const auto places = places_in(map, box);
        BOOST_REQUIRE(places.size() == 22U);
        std::set<std::string> clauses;
        for (std::size_t a = 0; a < places.size(); ++a) {
            clauses.insert(places[a].clause);
            BOOST_TEST(places[a].box.right() <= box.right());
            BOOST_TEST(places[a].box.bottom() <= box.bottom());
            for (std::size_t b = a + 1; b < places.size(); ++b)
                BOOST_TEST(overlap(places[a].box, places[b].box) == 0.0);
        }
        BOOST_TEST(clauses.size() == 22U);
    }
    BOOST_TEST(height_of(map, 30) > height_of(map, 400));
}

BOOST_AUTO_TEST_CASE(the_clause_of_the_keyboard_is_framed) {
    MasteryMapPicture map = map_of({6});
    const auto picture = [&] {
        return drawn({220, 80}, [&](Painter& painter) {
            draw_mastery_map(painter, {10, 10, 200, 60}, map, light_chart_inks());
        });
    };
    const Pixels none = picture();
    BOOST_TEST(!leaves(none, {10, 10, 200, 60}));
    map.current = 2;
    BOOST_TEST(difference(none, picture()) > 50);
}

BOOST_AUTO_TEST_CASE(charts_stay_within_their_boxes_and_grow_with_what_they_show) {
    const Box box{10, 10, 380, 160};
    TrendPicture trend;
    ForecastPicture little{{}, {}, 20}, much{{}, {}, 20};
    for (int i = 0; i < 12; ++i) {
        TrendPoint point;
        point.asked = i % 3 == 0 ? 0 : 10;
        point.right = i % 3 == 0 ? 0 : i % 11;
        point.interval = wilson(point.right, point.asked);
        point.median_took = i * 1500;
        trend.points.push_back(point);
        trend.labels.push_back("21 November");
        little.days.push_back({2, 1, 0});
        much.days.push_back({15, 5, 9});
        little.labels.push_back("21 November");
        much.labels.push_back("21 November");
    }
    const ChartInks inks = light_chart_inks();
    const auto forecast = [&](const ForecastPicture& picture) {
        return drawn({400, 180}, [&](Painter& p) { draw_forecast(p, box, picture, inks); });
    };
    const Pixels accuracy =
        drawn({400, 180}, [&](Painter& p) { draw_accuracy(p, box, trend, inks); });
    const Pixels speed = drawn({400, 180}, [&](Painter& p) { draw_speed(p, box, trend, inks); });
    for (const Pixels& pixels : {accuracy, speed, forecast(little), forecast(much)}) {
        BOOST_TEST(!leaves(pixels, box));
        BOOST_TEST(inked(pixels) > 500);
    }
    little.days.assign(12, {2, 0, 0});
    ForecastPicture none = little;
    none.days.assign(12, {0, 0, 0});
    BOOST_TEST(inked(forecast(little)) > inked(forecast(none)));
    // Of nothing at all the axes are left.
    const Pixels empty = drawn({400, 180}, [&](Painter& p) { draw_accuracy(p, box, {}, inks); });
    BOOST_TEST(inked(empty) > 0);
    BOOST_TEST(inked(empty) < inked(accuracy));
}

BOOST_AUTO_TEST_CASE(a_rules_curve_stays_in_its_box_and_shows_its_standards) {
    const Box box{20, 10, 360, 200};
    RuleCurvePicture strict, lenient;
    for (int rate = 70; rate <= 100; ++rate) {
        strict.points.push_back({rate / 100.0, rate < 95 ? 0.0 : 1.0});
        lenient.points.push_back({rate / 100.0, rate < 75 ? 0.0 : 1.0});
    }
    const auto curve = [&](const RuleCurvePicture& picture) {
        return drawn({400, 220}, [&](Painter& painter) {
            draw_rule_curve(painter, box, picture, light_chart_inks());
        });
    };
    RuleCurvePicture with_standards = strict;
    with_standards.is_to_fail = .85;
    with_standards.is_to_pass = .95;
    for (const RuleCurvePicture& picture : {strict, lenient, with_standards})
        BOOST_TEST(!leaves(curve(picture), box));
    BOOST_TEST(difference(curve(strict), curve(lenient)) > 200);
    BOOST_TEST(inked(curve(with_standards)) > inked(curve(strict)) + 100);
    BOOST_CHECK_THROW(curve(RuleCurvePicture()), Fault);
}

BOOST_AUTO_TEST_CASE(drift_stays_in_its_box_and_shows_every_edition) {
    const Box box{20, 10, 460, 200};
    const auto row = [](std::string name, std::optional<int> before, int now) {
        const auto of = [](int right) {
            return DriftPicture::Facility{right / 20.0, wilson(right, 20)};
        };
        DriftPicture::Family family{std::move(name), {}};
        family.by_edition.emplace_back();
        if (before) family.by_edition.back() = of(*before);
        family.by_edition.emplace_back(of(now));
        return family;
    };
    const auto chart = [&](std::vector<DriftPicture::Family> families) {
        const DriftPicture picture{{"from 2026-05-03", "today's, from 2026-11-21"},
                                   std::move(families)};
        return drawn({500, 220}, [&](Painter& painter) {
            draw_drift(painter, box, picture, light_chart_inks());
        });
    };
    const std::string long_name = "Sweet 17 and what is taken early, and much more";
    const auto both = chart({row("Splits", 18, 12), row(long_name, 0, 20)});
    BOOST_TEST(!leaves(both, box));
    BOOST_TEST(difference(both, chart({row("Splits", 12, 18), row(long_name, 0, 20)})) > 50);
    const auto gap = chart({row("Splits", std::nullopt, 12), row(long_name, 0, 20)});
    BOOST_TEST(inked(both) > inked(gap));
    BOOST_CHECK_THROW(chart({}), Fault);
}

BOOST_AUTO_TEST_CASE(a_share_has_its_dot_between_its_ends) {
    const ChartInks inks = light_chart_inks();
    const auto share = [&](int right, int asked) {
        return drawn({220, 30}, [&](Painter& painter) {
            draw_share(painter, {10, 10, 200, 10}, right, asked, wilson(right, asked), inks);
        });
    };
    BOOST_TEST(difference(share(0, 0), share(5, 10)) > 100);
    BOOST_TEST(difference(share(1, 10), share(9, 10)) > 50);
    // Few answers have the longer line.
    BOOST_TEST(inked(share(2, 4)) > inked(share(50, 100)));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
