#include "print/report/report_web.h"

#include <fmt/format.h>

#include <algorithm>

#include "audit/report/chances.h"
#include "audit/report/ranking_report.h"
#include "base/translation.h"
#include "picture/page.h"
#include "print/html.h"
#include "print/report/dealer_funnel.h"
#include "print/report/report_summary.h"
#include "print/report/report_words.h"
#include "print/report/web_parts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using report_words::printed;

std::string paragraph(const std::string& words) {
    return fmt::format("<p>{}</p>\n", escaped(words));
}

std::string heading(const std::string& words) {
    return fmt::format(fixed("<h2>{}</h2>\n"), escaped(words));
}

/// A cell of words, sorted by them.
WebCell words_cell(const std::string& words) { return {escaped(words), words, false}; }
/// A cell of a number, sorted by it.
WebCell number_cell(std::int64_t number) {
    return {printed_count(number), std::to_string(number), true};
}
WebCell decimal_cell(const std::string& shown, double value) {
    return {escaped(shown), fmt::format("{:.6f}", value), true};
}

/// The amounts of every unit, one under the other, sorted by cash and then by chips.
WebCell amounts_cell(const Exposures& exposures, const std::vector<Unit>& units,
                     Money Exposure::*part) {
    std::string shown;
    for (const Unit unit : units)
        shown += (shown.empty() ? "" : "<br>") + escaped(printed(exposures.in(unit).*part, unit));
    const std::int64_t first = (exposures.in(Unit::Cash).*part).in_cents();
    const std::int64_t then = (exposures.in(Unit::Chips).*part).in_cents();
    return {shown, first != 0 ? std::to_string(first) : fmt::format("0.{:015}", then), true};
}

class WebReport {
public:
    WebReport(const ReportFacts& facts, const AuditReport& report, const ReportFindings& findings)
        : facts_(facts), report_(report), findings_(findings) {}

    std::string document() {
        const std::string title = tr("Audit of {log}", "log"_a = facts_.log);
        body_ = fmt::format(fixed("<h1>{}</h1>\n"), escaped(title));
        head();
        summary();
        dealers();
        for (const Dimension dimension : every_dimension) table_by(dimension);
        patterns();
        for (const Unit unit : every_unit) worst(unit);
        others();
        return web_document(title, body_);
    }

private:
    void head() {
        std::vector<std::pair<std::string, std::string>> rows;
        const auto add = [&](const std::string& name, const std::string& value) {
            if (!value.empty()) rows.emplace_back(name, value);
        };
        add(tr("House"), facts_.house);
        add(tr("Period"), period_of(report_));
        for (const auto& [name, value] : facts_.asked)
            add(tr("Only {filter}", "filter"_a = name), value);
        add(tr("Records read"), report_words::of_all(report_.records, facts_.size));
        add(tr("Made"), time_on_paper(facts_.made));
        add(tr("Root"), facts_.root);
        add(tr("Newest checkpoint"), facts_.checkpoint);
        body_ += web_facts(rows);
        if (!report_.finished)
            body_ += paragraph(tr("This audit was stopped before the end of the log."));
    }

    void summary() {
        body_ += heading(tr("Findings"));
        for (const std::string& sentence : findings_in_sentences(facts_, report_))
            body_ += paragraph(sentence);
        body_ += heading(tr("Rates"));
        WebTable rates{tr("Rates"),
                       {{"", false, false},
                        {tr("Counted"), true, false},
                        {tr("Rate"), true, false},
                        {tr("of"), false, false}},
                       {}};
        for (const ReportRate& rate : rates_of(report_))
            rates.rows.push_back({words_cell(rate.what),
                                  {escaped(rate.counted), "", true},
                                  {escaped(rate.rate), "", true},
                                  words_cell(rate.of)});
        body_ += html_of(rates);
        body_ += heading(tr("Recommendations"));
        for (const std::string& sentence : recommendations(facts_, report_))
            body_ += paragraph(sentence);
        if (facts_.rules.empty()) return;
        body_ += heading(tr("Ruled by"));
        for (const std::string& rules : facts_.rules) body_ += paragraph(rules);
    }

