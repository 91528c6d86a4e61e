#include "basic/basic.h"

#include <algorithm>

namespace second::basic {

int value_of(Card card) { return std::min(static_cast<int>(card.rank), 10); }

Count count_of(const Cards& cards) {
    Count count;
    bool ace = false;
    for (const Card card : cards) {
        count.low += value_of(card);
        ace = ace || value_of(card) == 1;
    }
    count.best = ace && count.low <= 11 ? count.low + 10 : count.low;
    return count;
}

bool ace_and_ten(const Cards& cards) {
    return cards.size() == 2 && value_of(cards[0]) + value_of(cards[1]) == 11 &&
           std::max(value_of(cards[0]), value_of(cards[1])) == 10;
}

Standing standing_of(const Cards& cards, bool natural) {
    const int total = count_of(cards).best;
    if (total > 21) return Bust;
    if (natural) return Blackjack;
    return total < 17 ? Low : static_cast<Standing>(total - 16);
}

Row* find_row(Rows& rows, Who who) {
    for (Row& row : rows) {
        if (row.who == who) return &row;
    }
    return nullptr;
}

void split_row(Rows& rows, Who who) {
    Row& first = *find_row(rows, who);
    const Cards pair = first.cards;
    const int total = value_of(pair[0]) + value_of(pair[1]);
    std::uint8_t hands = 0;
    for (const Row& row : rows)
        hands = static_cast<std::uint8_t>(hands + (row.who.seat == who.seat));
    if (!first.of_split) first.pair_total = total;
    if (first.who.hand == 0) first.who.hand = 1;
    first.of_split = true;
    first.stood = first.doubled = false;
    Row other = first;
    other.who.hand = static_cast<std::uint8_t>(hands + 1);
    first.cards = {pair[0]};
    other.cards = {pair[1]};
    first.of_aces = value_of(pair[0]) == 1;
    other.of_aces = value_of(pair[1]) == 1;
    rows.push_back(other);
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.who < b.who; });
}

Due due(Who who, Verb verb, Wager wager, Cents amount, int at, bool urgent) {
    Due one;
    one.line.who = who;
    one.line.verb = verb;
    one.line.wager = wager;
    one.line.amount = fairdeal::Money::cents(amount);
    one.at = at;
    one.urgent = urgent;
    return one;
}

Due due_place(int seat, Verb verb, int place, int at) {
    Due one = due({static_cast<std::uint8_t>(seat), 0}, verb, Wager::None, 0, at);
    one.line.place = place;
    return one;
}

void hold_claim(Answer& answer, const std::vector<Due>& dues, const HandRecord& record) {
    std::multiset<std::string> owed, said;
    for (const Due& one : dues) answer.lines.push_back(to_text(one.line));
    owed.insert(answer.lines.begin(), answer.lines.end());
    for (const Event& event : record.events) {
        if (is_settlement(event.verb)) said.insert(to_text(event));
    }
    if (!said.empty()) answer.right = owed == said;
}

std::vector<Due> unclaimed(const std::vector<Due>& dues, const HandRecord& record) {
    std::vector<Due> open;
    for (const Due& one : dues) {
        const bool made =
            std::any_of(record.events.begin(), record.events.end(), [&](const Event& event) {
                return event.verb == one.line.verb && event.who == one.line.who &&
                       event.wager == one.line.wager;
            });
        if (!made) open.push_back(one);
    }
    return open;
}

void count_the_shoe(Answer& answer, const HandRecord& record, int decks) {
    std::multiset<Card> out;
    for (const Event& event : record.events) {
        if (event.verb == Verb::Turn) continue;
        for (const auto& dealt : event.cards) {
            out.insert(dealt.card);
            const bool too_many = static_cast<int>(out.count(dealt.card)) > decks;
            if (too_many) answer.faults.insert(event.line);
        }
    }
}

std::string option(const HandRecord& record, std::string_view name) {
    const auto* spec = fairdeal::find_option(record.header.game(), name);
    return record.header.card.text(*spec);
}

std::string act(Who who, std::string_view words) {
    return fairdeal::to_text(who) + " " + std::string(words);
}

}  // namespace second::basic
