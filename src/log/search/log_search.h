#pragma once
// What is asked of a log as it is typed, and a search under way: the page that is listed and what
// all that passes adds up to, both in slices, so that the window stays smooth however large the log
// is.

#include "log/search/search.h"

namespace fairdeal {

/// Which hands are listed; an empty text matches all. Table, dealer and id match exactly.
struct HandQuery {
    std::string table, dealer, id;
    bool only_wrong = false;
    std::optional<Game> game{};
    std::string from{}, to{};  // days ("2026-03-14") or UTC times; a day is meant to its end
    std::string wager{};       // "super-tie", "tip"
    std::string clause{};  // how the id of a clause that the ruling cites begins, or a misreading's
    std::string outcome{};    // one of outcomes()
    std::string amount{};     // as typed, "25" or "25-100": due, paid, or the difference
    std::string notes{};      // words, with which words of one note on the hand begin
    bool bookmarked = false;  // `among` holds the hands with a bookmark
    std::optional<std::vector<std::int64_t>> among{};  // rising: these hands only
    friend bool operator==(const HandQuery&, const HandQuery&) = default;
};

/// What can be asked for as an outcome: "pay", "take", ..., "wrong amount", "missing", ...
std::span<const std::string_view> outcomes();
/// What can be asked for as a wager: the wagers of the games, "tip", "out", "place".
std::span<const std::string_view> searched_wagers();

/// The amounts that "25", "25-100", "25-" or "-100" mean; nothing if it is none of these.
struct AmountRange {
    std::optional<Money> least, most;
};
std::optional<AmountRange> typed_range(const std::string& typed);

/// The part of it that an audit can be asked too. A day that is not understood asks for nothing.
HandFilter filter_of(const HandQuery& query);
/// All of it; what is not understood asks for nothing.
SearchQuery search_of(const HandQuery& query);
/// What of it is not understood, in words; empty: nothing.
std::string error_of(const HandQuery& query);
/// Is anything asked that the first row of fields does not show?
bool asks_for_more(const HandQuery& query);

/// The hand of a number that is a hand's.
std::optional<HandRow> row_at(const HandLog& log, std::int64_t idx);

/// A search under way or done.
struct LogSearch {
    std::optional<HandSearch> hands;  // empty: there is no log
    std::vector<HandRow> rows;        // the page so far, by rising numbers
    std::int64_t reached = 0;         // up to where the page was looked for
    int way = 0;                      // 1: on, -1: back, 0: the page is there
    bool more = false;                // hands that pass beyond the page, that way
    bool stopped = false;             // nobody wants to wait for the sums
    /// How many records were looked at, and of how many.
    [[nodiscard]] std::int64_t looked() const { return hands ? hands->added_up_to() : 0; }
    [[nodiscard]] std::int64_t size() const { return hands ? hands->size() : 0; }
    [[nodiscard]] LogSums sums() const { return hands ? hands->sums() : LogSums(); }
    /// All is added up.
    [[nodiscard]] bool is_whole() const { return !hands || hands->is_added_up(); }
    [[nodiscard]] bool is_done() const { return way == 0 && (stopped || is_whole()); }
};
constexpr int hands_on_a_page = 100;

/// Begins a page after (1) or before (-1) a hand.
void look_for_page(LogSearch& search, std::int64_t from, int way);
/// Goes on with the page, then with the sums. True if something has changed.
bool search_on(LogSearch& search, const HandLog& log, Clock::time_point until);

}  // namespace fairdeal
