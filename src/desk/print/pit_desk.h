#pragma once
// From the pit to the school and to paper: a hand in Replay, of a case or of an audit becomes a
// scenario that is opened in Practise at once; a hand or an audit is saved as PDF. The room that it
// is done from says how it went.

#include "desk/frame/desk.h"

namespace fairdeal {

/// The hand that would become a scenario: the one on the table in Replay, the picked case's, the
/// first of the audit's picked cell or pattern of which a question can be asked. Refused, with
/// the reason, where there is none.
Result<HandRecord> hand_for_scenario(const Desk& desk, Room from);
/// "pit-breakout-0f1e2d3c4b5a.xml": the name that is offered. Nothing where there is no such hand;
/// the room then says why.
std::optional<std::string> offer_scenario(Desk& desk, Room from);
/// Keeps it as a new file and opens it in Practise.
void make_scenario(Desk& desk, Room from, const std::string& file);

/// The hand on the table in Replay, and what the audit found, as PDF.
void save_hand_pdf(Desk& desk, const std::string& file, const std::string& now);
std::string hand_pdf_name(const OpenHand& hand);
void save_audit_pdf(Desk& desk, const std::string& file, const std::string& now);
std::string audit_pdf_name(const AuditRoom& room);

}  // namespace fairdeal
