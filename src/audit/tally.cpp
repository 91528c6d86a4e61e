#include "audit/tally.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>

namespace fairdeal {

ClauseNumbers::ClauseNumbers() {
    std::set<std::string_view> ids;
    for (const GameRules& rules : all_games()) {
        for (const ClauseId clause : rules.clauses()) ids.insert(clause.id);
    }
    for (const ClauseId clause : irregular_clauses()) ids.insert(clause.id);
    for (const std::string_view id : ids) {
        by_name_.emplace(id, names_.size());
        names_.emplace_back(id);
    }
}

std::size_t ClauseNumbers::of(ClauseId clause) {
    const auto known = by_place_.find(clause.id.data());
    if (known != by_place_.end()) return known->second;
    const auto found = by_name_.find(clause.id);
    if (found == by_name_.end()) throw Fault("a clause that no game lists");
    by_place_.emplace(clause.id.data(), found->second);
    return found->second;
}

std::optional<std::size_t> ClauseNumbers::find(std::string_view name) const {
    const auto found = by_name_.find(name);
    if (found == by_name_.end()) return std::nullopt;
    return found->second;
}

namespace {

constexpr std::int64_t micros_in_an_hour = 3'600'000'000;
constexpr std::int64_t hours_in_a_day = 24;

std::int64_t floor_of(std::int64_t number, std::int64_t by) {
    return number / by - (number % by < 0 ? 1 : 0);
}

}  // namespace

std::int64_t shift_of(std::int64_t instant, const ShiftHours& hours) {
    const std::int64_t hour = floor_of(instant, micros_in_an_hour);
    const std::int64_t day = floor_of(hour, hours_in_a_day);
    const auto next = std::upper_bound(hours.begin(), hours.end(), hour - day * hours_in_a_day);
    if (next == hours.begin()) return (day - 1) * hours_in_a_day + hours.back();
    return day * hours_in_a_day + *(next - 1);
}

std::string shift_name(std::int64_t shift) {
    const std::int64_t day = floor_of(shift, hours_in_a_day);
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    return fmt::format("{:04}-{:02}-{:02} {:02}:00", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       shift - day * hours_in_a_day);
}

std::string shift_of(const HandRecord& record, const ShiftHours& hours) {
    const auto instant = instant_from(record.header.identity.at);
    return instant ? shift_name(shift_of(*instant, hours)) : std::string(nothing_said);
}

namespace {

template <class Item>
void add_each(std::vector<Item>& all, const std::vector<Item>& others) {
    if (all.size() < others.size()) all.resize(others.size());
    for (std::size_t i = 0; i < others.size(); ++i) all[i] += others[i];
}

template <class Key, class Value>
void add_each(std::map<Key, Value>& all, const std::map<Key, Value>& others) {
    for (const auto& [key, value] : others) all[key] += value;
}

}  // namespace

UnderClause& UnderClause::operator+=(const UnderClause& other) {
    decided += other.decided;
    wrong += other.wrong;
    return *this;
}

DealerTally& DealerTally::operator+=(const DealerTally& other) {
    cell += other.cell;
    for (std::size_t i = 0; i < hands.size(); ++i) hands.at(i) += other.hands.at(i);
    add_each(shifts, other.shifts);
    undue += other.undue;
    add_each(clauses, other.clauses);
    add_each(amiss, other.amiss);
    add_each(misread, other.misread);
    return *this;
}

HandCounts& HandCounts::operator+=(const HandCounts& other) {
    right += other.right;
    wrong += other.wrong;
    unclaimed += other.unclaimed;
    undecided += other.undecided;
    unruled += other.unruled;
    unreadable += other.unreadable;
    with_pack += other.with_pack;
    order_unknown += other.order_unknown;
    return *this;
}

Tally::Tally(std::span<const Misreading> misreadings, const ShiftHours& shifts)
    : misreadings_(misreadings), shifts_(&shifts) {
    for (std::size_t i = 0; i < misreadings.size(); ++i)
        misreading_numbers_.emplace(misreadings[i].id, i);
    by_clause_.resize(clauses_.size() + 1);
    by_misreading_.resize(misreadings.size() + 1);
}

void Tally::count_standing(const ExaminedHand& hand) {
    std::int64_t& count = !hand.readable        ? counts_.unreadable
                          : !hand.ruled         ? counts_.unruled
                          : !hand.claimed       ? counts_.unclaimed
                          : !hand.wrong.empty() ? counts_.wrong
                          : hand.undecided      ? counts_.undecided
                                                : counts_.right;
    ++count;
}

void Tally::count_lines(const ExaminedHand& hand, DealerTally& dealer) {
    for (const Line& line : hand.ruling.lines) {
        const std::size_t decides = clauses_.of(line.because.front());
        ++by_clause_[decides].sums.lines;
        ++dealer.clauses[decides].decided;
    }
}

namespace {

/// What went wrong on one wager.
struct Missed {
    std::int64_t idx = 0;  // the hand
    Money difference;
    Unit unit = Unit::Cash;
};

void add_money(AuditSums& sums, const Missed& missed) {
    ++sums.wrong_wagers;
    sums.exposures.in(missed.unit).add(missed.difference);
}

/// A wrong wager into the cell of its clause or misreading, where a hand counts once.
void add_wager(AuditCell& cell, const Missed& missed, bool is_first_of_hand) {
    add_money(cell.sums, missed);
    if (is_first_of_hand) {
        ++cell.sums.hands;
        ++cell.sums.wrong_hands;
    }
    cell.note(missed.idx);
}

}  // namespace

std::size_t Tally::clause_of(const WagerVerdict& wrong) {
    return wrong.because.empty() ? clauses_.size() : clauses_.of(wrong.because.front());
}

std::size_t Tally::misreading_of(const WagerVerdict& wrong) const {
    return wrong.misreading ? misreading_numbers_.at(*wrong.misreading) : misreadings_.size();
}

void Tally::count_wrong(std::int64_t idx, const ExaminedHand& hand, DealerTally& dealer) {
    std::vector<std::size_t> clauses;
    std::vector<std::size_t> misreadings;
    const auto is_first = [](std::vector<std::size_t>& seen, std::size_t number) {
        seen.push_back(number);
        return std::count(seen.begin(), seen.end(), number) == 1;
    };
    for (const WagerVerdict& verdict : hand.wrong) {
        const std::size_t clause = clause_of(verdict);
        const std::size_t misreading = misreading_of(verdict);
        const Missed missed{idx, verdict.overpaid(), hand.unit()};
        add_wager(by_clause_[clause], missed, is_first(clauses, clause));
        const bool is_new = is_first(misreadings, misreading);
        add_wager(by_misreading_[misreading], missed, is_new);
        ++(clause < clauses_.size() ? dealer.clauses[clause].wrong : dealer.undue);
        if (misreading == misreadings_.size()) continue;
        ++dealer.amiss[{clause, misreading}];
        if (is_new) ++dealer.misread[misreading];
    }
}

void Tally::add(std::int64_t idx, const ExaminedHand& hand) {
    count_standing(hand);
    if (hand.readable && !hand.record.header.identity.pack.empty()) ++counts_.with_pack;
    if (!hand.readable || !hand.ruled) return;
    if (!hand.order_known) ++counts_.order_unknown;
    const Header& header = hand.record.header;
    AuditSums one;
    one.hands = 1;
    one.wrong_hands = hand.wrong.empty() ? 0 : 1;
    one.with_faults = hand.ruling.breaches.empty() ? 0 : 1;
    one.lines = static_cast<std::int64_t>(hand.ruling.lines.size());
    for (const WagerVerdict& wrong : hand.wrong)
        add_money(one, {idx, wrong.overpaid(), hand.unit()});

    DealerTally& dealer = dealers_[header.identity.dealer];
    dealer.clauses.resize(clauses_.size());
    const auto instant = instant_from(header.identity.at);
    const auto shift =
        instant ? std::optional(shift_of(*instant, *shifts_)) : std::optional<std::int64_t>();
    AuditCell& of_shift = shift ? shifts_of_hands_[*shift] : without_time_;
    for (AuditCell* cell : {&all_, &dealer.cell, &tables_[header.identity.table], &of_shift,
                            &games_.at(static_cast<std::size_t>(header.game()))}) {
        cell->sums += one;
        if (one.wrong_hands + one.with_faults > 0) cell->note(idx);
    }
    if (hand.claimed) {
        const Share settled{one.wrong_hands, 1};
        dealer.hands.at(static_cast<std::size_t>(header.game())) += settled;
        if (shift) dealer.shifts[*shift] += settled;
        count_lines(hand, dealer);
    }
    if (!hand.wrong.empty()) count_wrong(idx, hand, dealer);
}

Tally& Tally::operator+=(const Tally& other) {
    all_ += other.all_;
    counts_ += other.counts_;
    add_each(dealers_, other.dealers_);
    add_each(tables_, other.tables_);
    add_each(shifts_of_hands_, other.shifts_of_hands_);
    without_time_ += other.without_time_;
    for (std::size_t i = 0; i < games_.size(); ++i) games_.at(i) += other.games_.at(i);
    add_each(by_clause_, other.by_clause_);
    add_each(by_misreading_, other.by_misreading_);
    return *this;
}

namespace {

std::string name_of(const std::string& name) {
    return name.empty() ? std::string(nothing_said) : name;
}

bool is_empty(const AuditCell& cell) { return cell == AuditCell(); }

void add_named(std::vector<NamedCell>& cells, std::string name, const AuditCell& cell) {
    if (!is_empty(cell)) cells.push_back({std::move(name), cell});
}

}  // namespace

std::vector<NamedCell> Tally::cells(Dimension dimension) const {
    std::vector<NamedCell> cells;
    switch (dimension) {
        case Dimension::Dealer:
            for (const auto& [name, tally] : dealers_) add_named(cells, name_of(name), tally.cell);
            break;
        case Dimension::Table:
            for (const auto& [name, cell] : tables_) add_named(cells, name_of(name), cell);
            break;
        case Dimension::Shift:
            add_named(cells, std::string(nothing_said), without_time_);
            for (const auto& [shift, cell] : shifts_of_hands_)
                add_named(cells, shift_name(shift), cell);
            break;
        case Dimension::Game:
            for (const Game game : every_game)
                add_named(cells, std::string(to_text(game)),
                          games_.at(static_cast<std::size_t>(game)));
            break;
        case Dimension::Clause:
            add_named(cells, std::string(nothing_said), by_clause_.back());
            for (std::size_t i = 0; i < clauses_.size(); ++i)
                add_named(cells, clauses_.name(i), by_clause_[i]);
            break;
        case Dimension::Misreading:
            add_named(cells, std::string(nothing_said), by_misreading_.back());
            for (std::size_t i = 0; i < misreadings_.size(); ++i)
                add_named(cells, misreadings_[i].id, by_misreading_[i]);
            break;
    }
    return cells;
}

}  // namespace fairdeal
