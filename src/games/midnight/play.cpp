#include "games/midnight/play.h"

namespace fairdeal::mid {

void note_event(Play& play, const Event& event, int index) {
    const bool insures = event.verb == Verb::Offer || event.verb == Verb::Insure;
    play.offered = play.offered || insures;
    if (play.second_card == no_event && dealer_hand(play).cards >= 2) play.second_card = index;
}

Money original_bet(const TableSeat& seat) {
    const PlacedWager* wager = live_wager(seat, Wager::Player);
    return wager == nullptr ? Money{} : wager->stake;
}

FinalHand dealer_hand(const Play& play) {
    const TableHand& dealer = play.table.dealer;
    InlineVector<Card, most_cards> shown;
    for (std::size_t i = 0; i < dealer.cards.size(); ++i) {
        if (!dealer.face_down[i]) shown.push_back(dealer.cards[i]);
    }
    const std::span<const Card> cards{shown.data(), shown.size()};
    return {total_of(cards), is_ace_and_ten(cards), static_cast<int>(cards.size())};
}

bool dealer_blackjack(const Play& play) { return dealer_hand(play).natural; }

bool dealer_is_bust(const Play& play) { return dealer_hand(play).bust(); }

PlayedHand played_hand(const TableHand& hand) {
    return {final_hand(hand), hand.from_split && is_ace_and_ten(hand.counted()), hand.doubles > 0,
            hand.from_split};
}

}  // namespace fairdeal::mid
