#include "gui/office_people_page.h"

#include <algorithm>

#include "gui/gtk.h"
#include "gui/office_row.h"

namespace fairdeal {

OfficePeoplePage::OfficePeoplePage(wxWindow* parent, Hub& hub) : Page(parent, hub) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new CertifyTabs(this, hub);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    trouble_ = new Text(this, "", 14, Hue::Bad);
    column->Add(trouble_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_list(), wxSizerFlags(2).Expand().Border(wxLEFT | wxBOTTOM, 3 * grid));
    side_ = new Tile(this, card(Tone::Window));
    auto* inside = new wxBoxSizer(wxVERTICAL);
    own_ = make_button(side_, "Change my passphrase", "",
                       [this] { begin(CertifyTask::OwnPassphrase); });
    inside->Add(own_, wxSizerFlags().Border(wxLEFT | wxTOP, 3 * grid + 4));
    panel_ = new OfficePanel(side_, hub, [this] { submit(); });
    put(inside, panel_, {3 * grid, 2 * grid, 2, 2 * grid}, true);
    side_->SetSizer(inside);
    row->AddSpacer(3 * grid);
    row->Add(side_, wxSizerFlags(3).Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxWindow* OfficePeoplePage::make_list() {
    list_card_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    new_ = make_button(list_card_, "Somebody new", "primary",
                       [this] { begin(CertifyTask::NewPerson); });
    roles_ = make_button(list_card_, "Change roles", "",
                         [this] { begin(CertifyTask::GiveRoles); });
    buttons->Add(new_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(roles_);
    column->Add(buttons, wxSizerFlags().Border(wxALL, 2 * grid));
    list_ = new RowList(list_card_, "People", as_high(office_row_height), Tone::Surface);
    list_->on_pick = [this](int row) {
        if (row < 0) return;
        desk().certify.picked_person = shown_.rows.at(static_cast<std::size_t>(row)).id;
        desk().certify.form.reset();
        changed();
    };
    list_->on_open = [this](int) { begin(CertifyTask::GiveRoles); };
    put(column, list_, {2, 2, 2, 6}, true);
    list_card_->SetSizer(column);
    return list_card_;
}

void OfficePeoplePage::begin(CertifyTask task) {
    begin_task(desk(), task);
    changed();
    CallAfter([this] { take_focus(); });
}

void OfficePeoplePage::submit() {
    const wxBusyCursor wait;
    do_task(desk());
    changed();
}

void OfficePeoplePage::show_desk() {
    const Still still(this);
    const CertifyRoom& room = desk().certify;
    shown_ = people_screen(desk());
    tabs_->show();
    const bool wrong = !shown_.trouble.empty();
    trouble_->set_hue(wrong ? Hue::Bad : Hue::Muted);
    trouble_->say(wrong ? shown_.trouble : shown_.said);
    trouble_->Show(wrong || !shown_.said.empty());
    list_card_->Show(room.view == CertifyView::People);
    show_office_rows(list_, shown_.rows);
    roles_->Enable(shown_.can_give && !room.form);
    new_->Enable(!room.form);
    own_->Show(!room.form && can(desk(), CertifyTask::OwnPassphrase));
    lay_out();
}

void OfficePeoplePage::lay_out() {
    trouble_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    Layout();
    for (Tile* tile : {list_card_, side_}) tile->Layout();
    const int width = panel_->GetClientSize().x;
    if (width < 100) return;
    const auto& form = desk().certify.form;
    if (form)
        panel_->show_form(*form, width);
    else
        panel_->show_permissions(permissions_screen(), width);
}

void OfficePeoplePage::take_focus() {
    if (desk().certify.form && panel_->take_focus()) return;
    if (list_->IsShownOnScreen())
        list_->SetFocus();
    else if (own_->IsShownOnScreen())
        own_->SetFocus();
}

bool OfficePeoplePage::press(const KeyPress& key) {
    CertifyRoom& room = desk().certify;
    if (key.control) return false;
    if (key.name == KeyName::Escape && room.form)
        drop_form(room);
    else if (key.name == KeyName::Enter && list_->HasFocus())
        begin(CertifyTask::GiveRoles);
    else if (key.name == KeyName::Character && key.character == 'n' && !room.form &&
             list_card_->IsShown())
        begin(CertifyTask::NewPerson);
    else
        return false;
    changed();
    return true;
}

void OfficePeoplePage::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
