#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>

#include <cstdio>
#include <filesystem>
#include <numbers>

#include "picture/painter.h"

namespace fairdeal {

namespace {

constexpr double full_turn = 2 * std::numbers::pi;

class CairoPainter final : public Painter {
public:
    explicit CairoPainter(cairo_t* context) : cr_(context) {}

    void save() override { cairo_save(cr_); }
    void restore() override { cairo_restore(cr_); }
    void translate(Point by) override { cairo_translate(cr_, by.x, by.y); }
    void rotate(double angle) override { cairo_rotate(cr_, angle); }
    void scale(double by) override { cairo_scale(cr_, by, by); }

    void clip(const Path& path) override {
        trace(path);
        cairo_clip(cr_);
    }
    void fill(const Path& path, const Paint& paint) override {
        trace(path);
        use(paint);
        cairo_fill(cr_);
    }
    void stroke(const Path& path, const Paint& paint, double width) override {
        trace(path);
        use(paint);
        cairo_set_line_width(cr_, width);
        cairo_set_line_join(cr_, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap(cr_, CAIRO_LINE_CAP_ROUND);
        cairo_stroke(cr_);
    }
    void text(std::string_view words, Point at, const Font& font, Tint colour,
              Align align) override {
        const double width = align == Align::Left ? 0 : text_width(words, font);
        const double shift = align == Align::Centre ? width / 2 : width;
        choose(font);
        cairo_set_source_rgba(cr_, colour.r, colour.g, colour.b, colour.a);
        cairo_move_to(cr_, at.x - shift, at.y);
        cairo_show_text(cr_, std::string(words).c_str());
    }
    double text_width(std::string_view words, const Font& font) override {
        choose(font);
        cairo_text_extents_t extents{};
        cairo_text_extents(cr_, std::string(words).c_str(), &extents);
        return extents.x_advance;
    }

private:
    void choose(const Font& font) {
        cairo_select_font_face(cr_, font.family.c_str(), CAIRO_FONT_SLANT_NORMAL,
                               font.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(cr_, font.size);
    }
    void trace(const Path& path) {
        cairo_new_path(cr_);
        for (const Path::Piece& piece : path.pieces()) {
            switch (piece.kind) {
                case Path::Kind::Move: cairo_move_to(cr_, piece.a.x, piece.a.y); break;
                case Path::Kind::Line: cairo_line_to(cr_, piece.a.x, piece.a.y); break;
                case Path::Kind::Curve:
                    cairo_curve_to(cr_, piece.a.x, piece.a.y, piece.b.x, piece.b.y, piece.c.x,
                                   piece.c.y);
                    break;
                case Path::Kind::Arc:
                    cairo_arc(cr_, piece.a.x, piece.a.y, piece.radius, piece.from, piece.to);
                    break;
                case Path::Kind::Close: cairo_close_path(cr_); break;
            }
        }
    }
    static void add(cairo_pattern_t* pattern, const std::vector<Stop>& stops) {
        for (const Stop& stop : stops) {
            cairo_pattern_add_color_stop_rgba(pattern, stop.at, stop.colour.r, stop.colour.g,
                                              stop.colour.b, stop.colour.a);
        }
    }
    void use_pattern(cairo_pattern_t* pattern, const std::vector<Stop>& stops) {
        add(pattern, stops);
        cairo_set_source(cr_, pattern);
        cairo_pattern_destroy(pattern);
    }
    void use(const Paint& paint) {
        if (const auto* colour = std::get_if<Tint>(&paint)) {
            cairo_set_source_rgba(cr_, colour->r, colour->g, colour->b, colour->a);
        } else if (const auto* linear = std::get_if<Linear>(&paint)) {
            use_pattern(cairo_pattern_create_linear(linear->from.x, linear->from.y, linear->to.x,
                                                    linear->to.y),
                        linear->stops);
        } else if (const auto* radial = std::get_if<Radial>(&paint)) {
            const Point c = radial->centre;
            use_pattern(
                cairo_pattern_create_radial(c.x, c.y, radial->inner, c.x, c.y, radial->outer),
                radial->stops);
        }
    }
    cairo_t* cr_;
};

/// Writes to a name beside the wanted one and moves it there at the end: a file is whole or not
/// there.
class FileCanvas final : public Canvas {
public:
    enum class Kind { Png, Pdf, Svg };
    FileCanvas(Kind kind, std::string file, Size size, double scale)
        : kind_(kind), file_(std::move(file)), part_(file_ + ".part") {
        surface_ = make(size, scale);
        context_ = cairo_create(surface_);
        if (kind_ == Kind::Png) cairo_scale(context_, scale, scale);
        painter_ = std::make_unique<CairoPainter>(context_);
    }
    ~FileCanvas() override {
        cairo_destroy(context_);
        cairo_surface_destroy(surface_);
        std::remove(part_.c_str());
    }
    FileCanvas(const FileCanvas&) = delete;
    FileCanvas& operator=(const FileCanvas&) = delete;

    Painter& painter() override { return *painter_; }

    std::string finish() override {
        cairo_surface_flush(surface_);
        if (kind_ != Kind::Png) {
            cairo_show_page(context_);
            cairo_surface_finish(surface_);
        }
        const cairo_status_t status = kind_ == Kind::Png
                                          ? cairo_surface_write_to_png(surface_, part_.c_str())
                                          : cairo_surface_status(surface_);
        if (status != CAIRO_STATUS_SUCCESS) return file_ + ": " + cairo_status_to_string(status);
        std::error_code error;
        std::filesystem::rename(part_, file_, error);
        return error ? file_ + ": " + error.message() : "";
    }

private:
    cairo_surface_t* make(Size size, double scale) const {
        switch (kind_) {
            case Kind::Pdf: return cairo_pdf_surface_create(part_.c_str(), size.width, size.height);
            case Kind::Svg: return cairo_svg_surface_create(part_.c_str(), size.width, size.height);
            case Kind::Png: break;
        }
        return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(size.width * scale),
                                          static_cast<int>(size.height * scale));
    }
    Kind kind_;
    std::string file_, part_;
    cairo_surface_t* surface_ = nullptr;
    cairo_t* context_ = nullptr;
    std::unique_ptr<CairoPainter> painter_;
};

}  // namespace

std::unique_ptr<Painter> painter_on(void* cairo_context) {
    return std::make_unique<CairoPainter>(static_cast<cairo_t*>(cairo_context));
}
std::unique_ptr<Canvas> png_canvas(const std::string& file, Size size, double scale) {
    return std::make_unique<FileCanvas>(FileCanvas::Kind::Png, file, size, scale);
}
std::unique_ptr<Canvas> pdf_canvas(const std::string& file, Size size) {
    return std::make_unique<FileCanvas>(FileCanvas::Kind::Pdf, file, size, 1);
}
std::unique_ptr<Canvas> svg_canvas(const std::string& file, Size size) {
    return std::make_unique<FileCanvas>(FileCanvas::Kind::Svg, file, size, 1);
}

Path& Path::move_to(Point p) {
    pieces_.push_back({Kind::Move, p, {}, {}});
    return *this;
}
Path& Path::line_to(Point p) {
    pieces_.push_back({Kind::Line, p, {}, {}});
    return *this;
}
Path& Path::curve_to(Point control1, Point control2, Point end) {
    pieces_.push_back({Kind::Curve, control1, control2, end});
    return *this;
}
Path& Path::arc(Point centre, double radius, double from, double to) {
    pieces_.push_back({Kind::Arc, centre, {}, {}, from, to, radius});
    return *this;
}
Path& Path::close() {
    pieces_.push_back({Kind::Close, {}, {}, {}});
    return *this;
}
Path Path::rectangle(Box b) {
    return Path{}
        .move_to({b.x, b.y})
        .line_to({b.x + b.width, b.y})
        .line_to({b.x + b.width, b.y + b.height})
        .line_to({b.x, b.y + b.height})
        .close();
}
Path Path::rounded(Box b, double r) {
    const double quarter = full_turn / 4;
    return Path{}
        .arc({b.x + b.width - r, b.y + r}, r, -quarter, 0)
        .arc({b.x + b.width - r, b.y + b.height - r}, r, 0, quarter)
        .arc({b.x + r, b.y + b.height - r}, r, quarter, 2 * quarter)
        .arc({b.x + r, b.y + r}, r, 2 * quarter, 3 * quarter)
        .close();
}
Path Path::circle(Point centre, double radius) {
    return Path{}.arc(centre, radius, 0, full_turn).close();
}

}  // namespace fairdeal
