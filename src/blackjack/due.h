#pragma once
// What must happen now, and what is open to somebody who decides, when a record stops before the
// play is over: the order of a hand of ordinary blackjack. Deal, offer, check, what holds up the
// next card, the hands in turn, the dealer. What is open is what nothing is objected to.

#include "blackjack/objections.h"

namespace fairdeal {

/// What the dealer does now that the hands are played.
enum class DealersMove : std::uint8_t {
    Nothing,   // no card, and no stand is called
    OneCard,   // one more that a wager waits for
    Draws,     // plays the hand: a card
    Stands,    // plays the hand: the stand on 17 to 21 is called
    Chooses,   // a card or the stand
    NeedNot,   // the same, and neither is waited for
    Finished,  // neither is open
};
/// In words, a sentence(): what a row of the dealer's play does.
const char* does(DealersMove draw);

/// The same with the clause that makes it so.
struct DrawCall {
    DealersMove draw = DealersMove::Nothing;
    ClauseId because{};
    [[nodiscard]] bool takes_card() const {
        return draw == DealersMove::OneCard || draw == DealersMove::Draws;
    }
    [[nodiscard]] bool plays_hand() const {
        return draw == DealersMove::Draws || draw == DealersMove::Stands;
    }
    [[nodiscard]] bool may_take_card() const {
        return takes_card() || draw == DealersMove::Chooses || draw == DealersMove::NeedNot;
    }
};

/// The acts of the procedure that a clause makes due: why_due(play, step) of a game says which.
enum class DueStep : std::uint8_t {
    FirstCards,
    DealersFirstCards,
    Offer,
    Check,           // of the hole card, which shows no blackjack
    ShownBlackjack,  // the hole card that makes one
    SplitCard,       // the second card of a split hand
    DoublesCard,     // the card of a double
    HoleCard,        // shown once the hands are played
    DealersPlay      // a card, or the stand
};

inline Act act_of(Who who, Verb verb, const Clauses& because, Wager wager = Wager::None) {
    return {who, verb, wager, {}, false, because};
}
inline Act decision_of(Who who, const Clauses& because) {
    return {who, Verb::Hit, Wager::None, {}, true, because};
}

/// An act of the whole seat, to ask whether it may be made.
inline Event act_of_seat(const TableSeat& seat, Verb verb) {
    Event event;
    event.who = who_of(seat);
    event.verb = verb;
    return event;
}

inline void open(Ruling& ruling, Verb verb) {
    const bool known = std::find(ruling.may.begin(), ruling.may.end(), verb) != ruling.may.end();
    if (!known) ruling.may.push_back(verb);
}

// --- what is to be settled

/// The record has made this line, be it for a wrong amount. A wager that holds up the next card no
/// longer does so once it has been settled in any way, right or wrong.
template <class Play>
bool is_settled(const Play& play, const Line& line) {
    const auto& events = play.record.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        if (!is_settlement(event.verb) || event.who != line.who || event.wager != line.wager)
            return false;
        return line.is_urgent() || event.verb == line.verb;
    });
}

/// Why the line is to be made now: where it cannot wait, the clause that says so goes first.
template <class Play>
Clauses why_now(const Play&, const Line& line) {
    Clauses because;
    if (line.is_urgent()) because.push_back(line.in_time);
    for (const ClauseId clause : line.because) {
        if (!cites(because, clause) && !full(because)) because.push_back(clause);
    }
    return because;
}

/// Every settlement line that is due and not made yet.
template <class Play>
void say_dues(const Play& play, Ruling& ruling) {
    for (const Line& line : ruling.lines) {
        if (is_settled(play, line)) continue;
        ruling.next.push_back(
            {line.who, line.verb, line.wager, line.amount, false, why_now(play, line)});
    }
}

/// A wager is to be taken before any more cards.
template <class Play>
bool a_line_holds_up_the_play(const Play& play, const Ruling& ruling) {
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
        return line.is_urgent() && !is_settled(play, line);
    });
}

// --- the deal, the offer, the check

/// The first cards that are still to come.
template <class Play>
void say_deals(const Play& play, Ruling& ruling) {
    bool anyone = false;
    for (const TableSeat* seat : seats_in_turn(play)) {
        if (!is_dealt_in(play, *seat)) continue;
        anyone = true;
        if (seat->first_cards.size() < 2)
            ruling.next.push_back(
                act_of(who_of(*seat), Verb::Deal, why_due(play, DueStep::FirstCards)));
    }
    if (anyone && play.table.dealer.first_cards < dealers_first_cards(play))
        ruling.next.push_back(
            act_of(the_dealer, Verb::Deal, why_due(play, DueStep::DealersFirstCards)));
}

/// Before the cards: the deal, and until it the bets.
template <class Play>
void say_opening(const Play& play, Ruling& ruling) {
    say_deals(play, ruling);
    if (play.table.first_deal == no_event) open(ruling, Verb::Bet);
}

/// Insurance is to be offered before anything else.
template <class Play>
bool offer_is_due(const Play& play) {
    const auto& seats = play.table.seats;
    return !play.offered && insurance_is_open(play) &&
           std::any_of(seats.begin(), seats.end(),
                       [&](const TableSeat& seat) { return may_be_asked(play, seat); });
}

