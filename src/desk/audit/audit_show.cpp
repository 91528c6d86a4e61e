// What the audit page shows of its screen, and how it is laid out.

#include <algorithm>

#include "base/translation.h"
#include "desk/audit/audit_page.h"
#include "desk/audit/audit_rows.h"
#include "desk/audit/rule_change/rule_scope.h"
#include "desk/kit/gtk.h"

namespace fairdeal {

namespace {

constexpr int patterns_least = 264;

}  // namespace

void AuditPage::show_desk() {
    const UpdateLock lock(this);
    offer_open_log(session_);
    const bool had_found = shows_found_, had_report = shown_.has_report;
    shown_ = audit_screen(session_);
    show_head();
    shows_found_ = shown_.has_report || shows_rule_change(session_);
    const bool invites = !shows_found_ && !shown_.running;
    invitation_->Show(invites);
    found_->Show(shows_found_);
    if (shows_found_) show_found();
    lay_out();
    // The keys are the list's from now on, or the invitation's again.
    const bool has_come = shows_found_ && (!had_found || (shown_.has_report && !had_report));
    if (has_come || (invites && had_found)) take_focus();
}

void AuditPage::show_head() {
    summary_->say(shown_.log.empty()
                      ? tr("Choose the log that is to be audited.")
                      : tr("{log}: every hand is ruled again and compared with what was paid.",
                           "log"_a = shown_.log));
    const std::string offered = log_to_audit(session_);
    from_replay_->Show(!offered.empty() && offered != session_.file);
    from_replay_->Enable(!shown_.running);
    choose_->Enable(!shown_.running);
    status_->say(shown_.status);
    notice_->say(shown_.error.empty() ? shown_.notice : shown_.error);
    notice_->set_hue(shown_.error.empty() ? Hue::Accent : Hue::Bad);
    gauge_->Show(shown_.running);
    if (shown_.running && shown_.per_mille >= 0) gauge_->SetValue(shown_.per_mille);
    set_label(start_, shown_.running      ? tr("Cancel")
                      : shown_.can_resume ? tr("Resume")
                                          : tr("Start"));
    start_->Enable(!shown_.log.empty());
    set_label(begin_, shown_.log.empty()  ? tr("Choose a log\u2026")
                      : shown_.can_resume ? tr("Resume {log}", "log"_a = shown_.log)
                                          : tr("Audit {log}", "log"_a = shown_.log));
    sample_->Show(shown_.log.empty() && !session_.sample.empty());
    rule_instead_->Show(!shown_.log.empty());
    shoes_instead_->Show(!shown_.log.empty());
    restart_->Show(shown_.can_resume);
    const HandQuery& query = session_.query;
    const auto set = [&](wxTextCtrl* field, const std::string& text) {
        if (field->GetValue().utf8_string() != text) field->ChangeValue(wide(text));
        field->Enable(!shown_.running);
    };
    set(dealer_, query.dealer);
    set(table_, query.table);
    set(from_, query.from);
    set(to_, query.to);
    game_->SetSelection(query.game ? static_cast<int>(*query.game) + 1 : 0);
    game_->Enable(!shown_.running);
}

void AuditPage::show_found() {
    for (const FigureTile& each : cards_) each.tile->Show(shown_.has_report);
    for (wxButton* each : savers_) each->Show(shown_.has_report);
    for (std::size_t i = 0; i < cards_.size() && i < shown_.cards.size(); ++i) {
        const AuditCardScreen& screen = shown_.cards[i];
        cards_[i].title->say(screen.title);
        cards_[i].value->say(screen.value);
        cards_[i].value->set_hue(screen.bad ? Hue::Bad : Hue::Text);
        cards_[i].detail->say(screen.detail);
    }
    for (const Dimension dimension : every_dimension)
        choosers_.at(static_cast<std::size_t>(dimension))
            ->SetValue(session_.view == AuditView::Table && session_.by == dimension);
    rank_->SetValue(session_.view == AuditView::Ranking);
    rule_->SetValue(session_.view == AuditView::RuleChange);
    views_->Show(body_, session_.view == AuditView::Table, true);
    views_->Show(ranking_, session_.view == AuditView::Ranking);
    views_->Show(rule_change_, session_.view == AuditView::RuleChange);
    if (session_.view == AuditView::RuleChange)
        rule_change_->show(
            rule_change_screen(session_.change, rule_scope(session_), session_.library));
    else if (session_.view == AuditView::Ranking)
        ranking_->show(ranking_screen(session_));
    else
        show_table();
}

void AuditPage::show_table() {
    show_headings();
    cells_->set_rows(
        shown_.cells.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_cell(gc, row, shown_.cells.at(number), selected); },
        [this](std::size_t number) { return shown_.cells.at(number).spoken; });
    cells_->show_selected(shown_.picked);
    empty_->Show(!shown_.empty.empty());
    empty_->say(shown_.empty);
    practice_->Show(!shown_.practice.empty());
    give_->Show(!shown_.practice.empty());
    if (!shown_.practice.empty()) set_label(practice_, shown_.practice);
    patterns_->set_rows(
        shown_.patterns.size(),
        [this](wxGraphicsContext& gc, const wxRect2DDouble& row, std::size_t number,
               bool selected) { draw_pattern(gc, row, shown_.patterns.at(number), selected); },
        [this](std::size_t number) { return shown_.patterns.at(number).spoken; });
    patterns_->show_selected(shown_.pattern);
    no_patterns_->Show(shown_.patterns.empty());
    no_patterns_->say(shown_.no_patterns);
}

