#include "picture/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairdeal {

namespace {

constexpr double quarter = std::numbers::pi / 2;
// How far a curve's handles stand off so that four curves look like a circle.
constexpr double round_handle = 0.5522847498;

}  // namespace

double distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

Point turned(Point p, double angle) {
    const double c = std::cos(angle), s = std::sin(angle);
    return {p.x * c - p.y * s, p.x * s + p.y * c};
}

double overlap(const Box& a, const Box& b) {
    const double across = std::min(a.right(), b.right()) - std::max(a.x, b.x);
    const double down = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return across > 0 && down > 0 ? across * down : 0;
}

Path& Path::move_to(Point to) {
    steps_.push_back(Segment::Move);
    points_.push_back(to);
    return *this;
}

Path& Path::line_to(Point to) {
    steps_.push_back(steps_.empty() ? Segment::Move : Segment::Line);
    points_.push_back(to);
    return *this;
}

Path& Path::curve_to(Point lean_from, Point lean_to, Point to) {
    steps_.push_back(Segment::Curve);
    points_.insert(points_.end(), {lean_from, lean_to, to});
    return *this;
}

Path& Path::close() {
    steps_.push_back(Segment::Close);
    return *this;
}

Path& Path::box(const Box& b) {
    return polygon({{b.x, b.y}, {b.right(), b.y}, {b.right(), b.bottom()}, {b.x, b.bottom()}});
}

Path& Path::rounded(const Box& b, double radius) {
    const double r = std::min({radius, b.width / 2, b.height / 2}), h = r * (1 - round_handle);
    const double x = b.x, y = b.y, x2 = b.right(), y2 = b.bottom();
    move_to({x + r, y}).line_to({x2 - r, y}).curve_to({x2 - h, y}, {x2, y + h}, {x2, y + r});
    line_to({x2, y2 - r}).curve_to({x2, y2 - h}, {x2 - h, y2}, {x2 - r, y2});
    line_to({x + r, y2}).curve_to({x + h, y2}, {x, y2 - h}, {x, y2 - r});
    return line_to({x, y + r}).curve_to({x, y + h}, {x + h, y}, {x + r, y}).close();
}

Path& Path::circle(Point centre, double radius) { return ellipse(centre, radius, radius); }

Path& Path::ellipse(Point c, double a, double b) {
    const double ha = a * round_handle, hb = b * round_handle;
    move_to({c.x + a, c.y});
    curve_to({c.x + a, c.y + hb}, {c.x + ha, c.y + b}, {c.x, c.y + b});
    curve_to({c.x - ha, c.y + b}, {c.x - a, c.y + hb}, {c.x - a, c.y});
    curve_to({c.x - a, c.y - hb}, {c.x - ha, c.y - b}, {c.x, c.y - b});
    return curve_to({c.x + ha, c.y - b}, {c.x + a, c.y - hb}, {c.x + a, c.y}).close();
}

Path& Path::arc(Point c, double a, double b, double from, double to) {
    const int parts = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / quarter)));
    const double step = (to - from) / parts, handle = 4.0 / 3.0 * std::tan(step / 4);
    const auto on = [&](double t) { return Point{c.x + a * std::cos(t), c.y + b * std::sin(t)}; };
    const auto lean = [&](double t) {
        return Point{-a * std::sin(t) * handle, b * std::cos(t) * handle};
    };
    line_to(on(from));
    for (int i = 0; i < parts; ++i) {
        const double t = from + i * step;
        curve_to(on(t) + lean(t), on(t + step) - lean(t + step), on(t + step));
    }
    return *this;
}

Path& Path::polygon(const std::vector<Point>& corners) {
    for (std::size_t i = 0; i < corners.size(); ++i)
        i == 0 ? move_to(corners[i]) : line_to(corners[i]);
    return close();
}

Path& Path::add(const Path& other, Point at, double by) {
    steps_.insert(steps_.end(), other.steps_.begin(), other.steps_.end());
    for (const Point& p : other.points_) points_.push_back(at + p * by);
    return *this;
}

}  // namespace fairdeal
