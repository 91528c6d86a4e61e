#include "desk/audit/audit_page.h"

#include "base/translation.h"
#include "desk/audit/audit_rows.h"
#include "desk/audit/rule_change/rule_scope.h"
#include "desk/kit/fields.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

AuditPage::AuditPage(wxWindow* parent, PageContext& context, AuditSession& session)
    : Page(parent, context), session_(session) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, make_head(), {3 * grid, Gap::wide, 3 * grid, Gap::part});
    put(column, make_query(), {3 * grid, 0, 3 * grid, 0});
    put(column, make_work(), {3 * grid, Gap::row, 3 * grid, grid});
    column->Add(make_invitation(), wxSizerFlags(1).Expand());
    column->Add(make_found(), wxSizerFlags(1).Expand());
    SetSizer(column);
}

wxButton* AuditPage::make_action_button(wxWindow* parent, AuditAction action, const char* kind) {
    const auto& said = action_named(audit_actions, action);
    auto* button = make_button(parent, tr(said.label), kind, [this, action] { take(action); });
    if (*said.tip != 0) gtk::set_name(button, tr(said.tip));
    return button;
}

wxSizer* AuditPage::make_head() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* texts = new wxBoxSizer(wxVERTICAL);
    texts->Add(new Text(this, tr("Audit"), 26, Hue::Text, wxFONTWEIGHT_BOLD));
    summary_ = new Text(this, "", 14, Hue::Muted);
    texts->Add(summary_, wxSizerFlags().Border(wxTOP, Gap::tight));
    row->Add(texts, wxSizerFlags(1));
    from_replay_ = make_action_button(this, AuditAction::TakeOpenLog, "");
    choose_ = make_action_button(this, AuditAction::ChooseLog, "");
    row->Add(from_replay_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(choose_, wxSizerFlags().CentreVertical());
    return row;
}

/// What stands here until a log has been audited: what this room is for, and how it begins.
wxWindow* AuditPage::make_invitation() {
    invitation_ = new Tile(this, ground(Tone::Window));
    auto* middle = new Tile(invitation_, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    picture_ = new wxStaticBitmap(middle, wxID_ANY, icon(Icon::Audit, colour(Tone::Accent), 56));
    gtk::set_name(picture_, tr("Audit"));
    auto* first = new wxBoxSizer(wxHORIZONTAL);
    first->Add(picture_);
    put(column, first, {5 * grid, 3 * grid, 5 * grid, 0});
    put(column, new Text(middle, tr("Audit a night"), 26, Hue::Text, wxFONTWEIGHT_BOLD),
        {5 * grid, Gap::row, 5 * grid, Gap::beside});
    for (const char* words :
         {sentence("Every hand of a log is ruled again and compared with what was paid."),
          sentence("Overpaid and underpaid are added up apart, by dealer, table, shift, "
                   "game, clause and misreading; every sum opens its hands."),
          sentence("A dealer who makes one mistake more often than chance explains is "
                   "named, and what they got wrong becomes their practice.")}) {
        pitch_.push_back(new Text(middle, tr(words), 15, Hue::Muted));
        put(column, pitch_.back(), {5 * grid, Gap::hair, 5 * grid, Gap::beside});
    }
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    begin_ = make_button(middle, "", "primary", [this] { begin(); });
    sample_ = make_action_button(middle, AuditAction::DealSample, "quiet");
    buttons->Add(begin_, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::part));
    buttons->Add(sample_, wxSizerFlags().CentreVertical());
    rule_instead_ =
        make_button(middle, tr(action_named(audit_actions, AuditAction::RuleChange).tip), "quiet",
                    [this] { take(AuditAction::RuleChange); });
    buttons->Add(rule_instead_, wxSizerFlags().CentreVertical());
    shoes_instead_ = make_action_button(middle, AuditAction::Shoes, "quiet");
    buttons->Add(shoes_instead_, wxSizerFlags().CentreVertical());
    put(column, buttons, {5 * grid, Gap::part, 5 * grid, 3 * grid});
    place_invitation(invitation_, middle, column, invitation_width);
    return invitation_;
}

wxTextCtrl* AuditPage::make_field(const char* hint, const char* name) {
    auto* field = make_text_field(this, tr(name), -1, [this](const std::string&) { ask(); });
    field->SetHint(wide(tr(hint)));
    return field;
}

