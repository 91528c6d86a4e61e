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

/// Everything keeps to a grid of 8 pixels. A page's edges are 3 of it, a card's beside another 2.
constexpr int grid = 8;
/// The distances between, in pixels.
struct Gap {
    static constexpr int hair = 2;     // a line and the one that belongs to it; a list in its card
    static constexpr int tight = 4;    // a name and what it names
    static constexpr int beside = 6;   // buttons and words in a row
    static constexpr int row = 10;     // rows of a form or a panel
    static constexpr int part = 12;    // parts of a card; what is inside a small one and its edge
    static constexpr int inside = 14;  // what is inside a card and its edge
    static constexpr int wide = 20;    // what is inside a wide card and its edge
};
constexpr int rail_width = 88;
constexpr int panel_width = 384;      // beside the table
constexpr int list_width = 448;       // of a list to choose from
constexpr int side_list_width = 340;  // of one beside what is chosen in it
constexpr int side_card_width = 400;  // of a card beside a list
constexpr int dialog_width = 560;     // of a dialog, and of a card alone on its page
constexpr int beside_title = 130;     // of the buttons beside a page's title
/// A panel at the side keeps this free left and right; its scrollbar lies in the margin.
constexpr int side = 2 * grid;
constexpr int panel_inside = panel_width - 2 * side;
/// And a row that is drawn, on the right.
constexpr int row_edge = 28;

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
