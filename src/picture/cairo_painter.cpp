// The only place that draws by cairo and Pango. A picture looks the same on every surface: letters
// are not hinted, fonts are named. A letter that the named font lacks comes from another installed
// one.

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <unordered_map>
#include <utility>

#include "picture/cairo_parts.h"
#include "picture/painter.h"
#include "picture/png.h"

namespace fairdeal {

struct PictureStore::Images {
    struct Image {
        Surface surface;
        double left = 0, top = 0;  // from the drawing's origin, in units before the device's scale
    };
    static constexpr std::size_t most_bytes = 96U << 20U;
    std::unordered_map<std::string, Image> kept;
    std::size_t bytes = 0;

    const Image& add(const std::string& name, Image image) {
        const int stride = cairo_image_surface_get_stride(image.surface.get());
        const auto size =
            static_cast<std::size_t>(stride) *
            static_cast<std::size_t>(cairo_image_surface_get_height(image.surface.get()));
        if (bytes + size > most_bytes) {  // a window that was resized for long: start again
            kept.clear();
            bytes = 0;
        }
        bytes += size;
        return kept.insert_or_assign(name, std::move(image)).first->second;
    }
};

PictureStore::PictureStore() : images_(std::make_unique<Images>()) {}
PictureStore::~PictureStore() = default;

namespace {

class CairoPainter : public Painter {
public:
    explicit CairoPainter(cairo_t* context, PictureStore* store = nullptr)
        : context_(cairo_reference(context)), store_(store) {
        cairo_save(context);  // the owner gets it back as it was
        const FontOptions options(cairo_font_options_create());
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        cairo_set_font_options(context, options.get());
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
        letters_.reset(pango_cairo_create_context(context));
        layout_.reset(pango_layout_new(letters_.get()));
        pango_cairo_context_set_font_options(letters_.get(), options.get());
        pango_context_set_round_glyph_positions(letters_.get(), FALSE);
        // A line is a left-to-right one, whichever script its first word is in.
        pango_context_set_base_dir(letters_.get(), PANGO_DIRECTION_LTR);
        pango_layout_set_auto_dir(layout_.get(), FALSE);
        pango_layout_set_single_paragraph_mode(layout_.get(), TRUE);
    }

    CairoPainter(const CairoPainter&) = delete;
    CairoPainter& operator=(const CairoPainter&) = delete;
    ~CairoPainter() override { cairo_restore(cr()); }

    void save() override { cairo_save(cr()); }
    void restore() override { cairo_restore(cr()); }
    void move(Point by) override { cairo_translate(cr(), by.x, by.y); }
    void turn(double angle) override { cairo_rotate(cr(), angle); }
    void stretch(double across, double down) override { cairo_scale(cr(), across, down); }
    void clip(const Path& path) override {
        lay(path);
        cairo_clip(cr());
    }

    void fill(const Path& path, Ink ink) override {
        lay(path);
        dip(ink);
        cairo_fill(cr());
    }

    void fill(const Path& path, const Gradient& gradient) override {
        const PaintPattern pattern(make(gradient));
        lay(path);
        cairo_set_source(cr(), pattern.get());
        cairo_fill(cr());
    }

    void stroke(const Path& path, Ink ink, double width, double dash) override {
        lay(path);
        dip(ink);
        cairo_set_line_width(cr(), width);
        cairo_set_dash(cr(), &dash, dash > 0 ? 1 : 0, 0);
        cairo_stroke(cr());
    }

    void grain(const Path& path, double strength) override {
        cairo_save(cr());
        clip(path);
        use_device_pixels();
        cairo_set_source(cr(), grain_pattern());
        cairo_paint_with_alpha(cr(), strength);
        cairo_restore(cr());
    }

    void text(std::string_view words, Point at, const Font& font, Ink ink, Align align) override {
        dip(ink);
        cairo_matrix_t matrix;
        cairo_get_matrix(cr(), &matrix);
        const bool is_turned = std::abs(matrix.yx) > 1e-6 || std::abs(matrix.xy) > 1e-6;
        if (is_turned && is_of_pixels()) return draw_outlines(words, at, font, align, matrix);
        set(words, font);
        cairo_move_to(cr(), begin_of(at, align), at.y);
        pango_cairo_show_layout_line(cr(), pango_layout_get_line_readonly(layout_.get(), 0));
        cairo_new_path(cr());
    }

    double text_width(std::string_view words, const Font& font) override {
        set(words, font);
        return width();
    }

    void begin_fade(const Box& bounds) override {
        cairo_save(cr());
        clip(Path().box(bounds));
        cairo_push_group(cr());
    }

    void end_fade(double opacity) override {
        cairo_pop_group_to_source(cr());
        cairo_paint_with_alpha(cr(), opacity);
        cairo_restore(cr());
    }

