#include "log/search/search_asked.h"

#include <algorithm>
#include <limits>

#include "base/translation.h"
#include "store/sql.h"

namespace fairdeal {

namespace {

constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
constexpr std::array wrong_standings{Standing::WrongAmount, Standing::WrongOutcome,
                                     Standing::Missing, Standing::NotDue, Standing::WrongOrder};

bool is_wrong_standing(std::string_view word) {
    return std::any_of(wrong_standings.begin(), wrong_standings.end(),
                       [&](Standing standing) { return to_text(standing) == word; });
}

std::string turned(std::string_view text, char first, char last, char to) {
    std::string all(text);
    for (char& c : all) {
        if (c >= first && c <= last) c = static_cast<char>(c - first + to);
    }
    return all;
}
std::string large(std::string_view text) { return turned(text, 'a', 'z', 'A'); }
std::string small(std::string_view text) { return turned(text, 'A', 'Z', 'a'); }

TermSpan one(SearchKind kind, std::string_view word) { return {kind, std::string(word)}; }

bool asks_for_amount(const SearchQuery& query) { return query.least || query.most; }
std::int64_t least_of(const SearchQuery& query) {
    return query.least ? query.least->in_cents() : std::numeric_limits<std::int64_t>::min();
}
std::int64_t most_of(const SearchQuery& query) {
    return query.most ? query.most->in_cents() : highest;
}

void ask_for_time(AskedTerms& asked, const HandFilter& filter) {
    if (!filter.from && !filter.to) return;
    constexpr std::int64_t earliest = std::numeric_limits<std::int64_t>::min() / 2;
    const std::int64_t from = filter.from.value_or(earliest);
    const std::int64_t to = filter.to.value_or(highest / 2);
    asked.all_of.push_back({{SearchKind::Day, "", false, day_of(from), day_of(to - 1)}});
    const std::int64_t first_whole = day_of(from - 1) + 1;
    const std::int64_t last_whole = day_of(to) - 1;
    asked.by_time = first_whole != day_of(from) || last_whole != day_of(to - 1);
    if (first_whole <= last_whole)
        asked.whole_days = {{SearchKind::Day, "", false, first_whole, last_whole}};
}

void ask_for_wager(AskedTerms& asked, const SearchQuery& query) {
    const bool wrong = query.filter.only_wrong;
    if (!query.wager.empty() && !query.outcome.empty()) {
        asked.all_of.push_back({one(SearchKind::WagerOutcome, query.wager + ":" + query.outcome)});
    } else if (!query.wager.empty() && wrong) {
        AnyOf any;
        for (const Standing standing : wrong_standings)
            any.push_back(
                one(SearchKind::WagerOutcome, query.wager + ":" + std::string(to_text(standing))));
        asked.all_of.push_back(std::move(any));
    } else if (!query.wager.empty()) {
        asked.all_of.push_back({one(SearchKind::Wager, query.wager)});
    } else if (!query.outcome.empty()) {
        asked.all_of.push_back({one(SearchKind::Outcome, query.outcome)});
    }
}

void ask_for_clause(AskedTerms& asked, const SearchQuery& query) {
    const auto kind = query.filter.only_wrong ? SearchKind::Missed : SearchKind::Clause;
    asked.all_of.push_back(
        {{kind, large(query.clause), true}, {SearchKind::Misreading, small(query.clause), true}});
}

/// Can a hand bear all the terms, and no wager of it be meant?
bool leaves_doubt(const SearchQuery& query) {
    const int about_wagers = (query.wager.empty() && query.outcome.empty() ? 0 : 1) +
                             (query.clause.empty() ? 0 : 1) + (asks_for_amount(query) ? 1 : 0);
    if (about_wagers > 1) return true;
    if (!query.filter.only_wrong) return false;
    return asks_for_amount(query) || (!query.outcome.empty() && !is_wrong_standing(query.outcome));
}

bool passes(const SearchQuery& query, const SearchedWager& wager) {
    if (!query.wager.empty() && name_of(wager.verdict) != query.wager) return false;
    if (!query.outcome.empty() && !wager.has_outcome(query.outcome)) return false;
    if (query.filter.only_wrong && !wager.is_wrong()) return false;
    if (asks_for_amount(query) && !wager.has_amount(least_of(query), most_of(query))) return false;
    if (query.clause.empty()) return true;
    const auto& misreading = wager.verdict.misreading;
    if (misreading && misreading->starts_with(small(query.clause))) return true;
    const std::string clause = large(query.clause);
    const Clauses& cited = wager.verdict.because;
    return std::any_of(cited.begin(), cited.end(),
                       [&](const ClauseId& each) { return each.id.starts_with(clause); });
}

bool is_in_time(const HandFilter& filter, const std::optional<std::int64_t>& instant) {
    if (!filter.from && !filter.to) return true;
    return instant && (!filter.from || *instant >= *filter.from) &&
           (!filter.to || *instant < *filter.to);
}

}  // namespace

bool TermSpan::holds(const SearchTerm& term) const {
    if (term.kind != kind) return false;
    if (kind == SearchKind::Day || kind == SearchKind::Amount)
        return term.number >= least && term.number <= most;
    return begins ? term.word.starts_with(word) : term.word == word;
}

AskedTerms terms_asked(const SearchQuery& query) {
    AskedTerms asked;
    const HandFilter& filter = query.filter;
    if (filter.only_wrong)
        asked.all_of.push_back({one(SearchKind::Standing, to_text(HandStanding::Wrong))});
    if (query.off)
        asked.all_of.push_back(
            {one(SearchKind::Standing, to_text(HandStanding::Wrong)), one(SearchKind::Faults, "")});
    if (!filter.table.empty()) asked.all_of.push_back({one(SearchKind::Table, filter.table)});
    if (!filter.dealer.empty()) asked.all_of.push_back({one(SearchKind::Dealer, filter.dealer)});
    ask_for_time(asked, filter);
    ask_for_wager(asked, query);
    if (!query.clause.empty()) ask_for_clause(asked, query);
    if (asks_for_amount(query))
        asked.all_of.push_back({{SearchKind::Amount, "", false, least_of(query), most_of(query)}});
    if (filter.game) asked.all_of.push_back({one(SearchKind::Game, to_text(*filter.game))});
    if (asked.all_of.empty()) asked.all_of.push_back({{SearchKind::Game, "", true}});
    asked.by_wager = leaves_doubt(query);
    return asked;
}

bool passes_by_rows(const SearchQuery& query, const DerivedRows& rows) {
    if (!is_in_time(query.filter, rows.instant)) return false;
    const bool by_wager = !query.wager.empty() || !query.outcome.empty() || !query.clause.empty() ||
                          asks_for_amount(query);
    if (!by_wager) return true;
    const auto wagers = searched_wagers(rows);
    return std::any_of(wagers.begin(), wagers.end(),
                       [&](const SearchedWager& wager) { return passes(query, wager); });
}

const HandSet* TermCursor::at(std::int64_t block, bool forward, Statement& next, Statement& last) {
    if (block == at_) return &set_;
    if (gap_first_ <= block && block <= gap_last_) return nullptr;
    Statement& look = forward ? next : last;
    look.bind(":kind", static_cast<std::int64_t>(kind_)).bind(":word", word_);
    look.bind(":number", number_).bind(":block", block);
    std::int64_t found = forward ? highest : -1;
    if (look.step()) {
        found = look.number(0);
        const auto set = decode(look.bytes(1));
        if (!set) throw damaged(tr("a row of the search is damaged"));
        set_ = *set;
        at_ = found;
    }
    look.reset();
    // No block from the one asked for up to the one found (down to it) holds the term: the next
    // calls need not ask the file until they come out of this gap.
    gap_first_ = forward ? block : found + 1;
    gap_last_ = forward ? found - 1 : block;
    return found == block ? &set_ : nullptr;
}

namespace {

/// A term, by its place in the file's order: by word, then by number.
struct TermPlace {
    std::string word;
    std::int64_t number = 0;
};

/// The first term of a kind after a place; nothing: there is none. The file is asked once a term,
/// however many blocks hold it.
std::optional<TermPlace> next_term(Statement& next, SearchKind kind, const TermPlace& after) {
    next.bind(":kind", static_cast<std::int64_t>(kind));
    next.bind(":word", after.word).bind(":number", after.number);
    std::optional<TermPlace> found;
    if (next.step()) found = {std::string(next.text(0)), next.number(1)};
    next.reset();
    return found;
}

}  // namespace

std::vector<TermCursor> cursors_of(const Database& database, const AnyOf& spans) {
    std::vector<TermCursor> cursors;
    Statement next(database, sql_next_search_term);
    for (const TermSpan& span : spans) {
        const bool by_number = span.kind == SearchKind::Day || span.kind == SearchKind::Amount;
        if (!by_number && !span.begins) {
            cursors.emplace_back(span.kind, span.word, 0);
            continue;
        }
        // Just before the span: its word without a number, or the number before its least.
        TermPlace at{span.word, by_number && span.least > -highest ? span.least - 1 : -highest};
        while (auto term = next_term(next, span.kind, at)) {
            if (!span.holds({span.kind, term->word, term->number})) break;
            at = *std::move(term);
            cursors.emplace_back(span.kind, at.word, at.number);
        }
    }
    return cursors;
}

std::vector<std::int64_t> hands_with_notes(const Database& database, std::string_view words) {
    using Said = std::pair<std::int64_t, std::int64_t>;  // a hand, a note about it
    std::optional<std::vector<Said>> all;
    Statement rows(database, sql_notes_with_word);
    for (const std::string& word : words_of_note(words)) {
        rows.bind(":first", word).bind(":last", word + "\xff");
        std::vector<Said> places;
        while (rows.step()) places.emplace_back(rows.number(0), rows.number(1));
        std::sort(places.begin(), places.end());
        if (all) {
            std::vector<Said> both;
            std::set_intersection(all->begin(), all->end(), places.begin(), places.end(),
                                  std::back_inserter(both));
            all = std::move(both);
        } else {
            all = std::move(places);
        }
    }
    std::vector<std::int64_t> hands;
    for (const Said& place : all.value_or(std::vector<Said>())) {
        if (hands.empty() || hands.back() != place.first) hands.push_back(place.first);
    }
    return hands;
}

}  // namespace fairdeal
