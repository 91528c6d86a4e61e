#include "desk/audit/audit_words.h"

#include <algorithm>
#include <cmath>

#include "audit/report/chances.h"
#include "audit/report/ranking_report.h"
#include "base/translation.h"
#include "desk/audit/ranking/ranking_words.h"
#include "training/book/clause_title.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// In the order of every_dimension.
constexpr std::array dimension_words{
    DimensionWords{sentence("Dealer"), sentence("By dealer"),
                   sentence("Nothing is wrong, by dealer."),
                   sentence("From the audit, dealer {name}")},
    DimensionWords{sentence("Table"), sentence("By table"), sentence("Nothing is wrong, by table."),
                   sentence("From the audit, table {name}")},
    DimensionWords{sentence("Shift"), sentence("By shift"), sentence("Nothing is wrong, by shift."),
                   sentence("From the audit, shift {name}")},
    DimensionWords{sentence("Game"), sentence("By game"), sentence("Nothing is wrong, by game."),
                   sentence("From the audit, game {name}")},
    DimensionWords{sentence("Clause"), sentence("By clause"),
                   sentence("Nothing is wrong, by clause."),
                   sentence("From the audit, clause {name}")},
    DimensionWords{sentence("Misreading"), sentence("By misreading"),
                   sentence("Nothing is wrong, by misreading."),
                   sentence("From the audit, misreading {name}")}};
static_assert(dimension_words.size() == every_dimension.size());

std::string title_of_cell(const std::string& name, Dimension by) {
    if (name == nothing_said) {
        if (by == Dimension::Clause) return tr("Nothing was due");
        if (by == Dimension::Misreading) return tr("No misreading explains it");
        return tr("Not said");
    }
    if (by != Dimension::Game) return name;
    const auto game = game_from(name);
    return game ? std::string(title_of(*game)) : name;
}

double share_of(Money amount, Money most) {
    if (most.is_zero()) return 0;
    return static_cast<double>(amount.in_cents()) / static_cast<double>(most.in_cents());
}

/// An amount of each unit that has any; "$0" where none has.
std::vector<std::string> amounts_of(const Exposures& exposures, Money Exposure::*part) {
    std::vector<std::string> amounts;
    for (const Unit unit : every_unit) {
        const Money amount = exposures.in(unit).*part;
        if (!amount.is_zero()) amounts.push_back(amount_in_words(amount, unit));
    }
    if (amounts.empty()) amounts.push_back(amount_in_words({}, Unit::Cash));
    return amounts;
}

std::string on_lines(const std::vector<std::string>& amounts) {
    return fmt::format("{}", fmt::join(amounts, "\n"));
}

bool is_zero(const Exposures& exposures, Money Exposure::*part) {
    return std::all_of(every_unit.begin(), every_unit.end(),
                       [&](Unit unit) { return (exposures.in(unit).*part).is_zero(); });
}

/// How long a cell's bar is: its unit's share of the largest amount in that unit; of a cell with
/// both units that of cash.
double share_of(const Exposures& exposures, Money Exposure::*part, const Exposures& most) {
    for (const Unit unit : every_unit) {
        const Exposure& scale = most.in(unit);
        const Money amount = exposures.in(unit).*part;
        if (!amount.is_zero()) return share_of(amount, std::max(scale.overpaid, scale.underpaid));
    }
    return 0;
}

AuditCellItem item_of(const NamedCell& cell, Dimension by, const Exposures& most,
                      const Library& library) {
    const AuditSums& sums = cell.cell.sums;
    AuditCellItem item;
    item.name = cell.name;
    item.title = title_of_cell(cell.name, by);
    const Misreading* misreading =
        by == Dimension::Misreading ? find_misreading(library, cell.name) : nullptr;
    if (misreading != nullptr) {
        item.title = action_of(*misreading);
        item.note = cell.name;
    }
    const std::string clause =
        by == Dimension::Clause ? clause_title(library, cell.name) : std::string();
    if (!clause.empty()) {
        item.title = clause;
        item.note = cell.name;
    }
    item.hands = grouped(sums.hands);
    item.wrong = grouped(sums.wrong_hands);
    item.faults = grouped(sums.with_faults);
    const auto overpaid = amounts_of(sums.exposures, &Exposure::overpaid);
    const auto underpaid = amounts_of(sums.exposures, &Exposure::underpaid);
    item.overpaid = on_lines(overpaid);
    item.underpaid = on_lines(underpaid);
    item.is_zero = {sums.hands == 0, sums.wrong_hands == 0, sums.with_faults == 0,
                    is_zero(sums.exposures, &Exposure::overpaid),
                    is_zero(sums.exposures, &Exposure::underpaid)};
    item.over = share_of(sums.exposures, &Exposure::overpaid, most);
    item.under = share_of(sums.exposures, &Exposure::underpaid, most);
    item.spoken =
        tr("{name}: {hands}, {wrong} wrong, {faults} with faults, overpaid {overpaid}, "
           "underpaid {underpaid}",
           "name"_a = clause.empty() ? item.title : clause_title_with_id(library, cell.name),
           "hands"_a = tr_n("{count} hand", "{count} hands", sums.hands), "wrong"_a = item.wrong,
           "faults"_a = item.faults, "overpaid"_a = and_list(overpaid),
           "underpaid"_a = and_list(underpaid));
    return item;
}

