// What stands on the audit page in place of the table: the dealers beside the house, and a rule
// change.

#include "desk/audit/audit_page.h"
#include "desk/audit/rule_change/rule_scope.h"
#include "desk/kit/keys/choosing.h"

namespace fairdeal {

wxWindow* AuditPage::make_ranking(wxWindow* parent) {
    ranking_ = new RankingPanel(parent);
    ranking_->on_dealer = [this](int row) { pick_ranked_row(row); };
    ranking_->on_cause = [this](int row) { pick_cause(row); };
    ranking_->on_open_dealer = [this](int row) {
        pick_ranked_row(row);
        done(open_ranked_dealer(session_));
    };
    ranking_->on_open_cause = [this](int row) {
        pick_cause(row);
        done(open_ranked_cause(session_));
    };
    return ranking_;
}

wxWindow* AuditPage::make_rule_change(wxWindow* parent) {
    rule_change_ = new RuleChangePanel(parent, [this](AuditAction action) { take(action); });
    RuleChange& change = session_.change;
    rule_change_->on_game = [this, &change](int row) {
        choose_game(change, every_game.at(static_cast<std::size_t>(row)), session_.library);
        changed();
    };
    rule_change_->on_card = [this, &change](int row) {
        choose_card(change, static_cast<std::size_t>(row), session_.library);
        changed();
    };
    rule_change_->on_rule = [this, &change](int row) {
        choose_rule(change, static_cast<std::size_t>(row), session_.library);
        changed();
    };
    rule_change_->on_reading = [this, &change](int row) {
        choose_reading(change, static_cast<std::size_t>(row));
        changed();
    };
    rule_change_->on_clause = [this](int row) { pick_changed(row); };
    rule_change_->on_open = [this](int row) {
        pick_changed(row);
        done(open_changed_hands(session_.change));
    };
    return rule_change_;
}

void AuditPage::pick_ranked_row(int row) {
    if (row < 0) return;
    pick_ranked(session_, static_cast<std::size_t>(row));
    changed();
}

void AuditPage::pick_cause(int row) {
    const RankedDealer* dealer = ranked_dealer(session_);
    if (row < 0 || dealer == nullptr || static_cast<std::size_t>(row) >= dealer->causes.size())
        return;
    session_.cause = static_cast<std::size_t>(row);
    changed();
}

void AuditPage::pick_changed(int row) {
    RuleChange& change = session_.change;
    if (row < 0 || !change.report || static_cast<std::size_t>(row) >= change.report->clauses.size())
        return;
    change.picked = static_cast<std::size_t>(row);
    changed();
}

/// Enter where the rule change is shown: in a field it is worked out, else its hands are opened.
void AuditPage::enter_rule_change() {
    const bool typing = dynamic_cast<wxTextCtrl*>(FindFocus()) != nullptr;
    if (!typing) return done(apply(session_, AuditAction::Open));
    if (!session_.change.work.is_under_way()) done(apply(session_, AuditAction::WorkOut));
}

bool AuditPage::press(const KeyPress& key) {
    const wxWindow* focus = FindFocus();
    if (choice_wants_key(this, key)) return false;
    const auto* action = action_of(audit_actions, key);
    if (action == nullptr || !can(action->name)) return false;
    const bool is_buttons = dynamic_cast<const wxAnyButton*>(focus) != nullptr;
    if (is_buttons && shows_rule_change(session_) && action->name == AuditAction::Open)
        return false;
    return take(action->name), true;
}

}  // namespace fairdeal