/// True if the table waits for the offer.
template <class Play>
bool say_offer(const Play& play, Ruling& ruling) {
    if (!offer_is_due(play)) return false;
    ruling.next.push_back(
        act_of(the_dealer, Verb::Offer, why_due(play, DueStep::Offer), Wager::Insurance));
    return true;
}

template <const auto& lists, class Play>
bool may_take_even_money(const Play& play, const TableSeat& seat) {
    return is_open<lists>(play, act_of_seat(seat, Verb::EvenMoney));
}

/// Adds insurance and even money to what is open, where a seat may still take them.
template <const auto& lists, class Play>
void say_insurance(const Play& play, Ruling& ruling) {
    if (!play.offered || !insurance_is_open(play)) return;
    for (const TableSeat& seat : play.table.seats) {
        if (may_insure(play, seat)) open(ruling, Verb::Insure);
    }
    for (const TableSeat& seat : play.table.seats) {
        if (may_take_even_money<lists>(play, seat)) open(ruling, Verb::EvenMoney);
    }
}

/// The check of the hole card. True if it is still to come.
template <const auto& lists, class Play>
bool say_check(const Play& play, Ruling& ruling) {
    if (blackjack_is_settled(play) || !play.has_hole_card()) return false;
    say_insurance<lists>(play, ruling);
    say_dues(play, ruling);
    const auto& cards = play.table.dealer.cards;
    const bool known = std::all_of(cards.begin(), cards.end(),
                                   [](Card card) { return card.rank != Rank::Unknown; });
    if (!known || !dealer_natural(play))
        ruling.next.push_back(act_of(the_dealer, Verb::Peek, why_due(play, DueStep::Check)));
    if (!known || dealer_natural(play))
        ruling.next.push_back(
            act_of(the_dealer, Verb::Turn, why_due(play, DueStep::ShownBlackjack)));
    return true;
}

// --- the hands

/// A player decides: what nothing is objected to is open.
template <const auto& lists, class Play>
void say_decision(const Play& play, Ruling& ruling, const TableHand& hand, const Clauses& because) {
    ruling.next.push_back(decision_of(hand.who, because));
    for (const Verb verb : {Verb::Hit, Verb::Stand, Verb::Double, Verb::Split, Verb::Surrender}) {
        Event event;
        event.who = hand.who;
        event.verb = verb;
        if (is_open<lists>(play, event)) open(ruling, verb);
    }
}

/// The seat plays its hands.
template <class Play>
bool is_playing(const Play&, const TableSeat&) {
    return true;
}

/// What the first hand in turn waits for that is not finished: its card, its player. False if none
/// does.
template <class Play>
bool say_hands(const Play& play, Ruling& ruling) {
    for (const TableSeat* seat : seats_in_turn(play)) {
        if (!is_playing(play, *seat)) continue;
        for (const TableHand& hand : seat->hands) {
            if (!hand.from_split || hand.cards.size() >= 2) continue;
            ruling.next.push_back(act_of(hand.who, Verb::Deal, why_due(play, DueStep::SplitCard)));
            return true;
        }
        for (const TableHand& hand : seat->hands) {
            if (say_hand(play, ruling, *seat, hand)) return true;
        }
    }
    return false;
}

// --- the dealer

/// A card of the dealer is to be turned up before anything else.
template <class Play>
bool must_turn(const Play& play, const DrawCall&) {
    return has_face_down(play.table.dealer);
}

template <class Play>
bool dealer_is_bust(const Play& play) {
    return is_bust(play.table.dealer.total());
}

template <class Play>
void say_dealer(const Play& play, Ruling& ruling) {
    const DrawCall call = dealer_must(play);
    const Verb draws = call.takes_card() ? Verb::Hit : Verb::Stand;
    const bool turns = must_turn(play, call);
    ruling.next.push_back(act_of(the_dealer, turns ? Verb::Turn : draws,
                                 why_due(play, turns ? DueStep::HoleCard : DueStep::DealersPlay)));
}

/// The dealer has shown, drawn and stood as far as required (notation, point 2: the stand is called
/// on 17 to 21 where the dealer was to draw).
template <class Play>
bool dealer_is_done(const Play& play) {
    const DrawCall call = dealer_must(play);
    if (call.takes_card() || must_turn(play, call)) return false;
    const bool calls_stand = call.plays_hand() && !dealer_is_bust(play);
    const bool drew_on = !play.table.dealer.left_out.empty();  // past the stand that was not called
    return !calls_stand || drew_on || play.table.dealer_stood != no_event;
}

// --- the hand

/// True when the play is over, whether or not it has been settled.
template <class Play>
bool is_over(const Play& play) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return false;
    if (play.blackjack_shown != no_event && play.has_hole_card()) return true;
    return all_hands_finished(play) && dealer_is_done(play);
}

/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
template <const auto& lists, class Play>
void say_next(const Play& play, Ruling& ruling) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return say_opening(play, ruling);
    if (say_offer(play, ruling) || say_check<lists>(play, ruling)) return;
    if (a_line_holds_up_the_play(play, ruling)) return say_dues(play, ruling);
    say_insurance<lists>(play, ruling);
    say_dues(play, ruling);
    if (!say_hands(play, ruling)) say_dealer(play, ruling);
}

}  // namespace fairdeal
