#include "desk/house/house_dialog.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/dialog.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/theme.h"

namespace fairdeal {

HouseDialog::HouseDialog(wxWindow* parent, HouseSession& session)
    : wxDialog(parent, wxID_ANY, wide(tr("House"))), session_(session) {
    session_.begin();
    const HouseScreen screen = session_.screen();
    ground_ = new Tile(this, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Text(ground_, tr("House"), 20, Hue::Text, wxFONTWEIGHT_BOLD));
    auto* kept = new Text(ground_, screen.kept_in, 14, Hue::Muted);
    kept->wrap_to(dialog_width);
    column->Add(kept, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    for (const HouseRow& row : screen.rows) add_field(column, row);
    problem_ = new Text(ground_, "", 14, Hue::Bad);
    column->Add(problem_, wxSizerFlags().Expand().Border(wxTOP, Gap::part));
    column->Add(make_buttons(), wxSizerFlags().Expand().Border(wxTOP, 2 * grid));
    put_in_dialog(this, ground_, column);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) return close(wxID_CANCEL);
        const bool types = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
        const bool enters =
            event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (types && enters) return save();
        event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { close(wxID_CANCEL); });
    show_state();
    entries_.front().typed->SetFocus();
}

void HouseDialog::add_field(wxSizer* column, const HouseRow& row) {
    HouseEntry& made = entries_.at(static_cast<std::size_t>(row.field));
    column->Add(new Text(ground_, row.label, 14, Hue::Text, wxFONTWEIGHT_MEDIUM),
                wxSizerFlags().Border(wxTOP, Gap::part));
    made.typed =
        make_text_field(ground_, row.label, -1, [this, field = row.field](const std::string& text) {
            session_.type(field, text);
            show_state();
        });
    made.typed->ChangeValue(wide(row.value));
    column->Add(made.typed, wxSizerFlags().Expand().Border(wxTOP, Gap::tight));
    auto* example = new Text(ground_, row.example, 13, Hue::Muted);
    example->wrap_to(dialog_width);
    column->Add(example, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    made.error = new Text(ground_, "", 13, Hue::Bad);
    column->Add(made.error, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
}

wxSizer* HouseDialog::make_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    row->Add(make_button(ground_, tr("Cancel"), "", [this] { close(wxID_CANCEL); }),
             wxSizerFlags().Border(wxRIGHT, grid));
    save_ = make_button(ground_, tr("Save"), "primary", [this] { save(); });
    row->Add(save_);
    return row;
}

/// Where something is wrong the keyboard goes to the first field of it.
void HouseDialog::save() {
    if (session_.save()) return close(wxID_OK);
    const HouseScreen screen = session_.screen();
    for (const HouseRow& row : screen.rows) put_text(entry(row.field).typed, row.value);
    show_state();
    const auto wrong =
        std::ranges::find_if(screen.rows, [](const HouseRow& row) { return !row.error.empty(); });
    if (wrong != screen.rows.end()) entry(wrong->field).typed->SetFocus();
}

void HouseDialog::show_state() {
    const HouseScreen screen = session_.screen();
    for (const HouseRow& row : screen.rows) {
        const HouseEntry& made = entry(row.field);
        made.error->say(row.error);
        made.error->wrap_to(dialog_width);
        made.error->Show(!row.error.empty());
        gtk::set_name(made.typed, row.error.empty() ? row.label : row.label + ". " + row.error);
        gtk::set_description(made.typed, row.example);
    }
    problem_->say(screen.problem);
    problem_->wrap_to(dialog_width);
    problem_->Show(!screen.problem.empty());
    Layout();
    Fit();
}

void HouseDialog::close(int answer) {
    if (IsModal())
        EndModal(answer);
    else
        Hide();
}

std::string HouseDialog::error(HouseField field) const {
    const Text* error = entry(field).error;
    return error->IsShown() ? error->GetLabelText().utf8_string() : "";
}

std::string HouseDialog::problem() const {
    return problem_->IsShown() ? problem_->GetLabelText().utf8_string() : "";
}

}  // namespace fairdeal
