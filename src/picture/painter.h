#pragma once
// A small drawing surface: paths, fills, strokes, text. Everything that Fairdeal draws (table,
// cards, chips, charts, pages) is drawn through it, so that the same code gives a window, a PNG, a
// PDF or an SVG. Units are device-independent pixels (points on a page), y grows downwards, angles
// are in radians, clockwise.

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fairdeal {

struct Point {
    double x = 0, y = 0;
};
struct Size {
    double width = 0, height = 0;
};
struct Box {
    double x = 0, y = 0, width = 0, height = 0;
    [[nodiscard]] Point centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] bool holds(Point p) const {
        return p.x >= x && p.x < x + width && p.y >= y && p.y < y + height;
    }
};

/// Red, green, blue and opacity, 0 to 1.
struct Tint {
    double r = 0, g = 0, b = 0, a = 1;
    [[nodiscard]] Tint faded(double opacity) const { return {r, g, b, a * opacity}; }
};
/// 0x1b5e3f: as designers write it.
constexpr Tint rgb(unsigned hex) {
    return {(hex >> 16U & 255U) / 255.0, (hex >> 8U & 255U) / 255.0, (hex & 255U) / 255.0, 1};
}

/// An outline, built piece by piece.
class Path {
public:
    Path& move_to(Point p);
    Path& line_to(Point p);
    Path& curve_to(Point control1, Point control2, Point end);
    /// Clockwise from angle `from` to `to`.
    Path& arc(Point centre, double radius, double from, double to);
    Path& close();
    static Path rectangle(Box box);
    static Path rounded(Box box, double radius);
    static Path circle(Point centre, double radius);

    enum class Kind { Move, Line, Curve, Arc, Close };
    struct Piece {
        Kind kind;
        Point a, b, c;
        double from = 0, to = 0, radius = 0;
    };
    [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }

private:
    std::vector<Piece> pieces_;
};

struct Stop {
    double at;  // 0 to 1
    Tint colour;
};
struct Linear {
    Point from, to;
    std::vector<Stop> stops;
};
struct Radial {
    Point centre;
    double inner = 0, outer = 1;
    std::vector<Stop> stops;
};
using Paint = std::variant<Tint, Linear, Radial>;

struct Font {
    std::string family = "Inter";
    double size = 12;
    bool bold = false;
};
constexpr std::string_view felt_family = "Noto Serif";

enum class Align { Left, Centre, Right };

class Painter {
public:
    virtual ~Painter() = default;
    Painter() = default;
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    virtual void save() = 0;
    virtual void restore() = 0;
    virtual void translate(Point by) = 0;
    virtual void rotate(double angle) = 0;
    virtual void scale(double by) = 0;
    virtual void clip(const Path& path) = 0;
    virtual void fill(const Path& path, const Paint& paint) = 0;
    virtual void stroke(const Path& path, const Paint& paint, double width) = 0;
    /// Draws one line of UTF-8 text; `at` is on its base line.
    virtual void text(std::string_view words, Point at, const Font& font, Tint colour,
                      Align align = Align::Left) = 0;
    [[nodiscard]] virtual double text_width(std::string_view words, const Font& font) = 0;
};

/// Saves on construction, restores on destruction.
class Saved {
public:
    explicit Saved(Painter& painter) : painter_(painter) { painter_.save(); }
    ~Saved() { painter_.restore(); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

private:
    Painter& painter_;
};

/// Draws on a cairo context (a cairo_t*, as a window system hands it out); it must outlive the
/// painter.
std::unique_ptr<Painter> painter_on(void* cairo_context);

/// A picture or page that is written to a file by finish(). Whoever forgets to finish leaves no
/// file.
class Canvas {
public:
    virtual ~Canvas() = default;
    [[nodiscard]] virtual Painter& painter() = 0;
    /// Writes the file. What went wrong in words, or empty.
    virtual std::string finish() = 0;
};
/// `scale`: pixels for one unit.
std::unique_ptr<Canvas> png_canvas(const std::string& file, Size size, double scale = 1);
std::unique_ptr<Canvas> pdf_canvas(const std::string& file, Size size);
std::unique_ptr<Canvas> svg_canvas(const std::string& file, Size size);

}  // namespace fairdeal
