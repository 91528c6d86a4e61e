#pragma once
// The colours, letters and measures of the desktop app: one palette for light, one for dark, one
// style sheet made of either.

#include <wx/colour.h>
#include <wx/font.h>
#include <string>

#include "desk/frame/preferences.h"

namespace fairdeal {

/// What a colour is for.
enum class Tone : unsigned char {
    Window,
    Surface,
    Raised,
    Border,
    Strong,
    Text,
    Muted,
    Accent,
    AccentText,
    AccentSoft,
    Good,
    GoodSoft,
    Bad,
    BadSoft,
    Note,
    NoteSoft,
    Rail,
    RailText,
    RailOn
};
constexpr std::size_t tone_count = static_cast<std::size_t>(Tone::RailOn) + 1;

/// The theme in force.
Look theme();
/// Puts a theme in force: palette, style sheet, the desktop's own dark mode.
void put_in_force(Look chosen);

wxColour colour(Tone tone);
/// "#1f7a55".
std::string hex(Tone tone);

/// Everything keeps to a grid of 8 pixels.
constexpr int grid = 8;
constexpr int rail_width = 88;
constexpr int panel_width = 384;
/// A panel at the side keeps this free left and right; its scrollbar lies in the margin.
constexpr int side = 2 * grid;
constexpr int inside = panel_width - 2 * side;

/// Inter in CSS pixels.
wxFont font(double pixels, wxFontWeight weight = wxFONTWEIGHT_NORMAL);
/// How much larger than usual the desktop has its letters; at least 1. Once the program runs it
/// stays the same.
double letters();
/// A height that letters need, as large as they are here.
int as_high(int plain);
/// The name and size GTK's own controls use.
constexpr const char* control_font = "Inter 10.5";

}  // namespace fairdeal
