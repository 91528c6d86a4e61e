#include "gui/records_page.h"

#include <algorithm>

#include "gui/office_row.h"

namespace fairdeal {

namespace {
constexpr int list_width = 340;
}

RecordsPage::RecordsPage(wxWindow* parent, Hub& hub, FileChooser& chooser)
    : Page(parent, hub), chooser_(chooser) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new CertifyTabs(this, hub);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    trouble_ = new Text(this, "", 14, Hue::Bad);
    column->Add(trouble_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    row->Add(make_side(), wxSizerFlags(1).Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxWindow* RecordsPage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    list_ = new RowList(list_card_, "Records", as_high(office_row_height), Tone::Surface);
    list_->on_pick = [this](int row) {
        if (row >= 0) pick(record_tasks.at(static_cast<std::size_t>(row)));
    };
    list_->on_open = [this](int) { CallAfter([this] { panel_->take_focus(); }); };
    put(column, list_, {2, 6, 2, 6}, true);
    list_card_->SetSizer(column);
    list_card_->SetMinSize(wxSize(list_width, -1));
    return list_card_;
}

wxWindow* RecordsPage::make_side() {
    side_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    panel_ = new OfficePanel(side_, hub(), [this] { submit(); });
    put(column, panel_, {3 * grid, 2 * grid, 2, 2 * grid}, true);
    again_ = make_button(side_, words_of(CertifyTask::Regrade).button, "primary",
                         [this] { mark_again(); });
    column->Add(again_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
    side_->SetSizer(column);
    return side_;
}

void RecordsPage::pick(CertifyTask task) {
    if (desk().certify.record == task) return;
    open_record(desk(), task);
    desk().certify.said.clear();
    changed();
}

void RecordsPage::submit() {
    const auto file = output_for(desk().certify, chooser_);
    if (!file) return;
    const wxBusyCursor wait;
    do_task(desk(), *file);
    changed();
}

void RecordsPage::mark_again() {
    const wxBusyCursor wait;
    begin_task(desk(), CertifyTask::Regrade);
    changed();
}

void RecordsPage::show_desk() {
    const Still still(this);
    CertifyRoom& room = desk().certify;
    const bool marks = room.record == CertifyTask::Regrade;
    if (!room.form && !marks) open_record(desk(), room.record);  // a form is always there
    shown_ = records_screen(desk());
    tabs_->show();
    const bool wrong = !shown_.trouble.empty();
    trouble_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    trouble_->say(wrong ? shown_.trouble : shown_.said);
    trouble_->Show(wrong || !shown_.said.empty());
    show_office_rows(list_, shown_.rows);
    again_->Show(marks);
    again_->Enable(!shown_.marking);
    lay_out();
}

void RecordsPage::lay_out() {
    trouble_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    Layout();
    for (Tile* tile : {list_card_, side_}) tile->Layout();
    const int width = panel_->GetClientSize().x;
    if (width < 100) return;
    const auto& form = desk().certify.form;
    if (form)
        panel_->show_form(*form, width);
    else
        panel_->show_regrading(shown_, width);
}

void RecordsPage::take_focus() { list_->SetFocus(); }

bool RecordsPage::press(const KeyPress& key) {
    const bool enter = key.name == KeyName::Enter && list_->HasFocus() && !key.control;
    if (!enter) return false;
    if (again_->IsShown())
        again_->SetFocus();
    else
        panel_->take_focus();
    return true;
}

void RecordsPage::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
