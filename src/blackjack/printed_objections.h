#pragma once
// What may not be done, for print: the objections of a game as rows of its sheet.

#include "blackjack/objections.h"
#include "rules/sheet/printed.h"

namespace fairdeal {

/// What an act is worth that is objected to, in words: a sentence().
inline const char* worth_in_words(Effect effect) {
    switch (effect) {
        case Effect::Counts: return sentence("a fault; it counts all the same");
        case Effect::LeftOut: return sentence("a fault; the card is left out");
        case Effect::Forbidden: return sentence("a fault; it is no bet, and the stake goes back");
        case Effect::Ignored: return sentence("a fault; it changes nothing");
    }
    throw Fault("an effect that is none");
}

namespace detail {

template <class Play>
std::vector<ClauseId> printed_clauses(const Objection<Play>& row) {
    std::vector<ClauseId> clauses;
    if (!row.clause.id.empty()) clauses.push_back(row.clause);
    for (const ClauseId clause : row.beside.any_of) {
        if (!clause.id.empty()) clauses.push_back(clause);
    }
    return clauses;
}

/// Two rows of the same words are one, whose worth depends on the act.
inline void add_or_join(PrintedSection& page, PrintedRow line) {
    for (PrintedRow& row : page.rows) {
        const bool same = row.clause == line.clause && row.where.empty() &&
                          std::string_view(row.when) == line.when;
        if (!same) continue;
        if (std::string_view(row.does) != line.does) row.does = sentence("a fault");
        return;
    }
    page.rows.push_back(std::move(line));
}

template <class Play>
void print_objection(PrintedSection& page, const Objection<Play>& row, const char* worth) {
    const auto clauses = printed_clauses(row);
    const auto& beside = row.beside;
    const char* says = beside.printed == nullptr ? row.says : beside.printed;
    PrintedRow line{clauses.front(), says, {}, {}, worth, clauses};
    if (beside.where) line.where.push_back(choices_of(*beside.where));
    if (!beside.where && !beside.counts_with) return add_or_join(page, std::move(line));
    if (!beside.counts_with) return page.rows.push_back(std::move(line));
    PrintedRow counts = line;
    counts.does = worth_in_words(Effect::Counts);
    counts.where.push_back(choices_of(*beside.counts_with));
    line.where.push_back(all_but(*beside.counts_with));
    page.rows.push_back(std::move(line));
    page.rows.push_back(std::move(counts));
}

/// The lists before this one hold the same objections, to other acts.
template <class Play>
bool is_printed(std::span<const Objections<Play>> lists, const Objections<Play>& list) {
    return std::any_of(lists.data(), &list, [&](const Objections<Play>& other) {
        return other.rows.data() == list.rows.data();
    });
}

}  // namespace detail

/// Adds each objection of the lists once. What an act is worth is left out where that depends on
/// which act it is.
template <class Play>
void print_objections(PrintedSection& page, std::span<const Objections<Play>> lists) {
    for (const Objections<Play>& list : lists) {
        if (detail::is_printed(lists, list)) continue;
        const bool depends = std::any_of(lists.begin(), lists.end(), [&](const auto& other) {
            return other.rows.data() == list.rows.data() && other.effect != list.effect;
        });
        for (const Objection<Play>& row : list.rows) {
            if (row.beside.is_misread) continue;
            const Effect effect = list.effect.value_or(row.effect);
            detail::print_objection(page, row,
                                    depends ? sentence("a fault") : worth_in_words(effect));
        }
    }
}

/// The section of both lists: what is objected to acts of play, and to settlements.
template <class Play>
PrintedSection printed_faults(std::span<const Objections<Play>> acts,
                              std::span<const Objections<Play>> settling) {
    PrintedSection page{"faults", sentence("What may not be done"), {}};
    page.read = ReadAs::All;
    print_objections(page, acts);
    print_objections(page, settling);
    return page;
}

}  // namespace fairdeal
