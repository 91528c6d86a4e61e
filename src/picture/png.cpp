#include "picture/png.h"

namespace fairdeal {

namespace {

/// Hands everything on but the grain.
class SmoothPainter final : public Painter {
public:
    explicit SmoothPainter(Painter& painter) : painter_(painter) {}

    void save() override { painter_.save(); }
    void restore() override { painter_.restore(); }
    void move(Point by) override { painter_.move(by); }
    void turn(double angle) override { painter_.turn(angle); }
    void stretch(double across, double down) override { painter_.stretch(across, down); }
    void clip(const Path& path) override { painter_.clip(path); }
    void fill(const Path& path, Ink ink) override { painter_.fill(path, ink); }
    void fill(const Path& path, const Gradient& gradient) override {
        painter_.fill(path, gradient);
    }
    void stroke(const Path& path, Ink ink, double width, double dash) override {
        painter_.stroke(path, ink, width, dash);
    }
    void grain(const Path& /*path*/, double /*strength*/) override {}
    void text(std::string_view words, Point at, const Font& font, Ink ink, Align align) override {
        painter_.text(words, at, font, ink, align);
    }
    double text_width(std::string_view words, const Font& font) override {
        return painter_.text_width(words, font);
    }
    void begin_fade(const Box& bounds) override { painter_.begin_fade(bounds); }
    void end_fade(double opacity) override { painter_.end_fade(opacity); }

private:
    Painter& painter_;
};

}  // namespace

Drawing without_grain(Drawing drawing) {
    return [drawing = std::move(drawing)](Painter& painter) {
        SmoothPainter smooth(painter);
        drawing(smooth);
    };
}

}  // namespace fairdeal
