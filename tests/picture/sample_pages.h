#pragma once
// What there is to print, small: a report, a case, a certificate.

#include "picture/sample_tables.h"
#include "print/case_page.h"
#include "print/certificate_page.h"
#include "print/report/report.h"
#include "support/credentials.h"
#include "support/times.h"

namespace fairdeal {

inline ReportFacts sample_report_facts() {
    ReportFacts facts;
    facts.log = "night.db";
    facts.made = "2026-03-14T21:05:09Z"_utc;
    facts.asked = {{"table", "T3"}};
    facts.rules = {"Breakout Blackjack: its rule sheet"};
    facts.size = 12;
    facts.root = "tGhXh0C8cUfq0c3Y2Vb4xkz8l0p8pWZ0B0m2rjJ2n6g=";
    return facts;
}

inline AuditCell sample_audit_cell(std::int64_t number) {
    AuditCell cell;
    cell.sums = {100, 2, 1, 400, 3, {}};
    cell.sums.exposures.in(Unit::Cash) = {Money::cents(number * 250), Money::cents(175)};
    cell.first_hands = {number, number + 1, number + 2, number + 3, number + 4, number + 5};
    return cell;
}

/// So many dealers, called by the name and their numbers.
inline AuditReport sample_audit(std::int64_t dealers, const std::string& name) {
    AuditReport report;
    report.finished = true;
    for (std::int64_t i = 1; i <= dealers; ++i) {
        report.tables[0].push_back({name + std::to_string(i), sample_audit_cell(i)});
        report.all += sample_audit_cell(i);
    }
    report.counts.wrong = 2 * dealers;
    return report;
}

inline Finding sample_finding(std::int64_t idx, std::int64_t cents, const std::string& id) {
    Finding found;
    found.idx = idx;
    found.identity.id = id;
    found.who = "1";
    found.wager = "super-tie";
    found.ruled = "take 5";
    found.claimed = "push";
    found.difference = Money::cents(cents);
    found.clause = "BRK-ST-3";
    return found;
}

inline CaseSheet sample_case_sheet() {
    CaseSheet sheet;
    Case& state = sheet.evidence.state;
    state.id = "C-7";
    state.hand = 3;
    state.opened_by = "f1";
    state.opened_at = "2026-03-15T10:00:00Z"_utc;
    state.claimant = "g17";
    state.claim = "I had a natural.\n";
    state.deadline = "2026-03-20T18:00:00Z"_utc;
    state.reviews = {{"r1", "2026-03-15T11:00:00Z"_utc, std::string(64, 'a'), "It was due.\n"},
                     {"r2", "2026-03-15T12:00:00Z"_utc, std::string(64, 'b'), std::nullopt}};
    state.notes = {{"f2", "2026-03-15T10:30:00Z"_utc, "Asked the dealer.\n"}};
    state.events = 4;
    state.last_at = "2026-03-15T12:00:00Z"_utc;
    sheet.evidence.hand = "breakout\n";
    sheet.evidence.events = {"one\n", "two\n"};
    sheet.evidence.checkpoint.origin = "casino.example/pit";
    sheet.evidence.checkpoint.head.size = 18;
    sheet.evidence.note = "casino.example/pit\n18\n";
    sheet.hand.title = "Hand B7-000412";
    sheet.hand.standing = "The settlement is right.";
    sheet.hand.tables = {{"The table at the end", sample_named("plain")}};
    sheet.hand.wagers = {{"1 super-tie", "take 5", "take 5", "right", true, {}, "BRK-ST-3", ""}};
    sheet.hand.clauses = {{"BRK-ST-3", "Every other super tie loses."}};
    return sheet;
}

inline CertificateSheet sample_certificate_sheet() {
    CertificateSheet says;
    says.issuer = "Casino Example, exam office";
    says.name = "Ren\u00e9e O\u2019Neill";
    says.certification = "Certified dealer of Breakout Blackjack";
    says.game = "Breakout Blackjack";
    says.table_card = "Main floor: dealer hits soft 17, Super Tie and Breakout Bonus";
    says.rules = "2026-02";
    says.number = "BRK-2026-000417";
    says.from = "2026-03-14T21:05:09Z"_utc;
    says.until = "2028-03-14T21:05:09Z"_utc;
    says.language = "English";
    says.examiner = "A. Examiner";
    says.table_test = "passed on 2026-03-14, signed by P. Manager";
    for (const char* family : {"Who wins", "Push and bust", "Naturals", "Doubles and splits",
                               "Super Tie", "Breakout Bonus", "Insurance", "Procedure"})
        says.profile.push_back({family, 5, 6});
    says.fingerprint = "9f02 11aa 7c3e 55d0";
    says.code = code_text(*read_credential(sample_certificate()));
    says.made = "2026-03-14T21:06:00Z"_utc;
    return says;
}

}  // namespace fairdeal