    void kept(const std::string& name, const Box& bounds, const Drawing& drawing) override {
        if (store_ == nullptr) return drawing(*this);
        cairo_matrix_t matrix;
        cairo_get_matrix(cr(), &matrix);
        double fine = 1, fine_down = 1;
        cairo_surface_get_device_scale(cairo_get_group_target(cr()), &fine, &fine_down);
        const std::string key = name + placed(matrix, fine);
        auto& images = store_->images();
        const auto found = images.kept.find(key);
        const auto& image = found != images.kept.end()
                                ? found->second
                                : images.add(key, draw_image(matrix, fine, bounds, drawing));
        cairo_save(cr());
        cairo_identity_matrix(cr());
        cairo_set_source_surface(cr(), image.surface.get(), whole(matrix.x0, fine) + image.left,
                                 whole(matrix.y0, fine) + image.top);
        cairo_pattern_set_filter(cairo_get_source(cr()), CAIRO_FILTER_NEAREST);
        cairo_paint(cr());
        cairo_restore(cr());
    }

private:
    using Image = PictureStore::Images::Image;
    // The nearest place that begins a pixel of the device.
    static double whole(double at, double fine) { return std::round(at * fine) / fine; }
    static std::string placed(const cairo_matrix_t& m, double fine) {
        std::string key;
        for (const double part : {m.xx, m.xy, m.yx, m.yy, fine})
            key += " " + std::to_string(std::lround(part * 1e5));
        return key;
    }

    static Image draw_image(cairo_matrix_t m, double fine, const Box& b, const Drawing& drawing) {
        m.x0 = m.y0 = 0;
        double left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
        for (Point p : {Point{b.x, b.y}, Point{b.right(), b.y}, Point{b.x, b.bottom()},
                        Point{b.right(), b.bottom()}}) {
            cairo_matrix_transform_point(&m, &p.x, &p.y);
            left = std::min(left, p.x), right = std::max(right, p.x);
            top = std::min(top, p.y), bottom = std::max(bottom, p.y);
        }
        left = std::floor(left), top = std::floor(top);
        Image image{Surface(cairo_image_surface_create(
                        CAIRO_FORMAT_ARGB32, static_cast<int>(std::ceil((right - left) * fine)) + 1,
                        static_cast<int>(std::ceil((bottom - top) * fine)) + 1)),
                    left, top};
        cairo_surface_set_device_scale(image.surface.get(), fine, fine);
        const Context context(cairo_create(image.surface.get()));
        m.x0 = -left;
        m.y0 = -top;
        cairo_set_matrix(context.get(), &m);
        CairoPainter painter(context.get());
        drawing(painter);
        return image;
    }

