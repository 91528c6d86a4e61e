#include "app/log_search.h"

#include <algorithm>
#include <array>

#include "app/words.h"
#include "base/text.h"

namespace fairdeal {

namespace {

constexpr std::array outcome_words{
    std::string_view("pay"),          std::string_view("take"),          std::string_view("push"),
    std::string_view("return"),       std::string_view("wrong amount"),
    std::string_view("wrong outcome"), std::string_view("missing"),      std::string_view("not due"),
    std::string_view("wrong order")};
constexpr std::array wager_words{
    std::string_view("player"),   std::string_view("dealer"),         std::string_view("insurance"),
    std::string_view("blind"),    std::string_view("double-up"),      std::string_view("pair-up"),
    std::string_view("sweet-17"), std::string_view("breakout-bonus"), std::string_view("super-tie"),
    std::string_view("tip"),      std::string_view("out"),            std::string_view("place")};

constexpr std::int64_t a_day = std::int64_t{24} * 60 * 60 * 1'000'000;  // in microseconds
constexpr std::size_t day_length = 10;                                  // "2026-03-14"
constexpr int slice = 200;  // hands looked at between two looks at the clock

bool is_amount(const std::string& typed) { return typed_amount(typed).has_value(); }

bool begins(std::string_view text, std::string_view start) {
    return text.size() >= start.size() &&
           std::equal(start.begin(), start.end(), text.begin(), [](char a, char b) {
               const auto large = [](char c) {
                   return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
               };
               return large(a) == large(b);
           });
}

/// Is it one of the words of "take 12.50, return 12.50"?
bool says(const std::string& settlement, std::string_view wanted) {
    for (std::string_view word : split_at(settlement, ' ')) {
        if (!word.empty() && word.back() == ',') word.remove_suffix(1);
        if (word == wanted) return true;
    }
    return false;
}

bool fits_outcome(const WagerRow& row, const std::string& outcome) {
    if (outcome.empty() || row.standing == outcome) return true;
    return says(row.claimed.empty() ? row.ruled : row.claimed, outcome);
}

bool fits_amount(const WagerRow& row, const std::string& typed) {
    const auto amount = typed_amount(typed);
    if (!amount) return true;
    const std::string words = to_text(*amount);
    return says(row.ruled, words) || says(row.claimed, words) || row.difference == *amount ||
           Money{} - row.difference == *amount;
}

bool fits(const WagerRow& row, const HandQuery& query) {
    const bool clause = query.clause.empty() || begins(row.clause, query.clause) ||
                        begins(row.misreading, query.clause);
    return clause && (query.wager.empty() || row.wager == query.wager) &&
           fits_outcome(row, query.outcome) && fits_amount(row, query.amount);
}

bool asks_for_wager(const HandQuery& query) {
    return !query.wager.empty() || !query.clause.empty() || !query.outcome.empty() ||
           is_amount(query.amount);
}

bool notes_hold(const HandLog& log, std::int64_t idx, const std::string& words) {
    const auto entries = log.entries_about(idx);
    return std::any_of(entries.begin(), entries.end(), [&](const StoredEntry& stored) {
        return holds_words(stored.entry.text, words);
    });
}

void add(LogSums& sums, const HandRow& row) {
    ++sums.hands;
    if (row.standing == HandStanding::Wrong) ++sums.wrong;
    if (row.faults > 0) ++sums.with_faults;
    sums.overpaid += row.overpaid;
    sums.underpaid += row.underpaid;
}

void look_at(LogSearch& search, const HandLog& log, const HandQuery& query, const HandRow& row) {
    search.after = row.idx;
    ++search.looked;
    if (search.by_wager && !fits(log, row.idx, query)) return;
    if (search.by_wager) search.found.push_back(row.idx);
    add(search.sums, row);
}

}  // namespace

std::span<const std::string_view> outcomes() { return outcome_words; }
std::span<const std::string_view> searched_wagers() { return wager_words; }

HandFilter filter_of(const HandQuery& query) {
    HandFilter filter;
    filter.game = query.game;
    filter.table = query.table;
    filter.dealer = query.dealer;
    filter.id = query.id;
    filter.only_wrong = query.only_wrong;
    if (!query.from.empty()) filter.from = instant_from(query.from);
    if (!query.to.empty()) filter.to = instant_from(query.to);
    if (filter.to && query.to.size() == day_length) *filter.to += a_day;
    return filter;
}

std::string trouble_of(const HandQuery& query) {
    const auto no_time = [](const std::string& typed) {
        return !typed.empty() && !instant_from(typed);
    };
    if (no_time(query.from) || no_time(query.to))
        return "A day is typed as 2026-03-14, a time as 2026-03-14T21:05:00Z.";
    if (!query.amount.empty() && !is_amount(query.amount))
        return "An amount is typed as 25 or 12.50.";
    return {};
}

bool is_by_wager(const HandQuery& query) {
    return asks_for_wager(query) || !query.notes.empty();
}

bool fits(const HandLog& log, std::int64_t idx, const HandQuery& query) {
    if (asks_for_wager(query)) {
        const auto wagers = log.wagers_of(idx);
        if (std::none_of(wagers.begin(), wagers.end(),
                         [&](const WagerRow& row) { return fits(row, query); }))
            return false;
    }
    return query.notes.empty() || notes_hold(log, idx, query.notes);
}

std::optional<HandRow> row_at(const HandLog& log, std::int64_t idx) {
    auto rows = log.hands_after({}, idx - 1, 1);
    if (rows.empty() || rows.front().idx != idx) return std::nullopt;
    return std::move(rows.front());
}

bool search_on(LogSearch& search, const HandLog& log, const HandQuery& query,
               std::chrono::milliseconds budget) {
    if (search.done) return false;
    const auto end = std::chrono::steady_clock::now() + budget;
    const HandFilter filter = filter_of(query);
    do {
        const auto rows = log.hands_after(filter, search.after, slice);
        for (const HandRow& row : rows) look_at(search, log, query, row);
        search.done = rows.size() < static_cast<std::size_t>(slice);
    } while (!search.done && std::chrono::steady_clock::now() < end);
    return true;
}

}  // namespace fairdeal
