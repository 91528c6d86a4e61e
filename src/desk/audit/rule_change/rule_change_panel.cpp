#include "desk/audit/rule_change/rule_change_panel.h"

#include "base/translation.h"
#include "desk/audit/audit_actions.h"
#include "desk/kit/gtk.h"
#include "desk/kit/row_lines.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

namespace {

/// Filled anew only where its words are others: else the list would close while it is open.
void fill(wxChoice* choice, const std::vector<std::string>& words, int picked) {
    bool same = choice->GetCount() == words.size();
    for (unsigned i = 0; same && i < choice->GetCount(); ++i)
        same = choice->GetString(i).utf8_string() == words[i];
    if (!same) {
        choice->Clear();
        for (const std::string& each : words) choice->Append(wide(each));
    }
    choice->SetSelection(picked);
}

}  // namespace

RuleChangePanel::RuleChangePanel(wxWindow* parent, std::function<void()> work_out)
    : Tile(parent, ground(Tone::Window)) {
    body_ = new wxBoxSizer(wxHORIZONTAL);
    body_->Add(make_asked(std::move(work_out)), wxSizerFlags(1).Expand());
    body_->Add(2 * grid, 2 * grid);
    body_->Add(make_result(), wxSizerFlags(1).Expand());
    SetSizer(body_);
}

wxChoice* RuleChangePanel::add_choice(wxSizer* column, const std::string& label,
                                      std::function<void(int)> RuleChangePanel::*chosen) {
    column->Add(new Text(fields_, label, 13, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    auto* choice = new wxChoice(fields_, wxID_ANY, wxDefaultPosition, wxSize(60, as_high(36)));
    gtk::set_name(choice, label);
    choice->Bind(wxEVT_CHOICE, [this, choice, chosen](wxCommandEvent&) {
        (this->*chosen)(choice->GetSelection());
    });
    column->Add(choice, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    return choice;
}

wxWindow* RuleChangePanel::make_asked(std::function<void()> work_out) {
    asked_ = new Tile(this, card(Tone::Window));
    fields_ = make_scroller(asked_, tr("The rule change"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    intro_ = new Text(fields_,
                      tr("Every hand that was audited is ruled again with this one rule "
                         "changed. Rulings are compared, not what was paid."),
                      14, Hue::Muted);
    column->Add(intro_);
    games_ = add_choice(column, tr("Game"), &RuleChangePanel::on_game);
    rules_ = add_choice(column, tr("Rule"), &RuleChangePanel::on_rule);
    readings_ = add_choice(column, tr("As it would have been"), &RuleChangePanel::on_reading);
    const auto& action = action_named(audit_actions, AuditAction::WorkOut);
    work_out_ = make_button(fields_, tr(action.label), "primary", std::move(work_out));
    work_out_->SetToolTip(wide(tip_of(action)));
    column->Add(work_out_, wxSizerFlags().Border(wxTOP, 2 * grid));
    gauge_ = new wxGauge(fields_, wxID_ANY, 1000, wxDefaultPosition, wxSize(200, 8));
    gtk::set_name(gauge_, tr("How far the hands are gone through"));
    column->Add(gauge_, wxSizerFlags().Expand().Border(wxTOP, grid));
    problem_ = new Text(fields_, "", 14, Hue::Bad);
    column->Add(problem_, wxSizerFlags().Border(wxTOP, grid));
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {2 * grid, grid, 2 * grid, grid});
    fields_->SetSizer(around);
    auto* whole = new wxBoxSizer(wxVERTICAL);
    put(whole, fields_, {Gap::hair, Gap::row, Gap::hair, Gap::row}, true);
    asked_->SetSizer(whole);
    return asked_;
}

wxWindow* RuleChangePanel::make_result() {
    result_ = new Tile(this, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    title_ = new Text(result_, "", 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    story_ = new Text(result_, "", 14);
    put(column, title_, {2 * grid, 2 * grid, 2 * grid, Gap::hair});
    put(column, story_, {2 * grid, 0, 2 * grid, grid});
    clauses_ = new RowList(result_, tr("By the clause that would decide"),
                           height_of_lines({15, 13}), Tone::Surface);
    clauses_->on_pick = [this](int row) { on_clause(row); };
    clauses_->on_open = [this](int row) { on_open(row); };
    put(column, clauses_, {Gap::hair, 0, Gap::hair, grid}, true);
    clauses_->SetMinSize(wxSize(-1, 60));
    result_->SetSizer(column);
    return result_;
}

void RuleChangePanel::show(RuleChangeScreen screen) {
    shown_ = std::move(screen);
    fill(games_, shown_.games, shown_.game);
    fill(rules_, shown_.rules, shown_.rule);
    fill(readings_, shown_.readings, shown_.reading);
    for (wxChoice* choice : {games_, rules_, readings_}) choice->Enable(!shown_.running);
    set_label(work_out_, shown_.running
                             ? tr("Cancel")
                             : tr(action_named(audit_actions, AuditAction::WorkOut).label));
    gauge_->Show(shown_.running);
    gauge_->SetValue(shown_.per_mille);
    problem_->say(shown_.problem);
    problem_->Show(!shown_.problem.empty());
    result_->Show(!shown_.title.empty());
    title_->say(shown_.title);
    story_->say(shown_.story);
    clauses_->set_rows(
        shown_.rows.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) {
            const RuleChangeScreen::RuleCost& one = shown_.rows.at(number);
            draw_named(gc, row, one.title, one.detail, one.word, selected, Tone::Muted);
        },
        [this](std::size_t row) { return shown_.rows.at(row).spoken; });
    clauses_->show_selected(shown_.picked);
    clauses_->Show(!shown_.rows.empty());
}

void RuleChangePanel::take_focus() {
    if (!shown_.rows.empty() && !shown_.running)
        clauses_->SetFocus();
    else
        rules_->SetFocus();
}

void RuleChangePanel::lay_out(int width) {
    const int each = (width - 2 * grid) / 2;
    for (Text* text : {intro_, problem_, title_, story_}) text->wrap_to(each - 6 * grid);
    Layout();
    asked_->Layout();
    fields_->FitInside();
    fields_->Layout();
    result_->Layout();
}

void RuleChangePanel::theme_changed() { clauses_->theme_changed(); }

}  // namespace fairdeal
