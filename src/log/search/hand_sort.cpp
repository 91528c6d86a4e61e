#include "log/search/hand_sort.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "log/search/log_search.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, every_hand_column.size()> column_words{
    "hand",   "time",       "game",   "table", "dealer", "stake",     "wagers",
    "result", "difference", "faults", "wrong", "clause", "misreading"};

constexpr int without = 9;  // group of the hands that do not have what is sorted by

SortKey by_text(std::string text) {
    const int group = text.empty() ? without : 0;
    return {group, 0, std::move(text), 0};
}

/// Cash first, then chips: amounts in different units do not compare.
SortKey by_amount(Money amount, Unit unit) {
    return {amount.is_zero() ? without : static_cast<int>(unit), amount.in_cents(), "", 0};
}

SortKey by_number(std::int64_t number) { return {0, number, "", 0}; }

/// None is shown as nothing.
SortKey by_count(int count) { return {count == 0 ? without : 0, count, "", 0}; }

/// Only what is read from the text costs reading it; of a hand without a mistake nothing but
/// the stake stands there.
bool needs_text(const HandRow& row, HandColumn column) {
    const bool is_of_a_mistake = column == HandColumn::Wrong || column == HandColumn::Clause ||
                                 column == HandColumn::Misreading;
    const bool is_one = row.standing == HandStanding::Wrong || row.faults > 0;
    return column == HandColumn::Stake || (is_of_a_mistake && is_one);
}

/// Wrong hands first, then those with a fault, then right ones, then those that were not judged.
int rank_of(const HandRow& row) {
    switch (row.standing) {
        case HandStanding::Wrong: return 0;
        case HandStanding::Right: return row.faults > 0 ? 1 : 2;
        case HandStanding::Unclaimed: return row.faults > 0 ? 1 : 3;
        case HandStanding::Unruled: break;
    }
    return 4;
}

SortKey key_of(const HandFacts& facts, HandColumn column) {
    switch (column) {
        case HandColumn::Hand: return by_text(facts.identity.id);
        case HandColumn::Time: {
            const auto at = instant_from(facts.identity.at);
            return {at ? 0 : without, at.value_or(0), "", 0};
        }
        case HandColumn::Game: return by_number(static_cast<std::int64_t>(facts.game));
        case HandColumn::Table: return by_text(facts.identity.table);
        case HandColumn::Dealer: return by_text(facts.identity.dealer);
        case HandColumn::Stake: return by_amount(facts.stake, facts.unit);
        case HandColumn::Wagers: return by_count(facts.wagers);
        case HandColumn::Result: return by_number(rank_of(facts));
        case HandColumn::Difference: return by_amount(facts.overpaid + facts.underpaid, facts.unit);
        case HandColumn::Faults: return by_count(facts.faults);
        case HandColumn::Wrong:
            return by_text(facts.wrong_wagers.empty() ? facts.fault : facts.wrong_wagers.front());
        case HandColumn::Clause: return by_text(facts.clause);
        case HandColumn::Misreading: break;
    }
    return by_text(facts.misreading);
}

/// The rows of these hands, rising; of hands that lie close together in one go.
std::vector<HandRow> rows_of(const HandLog& log, const std::vector<std::int64_t>& hands) {
    constexpr std::size_t close = 4;  // as many rows read as wanted
    std::vector<HandRow> rows;
    if (hands.empty()) return rows;
    const auto span = static_cast<std::size_t>(hands.back() - hands.front() + 1);
    if (span > close * hands.size()) {
        for (const std::int64_t idx : hands) {
            if (auto row = row_at(log, idx)) rows.push_back(*std::move(row));
        }
        return rows;
    }
    rows = log.hands_after({}, hands.front() - 1, static_cast<int>(span));
    std::erase_if(rows, [&](const HandRow& row) {
        return !std::binary_search(hands.begin(), hands.end(), row.idx);
    });
    return rows;
}

}  // namespace

std::string_view column_word(HandColumn column) {
    return column_words.at(static_cast<std::size_t>(column));
}

std::optional<HandColumn> hand_column_from(std::string_view word) {
    const auto* found = std::find(column_words.begin(), column_words.end(), word);
    if (found == column_words.end()) return std::nullopt;
    return static_cast<HandColumn>(found - column_words.begin());
}

HandSort::HandSort(const HandLog& log, const SearchQuery& query, HandOrder order, std::size_t most)
    : log_(log), search_(log, query), order_(order), most_(most) {}

void HandSort::keep_the_first() {
    const auto stands_before = [this](const SortKey& a, const SortKey& b) {
        const auto fact = [](const SortKey& key) { return std::tie(key.number, key.text); };
        if (a.group != b.group) return a.group < b.group;
        if (fact(a) != fact(b)) return (fact(a) < fact(b)) != order_.falling;
        return a.idx < b.idx;
    };
    if (!done_ && keys_.size() > most_)
        std::nth_element(keys_.begin(), keys_.begin() + static_cast<std::ptrdiff_t>(most_),
                         keys_.end(), stands_before);
    else
        std::sort(keys_.begin(), keys_.end(), stands_before);
    if (keys_.size() > most_) keys_.resize(most_);
}

bool HandSort::go_on(Clock::time_point until) {
    constexpr std::size_t at_a_time = 256;
    while (!done_ && Clock::now() < until) {
        const auto page = search_.after(reached_, at_a_time, until);
        for (const HandRow& row : rows_of(log_, page.hands)) {
            const HandFacts facts =
                needs_text(row, order_.column) ? facts_of(log_, row) : HandFacts{row};
            SortKey key = key_of(facts, order_.column);
            key.idx = row.idx;
            keys_.push_back(std::move(key));
            ++found_;
        }
        reached_ = page.reached;
        if (page.at_end) stop();
        if (keys_.size() >= 2 * most_) keep_the_first();
    }
    return !done_;
}

void HandSort::stop() {
    if (done_) return;
    done_ = true;
    keep_the_first();
    for (const SortKey& key : keys_) hands_.push_back(key.idx);
    keys_ = {};
}

}  // namespace fairdeal
