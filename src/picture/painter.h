#pragma once
// What a picture is drawn on: a handful of strokes of the brush, so that the same drawing goes to a
// window, a PNG, a PDF or an SVG. No display is needed for files.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "picture/shapes.h"

namespace fairdeal {

/// Red, green, blue and opacity, each from 0 to 1.
struct Ink {
    double red = 0, green = 0, blue = 0, opacity = 1;
    [[nodiscard]] constexpr Ink faded(double by) const { return {red, green, blue, opacity * by}; }
};
/// 0x1b6b47 and the like.
constexpr Ink ink(unsigned rgb, double opacity = 1) {
    return {((rgb >> 16U) & 255U) / 255.0, ((rgb >> 8U) & 255U) / 255.0, (rgb & 255U) / 255.0,
            opacity};
}
/// Part of the way from one ink to another: 0 is `a`, 1 is `b`.
constexpr Ink between(Ink a, Ink b, double part) {
    return {a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part,
            a.blue + (b.blue - a.blue) * part, a.opacity + (b.opacity - a.opacity) * part};
}

/// Inks along a line, or in rings about `from` when `radius` is above 0.
struct Gradient {
    struct Stop {
        double at = 0;  // 0 to 1
        Ink ink;
    };
    Point from, to;
    double radius = 0;
    std::vector<Stop> stops;
};
Gradient down(const Box& box, Ink top, Ink bottom);
Gradient rings(Point centre, double radius, Ink inside, Ink outside);

enum class Typeface : unsigned char { Inter, NotoSerif };
enum class Align : unsigned char { Left, Centre, Right };
struct Font {
    Typeface face = Typeface::Inter;
    double size = 12;
    bool bold = false;
    bool italic = false;
};

class Painter {
public:
    Painter() = default;
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;
    virtual ~Painter() = default;

    /// Keeps and brings back place, turn and clip; calls come in pairs.
    virtual void save() = 0;
    virtual void restore() = 0;
    virtual void move(Point by) = 0;
    /// Radians, clockwise as seen.
    virtual void turn(double angle) = 0;
    virtual void stretch(double across, double down) = 0;
    virtual void clip(const Path& path) = 0;

    virtual void fill(const Path& path, Ink ink) = 0;
    virtual void fill(const Path& path, const Gradient& gradient) = 0;
    /// `dash` 0 is an unbroken line, else dashes and gaps of that length.
    virtual void stroke(const Path& path, Ink ink, double width, double dash = 0) = 0;
    /// A fine cloth or leather grain over what is there; `strength` 0 to 1.
    virtual void grain(const Path& path, double strength) = 0;

    /// `at` is on the base line, at the left end, middle or right end of the words (UTF-8).
    virtual void text(std::string_view words, Point at, const Font& font, Ink ink,
                      Align align = Align::Left) = 0;
    [[nodiscard]] virtual double text_width(std::string_view words, const Font& font) = 0;

    /// What is drawn between the two appears with `opacity`; keep `bounds` small.
    virtual void begin_fade(const Box& bounds) = 0;
    virtual void end_fade(double opacity) = 0;

    /// Draws within `bounds` something that looks the same whenever it has this name. A painter
    /// with a store keeps the image, so that it is painted once; it may shift it by less than a
    /// pixel.
    virtual void kept(const std::string& name, const Box& bounds,
                      const std::function<void(Painter&)>& drawing);

    /// A soft shadow around a path, in layers of stroke; call before filling the path.
    void shadow(const Path& path, double reach, Ink ink, Point fall = {});
};

/// Save on making, restore on leaving.
class Saved {
public:
    explicit Saved(Painter& painter) : painter_(painter) { painter_.save(); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;
    ~Saved() { painter_.restore(); }

private:
    Painter& painter_;
};

using Drawing = std::function<void(Painter&)>;

/// Images of what was drawn before, for a window that is painted often: keep one with the window.
class PictureStore {
public:
    PictureStore();
    PictureStore(const PictureStore&) = delete;
    PictureStore& operator=(const PictureStore&) = delete;
    ~PictureStore();
    struct Images;
    [[nodiscard]] Images& images() { return *images_; }

private:
    std::unique_ptr<Images> images_;
};

/// Draws on a cairo context that somebody else owns (a window's cairo_t*); the store, if any, must
/// outlive the painter.
std::unique_ptr<Painter> painter_on(void* cairo, PictureStore* store = nullptr);

/// An image in memory: rows from the top, pixels 0xAARRGGBB with colours multiplied by opacity.
struct Pixels {
    int width = 0, height = 0;
    std::vector<unsigned> argb;
};
/// `size` in units of the drawing, `scale` pixels a unit.
Pixels draw_pixels(Size size, double scale, const Drawing& drawing, PictureStore* store = nullptr);

/// Of a file that cannot be written, and why.
tl::unexpected<Problems> not_written(const std::string& path, const char* why);
/// The files; a problem says which file could not be written and why. One page a drawing in a PDF,
/// sizes there in points; `title` is the document's.
Result<void> write_png(const std::string& path, Size size, double scale, const Drawing& drawing);
Result<void> write_svg(const std::string& path, Size size, const Drawing& drawing);
/// `created` (RFC 3339, UTC) is its date: never the clock's, so the same pages make the same file.
Result<void> write_pdf(const std::string& path, Size size, const std::string& title,
                       const std::vector<Drawing>& pages,
                       const std::string& created = "2000-01-01T00:00:00Z");
/// The same PDF as bytes.
Result<std::string> pdf_bytes(Size size, const std::string& title,
                              const std::vector<Drawing>& pages, const std::string& created);

}  // namespace fairdeal
