#pragma once
// The first two pages of an audit's report, for the manager who signs it: period, findings, rates;
// the dealers beside the house, what is recommended, and room for signatures.

#include "print/report/report.h"

namespace fairdeal {

/// The period from the first shift to the end of the last that has hands, "2026-10-01 06:00 to
/// 2026-10-31 22:00 UTC"; empty: no hand has a time.
std::string period_of(const AuditReport& report);

/// At most four sentences: how much is wrong, what it moved, who errs more than chance explains.
std::vector<std::string> findings_in_sentences(const ReportFacts& facts, const AuditReport& report);

/// "Hands settled wrongly", "497", "3.65", "100 hands with a settlement".
struct ReportRate {
    std::string what, counted, rate, of;
};
std::vector<ReportRate> rates_of(const AuditReport& report);

/// What to do about it: one sentence a dealer or clause beyond chance; never empty.
std::vector<std::string> recommendations(const ReportFacts& facts, const AuditReport& report);

/// What the columns of the dealers say, and by which methods.
std::string about_the_ranking();

/// Puts both pages into the flow, which is at the top of a page.
void put_summary(PageFlow& flow, const ReportFacts& facts, const AuditReport& report);

}  // namespace fairdeal