wxSizer* AuditPage::make_query() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    game_ = new wxChoice(this, wxID_ANY);
    game_->Append(wide(tr("Every game")));
    for (const Game game : every_game) game_->Append(wide(std::string(title_of(game))));
    game_->SetSelection(0);
    game_->SetMinSize(wxSize(120, as_high(36)));
    gtk::set_name(game_, tr("Game"));
    game_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ask(); });
    dealer_ = make_field(sentence("Dealer"), sentence("Only this dealer"));
    table_ = make_field(sentence("Table"), sentence("Only this table"));
    from_ = make_field(sentence("From 2026-03-14"), sentence("From this day or time on"));
    to_ = make_field(sentence("To 2026-03-14"), sentence("To this day or time"));
    row->Add(game_, wxSizerFlags(4).CentreVertical().Border(wxRIGHT, grid));
    for (wxTextCtrl* field : {dealer_, table_})
        row->Add(field, wxSizerFlags(3).CentreVertical().Border(wxRIGHT, grid));
    for (wxTextCtrl* field : {from_, to_})
        row->Add(field, wxSizerFlags(5).CentreVertical().Border(wxRIGHT, grid));
    restart_ = make_action_button(this, AuditAction::StartAgain, "");
    start_ = make_action_button(this, AuditAction::Start, "primary");
    row->Add(restart_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(start_, wxSizerFlags().CentreVertical());
    return row;
}

wxSizer* AuditPage::make_work() {
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    status_ = new Text(this, "", 14, Hue::Muted);
    notice_ = new Text(this, "", 14, Hue::Bad);
    row->Add(status_, wxSizerFlags().CentreVertical().Border(wxRIGHT, 2 * grid));
    row->Add(notice_, wxSizerFlags(1).CentreVertical());
    gauge_ = new wxGauge(this, wxID_ANY, 1000, wxDefaultPosition, wxSize(200, 8));
    gtk::set_name(gauge_, tr("Progress of the audit"));
    column->Add(row, wxSizerFlags().Expand());
    column->Add(gauge_, wxSizerFlags().Expand().Border(wxTOP, grid));
    return column;
}

