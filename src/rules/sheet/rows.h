#pragma once
// A section of a rule sheet as data: an ordered list of rows (clause, condition, outcome), of which
// the first that holds rules. The same rows rule a hand, are printed beside the paper, and are
// counted. No row asks who reads it: what somebody makes of a section who has forgotten one of its
// clauses is a list of its own (Forgotten).

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/problem.h"
#include "rules/sheet/printed.h"
#include "rules/sheet/rule_sheet.h"

namespace fairdeal {

/// `Facts` are what the section looks at; `Result` is what it decides, for most a Payment.
template <class Facts, class Result = Payment>
struct Row {
    ClauseId clause;              // of the sheet: the row's own
    const char* when = nullptr;   // the condition in words, a sentence()
    bool (*holds)(const Facts&);  // may suppose that no row above held
    Result then;
    std::array<ClauseId, 5> because{};  // what a ruling cites, the deciding clause first; none:
                                        // `clause`. One without id ends the list
    std::optional<Where> where{};
    Under under{};  // for print alone
};

/// The condition of a last row.
template <class Facts>
bool otherwise(const Facts&) {
    return true;
}

/// The clause that decides by a row.
template <class Facts, class Result>
ClauseId decides(const Row<Facts, Result>& row) {
    return row.because.front().id.empty() ? row.clause : row.because.front();
}

/// A clause that a ruling cites as well, where its condition holds.
template <class Facts>
struct Citation {
    ClauseId clause;
    const char* when = nullptr;
    const char* then = nullptr;  // what it says, a sentence()
    bool (*holds)(const Facts&);
    bool prices = false;  // it says again what a winner is paid, so that it can be misread
    std::optional<Where> where{};
    Under under{};  // for print alone
};

/// What somebody makes of the section who has forgotten the clause. Without such an entry they
/// leave out the rows of that clause, and the next row that holds rules.
template <class Facts, class Result = Payment>
struct Forgotten {
    ClauseId clause;
    void (*change)(Facts&) = nullptr;         // a fact as they see it
    std::array<ClauseId, 6> skipped{};        // the rows of these clauses are left out
    ClauseId before{};                        // and this row is put before the first one of that
    std::optional<Row<Facts, Result>> row{};  // clause, if there is one
};

template <class Facts, class Result = Payment>
struct Section {
    const char* name = nullptr;   // on the command line: "super-tie"
    const char* title = nullptr;  // a sentence()
    std::span<const Row<Facts, Result>> rows;
    std::span<const Forgotten<Facts, Result>> forgotten{};
    std::span<const Citation<Facts>> notes{};
    std::optional<Where> where{};  // the house's choice under which the whole section stands
};

namespace detail {

template <class Facts, class Result>
const Forgotten<Facts, Result>* forgotten_in(const Section<Facts, Result>& section,
                                             const Misreading& misread) {
    if (!misread.change.ignored) return nullptr;
    for (const auto& entry : section.forgotten) {
        if (entry.clause.id == misread.clause) return &entry;
    }
    return nullptr;
}

template <std::size_t Most>
bool names(const std::array<ClauseId, Most>& clauses, ClauseId clause) {
    return std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
}

template <class Facts, class Result>
bool rules_here(const Row<Facts, Result>& row, const Facts& facts, const RuleSheet& sheet) {
    return row.holds(facts) && sheet.has(row.where);
}

/// The same list as somebody reads it who misreads one clause.
template <class Facts, class Result>
const Row<Facts, Result>& first_misread(const Section<Facts, Result>& section, Facts& facts,
                                        const RuleSheet& sheet) {
    const Misreading& misread = *sheet.misread();
    const Forgotten<Facts, Result>* entry = forgotten_in(section, misread);
    for (const auto& other : section.forgotten) sheet.note_known(other.clause);
    if (entry != nullptr && entry->change != nullptr) entry->change(facts);
    bool row_is_in = entry == nullptr || !entry->row;
    for (const Row<Facts, Result>& row : section.rows) {
        if (!row_is_in && row.clause == entry->before) {
            row_is_in = true;
            if (rules_here(*entry->row, facts, sheet)) return *entry->row;
        }
        const bool skipped = entry != nullptr
                                 ? names(entry->skipped, row.clause)
                                 : misread.change.ignored && row.clause.id == misread.clause;
        const bool is_last = &row == &section.rows.back();  // nothing is left to rule in its place
        if ((skipped && !is_last) || !rules_here(row, facts, sheet)) continue;
        sheet.note_known(row.clause);
        sheet.note_row(section.name, static_cast<std::size_t>(&row - section.rows.data()));
        return row;
    }
    throw Fault("no row of a section holds");
}

}  // namespace detail

/// The first row that holds; the last row of every section does. Facts are changed where the
/// reader has one otherwise.
template <class Facts, class Result>
const Row<Facts, Result>& first_row(const Section<Facts, Result>& section, Facts& facts,
                                    const RuleSheet& sheet) {
    if (sheet.misread() != nullptr) return detail::first_misread(section, facts, sheet);
    for (const Row<Facts, Result>& row : section.rows) {
        if (detail::rules_here(row, facts, sheet)) return row;
    }
    throw Fault("no row of a section holds");
}

namespace detail {

/// The row number `At` or the first after it that holds, unrolled: each condition is then a call
/// that the compiler sees through.
template <const auto& section, std::size_t At, class Facts>
const auto& first_from(const Facts& facts, const RuleSheet& sheet) {
    constexpr const auto& row = section.rows[At];
    constexpr bool (*holds)(const Facts&) = row.holds;
    constexpr bool always = !row.where;
    if (holds(facts) && (always || sheet.has(row.where))) return row;
    if constexpr (At + 1 < section.rows.size())
        return first_from<section, At + 1>(facts, sheet);
    else
        throw Fault("no row of a section holds");
}

}  // namespace detail

/// The same of a section that is known when the program is compiled; quicker.
template <const auto& section, class Facts>
const auto& first_row(Facts& facts, const RuleSheet& sheet) {
    if (sheet.misread() != nullptr) return detail::first_misread(section, facts, sheet);
    return detail::first_from<section, 0>(std::as_const(facts), sheet);
}

/// Adds what a row's ruling cites: the clauses of the row, then the notes that hold.
template <class Facts, class Result>
void cite(Clauses& because, const Row<Facts, Result>& row, const Section<Facts, Result>& section,
          const Facts& facts, const RuleSheet& sheet) {
    if (row.because.front().id.empty()) cite(because, row.clause);
    const bool fresh = because.empty();
    for (const ClauseId clause : row.because) {
        if (clause.id.empty()) break;
        if (fresh)
            because.push_back(clause);
        else
            cite(because, clause);
    }
    for (const Citation<Facts>& note : section.notes) {
        if (note.holds(facts) && sheet.has(note.where)) cite(because, note.clause);
    }
}
template <class Facts, class Result>
Clauses clauses_of(const Row<Facts, Result>& row, const Section<Facts, Result>& section,
                   const Facts& facts, const RuleSheet& sheet) {
    Clauses because;
    cite(because, row, section, facts, sheet);
    return because;
}

namespace detail {

template <class Facts>
Outcome outcome_of_row(const Row<Facts>& row, const Section<Facts>& section, const Facts& facts,
                       const RuleSheet& sheet) {
    Outcome outcome = sheet.outcome_of(row.then, decides(row));
    if (sheet.misread() != nullptr) {
        for (const Citation<Facts>& note : section.notes) {
            if (note.prices && note.holds(facts))
                outcome.odds = sheet.price(note.clause, outcome.odds);
        }
    }
    if (sheet.wants_reasons()) cite(outcome.because, row, section, facts, sheet);
    return outcome;
}

}  // namespace detail

/// What becomes of a wager by the section; with its clauses if the sheet is read for reasons.
template <class Facts>
Outcome outcome_by(const Section<Facts>& section, Facts facts, const RuleSheet& sheet) {
    const Row<Facts>& row = first_row(section, facts, sheet);
    return detail::outcome_of_row(row, section, facts, sheet);
}
template <const auto& section, class Facts>
Outcome outcome_by(Facts facts, const RuleSheet& sheet) {
    const Row<Facts>& row = first_row<section>(facts, sheet);
    return detail::outcome_of_row(row, section, facts, sheet);
}

/// The section for print; `does` says what a row does that decides no wager.
template <class Facts, class Result, class Does>
PrintedSection printed(const Section<Facts, Result>& section, Does does) {
    PrintedSection page{section.name, section.title, {}, {}, section.where};
    for (const Row<Facts, Result>& row : section.rows) {
        PrintedRow line{
            row.clause, row.when, {}, {}, does(row.then), {}, choices_of(row.where, row.under)};
        for (const ClauseId clause : row.because) {
            if (!clause.id.empty()) line.because.push_back(clause);
        }
        page.rows.push_back(std::move(line));
    }
    for (const Citation<Facts>& note : section.notes)
        page.notes.push_back(
            {note.clause, note.when, note.then, choices_of(note.where, note.under)});
    return page;
}
template <class Facts>
PrintedSection printed(const Section<Facts>& section) {
    PrintedSection page = printed(section, [](const Payment&) -> const char* { return nullptr; });
    for (std::size_t i = 0; i < page.rows.size(); ++i) page.rows[i].then = section.rows[i].then;
    return page;
}

}  // namespace fairdeal
