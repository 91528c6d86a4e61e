#include "picture/cairo_parts.h"

#include <array>
#include <cstdint>
#include <vector>

#include "picture/grain.h"

namespace fairdeal {

cairo_pattern_t* grain_pattern() {
    static std::vector<std::uint32_t> pixels = grain_tile();
    static const Surface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_ARGB32, grain_tile_size,
        grain_tile_size, grain_tile_size * 4));
    static const PaintPattern pattern = [] {
        PaintPattern made(cairo_pattern_create_for_surface(surface.get()));
        cairo_pattern_set_extend(made.get(), CAIRO_EXTEND_REPEAT);
        cairo_pattern_set_filter(made.get(), CAIRO_FILTER_NEAREST);
        return made;
    }();
    return pattern.get();
}

PangoFontDescription* description_of(const Font& font) {
    thread_local std::array<FontDescription, 8> descriptions;
    const std::size_t index =
        (font.face == Typeface::Inter ? 0U : 4U) + (font.bold ? 2U : 0U) + (font.italic ? 1U : 0U);
    FontDescription& described = descriptions.at(index);
    if (!described) {
        described.reset(pango_font_description_new());
        pango_font_description_set_family_static(
            described.get(), font.face == Typeface::Inter ? "Inter" : "Noto Serif");
        pango_font_description_set_style(described.get(),
                                         font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
        pango_font_description_set_weight(described.get(),
                                          font.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    }
    pango_font_description_set_absolute_size(described.get(), font.size * PANGO_SCALE);
    return described.get();
}

}  // namespace fairdeal
