#pragma once
// The pages of the exam office on which forms are filled in: what they do with the open one.

#include "desk/certify/office/office_cards.h"
#include "desk/frame/desk_page.h"

namespace fairdeal {

/// The form that is open at the desk; `submit` does what it is for.
FormUse use_of_form(Desk& desk, OnClick submit);

class OfficePage : public OfficeCards {
protected:
    OfficePage(wxWindow* parent, Hub& hub, Shares shares);
    void add_panel(OnClick submit, Space around);
    /// Opens the form of a task, and gives it the keyboard.
    void begin(CertifyTask task);
    /// Does what the open form is for, with a file or a folder where it needs one.
    void do_form(FileChooser& chooser);

    Desk& desk() { return hub_.desk; }
    Hub& hub() { return hub_; }

private:
    /// Where no form is open.
    virtual void show_picked(int width) = 0;
    void show_in_panel(int width) override;

    Hub& hub_;
};

}  // namespace fairdeal
