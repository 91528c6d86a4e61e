#include "audit/report/report_csv.h"

#include <fmt/format.h>

#include "audit/report/ranking_report.h"
#include "formats/csv_row.h"

namespace fairdeal {

namespace {

/// A cell that says nothing is empty.
std::string_view said(const std::string& name) {
    return name == nothing_said ? std::string_view() : std::string_view(name);
}

}  // namespace

std::string cells_as_csv(const AuditReport& report, Dimension dimension) {
    std::string text = fmt::format(
        "{},hands,wrong_hands,with_faults,lines,wrong_wagers,cash_overpaid,cash_underpaid,"
        "chips_overpaid,chips_underpaid,first_hands\n",
        to_text(dimension));
    for (const auto& [name, cell] : report.by(dimension)) {
        const AuditSums& sums = cell.sums;
        CsvRow row;
        row.text(said(name)).number(sums.hands).number(sums.wrong_hands).number(sums.with_faults);
        row.number(sums.lines).number(sums.wrong_wagers);
        for (const Exposure& exposure : sums.exposures.by_unit)
            row.amount(exposure.overpaid).amount(exposure.underpaid);
        row.word(fmt::format("{}", fmt::join(cell.first_hands, " ")));
        text += row.line();
    }
    return text;
}

std::string patterns_as_csv(const AuditReport& report) {
    std::string text = causes_csv_header();
    for (const Pattern& pattern : report.patterns)
        text += as_csv_row(pattern.dealer, pattern.cause);
    return text;
}

std::string findings_csv_header() {
    return "hand,id,game,table,dealer,at,kind,line,who,wager,standing,ruled,claimed,difference,"
           "unit,clause,misreading,what\n";
}

std::string as_csv(const Finding& finding) {
    const Identity& identity = finding.identity;
    CsvRow row;
    row.number(finding.idx).text(identity.id);
    row.word(finding.game ? to_text(*finding.game) : "");
    row.text(identity.table).text(identity.dealer).text(identity.at);
    row.word(to_text(finding.kind)).number(finding.line);
    row.text(finding.who).text(finding.wager).text(finding.standing);
    row.text(finding.ruled).text(finding.claimed).amount(finding.difference);
    row.word(finding.kind == Finding::Kind::Wager ? to_text(finding.unit) : "");
    row.text(finding.clause).text(finding.misreading).text(finding.what);
    return row.line();
}

}  // namespace fairdeal
