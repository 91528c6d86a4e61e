#include "desk/certify/office/office_page.h"

#include <utility>

namespace fairdeal {

namespace {

/// Where the output of the form that is open goes: empty where it has none; nothing if the user
/// thinks better of it.
std::optional<std::string> output_for(const CertifyRoom& room, FileChooser& chooser) {
    const TaskOutput output = room.form ? output_of(room.form->task) : TaskOutput::None;
    if (output == TaskOutput::None) return std::string();
    if (output == TaskOutput::IntoFolder)
        return chooser.folder_to_open("The folder for the certificate");
    return chooser.file_to_make(output_name(room));
}

}  // namespace

FormUse use_of_form(Desk& desk, OnClick submit) {
    const auto open = [&desk] { return desk.certify.form ? &*desk.certify.form : nullptr; };
    return {open, std::move(submit), [&desk] { drop_form(desk.certify); }};
}

OfficePage::OfficePage(wxWindow* parent, Hub& hub, Shares shares)
    : OfficeCards(parent, hub, office_tabs(hub.desk), shares), hub_(hub) {}

void OfficePage::add_panel(OnClick submit, Space around) {
    OfficeCards::add_panel(use_of_form(desk(), std::move(submit)), around);
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

void OfficePage::show_in_panel(int width) {
    if (const auto& form = desk().certify.form; form)
        panel().show_form(*form, width);
    else
        show_picked(width);
}

}  // namespace fairdeal
