#pragma once
// Points, boxes and paths: what a picture is made of. Units are the caller's (pixels of a window,
// points of a page); x grows to the right, y downwards.

#include <vector>

namespace fairdeal {

struct Point {
    double x = 0, y = 0;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, double by) { return {a.x * by, a.y * by}; }
};
double distance(Point a, Point b);
/// Turned about the origin by `angle` radians, clockwise as seen (y grows downwards).
Point turned(Point p, double angle);

struct Size {
    double width = 0, height = 0;
};

struct Box {
    double x = 0, y = 0, width = 0, height = 0;
    [[nodiscard]] constexpr double right() const { return x + width; }
    [[nodiscard]] constexpr double bottom() const { return y + height; }
    [[nodiscard]] constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] constexpr bool contains(Point p) const {
        return p.x >= x && p.x <= right() && p.y >= y && p.y <= bottom();
    }
    [[nodiscard]] constexpr Box grown(double by) const {
        return {x - by, y - by, width + 2 * by, height + 2 * by};
    }
};
/// The area that two boxes share; 0 when they lie apart.
double overlap(const Box& a, const Box& b);
constexpr Box box_about(Point centre, double width, double height) {
    return {centre.x - width / 2, centre.y - height / 2, width, height};
}

/// Lines and Bézier curves. Each shape adds to what is there, so one path may hold many.
class Path {
public:
    enum class Segment : unsigned char { Move, Line, Curve, Close };

    Path& move_to(Point to);
    Path& line_to(Point to);
    Path& curve_to(Point lean_from, Point lean_to, Point to);
    Path& close();

    Path& box(const Box& box);
    Path& rounded(const Box& box, double radius);
    Path& circle(Point centre, double radius);
    Path& ellipse(Point centre, double across, double down);
    /// A part of an ellipse, angles in radians clockwise from the right; continues the path by a
    /// line.
    Path& arc(Point centre, double across, double down, double from, double to);
    Path& polygon(const std::vector<Point>& corners);
    /// Another path, made `by` times as large and moved.
    Path& add(const Path& other, Point at, double by = 1);

    [[nodiscard]] const std::vector<Segment>& steps() const { return steps_; }
    /// One point a move or line, three a curve, none a close.
    [[nodiscard]] const std::vector<Point>& points() const { return points_; }

private:
    std::vector<Segment> steps_;
    std::vector<Point> points_;
};

/// From `from` on, each time `step` further, below `end`.
std::vector<double> every(double step, double from, double end);

/// Slanting lines `step` apart that cover the box; they reach beyond its sides.
Path hatching(const Box& box, double step);

}  // namespace fairdeal
