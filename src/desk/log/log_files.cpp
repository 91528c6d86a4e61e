// What the page of a log does with files: importing, exporting, what was not taken, and signing.

#include "desk/log/log_page.h"

#include <wx/dialog.h>
#include <wx/menu.h>
#include <filesystem>

#include "base/translation.h"
#include "desk/kit/gtk.h"
#include "desk/log/feed/feed_dialog.h"
#include "desk/log/log_tasks.h"
#include "desk/log/signing/sign_dialog.h"

namespace fairdeal {

/// Records in a format of this program's, or another system's documents.
void LogPage::choose_import(const wxWindow* button) {
    wxMenu menu;
    const auto offer = [&](const std::string& label, void (LogPage::*import)()) {
        const int id = menu.Append(wxID_ANY, wide(label))->GetId();
        menu.Bind(
            wxEVT_MENU, [=, this](wxCommandEvent&) { (this->*import)(); }, id);
    };
    if (session_.log) {
        const std::string name = std::filesystem::path(session_.file).filename().string();
        offer(tr("Hand records into {log}\u2026", "log"_a = name), &LogPage::import_records);
        offer(tr("Hand records into a new log\u2026"), &LogPage::import_into_new);
    } else {
        offer(tr("Hand records: notation, CSV, JSON Lines\u2026"), &LogPage::import_records);
    }
    offer(tr("Another system\u2019s documents, by a mapping\u2026"), &LogPage::import_feed);
    popup(menu, button);
}

void LogPage::import_feed() {
    FeedForm form(session_);
    FeedDialog(this, form, files()).ShowModal();
    changed();
}

void LogPage::import_records() {
    const auto file = files().records_to_import();
    if (file) import_into_log(session_, *file, files().records_format());
    changed();
}

void LogPage::import_into_new() {
    const auto records = files().records_to_import();
    if (!records) return;
    const auto format = files().records_format();
    const auto name = std::filesystem::path(new_log_beside(*records)).filename().string();
    const auto log = files().file_to_make(name);
    if (log) import_into_new_log(session_, *records, *log, format);
    changed();
}

void LogPage::choose_export() {
    wxMenu menu;
    menu.Append(wxID_ANY, wide(tr("The hands listed")))->Enable(false);
    offer_exports(menu, false);
    menu.AppendSeparator();
    const int whole =
        menu.Append(wxID_ANY, wide(tr("The signed log, as a folder to verify\u2026")))->GetId();
    menu.Bind(
        wxEVT_MENU, [this](wxCommandEvent&) { export_folder(); }, whole);
    PopupMenu(&menu);
}

void LogPage::offer_exports(wxMenu& menu, bool chosen_only) {
    const auto offer = [&](const std::string& label, const char* ending, FileFormat format,
                           RowPer rows) {
        const int id = menu.Append(wxID_ANY, wide(label))->GetId();
        menu.Bind(
            wxEVT_MENU,
            [=, this](wxCommandEvent&) { export_hands(ending, format, rows, chosen_only); }, id);
    };
    offer(tr("In the notation\u2026"), ".txt", FileFormat::Notation, RowPer::Hand);
    offer(tr("As CSV, a row a hand\u2026"), ".csv", FileFormat::Csv, RowPer::Hand);
    offer(tr("As CSV, a row an event\u2026"), ".csv", FileFormat::Csv, RowPer::Event);
    offer(tr("As JSON Lines, a line a hand\u2026"), ".jsonl", FileFormat::JsonLines, RowPer::Hand);
    offer(tr("As JSON Lines, a line an event\u2026"), ".jsonl", FileFormat::JsonLines,
          RowPer::Event);
}

void LogPage::export_hands(const std::string& ending, FileFormat format, RowPer rows,
                           bool chosen_only) {
    const std::string stem = std::filesystem::path(session_.file).stem().string();
    const auto file = files().file_to_save(stem + ending);
    const ExportTo to{file.value_or(""), format, rows};
    if (file) chosen_only ? export_chosen(session_, to) : export_log(session_, to);
    changed();
}

void LogPage::export_folder() {
    const auto folder = files().folder_to_save();
    if (folder) export_log_folder(session_, *folder);
    changed();
}

void LogPage::show_not_taken() {
    std::string all;
    for (const std::string& line : session_.not_taken) all += line + "\n";
    wxDialog dialog(this, wxID_ANY, wide(tr("What was not taken, and why")), wxDefaultPosition,
                    wxSize(760, 420), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* text = new wxTextCtrl(&dialog, wxID_ANY, wide(all), wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
    gtk::set_name(text, tr("What was not taken: file, line and reason"));
    column->Add(text, wxSizerFlags(1).Expand().Border(wxALL, 2 * grid));
    column->Add(dialog.CreateStdDialogButtonSizer(wxCLOSE),
                wxSizerFlags().Right().Border(wxALL, grid));
    dialog.SetSizer(column);
    dialog.SetEscapeId(wxID_CLOSE);
    dialog.ShowModal();
}

void LogPage::sign() {
    SignDialog(this, signing_, files()).ShowModal();
    changed();
}

}  // namespace fairdeal
