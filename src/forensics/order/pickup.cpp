#include "forensics/order/pickup.h"

#include <algorithm>

namespace fairdeal {

namespace {

/// Collects hands, each once.
class Collection {
public:
    void take(const TableHand* hand) {
        if (hand == nullptr || std::find(taken_.begin(), taken_.end(), hand) != taken_.end())
            return;
        taken_.push_back(hand);
        cards_.insert(cards_.end(), hand->cards.begin(), hand->cards.end());
        cards_.insert(cards_.end(), hand->left_out.begin(), hand->left_out.end());
    }
    [[nodiscard]] std::vector<Card> cards() { return std::move(cards_); }

private:
    std::vector<const TableHand*> taken_;
    std::vector<Card> cards_;
};

bool dealer_plays(const Event& event) {
    return event.who.is_dealer() &&
           (event.verb == Verb::Turn || event.verb == Verb::Hit || event.verb == Verb::Stand);
}

}  // namespace

std::vector<Card> collected(const HandRecord& record, const TableState& end, Pickup pickup) {
    Collection rack;
    const auto play = std::find_if(record.events.begin(), record.events.end(), dealer_plays);
    for (auto event = record.events.begin(); event != play; ++event) {
        if (is_settlement(event->verb) && is_main(event->wager)) rack.take(end.find(event->who));
    }
    std::vector<const TableHand*> hands;
    for (const TableSeat& seat : end.seats)
        for (const TableHand& hand : seat.hands) hands.push_back(&hand);
    if (pickup == Pickup::RightToLeft) std::reverse(hands.begin(), hands.end());
    for (const TableHand* hand : hands) rack.take(hand);
    rack.take(&end.dealer);
    return rack.cards();
}

}  // namespace fairdeal