    void dealers() {
        const DealerRanking& ranking = report_.ranking;
        if (ranking.compared < 2) return;
        body_ += heading(tr("The dealers beside the house"));
        body_ += paragraph(about_the_ranking());
        body_ += web_funnel(funnel_of(ranking), [&](std::size_t dot) {
            const RankedDealer& dealer = ranking.dealers.at(dot);
            return tr("{dealer}: {wrong} hands wrong, {rate} of 100", "dealer"_a = dealer.dealer,
                      "wrong"_a = report_words::of_all(dealer.hands.k, dealer.hands.n),
                      "rate"_a = per_hundred(dealer.hands.rate()));
        });
        WebTable table{tr("The dealers beside the house"),
                       {{tr("Dealer"), false},
                        {tr("Hands"), true},
                        {tr("Wrong"), true},
                        {tr("Of 100"), true},
                        {tr("95 % between"), true},
                        {tr("House"), true},
                        {tr("Times the house"), true},
                        {tr("Drawn in"), true},
                        {tr("By chance"), true}},
                       {}};
        for (const RankedDealer& dealer : ranking.dealers) {
            WebCell name = words_cell(dealer.dealer);
            name.strong = is_beyond_chance(dealer.log10_chance);
            table.rows.push_back(
                {name, number_cell(dealer.hands.n), number_cell(dealer.hands.k),
                 decimal_cell(per_hundred(dealer.hands.rate()), dealer.hands.rate()),
                 decimal_cell(tr("{low} to {high}", "low"_a = per_hundred(dealer.interval.low),
                                 "high"_a = per_hundred(dealer.interval.high)),
                              dealer.interval.low),
                 decimal_cell(per_hundred(dealer.rate_of_house()), dealer.rate_of_house()),
                 decimal_cell(fmt::format("{:.2f}", dealer.ratio()), dealer.ratio()),
                 decimal_cell(fmt::format("{:.2f}", dealer.shrunk), dealer.shrunk),
                 decimal_cell(odds_of(dealer.log10_chance), dealer.log10_chance)});
        }
        body_ += html_of(table);
    }

    [[nodiscard]] std::string said_of(const std::string& id) const {
        const auto title = facts_.titles.find(id);
        if (title != facts_.titles.end()) return title->second;
        const auto words = facts_.words.find(id);
        return words == facts_.words.end() ? "" : words->second;
    }

    void table_by(Dimension dimension) {
        body_ += heading(report_words::heading_of(dimension));
        const auto shown = report_words::cells_to_show(report_, dimension);
        if (shown.empty()) {
            body_ += paragraph(tr("Nothing is wrong."));
            return;
        }
        Exposures most;
        for (const NamedCell* cell : shown) most = larger_of(most, cell->cell.sums.exposures);
        WebTable table{report_words::heading_of(dimension),
                       {{capital(report_words::column_of(dimension)), false},
                        {tr("Hands"), true},
                        {tr("Wrong"), true},
                        {tr("Procedure"), true},
                        {tr("Wagers"), true},
                        {tr("Overpaid"), true},
                        {tr("Underpaid"), true},
                        {tr("Underpaid | overpaid"), false, false}},
                       {}};
        for (const NamedCell* named : shown) table.rows.push_back(row_of(dimension, *named, most));
        body_ += html_of(table);
    }

    [[nodiscard]] std::vector<WebCell> row_of(Dimension dimension, const NamedCell& named,
                                              const Exposures& most) const {
        const AuditSums& sums = named.cell.sums;
        WebCell name = words_cell(report_words::cell_name(dimension, named.name));
        if (const std::string said = said_of(named.name); !said.empty())
            name.html += fmt::format("<small>{}</small>", escaped(said));
        const auto units = most.units();
        std::string bars;
        for (const Unit unit : units) {
            const Exposure &own = sums.exposures.in(unit), &scale = most.in(unit);
            bars += web_bars(own, std::max(scale.overpaid, scale.underpaid), unit);
        }
        return {name,
                number_cell(sums.hands),
                number_cell(sums.wrong_hands),
                number_cell(sums.with_faults),
                number_cell(sums.wrong_wagers),
                amounts_cell(sums.exposures, units, &Exposure::overpaid),
                amounts_cell(sums.exposures, units, &Exposure::underpaid),
                {bars, "", false}};
    }

