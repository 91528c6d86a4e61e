#pragma once
// Rulings in short, for the tables of the games' tests.

#include <list>
#include <string>

#include "games/all_games.h"
#include "games/breakout/bets/bets.h"
#include "support/hands.h"

namespace fairdeal {

/// The sheet of a Breakout table with these choices, as a header writes them.
inline brk::Sheet breakout_sheet(std::string_view options) {
    static std::list<TableCard> cards;  // each outlives its sheet
    cards.push_back(
        hand_record("breakout" + (options.empty() ? "" : " " + std::string(options))).header.card);
    return brk::Sheet(cards.back());
}

/// A finished hand that was not split: "Ah Kc" is a natural.
inline FinalHand finished(std::string_view cards) {
    const auto list = cards_in(cards);
    return {total_of(list), is_ace_and_ten(list), static_cast<int>(list.size())};
}

/// "BRK-WIN-1 AMB-BRK-02".
inline std::string in_words(const Clauses& clauses) {
    std::string text;
    for (const ClauseId& clause : clauses)
        text += (text.empty() ? "" : " ") + std::string(clause.id);
    return text;
}

/// "pay 3:2", "take", "push".
inline std::string in_words(const Outcome& outcome) {
    const std::string verb(to_text(outcome.verb));
    return outcome.verb == Verb::Pay ? verb + " " + to_text(outcome.odds) : verb;
}

/// "8 BRK-SIDE-4", by line of the record.
inline std::string to_text(const Breach& breach) {
    return std::to_string(breach.line) + " " + std::string(breach.clause.id);
}

/// What must happen now and what is open: "1 decides: hit stand double"; of a hand that is over:
/// "over".
inline std::string next_in_words(const Ruling& ruling) {
    if (ruling.complete) return "over";
    std::string text = joined_texts(ruling.next);
    if (!ruling.may.empty()) text += ":";
    for (const Verb verb : ruling.may) text += " " + std::string(to_text(verb));
    return text;
}

/// Everything about a ruling that a reader of the table sees, on one line.
inline std::string in_short(const Ruling& ruling) {
    std::string text = joined_texts(ruling.lines) + " | " + next_in_words(ruling);
    if (!ruling.breaches.empty()) text += " | faults " + joined_texts(ruling.breaches);
    for (const Undecided& open : ruling.undecided) {
        text += " | " + to_text(open.who) + " " + std::string(to_text(open.wager)) + " undecided";
    }
    return text;
}

/// Is the clause the reason of some line?
inline bool cites(const Ruling& ruling, std::string_view clause) {
    for (const Line& line : ruling.lines) {
        if (cites(line.because, ClauseId{clause})) return true;
    }
    return false;
}

}  // namespace fairdeal