/// A cell with chips below its cash has no room for a bar: then no cell of the column has one, for
/// a missing bar would be read as nothing.
void drop_bars_beside_chips(std::vector<AuditCellItem>& cells) {
    const auto two_lines = [&](std::string AuditCellItem::*amount) {
        return std::any_of(cells.begin(), cells.end(), [&](const AuditCellItem& cell) {
            return (cell.*amount).find('\n') != std::string::npos;
        });
    };
    const bool no_over = two_lines(&AuditCellItem::overpaid);
    const bool no_under = two_lines(&AuditCellItem::underpaid);
    for (AuditCellItem& cell : cells) {
        if (no_over) cell.over = 0;
        if (no_under) cell.under = 0;
    }
}

void add_cells(AuditScreen& screen, const AuditSession& session, const Library& library) {
    const auto cells = cells_shown(session);
    Exposures most;
    for (const NamedCell* cell : cells) most = larger_of(most, cell->cell.sums.exposures);
    const NamedCell* picked = picked_cell(session);
    for (const NamedCell* cell : cells) {
        if (cell == picked) screen.picked = static_cast<int>(screen.cells.size());
        screen.cells.push_back(item_of(*cell, session.by, most, library));
    }
    drop_bars_beside_chips(screen.cells);
    if (!cells.empty() || !session.report) return;
    const bool none = session.report->all.sums.hands == 0;
    screen.empty = none ? tr("No hand of the log is among those asked for.")
                        : tr(words_of(session.by).nothing_wrong);
}

/// A card's value, and a word below it.
void add_card(AuditScreen& screen, std::string title, std::string value, std::string detail,
              bool bad) {
    screen.cards.push_back({std::move(title), std::move(value), std::move(detail), bad});
}

struct AmountCard {
    const char *title, *detail;  // marked sentences
    Money Exposure::*part;
};

/// Cash, or chips where only chips went wrong; where both did, the chips stand below.
void add_amounts(AuditScreen& screen, const AmountCard& card, const Exposures& exposures) {
    const Money cash = exposures.in(Unit::Cash).*card.part;
    const Money chips = exposures.in(Unit::Chips).*card.part;
    const Unit first = cash.is_zero() && !chips.is_zero() ? Unit::Chips : Unit::Cash;
    std::string detail = tr(first == Unit::Chips ? sentence("in tournaments") : card.detail);
    if (!cash.is_zero() && !chips.is_zero())
        detail =
            tr("and {amount} in tournaments", "amount"_a = amount_in_words(chips, Unit::Chips));
    add_card(screen, tr(card.title), amount_in_words(first == Unit::Cash ? cash : chips, first),
             std::move(detail), !cash.is_zero() || !chips.is_zero());
}

void add_cards(AuditScreen& screen, const AuditReport& report) {
    const AuditSums& sums = report.all.sums;
    const HandCounts& counts = report.counts;
    const std::int64_t open = counts.unclaimed + counts.undecided + counts.unruled;
    std::string hands = tr_n("{count} right", "{count} right", counts.right);
    if (open > 0) hands += ", " + tr_n("{count} open", "{count} open", open);
    add_card(screen, tr("Hands"), grouped(sums.hands), hands, false);
    add_card(screen, tr("Settlement errors"), grouped(sums.wrong_hands),
             tr_n("{count} wager", "{count} wagers", sums.wrong_wagers), sums.wrong_hands > 0);
    add_amounts(screen, {sentence("Overpaid"), sentence("the house lost"), &Exposure::overpaid},
                sums.exposures);
    add_amounts(screen, {sentence("Underpaid"), sentence("players lost"), &Exposure::underpaid},
                sums.exposures);
    std::string faults = tr("hands with one");
    if (counts.order_unknown > 0)
        faults += ", " + tr_n("order not known in {count}", "order not known in {count}",
                              counts.order_unknown);
    add_card(screen, tr("Procedure errors"), grouped(sums.with_faults), faults,
             sums.with_faults > 0);
    const std::string torn =
        counts.unreadable > 0 ? tr_n("{count} unreadable", "{count} unreadable", counts.unreadable)
                              : tr("between hands");
    add_card(screen, tr("Continuity errors"), grouped(report.breaks), torn,
             report.breaks > 0 || counts.unreadable > 0);
}

