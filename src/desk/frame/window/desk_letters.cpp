// The size of the letters, in the window and in the dialogs over it.

#include <wx/app.h>
#include <utility>

#include "desk/frame/window/desk_frame.h"
#include "desk/kit/keys/key_press.h"

namespace fairdeal {

bool DeskFrame::change_letters(int by) {
    if (is_in_exam(desk_) || !fairdeal::step_letters(desk_.preferences, by)) return false;
    save_preferences(desk_.preferences);
    set_letters(desk_.preferences.letters);
    return true;
}

void DeskFrame::step_letters(int by) {
    if (change_letters(by)) let_another_take_its_place();
}

void DeskFrame::step_letters_of(wxDialog& dialog, int by) {
    if (!change_letters(by)) return;
    dialog_ = &dialog;
    letters_timer_.StartOnce(letters_wait);
}

void DeskFrame::letters_are_there() {
    if (dialog_) {
        renew_letters(*dialog_);
        dialog_->Fit();
        dialog_.Release();
    }
    changed();
}

int DeskFrame::DialogKeys::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CHAR_HOOK) return Event_Skip;
    auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
    auto* dialog =
        window == nullptr ? nullptr : dynamic_cast<wxDialog*>(wxGetTopLevelParent(window));
    const auto key = key_press_of(static_cast<wxKeyEvent&>(event));
    const auto* action = dialog != nullptr && key ? action_of(desk_actions, *key) : nullptr;
    const bool larger = action != nullptr && action->name == DeskAction::LargerLetters;
    const bool smaller = action != nullptr && action->name == DeskAction::SmallerLetters;
    if (!larger && !smaller) return Event_Skip;
    frame_.step_letters_of(*dialog, larger ? 1 : -1);
    return Event_Processed;
}

/// Every width and height was made for the letters of before: another window takes this one's
/// place. The desk outlives both, so nothing typed is lost.
void DeskFrame::let_another_take_its_place() {
    if (std::exchange(is_replaced_, true)) return;
    CallAfter([this] {
        const bool desktops = dynamic_cast<DesktopFileChooser*>(chooser_.get()) != nullptr;
        auto* next = new DeskFrame(desk_, desktops ? nullptr : std::move(chooser_));
        next->SetSize(GetRect());
        next->Maximize(IsMaximized());
        next->Show();
        wxTheApp->SetTopWindow(next);
        Destroy();
    });
}

}  // namespace fairdeal
