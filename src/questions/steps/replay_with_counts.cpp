#include "questions/steps/replay_with_counts.h"

#include <algorithm>

#include "questions/asked.h"

namespace fairdeal {

namespace {

/// A count as people write it.
bool counts_as(const TableHand& hand, const std::string& said) {
    const Total total = hand.total();
    const HandCount count{total.points, total.soft,
                          !hand.from_split && is_ace_and_ten(hand.counted())};
    const std::string text = to_text(count);
    return said == text || "hard " + said == text || said == std::to_string(count.points);
}

/// Every hand that is this one but for one card of one hand, and counts as was said.
/// The hand with a card of another rank, also where it is turned later.
HandRecord with_rank(const HandRecord& hand, std::size_t event, std::size_t card, Rank rank) {
    HandRecord changed = hand;
    const Who who = changed.events[event].who;
    Card& at = changed.events[event].cards[card].card;
    const Card was = at;
    at.rank = rank;
    for (Event& later : changed.events) {
        const bool turned = later.verb == Verb::Turn && later.who == who;
        if (turned && later.cards.front().card == was) later.cards.front().card = at;
    }
    return changed;
}

bool shows_count(const HandRecord& hand, Who who, const std::string& said) {
    if (!impossible_lines(hand).empty()) return false;
    const TableState table = table_at_end(hand);
    const TableHand* counted = table.find(who);
    return counted != nullptr && counts_as(*counted, said);
}

std::vector<HandRecord> with_counts(const HandRecord& hand, Who who, const std::string& said) {
    if (said.empty()) return {hand};
    std::vector<HandRecord> all;
    for (std::size_t i = 0; i < hand.events.size(); ++i) {
        if (hand.events[i].who != who || hand.events[i].verb == Verb::Turn) continue;
        for (std::size_t card = 0; card < hand.events[i].cards.size(); ++card) {
            for (const Card other : std::span(deck()).first(13)) {
                HandRecord changed = with_rank(hand, i, card, other.rank);
                if (shows_count(changed, who, said)) all.push_back(std::move(changed));
            }
        }
    }
    return all;
}

}  // namespace

std::vector<Step> steps_with_counts(const HandRecord& hand, Who who, Wager wager,
                                    const std::string& player, const std::string& dealer) {
    for (const HandRecord& one : with_counts(hand, who, player)) {
        for (const HandRecord& both : with_counts(one, the_dealer, dealer)) {
            if (!rule(both).complete) continue;
            auto steps = steps_of(both, who, wager);
            if (!steps.empty()) return steps;
        }
    }
    return {};
}

std::vector<std::string> outs_with_counts(HandRecord hand,
                                          const std::vector<MiscountedStack>& stacks) {
    for (const MiscountedStack& stack : stacks) {
        for (Event& event : hand.events) {
            if (event.verb != Verb::Chips || event.who != stack.who) continue;
            if (event.amount + stack.said < stack.has) return {};
            event.amount += stack.said;
            event.amount -= stack.has;
        }
    }
    std::vector<std::string> outs;
    for (const Line& line : rule(hand).lines) {
        if (is_about_a_place(line.verb)) outs.push_back(to_text(line));
    }
    return outs;
}

}  // namespace fairdeal