wxWindow* AuditPage::make_found() {
    found_ = new Tile(this, ground(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, make_cards(found_), {3 * grid, 0, 3 * grid, Gap::part});
    put(column, make_choosers(found_), {3 * grid, 0, 3 * grid, Gap::row});
    body_ = new wxBoxSizer(wxHORIZONTAL);
    body_->Add(make_cells(found_), wxSizerFlags(3).Expand());
    body_->Add(2 * grid, 2 * grid);
    body_->Add(make_patterns(found_), wxSizerFlags().Expand());
    views_ = new wxBoxSizer(wxVERTICAL);
    views_->Add(body_, wxSizerFlags(1).Expand());
    views_->Add(make_ranking(found_), wxSizerFlags(1).Expand());
    views_->Add(make_rule_change(found_), wxSizerFlags(1).Expand());
    put(column, views_, {3 * grid, 0, 3 * grid, Gap::wide}, true);
    found_->SetSizer(column);
    return found_;
}

wxSizer* AuditPage::make_cards(wxWindow* parent) {
    cards_row_ = new wxGridSizer(card_count, Gap::part, Gap::part);
    for (int i = 0; i < card_count; ++i) {
        FigureTile made;
        made.tile = new Tile(parent, card(Tone::Window));
        made.title = new Text(made.tile, "", 13, Hue::Muted, wxFONTWEIGHT_MEDIUM);
        made.value = new Text(made.tile, "", 22, Hue::Text, wxFONTWEIGHT_BOLD);
        made.detail = new Text(made.tile, "", 12, Hue::Muted);
        auto* column = new wxBoxSizer(wxVERTICAL);
        put(column, made.title, {Gap::inside, Gap::row, grid, 0});
        put(column, made.value, {Gap::inside, Gap::hair, grid, 0});
        put(column, made.detail, {Gap::inside, Gap::hair, grid, Gap::row});
        made.tile->SetSizer(column);
        cards_row_->Add(made.tile, wxSizerFlags().Expand());
        cards_.push_back(made);
    }
    return cards_row_;
}

wxSizer* AuditPage::make_choosers(wxWindow* parent) {
    choosers_row_ = new wxBoxSizer(wxHORIZONTAL);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (const Dimension dimension : every_dimension) {
        const DimensionWords& words = words_of(dimension);
        auto* button = make_toggle(parent, tr(words.title), [this, dimension](bool) {
            show_by(session_, dimension);
            changed();
        });
        gtk::set_name(button, tr(words.chooser));
        choosers_.push_back(button);
        row->Add(button, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    }
    const auto add_view = [&](AuditAction view) {
        const auto& action = action_named(audit_actions, view);
        auto* toggle = make_toggle(parent, tr(action.label), [this, view](bool) { take(view); });
        gtk::set_name(toggle, tr(action.tip));
        row->Add(toggle, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
        return toggle;
    };
    rank_ = add_view(AuditAction::Ranking);
    rule_ = add_view(AuditAction::RuleChange);
    shoes_ = make_action_button(parent, AuditAction::Shoes, "chip");
    row->Add(shoes_, wxSizerFlags().CentreVertical().Border(wxRIGHT, Gap::beside));
    auto* save = new wxBoxSizer(wxHORIZONTAL);
    for (const AuditAction action :
         {AuditAction::SaveCsv, AuditAction::SaveJson, AuditAction::SaveText, AuditAction::SavePdf,
          AuditAction::SaveWeb, AuditAction::MakeScenario}) {
        if (!savers_.empty()) save->AddSpacer(Gap::tight);
        savers_.push_back(make_action_button(parent, action, ""));
        save->Add(savers_.back(), wxSizerFlags().CentreVertical());
    }
    choosers_row_->Add(row, wxSizerFlags().CentreVertical());
    choosers_row_->AddStretchSpacer();
    choosers_row_->Add(save, wxSizerFlags().CentreVertical().Border(wxTOP | wxBOTTOM, Gap::hair));
    return choosers_row_;
}

wxSizer* AuditPage::make_headings(wxWindow* parent) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (const AuditColumn column : every_audit_column) {
        const auto at = static_cast<std::size_t>(column);
        auto* button = make_button(parent, "", "heading", [this, column] {
            sort_by(session_, column);
            changed();
        });
        if (at > 0) {
            gtk::add_class(button, "end");
            row->Add(button);
        } else {
            row->Add(button, wxSizerFlags(1));
        }
        headings_.push_back(button);
    }
    return row;
}

wxWindow* AuditPage::make_cells(wxWindow* parent) {
    cells_card_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, make_headings(cells_card_),
        {Gap::hair + side, Gap::beside, Gap::hair + side, Gap::hair});
    cells_ = new RowList(cells_card_, tr("Cells"), audit_cell_height(), Tone::Surface);
    cells_->on_pick = [this](int row) { pick(row); };
    cells_->on_open = [this](int row) {
        pick(row);
        done(open_picked_cell(session_));
    };
    empty_ = new Text(cells_card_, "", 14, Hue::Muted);
    column->Add(empty_, wxSizerFlags().Border(wxALL, Gap::inside));  // hidden, it takes no room
    put(column, cells_, {Gap::hair, 0, Gap::hair, Gap::beside}, true);
    practice_ = make_action_button(cells_card_, AuditAction::Practise, "");
    give_ = make_action_button(cells_card_, AuditAction::GiveToTraining, "");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(practice_, wxSizerFlags().CentreVertical().Border(wxRIGHT, grid));
    row->Add(give_, wxSizerFlags().CentreVertical());
    column->Add(row, wxSizerFlags().Border(wxALL, Gap::part));
    cells_card_->SetSizer(column);
    return cells_card_;
}

wxWindow* AuditPage::make_patterns(wxWindow* parent) {
    patterns_card_ = new Tile(parent, card(Tone::Window));
    auto* column = new wxBoxSizer(wxVERTICAL);
    put(column, new Text(patterns_card_, tr("Patterns"), 16, Hue::Text, wxFONTWEIGHT_SEMIBOLD),
        {Gap::wide, Gap::part, Gap::wide, Gap::tight});
    no_patterns_ = new Text(patterns_card_, "", 14, Hue::Muted);
    put(column, no_patterns_, {Gap::wide, grid, Gap::wide, grid});
    patterns_ = new RowList(patterns_card_, tr("Patterns"), audit_pattern_height(), Tone::Surface);
    patterns_->on_pick = [this](int row) { pick_pattern(row); };
    patterns_->on_open = [this](int row) {
        pick_pattern(row);
        done(open_picked_pattern(session_));
    };
    put(column, patterns_, {Gap::hair, 0, Gap::hair, grid}, true);
    patterns_->SetMinSize(wxSize(-1, 60));
    patterns_card_->SetSizer(column);
    return patterns_card_;
}

void AuditPage::ask() {
    HandQuery query = session_.query;
    const int game = game_->GetSelection();
    query.game =
        game > 0 ? std::optional(every_game.at(static_cast<std::size_t>(game - 1))) : std::nullopt;
    query.dealer = dealer_->GetValue().utf8_string();
    query.table = table_->GetValue().utf8_string();
    query.from = from_->GetValue().utf8_string();
    query.to = to_->GetValue().utf8_string();
    ask_of_log(session_, query);
    changed();
}

/// Starts, or first has a log chosen.
void AuditPage::begin() {
    if (session_.file.empty()) choose();
    if (!session_.file.empty() && !session_.running) take(AuditAction::Start);
}

void AuditPage::choose() {
    if (const auto file = files().log_to_open()) choose_log(session_, *file);
    changed();
}

void AuditPage::pick(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.cells.size()) return;
    pick_cell(session_, shown_.cells[static_cast<std::size_t>(row)].name);
    changed();
}

