#include "desk/rebuild/entry_field.h"

#include <wx/graphics.h>

#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_list.h"

namespace fairdeal {

namespace {

constexpr double field_margin = 16;
constexpr double prompt_size = 16, typed_size = 22, small_size = 13, key_size = 12;

/// The height of a line of letters of this size, as large as the desktop has them.
double line_of(const wxWindow& window, double size) {
    int height = 0;
    window.GetTextExtent("Ag", nullptr, &height, nullptr, nullptr, nullptr);
    wxCoord own = 0;
    const wxFont letters = font(size);
    window.GetTextExtent("Ag", nullptr, &own, nullptr, nullptr, &letters);
    return own > 0 ? own : height;
}

Tone tone_of(KeyTaken taken) {
    switch (taken) {
        case KeyTaken::Taken: return Tone::Muted;
        case KeyTaken::Refused: return Tone::Bad;
        case KeyTaken::InDoubt: return Tone::Note;
    }
    return Tone::Muted;
}

}  // namespace

EntryField::EntryField(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
              wxBORDER_NONE | wxWANTS_CHARS | wxTAB_TRAVERSAL) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    for (const auto& event : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS}) {
        Bind(event, [this](wxFocusEvent& focus) {
            focus.Skip();
            Refresh();
        });
    }
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        Refresh();
    });
    lay_out();
}

void EntryField::show(const EntryScreen& screen) {
    screen_ = screen;
    gtk::set_name(this, screen.spoken);
    Refresh();
}

void EntryField::lay_out() {
    const double height = line_of(*this, prompt_size) + line_of(*this, typed_size) +
                          line_of(*this, small_size) + line_of(*this, key_size) + 54;
    SetMinSize(wxSize(200, static_cast<int>(height)));
}

void EntryField::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    const wxSize size = GetClientSize();
    gc->SetPen(*wxTRANSPARENT_PEN);
    gc->SetBrush(wxBrush(colour(Tone::Window)));
    gc->DrawRectangle(0, 0, size.x, size.y);
    gc->SetBrush(wxBrush(colour(Tone::Surface)));
    const Tone edge = screen_.taken == KeyTaken::Refused   ? Tone::Bad
                      : screen_.taken == KeyTaken::InDoubt ? Tone::Note
                      : HasFocus()                         ? Tone::Accent
                                                           : Tone::Border;
    const bool strong = edge != Tone::Border;
    gc->SetPen(gc->CreatePen(wxGraphicsPenInfo(colour(edge)).Width(strong ? 2 : 1)));
    gc->DrawRoundedRectangle(1, 1, size.x - 2, size.y - 2, 12);
    double y = 12;
    draw_text(*gc, screen_.prompt, font(prompt_size, wxFONTWEIGHT_SEMIBOLD), Tone::Text,
              field_margin, y, size.x - 2 * field_margin);
    y += line_of(*this, prompt_size) + 6;
    draw_typed(*gc, y);
    y += line_of(*this, typed_size) + 8;
    draw_status(*gc, y);
    y += line_of(*this, small_size) + 8;
    draw_keys(*gc, y);
}

void EntryField::draw_typed(wxGraphicsContext& gc, double y) {
    const wxFont letters = font(typed_size, wxFONTWEIGHT_MEDIUM);
    draw_text(gc, screen_.typed, letters, Tone::Text, field_margin, y,
              GetClientSize().x - 3 * field_margin);
    const double x =
        field_margin + (screen_.typed.empty() ? 0 : text_width(gc, screen_.typed, letters) + 3);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(colour(HasFocus() ? Tone::Accent : Tone::Border)));
    gc.DrawRectangle(x, y + 2, 2, line_of(*this, typed_size) - 4);
}

void EntryField::draw_status(wxGraphicsContext& gc, double y) {
    double x = field_margin;
    if (screen_.taken == KeyTaken::Refused && !screen_.status.empty()) {
        draw_mark(gc, false, x, y, line_of(*this, small_size) - 1);
        x += line_of(*this, small_size) + 6;
    }
    std::string words = screen_.status;
    if (!screen_.clause.empty()) words = screen_.clause + ": " + words;
    draw_text(gc, words, font(small_size, wxFONTWEIGHT_MEDIUM), tone_of(screen_.taken), x, y,
              GetClientSize().x - x - field_margin);
}

void EntryField::draw_keys(wxGraphicsContext& gc, double y) {
    const wxFont caps = font(key_size, wxFONTWEIGHT_SEMIBOLD), words = font(key_size);
    const double height = line_of(*this, key_size) + 6;
    double x = field_margin;
    for (const KeyHelp& help : screen_.keys) {
        const double cap = text_width(gc, help.keys, caps) + 14;
        const double all = cap + 6 + text_width(gc, help.does, words);
        if (x + all > GetClientSize().x - field_margin) return;
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour(Tone::Border)).Width(1)));
        gc.SetBrush(wxBrush(colour(Tone::Raised)));
        gc.DrawRoundedRectangle(x, y - 2, cap, height, 6);
        draw_text(gc, help.keys, caps, Tone::Text, x + 7, y + 1, cap);
        draw_text(gc, help.does, words, Tone::Muted, x + cap + 6, y + 1, all);
        x += all + 16;
    }
}

}  // namespace fairdeal
