#include <algorithm>

#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

namespace {

constexpr int fewest_cards_left = 26;

/// BJX-SHOE-2, AMB-BJX-31: on the first card of the hand.
void judge_shoe(Play& play, const Event& event) {
    const std::optional<int> left = play.record.header.facts.left;
    // AMB-BJX-31: 26 are enough; anybody who has forgotten it shuffles them.
    const int fewest = fewest_cards_left + (play.sheet.knows(reshuffle_line) ? 0 : 1);
    if (play.cards_are_out() || !left || *left >= fewest) return;
    play.report(event, shoe_2, tr("fewer than 26 cards were left: the shoe is shuffled first"));
}

/// How many of the first cards lie face down, these included.
long face_down_with(const TableHand* hand, const Event& event) {
    const auto down = [](const DealtCard& dealt) { return dealt.face_down; };
    long count = std::count_if(event.cards.begin(), event.cards.end(), down);
    if (hand != nullptr) count += std::count(hand->face_down.begin(), hand->face_down.end(), true);
    return count;
}

bool completes_first_cards(const TableHand* hand, const Event& event) {
    const int before = hand == nullptr ? 0 : hand->first_cards;
    return before + static_cast<int>(event.cards.size()) == 2;
}

}  // namespace

Effect judge_deal(Play& play, const Event& event) {
    const TableHand* hand = play.table.find(event.who);
    const TableSeat* seat = play.table.find(event.who.seat);
    judge_shoe(play, event);
    if (hand != nullptr && hand->from_split) return Effect::Counts;
    const bool in = event.who.is_dealer() || (seat != nullptr && is_in(*seat));
    if (!in) play.report(event, blind_1, tr("cards to a seat without a blind"));
    if (!completes_first_cards(hand, event)) return Effect::Counts;
    const long down = face_down_with(hand, event);
    if (event.who.is_dealer() && down != 2)
        play.report(event, deal_3, tr("both of the dealer's cards are dealt face down"));
    if (!event.who.is_dealer() && down != 1)
        play.report(event, deal_1, tr("a player gets one card down and one up"));
    return Effect::Counts;
}

namespace {

Effect judge_dealer_turn(Play& play, const Event& event) {
    if (play.table.turned == no_event) return Effect::Counts;
    if (!dealer_plays(play) && anyone_still_in(play)) {
        play.report(event, dlr_1, tr("the dealer shows the hole card before saying PLAY"));
        if (play.table.dealer_choice == DealerChoice::NotYet) play.played_on = true;
    } else if (!all_hands_finished(play)) {
        play.report(event, dlr_1, tr("the dealer shows the hole card before the players are done"));
    }
    return Effect::Counts;
}

}  // namespace

Effect judge_turn(Play& play, const Event& event) {
    if (event.who.is_dealer()) return judge_dealer_turn(play, event);
    if (!dealer_plays(play)) {
        play.report(event, nat_1, tr("a hole card is turned up before the dealer has said PLAY"));
    }
    return Effect::Counts;
}

}  // namespace fairdeal::bjx
