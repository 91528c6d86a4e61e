#include "desk/files/files_dialog.h"

#include <fmt/format.h>
#include <wx/gdicmn.h>
#include <wx/utils.h>
#include <wx/version.h>
#include <algorithm>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/house/house_dialog.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

constexpr int look_pace = 100;  // milliseconds
constexpr int width = dialog_width + 10 * grid;

Text* add_words(wxWindow* parent, wxSizer* column, const std::string& words, double size, Hue hue,
                int above) {
    auto* text = new Text(parent, words, size, hue);
    text->wrap_to(width);
    column->Add(text, wxSizerFlags().Expand().Border(wxTOP, above));
    return text;
}

/// What only a window knows.
std::vector<std::pair<std::string, std::string>> window_facts(const wxWindow& window) {
    const wxSize screen = wxGetDisplaySize();
    return {{"toolkit", wxString(wxVERSION_STRING).utf8_string()},
            {"desktop", wxGetOsDescription().utf8_string()},
            {"screen", fmt::format("{}x{}", screen.x, screen.y)},
            {"scale", fmt::format("{}", window.GetContentScaleFactor())},
            {"look", theme() == Look::Dark ? "dark" : "light"}};
}

}  // namespace

FilesDialog::FilesDialog(wxWindow* parent, FilesSession& session, HouseSession& house,
                         FileChooser& chooser)
    : wxDialog(parent, wxID_ANY, wide(tr("Files and backup"))),
      session_(session),
      house_(house),
      chooser_(chooser),
      shown_(session.screen()),
      timer_(this) {
    ground_ = make_scroller(this, tr("Files and backup"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(ground_, tr("Where everything lies"), 20, Hue::Text, wxFONTWEIGHT_BOLD));
    add_places(column);
    add_house(column);
    column->Add(new Text(ground_, tr("Backup"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
                wxSizerFlags().Border(wxTOP, 2 * grid));
    add_words(ground_, column,
              shown_.log.empty()
                  ? tr("School, own lessons, table cards, packs, exam office and the house\u2019s "
                       "settings are copied into a new folder and verified there. A hand log is "
                       "copied, too, if it is open.")
                  : tr("School, own lessons, table cards, packs, exam office, the house\u2019s "
                       "settings and the open hand log are copied into a new folder and verified "
                       "there."),
              14, Hue::Muted, Gap::tight);
    if (shown_.has_office) column->Add(make_sign_in(), wxSizerFlags().Expand());
    add_words(ground_, column,
              tr("To bring a backup back, check it here first, and close every other desk."), 14,
              Hue::Muted, grid);
    column->SetMinSize(width, -1);
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {3 * grid, Gap::wide, 3 * grid, grid});
    ground_->SetSizer(around);
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(ground_, wxSizerFlags(1).Expand());
    whole->Add(make_foot(), wxSizerFlags().Expand());
    SetSizer(whole);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (session_.poll()) show_state();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE)
            close();
        else
            event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { close(); });
    timer_.Start(look_pace);
    show_state();
    lay_out();
    make_->SetFocus();
}

void FilesDialog::add_places(wxSizer* column) {
    for (const PlaceRow& place : shown_.places) {
        column->Add(new Text(ground_, place.title, 14, Hue::Text, wxFONTWEIGHT_MEDIUM),
                    wxSizerFlags().Border(wxTOP, Gap::row));
        add_words(ground_, column, place.path + " \u00b7 " + place.standing, 13, Hue::Muted,
                  Gap::hair);
    }
}

void FilesDialog::add_house(wxSizer* column) {
    column->Add(new Text(ground_, tr("House"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
                wxSizerFlags().Border(wxTOP, 2 * grid));
    house_words_ = add_words(ground_, column, HouseSession::in_words(), 14, Hue::Muted, Gap::tight);
    house_button_ = fairdeal::make_button(ground_, tr("Name, time zone, currency\u2026"), "",
                                          [this] { change_house(); });
    column->Add(house_button_, wxSizerFlags().Border(wxTOP, Gap::tight));
}

void FilesDialog::change_house() {
    HouseDialog(this, house_).ShowModal();
    house_words_->say(HouseSession::in_words());
    house_words_->wrap_to(width);
    lay_out();
    house_button_->SetFocus();
}

/// Who takes the records of the exam office out.
wxWindow* FilesDialog::make_sign_in() {
    auto* tile = new Tile(ground_, ground(Tone::Surface));
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_words(tile, column,
              tr("An administrator or auditor takes the exam office's records out, which is "
                 "recorded."),
              14, Hue::Muted, grid);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    as_ = make_text_field(tile, tr("Id of who takes the office's records out"), -1, {});
    as_->SetHint(wide(tr("Id")));
    passphrase_ = make_text_field(tile, tr("Their passphrase"), -1, {}, wxTE_PASSWORD);
    passphrase_->SetHint(wide(tr("Passphrase")));
    row->Add(as_, wxSizerFlags(1).Border(wxRIGHT, grid));
    row->Add(passphrase_, wxSizerFlags(1));
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    without_office_ = new wxCheckBox(tile, wxID_ANY, wide(tr("Leave the exam office out")));
    without_office_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { show_state(); });
    column->Add(without_office_, wxSizerFlags().Border(wxTOP, grid));
    tile->SetSizer(column);
    return tile;
}

/// As high as its words, but never higher than the screen; they scroll then.
void FilesDialog::lay_out() {
    const wxSize words = ground_->GetSizer()->GetMinSize();
    const int foot = foot_->GetSizer()->GetMinSize().y;
    const int screen = wxGetClientDisplayRect().height - 6 * grid;
    ground_->SetMinSize(wxSize(words.x, std::min(words.y, std::max(screen - foot, foot))));
    Layout();
    Fit();
    ground_->FitInside();
}

wxWindow* FilesDialog::make_foot() {
    foot_ = new Tile(this, ground(Tone::Surface));
    auto* column = new wxBoxSizer(wxVERTICAL);
    said_ = add_words(foot_, column, "", 14, Hue::Accent, 0);
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, grid));
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {3 * grid, grid, 3 * grid, Gap::wide});
    foot_->SetSizer(around);
    return foot_;
}

