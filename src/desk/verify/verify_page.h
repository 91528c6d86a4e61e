#pragma once
// Certificates and transcripts checked: the files that were handed over, by hand or dropped on the
// window, and what was found. Nobody needs to sign in for it.

#include <wx/textctrl.h>

#include "desk/certify/office_page.h"

namespace fairdeal {

class VerifyPage : public OfficePage {
public:
    VerifyPage(wxWindow* parent, Hub& hub, FileChooser& chooser);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void take_focus() override;

    [[nodiscard]] wxButton* add_button() const { return add_; }
    [[nodiscard]] wxButton* copy_button() const { return copy_; }
    [[nodiscard]] wxTextCtrl* who_field() const { return who_; }

private:
    void make_files();
    void make_found();
    void add_file();
    void take_picked_away();
    void copy();
    void wrap_texts() override;
    void show_in_panel(int width) override;

    FileChooser& chooser_;
    VerifyScreen shown_;
    Text* story_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* clear_ = nullptr;
    wxTextCtrl* who_ = nullptr;
    wxButton* copy_ = nullptr;
};

}  // namespace fairdeal
