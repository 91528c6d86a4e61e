#include "games/midnight/play.h"

#include <algorithm>

#include "games/midnight/conduct.h"

namespace fairdeal::mid {

void Play::report(const Event& event, ClauseId clause, std::string what) {
    if (sheet.knows(clause)) breaches.push_back({event.line, clause, std::move(what)});
}

void play_out(Play& play) {
    play.effects.reserve(play.record.events.size());
    int index = 0;
    for (const Event& event : play.record.events) {
        const Effect effect = judge_event(play, event);
        play.effects.push_back(effect);
        apply(play.table, event, effect);
        if (!is_settlement(event.verb)) play.last_play = index;
        if (play.second_card == no_event && dealer_hand(play).cards >= 2) play.second_card = index;
        ++index;
    }
}

Money original_bet(const TableSeat& seat) {
    const PlacedWager* wager = live_wager(seat, Wager::Player);
    return wager == nullptr ? Money{} : wager->stake;
}

bool dealing_done(const Play& play) {
    const auto& seats = play.table.seats;
    if (play.table.dealer.cards.empty()) return false;
    return std::all_of(seats.begin(), seats.end(), [](const TableSeat& seat) {
        return !is_dealt_in(seat) || seat.first_cards.size() == 2;
    });
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

bool card_lies_face_down(const Play& play) {
    const auto& down = play.table.dealer.face_down;
    return std::find(down.begin(), down.end(), true) != down.end();
}

PlayedHand played_hand(const TableHand& hand) {
    return {final_hand(hand), hand.from_split && is_ace_and_ten(hand.counted()), hand.doubles > 0,
            hand.from_split};
}

}  // namespace fairdeal::mid
