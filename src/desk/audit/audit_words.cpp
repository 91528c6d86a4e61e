#include "desk/audit/audit_words.h"

#include <algorithm>
#include <cmath>

#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string title_of_cell(const std::string& name, Dimension by) {
    if (name == nothing_said) {
        if (by == Dimension::Clause) return "Nothing was due";
        if (by == Dimension::Misreading) return "No misreading explains it";
        return "Not said";
    }
    if (by != Dimension::Game) return name;
    const auto game = game_from(name);
    return game ? std::string(title_of(*game)) : name;
}

double share_of(Money amount, Money most) {
    if (most.is_zero()) return 0;
    return static_cast<double>(amount.in_cents()) / static_cast<double>(most.in_cents());
}

/// An amount of each unit that has any, on a line of its own; "$0" where none has.
std::string amounts_of(const Exposures& exposures, Money Exposure::*part) {
    std::string text;
    for (const Unit unit : every_unit) {
        const Money amount = exposures.in(unit).*part;
        if (!amount.is_zero()) text += (text.empty() ? "" : "\n") + amount_in_words(amount, unit);
    }
    return text.empty() ? "$0" : text;
}

std::string in_one_line(std::string lines) {
    const auto end = lines.find('\n');
    return end == std::string::npos ? lines : lines.replace(end, 1, " and ");
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
    item.hands = grouped(sums.hands);
    item.wrong = grouped(sums.wrong_hands);
    item.faults = grouped(sums.with_faults);
    item.overpaid = amounts_of(sums.exposures, &Exposure::overpaid);
    item.underpaid = amounts_of(sums.exposures, &Exposure::underpaid);
    item.over = share_of(sums.exposures, &Exposure::overpaid, most);
    item.under = share_of(sums.exposures, &Exposure::underpaid, most);
    item.spoken = item.title + ": " + counted(sums.hands, "hand", "hands") + ", " + item.wrong +
                  " wrong, " + item.faults + " with faults, overpaid " +
                  in_one_line(item.overpaid) + ", underpaid " + in_one_line(item.underpaid);
    return item;
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
    if (!cells.empty() || !session.report) return;
    const bool none = session.report->all.sums.hands == 0;
    screen.empty = none ? "No hand of the log is among those asked for."
                        : "Nothing is wrong, by " + std::string(to_text(session.by)) + ".";
}

/// A card's value, and a word below it.
void add_card(AuditScreen& screen, std::string title, std::string value, std::string detail,
              bool bad) {
    screen.cards.push_back({std::move(title), std::move(value), std::move(detail), bad});
}

struct AmountCard {
    const char *title, *detail;
    Money Exposure::*part;
};

/// Cash, or chips where only chips went wrong; where both did, the chips stand below.
void add_amounts(AuditScreen& screen, const AmountCard& card, const Exposures& exposures) {
    const Money cash = exposures.in(Unit::Cash).*card.part;
    const Money chips = exposures.in(Unit::Chips).*card.part;
    const Unit first = cash.is_zero() && !chips.is_zero() ? Unit::Chips : Unit::Cash;
    std::string detail = card.detail;
    if (first == Unit::Chips) detail = "in tournaments";
    if (!cash.is_zero() && !chips.is_zero())
        detail = "and " + amount_in_words(chips, Unit::Chips) + " in tournaments";
    add_card(screen, card.title, amount_in_words(first == Unit::Cash ? cash : chips, first),
             std::move(detail), !cash.is_zero() || !chips.is_zero());
}

void add_cards(AuditScreen& screen, const AuditReport& report) {
    const AuditSums& sums = report.all.sums;
    const HandCounts& counts = report.counts;
    const std::int64_t open = counts.unclaimed + counts.undecided + counts.unruled;
    std::string hands = grouped(counts.right) + " right";
    if (open > 0) hands += ", " + grouped(open) + " open";
    add_card(screen, "Hands", grouped(sums.hands), hands, false);
    add_card(screen, "Settlement errors", grouped(sums.wrong_hands),
             counted(sums.wrong_wagers, "wager", "wagers"), sums.wrong_hands > 0);
    add_amounts(screen, {"Overpaid", "the house lost", &Exposure::overpaid}, sums.exposures);
    add_amounts(screen, {"Underpaid", "guests lost", &Exposure::underpaid}, sums.exposures);
    add_card(screen, "Procedure errors", grouped(sums.with_faults), "hands with one",
             sums.with_faults > 0);
    const std::string torn =
        counts.unreadable > 0 ? grouped(counts.unreadable) + " unreadable" : "between hands";
    add_card(screen, "Continuity errors", grouped(report.breaks), torn,
             report.breaks > 0 || counts.unreadable > 0);
}