    [[nodiscard]] cairo_t* cr() const { return context_.get(); }
    void lay(const Path& path) {
        cairo_new_path(cr());
        const Point* p = path.points().data();
        for (const Path::Segment step : path.steps()) {
            switch (step) {
                case Path::Segment::Move:
                    cairo_move_to(cr(), p->x, p->y);
                    ++p;
                    break;
                case Path::Segment::Line:
                    cairo_line_to(cr(), p->x, p->y);
                    ++p;
                    break;
                case Path::Segment::Curve:
                    cairo_curve_to(cr(), p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
                    p += 3;
                    break;
                case Path::Segment::Close: cairo_close_path(cr()); break;
            }
        }
    }

    void dip(Ink ink) { cairo_set_source_rgba(cr(), ink.red, ink.green, ink.blue, ink.opacity); }

    static cairo_pattern_t* make(const Gradient& g) {
        cairo_pattern_t* pattern =
            g.radius > 0
                ? cairo_pattern_create_radial(g.from.x, g.from.y, 0, g.to.x, g.to.y, g.radius)
                : cairo_pattern_create_linear(g.from.x, g.from.y, g.to.x, g.to.y);
        for (const auto& [at, ink] : g.stops)
            cairo_pattern_add_color_stop_rgba(pattern, at, ink.red, ink.green, ink.blue,
                                              ink.opacity);
        return pattern;
    }

    // The grain keeps its size whatever the scale of the drawing.
    void use_device_pixels() {
        cairo_matrix_t matrix;
        cairo_get_matrix(cr(), &matrix);
        const double scale = std::max(1e-6, std::hypot(matrix.xx, matrix.yx));
        const double even = std::max(1.0, std::round(scale)) / scale;
        cairo_scale(cr(), even, even);
    }

    /// Not a printed page, whose letters stay letters.
    [[nodiscard]] bool is_of_pixels() const {
        return cairo_surface_get_type(cairo_get_group_target(cr())) == CAIRO_SURFACE_TYPE_IMAGE;
    }

    [[nodiscard]] double begin_of(Point at, Align align) const {
        if (align == Align::Left) return at.x;
        return at.x - (align == Align::Centre ? width() / 2 : width());
    }

    /// A font is made anew for each angle: of turned words the outlines are taken as they lie
    /// level, and turned themselves.
    void draw_outlines(std::string_view words, Point at, const Font& font, Align align,
                       const cairo_matrix_t& turned) {
        cairo_matrix_t level;
        const double scale = std::hypot(turned.xx, turned.yx);
        cairo_matrix_init_scale(&level, scale, scale);
        cairo_set_matrix(cr(), &level);
        set(words, font);
        cairo_new_path(cr());
        cairo_move_to(cr(), begin_of(at, align), at.y);
        pango_cairo_layout_line_path(cr(), pango_layout_get_line_readonly(layout_.get(), 0));
        const Outline outline(cairo_copy_path(cr()));
        cairo_set_matrix(cr(), &turned);
        cairo_new_path(cr());
        cairo_append_path(cr(), outline.get());
        cairo_fill(cr());
    }

    /// Lays the words out as the one line that is drawn or measured next.
    void set(std::string_view words, const Font& font) {
        pango_cairo_update_context(cr(), letters_.get());
        pango_layout_context_changed(layout_.get());
        pango_layout_set_font_description(layout_.get(), description_of(font));
        pango_layout_set_text(layout_.get(), words.data(), static_cast<int>(words.size()));
    }

    [[nodiscard]] double width() const {
        int units = 0;
        pango_layout_get_size(layout_.get(), &units, nullptr);
        return pango_units_to_double(units);
    }

    Context context_;
    PictureStore* store_;
    LettersContext letters_;
    PangoText layout_;
};

Result<void> outcome(cairo_status_t status, const std::string& path) {
    if (status == CAIRO_STATUS_SUCCESS) return {};
    return not_written(path, cairo_status_to_string(status));
}

void draw_on(cairo_surface_t* surface, double scale, const Drawing& drawing,
             PictureStore* store = nullptr) {
    const Context context(cairo_create(surface));
    cairo_scale(context.get(), scale, scale);
    CairoPainter painter(context.get(), store);
    drawing(painter);
}

Surface image_of(Size size, double scale, const Drawing& drawing, PictureStore* store = nullptr) {
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                                               static_cast<int>(std::lround(size.width * scale)),
                                               static_cast<int>(std::lround(size.height * scale))));
    draw_on(surface.get(), scale, drawing, store);
    cairo_surface_flush(surface.get());
    return surface;
}

Result<void> finish(const Surface& surface, const std::string& path) {
    cairo_surface_finish(surface.get());
    return outcome(cairo_surface_status(surface.get()), path);
}

cairo_status_t take(void* into, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(into)->append(data, data + length);
    return CAIRO_STATUS_SUCCESS;
}
}  // namespace

std::unique_ptr<Painter> painter_on(void* cairo, PictureStore* store) {
    return std::make_unique<CairoPainter>(static_cast<cairo_t*>(cairo), store);
}

Pixels draw_pixels(Size size, double scale, const Drawing& drawing, PictureStore* store) {
    const Surface surface = image_of(size, scale, drawing, store);
    Pixels pixels{cairo_image_surface_get_width(surface.get()),
                  cairo_image_surface_get_height(surface.get()),
                  {}};
    const auto width = static_cast<std::size_t>(pixels.width);
    const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
    pixels.argb.resize(width * static_cast<std::size_t>(pixels.height));
    const unsigned char* data = cairo_image_surface_get_data(surface.get());
    for (std::size_t y = 0; y < static_cast<std::size_t>(pixels.height); ++y)
        std::memcpy(&pixels.argb[y * width], data + y * stride, width * 4);
    return pixels;
}

Result<void> write_png(const std::string& path, Size size, double scale, const Drawing& drawing) {
    const Surface surface = image_of(size, scale, drawing);
    return outcome(cairo_surface_write_to_png(surface.get(), path.c_str()), path);
}

Result<void> write_svg(const std::string& path, Size size, const Drawing& drawing) {
    const Surface surface(cairo_svg_surface_create(path.c_str(), size.width, size.height));
    draw_on(surface.get(), 1, drawing);
    return finish(surface, path);
}

Result<std::string> png_bytes(Size size, double scale, const Drawing& drawing) {
    std::string bytes;
    const auto status =
        cairo_surface_write_to_png_stream(image_of(size, scale, drawing).get(), take, &bytes);
    return outcome(status, "PNG").map([&] { return std::move(bytes); });
}

Result<std::string> pdf_bytes(Size size, const std::string& title,
                              const std::vector<Drawing>& pages, const std::string& created) {
    std::string bytes;
    const Surface pdf(cairo_pdf_surface_create_for_stream(take, &bytes, size.width, size.height));
    cairo_pdf_surface_set_metadata(pdf.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(pdf.get(), CAIRO_PDF_METADATA_CREATE_DATE, created.c_str());
    for (const Drawing& page : pages) {
        draw_on(pdf.get(), 1, page);
        cairo_surface_show_page(pdf.get());
    }
    return finish(pdf, title).map([&] { return std::move(bytes); });
}

}  // namespace fairdeal
