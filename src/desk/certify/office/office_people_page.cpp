#include "desk/certify/office/office_people_page.h"

#include "desk/certify/office/office_list.h"

namespace fairdeal {

OfficePeoplePage::OfficePeoplePage(wxWindow* parent, Hub& hub) : OfficePage(parent, hub, {2, 3}) {
    make_list();
    own_ = make_button(side(), "Change my passphrase", "",
                       [this] { begin(CertifyTask::OwnPassphrase); });
    address_ = make_button(side(), "The house\u2019s address", "",
                           [this] { begin(CertifyTask::HouseAddress); });
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(own_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(address_);
    side_column()->Add(buttons, wxSizerFlags().Border(wxLEFT | wxTOP, 3 * grid + 4));
    add_panel([this] { submit(); }, {3 * grid, 2 * grid, 2, 2 * grid});
    end_frame();
}

void OfficePeoplePage::make_list() {
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    new_ = make_button(list_card(), "Somebody new", "primary",
                       [this] { begin(CertifyTask::NewPerson); });
    roles_ =
        make_button(list_card(), "Change roles", "", [this] { begin(CertifyTask::GiveRoles); });
    buttons->Add(new_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(roles_);
    list_column()->Add(buttons, wxSizerFlags().Border(wxALL, 2 * grid));
    add_list("People", office_row_height, {2, 2, 2, 6});
    list()->on_pick = [this](int row) {
        if (row < 0) return;
        desk().certify.picked_person = shown_.rows.at(static_cast<std::size_t>(row)).id;
        desk().certify.form.reset();
        changed();
    };
    list()->on_open = [this](int) { begin(CertifyTask::GiveRoles); };
}

void OfficePeoplePage::submit() {
    const wxBusyCursor wait;
    do_task(desk());
    changed();
}

void OfficePeoplePage::show_desk() {
    const UpdateLock lock(this);
    const CertifyRoom& room = desk().certify;
    shown_ = people_screen(desk());
    show_frame(shown_.error, shown_.notice);
    list_card()->Show(room.view == CertifyView::People);
    show_office_rows(list(), shown_.rows);
    roles_->Enable(shown_.can_give && !room.form);
    new_->Enable(!room.form);
    own_->Show(!room.form && can(desk(), CertifyTask::OwnPassphrase));
    address_->Show(!room.form && can(desk(), CertifyTask::HouseAddress));
    lay_out();
}

void OfficePeoplePage::show_picked(int width) {
    panel().show_permissions(permissions_screen(), width);
}

void OfficePeoplePage::take_focus() {
    if (desk().certify.form && panel().take_focus()) return;
    if (list()->IsShownOnScreen())
        list()->SetFocus();
    else if (own_->IsShownOnScreen())
        own_->SetFocus();
}

bool OfficePeoplePage::press(const KeyPress& key) {
    CertifyRoom& room = desk().certify;
    if (key.control) return false;
    if (key.name == KeyName::Escape && room.form)
        drop_form(room);
    else if (key.name == KeyName::Enter && list()->HasFocus())
        begin(CertifyTask::GiveRoles);
    else if (key.name == KeyName::Character && key.character == 'n' && !room.form &&
             list_card()->IsShown())
        begin(CertifyTask::NewPerson);
    else
        return false;
    changed();
    return true;
}

}  // namespace fairdeal
