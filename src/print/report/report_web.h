#pragma once
// The report of an audit as one page for a browser, which needs nothing but itself: tables that
// sort by a click on a heading, charts that tell what the mouse is on, dark where the reader's
// system is dark, and on paper as a report is.

#include "print/report/report.h"

namespace fairdeal {

/// A whole document of HTML. It asks no network and takes no word of the log for markup.
std::string report_html(const ReportFacts& facts, const AuditReport& report,
                        const ReportFindings& findings);

}  // namespace fairdeal