wxSizer* FilesDialog::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    check_ =
        fairdeal::make_button(foot_, tr("Check a backup\u2026"), "", [this] { check_backup(); });
    row->Add(check_);
    diagnostics_ = fairdeal::make_button(foot_, tr("Save diagnostics\u2026"), "",
                                         [this] { save_diagnostics(); });
    row->Add(diagnostics_, wxSizerFlags().Border(wxLEFT, grid));
    restore_ =
        fairdeal::make_button(foot_, tr("Bring this backup back\u2026"), "", [this] { restore(); });
    row->Add(restore_, wxSizerFlags().Border(wxLEFT, grid));
    row->AddStretchSpacer();
    stop_ = fairdeal::make_button(foot_, tr("Cancel"), "", [this] { session_.stop(); });
    row->Add(stop_, wxSizerFlags().Border(wxRIGHT, grid));
    row->Add(fairdeal::make_button(foot_, tr("Close"), "", [this] { close(); }),
             wxSizerFlags().Border(wxRIGHT, grid));
    make_ = fairdeal::make_button(foot_, tr("Back up\u2026"), "primary", [this] { make_backup(); });
    row->Add(make_);
    return row;
}

void FilesDialog::make_backup() {
    BackupSignIn who;
    if (shown_.has_office)
        who = {without_office_->GetValue(), typed_in(as_), typed_in(passphrase_)};
    const auto into = chooser_.folder_to_open(tr("Where the backup goes"));
    if (passphrase_ != nullptr) passphrase_->ChangeValue("");
    if (into) session_.begin_backup(*into, who, utc_now());
    show_state();
}

/// The first press says what it does, the second does it.
void FilesDialog::restore() {
    if (!std::exchange(is_sure_, true)) return show_state();
    std::filesystem::path log;
    if (shown_.log_needs_place) {
        const auto place = chooser_.file_to_save("hands.db");
        if (!place) return;
        log = *place;
    }
    asked_ = session_.restore_request(log);
    if (asked_) close();
}

void FilesDialog::check_backup() {
    is_sure_ = false;
    const auto folder = chooser_.folder_to_open(tr("A backup"));
    if (folder) session_.begin_check(*folder);
    show_state();
}

void FilesDialog::save_diagnostics() {
    const auto out = chooser_.file_to_make("fairdeal-diagnostics.zip");
    if (out) session_.begin_diagnostics(*out, window_facts(*this), utc_now());
    show_state();
}

void FilesDialog::show_state() {
    const bool was_busy = shown_.busy;
    shown_ = session_.screen();
    const std::string words =
        shown_.busy             ? shown_.busy_words
        : !shown_.error.empty() ? shown_.error
        : is_sure_ ? tr("Fairdeal closes, brings the backup back and opens again. What lies there "
                        "now stays beside it, with the time at the end of its name. Close every "
                        "other desk first.")
                   : shown_.report;
    const bool other = wide(words) != said_->GetLabel();
    said_->set_hue(shown_.error.empty() ? Hue::Accent : Hue::Bad);
    stop_->Show(shown_.busy);
    make_->Enable(!shown_.busy);
    check_->Enable(!shown_.busy);
    diagnostics_->Enable(!shown_.busy);
    restore_->Show(shown_.can_restore);
    set_label(restore_,
              is_sure_ ? tr("Close and bring it back") : tr("Bring this backup back\u2026"));
    if (shown_.has_office) {
        const bool out = without_office_->GetValue();
        as_->Enable(!out);
        passphrase_->Enable(!out);
    }
    // A button that cannot be pressed any more has no keyboard.
    if (shown_.busy != was_busy) (shown_.busy ? stop_ : make_)->SetFocus();
    if (!other) return;
    said_->say(words);
    said_->wrap_to(width);
    lay_out();
}

/// Work under way goes on; its outcome is shown when the window is opened again.
void FilesDialog::close() {
    if (passphrase_ != nullptr) passphrase_->ChangeValue("");
    if (IsModal())
        EndModal(wxID_CLOSE);
    else
        Hide();
}

}  // namespace fairdeal
