#include "desk/kit/file_chooser.h"

#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <array>

namespace fairdeal {

namespace {

std::optional<std::string> ask(wxWindow* over, const std::string& title, const char* kinds,
                               long style = wxFD_OPEN | wxFD_FILE_MUST_EXIST,
                               const std::string& name = "") {
    wxFileDialog dialog(over, wxString::FromUTF8(title), "", wxString::FromUTF8(name), kinds,
                        style);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.GetPath().utf8_string();
}

}  // namespace

std::optional<std::string> FileChooser::folder_to_open(const std::string& title) {
    return file_to_open(title);
}

std::optional<std::string> DesktopFileChooser::folder_to_open(const std::string& title) {
    wxDirDialog dialog(over_, wxString::FromUTF8(title), "", wxDD_DIR_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.GetPath().utf8_string();
}

std::optional<std::string> DesktopFileChooser::log_to_open() {
    return ask(over_, "Open a hand log", "Hand logs (*.db)|*.db|All files|*");
}

std::optional<std::string> DesktopFileChooser::records_to_import() {
    constexpr const char* kinds =
        "Hand records (*.txt, *.csv, *.jsonl)|*.txt;*.csv;*.jsonl|Notation (*.txt)|*.txt|"
        "CSV (*.csv)|*.csv|JSON Lines (*.jsonl)|*.jsonl|"
        "All files (the format is what the name says)|*";
    wxFileDialog dialog(over_, "Import hand records", "", "", kinds,
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    constexpr std::array formats{FileFormat::Notation, FileFormat::Csv, FileFormat::JsonLines};
    const int kind = dialog.GetFilterIndex();
    const bool named = kind > 0 && kind <= static_cast<int>(formats.size());
    format_ = named ? std::optional(formats.at(static_cast<std::size_t>(kind) - 1)) : std::nullopt;
    return dialog.GetPath().utf8_string();
}

std::optional<std::string> DesktopFileChooser::record_to_save() {
    return ask(over_, "Save the record", "Hand records (*.txt)|*.txt",
               wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
}

std::optional<std::string> DesktopFileChooser::file_to_save(const std::string& name) {
    return ask(over_, "Save", "All files|*", wxFD_SAVE | wxFD_OVERWRITE_PROMPT, name);
}

std::optional<std::string> DesktopFileChooser::file_to_make(const std::string& name) {
    return ask(over_, "Save as a new file", "All files|*", wxFD_SAVE, name);
}

std::optional<std::string> DesktopFileChooser::file_to_open(const std::string& title) {
    return ask(over_, title, "All files|*");
}

std::optional<std::string> DesktopFileChooser::key_to_open() {
    return ask(over_, "Open a key", "Keys (*.key)|*.key|All files|*");
}

std::optional<std::string> DesktopFileChooser::folder_to_save() {
    wxDirDialog dialog(over_, "Export to a new or empty folder", "", wxDD_DEFAULT_STYLE);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.GetPath().utf8_string();
}

}  // namespace fairdeal
