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
/// How much larger than usual the letters are, by the desktop and by set_letters; at least 1. An
/// exam's own (magnify) are not in it.
double letters();
/// In 100 of what the desktop has. What is made from then on has them; what was made before is to
/// be made again.
void set_letters(int percent);
/// What is shown, as it stands, so many times larger; for an exam.
void magnify(double times);
/// A height that letters need, as large as they are here.
int as_high(int plain);
/// The name and size GTK's own controls use.
constexpr const char* control_font = "Inter 10.5";

}  // namespace fairdeal
