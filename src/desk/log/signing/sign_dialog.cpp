#include "desk/log/signing/sign_dialog.h"

#include <array>

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/kit/dialog.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int look_pace = 100;  // milliseconds
constexpr std::array minutes_between{15, 30, 60, 240};
constexpr std::array pace_words{sentence("Every quarter of an hour"), sentence("Every half hour"),
                                sentence("Every hour"), sentence("Every four hours")};

}  // namespace

SignDialog::SignDialog(wxWindow* parent, SigningSession& session, FileChooser& chooser,
                       const std::string& why)
    : wxDialog(parent, wxID_ANY, wide(tr("Sign the log"))),
      session_(session),
      chooser_(chooser),
      closes_once_signed_(!why.empty()),
      timer_(this) {
    ground_ = new Tile(this, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(ground_, tr("Sign the log"), 22, Hue::Text, wxFONTWEIGHT_BOLD));
    if (!why.empty()) {
        auto* reason = new Text(ground_, why, 15);
        reason->wrap_to(dialog_width);
        column->Add(reason, wxSizerFlags().Border(wxTOP | wxBOTTOM, Gap::tight));
    }
    state_ = new Text(ground_, "", 14, Hue::Muted);
    column->Add(state_, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    unlocked_ = new Text(ground_, "", 14, Hue::Good);
    column->Add(unlocked_, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    column->Add(make_file_row(), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    passphrase_ =
        add_field(ground_, tr("Passphrase"), tr("Passphrase of the key"), column, wxTE_PASSWORD);
    column->Add(make_new_key(), wxSizerFlags().Expand());
    seen_ = add_field(ground_, tr("A witness: the file of the checkpoint signed last, if any"),
                      tr("Checkpoint that the witness signed last"), column);
    column->Add(make_pace(), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    error_ = new Text(ground_, "", 14, Hue::Bad);
    column->Add(error_, wxSizerFlags().Expand().Border(wxTOP, grid));
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    put_in_dialog(this, ground_, column);
    file_->ChangeValue(wide(key_file_offered(session)));
    name_->ChangeValue(wide(key_name_offered(session)));
    show_new_key(!typed_in(file_).empty() && !may_be_there(typed_in(file_)));
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
    timer_.Start(look_pace);
    show_state();
    Fit();
    (typed_in(file_).empty() ? file_ : passphrase_)->SetFocus();
}

wxTextCtrl* SignDialog::add_field(wxWindow* parent, const std::string& label,
                                  const std::string& name, wxSizer* column, long style) {
    column->Add(new Text(parent, label, 13, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    auto* field = make_text_field(parent, name, -1, {}, style);
    column->Add(field, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    return field;
}

wxSizer* SignDialog::make_file_row() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(ground_, tr("Key file, of the log or of a witness"), 13, Hue::Muted));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    file_ = make_text_field(ground_, tr("Key file"), -1, {});
    row->Add(file_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    row->Add(make_button(ground_, tr("Choose\u2026"), "", [this] { choose_file(); }),
             wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    return column;
}

wxWindow* SignDialog::make_new_key() {
    new_key_ = new Tile(ground_, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    again_ = add_field(new_key_, tr("Repeat the passphrase"), tr("Repeat the passphrase"), column,
                       wxTE_PASSWORD);
    name_ = add_field(new_key_, tr("Name of the key, such as casino.example/pit-1/hands"),
                      tr("Name of the key"), column);
    for_witness_ =
        new wxCheckBox(new_key_, wxID_ANY, wide(tr("It is a witness's, such as surveillance's")));
    column->Add(for_witness_, wxSizerFlags().Border(wxTOP, grid));
    new_key_->SetSizer(column);
    return new_key_;
}

wxSizer* SignDialog::make_pace() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new Text(ground_, tr("Sign what is new"), 14, Hue::Muted),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    pace_ = new wxChoice(ground_, wxID_ANY);
    for (std::size_t i = 0; i < minutes_between.size(); ++i) {
        pace_->Append(wide(tr(pace_words.at(i))));
        if (minutes_between.at(i) == session_.preferences.sign_every_minutes)
            pace_->SetSelection(static_cast<int>(i));
    }
    gtk::set_name(pace_, tr("How often to sign"));
    pace_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        session_.preferences.sign_every_minutes =
            minutes_between.at(static_cast<std::size_t>(pace_->GetSelection()));
        save_preferences(session_.preferences);
    });
    row->Add(pace_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* SignDialog::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    make_ = make_button(ground_, tr("New key\u2026"), "quiet",
                        [this] { show_new_key(!new_key_->IsShown()); });
    row->Add(make_, wxSizerFlags().CentreVertical());
    row->Add(make_button(ground_, tr("Lock keys"), "quiet",
                         [this] {
                             lock_keys(session_);
                             show_state();
                         }),
             wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(make_button(ground_, tr("Close"), "", [this] { close(); }),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    sign_ = make_button(ground_, tr("Sign"), "primary", [this] { sign(); });
    row->Add(sign_, wxSizerFlags().CentreVertical());
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { key_pressed(event); });
    return row;
}

/// Escape closes; Enter signs, but on a button does what the button says.
void SignDialog::key_pressed(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    const bool enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    const bool on_button = dynamic_cast<wxButton*>(FindFocus()) != nullptr;
    if (key == WXK_ESCAPE)
        close();
    else if (enter && !on_button && sign_->IsEnabled())
        sign();
    else
        event.Skip();
}

void SignDialog::close() {
    timer_.Stop();
    forget_passphrases();
    if (IsModal())
        EndModal(wxID_CLOSE);
    else
        Hide();
}

void SignDialog::forget_passphrases() {
    passphrase_->ChangeValue("");
    again_->ChangeValue("");
}

void SignDialog::choose_file() {
    const auto file =
        new_key_->IsShown() ? chooser_.file_to_save("pit.key") : chooser_.key_to_open();
    if (file) file_->ChangeValue(wide(*file));
}

void SignDialog::show_new_key(bool shown) {
    new_key_->Show(shown);
    set_label(make_, shown ? tr("Use a key that is there") : tr("New key\u2026"));
    Layout();
    Fit();
}

/// What is wrong; empty: the key of the file is unlocked.
std::string SignDialog::unlock_or_make() {
    const std::string passphrase = typed_in(passphrase_);
    if (new_key_->IsShown()) {
        const KeyUse use = for_witness_->GetValue() ? KeyUse::Witness : KeyUse::Log;
        return make_key(session_,
                        {typed_in(file_), typed_in(name_), use, passphrase, typed_in(again_),
                         session_.replay.log ? session_.replay.file : ""});
    }
    return unlock(session_, typed_in(file_), passphrase);
}

void SignDialog::sign() {
    const std::int64_t now = utc_seconds_now();
    const bool unlocked = session_.key || session_.witness;
    if (!typed_in(passphrase_).empty() || !unlocked) {
        const std::string wrong = unlock_or_make();
        forget_passphrases();
        if (!wrong.empty()) {
            passphrase_->SetFocus();
            return say(wrong);
        }
        session_.preferences.key_file = typed_in(file_);
        save_preferences(session_.preferences);
        show_new_key(false);
    }
    show_state();
    if (!may_share_key()) return;
    if (session_.key) sign_now(session_, now);
    if (session_.witness && !session_.run) witness_now(session_, typed_in(seen_), now);
    show_state();
}

/// Asks once, where the key signed another log at this desk: the button then says what it does.
bool SignDialog::may_share_key() {
    const std::string other = other_log_of_key(session_);
    if (!other.empty() && !asks_) {
        asks_ = true;
        say(
            tr("This key has signed another log at this desk: {log}. By the key and its name "
               "nobody can tell the two logs apart: it is better to make a new key for this one.",
               "log"_a = other));
        set_label(sign_, tr("Sign with the same key"));
        Layout();
        return false;
    }
    if (!other.empty()) session_.shares_key = session_.replay.file;
    asks_ = false;
    set_label(sign_, tr("Sign"));
    return true;
}

bool SignDialog::has_signed() const {
    if (!session_.replay.log || session_.run) return false;
    const SignedState state =
        signed_state(*session_.replay.log, session_.replay.file, session_.preferences);
    return state.records > 0 && state.is_whole();
}

void SignDialog::look() {
    poll_signing(session_, utc_seconds_now());
    show_state();
    if (closes_once_signed_ && has_signed()) close();
}

void SignDialog::say(const std::string& error) {
    error_->say(error);
    error_->wrap_to(dialog_width);
    Layout();
    Fit();
}

void SignDialog::show_state() {
    const Signing& signing = session_;
    state_->say(signing_in_words(session_, utc_seconds_now()));
    state_->wrap_to(dialog_width);
    std::string keys;
    if (signing.key) keys = signing.key->public_key().name;
    if (signing.witness)
        add_to_list(keys, tr("{key} (witness)", "key"_a = signing.witness->public_key().name));
    const std::string open = keys.empty() ? "" : tr("Unlocked: {keys}", "keys"_a = keys);
    const bool other = wide(open) != unlocked_->GetLabel();
    unlocked_->say(open);
    sign_->Enable(session_.replay.log && !signing.run);
    if (!signing.error.empty() && signing.error != error()) say(signing.error);
    if (other) {
        error_->say(signing.error);
        Layout();
        Fit();
    }
}

}  // namespace fairdeal
