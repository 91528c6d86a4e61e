#include "desk/kit/file_chooser.h"

#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/filename.h>
#include <array>

#include "base/translation.h"

namespace fairdeal {

namespace {

/// "Hand logs (*.db)|*.db": a kind of file as the dialog wants it, after those that come before it.
std::string with_kind(const std::string& before, const std::string& words, const char* names) {
    return (before.empty() ? "" : before + "|") + words + "|" + names;
}

std::string all_files(const std::string& before = "") {
    return with_kind(before, tr("All files"), "*");
}

/// Of the file that was chosen last: the next dialog begins there. Empty: where the desktop likes.
wxString& last_folder() {
    static wxString folder;
    return folder;
}

std::optional<std::string> ask(wxWindow* over, const std::string& title, const std::string& kinds,
                               long style = wxFD_OPEN | wxFD_FILE_MUST_EXIST,
                               const std::string& name = "") {
    wxFileDialog dialog(over, wxString::FromUTF8(title), last_folder(), wxString::FromUTF8(name),
                        wxString::FromUTF8(kinds), style);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    last_folder() = dialog.GetDirectory();
    return dialog.GetPath().utf8_string();
}

}  // namespace

std::optional<std::string> FileChooser::folder_to_open(const std::string& title) {
    return file_to_open(title);
}

std::optional<std::string> DesktopFileChooser::folder_to_open(const std::string& title) {
    wxDirDialog dialog(over_, wxString::FromUTF8(title), last_folder(), wxDD_DIR_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    last_folder() = wxFileName(dialog.GetPath()).GetPath();
    return dialog.GetPath().utf8_string();
}

std::optional<std::string> DesktopFileChooser::log_to_open() {
    return ask(over_, tr("Open a hand log"),
               all_files(with_kind("", tr("Hand logs (*.db)"), "*.db")));
}

std::optional<std::string> DesktopFileChooser::records_to_import() {
    std::string kinds =
        with_kind("", tr("Hand records (*.txt, *.csv, *.jsonl)"), "*.txt;*.csv;*.jsonl");
    kinds = with_kind(kinds, tr("Notation (*.txt)"), "*.txt");
    kinds = with_kind(kinds, tr("CSV (*.csv)"), "*.csv");
    kinds = with_kind(kinds, tr("JSON Lines (*.jsonl)"), "*.jsonl");
    kinds = with_kind(kinds, tr("All files (the format is what the name says)"), "*");
    wxFileDialog dialog(over_, wxString::FromUTF8(tr("Import hand records")), last_folder(), "",
                        wxString::FromUTF8(kinds), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    last_folder() = dialog.GetDirectory();
    constexpr std::array formats{FileFormat::Notation, FileFormat::Csv, FileFormat::JsonLines};
    const int kind = dialog.GetFilterIndex();
    const bool named = kind > 0 && kind <= static_cast<int>(formats.size());
    format_ = named ? std::optional(formats.at(static_cast<std::size_t>(kind) - 1)) : std::nullopt;
    return dialog.GetPath().utf8_string();
}

std::optional<std::string> DesktopFileChooser::record_to_save() {
    return ask(over_, tr("Save the record"), with_kind("", tr("Hand records (*.txt)"), "*.txt"),
               wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
}

std::optional<std::string> DesktopFileChooser::file_to_save(const std::string& name) {
    return ask(over_, tr("Save"), all_files(), wxFD_SAVE | wxFD_OVERWRITE_PROMPT, name);
}

std::optional<std::string> DesktopFileChooser::file_to_make(const std::string& name) {
    return ask(over_, tr("Save as a new file"), all_files(), wxFD_SAVE, name);
}

std::optional<std::string> DesktopFileChooser::file_to_open(const std::string& title) {
    return ask(over_, title, all_files());
}

std::optional<std::string> DesktopFileChooser::key_to_open() {
    return ask(over_, tr("Open a key"), all_files(with_kind("", tr("Keys (*.key)"), "*.key")));
}

std::optional<std::string> DesktopFileChooser::folder_to_save() {
    wxDirDialog dialog(over_, wxString::FromUTF8(tr("Export to a new or empty folder")), "",
                       wxDD_DEFAULT_STYLE);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.GetPath().utf8_string();
}

}  // namespace fairdeal
