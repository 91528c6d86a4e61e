#include "desk/certify/office/office_people_page.h"

#include "base/translation.h"
#include "desk/certify/office/office_list.h"

namespace fairdeal {

OfficePeoplePage::OfficePeoplePage(wxWindow* parent, PageContext& context, OfficeSession& session)
    : OfficePage(parent, context, session, {2, 3}) {
    make_list();
    own_ = make_task_button(side(), CertifyTask::OwnPassphrase, "");
    address_ = make_task_button(side(), CertifyTask::HouseAddress, "");
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(own_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(address_, wxSizerFlags().Border(wxRIGHT, grid));
    rules_ = make_task_button(side(), CertifyTask::ExamRules, "");
    buttons->Add(rules_);
    side_column()->Add(buttons, wxSizerFlags().Border(wxLEFT | wxTOP, 3 * grid + Gap::tight));
    add_panel({3 * grid, 2 * grid, 2, 2 * grid});
    end_frame();
}

void OfficePeoplePage::make_list() {
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    new_ = make_task_button(list_card(), CertifyTask::NewPerson, "primary");
    roles_ = make_task_button(list_card(), CertifyTask::GiveRoles, "");
    buttons->Add(new_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(roles_);
    list_column()->Add(buttons, wxSizerFlags().Border(wxALL, 2 * grid));
    add_list(tr("People"), office_row_height(), {Gap::hair, Gap::hair, Gap::hair, Gap::beside});
    list()->on_pick = [this](int row) {
        if (row < 0) return;
        session().pick_person(shown_.rows.at(static_cast<std::size_t>(row)).id);
        changed();
    };
    list()->on_open = [this](int) { begin(CertifyTask::GiveRoles); };
}

void OfficePeoplePage::show_desk() {
    const UpdateLock lock(this);
    const bool filling_in = session().form.has_value();
    shown_ = people_screen(session());
    show_frame(shown_.error, shown_.notice);
    list_card()->Show(session().view == CertifyView::People);
    show_office_rows(list(), shown_.rows);
    roles_->Enable(shown_.can_give && !filling_in);
    new_->Enable(!filling_in);
    own_->Show(!filling_in && session().can(CertifyTask::OwnPassphrase));
    address_->Show(!filling_in && session().can(CertifyTask::HouseAddress));
    rules_->Show(!filling_in && session().can(CertifyTask::ExamRules));
    lay_out();
}

void OfficePeoplePage::show_picked(int width) {
    panel().show_permissions(permissions_screen(), width);
}

void OfficePeoplePage::take_focus() {
    if (session().form && panel().take_focus()) return;
    if (list()->IsShownOnScreen())
        list()->SetFocus();
    else if (own_->IsShownOnScreen())
        own_->SetFocus();
}

bool OfficePeoplePage::press(const KeyPress& key) {
    if (key.control) return false;
    if (panel().press(key)) return true;
    if (key.name == KeyName::Escape && session().form)
        session().drop_form();
    else if (key.name == KeyName::Enter && list()->HasFocus())
        begin(CertifyTask::GiveRoles);
    else if (asks_for(CertifyTask::NewPerson, key) && list_card()->IsShown() && !session().form)
        begin(CertifyTask::NewPerson);
    else
        return false;
    changed();
    return true;
}

}  // namespace fairdeal
