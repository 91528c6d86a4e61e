#include "audit/report_csv.h"

#include <fmt/format.h>

#include "formats/formula.h"

namespace fairdeal {

namespace {

/// One row, value by value, each in the way of its column.
class CsvRow {
public:
    CsvRow& text(std::string_view value) { return add(quoted(with_formula_guard(value))); }
    CsvRow& number(std::int64_t value) { return add(std::to_string(value)); }
    CsvRow& amount(Money value) { return add(to_text(value)); }
    CsvRow& real(double value) { return add(fmt::format("{:.6g}", value)); }
    /// A name of ours, of which no spreadsheet makes anything else.
    CsvRow& word(std::string_view value) { return add(std::string(value)); }
    [[nodiscard]] std::string line() const { return line_ + "\n"; }

private:
    static std::string quoted(const std::string& value) {
        if (value.find_first_of(",\"\r\n") == std::string::npos) return value;
        std::string quoted = "\"";
        for (const char c : value) quoted.append(c == '"' ? 2 : 1, c);
        return quoted + "\"";
    }
    CsvRow& add(const std::string& value) {
        if (!first_) line_ += ',';
        first_ = false;
        line_ += value;
        return *this;
    }
    std::string line_;
    bool first_ = true;
};

/// A cell that says nothing is empty.
std::string_view said(const std::string& name) {
    return name == nothing_said ? std::string_view() : std::string_view(name);
}

}  // namespace

std::string cells_as_csv(const AuditReport& report, Dimension dimension) {
    std::string text = fmt::format(
        "{},hands,wrong_hands,with_faults,lines,wrong_wagers,overpaid,underpaid,first_hands\n",
        to_text(dimension));
    for (const auto& [name, cell] : report.by(dimension)) {
        const AuditSums& sums = cell.sums;
        CsvRow row;
        row.text(said(name)).number(sums.hands).number(sums.wrong_hands).number(sums.with_faults);
        row.number(sums.lines).number(sums.wrong_wagers);
        row.amount(sums.overpaid).amount(sums.underpaid);
        row.word(fmt::format("{}", fmt::join(cell.first_hands, " ")));
        text += row.line();
    }
    return text;
}

std::string patterns_as_csv(const AuditReport& report) {
    std::string text =
        "dealer,misreading,clause,wrong,chances,others_wrong,others_chances,allowed_rate,"
        "log10_of_chance,rate_at_least\n";
    for (const Pattern& pattern : report.patterns) {
        CsvRow row;
        row.text(said(pattern.dealer)).text(pattern.misreading).text(pattern.clause);
        row.number(pattern.he.k).number(pattern.he.n);
        row.number(pattern.others.k).number(pattern.others.n);
        row.real(pattern.allowed).real(pattern.log10_tail).real(pattern.at_least);
        text += row.line();
    }
    return text;
}

std::string findings_csv_header() {
    return "hand,id,game,table,dealer,at,kind,line,who,wager,standing,ruled,claimed,difference,"
           "clause,misreading,what\n";
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
    row.text(finding.clause).text(finding.misreading).text(finding.what);
    return row.line();
}

}  // namespace fairdeal
