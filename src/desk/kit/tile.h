#pragma once
// The pieces every page is put together from: a card with rounded corners, texts in the app's few
// sizes, buttons of its few kinds.

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>
#include <functional>

#include "desk/kit/icons.h"
#include "desk/kit/theme.h"

namespace fairdeal {

/// What a box looks like; `around` is the tone it lies on.
struct TileLook {
    Tone around = Tone::Window;
    Tone within = Tone::Surface;
    Tone line = Tone::Border;
    int radius = 12;  // 0: square, and without a line
    bool lined = true;
    int line_width = 1;
    int bar = 0;  // width of a bar in the line's tone at the left edge
};

/// A panel that paints itself; its children must not.
class Tile : public wxPanel {
public:
    Tile(wxWindow* parent, TileLook look);
    void set_look(const TileLook& look);
    bool Show(bool show = true) override;
    [[nodiscard]] const TileLook& look() const { return look_; }

private:
    void paint();
    TileLook look_;
};

/// A square box that fills its place: the ground of a page or a strip.
inline TileLook ground(Tone tone) { return {tone, tone, tone, 0, false, 1, 0}; }
inline TileLook card(Tone around) { return {around, Tone::Surface, Tone::Border, 12, true, 1, 0}; }

enum class Hue : unsigned char { Text, Muted, Accent, Good, Bad, Note, Rail };

/// A text that breaks its lines to the width it is given and is as high as it must be.
class Text : public wxStaticText {
public:
    Text(wxWindow* parent, const std::string& text, double pixels, Hue hue = Hue::Text,
         wxFontWeight weight = wxFONTWEIGHT_NORMAL);
    void say(const std::string& text);
    void set_hue(Hue hue);
    /// Breaks its lines to this width from now on.
    void wrap_to(int width);
    /// Without words it is as high as a line from now on: what is below stays where it is.
    void keep_line();
    /// In letters of this size, in the weight that it has.
    void set_pixels(double pixels);
    /// In letters of the same size again, after set_letters.
    void renew_letters();
    /// In one line.
    [[nodiscard]] int width_of_words() const;

private:
    Hue hue_;
    wxFontWeight weight_;
    double pixels_ = 0;
    int width_ = 0;
    bool keeps_line_ = false;
};

using OnClick = std::function<void()>;
/// `kind` is a class of the style sheet: "primary", "quiet", "chip", "choice" or empty for a plain
/// one.
wxButton* make_button(wxWindow* parent, const std::string& label, const char* kind, OnClick click);
/// A button with an icon only; `name` is what a screen reader says and the tip shows.
wxButton* make_icon_button(wxWindow* parent, Icon which, const std::string& name, OnClick click);
/// A button that stays down; `click` hears whether it is down now.
wxToggleButton* make_toggle(wxWindow* parent, const std::string& label,
                            std::function<void(bool down)> click);
/// Its icon again, in the tone of the theme in force.
void set_icon(wxButton* button, Icon which, Tone tone = Tone::Text);

/// The head of a page: the way back, where the page is, its name. What else belongs there is added
/// to the row, at the right.
struct PageHead {
    wxBoxSizer* row = nullptr;
    wxButton* back = nullptr;
    Text* crumb = nullptr;
    Text* title = nullptr;
};
PageHead make_page_head(wxWindow* page, const std::string& way_back, OnClick go_back);

/// The label of a button, without meaning for '&'.
void set_label(wxAnyButton* button, const std::string& label);

inline wxString wide(const std::string& text) { return wxString::FromUTF8(text); }
/// What stands in a field.
inline std::string typed_in(const wxTextCtrl* field) { return field->GetValue().utf8_string(); }
/// Does nothing if the field has that text already, so that the cursor stays in its place.
inline void put_text(wxTextCtrl* field, const std::string& text) {
    if (typed_in(field) != text) field->ChangeValue(wide(text));
}

/// Room around an item, each side its own.
struct Space {
    int left = 0, top = 0, right = 0, bottom = 0;
};
/// Puts an item into a column with that room around it; `grows`: it takes what height is left.
template <class Item>
void put(wxSizer* column, Item* item, Space space, bool grows = false) {
    auto* across = new wxBoxSizer(wxHORIZONTAL);
    across->AddSpacer(space.left);
    across->Add(item, wxSizerFlags(1).Expand());
    across->AddSpacer(space.right);
    auto* down = new wxBoxSizer(wxVERTICAL);
    down->AddSpacer(space.top);
    down->Add(across, wxSizerFlags(1).Expand());
    down->AddSpacer(space.bottom);
    column->Add(down, wxSizerFlags(grows ? 1 : 0).Expand());
}

/// Lays a page's invitation out: a card of that width in the middle, a little above it.
void place_invitation(Tile* page, Tile* card, wxSizer* inside, int width);

/// The texts within a window in letters of the size that is set now; it is laid out again.
void renew_letters(wxWindow& window);

/// Changes without flicker from here to the end of the block.
class UpdateLock {
public:
    explicit UpdateLock(wxWindow* window) : window_(window) { window_->Freeze(); }
    ~UpdateLock() { window_->Thaw(); }
    UpdateLock(const UpdateLock&) = delete;
    UpdateLock& operator=(const UpdateLock&) = delete;

private:
    wxWindow* window_;
};

}  // namespace fairdeal
