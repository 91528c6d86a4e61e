#pragma once
// The pages of the exam office on which forms are filled in: what they do with the open one.

#include "desk/certify/office/office_cards.h"

namespace fairdeal {

class OfficePage : public OfficeCards {
protected:
    OfficePage(wxWindow* parent, PageContext& context, OfficeSession& session, Shares shares);
    void add_panel(Space around);
    wxButton* make_task_button(wxWindow* parent, CertifyTask task, const char* kind);
    /// Opens the form of a task, and gives it the keyboard.
    void begin(CertifyTask task);
    /// Whether it is the key of the task, and no form is open.
    [[nodiscard]] bool asks_for(CertifyTask task, const KeyPress& key) const;
    [[nodiscard]] OfficeSession& session() const { return session_; }

private:
    /// Does what the open form is for, with a file or a folder where it needs one.
    void submit();
    /// Where no form is open.
    virtual void show_picked(int width) = 0;
    void show_in_panel(int width) override;

    OfficeSession& session_;
};

}  // namespace fairdeal
