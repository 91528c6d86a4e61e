#include "desk/frame/window/keys_panel.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr int keys_width = 132;

/// A key as a small key cap beside what it does.
class KeyCap : public Tile {
public:
    KeyCap(wxWindow* parent, const std::string& keys)
        : Tile(parent, {Tone::Surface, Tone::Raised, Tone::Border, 6, true, 1, 0}) {
        auto* row = new wxBoxSizer(wxVERTICAL);
        put(row, new Text(this, keys, 12, Hue::Text, wxFONTWEIGHT_SEMIBOLD),
            {Gap::row, Gap::tight, Gap::row, Gap::beside});
        SetSizer(row);
    }
};

}  // namespace

KeysPanel::KeysPanel(wxWindow* parent, std::function<void()> close, std::function<void()> files)
    : Tile(parent, card(Tone::Window)) {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(new Text(this, tr("Keys"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
              wxSizerFlags().CentreVertical());
    head->AddStretchSpacer();
    close_ = make_icon_button(this, Icon::Close, tr("Close the keys"), std::move(close));
    head->Add(close_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, head, {Gap::wide, Gap::part, Gap::part, Gap::tight});
    body_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxVSCROLL | wxBORDER_NONE);
    body_->SetScrollRate(0, grid);
    body_->ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_DEFAULT);
    body_->SetSizer(new wxBoxSizer(wxVERTICAL));
    put(column, body_, {Gap::wide, 0, Gap::tight, grid}, true);
    files_ = make_button(this, tr("Files and backup\u2026"), "", std::move(files));
    column->Add(files_, wxSizerFlags().Border(wxALL, Gap::part));
    SetSizer(column);
    theme_changed();
}

wxWindow* KeysPanel::make_groups(DeskSection section) {
    auto* panel = new Tile(body_, ground(Tone::Surface));
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (const KeyHelpGroup& group : key_help(section)) {
        put(column, new Text(panel, group.title, 13, Hue::Accent, wxFONTWEIGHT_SEMIBOLD),
            {0, grid, 0, grid});
        for (const KeyHelp& help : group.keys) {
            auto* row = new wxBoxSizer(wxHORIZONTAL);
            auto* cap = new KeyCap(panel, help.keys);
            auto* place = new wxBoxSizer(wxHORIZONTAL);
            place->Add(cap);
            place->SetMinSize(keys_width, -1);
            row->Add(place);
            auto* does = new Text(panel, help.does, 14);
            does->wrap_to(panel_width - keys_width - 5 * grid);
            row->Add(does, wxSizerFlags().CentreVertical());
            column->Add(row, wxSizerFlags().Border(wxBOTTOM, Gap::tight));
        }
    }
    panel->SetSizer(column);
    return panel;
}

/// The groups of a section are made when it is shown first.
void KeysPanel::show_keys(DeskSection section) {
    wxWindow*& shown = sections_.at(static_cast<std::size_t>(section));
    if (shown == nullptr) {
        shown = make_groups(section);
        body_->GetSizer()->Add(shown, wxSizerFlags().Expand().Border(wxRIGHT, 2 * grid));
    }
    for (wxWindow* each : sections_)
        if (each != nullptr) each->Show(each == shown);
    Layout();
    body_->FitInside();
}

void KeysPanel::scroll(int pages) { body_->ScrollPages(pages); }

void KeysPanel::theme_changed() {
    set_icon(close_, Icon::Close);
    body_->SetBackgroundColour(colour(Tone::Surface));
}

}  // namespace fairdeal
