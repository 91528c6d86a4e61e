#include "questions/asked.h"

#include <algorithm>

#include "questions/kinds/kind.h"

namespace fairdeal {

Ruling rule_as_read(const HandRecord& hand, const Misreading* misread) {
    return misread == nullptr ? rule(hand) : rule_misread(hand, *misread);
}

std::vector<Line> lines_to_make(const HandRecord& hand, const Ruling& ruling) {
    std::vector<Line> lines = ruling.lines;
    for (const Event& event : hand.events) {
        if (!is_settlement(event.verb)) continue;
        const auto made = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
            return to_text(line) == to_text(event);
        });
        // Settled otherwise: whatever was due on the wager has been answered by it.
        if (made != lines.end())
            lines.erase(made);
        else
            std::erase_if(lines,
                          [&](const Line& line) { return is_about(line, subject_of(event)); });
    }
    return lines;
}

std::vector<Line> lines_asked(const Scenario& scenario, const Ruling& ruling) {
    const KindOfQuestion& kind = kind_of(scenario);
    std::vector<Line> lines = lines_to_make(scenario.hand, ruling);
    std::erase_if(lines, [&](const Line& line) { return !kind.asks(scenario.question, line); });
    return lines;
}

Ruling ruling_asked(const Scenario& scenario, const Ruling& ruling, std::vector<Line> lines) {
    const KindOfQuestion& kind = kind_of(scenario);
    Ruling asked = ruling;
    asked.lines = std::move(lines);
    std::erase_if(asked.undecided,
                  [&](const Undecided& open) { return !kind.asks(scenario.question, open); });
    return asked;
}

TableState table_asked(const Scenario& scenario, const Ruling& ruling) {
    return table_at_end(scenario.hand, ruling.effects);
}

void add_once(std::vector<ClauseId>& all, ClauseId clause) {
    if (std::find(all.begin(), all.end(), clause) == all.end()) all.push_back(clause);
}

void add_clauses(std::vector<ClauseId>& all, const Line& line) {
    for (const ClauseId clause : line.because) add_once(all, clause);
}

void add_clauses(std::vector<ClauseId>& all, const std::vector<Breach>& breaches) {
    for (const Breach& breach : breaches) add_once(all, breach.clause);
}

WagerOf wager_of(Who who, Wager wager, Verb verb) {
    if (verb == Verb::Tip && wager == Wager::None) return {{who.seat, 0}, Wager::SuperTie};
    return {who, wager};
}

Money stake_on(const TableState& table, Who who, Wager wager) {
    const TableSeat* seat = table.find(who.seat);
    const TableHand* hand = table.find(who);
    if (hand != nullptr && !hand->matched.is_zero()) return hand->matched;
    const PlacedWager* placed = seat == nullptr ? nullptr : seat->find(wager);
    if (placed == nullptr) return {};
    return is_main(wager) && hand != nullptr ? hand->grown(placed->stake) : placed->stake;
}

Verb outcome_of(const std::vector<Line>& lines) {
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [](const Line& line) { return line.verb != Verb::Return; });
    return found == lines.end() ? Verb::Return : found->verb;
}

Money paid_in(const std::vector<Line>& lines) {
    Money sum;
    for (const Line& line : lines) {
        if (line.verb == Verb::Pay) sum += line.amount;
    }
    return sum;
}

ClauseId deciding_clause(const std::vector<Line>& lines) { return lines.at(0).because.front(); }

ClaimedLine as_claimed(const Line& line) {
    const Money amount = line.verb == Verb::Push ? Money() : line.amount;
    return {line.who, line.verb, line.wager, amount, line.place, no_event, 0};
}

}  // namespace fairdeal
