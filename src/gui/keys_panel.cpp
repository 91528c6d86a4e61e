#include "gui/keys_panel.h"

namespace fairdeal {

namespace {

/// A key as a small key cap beside what it does.
class KeyCap : public Tile {
public:
    KeyCap(wxWindow* parent, const std::string& keys) : Tile(parent, {Tone::Surface, Tone::Raised, Tone::Border, 6, true, 1, 0}) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(new Text(this, keys, 12, Hue::Text, wxFONTWEIGHT_SEMIBOLD), wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, 10).Border(wxTOP | wxBOTTOM, 5));
        SetSizer(row);
    }
};

}  // namespace

KeysPanel::KeysPanel(wxWindow* parent, std::function<void()> close) : Tile(parent, card(Tone::Window)) {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(new Text(this, "Keys", 22, Hue::Text, wxFONTWEIGHT_BOLD), wxSizerFlags().CentreVertical());
    head->AddStretchSpacer();
    close_ = make_icon_button(this, Icon::Close, "Close the keys", std::move(close));
    head->Add(close_);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* left = new wxBoxSizer(wxVERTICAL);
    auto* right = new wxBoxSizer(wxVERTICAL);
    const auto& groups = key_help();
    for (std::size_t i = 0; i < groups.size(); ++i)
        (i == 1 ? right : left)->Add(make_group(groups[i]), wxSizerFlags().Expand().Border(wxBOTTOM, 2 * grid));
    columns->Add(left, wxSizerFlags(1).Expand());
    columns->AddSpacer(5 * grid);
    columns->Add(right, wxSizerFlags(1).Expand());
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head, wxSizerFlags().Expand().Border(wxALL, 3 * grid).Border(wxBOTTOM, grid));
    column->Add(columns, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, 3 * grid));
    column->AddSpacer(grid);
    SetSizer(column);
}

wxSizer* KeysPanel::make_group(const KeyHelpGroup& group) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(this, group.title, 13, Hue::Accent, wxFONTWEIGHT_SEMIBOLD), wxSizerFlags().Border(wxBOTTOM, 6));
    auto* table = new wxFlexGridSizer(2, wxSize(2 * grid, 5));
    for (const KeyHelp& help : group.keys) {
        table->Add(new KeyCap(this, help.keys), wxSizerFlags().Right());
        table->Add(new Text(this, help.does, 14), wxSizerFlags().CentreVertical());
    }
    column->Add(table);
    return column;
}

void KeysPanel::theme_changed() { set_icon(close_, Icon::Close); }

}  // namespace fairdeal
