#include "print/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "picture/chart.h"

namespace fairdeal {

namespace {

using on_paper::small;

Money moved(const Exposure& exposure) { return exposure.overpaid + exposure.underpaid; }

bool shows_something(const AuditSums& sums) {
    return sums.wrong_wagers > 0 || sums.with_faults > 0 || sums.wrong_hands > 0;
}

std::string printed(Money amount, Unit unit) { return with_unit(printed_amount(amount), unit); }

/// The amounts of a cell, each unit that the report has on a line of its own.
std::string printed(const Exposures& exposures, const std::vector<Unit>& units,
                    Money Exposure::*part) {
    std::string text;
    for (const Unit unit : units)
        text += (text.empty() ? "" : "\n") + printed(exposures.in(unit).*part, unit);
    return text;
}

/// The bars of every unit one under the other, each on its own scale.
void draw_exposures(Painter& painter, const Box& box, const Exposures& exposures,
                    const Exposures& most) {
    const auto units = most.units();
    const double height = box.height / static_cast<double>(units.size());
    double y = box.y;
    for (const Unit unit : units) {
        const Exposure &bars = exposures.in(unit), &scale = most.in(unit);
        draw_two_bars(painter, {box.x, y, box.width, height}, bars.overpaid, bars.underpaid,
                      std::max(scale.overpaid, scale.underpaid));
        y += height;
    }
}

/// The largest amounts of the cells, unit by unit.
Exposures most_in(const std::vector<const NamedCell*>& cells) {
    Exposures most;
    for (const NamedCell* cell : cells) most = larger_of(most, cell->cell.sums.exposures);
    return most;
}

std::string hands_of(const AuditCell& cell) {
    constexpr std::size_t shown = 4;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, cell.first_hands.size()); ++i)
        text += fmt::format("{}#{}", i == 0 ? "" : " ", cell.first_hands[i]);
    return cell.first_hands.size() > shown ? text + " …" : text;
}

/// "3e-22", also where no floating point number is so small.
std::string chance_of(double log10_tail) {
    const double exponent = std::floor(log10_tail);
    return fmt::format("{:.0f}e{:.0f}", std::floor(std::pow(10.0, log10_tail - exponent)),
                       exponent);
}

class Report {
public:
    Report(Painter& ruler, Paper paper, const ReportFacts& facts, const AuditReport& report,
           const ReportFindings& findings)
        : facts_(facts),
          report_(report),
          findings_(findings),
          flow_(ruler, paper,
                {"Fairdeal · audit of " + facts.log, facts.made, "root " + facts.root}) {}

    std::vector<PrintedPage> pages() {
        title_page();
        flow_.new_page();
        patterns();
        for (const Dimension dimension : every_dimension) table_by(dimension);
        worst();
        others();
        how_to_read();
        return flow_.finish();
    }

private:
    void title_page() {
        flow_.title("Audit report");
        flow_.fact("Log", facts_.log);
        flow_.fact("Made", facts_.made);
        for (const auto& [name, value] : facts_.asked) flow_.fact("Only " + name, value);
        if (facts_.asked.empty()) flow_.fact("Hands", "all hands of the log");
        flow_.fact("Records read", fmt::format("{} of {}", printed_count(report_.records),
                                               printed_count(facts_.size)));
        if (!report_.finished)
            flow_.fact("Stopped", "This audit was stopped before the end of the log.");
        flow_.heading("Ruled by");
        for (const std::string& rules : facts_.rules) flow_.paragraph(rules);
        flow_.heading("The ledger audited");
        flow_.fact("Size", printed_count(facts_.size));
        flow_.fact("Root", facts_.root);
        if (facts_.checkpoint.empty())
            flow_.paragraph("No checkpoint of this log has been signed.");
        else
            flow_.fact("Newest checkpoint", facts_.checkpoint);
        totals();
    }

