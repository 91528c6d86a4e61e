#include "print/report/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "audit/report/chances.h"
#include "base/translation.h"
#include "picture/charts/chart.h"
#include "print/report/report_summary.h"
#include "print/report/report_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::small;
using report_words::cell_name;
using report_words::column_of;
using report_words::heading_of;
using report_words::of_all;
using report_words::printed;

/// The amounts of a cell, each unit that the report has on a line of its own.
std::string printed_lines(const Exposures& exposures, const std::vector<Unit>& units,
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

class Report {
public:
    Report(Painter& ruler, Paper paper, const ReportFacts& facts, const AuditReport& report,
           const ReportFindings& findings)
        : facts_(facts),
          report_(report),
          findings_(findings),
          flow_(ruler, paper,
                {tr("Fairdeal · audit of {log}", "log"_a = facts.log), time_on_paper(facts.made),
                 tr("root {root}", "root"_a = facts.root)}) {}

    std::vector<PrintedPage> pages() {
        put_summary(flow_, facts_, report_);
        flow_.new_page();
        what_was_audited();
        flow_.new_page();
        patterns();
        for (const Dimension dimension : every_dimension) table_by(dimension);
        worst();
        others();
        how_to_read();
        return flow_.finish();
    }

private:
    void what_was_audited() {
        flow_.title(tr("What was audited"));
        flow_.fact(tr("Log"), facts_.log);
        flow_.fact(tr("Made"), time_on_paper(facts_.made));
        for (const auto& [name, value] : facts_.asked)
            flow_.fact(tr("Only {filter}", "filter"_a = name), value);
        if (facts_.asked.empty()) flow_.fact(tr("Hands"), tr("all hands of the log"));
        flow_.fact(tr("Records read"), of_all(report_.records, facts_.size));
        if (!report_.finished)
            flow_.fact(tr("Stopped"), tr("This audit was stopped before the end of the log."));
        flow_.heading(tr("Ruled by"));
        for (const std::string& rules : facts_.rules) flow_.paragraph(rules);
        flow_.heading(tr("The ledger audited"));
        flow_.fact(tr("Size"), printed_count(facts_.size));
        flow_.fact(tr("Root"), facts_.root);
        if (facts_.checkpoint.empty())
            flow_.paragraph(tr("No checkpoint of this log has been signed."));
        else
            flow_.fact(tr("Newest checkpoint"), facts_.checkpoint);
        if (const std::int64_t left = facts_.size - facts_.signed_size; left > 0)
            flow_.fact(tr("Not signed"),
                       tr_n("{count} record after it: a change to it is not seen",
                            "{count} records after it: a change to them is not seen", left));
        totals();
    }

    void totals() {
        const AuditSums& sums = report_.all.sums;
        flow_.heading(tr("What was found"));
        PrintedTable table{{{"", ColumnKind::Text},
                            {tr("Wagers settled wrongly"), ColumnKind::Number, 110},
                            {tr("Overpaid"), ColumnKind::Number, 110},
                            {tr("Underpaid"), ColumnKind::Number, 110}},
                           {}};
        bool first = true;
        for (const Unit unit : sums.exposures.units()) {
            const Exposure& sum = sums.exposures.in(unit);
            table.rows.push_back({unit == Unit::Cash ? tr("Cash") : tr("Tournament chips"),
                                  first ? printed_count(sums.wrong_wagers) : "",
                                  printed(sum.overpaid, unit), printed(sum.underpaid, unit)});
            first = false;
        }
        flow_.table(table);
        standings();
        flow_.fact(tr("Procedure errors"),
                   tr_n("in {count} hand", "in {count} hands", sums.with_faults));
        if (report_.counts.order_unknown > 0)
            flow_.fact(tr("Order of settlement"),
                       tr_n("unknown: not judged ({count} hand)",
                            "unknown: not judged ({count} hands)", report_.counts.order_unknown));
        flow_.fact(tr("Continuity errors"),
                   tr_n("{count} between the hands of a league table",
                        "{count} between the hands of a league table", report_.breaks));
        flow_.fact(tr("Settlement lines"), tr_n("{count} ruled", "{count} ruled", sums.lines));
        if (report_.is_clean()) flow_.paragraph(tr("Nothing wrong was found."));
    }

    /// The hands by how they stand, as one bar and its legend.
    void standings() {
        const HandCounts& counts = report_.counts;
        const std::vector<std::int64_t> numbers{
            counts.right, counts.wrong, counts.unclaimed,
            counts.undecided + counts.unruled + counts.unreadable};
        const std::array legend{
            tr_n("{count} settled as ruled", "{count} settled as ruled", numbers[0]),
            tr_n("{count} settled wrongly", "{count} settled wrongly", numbers[1]),
            tr_n("{count} no settlement recorded", "{count} no settlement recorded", numbers[2]),
            tr_n("{count} undecided, not ruled or not readable",
                 "{count} undecided, not ruled or not readable", numbers[3])};
        flow_.gap(6);
        flow_.need(80);
        flow_.paragraph(tr_n("{count} hands", "{count} hands", report_.all.sums.hands),
                        {Typeface::Inter, 9.5, true});
        flow_.block(18, [numbers](Painter& painter, const Box& box) {
            draw_parts(painter, {box.x, box.y + 2, box.width, 12}, numbers);
        });
        for (std::size_t i = 0; i < legend.size(); ++i) {
            flow_.block(12, [i](Painter& painter, const Box& box) {
                draw_part_sign(painter, {box.x + 2, box.y + 2, 12, 7}, i);
            });
            flow_.label(legend.at(i), {flow_.area().x + 20, flow_.at() - 11, 300, 11}, small);
        }
        flow_.gap(6);
    }

    void patterns() {
        flow_.heading(tr("Patterns by dealer"));
        if (report_.patterns.empty())
            return flow_.paragraph(
                tr("No dealer makes one mistake more often than chance explains."));
        flow_.paragraph(
            tr("Mistakes that a dealer makes more often than chance explains, beside all other "
               "dealers in the same games; of those named, chance explains at most 5 %."),
            small);
        PrintedTable table{{{tr("Dealer"), ColumnKind::Text, 52},
                            {tr("Mistake")},
                            {tr("Wrong"), ColumnKind::Text, 74},
                            {tr("All others"), ColumnKind::Text, 74},
                            {tr("By chance"), ColumnKind::Text, 66}},
                           {}};
        for (const Pattern& pattern : report_.patterns) table.rows.push_back(row_of(pattern));
        flow_.table(table);
    }

    [[nodiscard]] std::vector<Cell> row_of(const Pattern& pattern) const {
        const Cause& cause = pattern.cause;
        const std::string& id = cause.misreading.empty() ? cause.clause : cause.misreading;
        const std::string clause =
            cause.misreading.empty() ? "" : fmt::format(" ({})", cause.clause);
        return {
            pattern.dealer,
            id == nothing_said ? tr("payments where nothing was due") : id + clause + said_of(id),
            chances_of(cause, cause.own),
            cause.others.n > 0 ? chances_of(cause, cause.others) : tr("nobody"),
            chance_in_words(cause.log10_chance)};
    }

    static std::string chances_of(const Cause& cause, const Share& share) {
        return cause.of == Cause::Of::Hands
                   ? tr_n("{wrong} of {number} hand", "{wrong} of {number} hands", share.n,
                          "wrong"_a = printed_count(share.k), "number"_a = printed_count(share.n))
                   : tr_n("{wrong} of {number} wager", "{wrong} of {number} wagers", share.n,
                          "wrong"_a = printed_count(share.k), "number"_a = printed_count(share.n));
    }

    [[nodiscard]] std::string said_of(std::string_view id) const {
        const auto found = facts_.words.find(id);
        return found == facts_.words.end() ? "" : "\n" + found->second;
    }

    void table_by(Dimension dimension) {
        flow_.heading(heading_of(dimension));
        const auto shown = report_words::cells_to_show(report_, dimension);
        if (shown.empty()) return flow_.paragraph(tr("Nothing is wrong."));
        flow_.table(table_of(dimension, shown));
        const auto quiet = std::ssize(report_.by(dimension)) - std::ssize(shown);
        if (quiet > 0)
            flow_.paragraph(
                tr_n("And {count} with nothing wrong.", "And {count} with nothing wrong.", quiet),
                small);
    }

    [[nodiscard]] PrintedTable table_of(Dimension dimension,
                                        const std::vector<const NamedCell*>& cells) const {
        // What a clause or misreading says takes the room of what no procedure error falls into.
        const bool is_words = dimension == Dimension::Clause || dimension == Dimension::Misreading;
        PrintedTable table{{{column_of(dimension)}}, {}};
        if (!is_words) table.columns.push_back({tr("Hands"), ColumnKind::Number});
        table.columns.push_back({is_words ? tr("Hands wrong") : tr("Wrong"), ColumnKind::Number});
        if (!is_words) table.columns.push_back({tr("Procedure"), ColumnKind::Number});
        for (Column column :
             {Column{tr("Wagers"), ColumnKind::Number}, Column{tr("Overpaid"), ColumnKind::Number},
              Column{tr("Underpaid"), ColumnKind::Number},
              Column{tr("Under | over"), ColumnKind::Drawn, 62},
              Column{tr("Hands to look at"), ColumnKind::Text, 70}})
            table.columns.push_back(std::move(column));
        const Exposures most = most_in(cells);
        const auto units = most.units();
        for (const NamedCell* named : cells) {
            const AuditSums& sums = named->cell.sums;
            Cell bars;
            bars.drawing = [sums, most](Painter& painter, const Box& box) {
                draw_exposures(painter, box, sums.exposures, most);
            };
            std::vector<Cell> row{cell_name(dimension, named->name) + said_of(named->name)};
            if (!is_words) row.emplace_back(printed_count(sums.hands));
            row.emplace_back(printed_count(sums.wrong_hands));
            if (!is_words) row.emplace_back(printed_count(sums.with_faults));
            for (Cell cell : {Cell(printed_count(sums.wrong_wagers)),
                              Cell(printed_lines(sums.exposures, units, &Exposure::overpaid)),
                              Cell(printed_lines(sums.exposures, units, &Exposure::underpaid)),
                              bars, Cell(hands_of(named->cell))})
                row.push_back(std::move(cell));
            table.rows.push_back(std::move(row));
        }
        return table;
    }

    void worst() {
        const auto cash = findings_.worst(Unit::Cash), chips = findings_.worst(Unit::Chips);
        if (!cash.empty() || chips.empty()) worst(tr("The worst hands"), cash);
        if (!chips.empty()) worst(tr("The worst hands, in tournament chips"), chips);
    }

    void worst(std::string_view heading, const std::vector<WorstHand>& hands) {
        flow_.heading(heading);
        if (hands.empty()) return flow_.paragraph(tr("No hand was settled wrongly."));
        flow_.paragraph(tr("The {shown} of {all} wrongly settled hands with the largest amounts, "
                           "wager by wager.",
                           "shown"_a = hands.size(), "all"_a = printed_count(report_.counts.wrong)),
                        small);
        PrintedTable table{{{tr("Hand"), ColumnKind::Text, 76},
                            {tr("Dealer, table"), ColumnKind::Text, 60},
                            {tr("Wager"), ColumnKind::Text, 60},
                            {tr("Ruled")},
                            {tr("Recorded")},
                            {tr("Overpaid"), ColumnKind::Number},
                            {tr("Underpaid"), ColumnKind::Number},
                            {tr("Clause, misreading"), ColumnKind::Text, 88}},
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
        flow_.heading(tr("Procedure errors, continuity errors and unreadable hands"));
        if (findings_.others().empty()) return flow_.paragraph(tr("None was found."));
        PrintedTable table{{{tr("Hand"), ColumnKind::Text, 100},
                            {tr("Kind"), ColumnKind::Text, 60},
                            {tr("Line"), ColumnKind::Number, 34},
                            {tr("What was found")},
                            {tr("Clause"), ColumnKind::Text, 86}},
                           {}};
        for (const Finding& found : findings_.others())
            table.rows.push_back({fmt::format("#{} {}", found.idx, found.identity.id),
                                  report_words::kind_of(found.kind),
                                  found.line > 0 ? fmt::format("{}", found.line) : "", found.what,
                                  found.clause});
        flow_.table(table);
        const auto left =
            findings_.others_found() - static_cast<std::int64_t>(findings_.others().size());
        if (left > 0)
            flow_.paragraph(
                tr_n("And {count} more: 'fairdeal audit --findings' lists them all.",
                     "And {count} more: 'fairdeal audit --findings' lists them all.", left),
                small);
    }

    void how_to_read() {
        flow_.heading(tr("How to read this report"));
        flow_.need(60);
        flow_.block(14, [](Painter& painter, const Box& box) {
            draw_two_bars(painter, {box.x, box.y + 2, 90, 10}, Money::cents(80), Money::cents(60),
                          Money::cents(100));
        });
        flow_.label(tr("left, hatched: underpaid (the player is short) · right, solid: overpaid "
                       "(the house is short)"),
                    {flow_.area().x + 100, flow_.at() - 13, flow_.area().width - 100, 11}, small);
        flow_.paragraph(
            tr("Bars of one table share one scale, those of cash and those of chips each their "
               "own: tournament chips are worth no money and are never added to it. Overpaid and "
               "underpaid are added up wager by wager and never set off against each other. A hand "
               "falls into a cell of clause or misreading for each wrong wager of it; of the other "
               "tables, once. A fault is something that the record shows and a clause forbids; a "
               "break is a league hand that does not follow from the one before it. #12 is the "
               "hand's number in the log: 'fairdeal replay' and 'fairdeal report --hand' take it."),
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
