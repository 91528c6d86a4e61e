#pragma once
// Signing the open log: how it stands, the key and its passphrase, asked for once in a run of the
// program; a witness's signature; a new key.

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

#include "desk/kit/file_chooser.h"
#include "desk/kit/tile.h"
#include "desk/log/signing/signing_session.h"

namespace fairdeal {

class SignDialog : public wxDialog {
public:
    /// `why`: what needs the log to be signed, in a sentence; the window then closes once it is.
    SignDialog(wxWindow* parent, SigningSession& session, FileChooser& chooser,
               const std::string& why = "");
    /// Shows what is so now.
    void show_state();

    [[nodiscard]] wxTextCtrl* passphrase() const { return passphrase_; }
    [[nodiscard]] wxTextCtrl* key_file() const { return file_; }
    [[nodiscard]] wxTextCtrl* repeated() const { return again_; }
    [[nodiscard]] wxButton* sign_button() const { return sign_; }
    [[nodiscard]] std::string error() const { return error_->GetLabel().utf8_string(); }
    /// What the button does; the key stays unlocked.
    void sign();

private:
    wxTextCtrl* add_field(wxWindow* parent, const std::string& label, const std::string& name,
                          wxSizer* column, long style = 0);
    wxSizer* make_file_row();
    wxWindow* make_new_key();
    wxSizer* make_pace();
    wxSizer* make_buttons();
    void choose_file();
    void key_pressed(wxKeyEvent& event);
    void close();
    void forget_passphrases();
    void show_new_key(bool shown);
    std::string unlock_or_make();
    bool may_share_key();
    [[nodiscard]] bool has_signed() const;
    void look();
    void say(const std::string& error);

    SigningSession& session_;
    FileChooser& chooser_;
    const bool closes_once_signed_;
    bool asks_ = false;  // whether a key that signed another log is to sign this one, too
    Tile* ground_ = nullptr;
    Text* state_ = nullptr;
    Text* unlocked_ = nullptr;
    wxTextCtrl* file_ = nullptr;
    wxTextCtrl* passphrase_ = nullptr;
    Tile* new_key_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* again_ = nullptr;
    wxCheckBox* for_witness_ = nullptr;
    wxTextCtrl* seen_ = nullptr;
    wxChoice* pace_ = nullptr;
    Text* error_ = nullptr;
    wxButton* make_ = nullptr;
    wxButton* sign_ = nullptr;
    wxTimer timer_;
};

}  // namespace fairdeal
