#pragma once
// What the painter holds of cairo and Pango, and what it makes of them once.

#include <pango/pangocairo.h>

#include <memory>

#include "picture/painter.h"

namespace fairdeal {

/// Released with its holder.
template <class T, void (*release)(T*)>
struct Releaser {
    void operator()(T* held) const { release(held); }
};
template <class T, void (*release)(T*)>
using Held = std::unique_ptr<T, Releaser<T, release>>;
using Context = Held<cairo_t, cairo_destroy>;
using Surface = Held<cairo_surface_t, cairo_surface_destroy>;
using PaintPattern = Held<cairo_pattern_t, cairo_pattern_destroy>;
using Outline = Held<cairo_path_t, cairo_path_destroy>;
using FontOptions = Held<cairo_font_options_t, cairo_font_options_destroy>;
using FontDescription = Held<PangoFontDescription, pango_font_description_free>;
struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};
using LettersContext = std::unique_ptr<PangoContext, Unref>;
using PangoText = std::unique_ptr<PangoLayout, Unref>;

/// The felt's grain, to be laid over anything; never released.
cairo_pattern_t* grain_pattern();

/// Of this thread, until the next call with the same face: to describe a font for each word would
/// cost more than to set its size.
PangoFontDescription* description_of(const Font& font);

}  // namespace fairdeal
