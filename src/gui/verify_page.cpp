#include "gui/verify_page.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>

#include <algorithm>

#include "gui/gtk.h"
#include "gui/office_row.h"

namespace fairdeal {

namespace {

constexpr int files_width = 380;

void draw_file(wxGraphicsContext& gc, const wxRect2DDouble& row, const HandedRow& file,
               bool selected) {
    if (selected) fill_row(gc, row);
    const double left = row.m_x + 24;
    const double width = row.m_width - 48;
    draw_text(gc, file.title, font(15, wxFONTWEIGHT_SEMIBOLD), Tone::Text, left,
              row.m_y + 10 * letters(), width);
    draw_text(gc, file.detail, font(13), Tone::Muted, left, row.m_y + 34 * letters(), width);
}

}  // namespace

VerifyPage::VerifyPage(wxWindow* parent, Hub& hub, FileChooser& chooser)
    : Page(parent, hub), chooser_(chooser) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    tabs_ = new CertifyTabs(this, hub);
    column->Add(tabs_, wxSizerFlags().Expand().Border(wxALL, 3 * grid));
    trouble_ = new Text(this, "", 14, Hue::Bad);
    column->Add(trouble_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(make_files(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, 3 * grid));
    row->Add(make_found(), wxSizerFlags(1).Expand().Border(wxRIGHT | wxBOTTOM, 3 * grid));
    column->Add(row, wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxWindow* VerifyPage::make_files() {
    files_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, new Text(files_, "Verify", 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, 2 * grid, 3 * grid, 4});
    story_ = new Text(files_, "", 14, Hue::Muted);
    put(column, story_, {3 * grid, 0, 3 * grid, grid});
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    add_ = make_button(files_, "Add a file", "primary", [this] { add_file(); });
    clear_ = make_button(files_, "Clear", "", [this] {
        who_->ChangeValue("");
        take_all_away(desk());
        changed();
    });
    buttons->Add(add_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(clear_);
    put(column, buttons, {3 * grid, 0, 3 * grid, grid});
    list_ = new RowList(files_, "Files", as_high(office_row_height), Tone::Surface);
    put(column, list_, {2, 2, 2, 2}, true);
    put(column, new Text(files_, "Shown by (name or id)", 13, Hue::Muted),
        {3 * grid, grid, 3 * grid, 2});
    who_ = new wxTextCtrl(files_, wxID_ANY, "", wxDefaultPosition, wxSize(-1, as_high(36)),
                          wxTE_PROCESS_ENTER);
    gtk::set_name(who_, "Name or id of whoever shows it");
    who_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
        desk().certify.verify.who = who_->GetValue().utf8_string();
        begin_verifying(desk());
        changed();
    });
    put(column, who_, {3 * grid, 2, 3 * grid, 3 * grid});
    files_->SetSizer(column);
    files_->SetMinSize(wxSize(files_width, -1));
    return files_;
}

wxWindow* VerifyPage::make_found() {
    found_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    panel_ = new OfficePanel(found_, hub(), [] {});
    put(column, panel_, {3 * grid, 2 * grid, 2, grid}, true);
    copy_ = make_button(found_, "Copy as text", "", [this] { copy(); });
    column->Add(copy_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
    found_->SetSizer(column);
    return found_;
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
    const int row = list_->GetSelection();
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
    tabs_->show();
    trouble_->say(shown_.trouble);
    trouble_->Show(!shown_.trouble.empty());
    story_->say(shown_.story);
    clear_->Enable(!shown_.rows.empty());
    copy_->Enable(shown_.found != nullptr);
    const int picked = std::min(std::max(0, list_->GetSelection()),
                                static_cast<int>(shown_.rows.size()) - 1);
    list_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_file(gc, row, shown_.rows.at(number), selected); },
        [this](std::size_t number) { return shown_.rows.at(number).spoken; });
    list_->show_selected(picked);
    lay_out();
}

void VerifyPage::lay_out() {
    trouble_->wrap_to(std::max(200, GetClientSize().x - 6 * grid));
    story_->wrap_to(files_width - 6 * grid);
    Layout();
    for (Tile* tile : {files_, found_}) tile->Layout();
    const int width = panel_->GetClientSize().x;
    if (width < 100) return;
    const std::string otherwise = shown_.checking       ? "It is being checked \u2026"
                                  : shown_.rows.empty() ? "Nothing has been handed over yet."
                                                        : "A certificate or a transcript is missing.";
    // Not of shown_: what was found may be gone by the time the window is laid out anew.
    const auto& found = desk().certify.verify.found;
    panel_->show_found(found ? &*found : nullptr, otherwise, width);
}

void VerifyPage::take_focus() { add_->SetFocus(); }

bool VerifyPage::press(const KeyPress& key) {
    if (key.control && key.character == 'c' && !who_->HasFocus()) return copy(), true;
    if (key.control) return false;
    if (key.name == KeyName::Delete && list_->HasFocus()) return take_picked_away(), true;
    if (key.name == KeyName::Character && key.character == 'o') return add_file(), true;
    return false;
}

void VerifyPage::theme_changed() {
    list_->theme_changed();
    panel_->theme_changed();
    Refresh();
}

}  // namespace fairdeal