AuditPatternItem item_of(const Pattern& pattern, const Library& library) {
    AuditPatternItem item;
    item.title = tr("Dealer {dealer}", "dealer"_a = pattern.dealer);
    item.sentence = name_of(pattern.cause, library);
    item.chance = tr("by chance: less than {chance}",
                     "chance"_a = chance_in_words(pattern.cause.log10_chance));
    item.detail = chances_in_words(pattern.cause);
    item.spoken = item.title + ". " + item.sentence + ". " + item.chance + ". " + item.detail;
    return item;
}

void add_patterns(AuditScreen& screen, const AuditSession& session, const Library& library) {
    for (const Pattern& pattern : session.report->patterns)
        screen.patterns.push_back(item_of(pattern, library));
    const std::size_t count = screen.patterns.size();
    if (count > 0) screen.pattern = static_cast<int>(std::min(session.pattern, count - 1));
    const DealerRanking& ranking = session.report->ranking;
    screen.no_patterns = session.report->has_no_hand() ? tr(no_hand_audited)
                         : ranking.compared < 2
                             ? tr("Only one dealer is in it: there is nobody to compare with.")
                             : tr("No dealer makes one mistake more often than chance explains.");
}

/// An audit looks at each hand by itself: a pack without its cards is none of its errors.
std::string packs_of(std::int64_t hands) {
    if (hands == 0) return "";
    return dot + tr_n("{count} hand names its pack: see Packs and shoes",
                      "{count} hands name their pack: see Packs and shoes", hands);
}

std::string status_of(const AuditSession& session) {
    if (session.running)
        return tr_n("Auditing\u2026 {done} of {count} record",
                    "Auditing\u2026 {done} of {count} records", session.run->records_in_all(),
                    "done"_a = grouped(session.run->records_done()));
    if (!session.report) return "";
    std::string name = std::filesystem::path(session.audited).filename().string();
    for (const auto& [filter, value] : asked_in_words(session.audited_query))
        name += tr(", {filter} {value}", "filter"_a = filter, "value"_a = value);
    const std::int64_t records = session.report->records;
    if (session.report->finished)
        return tr_n("Audited: {log}, {count} record", "Audited: {log}, {count} records", records,
                    "log"_a = name) +
               packs_of(session.report->counts.with_pack);
    return tr_n("Stopped after {count} record of {log}", "Stopped after {count} records of {log}",
                records, "log"_a = name);
}

void add_practice(AuditScreen& screen, const AuditSession& session) {
    const std::string dealer = picked_dealer(session);
    if (!mistakes_of(session, dealer).empty())
        screen.practice = tr("Practise what {dealer} got wrong", "dealer"_a = dealer);
}

}  // namespace

const DimensionWords& words_of(Dimension dimension) {
    return dimension_words.at(static_cast<std::size_t>(dimension));
}

std::string title_of(AuditColumn column, Dimension by) {
    switch (column) {
        case AuditColumn::Name: return tr(words_of(by).title);
        case AuditColumn::Hands: return tr("Hands");
        case AuditColumn::Wrong: return tr("Wrong");
        case AuditColumn::Faults: return tr("Procedure");
        case AuditColumn::Overpaid: return tr("Overpaid");
        case AuditColumn::Underpaid: return tr("Underpaid");
    }
    throw Fault("invalid column");
}

AuditScreen audit_screen(const AuditSession& session) {
    const Library& library = session.library;
    AuditScreen screen;
    screen.log = std::filesystem::path(session.file).filename().string();
    screen.running = session.running;
    screen.can_resume = can_resume(session);
    screen.has_report = session.report && !session.running;
    screen.per_mille = session.run ? session.run->per_mille() : -1;
    screen.error = session.error;
    screen.notice = session.notice;
    screen.status = status_of(session);
    if (!session.report) return screen;
    add_cards(screen, *session.report);
    add_cells(screen, session, library);
    add_patterns(screen, session, library);
    add_practice(screen, session);
    return screen;
}

}  // namespace fairdeal
