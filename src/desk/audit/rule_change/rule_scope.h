#pragma once
// Over which hands a rule change is worked out: those picked in Replay, those that were audited, or
// what the Audit page asks of its log.

#include "desk/audit/audit_session.h"

namespace fairdeal {

/// What it goes through now; without a log, and where the filters ask for hands of another game,
/// its problem says so.
RuleScope rule_scope(const AuditSession& session);

/// Shows the view. Without a log it is said that one is to be chosen.
void show_rule_change(AuditSession& session);
/// Whether the view is shown, with an audit or without.
[[nodiscard]] bool shows_rule_change(const AuditSession& session);
/// Shows the view over hands picked in Replay, and chooses their log.
void rule_over_hands(AuditSession& session, const RuleOverHands& wanted);
/// Back to the whole log: no hands are picked and no filter holds. Nothing happens while a rule
/// change is worked out.
void widen_rule_change(AuditSession& session);
/// Works out what the chosen card and rule would have cost, or calls that off.
void work_out_rule_change(AuditSession& session);

/// What is typed above the views; a rule change is of the game that is asked for.
void ask_of_log(AuditSession& session, const HandQuery& query);

}  // namespace fairdeal
