#include "print/report/report_summary.h"

#include <fmt/ranges.h>

#include <algorithm>

#include "audit/report/ranking_report.h"
#include "base/translation.h"
#include "print/report/dealer_funnel.h"
#include "print/report/report_words.h"
#include "print/signed/signatures.h"
#include "words/house/house_settings.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::small;
using report_words::printed;

constexpr std::size_t dealers_shown = 20;

/// So many of `all`, by a hundred or a thousand of them; "-" where there are none.
std::string rate_in_text(std::int64_t part, std::int64_t all, int by) {
    if (all == 0) return "-";
    return fmt::format("{:.2f}", static_cast<double>(part) * by / static_cast<double>(all));
}

/// An amount for so many hands, rounded to the cent towards zero.
std::string amount_for(Money amount, std::int64_t hands, std::int64_t by, Unit unit) {
    if (hands == 0) return "-";
    const std::int64_t cents = amount.in_cents();
    return printed(Money::cents(cents / hands * by + cents % hands * by / hands), unit);
}

/// "Super Tie (BRK-ST-3)", as far as the report knows the clause's words.
std::string clause_in_words(const ReportFacts& facts, const std::string& clause) {
    if (clause == nothing_said) return tr("payments where nothing was due");
    const auto found = facts.titles.find(clause);
    if (found == facts.titles.end()) return clause;
    return fmt::format("{} ({})", found->second, clause);
}

/// Hands settled wrongly, of those with a settlement.
Share settled_in(const AuditReport& report) {
    return {report.counts.wrong, report.all.sums.hands - report.counts.unclaimed};
}

std::vector<const RankedDealer*> named_in(const DealerRanking& ranking) {
    std::vector<const RankedDealer*> named;
    for (const RankedDealer& dealer : ranking.dealers) {
        if (is_beyond_chance(dealer.log10_chance)) named.push_back(&dealer);
    }
    return named;
}

/// "Dealer Hand Win (BRK-WIN-1): 24 of 284 wagers; all others ...", at most three.
std::string causes_in_words(const ReportFacts& facts, const RankedDealer& dealer) {
    constexpr std::size_t most = 3;
    std::vector<std::string> causes;
    for (const Cause& cause : dealer.causes) {
        if (!is_beyond_chance(cause.log10_chance) || causes.size() == most) continue;
        causes.push_back(tr("{clause}, wrong in {chances}",
                            "clause"_a = clause_in_words(facts, cause.clause),
                            "chances"_a = chances_in_words(cause)));
    }
    return fmt::format("{}", fmt::join(causes, "; "));
}

std::string names_of(const std::vector<const RankedDealer*>& dealers) {
    constexpr std::size_t most = 6;
    std::vector<std::string> names;
    for (const RankedDealer* dealer : dealers) {
        if (names.size() == most) break;
        names.push_back(dealer->dealer);
    }
    const auto left = static_cast<std::int64_t>(dealers.size() - names.size());
    if (left > 0) names.push_back(tr_n("{count} more", "{count} more", left));
    return and_list(names);
}

/// Of a report on one dealer, who is compared with all the others nevertheless.
std::string one_beside_the_others(const RankedDealer& dealer) {
    return tr(
        "Dealer {dealer} settled {rate} of 100 hands wrongly, {low} to {high} with 95 % "
        "confidence; in the same games the house, all dealers, has {house}: {verdict}.",
        "dealer"_a = dealer.dealer, "rate"_a = per_hundred(dealer.hands.rate()),
        "low"_a = per_hundred(dealer.interval.low), "high"_a = per_hundred(dealer.interval.high),
        "house"_a = per_hundred(dealer.rate_of_house()), "verdict"_a = verdict_on(dealer));
}

std::string who_errs(const AuditReport& report) {
    const DealerRanking& ranking = report.ranking;
    if (ranking.compared < 2)
        return tr("Fewer than two dealers are in it, so none can be compared with the others.");
    if (ranking.dealers.size() == 1) return one_beside_the_others(ranking.dealers.front());
    const auto named = named_in(ranking);
    if (named.empty())
        return tr_n("None of the {count} dealer errs more often than chance explains.",
                    "None of the {count} dealers errs more often than chance explains.",
                    std::ssize(ranking.dealers));
    return tr_n("{count} of {dealers} dealers errs more often than chance explains: {names}.",
                "{count} of {dealers} dealers err more often than chance explains: {names}.",
                std::ssize(named), "dealers"_a = ranking.dealers.size(),
                "names"_a = names_of(named));
}

