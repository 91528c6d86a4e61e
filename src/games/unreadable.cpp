#include "games/unreadable.h"

#include <algorithm>

#include "cards/may_be.h"
#include "games/fillings.h"
#include "games/shoe.h"
#include "games/suits.h"
#include "record/decks.h"

namespace fairdeal {

namespace {

std::vector<UnreadCard> dealt_face_down(const HandRecord& record) {
    std::vector<UnreadCard> down;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        for (std::size_t c = 0; c < event.cards.size(); ++c) {
            if (event.cards[c].face_down) down.push_back({i, c, std::nullopt});
        }
    }
    return down;
}

/// Every card that was dealt face down, with the event that turns it up: the very card where it can
/// be told, else the first that it may be (as the table has it).
std::vector<UnreadCard> face_down_cards(const HandRecord& record) {
    std::vector<UnreadCard> down = dealt_face_down(record);
    for (const bool very_card : {true, false}) {
        for (std::size_t i = 0; i < record.events.size(); ++i) {
            const Event& event = record.events[i];
            if (event.verb != Verb::Turn) continue;
            const bool told = std::any_of(down.begin(), down.end(),
                                          [&](const UnreadCard& spot) { return spot.turn == i; });
            if (told) continue;
            const Card shown = event.cards.front().card;
            const auto found = std::find_if(down.begin(), down.end(), [&](const UnreadCard& spot) {
                const Event& deal = record.events[spot.event];
                const Card card = deal.cards[spot.card].card;
                return !spot.turn && deal.who == event.who && spot.event < i &&
                       (very_card ? card == shown && card.is_known() : may_be(card, shown));
            });
            if (found != down.end()) found->turn = i;
        }
    }
    return down;
}

/// Writes a card that was turned up later into the deal that laid it down, and gives the cards that
/// stay unreadable. A turn is no card of its own.
std::vector<UnreadCard> fill_in_turned_cards(HandRecord& record) {
    std::vector<UnreadCard> unreadable;
    const std::vector<UnreadCard> down = face_down_cards(record);
    for (const UnreadCard& spot : down) {
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
    std::sort(unreadable.begin(), unreadable.end(), [](const UnreadCard& a, const UnreadCard& b) {
        return std::pair(a.event, a.card) < std::pair(b.event, b.card);
    });
    return unreadable;
}

/// Without those whose rank is read and whose suit changes nothing: a sheet that has no suits is
/// ruled like any other record.
std::vector<UnreadCard> that_matter(std::vector<UnreadCard> spots, HandRecord& record) {
    const SuitsInPlay suits(record);
    std::erase_if(spots, [&](const UnreadCard& spot) {
        return card_at(record, spot).rank != Rank::Unknown &&
               !suits.can_matter(spot.event, spot.card);
    });
    return spots;
}

/// Too many cards are unreadable: nothing is ruled on any wager that would be.
Ruling all_undecided(const GameRules& rules, const HandRecord& record,
                     const std::vector<UnreadCard>& spots, const RulingOptions& options) {
    Ruling ruling;
    rules.rule(record, options, ruling);
    std::vector<int> lines;
    lines.reserve(spots.size());
    for (const UnreadCard spot : spots) lines.push_back(record.events[spot.event].line);
    for (const Line& line : ruling.lines) ruling.undecided.push_back({subject_of(line), {}, lines});
    ruling.lines.clear();
    return ruling;
}

}  // namespace

void rule_unreadable(const GameRules& rules, const HandRecord& record, const RulingOptions& options,
                     Ruling& ruling) {
    const CardsShown shown = cards_shown(record);
    if (!shown.any_unknown) {
        rules.rule(record, options, ruling);
        if (!shown.may_exceed(decks_of(record.header))) return ruling.sort_breaches();
    } else {
        HandRecord filled = record;
        const auto spots = that_matter(fill_in_turned_cards(filled), filled);
        if (spots.empty())
            rules.rule(filled, options, ruling);
        else
            ruling = spots.size() > most_unreadable ? all_undecided(rules, filled, spots, options)
                                                    : rule_fillings(rules, filled, spots, options);
        ruling.folds_plainly = false;
    }
    report_cards_beyond_shoe(record, options.misread, ruling);
}

}  // namespace fairdeal
