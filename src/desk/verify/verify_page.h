#pragma once
// Certificates and transcripts checked: the files that were handed over, by hand or dropped on the
// window, and what was found. Nobody needs to sign in for it.

#include <wx/textctrl.h>

#include "desk/certify/office/office_cards.h"
#include "desk/verify/verify_session.h"

namespace fairdeal {

class VerifyPage : public OfficeCards {
public:
    VerifyPage(wxWindow* parent, PageContext& context, VerifySession& session, OfficeTabs tabs);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void take_focus() override;

    [[nodiscard]] wxButton* add_button() const { return add_; }
    [[nodiscard]] wxButton* copy_button() const { return copy_; }
    [[nodiscard]] wxTextCtrl* who_field() const { return who_; }

private:
    void make_files();
    void make_found();
    wxButton* make_action_button(wxWindow* parent, VerifyAction action, const char* kind);
    bool take(VerifyAction action);
    void add_file();
    void take_picked_away();
    void take_all_away();
    void copy();
    void wrap_texts() override;
    void show_in_panel(int width) override;

    VerifySession& session_;
    VerifyScreen shown_;
    Text* story_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* clear_ = nullptr;
    wxTextCtrl* who_ = nullptr;
    wxButton* copy_ = nullptr;
};

}  // namespace fairdeal
