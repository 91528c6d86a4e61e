#include "desk/certify/office/office_cards.h"

#include <algorithm>
#include <utility>

namespace fairdeal {

OfficeCards::OfficeCards(wxWindow* parent, PageContext& context, OfficeSession& session,
                         Shares shares)
    : Page(parent, context) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new CertifyTabs(this, context, session);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    error_ = new Text(this, "", 14, Hue::Bad);
    error_->keep_line();
    column->Add(error_, wxSizerFlags().Border(wxLEFT | wxRIGHT, 3 * grid));
    column->AddSpacer(grid);
    list_card_ = new Tile(this, card(Tone::Window));
    side_ = new Tile(this, card(Tone::Window));
    list_column_ = new wxBoxSizer(wxVERTICAL);
    side_column_ = new wxBoxSizer(wxVERTICAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(list_card_, wxSizerFlags(shares.list).Expand().Border(wxLEFT | wxBOTTOM, 3 * grid));
    row->AddSpacer(3 * grid);
    row->Add(side_, wxSizerFlags(shares.side).Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand());
    SetSizer(column);
}

void OfficeCards::add_list(const std::string& name, int row_height, Space around) {
    list_ = new RowList(list_card_, name, row_height, Tone::Surface);
    put(list_column_, list_, around, true);
}

void OfficeCards::add_panel(FormUse form, Space around) {
    panel_ = new OfficePanel(side_, context(), std::move(form));
    put(side_column_, panel_, around, true);
    panel_place_ = side_column_->GetItem(side_column_->GetItemCount() - 1);
    side_column_->Add(panel_->buttons(),
                      wxSizerFlags().Border(wxLEFT | wxBOTTOM, std::max(around.left, 2 * grid)));
}

void OfficeCards::show_panel(bool shown) { panel_place_->Show(shown); }

void OfficeCards::end_frame() {
    list_card_->SetSizer(list_column_);
    side_->SetSizer(side_column_);
}

void OfficeCards::show_frame(const std::string& error, const std::string& said) {
    tabs_->show();
    const bool wrong = !error.empty();
    error_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    error_->say(wrong ? error : said);
}

void OfficeCards::lay_out_cards() {
    Layout();
    for (Tile* tile : {list_card_, side_}) tile->Layout();
}

void OfficeCards::lay_out() {
    error_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    lay_out_cards();
    wrap_texts();
    lay_out_cards();
    const int width = panel_->GetClientSize().x;
    if (width < 100 || !panel_->IsShown()) return;
    show_in_panel(width);
    side_->Layout();  // the buttons of a form take their height from the panel
    panel_->FitInside();
}

void OfficeCards::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