void AuditPage::show_headings() {
    const AuditSession& room = session_;
    for (const AuditColumn column : every_audit_column) {
        wxButton* button = headings_.at(static_cast<std::size_t>(column));
        const bool sorted = room.column == column;
        const bool down = room.rising == (column == AuditColumn::Name);
        const std::string title = title_of(column, room.by);
        set_label(button, sorted ? title + (down ? " \u2193" : " \u2191") : title);
        if (column == AuditColumn::Name)
            gtk::align_left(button);
        else
            gtk::align_right(button);
        gtk::set_name(button, tr("Sort by {column}", "column"_a = title));
        gtk::set_class(button, "on", sorted);
    }
}

/// Six cards in a row, or in as many as let every card hold its whole value: a sum that is cut off
/// is another sum.
void AuditPage::lay_out_cards(int width) {
    int widest = static_cast<int>(128 * letters()) - Gap::inside - grid;
    for (const FigureTile& each : cards_) widest = std::max(widest, each.value->width_of_words());
    int columns = card_count;
    const auto inside = [&] {
        return (width - (columns - 1) * Gap::part) / columns - Gap::inside - grid;
    };
    while (columns > 1 && inside() < widest) --columns;
    if (columns > card_count / 2 && columns < card_count) columns = card_count / 2;
    cards_row_->SetCols(columns);
    for (const FigureTile& each : cards_) {
        each.detail->Show(!is_low() && shown_.has_report);
        for (Text* text : {each.title, each.value, each.detail}) text->wrap_to(inside());
    }
}

/// With letters so large that little is left for the cells.
bool AuditPage::is_low() const { return GetClientSize().y < 600 * letters(); }

/// The buttons that save below the choosers where both do not fit a row.
void AuditPage::lay_out_choosers(int width) {
    int all = rank_->GetBestSize().x + rule_->GetBestSize().x + shoes_->GetBestSize().x + 12;
    for (const wxToggleButton* each : choosers_) all += each->GetBestSize().x + 6;
    for (const wxButton* each : savers_) all += each->GetBestSize().x + 4;
    choosers_row_->SetOrientation(all + grid <= width ? wxHORIZONTAL : wxVERTICAL);
}

/// The patterns beside the cells, or below them where both would be too narrow; there they go, too,
/// if there are none and the cells need the room.
void AuditPage::lay_out_body(int width) {
    const int wanted = std::clamp(width * 3 / 10, patterns_least, side_list_width);
    const int patterns = as_high(wanted);
    const bool beside = width - patterns - 2 * grid > 520 * letters();
    body_->SetOrientation(beside ? wxHORIZONTAL : wxVERTICAL);
    no_patterns_->wrap_to((beside ? patterns : width) - 5 * grid);
    patterns_card_->Show(beside || !is_low() || !shown_.patterns.empty());
    body_->SetItemMinSize(patterns_card_, beside ? patterns : width, 60);
    body_->GetItem(patterns_card_)->SetProportion(beside ? 0 : 2);
    const int cells = beside ? width - patterns - 2 * grid : width;
    empty_->wrap_to(cells - 5 * grid);
    const auto columns = audit_columns(cells - 4);
    for (std::size_t i = 0; i < columns.size(); ++i)
        headings_[i + 1]->SetMinSize(wxSize(columns[i], as_high(28)));
}

void AuditPage::lay_out() {
    const int width = GetClientSize().x - 6 * grid;
    if (width < 300) return;
    const int buttons = choose_->GetBestSize().x +
                        (from_replay_->IsShown() ? from_replay_->GetBestSize().x + grid : 0);
    summary_->wrap_to(width - buttons - 2 * grid);
    notice_->wrap_to(std::max(200, width - status_->GetBestSize().x - 2 * grid));
    for (Text* words : pitch_) words->wrap_to(std::min(width, invitation_width) - 10 * grid);
    lay_out_cards(width);
    lay_out_choosers(width);
    if (session_.view == AuditView::Ranking)
        ranking_->lay_out(width);
    else if (session_.view == AuditView::RuleChange)
        rule_change_->lay_out(width);
    else
        lay_out_body(width);
    Layout();
    for (wxWindow* part : {static_cast<wxWindow*>(invitation_), static_cast<wxWindow*>(found_),
                           static_cast<wxWindow*>(cells_card_),
                           static_cast<wxWindow*>(patterns_card_), begin_->GetParent()})
        part->Layout();
    for (const FigureTile& each : cards_) each.tile->Layout();
}

}  // namespace fairdeal