    void totals() {
        const AuditSums& sums = report_.all.sums;
        flow_.heading("What was found");
        PrintedTable table{{{"", ColumnKind::Text},
                            {"Wagers settled wrongly", ColumnKind::Number, 110},
                            {"Overpaid", ColumnKind::Number, 110},
                            {"Underpaid", ColumnKind::Number, 110}},
                           {}};
        bool first = true;
        for (const Unit unit : sums.exposures.units()) {
            const Exposure& sum = sums.exposures.in(unit);
            table.rows.push_back({unit == Unit::Cash ? "Cash" : "Tournament chips",
                                  first ? printed_count(sums.wrong_wagers) : "",
                                  printed(sum.overpaid, unit), printed(sum.underpaid, unit)});
            first = false;
        }
        flow_.table(table);
        standings();
        flow_.fact("Hands with procedure errors", printed_count(sums.with_faults));
        flow_.fact("Continuity errors", fmt::format("{} between the hands of a league table",
                                                    printed_count(report_.breaks)));
        flow_.fact("Settlement lines", printed_count(sums.lines) + " ruled");
        if (report_.is_clean()) flow_.paragraph("Nothing wrong was found.");
    }

    /// The hands by how they stand, as one bar and its legend.
    void standings() {
        const HandCounts& counts = report_.counts;
        const std::vector<std::pair<std::string, std::int64_t>> parts{
            {"settled as ruled", counts.right},
            {"settled wrongly", counts.wrong},
            {"no settlement recorded", counts.unclaimed},
            {"undecided, not ruled or not readable",
             counts.undecided + counts.unruled + counts.unreadable}};
        std::vector<std::int64_t> numbers;
        for (const auto& [name, number] : parts) numbers.push_back(number);
        flow_.gap(6);
        flow_.need(80);
        flow_.paragraph(fmt::format("{} hands", printed_count(report_.all.sums.hands)),
                        {Typeface::Inter, 9.5, true});
        flow_.block(18, [numbers](Painter& painter, const Box& box) {
            draw_parts(painter, {box.x, box.y + 2, box.width, 12}, numbers);
        });
        for (std::size_t i = 0; i < parts.size(); ++i) {
            flow_.block(12, [i](Painter& painter, const Box& box) {
                draw_part_sign(painter, {box.x + 2, box.y + 2, 12, 7}, i);
            });
            flow_.label(fmt::format("{} {}", printed_count(parts[i].second), parts[i].first),
                        {flow_.area().x + 20, flow_.at() - 11, 300, 11}, small);
        }
        flow_.gap(6);
    }

    void patterns() {
        flow_.heading("Patterns by dealer");
        if (report_.patterns.empty())
            return flow_.paragraph("No dealer makes one mistake more often than chance explains.");
        flow_.paragraph(
            "A dealer who makes one mistake more often than is allowed (one in a hundred, or as "
            "often as the others), by more than chance explains. The dot is the dealer's rate, the "
            "thick "
            "line begins at the least it can be with 99 % confidence, the tick is what is allowed.",
            small);
        PrintedTable table{{{"Dealer", ColumnKind::Text, 70},
                            {"Mistake"},
                            {"k of n", ColumnKind::Number, 70},
                            {"At least", ColumnKind::Number, 46},
                            {"The others", ColumnKind::Number, 74},
                            {"By chance", ColumnKind::Number, 52},
                            {"0 to 100 %", ColumnKind::Drawn, 90}},
                           {}};
        for (const Pattern& pattern : report_.patterns) table.rows.push_back(row_of(pattern));
        flow_.table(table);
    }

    std::vector<Cell> row_of(const Pattern& pattern) const {
        const std::string& id = pattern.misreading.empty() ? pattern.clause : pattern.misreading;
        const std::string clause =
            pattern.misreading.empty() ? "" : fmt::format(" ({})", pattern.clause);
        Cell chart;
        const double rate =
            pattern.he.n > 0 ? static_cast<double>(pattern.he.k) / static_cast<double>(pattern.he.n)
                             : 0;
        chart.drawing = [rate, pattern](Painter& painter, const Box& box) {
            draw_rate(painter, box, rate, pattern.at_least, pattern.allowed);
        };
        return {pattern.dealer,
                id + clause + said_of(id),
                fmt::format("{} of {}", printed_count(pattern.he.k), printed_count(pattern.he.n)),
                fmt::format("{:.0f} %", std::floor(pattern.at_least * 100)),
                fmt::format("{} of {}", printed_count(pattern.others.k),
                            printed_count(pattern.others.n)),
                chance_of(pattern.log10_tail),
                chart};
    }

