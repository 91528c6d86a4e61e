#include "audit/report/report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairdeal {

namespace {

std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", number, number == 1 ? one : many);
}

/// "3e-22", also where no floating point number is so small.
std::string chance_of(double log10_tail) {
    const double exponent = std::floor(log10_tail);
    return fmt::format("{:.0f}e{:.0f}", std::floor(std::pow(10.0, log10_tail - exponent)),
                       exponent);
}

std::string totals_of(const AuditReport& report) {
    const AuditSums& sums = report.all.sums;
    const HandCounts& counts = report.counts;
    std::string text = fmt::format("{}: {} right, {} wrong, {} without a settlement",
                                   counted(sums.hands, "hand", "hands"), counts.right, counts.wrong,
                                   counts.unclaimed);
    if (counts.undecided > 0)
        text += fmt::format(", {} undecided for a card that cannot be read", counts.undecided);
    if (counts.unruled > 0) text += fmt::format(", {} of a game not ruled yet", counts.unruled);
    if (counts.unreadable > 0) text += fmt::format(", {} not readable any more", counts.unreadable);
    text += fmt::format("\n{} with faults; {} between the hands of a table\n",
                        counted(sums.with_faults, "hand", "hands"),
                        counted(report.breaks, "break", "breaks"));
    text += fmt::format("{} settled wrongly\n", counted(sums.wrong_wagers, "wager", "wagers"));
    for (const Unit unit : sums.exposures.units()) {
        const Exposure& sum = sums.exposures.in(unit);
        text += fmt::format("{}: overpaid {}, underpaid {}\n",
                            unit == Unit::Cash ? "cash" : "tournament chips",
                            to_text(sum.overpaid, unit), to_text(sum.underpaid, unit));
    }
    if (!report.finished)
        text += fmt::format("stopped after {} of the log\n",
                            counted(report.records, "record", "records"));
    return text;
}

bool shows_something(const AuditSums& sums) {
    return sums.wrong_wagers > 0 || sums.with_faults > 0 || sums.wrong_hands > 0;
}

/// "#3 #17 #29 ...".
std::string hands_in_text(const std::vector<std::int64_t>& hands) {
    constexpr std::size_t shown = 4;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, hands.size()); ++i)
        text += fmt::format("{}#{}", i == 0 ? "" : " ", hands[i]);
    return hands.size() > shown ? text + " ..." : text;
}

/// The columns of amounts, one pair for each unit; headed where there are no exposures.
std::string amounts_in_text(const std::vector<Unit>& units, const Exposures* exposures) {
    std::string text;
    for (const Unit unit : units) {
        const Exposure* sums = exposures == nullptr ? nullptr : &exposures->in(unit);
        text += fmt::format("  {:>14}  {:>14}",
                            sums == nullptr ? "overpaid" : to_text(sums->overpaid, unit),
                            sums == nullptr ? "underpaid" : to_text(sums->underpaid, unit));
    }
    return text;
}

std::string row_of(const NamedCell& named, std::size_t width, const std::vector<Unit>& units) {
    const AuditSums& sums = named.cell.sums;
    return fmt::format("{:<{}}  {:>8}  {:>6}  {:>6}  {:>6}{}  {}\n", named.name, width, sums.hands,
                       sums.wrong_hands, sums.with_faults, sums.wrong_wagers,
                       amounts_in_text(units, &sums.exposures),
                       hands_in_text(named.cell.first_hands));
}

std::string table_of(const std::vector<NamedCell>& cells, Dimension dimension,
                     const std::vector<Unit>& units) {
    std::size_t width = to_text(dimension).size();
    for (const NamedCell& cell : cells) {
        if (shows_something(cell.cell.sums)) width = std::max(width, cell.name.size());
    }
    std::string text;
    std::size_t quiet = 0;
    for (const NamedCell& cell : cells) {
        if (shows_something(cell.cell.sums))
            text += row_of(cell, width, units);
        else
            ++quiet;
    }
    if (text.empty()) return fmt::format("\nby {}: nothing is wrong\n", to_text(dimension));
    text = fmt::format("\n{:<{}}  {:>8}  {:>6}  {:>6}  {:>6}{}  hands\n", to_text(dimension), width,
                       "hands", "wrong", "faults", "wagers", amounts_in_text(units, nullptr)) +
           text;
    if (quiet > 0) text += fmt::format("(and {} with nothing wrong)\n", quiet);
    return text;
}

}  // namespace

std::string text_of(const Pattern& pattern) {
    const std::string& what = pattern.misreading.empty() ? pattern.clause : pattern.misreading;
    const std::string of = pattern.misreading.empty() ? "" : fmt::format(" ({})", pattern.clause);
    return fmt::format(
        "dealer {}, {}{}: {} of {}, at least {:.0f} %; the others {} of {}; by chance {}",
        pattern.dealer, what, of, pattern.he.k, counted(pattern.he.n, "chance", "chances"),
        std::floor(pattern.at_least * 100), pattern.others.k, pattern.others.n,
        chance_of(pattern.log10_tail));
}

std::string text_of(const Finding& finding) {
    std::string text = fmt::format("#{}", finding.idx);
    if (!finding.identity.id.empty()) text += fmt::format(" {}", finding.identity.id);
    if (finding.kind != Finding::Kind::Wager) {
        text += fmt::format(": {}", to_text(finding.kind));
        if (finding.line > 0) text += fmt::format(" in line {}", finding.line);
        text += fmt::format(": {}", finding.what);
        return finding.clause.empty() ? text : text + fmt::format(" ({})", finding.clause);
    }
    const bool is_more = finding.difference > Money();
    text += fmt::format(": {} {}: ruled {}, recorded {}, {}{}", finding.who, finding.wager,
                        finding.ruled, finding.claimed, is_more ? "+" : "",
                        to_text(finding.difference, finding.unit));
    if (!finding.clause.empty()) text += fmt::format(" ({})", finding.clause);
    if (!finding.misreading.empty()) text += fmt::format(" {}", finding.misreading);
    return text;
}

std::string text_of(const AuditReport& report, std::span<const Dimension> dimensions) {
    std::string text = totals_of(report);
    if (!report.patterns.empty()) text += "\npatterns\n";
    for (const Pattern& pattern : report.patterns) text += fmt::format("{}\n", text_of(pattern));
    for (const Dimension dimension : dimensions)
        text += table_of(report.by(dimension), dimension, report.all.sums.exposures.units());
    return text;
}

}  // namespace fairdeal
