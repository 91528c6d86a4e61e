#include "desk/certify/office/records_page.h"

#include "base/translation.h"
#include "desk/certify/office/office_list.h"

namespace fairdeal {

namespace {}

RecordsPage::RecordsPage(wxWindow* parent, PageContext& context, OfficeSession& session)
    : OfficePage(parent, context, session, {}) {
    make_list();
    make_side();
    end_frame();
}

void RecordsPage::make_list() {
    add_list(tr("Records"), office_row_height(), {Gap::hair, Gap::beside, Gap::hair, Gap::beside});
    list()->on_pick = [this](int row) {
        if (row >= 0) pick(shown_.tasks.at(static_cast<std::size_t>(row)));
    };
    list()->on_open = [this](int) { CallAfter([this] { panel().take_focus(); }); };
    list_card()->SetMinSize(wxSize(side_list_width, -1));
}

void RecordsPage::make_side() {
    add_panel({3 * grid, 2 * grid, 2, 2 * grid});
    again_ = make_button(side(), tr(office_task(CertifyTask::Regrade).label), "primary",
                         [this] { mark_again(); });
    side_column()->Add(again_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
    save_ = make_task_button(side(), CertifyTask::SaveResults, "primary");
    others_ = make_button(side(), tr("Other results"), "", [this] {
        session().drop_results();
        changed();
        CallAfter([this] { panel().take_focus(); });
    });
    results_ = new wxBoxSizer(wxHORIZONTAL);
    results_->Add(save_, wxSizerFlags().Border(wxRIGHT, grid));
    results_->Add(others_);
    side_column()->Add(results_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
}

void RecordsPage::pick(CertifyTask task) {
    if (session().record == task) return;
    session().open_record(task);
    changed();
}

void RecordsPage::mark_again() {
    const wxBusyCursor wait;
    session().begin(CertifyTask::Regrade);
    changed();
}

void RecordsPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = records_screen(session());
    show_frame(shown_.error, shown_.notice);
    show_office_rows(list(), shown_.rows);
    again_->Show(shown_.regrades);
    again_->Enable(!shown_.marking);
    const bool shows_results = shown_.results && !session().form;
    side_column()->Show(results_, shows_results);  // with both buttons
    save_->Show(shows_results && session().can(CertifyTask::SaveResults));
    lay_out();
}

void RecordsPage::show_picked(int width) {
    if (shown_.results)
        panel().show_results(*shown_.results, width);
    else
        panel().show_regrading(shown_, width);
}

void RecordsPage::take_focus() {
    const bool saves = session().form && session().form->task == CertifyTask::SaveResults;
    if (!saves || !panel().take_focus()) list()->SetFocus();
}

bool RecordsPage::press(const KeyPress& key) {
    if (panel().press(key)) return true;
    const bool saves = session().form && session().form->task == CertifyTask::SaveResults;
    if (saves && key.name == KeyName::Escape && !key.control) {
        session().drop_form();
        changed();
        return true;
    }
    const bool enter = key.name == KeyName::Enter && list()->HasFocus() && !key.control;
    if (!enter) return false;
    if (again_->IsShown())
        again_->SetFocus();
    else if (others_->IsShown())
        others_->SetFocus();
    else
        panel().take_focus();
    return true;
}

}  // namespace fairdeal
