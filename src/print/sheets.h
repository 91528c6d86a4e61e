#pragma once
// What goes to paper: an audit's report, one hand, a case; as the bytes of a PDF, and into a file.

#include <functional>

#include "audit/cases/case_file.h"
#include "content/library.h"
#include "print/hand_page.h"
#include "print/report/report.h"

namespace fairdeal {

/// What an audit's report says beside what was found, the house's name as it is set. `asked`: the
/// filters, name and word.
ReportFacts report_facts(const std::string& log_file, const HandLog& log, const Library& library,
                         std::vector<std::pair<std::string, std::string>> asked,
                         const UtcTime& made);
Result<std::string> report_pdf(const ReportFacts& facts, const AuditReport& report,
                               const ReportFindings& findings, Paper paper);

Result<std::string> hand_pdf(const HandSheet& sheet, Paper paper);

/// A case on A4 for people who sign it: with the house's name, a summary, times by the house's
/// clocks, and lines to sign.
Result<std::string> case_pdf(const CaseEvidence& evidence, const Library& library);

/// Prints cases as they stand in a case file, with the words of this library, which must outlive
/// it. A case file is the same everywhere, and knows nothing of the house's settings.
CasePrinter case_printer(const Library& library);

}  // namespace fairdeal
