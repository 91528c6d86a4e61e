#include "games/unreadable.h"

#include <algorithm>
#include <map>

namespace fairdeal {

namespace {

/// A card of the record that cannot be read: which event, which of its cards.
struct Spot {
    std::size_t event = 0;
    std::size_t card = 0;
};

Card& card_at(HandRecord& record, Spot spot) {
    return record.events[spot.event].cards[spot.card].card;
}

bool any_unknown(const HandRecord& record) {
    return std::any_of(record.events.begin(), record.events.end(), [](const Event& event) {
        return std::any_of(event.cards.begin(), event.cards.end(),
                           [](const DealtCard& dealt) { return !dealt.card.is_known(); });
    });
}

/// The event that turns up what `deal` dealt face down, or none.
const Event* turn_of(const HandRecord& record, std::size_t deal) {
    for (std::size_t i = deal + 1; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        if (event.verb == Verb::Turn && event.who == record.events[deal].who) return &event;
    }
    return nullptr;
}

/// Writes a card that was turned up later into the deal that laid it down, and gives the cards that
/// stay unreadable.
std::vector<Spot> fill_in_turned_cards(HandRecord& record) {
    std::vector<Spot> unreadable;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        for (std::size_t c = 0; c < record.events[i].cards.size(); ++c) {
            DealtCard& dealt = record.events[i].cards[c];
            if (dealt.card.is_known()) continue;
            const Event* turn = dealt.face_down ? turn_of(record, i) : nullptr;
            if (turn != nullptr && turn->cards.front().card.is_known())
                dealt.card = turn->cards.front().card;
            else if (!dealt.face_down || turn != nullptr)
                unreadable.push_back({i, c});
        }
    }
    return unreadable;
}

/// A face-down card and its turn are one card: only the deal counts as a place to fill.
void fill(HandRecord& record, Spot spot, Card card) {
    card_at(record, spot) = card;
    const Event& event = record.events[spot.event];
    if (!event.cards[spot.card].face_down) return;
    for (std::size_t i = spot.event + 1; i < record.events.size(); ++i) {
        Event& turn = record.events[i];
        if (turn.verb != Verb::Turn || turn.who != event.who) continue;
        turn.cards.front().card = card;
        return;
    }
}

/// Turn events whose card was dealt face down unreadable are filled with it; they are no places of
/// their own.
std::vector<Spot> places_to_fill(const HandRecord& record, std::vector<Spot> unreadable) {
    const auto is_turn = [&](const Spot& spot) {
        return record.events[spot.event].verb == Verb::Turn;
    };
    unreadable.erase(std::remove_if(unreadable.begin(), unreadable.end(), is_turn),
                     unreadable.end());
    return unreadable;
}

bool fits(Card pattern, Card card) {
    return (pattern.rank == Rank::Unknown || pattern.rank == card.rank) &&
           (pattern.suit == Suit::Unknown || pattern.suit == card.suit);
}

int decks_of(const HandRecord& record) {
    switch (record.header.game()) {
        case Game::Breakout:
        case Game::League: return record.header.card.number(Option::Decks);
        case Game::Midnight: return 8;
        case Game::Extreme: return 2;
    }
    throw Fault("a game that is none");
}

/// One way to settle one wager, for every way the cards can be.
using Key = std::tuple<Who, Wager, Verb>;
Key key_of(const Line& line) {
    return {line.who, line.wager, line.wager == Wager::None ? line.verb : Verb::Push};
}

/// Goes through every filling of the unreadable cards that the shoe allows.
class Fillings {
public:
    Fillings(const GameRules& rules, HandRecord record, std::vector<Spot> spots,
             const Misreading* misread)
        : rules_(rules), record_(std::move(record)), spots_(std::move(spots)), misread_(misread) {
        for (const Spot spot : spots_) patterns_.push_back(card_at(record_, spot));
        for (const Event& event : record_.events) {
            for (const DealtCard& dealt : event.cards) {
                if (event.verb != Verb::Turn && dealt.card.is_known()) ++seen_[dealt.card];
            }
        }
    }

    Ruling merged() {
        fill_from(0);
        for (const Key& key : keys_) add_if_undecided(key);
        return std::move(common_);
    }

private:
    void fill_from(std::size_t next) {
        if (next == spots_.size()) return rule_filled();
        for (const Card card : deck()) {
            if (!fits(patterns_[next], card) || seen_[card] >= decks_of(record_)) continue;
            ++seen_[card];
            fill(record_, spots_[next], card);
            filling_.push_back(card);
            fill_from(next + 1);
            filling_.pop_back();
            --seen_[card];
        }
        fill(record_, spots_[next], patterns_[next]);
    }

