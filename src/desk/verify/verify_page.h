#pragma once
// Certificates and transcripts checked: the files that were handed over, by hand or dropped on the
// window, and what was found. Nobody needs to sign in for it.

#include <wx/textctrl.h>

#include <functional>

#include "desk/certify/office/office_cards.h"
#include "desk/verify/verify_session.h"

namespace fairdeal {

class VerifyPage : public OfficeCards {
public:
    VerifyPage(wxWindow* parent, PageContext& context, VerifySession& session,
               OfficeSession& office);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void take_focus() override;

    [[nodiscard]] wxButton* add_button() const { return add_; }
    [[nodiscard]] wxButton* copy_button() const { return copy_; }
    [[nodiscard]] wxTextCtrl* who_field() const { return who_; }
    [[nodiscard]] wxTextCtrl* code_field() const { return code_; }

private:
    void make_files();
    /// A line of text, which is compared with Enter; `name` is for screen readers.
    wxTextCtrl* make_field(wxWindow* parent, const std::string& name,
                           std::function<void(std::string)> type);
    void make_found();
    wxButton* make_action_button(wxWindow* parent, VerifyAction action, const char* kind);
    bool take(VerifyAction action);
    void add_file();
    void take_picked_away();
    void take_all_away();
    void compare();
    void copy();
    void wrap_texts() override;
    void show_in_panel(int width) override;

    VerifySession& session_;
    VerifyScreen shown_;
    Text* story_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* clear_ = nullptr;
    wxTextCtrl* who_ = nullptr;
    wxTextCtrl* code_ = nullptr;
    wxButton* compare_ = nullptr;
    wxButton* copy_ = nullptr;
};

}  // namespace fairdeal
