#include "desk/log/hand_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/practise/scenario_list.h"
#include "formats/formula.h"
#include "rules/misreading.h"
#include "training/book/clause_title.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// By HandColumn.
constexpr std::array headings{
    sentence("Hand"),       sentence("Time"),   sentence("Game"),          sentence("Table"),
    sentence("Dealer"),     sentence("Stake"),  sentence("Wagers"),        sentence("Result"),
    sentence("Difference"), sentence("Faults"), sentence("What is wrong"), sentence("Clause"),
    sentence("Misreading")};
static_assert(headings.size() == every_hand_column.size());

std::string counted(std::int64_t count) { return count == 0 ? "" : grouped(count); }

/// "+$20" paid too much, "−$15" too little; both where both happened.
std::string difference(const HandRow& row) {
    std::string words;
    if (row.overpaid > Money{}) words = "+" + amount_in_words(row.overpaid, row.unit);
    if (row.underpaid > Money{}) {
        if (!words.empty()) words += ' ';
        words += "\u2212" + amount_in_words(row.underpaid, row.unit);
    }
    return words;
}

std::string wagers_in_words(const std::vector<std::string>& wagers) {
    std::vector<std::string> names;
    names.reserve(wagers.size());
    for (const std::string& wager : wagers) names.push_back(wager_title(wager));
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string misreading_in_words(const std::string& id, const Library& library) {
    const Misreading* misreading = find_misreading(library, id);
    return misreading == nullptr ? id : action_of(*misreading);
}

/// What a hand has against it, in the column of that name.
std::string what_is_wrong(const HandFacts& facts) {
    if (!facts.wrong_wagers.empty()) return wagers_in_words(facts.wrong_wagers);
    if (!facts.fault.empty()) return capital(facts.fault);
    return facts.report.empty() ? "" : tr("To report: {what}", "what"_a = facts.report);
}

std::string wrong_in_words(const HandRow& row) {
    if (row.overpaid > Money{})
        return tr("Overpaid {amount}", "amount"_a = amount_in_words(row.overpaid, row.unit));
    if (row.underpaid > Money{})
        return tr("Underpaid {amount}", "amount"_a = amount_in_words(row.underpaid, row.unit));
    return tr("Wrong");
}

}  // namespace

std::string heading_of(HandColumn column) {
    return tr(headings.at(static_cast<std::size_t>(column)));
}

std::string wager_title(const std::string& wager) {
    const auto known = wager_from(wager);
    return known ? title_in_words(*known) : capital(wager);
}

bool is_number(HandColumn column) {
    return column == HandColumn::Stake || column == HandColumn::Wagers ||
           column == HandColumn::Difference || column == HandColumn::Faults;
}

std::string result_of(const HandRow& row) {
    if (row.standing == HandStanding::Wrong) return wrong_in_words(row);
    if (row.faults > 0) return tr_n("{count} fault", "{count} faults", row.faults);
    if (row.standing == HandStanding::Unclaimed) return tr("Not settled");
    return row.standing == HandStanding::Unruled ? tr("Not ruled") : tr("Right");
}

std::string cell_of(const HandFacts& facts, HandColumn column, const Library& library) {
    const Identity& identity = facts.identity;
    switch (column) {
        case HandColumn::Hand:
            return identity.id.empty() ? "#" + std::to_string(facts.idx) : identity.id;
        case HandColumn::Time: return time_in_words(identity.at);
        case HandColumn::Game: return std::string(short_title_of(facts.game));
        case HandColumn::Table: return identity.table;
        case HandColumn::Dealer: return identity.dealer;
        case HandColumn::Stake:
            return facts.stake.is_zero() ? "" : amount_in_words(facts.stake, facts.unit);
        case HandColumn::Wagers: return counted(facts.wagers);
        case HandColumn::Result: return result_of(facts);
        case HandColumn::Difference: return difference(facts);
        case HandColumn::Faults: return counted(facts.faults);
        case HandColumn::Wrong: return what_is_wrong(facts);
        case HandColumn::Clause:
            return facts.clause.empty() ? "" : clause_title_with_id(library, facts.clause);
        case HandColumn::Misreading: break;
    }
    return facts.misreading.empty() ? "" : misreading_in_words(facts.misreading, library);
}

std::string spoken_row(const HandFacts& facts, std::span<const HandColumn> columns,
                       const Library& library) {
    std::string spoken;
    for (const HandColumn column : columns) {
        const std::string cell = cell_of(facts, column, library);
        if (cell.empty()) continue;
        if (!spoken.empty()) spoken += ". ";
        spoken += heading_of(column) + ": " + cell;
    }
    return spoken;
}

std::string as_lines(std::span<const HandFacts> hands, std::span<const HandColumn> columns,
                     const Library& library) {
    std::vector<std::string> cells;
    for (const HandColumn column : columns) cells.push_back(heading_of(column));
    std::string text = fmt::format("{}\n", fmt::join(cells, "\t"));
    for (const HandFacts& hand : hands) {
        cells.clear();
        for (const HandColumn column : columns) {
            std::string cell = cell_of(hand, column, library);
            cells.push_back(is_number(column) ? std::move(cell) : with_formula_guard(cell));
        }
        text += fmt::format("{}\n", fmt::join(cells, "\t"));
    }
    return text;
}

std::optional<HandOrder> next_order(std::optional<HandOrder> order, HandColumn column) {
    const bool first = is_number(column);  // whether it begins falling
    if (!order || order->column != column) return HandOrder{column, first};
    if (order->falling == first) return HandOrder{column, !first};
    return std::nullopt;
}

}  // namespace fairdeal
