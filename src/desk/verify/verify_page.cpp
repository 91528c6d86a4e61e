#include "desk/verify/verify_page.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>

#include <algorithm>

#include "desk/certify/office_list.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {
constexpr int files_width = 380;
}  // namespace

VerifyPage::VerifyPage(wxWindow* parent, Hub& hub, FileChooser& chooser)
    : OfficePage(parent, hub, {}), chooser_(chooser) {
    make_files();
    make_found();
    end_frame();
}

void VerifyPage::make_files() {
    Tile* files = list_card();
    wxSizer* column = list_column();
    put(column, new Text(files, "Verify", 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, 2 * grid, 3 * grid, 4});
    story_ = new Text(files, "", 14, Hue::Muted);
    put(column, story_, {3 * grid, 0, 3 * grid, grid});
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    add_ = make_button(files, "Add a file", "primary", [this] { add_file(); });
    clear_ = make_button(files, "Clear", "", [this] {
        who_->ChangeValue("");
        take_all_away(desk());
        changed();
    });
    buttons->Add(add_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(clear_);
    put(column, buttons, {3 * grid, 0, 3 * grid, grid});
    add_list("Files", office_row_height, {2, 2, 2, 2});
    put(column, new Text(files, "Shown by (name or id)", 13, Hue::Muted),
        {3 * grid, grid, 3 * grid, 2});
    who_ = new wxTextCtrl(files, wxID_ANY, "", wxDefaultPosition, wxSize(-1, as_high(36)),
                          wxTE_PROCESS_ENTER);
    gtk::set_name(who_, "Name or id of whoever shows it");
    who_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
        desk().certify.verify.who = who_->GetValue().utf8_string();
        begin_verifying(desk());
        changed();
    });
    put(column, who_, {3 * grid, 2, 3 * grid, 3 * grid});
    files->SetMinSize(wxSize(files_width, -1));
}

void VerifyPage::make_found() {
    add_panel([] {}, {3 * grid, 2 * grid, 2, grid});
    copy_ = make_button(side(), "Copy as text", "", [this] { copy(); });
    side_column()->Add(copy_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
}

void VerifyPage::add_file() {
    const auto file =
        chooser_.file_to_open("A certificate, a transcript, a list of those withdrawn or a key");
    if (!file) return;
    const wxBusyCursor wait;
    hand_over(desk(), {*file});
    changed();
}

void VerifyPage::take_picked_away() {
    const int row = list()->GetSelection();
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.rows.size()) return;
    take_away(desk(), shown_.rows[static_cast<std::size_t>(row)].kind);
    changed();
}

void VerifyPage::copy() {
    const auto& found = desk().certify.verify.found;
    if (!found) return;
    const wxClipboardLocker lock;
    if (!lock) return;
    wxTheClipboard->SetData(new wxTextDataObject(wide(found->text)));
}

void VerifyPage::show_desk() {
    const Still still(this);
    shown_ = verify_screen(desk());
    show_frame(shown_.trouble, "");
    story_->say(shown_.story);
    clear_->Enable(!shown_.rows.empty());
    copy_->Enable(shown_.found != nullptr);
    const int picked =
        std::min(std::max(0, list()->GetSelection()), static_cast<int>(shown_.rows.size()) - 1);
    list()->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const HandedRow& file = shown_.rows.at(number);
            draw_named(gc, row, file.title, file.detail, "", selected);
        },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    list()->show_selected(picked);
    lay_out();
}

void VerifyPage::wrap_texts() { story_->wrap_to(files_width - 6 * grid); }

void VerifyPage::show_in_panel(int width) {
    const std::string otherwise = shown_.checking ? "It is being checked \u2026"
                                  : shown_.rows.empty()
                                      ? "Nothing has been handed over yet."
                                      : "A certificate or a transcript is missing.";
    // Not of shown_: what was found may be gone by the time the window is laid out anew.
    const auto& found = desk().certify.verify.found;
    panel().show_found(found ? &*found : nullptr, otherwise, width);
}

void VerifyPage::take_focus() { add_->SetFocus(); }

bool VerifyPage::press(const KeyPress& key) {
    if (key.control && key.character == 'c' && !who_->HasFocus()) return copy(), true;
    if (key.control) return false;
    if (key.name == KeyName::Delete && list()->HasFocus()) return take_picked_away(), true;
    if (key.name == KeyName::Character && key.character == 'o') return add_file(), true;
    return false;
}

}  // namespace fairdeal
