#include "desk/audit/rule_change/rule_change_panel.h"

#include "base/translation.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"
#include "desk/kit/rows/row_lines.h"
#include "desk/kit/side_panel.h"

namespace fairdeal {

RuleChangePanel::RuleChangePanel(wxWindow* parent, const OnAction& take)
    : Tile(parent, ground(Tone::Window)) {
    body_ = new wxBoxSizer(wxHORIZONTAL);
    body_->Add(make_asked(take), wxSizerFlags(1).Expand());
    body_->Add(2 * grid, 2 * grid);
    body_->Add(make_result(), wxSizerFlags(1).Expand());
    SetSizer(body_);
}

wxChoice* RuleChangePanel::add_choice(wxSizer* column, const std::string& label,
                                      std::function<void(int)> RuleChangePanel::*chosen) {
    column->Add(new Text(fields_, label, 13, Hue::Muted), wxSizerFlags().Border(wxTOP, Gap::part));
    auto* choice =
        make_choice_field(fields_, label, [this, chosen](int row) { (this->*chosen)(row); });
    column->Add(choice, wxSizerFlags().Expand().Border(wxTOP, Gap::hair));
    return choice;
}

/// In one row: in a low window all four lists and the button are seen.
void RuleChangePanel::add_game_and_card(wxSizer* column) {
    auto* game = new wxBoxSizer(wxVERTICAL);
    auto* card = new wxBoxSizer(wxVERTICAL);
    games_ = add_choice(game, tr("Game"), &RuleChangePanel::on_game);
    cards_ = add_choice(card, tr("Table card"), &RuleChangePanel::on_card);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(game, wxSizerFlags(1).Border(wxRIGHT, grid));
    row->Add(card, wxSizerFlags(1));
    column->Add(row, wxSizerFlags().Expand());
}

/// Over which hands, and the way back to all of them.
void RuleChangePanel::add_scope(wxSizer* column, const OnAction& take) {
    over_ = new Text(fields_, "", 15, Hue::Text, wxFONTWEIGHT_SEMIBOLD);
    const auto& action = action_named(audit_actions, AuditAction::WholeLog);
    whole_ = make_button(fields_, tr(action.label), "", [take] { take(AuditAction::WholeLog); });
    whole_->SetToolTip(wide(tip_of(action)));
    gtk::set_name(whole_, tr(action.tip));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(over_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, grid));
    row->Add(whole_, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Expand());
    intro_ = new Text(fields_,
                      tr("Every hand is ruled again by another table card, another rule, or both. "
                         "Rulings are compared, not what was paid."),
                      14, Hue::Muted);
    column->Add(intro_, wxSizerFlags().Border(wxTOP, Gap::beside));
}

void RuleChangePanel::add_work(wxSizer* column, const OnAction& take) {
    const auto& action = action_named(audit_actions, AuditAction::WorkOut);
    work_out_ =
        make_button(fields_, tr(action.label), "primary", [take] { take(AuditAction::WorkOut); });
    work_out_->SetToolTip(wide(tip_of(action)));
    column->Add(work_out_, wxSizerFlags().Border(wxTOP, 2 * grid));
    gauge_ = new wxGauge(fields_, wxID_ANY, 1000, wxDefaultPosition, wxSize(200, 8));
    gtk::set_name(gauge_, tr("How far the hands are gone through"));
    column->Add(gauge_, wxSizerFlags().Expand().Border(wxTOP, grid));
    problem_ = new Text(fields_, "", 14, Hue::Bad);
    column->Add(problem_, wxSizerFlags().Border(wxTOP, grid));
}

wxWindow* RuleChangePanel::make_asked(const OnAction& take) {
    asked_ = new Tile(this, card(Tone::Window));
    fields_ = make_scroller(asked_, tr("The rule change"));
    auto* column = new wxBoxSizer(wxVERTICAL);
    add_scope(column, take);
    add_game_and_card(column);
    rules_ = add_choice(column, tr("Rule"), &RuleChangePanel::on_rule);
    readings_ = add_choice(column, tr("As it would have been"), &RuleChangePanel::on_reading);
    add_work(column, take);
    auto* around = new wxBoxSizer(wxVERTICAL);
    put(around, column, {2 * grid, grid, 2 * grid, grid});
    fields_->SetSizer(around);
    // The page gives the panel its height after it was laid out for its width.
    fields_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        give_way();
    });
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

void RuleChangePanel::show_lists() {
    fill_choice(games_, shown_.games, shown_.game);
    fill_choice(cards_, shown_.cards, shown_.card);
    fill_choice(rules_, shown_.rules, shown_.rule);
    fill_choice(readings_, shown_.readings, shown_.readings.empty() ? -1 : shown_.reading);
    for (wxChoice* choice : {games_, cards_, rules_}) choice->Enable(!shown_.running);
    readings_->Enable(!shown_.running && !shown_.readings.empty());
}

/// The keyboard stays where it can be used: on Cancel, or in the lists.
void RuleChangePanel::keep_focus() {
    if (shown_.running && (gtk::is_choosing(this) || whole_->HasFocus()))
        work_out_->SetFocus();
    else if (!shown_.can_widen && whole_->HasFocus())
        rules_->SetFocus();
}

void RuleChangePanel::show(RuleChangeScreen screen) {
    shown_ = std::move(screen);
    keep_focus();
    over_->say(shown_.over);
    over_->Show(!shown_.over.empty());
    whole_->Show(shown_.can_widen);
    show_lists();
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
    const int words = each - 6 * grid;
    for (Text* text : {intro_, problem_, title_, story_}) text->wrap_to(words);
    over_->wrap_to(words - (whole_->IsShown() ? whole_->GetBestSize().x + grid : 0));
    Layout();
    asked_->Layout();
    give_way();
    result_->Layout();
}

/// In a low window the explanation gives way to the button below.
void RuleChangePanel::give_way() {
    intro_->Show();
    intro_->Show(fields_->GetSizer()->GetMinSize().y <= fields_->GetClientSize().y);
    fields_->FitInside();
    fields_->Layout();
}

void RuleChangePanel::theme_changed() { clauses_->theme_changed(); }

}  // namespace fairdeal