/// Those whose errors are within chance as a whole, but not in one thing; empty: nobody.
std::string who_errs_in_one_thing(const DealerRanking& ranking) {
    std::vector<const RankedDealer*> dealers;
    for (const RankedDealer& dealer : ranking.dealers) {
        if (!is_beyond_chance(dealer.log10_chance) && first_beyond_chance(dealer) != nullptr)
            dealers.push_back(&dealer);
    }
    if (dealers.empty() || ranking.dealers.size() == 1) return "";
    return tr_n("Beside them {names} makes a single mistake more often than chance explains.",
                "Beside them {names} make single mistakes more often than chance explains.",
                std::ssize(dealers), "names"_a = names_of(dealers));
}

std::string amounts_in_sentence(const Exposures& exposures, Money Exposure::*part) {
    std::vector<std::string> amounts;
    for (const Unit unit : exposures.units())
        amounts.push_back(printed(exposures.in(unit).*part, unit));
    return and_list(amounts);
}

/// "All their errors: overpaid $4,186.53, underpaid $5,955.67."
std::string money_of(const AuditReport& report, const std::string& dealer) {
    const auto& cells = report.by(Dimension::Dealer);
    const auto found = std::ranges::find(cells, dealer, &NamedCell::name);
    if (found == cells.end()) return "";
    const Exposures& exposures = found->cell.sums.exposures;
    if (exposures.units().empty()) return "";
    return tr("All their errors: overpaid {overpaid}, underpaid {underpaid}.",
              "overpaid"_a = amounts_in_sentence(exposures, &Exposure::overpaid),
              "underpaid"_a = amounts_in_sentence(exposures, &Exposure::underpaid));
}

void put_rates(PageFlow& flow, const AuditReport& report) {
    flow.heading(tr("Rates"));
    PrintedTable table{{{""},
                        {tr("Counted"), ColumnKind::Number},
                        {tr("Rate"), ColumnKind::Number},
                        {tr("of"), ColumnKind::Text, 120}},
                       {}};
    for (ReportRate& rate : rates_of(report))
        table.rows.push_back({std::move(rate.what), std::move(rate.counted), std::move(rate.rate),
                              std::move(rate.of)});
    flow.table(table);
}

PrintedTable table_of(const DealerRanking& ranking) {
    PrintedTable table{{{tr("Dealer"), ColumnKind::Text, 70},
                        {tr("Hands"), ColumnKind::Number},
                        {tr("Wrong"), ColumnKind::Number},
                        {tr("Of 100"), ColumnKind::Number},
                        {tr("95 % between"), ColumnKind::Text, 70},
                        {tr("House"), ColumnKind::Number},
                        {tr("Times"), ColumnKind::Number},
                        {tr("Drawn in"), ColumnKind::Number},
                        {tr("Verdict")}},
                       {}};
    for (std::size_t i = 0; i < std::min(dealers_shown, ranking.dealers.size()); ++i) {
        const RankedDealer& dealer = ranking.dealers[i];
        Cell name(dealer.dealer);
        name.bold = is_beyond_chance(dealer.log10_chance);
        table.rows.push_back({name, printed_count(dealer.hands.n), printed_count(dealer.hands.k),
                              per_hundred(dealer.hands.rate()),
                              tr("{low} to {high}", "low"_a = per_hundred(dealer.interval.low),
                                 "high"_a = per_hundred(dealer.interval.high)),
                              per_hundred(dealer.rate_of_house()),
                              fmt::format("{:.2f}", dealer.ratio()),
                              fmt::format("{:.2f}", dealer.shrunk), verdict_on(dealer)});
    }
    return table;
}

