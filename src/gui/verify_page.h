#pragma once
// Certificates and transcripts checked: the files that were handed over, by hand or dropped on the
// window, and what was found. Nobody needs to sign in for it.

#include <wx/textctrl.h>

#include "gui/certify_tabs.h"
#include "gui/file_chooser.h"
#include "gui/office_panel.h"
#include "gui/row_list.h"

namespace fairdeal {

class VerifyPage : public Page {
public:
    VerifyPage(wxWindow* parent, Hub& hub, FileChooser& chooser);
    void show_desk() override;
    bool press(const KeyPress& key) override;
    void theme_changed() override;
    void take_focus() override;

    [[nodiscard]] wxButton* add_button() const { return add_; }
    [[nodiscard]] wxButton* copy_button() const { return copy_; }
    [[nodiscard]] RowList* list() const { return list_; }
    [[nodiscard]] wxTextCtrl* who_field() const { return who_; }
    [[nodiscard]] const OfficePanel& panel() const { return *panel_; }

private:
    wxWindow* make_files();
    wxWindow* make_found();
    void add_file();
    void take_picked_away();
    void copy();
    void lay_out() override;

    FileChooser& chooser_;
    VerifyScreen shown_;
    CertifyTabs* tabs_ = nullptr;
    Text* trouble_ = nullptr;
    Tile* files_ = nullptr;
    Text* story_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* clear_ = nullptr;
    RowList* list_ = nullptr;
    wxTextCtrl* who_ = nullptr;
    Tile* found_ = nullptr;
    OfficePanel* panel_ = nullptr;
    wxButton* copy_ = nullptr;
};

}  // namespace fairdeal
