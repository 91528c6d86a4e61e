#include "games/suits.h"

#include <algorithm>

namespace fairdeal {

namespace {

bool may_pair(Card a, Card b) {
    return a.rank == b.rank || (is_ten_valued(a.rank) && is_ten_valued(b.rank));
}

}  // namespace

SuitsInPlay::StartingHand SuitsInPlay::starting_hand(const HandRecord& record, int seat) {
    StartingHand hand;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const Event& event = record.events[i];
        // Without a hole card the dealer's second card is drawn.
        const bool deals = event.verb == Verb::Deal || (seat == 0 && event.verb == Verb::Hit);
        if (!deals || event.who.seat != seat || event.who.hand != 0) continue;
        for (std::size_t c = 0; c < event.cards.size() && hand.size() < 2; ++c)
            hand.push_back({i, c});
    }
    return hand;
}

SuitsInPlay::SuitsInPlay(const HandRecord& record) {
    for (const Event& bet : record.events) {
        if (bet.verb != Verb::Bet || bet.wager != Wager::PairUp) continue;
        if (hands_.empty()) hands_.push_back(starting_hand(record, 0));
        hands_.push_back(starting_hand(record, bet.who.seat));
    }
}

bool SuitsInPlay::can_matter(std::size_t event, std::size_t card) const {
    return std::any_of(hands_.begin(), hands_.end(), [&](const StartingHand& hand) {
        return std::find(hand.begin(), hand.end(), CardAt{event, card}) != hand.end();
    });
}

bool SuitsInPlay::matters(const HandRecord& record, std::size_t event, std::size_t card) const {
    const auto at = [&](const CardAt& place) {
        return record.events[place.event].cards[place.card].card;
    };
    const CardAt here{event, card};
    return std::any_of(hands_.begin(), hands_.end(), [&](const StartingHand& hand) {
        return hand.size() == 2 && (hand[0] == here || hand[1] == here) &&
               may_pair(at(hand[0]), at(hand[1]));
    });
}

}  // namespace fairdeal