void put_dealers(PageFlow& flow, const DealerRanking& ranking) {
    flow.heading(tr("The dealers beside the house"));
    if (ranking.dealers.empty())
        return flow.paragraph(tr("No hand with a settlement names a dealer."));
    if (ranking.compared < 2)
        return flow.paragraph(tr("Only one dealer is in it: there is nobody to compare with."));
    flow.paragraph(about_the_ranking(), small);
    const FunnelPicture funnel = funnel_of(ranking);
    if (funnel.limits.size() > 1)
        flow.block(220, [funnel](Painter& painter, const Box& box) {
            draw_funnel(painter, box, funnel, light_chart_inks());
        });
    flow.table(table_of(ranking));
    const auto left = std::ssize(ranking.dealers) - static_cast<std::ptrdiff_t>(dealers_shown);
    if (left > 0)
        flow.paragraph(tr_n("And {count} more, nearer to the house.",
                            "And {count} more, nearer to the house.", left),
                       small);
}

}  // namespace

std::string about_the_ranking() {
    return tr(
        "The house is what all dealers do in the same games, this one among them. The "
        "interval holds the dealer\u2019s true rate with 95 % confidence (Clopper and "
        "Pearson). \u201cDrawn in\u201d is how many times the house\u2019s errors are left "
        "where few hands say little (Marshall). Who is named beyond chance is corrected for "
        "the number of dealers (Benjamini and Hochberg): of those named, chance explains at "
        "most 5 %.");
}

std::vector<ReportRate> rates_of(const AuditReport& report) {
    const AuditSums& sums = report.all.sums;
    const Share settled = settled_in(report);
    const std::int64_t open = report.counts.unclaimed;
    std::vector<ReportRate> rates{
        {tr("Hands settled wrongly"), printed_count(settled.k),
         rate_in_text(settled.k, settled.n, 100), tr("100 hands with a settlement")},
        {tr("Wagers settled wrongly"), printed_count(sums.wrong_wagers),
         rate_in_text(sums.wrong_wagers, sums.lines, 1000), tr("1,000 settlement lines")},
        {tr("Hands with procedure errors"), printed_count(sums.with_faults),
         rate_in_text(sums.with_faults, sums.hands, 100), tr("100 hands")},
        {tr("Hands without a recorded settlement"), printed_count(open),
         rate_in_text(open, sums.hands, 100), tr("100 hands")}};
    constexpr std::int64_t thousand = 1000;
    for (const Unit unit : sums.exposures.units()) {
        const Exposure& sum = sums.exposures.in(unit);
        const bool cash = unit == Unit::Cash;
        rates.push_back({cash ? tr("Overpaid: the house lost") : tr("Overpaid in tournaments"),
                         printed(sum.overpaid, unit),
                         amount_for(sum.overpaid, sums.hands, thousand, unit), tr("1,000 hands")});
        rates.push_back({cash ? tr("Underpaid: players lost") : tr("Underpaid in tournaments"),
                         printed(sum.underpaid, unit),
                         amount_for(sum.underpaid, sums.hands, thousand, unit), tr("1,000 hands")});
    }
    return rates;
}

std::string period_of(const AuditReport& report) {
    const std::string* first = nullptr;
    const std::string* last = nullptr;
    for (const NamedCell& shift : report.by(Dimension::Shift)) {
        if (shift.name == nothing_said) continue;
        if (first == nullptr) first = &shift.name;
        last = &shift.name;
    }
    if (first == nullptr) return "";
    const std::string zone = house_in_force()->time_zone;
    const std::string from = report_words::shift_by_the_clock(*first);
    return first == last
               ? tr("the shift that began {shift} {zone}", "shift"_a = from, "zone"_a = zone)
               : tr("shifts that began {first} to {last} {zone}", "first"_a = from,
                    "last"_a = report_words::shift_by_the_clock(*last), "zone"_a = zone);
}

