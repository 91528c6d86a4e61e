#include "games/shoe.h"

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "games/breakout/clauses.h"
#include "games/extreme/clauses.h"
#include "games/league/clauses.h"
#include "games/midnight/clauses.h"
#include "record/decks.h"

namespace fairdeal {

namespace {

constexpr int decks_of_extreme = 2;

/// The clause that says how many decks there are.
ClauseId clause_on_decks(const Header& header) {
    switch (header.game()) {
        case Game::Midnight: return mid::shoe_1;
        case Game::Extreme:
            return decks_of(header) == decks_of_extreme ? bjx::shoe_1 : bjx::how_many_decks;
        case Game::Breakout: return brk::regular_rules;
        case Game::League: return ibl::base_game;
    }
    throw Fault("invalid game");
}

bool forgets(const Misreading* misread, ClauseId clause) {
    return misread != nullptr && misread->change.ignored && misread->clause == clause.id;
}

/// Counts the cards of a record, one after the other.
class Count {
public:
    /// How often this card has been shown now; 0 for one that cannot be told.
    int one_more(Card card) {
        if (!card.is_known()) return 0;
        const auto rank = static_cast<std::size_t>(card.rank);
        const auto suit = static_cast<std::size_t>(card.suit);
        return ++seen_.at(rank).at(suit);
    }

private:
    std::array<std::array<int, 5>, 14> seen_{};
};

/// A card that lies face down and cannot be told until it is turned up.
bool was_hidden(const TableHand* hand, Card shown) {
    if (hand == nullptr) return false;
    bool hidden = false;
    for (std::size_t i = 0; i < hand->cards.size(); ++i) {
        if (!hand->face_down[i]) continue;
        if (hand->cards[i] == shown) return false;
        hidden = hidden || !hand->cards[i].is_known();
    }
    return hidden;
}

bool any_hidden(const HandRecord& record) {
    return std::any_of(record.events.begin(), record.events.end(), [](const Event& event) {
        return std::any_of(event.cards.begin(), event.cards.end(), [](const DealtCard& dealt) {
            return dealt.face_down && !dealt.card.is_known();
        });
    });
}

}  // namespace

bool CardsShown::may_exceed(int decks) const {
    std::uint64_t exceed = more;
    for (int times = decks + 1; times < 8; ++times) {
        exceed |= ((times & 1) != 0 ? ones : ~ones) & ((times & 2) != 0 ? twos : ~twos) &
                  ((times & 4) != 0 ? fours : ~fours);
    }
    return exceed != 0;
}

CardsShown cards_shown(const HandRecord& record) {
    CardsShown shown;
    for (const Event& event : record.events) {
        for (const DealtCard& dealt : event.cards) {
            const bool counts = dealt.card.is_known() && event.verb != Verb::Turn;
            shown.any_unknown |= !dealt.card.is_known();
            // Four suits to a rank; one more is added as on paper, from the ones upwards.
            const unsigned place = static_cast<unsigned>(dealt.card.rank) * 4 +
                                   (static_cast<unsigned>(dealt.card.suit) + 3) % 4;
            const std::uint64_t card = std::uint64_t{counts} << place;
            const std::uint64_t to_twos = shown.ones & card;
            const std::uint64_t to_fours = shown.twos & to_twos;
            shown.more |= shown.fours & to_fours;
            shown.ones ^= card;
            shown.twos ^= to_twos;
            shown.fours ^= to_fours;
        }
    }
    return shown;
}

void report_cards_beyond_shoe(const HandRecord& record, const Misreading* misread, Ruling& ruling) {
    const ClauseId clause = clause_on_decks(record.header);
    if (forgets(misread, clause)) return;
    const int decks = decks_of(record.header);
    const bool hides = any_hidden(record);
    TableState table;
    Count count;
    for (const Event& event : record.events) {
        const bool counts = event.verb != Verb::Turn ||
                            (hides && was_hidden(table.find(event.who), event.cards.front().card));
        for (const DealtCard& dealt : event.cards) {
            if (!counts || count.one_more(dealt.card) <= decks) continue;
            ruling.breaches.push_back({event.line, clause,
                                       tr_n("one {card} more than {count} deck holds",
                                            "one {card} more than {count} decks hold", decks,
                                            "card"_a = in_words(dealt.card))});
        }
        if (hides) apply(table, event);
    }
    ruling.sort_breaches();
}

}  // namespace fairdeal
