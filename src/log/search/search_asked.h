#pragma once
// What a search asks of the terms of a block, and how a term is followed through the blocks.

#include "log/search/search.h"

namespace fairdeal {

/// Terms of one kind: one word, all words that begin so, or the numbers between two.
struct TermSpan {
    SearchKind kind = SearchKind::Game;
    std::string word;
    bool begins = false;
    std::int64_t least = 0, most = 0;
    [[nodiscard]] bool holds(const SearchTerm& term) const;
};

/// A hand passes that bears a term of any of these.
using AnyOf = std::vector<TermSpan>;

/// A question in terms: a hand that passes bears one of each.
struct AskedTerms {
    std::vector<AnyOf> all_of;
    AnyOf whole_days;       // of the days asked for, those that are asked for from end to end
    bool by_time = false;   // on the other days the time decides
    bool by_wager = false;  // the terms may be of different wagers of a hand: its rows decide
};
AskedTerms terms_asked(const SearchQuery& query);

/// What the terms of a hand leave open (AskedTerms::by_time, by_wager), by its own rows: is it
/// within the time, and is one and the same wager all that is asked? Everything else its terms have
/// answered, and is not looked at here.
bool passes_by_rows(const SearchQuery& query, const DerivedRows& rows);

/// A term through the stored blocks; asks the file only where it must.
class TermCursor {
public:
    TermCursor(SearchKind kind, std::string word, std::int64_t number)
        : kind_(kind), word_(std::move(word)), number_(number) {}
    /// The hands of a block that bear it; null: none does. `next` and `last` are the statements
    /// that look on from here and back.
    const HandSet* at(std::int64_t block, bool forward, Statement& next, Statement& last);

private:
    SearchKind kind_;
    std::string word_;
    std::int64_t number_;
    std::int64_t at_ = -1;  // the block of set_
    HandSet set_;
    std::int64_t gap_first_ = 0, gap_last_ = -1;  // blocks that are known to be without it
};

/// The terms of these spans that any block holds.
std::vector<TermCursor> cursors_of(const Database& database, const AnyOf& spans);

/// The hands of which notes hold all these words, rising.
std::vector<std::int64_t> hands_with_notes(const Database& database, std::string_view words);

}  // namespace fairdeal
