#include "desk/certify/office_page.h"

#include <algorithm>

namespace fairdeal {

OfficePage::OfficePage(wxWindow* parent, Hub& hub, Shares shares) : Page(parent, hub) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new CertifyTabs(this, hub);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    trouble_ = new Text(this, "", 14, Hue::Bad);
    column->Add(trouble_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
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

void OfficePage::add_list(const std::string& name, int row_height, Space around) {
    list_ = new RowList(list_card_, name, as_high(row_height), Tone::Surface);
    put(list_column_, list_, around, true);
}

void OfficePage::add_panel(OnClick submit, Space around) {
    panel_ = new OfficePanel(side_, hub(), std::move(submit));
    put(side_column_, panel_, around, true);
    panel_place_ = side_column_->GetItem(side_column_->GetItemCount() - 1);
}

void OfficePage::show_panel(bool shown) { panel_place_->Show(shown); }

void OfficePage::end_frame() {
    list_card_->SetSizer(list_column_);
    side_->SetSizer(side_column_);
}

void OfficePage::show_frame(const std::string& trouble, const std::string& said) {
    tabs_->show();
    const bool wrong = !trouble.empty();
    trouble_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    trouble_->say(wrong ? trouble : said);
    trouble_->Show(wrong || !said.empty());
}

void OfficePage::begin(CertifyTask task) {
    begin_task(desk(), task);
    changed();
    CallAfter([this] { take_focus(); });
}

void OfficePage::do_form(FileChooser& chooser) {
    if (!desk().certify.form) return;
    const auto file = output_for(desk().certify, chooser);
    if (!file) return;
    const wxBusyCursor wait;
    do_task(desk(), *file);
    changed();
}

void OfficePage::lay_out_cards() {
    Layout();
    for (Tile* tile : {list_card_, side_}) tile->Layout();
}

void OfficePage::lay_out() {
    trouble_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    lay_out_cards();
    wrap_texts();
    lay_out_cards();
    const int width = panel_->GetClientSize().x;
    if (width < 100 || !panel_->IsShown()) return;
    if (const auto& form = desk().certify.form; form)
        panel_->show_form(*form, width);
    else
        show_in_panel(width);
}

void OfficePage::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
