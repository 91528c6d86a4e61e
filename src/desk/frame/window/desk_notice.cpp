// What the window itself says, in its notice, its title and the panel of keys, and where its
// keyboard is.

#include <filesystem>

#include "base/translation.h"
#include "desk/frame/window/desk_frame.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

/// The first of its controls that can have the keyboard; false: none can.
bool focus_first_of(wxWindow* window) {
    for (wxWindow* child : window->GetChildren()) {
        if (!child->IsShown() || !child->IsThisEnabled() || child->IsTopLevel()) continue;
        if (focus_first_of(child)) return true;
        if (!child->AcceptsFocus() || !child->IsFocusable()) continue;
        child->SetFocus();
        return true;
    }
    return false;
}

}  // namespace

void DeskFrame::show_notice() {
    if (notice_->words() == desk_.notice && notice_->IsShown() != desk_.notice.empty()) return;
    notice_->say(desk_.notice);
    notice_->wrap_to(ground_->GetClientSize().x);
    Layout();
}

void DeskFrame::say_fault(const std::string& what) {
    desk_.notice =
        tr("This could not be done: {fault}. Everything else is as it was. Try again, or call who "
           "looks after this machine.",
           "fault"_a = what);
    show_notice();
}

/// The title names the log that the section is about.
void DeskFrame::name_window() {
    const bool shows_log =
        desk_.section == DeskSection::Replay || desk_.section == DeskSection::Audit ||
        desk_.section == DeskSection::Cases || desk_.section == DeskSection::Rebuild;
    const std::string file = shows_log && desk_.replay.log ? desk_.replay.file : "";
    const std::string name = std::filesystem::path(file).filename().string();
    const wxString title = wide(name.empty() ? "Fairdeal" : name + " \u2013 Fairdeal");
    if (GetTitle() != title) SetTitle(title);
}

/// The keyboard is never nowhere: what had it may be gone, hidden or out of use.
void DeskFrame::rescue_focus(bool wanted) {
    if (wanted || !gtk::has_keyboard(this)) open_page()->take_focus();
    if (!gtk::has_keyboard(this) && !focus_first_of(open_page())) sections_.front()->SetFocus();
}

void DeskFrame::place_keys() {
    const wxSize room = ground_->GetClientSize();
    const bool laid_out = room.x >= 2 * panel_width && room.y >= panel_width;
    if (!keys_->IsShown() || !laid_out) return;
    keys_->SetSize(room.x - panel_width - 2 * grid, 2 * grid, panel_width, room.y - 4 * grid);
    keys_->show_keys(desk_.section);
    keys_->Layout();
}

}  // namespace fairdeal
