#include "questions/asked.h"

#include <algorithm>

namespace fairdeal {

namespace {

template <class Keep>
void keep_only(std::vector<Line>& lines, Keep keep) {
    std::erase_if(lines, [&](const Line& line) { return !keep(line); });
}

bool is_of_wager(const Line& line, const Question& question) {
    const WagerOf asked{question.who, question.wager};
    return wager_of(line.who, line.wager, line.verb) == asked;
}

void add_once(std::vector<WagerOf>& all, const WagerOf& wager) {
    if (std::find(all.begin(), all.end(), wager) == all.end()) all.push_back(wager);
}

/// The wager that a hand plays for.
WagerOf main_wager(const TableState& table, Who who) {
    const TableSeat* seat = table.find(who.seat);
    for (const Wager wager : {Wager::Player, Wager::Dealer, Wager::Blind}) {
        if (seat == nullptr || seat->find(wager) == nullptr) continue;
        // extreme: the whole wager of a later hand is a double up
        return {who, wager == Wager::Blind && who.hand > 1 ? Wager::DoubleUp : wager};
    }
    return {who, Wager::None};
}

}  // namespace

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
    const Question& question = scenario.question;
    std::vector<Line> lines = lines_to_make(scenario.hand, ruling);
    switch (question.kind) {
        case QuestionKind::Spot:
            // Its wagers: who goes out and takes which place is another question.
            keep_only(lines, [&](const Line& line) {
                return line.who.seat == question.seat && !is_about_a_place(line.verb);
            });
            break;
        case QuestionKind::Outcome:
        case QuestionKind::Chips:
        case QuestionKind::Clause:
            keep_only(lines, [&](const Line& line) {
                return line.verb != Verb::Tip && is_of_wager(line, question);
            });
            break;
        case QuestionKind::Amount:
            keep_only(lines, [&](const Line& line) { return is_of_wager(line, question); });
            break;
        case QuestionKind::Order:
            keep_only(lines, [](const Line& line) { return line.verb == Verb::Pay; });
            break;
        case QuestionKind::Out:
            keep_only(lines, [](const Line& line) { return is_about_a_place(line.verb); });
            break;
        case QuestionKind::Table:
        case QuestionKind::Next:
        case QuestionKind::May:
        case QuestionKind::Total:
        case QuestionKind::Active:
        case QuestionKind::Error:
        case QuestionKind::Talk: break;
    }
    return lines;
}

Ruling ruling_asked(const Scenario& scenario, const Ruling& ruling, std::vector<Line> lines) {
    const Question& question = scenario.question;
    Ruling asked = ruling;
    asked.lines = std::move(lines);
    std::erase_if(asked.undecided, [&](const Undecided& open) {
        if (question.kind == QuestionKind::Spot) return open.who.seat != question.seat;
        if (question.kind == QuestionKind::Out)
            return open.verb != Verb::Out && open.verb != Verb::Place;
        return is_about_one_wager(question.kind) &&
               wager_of(open.who, open.wager, open.verb) != WagerOf{question.who, question.wager};
    });
    return asked;
}

HandCount count_asked(const Scenario& scenario, const Ruling& ruling) {
    const HandRecord& hand = scenario.hand;
    const TableState table = table_after(hand, hand.events.size(), ruling.effects);
    const TableHand* asked = table.find(scenario.question.who);
    if (asked == nullptr) throw Fault("a hand is counted that is not there");
    const Total total = asked->total();
    return {total.points, total.soft, !asked->from_split && is_ace_and_ten(asked->counted())};
}

void find_active(Key& key, const Scenario& scenario) {
    const HandRecord& hand = scenario.hand;
    const TableState table = table_after(hand, hand.events.size(), key.ruling.effects);
    const auto must_be_made = [&](const Line& line) {
        if (line.is_urgent()) return true;
        return std::all_of(key.ruling.next.begin(), key.ruling.next.end(),
                           [](const Act& act) { return is_settlement(act.verb) && !act.decides; });
    };
    for (const Line& line : lines_to_make(hand, key.ruling))
        add_once(must_be_made(line) ? key.wagers : key.may_wait,
                 wager_of(line.who, line.wager, line.verb));
    for (const Act& act : key.ruling.next) {
        if (!act.who.is_dealer() && !is_settlement(act.verb))
            add_once(key.wagers, main_wager(table, act.who));
    }
    std::erase_if(key.may_wait, [&](const WagerOf& wager) {
        return std::find(key.wagers.begin(), key.wagers.end(), wager) != key.wagers.end();
    });
}

std::vector<WagerOf> wagers_in_error(const HandRecord& hand, const Ruling& ruling) {
    std::vector<WagerOf> wagers;
    for (const WagerVerdict& wrong : judge(claim_of(hand), ruling).discrepancies())
        add_once(wagers, wager_of(wrong.who, wrong.wager, wrong.verb));
    return wagers;
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
    return {line.who, line.verb, line.wager, amount, line.place, never, 0};
}

}  // namespace fairdeal
