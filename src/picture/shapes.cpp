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

Path& Path::ellipse(Point centre, double across, double down) {
    const double ha = across * round_handle, hb = down * round_handle;
    move_to({centre.x + across, centre.y});
    curve_to({centre.x + across, centre.y + hb}, {centre.x + ha, centre.y + down},
             {centre.x, centre.y + down});
    curve_to({centre.x - ha, centre.y + down}, {centre.x - across, centre.y + hb},
             {centre.x - across, centre.y});
    curve_to({centre.x - across, centre.y - hb}, {centre.x - ha, centre.y - down},
             {centre.x, centre.y - down});
    return curve_to({centre.x + ha, centre.y - down}, {centre.x + across, centre.y - hb},
                    {centre.x + across, centre.y})
        .close();
}

Path& Path::arc(Point centre, double across, double down, double from, double to) {
    const int parts = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / quarter)));
    const double step = (to - from) / parts, handle = 4.0 / 3.0 * std::tan(step / 4);
    const auto on = [&](double t) {
        return Point{centre.x + across * std::cos(t), centre.y + down * std::sin(t)};
    };
    const auto lean = [&](double t) {
        return Point{-across * std::sin(t) * handle, down * std::cos(t) * handle};
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

std::vector<double> every(double step, double from, double end) {
    std::vector<double> at;
    while (from + step * static_cast<double>(at.size()) < end)
        at.push_back(from + step * static_cast<double>(at.size()));
    return at;
}

Path hatching(const Box& box, double step) {
    Path lines;
    for (const double x : every(step, box.x - box.height, box.right()))
        lines.move_to({x, box.bottom()}).line_to({x + box.height, box.y});
    return lines;
}

}  // namespace fairdeal
