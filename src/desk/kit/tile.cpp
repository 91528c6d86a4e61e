#include "desk/kit/tile.h"

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <algorithm>
#include <array>
#include <memory>

#include "desk/kit/gtk.h"
#include "desk/kit/keys/tab_order.h"

namespace fairdeal {

namespace {

constexpr std::array<const char*, 7> hue_classes{"",    "muted", "accent", "good",
                                                 "bad", "note",  "rail"};

void set_hue_class(wxWindow* label, Hue hue, bool on) {
    const char* name = hue_classes.at(static_cast<std::size_t>(hue));
    if (*name != 0) gtk::set_class(label, name, on);
}

}  // namespace

Tile::Tile(wxWindow* parent, TileLook look)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxTAB_TRAVERSAL | wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE),
      look_(look) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    m_container.DisableSelfFocus();  // the keyboard goes to what is in it, never to the box
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

bool Tile::Show(bool show) { return show_in_tab_order(*this, wxPanel::Show(show)); }

void Tile::set_look(const TileLook& look) {
    look_ = look;
    Refresh();
}

void Tile::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    gc->EnableOffset(false);
    const wxSize size = GetClientSize();
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->SetBrush(wxBrush(colour(look_.radius == 0 ? look_.within : look_.around)));
    gc->DrawRectangle(0, 0, size.x, size.y);
    if (look_.radius == 0) return;
    const double inset = look_.line_width / 2.0;
    gc->SetBrush(wxBrush(colour(look_.within)));
    if (look_.lined)
        gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(colour(look_.line)).Width(look_.line_width)));
    gc->DrawRoundedRectangle(inset, inset, size.x - 2 * inset, size.y - 2 * inset, look_.radius);
    if (look_.bar == 0) return;
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->SetBrush(wxBrush(colour(look_.line)));
    gc->Clip(0, 0, look_.bar, size.y);
    gc->DrawRoundedRectangle(0, 0, 4.0 * look_.radius, size.y, look_.radius);
}

Text::Text(wxWindow* parent, const std::string& text, double pixels, Hue hue, wxFontWeight weight)
    : wxStaticText(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE),
      hue_(hue),
      weight_(weight) {
    set_pixels(pixels);
    set_hue_class(this, hue, true);
    say(text);
}

void Text::set_pixels(double pixels) {
    pixels_ = pixels;
    wxFont letters = font(pixels, weight_);
    letters.SetPointSize(static_cast<int>(letters.GetFractionalPointSize()));  // as styles have it
    SetFont(letters);
    gtk::set_letters(this, letters);
    InvalidateBestSize();
}

void Text::renew_letters() {
    set_pixels(pixels_);
    if (width_ != 0) wrap_to(width_);
}

void Text::keep_line() { keeps_line_ = true; }

void Text::say(const std::string& text) {
    const wxString lines = wide(gtk::from_left(text));
    if (GetLabelText() != lines) SetLabelText(lines);
    InvalidateBestSize();
    if (width_ != 0) wrap_to(width_);
}

void Text::set_hue(Hue hue) {
    set_hue_class(this, hue_, false);
    hue_ = hue;
    set_hue_class(this, hue, true);
}

void Text::wrap_to(int width) {
    width_ = width;
    gtk::wrap_label(this);
    const bool has_height = keeps_line_ || !GetLabel().empty();
    const wxSize size(width,
                      has_height ? std::max(gtk::height_for(this, width), GetCharHeight()) : 0);
    SetMinSize(size);
    SetSize(size);
}

int Text::width_of_words() const { return GetTextExtent(GetLabelText()).x; }

wxButton* make_button(wxWindow* parent, const std::string& label, const char* kind, OnClick click) {
    auto* button =
        new wxButton(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    set_label(button, label);
    if (*kind != 0) gtk::add_class(button, kind);
    button->InvalidateBestSize();
    button->Bind(wxEVT_BUTTON, [click = std::move(click)](wxCommandEvent&) { click(); });
    return button;
}

wxButton* make_icon_button(wxWindow* parent, Icon which, const std::string& name, OnClick click) {
    auto* button = new wxButton(parent, wxID_ANY, "", wxDefaultPosition, wxSize(36, 36),
                                wxBU_EXACTFIT | wxBU_NOTEXT);
    gtk::add_class(button, "quiet");
    gtk::add_class(button, "icon");
    set_icon(button, which);
    button->SetToolTip(wide(name));
    gtk::set_name(button, name);
    button->SetMinSize(wxSize(36, 36));
    button->Bind(wxEVT_BUTTON, [click = std::move(click)](wxCommandEvent&) { click(); });
    return button;
}

wxToggleButton* make_toggle(wxWindow* parent, const std::string& label,
                            std::function<void(bool down)> click) {
    auto* button = new wxToggleButton(parent, wxID_ANY, wide(label), wxDefaultPosition,
                                      wxDefaultSize, wxBU_EXACTFIT);
    gtk::add_class(button, "filter");
    button->Bind(wxEVT_TOGGLEBUTTON,
                 [click = std::move(click)](wxCommandEvent& event) { click(event.IsChecked()); });
    return button;
}

PageHead make_page_head(wxWindow* page, const std::string& way_back, OnClick go_back) {
    PageHead head;
    head.row = new wxBoxSizer(wxHORIZONTAL);
    head.back = make_icon_button(page, Icon::Back, way_back, std::move(go_back));
    head.crumb = new Text(page, "", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    head.title = new Text(page, "", 24, Hue::Text, wxFONTWEIGHT_BOLD);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    texts->Add(head.crumb);
    texts->Add(head.title);
    head.row->Add(head.back, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::part));
    head.row->Add(texts, wxSizerFlags(1).CentreVertical());
    return head;
}

void set_icon(wxButton* button, Icon which, Tone tone) {
    button->SetBitmap(icon(which, colour(tone)));
}

void set_label(wxAnyButton* button, const std::string& label) {
    const wxString line = wide(gtk::from_left(label));
    if (button->GetLabelText() == line) return;
    button->SetLabel(wxControl::EscapeMnemonics(line));
    button->InvalidateBestSize();
}

void renew_letters(wxWindow& window) {
    for (wxWindow* child : window.GetChildren()) {
        if (auto* text = dynamic_cast<Text*>(child)) text->renew_letters();
        child->InvalidateBestSize();
        renew_letters(*child);
    }
    window.Layout();
}

void place_invitation(Tile* page, Tile* card, wxSizer* inside, int width) {
    inside->SetMinSize(width, -1);
    card->SetSizer(inside);
    auto* place = new wxBoxSizer(wxVERTICAL);
    place->AddStretchSpacer(2);
    place->Add(card, wxSizerFlags().CentreHorizontal());
    place->AddStretchSpacer(3);
    page->SetSizer(place);
}

}  // namespace fairdeal
