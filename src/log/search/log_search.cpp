#include "log/search/log_search.h"

#include <array>

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::array outcome_words{std::string_view("pay"),
                                   std::string_view("take"),
                                   std::string_view("push"),
                                   std::string_view("return"),
                                   std::string_view(fixed("wrong amount")),
                                   std::string_view(fixed("wrong outcome")),
                                   std::string_view("missing"),
                                   std::string_view(fixed("not due")),
                                   std::string_view(fixed("wrong order"))};
constexpr std::array wager_words_searched{
    std::string_view("player"),    std::string_view("dealer"),
    std::string_view("insurance"), std::string_view("blind"),
    std::string_view("double-up"), std::string_view("pair-up"),
    std::string_view("sweet-17"),  std::string_view("breakout-bonus"),
    std::string_view("super-tie"), std::string_view("tip"),
    std::string_view("out"),       std::string_view("place")};

constexpr std::size_t day_length = 10;  // "2026-03-14"

}  // namespace

std::span<const std::string_view> outcomes() { return outcome_words; }
std::span<const std::string_view> searched_wagers() { return wager_words_searched; }

HandFilter filter_of(const HandQuery& query) {
    HandFilter filter;
    filter.game = query.game;
    filter.table = query.table;
    filter.dealer = query.dealer;
    filter.id = query.id;
    filter.only_wrong = query.only_wrong;
    if (!query.from.empty()) filter.from = instant_from(query.from);
    if (!query.to.empty()) filter.to = instant_from(query.to);
    if (filter.to && query.to.size() == day_length) *filter.to += micros_in_a_day;
    return filter;
}

std::optional<AmountRange> typed_range(const std::string& typed) {
    const std::size_t dash = typed.find('-');
    if (dash == std::string::npos) {
        const auto amount = typed_amount(typed);
        return amount ? std::optional(AmountRange{amount, amount}) : std::nullopt;
    }
    const auto is_blank = [](const std::string& text) {
        return text.find_first_not_of(' ') == std::string::npos;
    };
    const std::string from = typed.substr(0, dash);
    const std::string to = typed.substr(dash + 1);
    const AmountRange range{typed_amount(from), typed_amount(to)};
    const bool sound = (range.least || is_blank(from)) && (range.most || is_blank(to)) &&
                       (range.least || range.most);
    return sound ? std::optional(range) : std::nullopt;
}

SearchQuery search_of(const HandQuery& query) {
    SearchQuery asked;
    asked.filter = filter_of(query);
    asked.wager = query.wager;
    asked.outcome = query.outcome;
    asked.clause = query.clause;
    const AmountRange range = typed_range(query.amount).value_or(AmountRange());
    asked.least = range.least;
    asked.most = range.most;
    asked.notes = query.notes;
    asked.among = query.among;
    return asked;
}

std::string error_of(const HandQuery& query) {
    const auto no_time = [](const std::string& typed) {
        return !typed.empty() && !instant_from(typed);
    };
    if (no_time(query.from) || no_time(query.to))
        return tr("A day is typed as 2026-03-14, a time as 2026-03-14T21:05:00Z.");
    if (!query.amount.empty() && !typed_range(query.amount))
        return tr("An amount is typed as 25 or 12.50, a range as 25-100, 25- or -100.");
    return {};
}

bool asks_for_more(const HandQuery& query) {
    HandQuery first_row;
    first_row.table = query.table;
    first_row.dealer = query.dealer;
    first_row.id = query.id;
    first_row.only_wrong = query.only_wrong;
    first_row.bookmarked = query.bookmarked;
    first_row.among = query.among;
    return query != first_row;
}

std::optional<HandRow> row_at(const HandLog& log, std::int64_t idx) {
    auto rows = log.hands_after({}, idx - 1, 1);
    if (rows.empty() || rows.front().idx != idx) return std::nullopt;
    return std::move(rows.front());
}

void look_for_page(LogSearch& search, std::int64_t from, int way) {
    search.rows.clear();
    search.reached = from;
    search.way = way;
    search.more = false;
}

namespace {

void look_on(LogSearch& search, const HandLog& log, Clock::time_point until) {
    constexpr std::size_t one_more = hands_on_a_page + 1;  // tells whether there is a next page
    const std::size_t wanted = one_more - search.rows.size();
    const HandSearch::ResultPage page = search.way > 0
                                            ? search.hands->after(search.reached, wanted, until)
                                            : search.hands->before(search.reached, wanted, until);
    search.reached = page.reached;
    for (const std::int64_t idx : page.hands) {
        auto row = row_at(log, idx);
        if (!row) continue;
        const auto place = search.way > 0 ? search.rows.end() : search.rows.begin();
        search.rows.insert(place, *std::move(row));
    }
    search.more = search.rows.size() == one_more;
    if (!search.more && !page.at_end) return;
    if (search.more)
        search.rows.erase(search.way > 0 ? search.rows.end() - 1 : search.rows.begin());
    search.way = 0;
}

}  // namespace

bool search_on(LogSearch& search, const HandLog& log, Clock::time_point until) {
    if (search.is_done()) return false;
    if (search.way != 0) look_on(search, log, until);
    if (search.way == 0 && !search.stopped) search.hands->add_up(until);
    return true;
}

}  // namespace fairdeal