    [[nodiscard]] std::string said_of(std::string_view id) const {
        const auto found = facts_.words.find(id);
        return found == facts_.words.end() ? "" : "\n" + found->second;
    }

    void table_by(Dimension dimension) {
        flow_.heading(fmt::format("By {}", to_text(dimension)));
        std::vector<const NamedCell*> shown;
        for (const NamedCell& cell : report_.by(dimension)) {
            if (shows_something(cell.cell.sums)) shown.push_back(&cell);
        }
        if (shown.empty()) return flow_.paragraph("Nothing is wrong.");
        put_in_order(dimension, shown);
        flow_.table(table_of(dimension, shown));
        const std::size_t quiet = report_.by(dimension).size() - shown.size();
        if (quiet > 0)
            flow_.paragraph(fmt::format("And {} with nothing wrong.",
                                        printed_count(static_cast<std::int64_t>(quiet))),
                            small);
    }

    /// Shifts as they came, all others by what went wrong: by cash, and those of as much cash by
    /// chips.
    static void put_in_order(Dimension dimension, std::vector<const NamedCell*>& cells) {
        if (dimension == Dimension::Shift) return;
        std::ranges::stable_sort(cells, [](const NamedCell* a, const NamedCell* b) {
            const Exposures &x = a->cell.sums.exposures, &y = b->cell.sums.exposures;
            const Money x_cash = moved(x.in(Unit::Cash)), y_cash = moved(y.in(Unit::Cash));
            if (x_cash != y_cash) return x_cash > y_cash;
            return moved(x.in(Unit::Chips)) > moved(y.in(Unit::Chips));
        });
    }

    [[nodiscard]] PrintedTable table_of(Dimension dimension,
                                        const std::vector<const NamedCell*>& cells) const {
        PrintedTable table{{{std::string(to_text(dimension))},
                            {"Hands", ColumnKind::Number},
                            {"Wrong", ColumnKind::Number},
                            {"Procedure", ColumnKind::Number},
                            {"Wagers", ColumnKind::Number},
                            {"Overpaid", ColumnKind::Number},
                            {"Underpaid", ColumnKind::Number},
                            {"Underpaid | overpaid", ColumnKind::Drawn, 90},
                            {"Hands to look at", ColumnKind::Text, 84}},
                           {}};
        const Exposures most = most_in(cells);
        const auto units = most.units();
        for (const NamedCell* named : cells) {
            const AuditSums& sums = named->cell.sums;
            Cell bars;
            bars.drawing = [sums, most](Painter& painter, const Box& box) {
                draw_exposures(painter, box, sums.exposures, most);
            };
            table.rows.push_back({name_of(dimension, named->name) + said_of(named->name),
                                  printed_count(sums.hands), printed_count(sums.wrong_hands),
                                  printed_count(sums.with_faults), printed_count(sums.wrong_wagers),
                                  printed(sums.exposures, units, &Exposure::overpaid),
                                  printed(sums.exposures, units, &Exposure::underpaid), bars,
                                  hands_of(named->cell)});
        }
        return table;
    }

    static std::string name_of(Dimension dimension, const std::string& name) {
        if (name != nothing_said) return name;
        if (dimension == Dimension::Clause) return "(nothing was due)";
        if (dimension == Dimension::Misreading) return "(no misreading explains it)";
        return "(not recorded)";
    }

    void worst() {
        const auto cash = findings_.worst(Unit::Cash), chips = findings_.worst(Unit::Chips);
        if (!cash.empty() || chips.empty()) worst("The worst hands", cash);
        if (!chips.empty()) worst("The worst hands, in tournament chips", chips);
    }

