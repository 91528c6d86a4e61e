#pragma once
// The window of where everything lies, and of its backup.

#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

#include "desk/files/files_session.h"
#include "desk/house/house_session.h"
#include "desk/kit/file_chooser.h"
#include "desk/kit/tile.h"

namespace fairdeal {

class FilesDialog : public wxDialog {
public:
    FilesDialog(wxWindow* parent, FilesSession& session, HouseSession& house, FileChooser& chooser);

    [[nodiscard]] wxButton* make_button() const { return make_; }
    [[nodiscard]] wxButton* check_button() const { return check_; }
    /// Nothing: all stays as it is. Otherwise the program is to close and bring it back.
    [[nodiscard]] const std::optional<RestoreRequest>& restore_asked() const { return asked_; }
    [[nodiscard]] wxButton* restore_button() const { return restore_; }
    [[nodiscard]] wxButton* house_button() const { return house_button_; }
    [[nodiscard]] wxButton* diagnostics_button() const { return diagnostics_; }
    [[nodiscard]] wxTextCtrl* as_field() const { return as_; }
    [[nodiscard]] wxTextCtrl* passphrase_field() const { return passphrase_; }
    [[nodiscard]] std::string said() const { return said_->GetLabelText().utf8_string(); }

private:
    void add_places(wxSizer* column);
    void add_house(wxSizer* column);
    void change_house();
    wxWindow* make_sign_in();
    wxWindow* make_foot();
    wxSizer* make_buttons();
    void lay_out();
    void make_backup();
    void check_backup();
    void save_diagnostics();
    void restore();
    void show_state();
    void close();

    FilesSession& session_;
    HouseSession& house_;
    FileChooser& chooser_;
    FilesScreen shown_;
    wxTimer timer_;
    wxScrolledWindow* ground_ = nullptr;
    Tile* foot_ = nullptr;
    wxTextCtrl* as_ = nullptr;
    wxTextCtrl* passphrase_ = nullptr;
    wxCheckBox* without_office_ = nullptr;
    Text* house_words_ = nullptr;
    wxButton* house_button_ = nullptr;
    Text* said_ = nullptr;
    wxButton* make_ = nullptr;
    wxButton* check_ = nullptr;
    wxButton* diagnostics_ = nullptr;
    wxButton* restore_ = nullptr;  // there once a backup was found sound
    wxButton* stop_ = nullptr;
    bool is_sure_ = false;  // restore was pressed once, and what it does is said
    std::optional<RestoreRequest> asked_;
};

}  // namespace fairdeal