std::vector<std::string> findings_in_sentences(const ReportFacts& facts,
                                               const AuditReport& report) {
    const AuditSums& sums = report.all.sums;
    std::vector<std::string> sentences;
    if (report.is_clean()) {
        sentences.push_back(tr("Nothing wrong was found."));
        return sentences;
    }
    const Share house = settled_in(report);
    sentences.push_back(
        tr_n("{wrong} of {count} hand with a settlement was settled wrongly ({rate} "
             "of 100); the house overpaid {overpaid} and underpaid {underpaid}.",
             "{wrong} of {count} hands with a settlement were settled wrongly ({rate} "
             "of 100); the house overpaid {overpaid} and underpaid {underpaid}.",
             house.n, "wrong"_a = printed_count(house.k), "rate"_a = per_hundred(house.rate()),
             "overpaid"_a = amounts_in_sentence(sums.exposures, &Exposure::overpaid),
             "underpaid"_a = amounts_in_sentence(sums.exposures, &Exposure::underpaid)));
    sentences.push_back(who_errs(report));
    if (const std::string also = who_errs_in_one_thing(report.ranking); !also.empty())
        sentences.push_back(also);
    const auto& clauses = report.by(Dimension::Clause);
    const auto most = std::max_element(
        clauses.begin(), clauses.end(), [](const NamedCell& a, const NamedCell& b) {
            return a.cell.sums.wrong_wagers < b.cell.sums.wrong_wagers;
        });
    if (most != clauses.end() && most->cell.sums.wrong_wagers > 0)
        sentences.push_back(tr_n("Most wrong wagers fall under {clause}: {count} of {all}.",
                                 "Most wrong wagers fall under {clause}: {count} of {all}.",
                                 most->cell.sums.wrong_wagers,
                                 "clause"_a = clause_in_words(facts, most->name),
                                 "all"_a = printed_count(sums.wrong_wagers)));
    return sentences;
}

std::vector<std::string> recommendations(const ReportFacts& facts, const AuditReport& report) {
    std::vector<std::string> all;
    for (const RankedDealer* dealer : named_in(report.ranking)) {
        const std::string causes = causes_in_words(facts, *dealer);
        all.push_back((causes.empty()
                           ? tr("Retrain dealer {dealer}: no one clause explains the errors.",
                                "dealer"_a = dealer->dealer)
                           : tr("Retrain dealer {dealer} in {causes}.", "dealer"_a = dealer->dealer,
                                "causes"_a = causes)) +
                      " " + money_of(report, dealer->dealer));
    }
    for (const RankedDealer& dealer : report.ranking.dealers) {
        const std::string causes = causes_in_words(facts, dealer);
        if (is_beyond_chance(dealer.log10_chance) || causes.empty()) continue;
        all.push_back(tr("Retrain dealer {dealer} in {causes}. Taken together, the dealer\u2019s "
                         "errors are within chance.",
                         "dealer"_a = dealer.dealer, "causes"_a = causes) +
                      " " + money_of(report, dealer.dealer));
    }
    for (const RankedDealer& dealer : report.ranking.dealers) {
        if (dealer.trend == Trend::Rising)
            all.push_back(tr("Watch dealer {dealer}: the rate of errors rises from shift to shift.",
                             "dealer"_a = dealer.dealer));
    }
    if (all.empty())
        all.push_back(report.is_clean() ? tr("Nothing is recommended.")
                                        : tr("Correct the hands listed; nothing beyond that is "
                                             "recommended."));
    return all;
}

void put_summary(PageFlow& flow, const ReportFacts& facts, const AuditReport& report) {
    flow.title(tr("Audit report"));
    if (!facts.house.empty()) flow.fact(tr("House"), facts.house);
    flow.fact(tr("Log"), facts.log);
    if (const std::string period = period_of(report); !period.empty())
        flow.fact(tr("Period"), period);
    for (const auto& [name, value] : facts.asked)
        flow.fact(tr("Only {filter}", "filter"_a = name), value);
    flow.fact(tr("Made"), time_on_paper(facts.made));
    if (!report.finished)
        flow.fact(tr("Stopped"), tr("This audit was stopped before the end of the log."));
    flow.heading(tr("Findings"));
    for (const std::string& sentence : findings_in_sentences(facts, report))
        flow.paragraph(sentence);
    put_rates(flow, report);
    flow.heading(tr("Recommendations"));
    constexpr std::size_t most = 8;
    const auto all = recommendations(facts, report);
    for (std::size_t i = 0; i < std::min(most, all.size()); ++i) flow.paragraph(all[i]);
    if (all.size() > most)
        flow.paragraph(tr_n("And {count} more; the tables that follow name them.",
                            "And {count} more; the tables that follow name them.",
                            std::ssize(all) - static_cast<std::ptrdiff_t>(most)),
                       on_paper::small);
    put_signatures(flow);
    flow.new_page();
    put_dealers(flow, report.ranking);
}

}  // namespace fairdeal
