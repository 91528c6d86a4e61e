#pragma once
// One hand as its record shows it, in any of the four games: the table folded event by event, each
// event judged by the game's objections as it comes. A game's own Play adds what it alone looks at.
//
// The functions of this file and of its neighbours (objections.h, when.h, due.h) ask a game for its
// facts by name: is_dealt_in(play, seat), is_finished(play, seat, hand), original_bet(play, seat),
// dealer_must(play) and the like stand beside its Play. Where a game does otherwise than the
// others, its function of the same name goes before the one here.

#include <algorithm>
#include <array>

#include "blackjack/hand.h"
#include "rules/ruling.h"

namespace fairdeal {

/// What is reported once a hand, on the act that shows it first.
enum class Once : std::uint8_t { EachTime, Offer, Check, Turn, HoleCard, DealersTurn };
constexpr std::size_t once_count = static_cast<std::size_t>(Once::DealersTurn) + 1;

template <class GameSheet>
struct PlayOf {
    PlayOf(const HandRecord& the_record, const GameSheet& the_sheet, Ruling& ruling)
        : record(the_record),
          sheet(the_sheet),
          effects(ruling.effects),
          breaches(ruling.breaches),
          folds_plainly(ruling.folds_plainly),
          offered(!the_record.header.facts.offers_known) {}

    const HandRecord& record;
    const GameSheet& sheet;
    TableState table;
    std::vector<Effect>& effects;   // of the ruling
    std::vector<Breach>& breaches;  // likewise
    bool& folds_plainly;            // likewise
    bool offered;  // insurance was offered, or taken, or the source does not record offers
    bool all_dealt = false;             // everybody who takes part has their first cards
    int known_no_blackjack = no_event;  // event since which it is known that the dealer has none
    int blackjack_shown = no_event;     // event that showed one
    int last_play = no_event;           // the last event that was not settlement
    std::uint16_t unfinished = 0;       // bit by seat: it has a hand that is not finished
    std::array<std::uint16_t, once_count> reported{};  // bit by seat; bit 0 for the whole table

    [[nodiscard]] const TableFacts& facts() const { return record.header.facts; }
};

// --- what lies on the table

/// The dealer's two cards are a natural, shown or not.
template <class Play>
bool dealer_natural(const Play& play) {
    return is_natural(play.table.dealer);
}

inline bool has_face_down(const TableHand& hand) {
    return std::find(hand.face_down.begin(), hand.face_down.end(), true) != hand.face_down.end();
}

/// Everybody who takes part has their first cards, and so has the dealer.
template <class Play>
bool dealing_done(const Play& play) {
    return play.all_dealt;
}

/// The cards that the dealer is dealt before anybody plays.
template <class Play>
int dealers_first_cards(const Play& play) {
    return play.has_hole_card() ? 2 : 1;
}

template <class Play>
bool everybody_has_cards(const Play& play) {
    if (play.table.dealer.first_cards < dealers_first_cards(play)) return false;
    const auto& seats = play.table.seats;
    return std::all_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return !is_dealt_in(play, seat) || seat.first_cards.size() == 2;
    });
}

/// Notes after each act of a seat whether its hands are finished: nothing else changes that.
template <class Play>
void note_unfinished(Play& play, const TableSeat& seat) {
    const bool any = std::any_of(seat.hands.begin(), seat.hands.end(), [&](const TableHand& hand) {
        return !is_finished(play, seat, hand);
    });
    const unsigned bit = 1U << static_cast<unsigned>(seat.seat);
    play.unfinished =
        static_cast<std::uint16_t>(any ? play.unfinished | bit : play.unfinished & ~bit);
}

template <class Play>
bool is_unfinished(const Play& play, const TableSeat& seat) {
    return (play.unfinished >> static_cast<unsigned>(seat.seat) & 1U) != 0;
}

template <class Play>
bool all_hands_finished(const Play& play) {
    return play.unfinished == 0;
}

/// The seats in the order in which they act.
template <class Play>
InlineVector<const TableSeat*, highest_seat> seats_in_turn(const Play& play) {
    InlineVector<const TableSeat*, highest_seat> seats;
    for (const TableSeat& seat : play.table.seats) seats.push_back(&seat);
    return seats;
}

/// The first hand that acts before this one and is not finished; or null.
template <class Play>
const TableHand* hand_before(const Play& play, Who who) {
    if (all_hands_finished(play)) return nullptr;
    for (const TableSeat* seat : seats_in_turn(play)) {
        const bool is_theirs = seat->seat == who.seat;
        if (!is_theirs && !is_unfinished(play, *seat)) continue;
        for (const TableHand& hand : seat->hands) {
            if (hand.who == who) return nullptr;
            if (!is_finished(play, *seat, hand)) return &hand;
        }
        if (is_theirs) return nullptr;
    }
    return nullptr;
}

// --- the check for blackjack

/// Somebody has looked, or played on, or the cards show it.
template <class Play>
bool blackjack_is_settled(const Play& play) {
    return play.known_no_blackjack != no_event || play.blackjack_shown != no_event;
}

/// The dealer's blackjack, under the hole card, has ended the hand before anybody played.
template <class Play>
bool blackjack_ended_it(const Play& play) {
    return play.has_hole_card() && dealer_natural(play);
}

/// The dealer has a blackjack, or turns one up with this event.
template <class Play>
bool turns_up_natural(const Play& play, const Event& event) {
    if (!event.who.is_dealer() || event.verb != Verb::Turn) return dealer_natural(play);
    TableState turned;
    turned.dealer = play.table.dealer;
    apply(turned, event);
    return is_natural(turned.dealer);
}

/// Notes the event that settled whether the dealer has a blackjack.
template <class Play>
void note_blackjack(Play& play, const Event& event, int index) {
    if (blackjack_is_settled(play) || !dealing_done(play)) return;
    const bool shown = play.has_hole_card() ? play.table.turned != no_event : event.who.is_dealer();
    if (dealer_natural(play)) {
        if (shown) play.blackjack_shown = index;
        return;
    }
    const bool second_card = shown && play.table.dealer.cards.size() >= 2;
    const bool played_on = play.has_hole_card() && play.table.first_act != no_event;
    const bool shows_none =
        !blackjack_possible(play.table) || event.verb == Verb::Peek || second_card || played_on;
    if (shows_none) play.known_no_blackjack = index;
}

// --- insurance

/// Open between the deal and the check (without a hole card: the first act).
template <class Play>
bool insurance_is_open(const Play& play) {
    return ace_up(play.table) && dealing_done(play) && !blackjack_is_settled(play) &&
           play.table.first_act == no_event;
}

inline Money insured_with(const TableSeat& seat) {
    const PlacedWager* wager = live_wager(seat, Wager::Insurance);
    return wager == nullptr ? Money{} : wager->stake;
}

/// Notes that insurance was offered; nobody is asked again after somebody has taken it or tried to.
template <class Play>
void note_offer(Play& play, const Event& event) {
    const bool asked =
        event.verb == Verb::Offer || event.verb == Verb::Insure || event.verb == Verb::EvenMoney;
    play.offered = play.offered || asked;
}

/// Notes what an event of play has shown.
template <class Play>
void note_event(Play& play, const Event& event, int index) {
    note_offer(play, event);
    note_blackjack(play, event, index);
}

inline bool has_natural(const TableSeat& seat) {
    return seat.hands.size() == 1 && is_natural(seat.hands.front());
}

}  // namespace fairdeal
