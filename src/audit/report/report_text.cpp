#include "audit/report/report_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/report/chances.h"
#include "audit/report/ranking_report.h"
#include "base/translation.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

constexpr std::size_t hands_shown = 4;  // of a cell

std::string hands_in_words(std::int64_t hands) {
    return tr_n("{number} hand", "{number} hands", hands, "number"_a = hands);
}

std::string totals_of(const AuditReport& report) {
    const AuditSums& sums = report.all.sums;
    const HandCounts& counts = report.counts;
    std::string text = tr("{hands}: {right} right, {wrong} wrong, {unclaimed} without a settlement",
                          "hands"_a = hands_in_words(sums.hands), "right"_a = counts.right,
                          "wrong"_a = counts.wrong, "unclaimed"_a = counts.unclaimed);
    if (counts.undecided > 0)
        text += ", " + tr("{number} undecided for a card that cannot be read",
                          "number"_a = counts.undecided);
    if (counts.unruled > 0)
        text += ", " + tr("{number} of a game not ruled yet", "number"_a = counts.unruled);
    if (counts.unreadable > 0)
        text += ", " + tr("{number} not readable any more", "number"_a = counts.unreadable);
    text += "\n" +
            tr("{hands} with faults; {breaks} between the hands of a table",
               "hands"_a = hands_in_words(sums.with_faults),
               "breaks"_a = tr_n("{number} break", "{number} breaks", report.breaks,
                                 "number"_a = report.breaks)) +
            "\n";
    text += tr_n("{number} wager settled wrongly", "{number} wagers settled wrongly",
                 sums.wrong_wagers, "number"_a = sums.wrong_wagers) +
            "\n";
    for (const Unit unit : sums.exposures.units()) {
        const Exposure& sum = sums.exposures.in(unit);
        text +=
            tr_of(unit == Unit::Cash
                      ? sentence("cash: overpaid {overpaid}, underpaid {underpaid}")
                      : sentence("tournament chips: overpaid {overpaid}, underpaid {underpaid}"),
                  "overpaid"_a = exact_amount(sum.overpaid, unit),
                  "underpaid"_a = exact_amount(sum.underpaid, unit)) +
            "\n";
    }
    if (counts.order_unknown > 0)
        text += tr_n("order of settlement unknown: not judged ({number} hand)",
                     "order of settlement unknown: not judged ({number} hands)",
                     counts.order_unknown, "number"_a = counts.order_unknown) +
                "\n";
    if (!report.finished)
        text += tr_n("stopped after {number} record of the log",
                     "stopped after {number} records of the log", report.records,
                     "number"_a = report.records) +
                "\n";
    return text;
}

/// The columns of amounts, one pair for each unit; headed where there are no exposures.
std::string amounts_in_text(const std::vector<Unit>& units, const Exposures* exposures) {
    std::string text;
    for (const Unit unit : units) {
        const Exposure* sums = exposures == nullptr ? nullptr : &exposures->in(unit);
        const bool heads_chips = sums == nullptr && unit == Unit::Chips;
        text += fmt::format("  {:>14}  {:>15}",
                            heads_chips       ? tr("chips overpaid")
                            : sums == nullptr ? tr("overpaid")
                                              : exact_amount(sums->overpaid, unit),
                            heads_chips       ? tr("chips underpaid")
                            : sums == nullptr ? tr("underpaid")
                                              : exact_amount(sums->underpaid, unit));
    }
    return text;
}

std::string row_of(const NamedCell& named, std::size_t width, const std::vector<Unit>& units) {
    const AuditSums& sums = named.cell.sums;
    return fmt::format("{:<{}}  {:>8}  {:>6}  {:>6}  {:>6}{}  {}\n", named.name, width, sums.hands,
                       sums.wrong_hands, sums.with_faults, sums.wrong_wagers,
                       amounts_in_text(units, &sums.exposures),
                       hands_in_text(named.cell.first_hands, hands_shown));
}

struct DimensionWords {
    const char *heading, *nothing_wrong;
};

DimensionWords words_of(Dimension dimension) {
    switch (dimension) {
        case Dimension::Dealer:
            return {sentence("dealer"), sentence("by dealer: nothing is wrong")};
        case Dimension::Table: return {sentence("table"), sentence("by table: nothing is wrong")};
        case Dimension::Shift: return {sentence("shift"), sentence("by shift: nothing is wrong")};
        case Dimension::Game: return {sentence("game"), sentence("by game: nothing is wrong")};
        case Dimension::Clause:
            return {sentence("clause"), sentence("by clause: nothing is wrong")};
        case Dimension::Misreading:
            return {sentence("misreading"), sentence("by misreading: nothing is wrong")};
    }
    throw Fault("invalid dimension");
}

