#include "desk/certify/office/office_page.h"

#include "base/translation.h"

namespace fairdeal {

namespace {

/// Where the output of the form that is open goes: empty where it has none; nothing if the user
/// thinks better of it.
std::optional<std::string> output_for(const OfficeSession& session, FileChooser& chooser) {
    switch (office_task(session.form->task).output) {
        case TaskOutput::None: break;
        case TaskOutput::IntoFolder:
            return chooser.folder_to_open(tr("The folder for the certificate"));
        case TaskOutput::NewFile: return chooser.file_to_make(session.output_name());
    }
    return std::string();
}

}  // namespace

OfficePage::OfficePage(wxWindow* parent, PageContext& context, OfficeSession& session,
                       Shares shares)
    : OfficeCards(parent, context, session, shares), session_(session) {}

void OfficePage::add_panel(Space around) {
    OfficeCards::add_panel({&session_, [this] { submit(); }}, around);
}

wxButton* OfficePage::make_task_button(wxWindow* parent, CertifyTask task, const char* kind) {
    return make_button(parent, tr(office_task(task).label), kind, [this, task] { begin(task); });
}

void OfficePage::begin(CertifyTask task) {
    session_.begin(task);
    changed();
    CallAfter([this] { take_focus(); });
}

bool OfficePage::asks_for(CertifyTask task, const KeyPress& key) const {
    const auto* of_key = action_of(office_tasks, key);
    return of_key != nullptr && of_key->name == task && !session_.form;
}

void OfficePage::submit() {
    if (!session_.form) return;
    const auto file = output_for(session_, files());
    if (!file) return;
    const wxBusyCursor wait;
    session_.submit(*file);
    changed();
}

void OfficePage::show_in_panel(int width) {
    if (session_.form)
        panel().show_form(*session_.form, width);
    else
        show_picked(width);
}

}  // namespace fairdeal
