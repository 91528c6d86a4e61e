#include "desk/kit/theme.h"

#include <wx/dcscreen.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

using Palette = std::array<const char*, tone_count>;

// clang-format off
//                        Window     Surface    Raised     Border     Strong     Text       Muted      Accent     AccentText
//                        AccentSoft Good       GoodSoft   Bad        BadSoft    Note       NoteSoft   Rail       RailText   RailOn
constexpr Palette light{{ "#f3f4f1", "#ffffff", "#f6f7f4", "#e0e3dd", "#bcc3bb", "#18211d", "#5d6963", "#17714d", "#ffffff",
                          "#e4f2ea", "#17714d", "#e4f2ea", "#b0302a", "#fcebe9", "#7a5400", "#fdf3d9", "#10241c", "#c9d8d0", "#1f3d31" }};
constexpr Palette dark{{  "#111614", "#1a211e", "#212a26", "#2d3833", "#4a5851", "#e9eeeb", "#9eaca5", "#3dbb86", "#05231a",
                          "#17352a", "#4fce98", "#15352a", "#ff8a80", "#3d1f1e", "#f0c56a", "#38301c", "#0a110e", "#a9b9b1", "#1b2c25" }};
// clang-format on

Look in_force = Look::Light;

const Palette& palette() { return in_force == Look::Dark ? dark : light; }

