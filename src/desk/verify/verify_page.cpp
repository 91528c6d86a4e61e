#include "desk/verify/verify_page.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>

#include <algorithm>
#include <utility>

#include "base/translation.h"
#include "desk/certify/office/office_list.h"
#include "desk/kit/fields.h"

namespace fairdeal {

namespace {}  // namespace

VerifyPage::VerifyPage(wxWindow* parent, PageContext& context, VerifySession& session,
                       OfficeSession& office)
    : OfficeCards(parent, context, office, {}), session_(session) {
    make_files();
    make_found();
    end_frame();
}

wxButton* VerifyPage::make_action_button(wxWindow* parent, VerifyAction action, const char* kind) {
    return make_button(parent, tr(action_named(verify_actions, action).label), kind,
                       [this, action] { take(action); });
}

wxTextCtrl* VerifyPage::make_field(wxWindow* parent, const std::string& name,
                                   std::function<void(std::string)> type) {
    auto* field = make_text_field(
        parent, name, -1,
        [this, type = std::move(type)](std::string typed) {
            type(std::move(typed));
            changed();
        },
        wxTE_PROCESS_ENTER);
    field->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { compare(); });
    return field;
}

void VerifyPage::make_files() {
    Tile* files = list_card();
    wxSizer* column = list_column();
    put(column, new Text(files, tr("Verify"), 20, Hue::Text, wxFONTWEIGHT_BOLD),
        {3 * grid, 2 * grid, 3 * grid, Gap::tight});
    story_ = new Text(files, "", 14, Hue::Muted);
    put(column, story_, {3 * grid, 0, 3 * grid, grid});
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    add_ = make_action_button(files, VerifyAction::Add, "primary");
    clear_ = make_action_button(files, VerifyAction::Clear, "");
    buttons->Add(add_, wxSizerFlags().Border(wxRIGHT, grid));
    buttons->Add(clear_);
    put(column, buttons, {3 * grid, 0, 3 * grid, grid});
    add_list(tr("Files"), office_row_height(), {Gap::hair, Gap::hair, Gap::hair, Gap::hair});
    put(column,
        new Text(files, tr("Who shows it: compared with the dealer (name or id)"), 13, Hue::Muted),
        {3 * grid, grid, 3 * grid, Gap::hair});
    who_ = make_field(files, tr("Name or id of the person who shows it"),
                      [this](std::string who) { session_.type_person(std::move(who)); });
    put(column, who_, {3 * grid, Gap::hair, 3 * grid, grid});
    put(column,
        new Text(files, tr("Codes of the exam\u2019s start and end, with commas between"), 13,
                 Hue::Muted),
        {3 * grid, grid, 3 * grid, Gap::hair});
    code_ = make_field(files,
                       tr("Codes of the exam\u2019s start and end, compared with the transcript"),
                       [this](std::string codes) { session_.type_codes(std::move(codes)); });
    put(column, code_, {3 * grid, Gap::hair, 3 * grid, grid});
    compare_ = make_action_button(files, VerifyAction::Compare, "");
    column->Add(compare_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
    files->SetMinSize(wxSize(panel_width, -1));
}

void VerifyPage::make_found() {
    add_panel({}, {3 * grid, 2 * grid, 2, grid});
    copy_ = make_action_button(side(), VerifyAction::Copy, "");
    side_column()->Add(copy_, wxSizerFlags().Border(wxLEFT | wxBOTTOM, 3 * grid));
}

void VerifyPage::add_file() {
    const auto file = files().file_to_open(
        tr("A certificate, a transcript, a list of those withdrawn, a key or a receipt"));
    if (!file) return;
    const wxBusyCursor wait;
    session_.hand_over({*file});
    changed();
}

void VerifyPage::take_picked_away() {
    const int row = list()->GetSelection();
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.rows.size()) return;
    session_.take_away(shown_.rows[static_cast<std::size_t>(row)].kind);
    changed();
}

void VerifyPage::compare() {
    session_.compare();
    changed();
}

void VerifyPage::take_all_away() {
    session_.take_all_away();
    changed();
}

void VerifyPage::copy() {
    const auto& found = session_.found();
    if (!found) return;
    const wxClipboardLocker lock;
    if (!lock) return;
    wxTheClipboard->SetData(new wxTextDataObject(wide(found->text)));
}

void VerifyPage::show_desk() {
    const UpdateLock lock(this);
    shown_ = session_.screen();
    show_frame(shown_.error, "");
    story_->say(shown_.story);
    put_text(who_, shown_.who);
    put_text(code_, shown_.codes);
    clear_->Enable(session_.can(VerifyAction::Clear));
    copy_->Enable(session_.can(VerifyAction::Copy));
    compare_->Enable(session_.can(VerifyAction::Compare));
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

void VerifyPage::wrap_texts() { story_->wrap_to(panel_width - 6 * grid); }

void VerifyPage::show_in_panel(int width) {
    // Not of shown_: what was found may be gone by the time the window is laid out again.
    const auto& found = session_.found();
    panel().show_found(found ? &*found : nullptr, shown_.instead, width);
}

void VerifyPage::take_focus() { add_->SetFocus(); }

bool VerifyPage::take(VerifyAction action) {
    switch (action) {
        case VerifyAction::Add: return add_file(), true;
        case VerifyAction::TakeAway: return take_picked_away(), true;
        case VerifyAction::Clear: return take_all_away(), true;
        case VerifyAction::Copy: return copy(), true;
        case VerifyAction::Compare: return compare(), true;
    }
    return false;
}

bool VerifyPage::press(const KeyPress& key) {
    const auto* action = action_of(verify_actions, key);
    if (action == nullptr) return false;
    if (action->name == VerifyAction::Copy && (who_->HasFocus() || code_->HasFocus())) return false;
    if (action->name == VerifyAction::TakeAway && !list()->HasFocus()) return false;
    return take(action->name);
}

}  // namespace fairdeal
