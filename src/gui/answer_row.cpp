#include "gui/answer_row.h"

#include "gui/gtk.h"

namespace fairdeal {

namespace {

constexpr std::array call_names{"Take", "Push", "Pay", "Return"};
constexpr int padding = 12;
constexpr int entry_width = 96;

TileLook row_look(bool current) {
    TileLook look = card(Tone::Surface);
    look.radius = 10;
    look.within = current ? Tone::AccentSoft : Tone::Surface;
    look.line = current ? Tone::Accent : Tone::Border;
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

AnswerRow::AnswerRow(wxWindow* parent, int width) : Tile(parent, row_look(false)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(make_title(), wxSizerFlags().Expand());
    column->Add(make_calls(), wxSizerFlags().Expand().Border(wxTOP, grid));
    column->Add(make_tip(), wxSizerFlags().Expand());
    problem_ = new Text(this, "", 13, Hue::Bad);
    column->Add(problem_, wxSizerFlags().Border(wxTOP, 4));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    put(outer, column, {padding, 10, padding, padding});
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
    auto* entry =
        new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxSize(entry_width, 32), wxTE_RIGHT);
    entry->SetMaxLength(12);
    entry->Bind(wxEVT_TEXT,
                [entry, typed](wxCommandEvent&) { typed(entry->GetValue().utf8_string()); });
    entry->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        on_picked();
    });
    return entry;
}

wxSizer* AnswerRow::make_calls() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < calls_.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, call_names.at(i), wxDefaultPosition,
                                          wxSize(-1, 32), wxBU_EXACTFIT);
        gtk::add_class(button, "call");
        if (i == 0) gtk::add_class(button, "first");
        if (i + 1 == calls_.size()) gtk::add_class(button, "last");
        button->DisableFocusFromKeyboard();
        button->Bind(wxEVT_TOGGLEBUTTON,
                     [this, i](wxCommandEvent&) { on_call(static_cast<Call>(i)); });
        calls_.at(i) = button;
        row->Add(button, wxSizerFlags(1).Expand());
    }
    row->AddSpacer(10);
    amount_ = make_entry([this](const std::string& typed) { on_amount(typed); });
    row->Add(amount_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* AnswerRow::make_tip() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    tip_label_ = new Text(this, "Tip for the dealer", 14, Hue::Muted);
    tip_ = make_entry([this](const std::string& typed) { on_tip(typed); });
    row->Add(tip_label_, wxSizerFlags().CentreVertical().Border(wxTOP, grid));
    row->AddStretchSpacer();
    row->Add(tip_, wxSizerFlags().CentreVertical().Border(wxTOP, grid));
    return row;
}

void AnswerRow::show(const WagerScreen& wager) {
    set_look(row_look(wager.current));
    title_->say(wager.title);
    stake_->say(wager.stake);
    problem_->say(wager.problem);
    problem_->Show(!wager.problem.empty());
    show_call(wager);
    tip_label_->Show(wager.asks_tip);
    tip_->Show(wager.asks_tip);
    set_value(tip_, wager.tip);
    set_hint(tip_, "none");
    gtk::set_name(amount_, wager.spoken + ", amount");
    gtk::set_name(tip_, wager.title + ", tip for the dealer");
    Layout();
}

void AnswerRow::show_call(const WagerScreen& wager) {
    for (std::size_t i = 0; i < calls_.size(); ++i) {
        calls_.at(i)->SetValue(wager.call == static_cast<Call>(i));
        gtk::set_name(calls_.at(i), std::string(call_names.at(i)) + " " + wager.title);
    }
    set_value(amount_, wager.amount);
    set_hint(amount_, wager.amount_hint);
}

void AnswerRow::take_focus(bool tip) {
    wxTextCtrl* entry = tip && tip_->IsShown() ? tip_ : amount_;
    if (entry->HasFocus()) return;
    entry->SetFocus();
    entry->SetInsertionPointEnd();
}

}  // namespace fairdeal