/// The style sheet, with @names for the tones.
constexpr const char* sheet = fixed(R"css(
@define-color window WINDOW; @define-color surface SURFACE; @define-color raised RAISED;
@define-color line BORDER; @define-color strong STRONG; @define-color ink TEXT; @define-color muted MUTED;
@define-color accent ACCENT; @define-color on_accent ONACCENT; @define-color accent_soft SOFTACCENT;
@define-color good GOOD; @define-color bad BAD; @define-color rail RAIL; @define-color rail_ink RINK;
@define-color rail_on RON; @define-color note NOTE;
window, .background { background-color: @window; color: @ink; }
label { color: @ink; }
label link { color: @accent; text-decoration: none; }
label link:hover { text-decoration: underline; }
label.muted { color: @muted; }
label.accent { color: @accent; }
label.good { color: @good; }
label.bad { color: @bad; }
label.note { color: @note; }
label.rail { color: @rail_ink; }
button { background-image: none; box-shadow: none; text-shadow: none; -gtk-icon-shadow: none; outline-offset: -3px;
         border-radius: 8px; border: 1px solid @line; background-color: @surface; color: @ink;
         min-height: 24px; min-width: 16px; padding: 5px 14px; font-weight: 500; transition: none; }
button label { color: inherit; }
button:hover { background-color: @raised; border-color: @strong; }
button:active { background-color: @line; }
button:focus { border-color: @accent; box-shadow: 0 0 0 1px @accent; outline: none; }
button:disabled { color: alpha(@muted, 0.6); background-color: @raised; border-color: @line; }
button.primary { background-color: @accent; border-color: @accent; color: @on_accent; font-weight: 600; padding: 5px 20px; }
button.primary:hover { background-color: shade(@accent, 0.92); }
button.primary:focus { box-shadow: inset 0 0 0 2px alpha(@on_accent, 0.55); }
button.primary:disabled { background-color: alpha(@accent, 0.35); border-color: transparent; color: alpha(@on_accent, 0.8); }
button.quiet { background-color: transparent; border-color: transparent; }
button.quiet:hover { background-color: alpha(@ink, 0.07); border-color: transparent; }
button.quiet:focus { border-color: @accent; }
button.heading { background-color: transparent; border-color: transparent; border-radius: 6px; padding: 2px 0;
                 color: @muted; font-size: 0.86em; }
button.heading:hover { color: @ink; background-color: alpha(@ink, 0.07); border-color: transparent; }
button.heading.on { color: @accent; font-weight: 600; }
button.icon { padding: 5px 7px; }
button.chip { border-radius: 12px; padding: 0 9px; min-height: 20px; font-size: 0.86em; font-weight: 500;
              color: @accent; background-color: @accent_soft; border-color: transparent; }
button.chip:hover { border-color: @accent; }
button.chip.on { background-color: @accent; color: @on_accent; }
button.call { padding: 3px 0; min-width: 30px; border-radius: 0; margin: 0; font-size: 0.97em; border-left-width: 0; }
button.call.first { border-radius: 8px 0 0 8px; border-left-width: 1px; }
button.call.last { border-radius: 0 8px 8px 0; }
button.call:checked { background-color: @accent; border-color: @accent; color: @on_accent; font-weight: 600; }
button.filter { border-radius: 16px; padding: 2px 14px; font-size: 0.93em; }
button.filter.tab { padding: 2px 10px; }
button.filter:checked { background-color: @accent; border-color: @accent; color: @on_accent; }
button.choice { padding: 8px 14px; }
button.choice.current { border-color: @accent; box-shadow: 0 0 0 1px @accent; }
button.choice:checked, button.choice.chosen { background-color: SOFTACCENT; border-color: @accent; font-weight: 600; }
button.choice.right { border-color: @good; color: @good; background-color: SOFTGOOD; }
button.choice.wrong { border-color: @bad; color: @bad; background-color: SOFTBAD; }
button.choice.right:disabled, button.choice.wrong:disabled { opacity: 1; }
button.nav { background-color: transparent; border-color: transparent; color: @rail_ink; border-radius: 12px;
             padding: 5px 2px; font-size: 12px; font-weight: 500; }
button.nav:hover { background-color: alpha(@rail_on, 0.6); }
button.nav.on { background-color: @rail_on; color: #ffffff; }
button.nav:focus { box-shadow: none; border-color: alpha(@rail_ink, 0.6); }
entry { background-image: none; background-color: @surface; color: @ink; border: 1px solid @line; border-radius: 8px;
        box-shadow: none; padding: 3px 10px; min-height: 24px; caret-color: @accent; }
entry:focus { border-color: @accent; box-shadow: 0 0 0 1px @accent; }
entry:disabled { background-color: @raised; color: @muted; }
entry image { color: @muted; }
entry selection, textview text selection { background-color: @accent; color: @on_accent; }
scrolledwindow.field { border: 1px solid @line; border-radius: 8px; background-color: @surface; padding: 6px 8px; }
textview { background-color: @surface; color: @ink; caret-color: @accent; }
textview text { background-color: @surface; color: @ink; }
scrollbar { background-color: transparent; border: none; }
scrollbar slider { background-color: alpha(@muted, 0.45); border-radius: 8px; min-width: 5px; min-height: 28px; }
progressbar trough { background-color: @line; border: none; border-radius: 4px; min-height: 6px; }
progressbar progress { background-image: none; background-color: @accent; border: none; border-radius: 4px; min-height: 6px; }
tooltip { background-color: #10241c; color: #ffffff; border-radius: 6px; }
)css");

void replace(std::string& text, const std::string& word, const std::string& by) {
    for (std::size_t at = text.find(word); at != std::string::npos;
         at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
}

std::string style_sheet() {
    std::string css = sheet;
    replace(css, "SOFTACCENT", hex(Tone::AccentSoft));
    replace(css, "SOFTGOOD", hex(Tone::GoodSoft));
    replace(css, "SOFTBAD", hex(Tone::BadSoft));
    replace(css, "ONACCENT", hex(Tone::AccentText));
    replace(css, "WINDOW", hex(Tone::Window));
    replace(css, "SURFACE", hex(Tone::Surface));
    replace(css, "RAISED", hex(Tone::Raised));
    replace(css, "BORDER", hex(Tone::Border));
    replace(css, "STRONG", hex(Tone::Strong));
    replace(css, "TEXT", hex(Tone::Text));
    replace(css, "MUTED", hex(Tone::Muted));
    replace(css, "ACCENT", hex(Tone::Accent));
    replace(css, "GOOD", hex(Tone::Good));
    replace(css, "BAD", hex(Tone::Bad));
    replace(css, "NOTE", hex(Tone::Note));
    replace(css, "RAIL", hex(Tone::Rail));
    replace(css, "RINK", hex(Tone::RailText));
    replace(css, "RON", hex(Tone::RailOn));
    return css;
}

}  // namespace

Look theme() { return in_force; }

void put_in_force(Look chosen) {
    in_force = chosen;
    gtk::set_style(style_sheet(), chosen == Look::Dark);
}

std::string hex(Tone tone) { return palette().at(static_cast<std::size_t>(tone)); }

wxColour colour(Tone tone) { return wxColour(hex(tone)); }

wxFont font(double pixels, wxFontWeight weight) {
    constexpr double points_per_pixel = 0.75;
    return wxFont(wxFontInfo(pixels * points_per_pixel).FaceName("Inter").Weight(weight));
}

namespace {

double letters_set = 1, magnified = 1;

/// By the desktop; asked first before any of ours are set.
double letters_of_desktop() {
    static const double scale = [] {
        constexpr double plain = 16;
        int height = 0;
        const wxFont usual = font(13);
        wxScreenDC().GetTextExtent("Ag", nullptr, &height, nullptr, nullptr, &usual);
        return std::max(1.0, height / plain);
    }();
    return scale;
}

void scale_letters() {
    letters_of_desktop();
    gtk::scale_letters(letters_set * magnified);
}

}  // namespace

double letters() { return letters_of_desktop() * letters_set; }

void set_letters(int percent) {
    letters_set = percent / 100.0;
    scale_letters();
}

void magnify(double times) {
    magnified = times;
    scale_letters();
}

int as_high(int plain) { return static_cast<int>(plain * letters()); }

}  // namespace fairdeal