void AuditPage::pick_pattern(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.patterns.size()) return;
    session_.pattern = static_cast<std::size_t>(row);
    changed();
}

/// Up and down in the list that has the keyboard.
void AuditPage::move(int step) {
    if (session_.view == AuditView::Ranking && ranking_->causes()->HasFocus())
        return pick_cause(ranking_->causes()->GetSelection() + step);
    if (session_.view == AuditView::RuleChange)
        return pick_changed(rule_change_->clauses()->GetSelection() + step);
    if (session_.view == AuditView::Ranking)
        return pick_ranked_row(ranking_->dealers()->GetSelection() + step);
    if (patterns_->HasFocus())
        pick_pattern(shown_.pattern + step);
    else
        pick(shown_.picked + step);
}

/// What needs a file or a list has it chosen here.
void AuditPage::take(AuditAction action) {
    switch (action) {
        case AuditAction::Up: return move(-1);
        case AuditAction::Down: return move(1);
        case AuditAction::ChooseLog: return choose();
        case AuditAction::SaveCsv: return save(AuditFormat::Csv);
        case AuditAction::SaveJson: return save(AuditFormat::Json);
        case AuditAction::SaveText: return save(AuditFormat::Text);
        case AuditAction::SavePdf: return save_report(ReportForm::Pdf);
        case AuditAction::SaveWeb: return save_report(ReportForm::Web);
        case AuditAction::MakeScenario: return make_scenario();
        case AuditAction::Open:
            if (shows_rule_change(session_)) return enter_rule_change();
            // Other hands are asked for than those that are shown.
            if (session_.query != session_.audited_query) return take(AuditAction::Start);
            if (session_.view == AuditView::Ranking && ranking_->causes()->HasFocus())
                return done(open_ranked_cause(session_));
            if (session_.view == AuditView::Table && patterns_->HasFocus())
                return done(open_picked_pattern(session_));
            break;
        case AuditAction::Start:
        case AuditAction::Cancel:
        case AuditAction::ByDealer:
        case AuditAction::ByTable:
        case AuditAction::ByShift:
        case AuditAction::ByGame:
        case AuditAction::ByClause:
        case AuditAction::ByMisreading:
        case AuditAction::Ranking:
        case AuditAction::RuleChange:
        case AuditAction::Shoes:
        case AuditAction::WorkOut:
        case AuditAction::WholeLog:
        case AuditAction::SortBefore:
        case AuditAction::SortBehind:
        case AuditAction::TurnRound:
        case AuditAction::Practise:
        case AuditAction::GiveToTraining:
        case AuditAction::ToPatterns:
        case AuditAction::TakeOpenLog:
        case AuditAction::StartAgain:
        case AuditAction::DealSample: break;
    }
    done(apply(session_, action));
}

/// Whether the key of an action is this page's now.
bool AuditPage::can(AuditAction action) const {
    if (action == AuditAction::Cancel)
        return session_.running || session_.change.work.is_under_way();
    const bool changes_rule = shows_rule_change(session_);
    if (action == AuditAction::WorkOut || action == AuditAction::WholeLog) return changes_rule;
    if (action == AuditAction::Open)
        return patterns_->HasFocus() || shown_.has_report || changes_rule;
    return true;
}

void AuditPage::take_focus() {
    if (shows_rule_change(session_))
        rule_change_->take_focus();
    else if (shown_.has_report)
        (session_.view == AuditView::Ranking ? ranking_->dealers() : cells_)->SetFocus();
    else
        begin_->SetFocus();
}

void AuditPage::theme_changed() {
    cells_->theme_changed();
    patterns_->theme_changed();
    ranking_->theme_changed();
    rule_change_->theme_changed();
    picture_->SetBitmap(icon(Icon::Audit, colour(Tone::Accent), 56));
    Refresh();
}

}  // namespace fairdeal
