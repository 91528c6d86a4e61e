#include "desk/answer/panel/answer_row.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int entry_width = 96;
constexpr int call_height = 32;

TileLook row_look(bool current) {
    TileLook look = card(Tone::Surface);
    look.radius = 10;
    look.line = current ? Tone::Accent : Tone::Border;  // its fill would say that it is answered
    look.line_width = current ? 2 : 1;
    return look;
}

void set_value(wxTextCtrl* entry, const std::string& value) {
    if (entry->GetValue().utf8_string() == value) return;
    entry->ChangeValue(wide(value));
    entry->SetInsertionPointEnd();
}

/// A hint is only shown in an empty field that has not the keyboard; GTK keeps it per field.
void set_hint(wxTextCtrl* entry, const std::string& hint) {
    if (entry->GetHint().utf8_string() != hint) entry->SetHint(wide(hint));
}

}  // namespace

AnswerRow::AnswerRow(wxWindow* parent, const RowScreen& row, int width)
    : Tile(parent, row_look(false)), width_(width - 2 * Gap::part) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_title(), wxSizerFlags().Expand());
    column->Add(make_calls(row), wxSizerFlags().Expand().Border(wxTOP, grid));
    column->Add(make_tip(), wxSizerFlags().Expand());
    note_ = new Text(this, "", 13, Hue::Muted);
    column->Add(note_, wxSizerFlags().Border(wxTOP, Gap::beside));
    problem_ = new Text(this, "", 13, Hue::Bad);
    column->Add(problem_, wxSizerFlags().Border(wxTOP, Gap::tight));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    put(outer, column, {Gap::part, Gap::row, Gap::part, Gap::part});
    outer->SetMinSize(width, -1);
    SetSizer(outer);
    for (wxWindow* part : std::initializer_list<wxWindow*>{this, title_, stake_}) {
        part->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { on_picked(); });
    }
}

wxSizer* AnswerRow::make_title() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    title_ = new Text(this, "", 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    stake_ = new Text(this, "", 15, Hue::Muted, wxFONTWEIGHT_MEDIUM);
    row->Add(title_, wxSizerFlags().CentreVertical());
    row->AddStretchSpacer();
    row->Add(stake_, wxSizerFlags().CentreVertical());
    return row;
}

wxTextCtrl* AnswerRow::make_entry(const std::function<void(const std::string&)>& typed) {
    auto* entry = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition,
                                 wxSize(entry_width, call_height), wxTE_RIGHT);
    entry->SetMaxLength(12);
    entry->Bind(wxEVT_TEXT,
                [entry, typed](wxCommandEvent&) { typed(entry->GetValue().utf8_string()); });
    entry->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        on_picked();
    });
    entry->Bind(wxEVT_SET_FOCUS, [this, entry](wxFocusEvent& event) {
        event.Skip();
        on_focus(entry == tip_);
    });
    return entry;
}

wxSizer* AnswerRow::make_calls(const RowScreen& shown) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    calls_row_ = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < shown.calls.size(); ++i) {
        auto* button =
            new wxToggleButton(this, wxID_ANY, wide(shown.calls[i].label), wxDefaultPosition,
                               wxSize(-1, call_height), wxBU_EXACTFIT);
        button->SetMinSize(wxSize(30, call_height));  // its letters are small: it shares the width
        gtk::add_class(button, "call");
        if (i == 0) gtk::add_class(button, "first");
        if (i + 1 == shown.calls.size()) gtk::add_class(button, "last");
        button->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
            event.Skip();
            visited_ = true;
            on_focus(false);
        });
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) {
            visited_ = false;
            on_call(i);
        });
        calls_.push_back(button);
        row->Add(button, wxSizerFlags(1).Expand());
    }
    calls_row_->Add(row, wxSizerFlags(1).Expand());
    calls_row_->Add(Gap::row, Gap::row);
    amount_ = make_entry([this](const std::string& typed) { on_amount(typed); });
    calls_row_->Add(amount_, wxSizerFlags().Expand());
    return calls_row_;
}

wxSizer* AnswerRow::make_tip() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    tip_label_ = new Text(this, tr("Tip for the dealer"), 14, Hue::Muted);
    tip_ = make_entry([this](const std::string& typed) { on_tip(typed); });
    row->Add(tip_label_, wxSizerFlags().CentreVertical().Border(wxTOP, grid));
    row->AddStretchSpacer();
    row->Add(tip_, wxSizerFlags().CentreVertical().Border(wxTOP, grid));
    return row;
}

void AnswerRow::show(const RowScreen& row) {
    set_look(row_look(row.current));
    title_->say(row.title);
    stake_->say(row.stake);
    for (const auto& [text, words] :
         {std::pair(note_, &row.note), std::pair(problem_, &row.problem)}) {
        text->Show(!words->empty());  // first: what is hidden has no height
        text->say(*words);
        text->wrap_to(width_);
    }
    show_calls(row);
    share_room();
    tip_label_->Show(row.asks_tip);
    tip_->Show(row.asks_tip);
    set_value(tip_, row.tip);
    set_hint(tip_, tr_in("no tip", "none"));
    gtk::set_name(amount_, tr("{wager}, amount", "wager"_a = row.spoken));
    gtk::set_name(tip_, tr("{wager}, tip for the dealer", "wager"_a = row.name));
    Layout();
}

void AnswerRow::show_calls(const RowScreen& row) {
    for (std::size_t i = 0; i < calls_.size(); ++i) {
        const CallScreen& call = row.calls.at(i);
        if (calls_[i]->GetValue() != call.on) visited_ = false;
        calls_[i]->SetValue(call.on);
        calls_[i]->SetToolTip(wide(call.tip));
        gtk::set_name(calls_[i],
                      tr("{call}, {wager}", "call"_a = call.label, "wager"_a = row.name));
    }
    if (amount_->GetValue().utf8_string() != row.amount) visited_ = false;
    set_value(amount_, row.amount);
    set_hint(amount_, row.amount_hint);
}

/// Where letters are too large for buttons and amount side by side, the amount goes below.
void AnswerRow::share_room() {
    int widest = 0;
    for (const wxToggleButton* call : calls_) widest = std::max(widest, call->GetBestSize().x);
    const int calls = widest * static_cast<int>(calls_.size());
    const bool large = amount_->GetTextExtent("$1000").x + 2 * Gap::part > entry_width ||
                       calls > width_ - entry_width - Gap::row;
    calls_row_->SetOrientation(large ? wxVERTICAL : wxHORIZONTAL);
    const int high = large ? std::max(call_height, amount_->GetBestSize().y) : call_height;
    amount_->SetMinSize(wxSize(entry_width, high));
    for (wxToggleButton* call : calls_) call->SetMinSize(wxSize(30, high));
}

bool AnswerRow::is_visited() const {
    const wxWindow* focus = FindFocus();
    return visited_ && std::find(calls_.begin(), calls_.end(), focus) != calls_.end();
}

void AnswerRow::take_focus(bool tip) {
    if (is_visited()) return;
    wxTextCtrl* entry = tip && tip_->IsShown() ? tip_ : amount_;
    if (entry->HasFocus()) return;
    entry->SetFocus();
    entry->SetInsertionPointEnd();
}

}  // namespace fairdeal
