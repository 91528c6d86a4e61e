#pragma once
// What goes to paper: an audit's report, one hand, a case; as the bytes of a PDF, and into a file.

#include <functional>

#include "audit/cases/case_file.h"
#include "content/library.h"
#include "print/hand_page.h"
#include "print/report/report.h"

namespace fairdeal {

/// What an audit's report says beside what was found. `asked`: the filters, name and word.
ReportFacts report_facts(const std::string& log_file, const HandLog& log, const Library& library,
                         std::vector<std::pair<std::string, std::string>> asked,
                         const UtcTime& made);
Result<std::string> report_pdf(const ReportFacts& facts, const AuditReport& report,
                               const ReportFindings& findings, Paper paper);

Result<std::string> hand_pdf(const HandSheet& sheet, Paper paper);

/// Prints cases with the words of this library, which must outlive it. Always on A4: a case file
/// is the same everywhere.
CasePrinter case_printer(const Library& library);

}  // namespace fairdeal
