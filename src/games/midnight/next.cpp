#include "games/midnight/next.h"

#include <algorithm>

#include "games/midnight/clauses.h"
#include "games/midnight/draw.h"
#include "games/midnight/hands.h"
#include "games/midnight/insurance.h"

namespace fairdeal::mid {

namespace {

/// The record has settled this wager, right or wrong: it no longer holds up the next card.
bool is_settled(const Play& play, const Line& line) {
    const auto& events = play.record.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return is_settlement(event.verb) && event.who == line.who && event.wager == line.wager;
    });
}

/// The dealer has drawn and stood as far as required (notation, point 2: the stand is called on 17
/// to 21 where the dealer was to draw).
bool dealer_is_done(const Play& play) {
    const DrawCall call = dealer_must(play);
    if (call.draw) return false;
    const bool calls_stand = call.was_to_draw && !dealer_hand(play).bust();
    const bool drew_on = !play.table.dealer.left_out.empty();  // past the stand that was not called
    return !calls_stand || drew_on || play.table.dealer_stood != no_event;
}

Act act(Who who, Verb verb, const Clauses& because, Wager wager = Wager::None) {
    return {who, verb, wager, {}, false, because};
}
Act decision(Who who, const Clauses& because) {
    return {who, Verb::Hit, Wager::None, {}, true, because};
}

void open(Ruling& ruling, Verb verb) {
    const bool known = std::find(ruling.may.begin(), ruling.may.end(), verb) != ruling.may.end();
    if (!known) ruling.may.push_back(verb);
}

/// MID-DEAL-1: the first cards that are still to come.
void say_deals(const Play& play, Ruling& ruling) {
    bool anyone = false;
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(seat)) continue;
        anyone = true;
        if (seat.first_cards.size() < 2)
            ruling.next.push_back(act(who_of(seat), Verb::Deal, {deal_1}));
    }
    if (anyone && play.table.dealer.cards.empty())
        ruling.next.push_back(act(the_dealer, Verb::Deal, {deal_1, nhc_1}));
    if (play.table.first_deal == no_event) open(ruling, Verb::Bet);
}

/// Why a line is due at once, and why it is what it is.
Clauses why_now(const Line& line) {
    Clauses because;
    if (line.is_urgent()) because.push_back(line.in_time);
    for (const ClauseId clause : line.because) cite(because, clause);
    return because;
}

/// Every line that is due at once and not made yet; the play waits for it. True if there was one.
bool say_dues(const Play& play, Ruling& ruling) {
    for (const Line& line : ruling.lines) {
        if (is_settled(play, line)) continue;
        ruling.next.push_back({line.who, line.verb, line.wager, line.amount, false, why_now(line)});
    }
    return !ruling.next.empty();
}

/// MID-INS-1: the offer comes before anything else. True if it is still to come.
bool say_offer(const Play& play, Ruling& ruling) {
    if (!offer_is_due(play)) return false;
    ruling.next.push_back(act(the_dealer, Verb::Offer, {ins_1, ins_2}, Wager::Insurance));
    return true;
}

void say_insurance(const Play& play, Ruling& ruling) {
    const auto& seats = play.table.seats;
    const bool any = std::any_of(seats.begin(), seats.end(),
                                 [&](const TableSeat& seat) { return may_insure(play, seat); });
    if (any) open(ruling, Verb::Insure);
}

void say_decision(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    const bool is_21 = why_no_card(play, hand).has_value();  // it waits for its player's word
    ruling.next.push_back(
        decision(hand.who, is_21 ? Clauses{any_21_stands, stand_1} : Clauses{act_1}));
    if (!is_21) open(ruling, Verb::Hit);
    open(ruling, Verb::Stand);
    if (!why_no_double(play, seat, hand)) open(ruling, Verb::Double);
    if (!why_no_split(play, hand)) open(ruling, Verb::Split);
}

/// What a hand waits for: its card, its player. A 21 that may still double (AMB-MID-06) has a
/// choice but holds nothing up. True if the table waits for this hand.
bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    if (hand.double_waits) {
        ruling.next.push_back(act(hand.who, Verb::Double, {dbl_2}));
        return true;
    }
    if (!is_finished(play, seat, hand)) {
        say_decision(play, ruling, seat, hand);
        return true;
    }
    if (is_dealt_in(seat) && !why_no_double(play, seat, hand)) {
        ruling.next.push_back(decision(hand.who, {value_to_double}));
        open(ruling, Verb::Double);
    }
    return false;
}

/// Clockwise and by number, the first hand that is not finished. False if all are.
bool say_hands(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        for (const TableHand& hand : seat.hands) {
            if (!hand.from_split || hand.cards.size() >= 2) continue;
            ruling.next.push_back(act(hand.who, Verb::Deal, {spl_2, split_cards_at_once}));
            return true;
        }
        for (const TableHand& hand : seat.hands) {
            if (say_hand(play, ruling, seat, hand)) return true;
        }
    }
    return false;
}

void say_dealer(const Play& play, Ruling& ruling) {
    const DrawCall call = dealer_must(play);
    const Verb card = card_lies_face_down(play) ? Verb::Turn : Verb::Hit;
    ruling.next.push_back(act(the_dealer, call.draw ? card : Verb::Stand, {call.because}));
}

}  // namespace

bool is_over(const Play& play) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return false;
    return all_hands_finished(play) && dealer_is_done(play);
}

void say_next(const Play& play, Ruling& ruling) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return say_deals(play, ruling);
    if (say_offer(play, ruling)) return;
    if (say_dues(play, ruling)) return;  // MID-HIT-3, MID-INS-5: at once
    say_insurance(play, ruling);
    if (!say_hands(play, ruling)) say_dealer(play, ruling);
}

}  // namespace fairdeal::mid