    void rule_filled() {
        const Ruling ruling = rules_.rule(record_, misread_);
        for (const Line& line : ruling.lines) note(key_of(line));
        std::map<Key, std::string> says;
        for (const Key& key : keys_) says[key] = in_words(ruling, key);
        if (outcomes_.empty())
            common_ = ruling;
        else
            keep_common(ruling);
        outcomes_.push_back({filling_, std::move(says)});
    }

    static std::string in_words(const Ruling& ruling, const Key& key) {
        const auto& [who, wager, verb] = key;
        return settlement_in_words(ruling.lines, who, wager, verb);
    }

    void note(const Key& key) {
        if (std::find(keys_.begin(), keys_.end(), key) == keys_.end()) keys_.push_back(key);
    }

    /// Whatever this filling does not share with the ones before it does not hold.
    void keep_common(const Ruling& other) {
        common_.complete = common_.complete && other.complete;
        for (const Act& act : other.next) {
            const bool known =
                std::any_of(common_.next.begin(), common_.next.end(),
                            [&](const Act& mine) { return to_text(mine) == to_text(act); });
            if (!known) common_.next.push_back(act);
        }
        for (const Verb verb : other.may) {
            if (std::find(common_.may.begin(), common_.may.end(), verb) == common_.may.end())
                common_.may.push_back(verb);
        }
        std::erase_if(common_.breaches, [&](const Breach& breach) {
            return std::none_of(
                other.breaches.begin(), other.breaches.end(), [&](const Breach& theirs) {
                    return theirs.line == breach.line && theirs.clause == breach.clause;
                });
        });
    }

    static std::string said(const std::map<Key, std::string>& says, const Key& key) {
        const auto found = says.find(key);
        return found == says.end() ? "nothing" : found->second;
    }

    void add_if_undecided(const Key& key) {
        std::vector<std::string> may_be;
        for (const Filled& filled : outcomes_) {
            const std::string words = said(filled.says, key);
            if (std::find(may_be.begin(), may_be.end(), words) == may_be.end())
                may_be.push_back(words);
        }
        if (may_be.size() == 1) return;
        const auto& [who, wager, verb] = key;
        std::erase_if(common_.lines, [&](const Line& line) { return key_of(line) == key; });
        common_.undecided.push_back({who, wager, verb, std::move(may_be), hangs_on(key)});
    }

    /// The cards of which a change, the others being as they are, changes this settlement.
    std::vector<int> hangs_on(const Key& key) const {
        std::vector<int> lines;
        for (std::size_t spot = 0; spot < spots_.size(); ++spot) {
            std::map<std::vector<Card>, std::string> first;
            const bool matters =
                std::any_of(outcomes_.begin(), outcomes_.end(), [&](const Filled& filled) {
                    std::vector<Card> others = filled.cards;
                    others.erase(others.begin() + static_cast<std::ptrdiff_t>(spot));
                    const std::string words = said(filled.says, key);
                    return first.emplace(std::move(others), words).first->second != words;
                });
            if (matters) lines.push_back(record_.events[spots_[spot].event].line);
        }
        return lines;
    }

    struct Filled {
        std::vector<Card> cards;
        std::map<Key, std::string> says;
    };
    const GameRules& rules_;
    HandRecord record_;
    std::vector<Spot> spots_;
    const Misreading* misread_;
    std::vector<Card> patterns_, filling_;
    std::map<Card, int> seen_;
    std::vector<Key> keys_;
    std::vector<Filled> outcomes_;
    Ruling common_;
};

/// Too many cards are unreadable: nothing is ruled on any wager that would be.
Ruling all_undecided(const GameRules& rules, const HandRecord& record,
                     const std::vector<Spot>& spots, const Misreading* misread) {
    Ruling ruling = rules.rule(record, misread);
    std::vector<int> lines;
    for (const Spot spot : spots) lines.push_back(record.events[spot.event].line);
    for (const Line& line : ruling.lines) {
        const auto& [who, wager, verb] = key_of(line);
        ruling.undecided.push_back({who, wager, verb, {"undecided"}, lines});
    }
    ruling.lines.clear();
    return ruling;
}

}  // namespace

Ruling rule_unreadable(const GameRules& rules, const HandRecord& record,
                       const Misreading* misread) {
    if (!any_unknown(record)) return rules.rule(record, misread);
    HandRecord filled = record;
    const auto spots = places_to_fill(filled, fill_in_turned_cards(filled));
    if (spots.empty()) return rules.rule(filled, misread);
    if (spots.size() > most_unreadable) return all_undecided(rules, filled, spots, misread);
    return Fillings(rules, filled, spots, misread).merged();
}

}  // namespace fairdeal