    void worst(std::string_view heading, const std::vector<WorstHand>& hands) {
        flow_.heading(heading);
        if (hands.empty()) return flow_.paragraph("No hand was settled wrongly.");
        flow_.paragraph(
            fmt::format("The {} of {} wrongly settled hands with the largest amounts, wager by "
                        "wager.",
                        hands.size(), printed_count(report_.counts.wrong)),
            small);
        PrintedTable table{{{"Hand", ColumnKind::Text, 84},
                            {"Dealer, table", ColumnKind::Text, 74},
                            {"Wager", ColumnKind::Text, 72},
                            {"Ruled"},
                            {"Recorded"},
                            {"Overpaid", ColumnKind::Number},
                            {"Underpaid", ColumnKind::Number},
                            {"Clause, misreading", ColumnKind::Text, 96}},
                           {}};
        for (const WorstHand& hand : hands) add_rows(table, hand);
        flow_.table(table);
    }

    static void add_rows(PrintedTable& table, const WorstHand& hand) {
        bool first = true;
        for (const Finding& wager : hand.wagers) {
            const Identity& who = hand.identity;
            const Money none, off = wager.difference;
            Cell name(first ? fmt::format("#{}\n{}", hand.idx, who.id) : "");
            name.bold = true;
            table.rows.push_back(
                {name, first ? fmt::format("{}\n{}", who.dealer, who.table) : "",
                 wager.who + " " + wager.wager, wager.ruled, wager.claimed,
                 off > none ? printed(off, hand.unit) : "",
                 off < none ? printed(none - off, hand.unit) : "",
                 wager.clause + (wager.misreading.empty() ? "" : "\n" + wager.misreading)});
            first = false;
        }
    }

    void others() {
        flow_.heading("Procedure errors, continuity errors and unreadable hands");
        if (findings_.others().empty()) return flow_.paragraph("None was found.");
        PrintedTable table{{{"Hand", ColumnKind::Text, 100},
                            {"Kind", ColumnKind::Text, 60},
                            {"Line", ColumnKind::Number, 34},
                            {"What was found"},
                            {"Clause", ColumnKind::Text, 86}},
                           {}};
        for (const Finding& found : findings_.others())
            table.rows.push_back({fmt::format("#{} {}", found.idx, found.identity.id),
                                  std::string(to_text(found.kind)),
                                  found.line > 0 ? fmt::format("{}", found.line) : "", found.what,
                                  found.clause});
        flow_.table(table);
        const auto left =
            findings_.others_found() - static_cast<std::int64_t>(findings_.others().size());
        if (left > 0)
            flow_.paragraph(fmt::format("And {} more: 'fairdeal audit --findings' lists them all.",
                                        printed_count(left)),
                            small);
    }

    void how_to_read() {
        flow_.heading("How to read this report");
        flow_.need(60);
        flow_.block(14, [](Painter& painter, const Box& box) {
            draw_two_bars(painter, {box.x, box.y + 2, 90, 10}, Money::cents(80), Money::cents(60),
                          Money::cents(100));
        });
        flow_.label(
            "left, hatched: underpaid (the guest is short) · right, solid: overpaid (the house is "
            "short)",
            {flow_.area().x + 100, flow_.at() - 13, flow_.area().width - 100, 11}, small);
        flow_.paragraph(
            "Bars of one table share one scale, those of cash and those of chips each their own: "
            "tournament chips are worth no money and are never added to it. Overpaid and underpaid "
            "are added up wager by wager and never set off against each other. A hand falls into a "
            "cell of clause or "
            "misreading "
            "for each wrong wager of it; of the other tables, once. A fault is something that the "
            "record shows and a clause forbids; a break is a league hand that does not follow from "
            "the one before it. #12 is the hand's number in the log: 'fairdeal replay' and "
            "'fairdeal report --hand' take it.",
            small);
    }

    const ReportFacts& facts_;
    const AuditReport& report_;
    const ReportFindings& findings_;
    PageFlow flow_;
};

}  // namespace

std::vector<PrintedPage> report_pages(Painter& ruler, Paper paper, const ReportFacts& facts,
                                      const AuditReport& report, const ReportFindings& findings) {
    return Report(ruler, paper, facts, report, findings).pages();
}

}  // namespace fairdeal