std::string table_of(const std::vector<NamedCell>& cells, Dimension dimension,
                     const std::vector<Unit>& units) {
    const DimensionWords words = words_of(dimension);
    const std::string heading = tr(words.heading);
    std::size_t width = heading.size();
    for (const NamedCell& cell : cells) {
        if (cell.cell.sums.shows_something()) width = std::max(width, cell.name.size());
    }
    std::string text;
    std::size_t quiet = 0;
    for (const NamedCell& cell : cells) {
        if (cell.cell.sums.shows_something())
            text += row_of(cell, width, units);
        else
            ++quiet;
    }
    if (text.empty()) return "\n" + tr(words.nothing_wrong) + "\n";
    text = fmt::format("\n{:<{}}  {:>8}  {:>6}  {:>6}  {:>6}{}  {}\n", heading, width, tr("hands"),
                       tr("wrong"), tr("faults"), tr("wagers"), amounts_in_text(units, nullptr),
                       tr("hands")) +
           text;
    if (quiet > 0) text += tr("(and {number} with nothing wrong)", "number"_a = quiet) + "\n";
    return text;
}

/// Of a finding that is no wager: what it is, and where.
std::string place_of(const Finding& finding) {
    const bool has_line = finding.line > 0;
    switch (finding.kind) {
        case Finding::Kind::Wager: break;
        case Finding::Kind::Fault:
            return has_line ? tr("fault in line {line}", "line"_a = finding.line) : tr("fault");
        case Finding::Kind::Break:
            return has_line ? tr("break in line {line}", "line"_a = finding.line) : tr("break");
        case Finding::Kind::Unreadable:
            return has_line ? tr("unreadable in line {line}", "line"_a = finding.line)
                            : tr("unreadable");
    }
    throw Fault("a kind of finding that has no place");
}

}  // namespace

std::string hands_in_text(const std::vector<std::int64_t>& hands, std::size_t most) {
    std::string text;
    for (std::size_t i = 0; i < std::min(most, hands.size()); ++i)
        text += fmt::format("{}#{}", i == 0 ? "" : " ", hands[i]);
    return hands.size() > most ? text + " ..." : text;
}

std::string text_of(const Pattern& pattern) {
    const Cause& cause = pattern.cause;
    const std::string clause = cause.clause == nothing_said ? tr("nothing was due") : cause.clause;
    const std::string what =
        cause.misreading.empty() ? clause : fmt::format("{} ({})", cause.misreading, clause);
    return tr("dealer {dealer}, {what}: {chances}; by chance {chance}", "dealer"_a = pattern.dealer,
              "what"_a = what, "chances"_a = chances_in_words(cause),
              "chance"_a = chance_in_words(cause.log10_chance));
}

std::string text_of(const Finding& finding) {
    std::string text = fmt::format("#{}", finding.idx);
    if (!finding.identity.id.empty()) text += fmt::format(" {}", finding.identity.id);
    if (finding.kind != Finding::Kind::Wager) {
        text += ": " + place_of(finding) + ": " + finding.what;
        return finding.clause.empty() ? text : text + fmt::format(" ({})", finding.clause);
    }
    const bool is_more = finding.difference > Money();
    const std::string difference = exact_amount(finding.difference, finding.unit);
    text += ": " + tr("{who} {wager}: ruled {ruled}, recorded {claimed}, {difference}",
                      "who"_a = finding.who, "wager"_a = finding.wager, "ruled"_a = finding.ruled,
                      "claimed"_a = finding.claimed,
                      "difference"_a = is_more ? "+" + difference : difference);
    if (!finding.clause.empty()) text += fmt::format(" ({})", finding.clause);
    if (!finding.misreading.empty()) text += fmt::format(" {}", finding.misreading);
    return text;
}

std::string text_of(const AuditReport& report, std::span<const Dimension> dimensions) {
    std::string text = totals_of(report);
    if (report.has_no_hand()) return text;  // that nothing is wrong would be no all-clear
    if (!report.patterns.empty()) text += "\n" + tr("patterns") + "\n";
    for (const Pattern& pattern : report.patterns) text += fmt::format("{}\n", text_of(pattern));
    for (const Dimension dimension : dimensions)
        text += table_of(report.by(dimension), dimension, report.all.sums.exposures.units());
    return text;
}

}  // namespace fairdeal
