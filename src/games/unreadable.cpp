#include "games/unreadable.h"

#include <algorithm>
#include <map>

namespace fairdeal {

namespace {

/// A card of the record that cannot be read: which event, which of its cards, and the event that
/// turns it up, if it lies face down and one does.
struct Spot {
    std::size_t event = 0;
    std::size_t card = 0;
    std::optional<std::size_t> turn{};
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

bool fits(Card pattern, Card card) {
    return (pattern.rank == Rank::Unknown || card.rank == Rank::Unknown ||
            pattern.rank == card.rank) &&
           (pattern.suit == Suit::Unknown || card.suit == Suit::Unknown ||
            pattern.suit == card.suit);
}

/// Every card that was dealt face down, with the event that turns it up: the very card where it can
/// be told, else the first that it may be (as the table has it).
std::vector<Spot> face_down_cards(const HandRecord& record) {
    std::vector<Spot> down;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        for (std::size_t c = 0; c < event.cards.size(); ++c) {
            if (event.cards[c].face_down) down.push_back({i, c, std::nullopt});
        }
    }
    for (const bool very_card : {true, false}) {
        for (std::size_t i = 0; i < record.events.size(); ++i) {
            const Event& event = record.events[i];
            const bool told = std::any_of(down.begin(), down.end(),
                                          [&](const Spot& spot) { return spot.turn == i; });
            if (event.verb != Verb::Turn || told) continue;
            const Card shown = event.cards.front().card;
            const auto found = std::find_if(down.begin(), down.end(), [&](const Spot& spot) {
                const Event& deal = record.events[spot.event];
                const Card card = deal.cards[spot.card].card;
                return !spot.turn && deal.who == event.who && spot.event < i &&
                       (very_card ? card == shown && card.is_known() : fits(card, shown));
            });
            if (found != down.end()) found->turn = i;
        }
    }
    return down;
}

/// Writes a card that was turned up later into the deal that laid it down, and gives the cards that
/// stay unreadable. A turn is no card of its own.
std::vector<Spot> fill_in_turned_cards(HandRecord& record) {
    std::vector<Spot> unreadable;
    const std::vector<Spot> down = face_down_cards(record);
    for (const Spot& spot : down) {
        if (!spot.turn) continue;
        Card& dealt = card_at(record, spot);
        Card& shown = record.events[*spot.turn].cards.front().card;
        if (dealt.rank == Rank::Unknown || shown.is_known()) dealt.rank = shown.rank;
        if (dealt.suit == Suit::Unknown || shown.is_known()) dealt.suit = shown.suit;
        shown = dealt;
        if (!dealt.is_known()) unreadable.push_back(spot);
    }
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        for (std::size_t c = 0; c < event.cards.size(); ++c) {
            const bool open = !event.cards[c].face_down && event.verb != Verb::Turn;
            if (open && !event.cards[c].card.is_known()) unreadable.push_back({i, c, std::nullopt});
        }
    }
    std::sort(unreadable.begin(), unreadable.end(), [](const Spot& a, const Spot& b) {
        return std::pair(a.event, a.card) < std::pair(b.event, b.card);
    });
    return unreadable;
}

/// A face-down card and its turn are one card: only the deal counts as a place to fill.
void fill(HandRecord& record, const Spot& spot, Card card) {
    card_at(record, spot) = card;
    if (spot.turn) record.events[*spot.turn].cards.front().card = card;
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
        for (Line& line : common_.lines) {
            if (!common_.undecided.empty()) line.bank_after.reset();
        }
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
    const auto spots = fill_in_turned_cards(filled);
    if (spots.empty()) return rules.rule(filled, misread);
    if (spots.size() > most_unreadable) return all_undecided(rules, filled, spots, misread);
    return Fillings(rules, filled, spots, misread).merged();
}

}  // namespace fairdeal