/// A power as it is written: small and high.
std::string raised(int power) {
    constexpr std::array digits{"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
    std::string text;
    for (const char c : std::to_string(power)) text += digits.at(static_cast<std::size_t>(c - '0'));
    return text;
}

std::string chances(const Share& share) {
    return grouped(share.k) + " of " + counted(share.n, "chance", "chances");
}

std::string action_of(const Pattern& pattern, const Library& library) {
    if (const Misreading* misreading = find_misreading(library, pattern.misreading))
        return action_of(*misreading);
    if (!pattern.misreading.empty()) return capital(pattern.misreading);
    return "Got " + pattern.clause + " wrong, in more ways than one,";
}

AuditPatternItem item_of(const Pattern& pattern, const Library& library) {
    AuditPatternItem item;
    item.clause = pattern.clause;
    item.misreading = pattern.misreading;
    item.title =
        pattern.dealer == nothing_said ? "Hands without a dealer" : "Dealer " + pattern.dealer;
    item.sentence = action_of(pattern, library) + " in " + chances(pattern.he) + ";";
    item.chance = "by chance less than " + chance_in_words(pattern.log10_tail);
    const auto least = static_cast<std::int64_t>(std::floor(pattern.at_least * 100));
    item.detail = pattern.clause + " \u00b7 all others: " + grouped(pattern.others.k) + " of " +
                  grouped(pattern.others.n) + " \u00b7 own rate: " + std::to_string(least) +
                  " % at least";
    item.spoken = item.title + ". " + item.sentence + " " + item.chance + ". " + item.detail;
    return item;
}

void add_patterns(AuditScreen& screen, const AuditSession& session, const Library& library) {
    for (const Pattern& pattern : session.report->patterns)
        screen.patterns.push_back(item_of(pattern, library));
    const std::size_t count = screen.patterns.size();
    if (count > 0) screen.pattern = static_cast<int>(std::min(session.pattern, count - 1));
    screen.no_patterns =
        "No dealer makes one mistake more often than chance and the others explain.";
}

std::string status_of(const AuditSession& session) {
    if (session.running)
        return "Auditing\u2026 " + grouped(session.run->records_done()) + " of " +
               counted(session.run->records_in_all(), "record", "records");
    if (!session.report) return "";
    const std::string name = std::filesystem::path(session.audited).filename().string();
    if (session.report->finished)
        return "Audited: " + name + ", " + counted(session.report->records, "record", "records");
    return "Stopped after " + counted(session.report->records, "record", "records") + " of " + name;
}

void add_practice(AuditScreen& screen, const AuditSession& session) {
    const std::string dealer = picked_dealer(session);
    if (!mistakes_of(session, dealer).empty())
        screen.practice = "Practise what " + dealer + " got wrong";
}

}  // namespace

std::string title_of(AuditColumn column, Dimension by) {
    switch (column) {
        case AuditColumn::Name: return capital(std::string(to_text(by)));
        case AuditColumn::Hands: return "Hands";
        case AuditColumn::Wrong: return "Wrong";
        case AuditColumn::Faults: return "Procedure";
        case AuditColumn::Overpaid: return "Overpaid";
        case AuditColumn::Underpaid: return "Underpaid";
    }
    throw Fault("a column that is none");
}

std::string chance_in_words(double log10_chance) {
    constexpr std::array words{"", " thousand", " million", " billion", " trillion"};
    const double power = std::max(0.0, -log10_chance);
    const auto thousands = static_cast<std::size_t>(power / 3);
    if (thousands >= words.size()) return "1 in 10" + raised(static_cast<int>(power));
    const double lead = std::pow(10.0, power - 3.0 * static_cast<double>(thousands));
    const double step = lead >= 100 ? 100 : lead >= 10 ? 10 : 1;
    const auto number = static_cast<int>(std::floor(lead / step) * step);
    return "1 in " + std::to_string(number) + words.at(thousands);
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