    void patterns() {
        body_ += heading(tr("Patterns by dealer"));
        if (report_.patterns.empty()) {
            body_ += paragraph(tr("No dealer makes one mistake more often than chance explains."));
            return;
        }
        WebTable table{tr("Patterns by dealer"),
                       {{tr("Dealer"), false},
                        {tr("Mistake"), false},
                        {tr("Clause"), false},
                        {tr("Wrong"), false},
                        {tr("By chance"), true}},
                       {}};
        for (const Pattern& pattern : report_.patterns) {
            const Cause& cause = pattern.cause;
            const std::string& id = cause.misreading.empty() ? cause.clause : cause.misreading;
            const bool is_undue = id == nothing_said;
            WebCell mistake = words_cell(is_undue ? tr("payments where nothing was due")
                                         : said_of(id).empty() ? id
                                                               : said_of(id));
            table.rows.push_back(
                {words_cell(pattern.dealer), mistake, words_cell(is_undue ? "" : cause.clause),
                 words_cell(chances_in_words(cause)),
                 decimal_cell(chance_in_words(cause.log10_chance), cause.log10_chance)});
        }
        body_ += html_of(table);
    }

    void worst(Unit unit) {
        const auto hands = findings_.worst(unit);
        const bool cash = unit == Unit::Cash;
        if (hands.empty() && !cash) return;
        const std::string title =
            cash ? tr("The worst hands") : tr("The worst hands, in tournament chips");
        body_ += heading(title);
        if (hands.empty()) {
            body_ += paragraph(tr("No hand was settled wrongly."));
            return;
        }
        WebTable table{title,
                       {{tr("Hand"), true},
                        {tr("Id"), false},
                        {tr("Dealer"), false},
                        {tr("Table"), false},
                        {tr("Wager"), false},
                        {tr("Ruled"), false},
                        {tr("Recorded"), false},
                        {tr("Overpaid"), true},
                        {tr("Underpaid"), true},
                        {tr("Clause"), false},
                        {tr("Misreading"), false}},
                       {}};
        for (const WorstHand& hand : hands) {
            for (const Finding& wager : hand.wagers) table.rows.push_back(row_of(hand, wager));
        }
        body_ += html_of(table);
    }

    static std::vector<WebCell> row_of(const WorstHand& hand, const Finding& wager) {
        const Money none, off = wager.difference;
        const auto amount = [&](Money sum) {
            return WebCell{sum > none ? escaped(printed(sum, hand.unit)) : "",
                           std::to_string(sum > none ? sum.in_cents() : 0), true};
        };
        WebCell number = number_cell(hand.idx);
        number.html = "#" + std::to_string(hand.idx);
        return {number,
                words_cell(hand.identity.id),
                words_cell(hand.identity.dealer),
                words_cell(hand.identity.table),
                words_cell(wager.who + " " + wager.wager),
                words_cell(wager.ruled),
                words_cell(wager.claimed),
                amount(off),
                amount(none - off),
                words_cell(wager.clause),
                words_cell(wager.misreading)};
    }

    void others() {
        const std::string title = tr("Procedure errors, continuity errors and unreadable hands");
        body_ += heading(title);
        if (findings_.others().empty()) {
            body_ += paragraph(tr("None was found."));
            return;
        }
        WebTable table{title,
                       {{tr("Hand"), true},
                        {tr("Id"), false},
                        {tr("Kind"), false},
                        {tr("Line"), true},
                        {tr("What was found"), false},
                        {tr("Clause"), false}},
                       {}};
        for (const Finding& found : findings_.others())
            table.rows.push_back({number_cell(found.idx), words_cell(found.identity.id),
                                  words_cell(report_words::kind_of(found.kind)),
                                  number_cell(found.line), words_cell(found.what),
                                  words_cell(found.clause)});
        body_ += html_of(table);
        const auto left =
            findings_.others_found() - static_cast<std::int64_t>(findings_.others().size());
        if (left > 0)
            body_ += paragraph(tr_n("And {count} more: 'fairdeal audit --findings' lists them all.",
                                    "And {count} more: 'fairdeal audit --findings' lists them all.",
                                    left));
    }

    const ReportFacts& facts_;
    const AuditReport& report_;
    const ReportFindings& findings_;
    std::string body_;
};

}  // namespace

std::string report_html(const ReportFacts& facts, const AuditReport& report,
                        const ReportFindings& findings) {
    return WebReport(facts, report, findings).document();
}

}  // namespace fairdeal
