#include "games/league/next.h"

#include <algorithm>

#include "games/league/auto_play.h"
#include "games/league/clauses.h"
#include "games/league/conduct.h"
#include "games/league/draw.h"
#include "games/league/insurance.h"
#include "games/league/placing.h"

namespace fairdeal::ibl {

namespace {

/// The record has made this line, be it for a wrong amount.
bool is_settled(const Play& play, const Line& line) {
    const auto& events = play.record.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.verb == line.verb && event.who == line.who && event.wager == line.wager;
    });
}

/// The dealer has shown, drawn and stood as far as required (notation, point 2: the stand is
/// called on 17 to 21 where the dealer was to draw).
bool dealer_is_done(const Play& play) {
    const DrawCall call = dealer_must(play);
    if (call.draw || hole_card_waits(play)) return false;
    const bool calls_stand = call.was_to_draw && !is_bust(play.table.dealer.total());
    const bool drew_on = !play.table.dealer.left_out.empty();  // past the stand that was not called
    return !calls_stand || drew_on || play.table.dealer_stood != no_event;
}

Act act(Who who, Verb verb, Clauses because = {base_game}) {
    return {who, verb, Wager::None, {}, false, because};
}
Act decision(Who who, Clauses because = {base_game}) {
    return {who, Verb::Hit, Wager::None, {}, true, because};
}

/// What the system does, by the clause that says what, and why it does it for this seat.
Clauses by_system(const TableSeat& seat, ClauseId what) {
    const ClauseId why = seat.disconnected ? dis_2 : sit_3;
    return {what, why};
}

bool any_seat(const Play& play, bool (*question)(const Play&, const TableSeat&)) {
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(),
                       [&](const TableSeat& seat) { return question(play, seat); });
}

/// Every settlement line that is due and not made yet; none of them holds up the play.
void say_dues(const Play& play, Ruling& ruling) {
    for (const Line& line : ruling.lines) {
        if (!is_settled(play, line))
            ruling.next.push_back(
                {line.who, line.verb, line.wager, line.amount, false, line.because});
    }
}

// --- before the cards: chips, then the bets, the starting player's first, then the deal

/// The system's bet, or its player's choice.
Act awaited_bet(const Play& play, const TableSeat& seat) {
    const SystemBet bet = system_bet(play, seat);
    if (is_on_auto_play(seat) && bet.known)
        return {whole_seat(seat), Verb::Bet, Wager::Player,
                bet.amount,       false,     by_system(seat, bet.because)};
    if (seat.seat == play.start) return decision(whole_seat(seat), {who_starts});
    return decision(whole_seat(seat));
}

/// The bets that are awaited: the starting player's, and once it is made those of all others in any
/// order (AMB-IBL-19). True where the system must make one: no card is dealt before it.
bool say_bets(const Play& play, Ruling& ruling) {
    bool system_bets = false;
    for (const TableSeat* seat : seats_in_turn(play)) {
        if (is_dealt_in(*seat) || !is_still_in(play, *seat)) continue;
        const Act bet = awaited_bet(play, *seat);
        if (!bet.decides && bet.amount.is_zero()) continue;
        ruling.next.push_back(bet);
        system_bets = system_bets || !bet.decides;
        if (seat->seat == play.start && seat->put_up == 0) break;
    }
    return system_bets;
}

bool anyone_dealt_in(const Play& play) {
    return any_seat(play, [](const Play&, const TableSeat& seat) { return is_dealt_in(seat); });
}

void say_deals(const Play& play, Ruling& ruling) {
    for (const TableSeat* seat : seats_in_turn(play)) {
        if (is_dealt_in(*seat) && seat->first_cards.size() < 2)
            ruling.next.push_back(act(whole_seat(*seat), Verb::Deal));
    }
    if (anyone_dealt_in(play) && play.table.dealer.first_cards < (play.has_hole_card() ? 2 : 1))
        ruling.next.push_back(act(the_dealer, Verb::Deal));
}

void say_opening(const Play& play, Ruling& ruling) {
    const bool dealt = play.table.first_deal != no_event;
    if (!dealt) {
        if (!anyone_dealt_in(play)) ruling.may.push_back(Verb::Chips);
        ruling.may.push_back(Verb::Bet);
        if (play.table.seats.empty() || any_seat(play, may_bet_secretly))
            ruling.may.push_back(Verb::Secret);
        if (say_bets(play, ruling)) return;
    }
    say_deals(play, ruling);
}

// --- the offer and the check

void say_insurance(const Play& play, Ruling& ruling) {
    if (!play.offered) return;
    if (any_seat(play, may_insure)) ruling.may.push_back(Verb::Insure);
    if (any_seat(play, may_take_even_money)) ruling.may.push_back(Verb::EvenMoney);
}

/// The offer with an ace up, the check of the hole card with an ace or a ten. True if it is still
/// to come.
bool say_check(const Play& play, Ruling& ruling) {
    if (insurance_is_open(play) && !play.offered) {
        Act offer = act(the_dealer, Verb::Offer);
        offer.wager = Wager::Insurance;
        ruling.next.push_back(offer);
        // Where nobody can take it, the dealer may as well go on without it.
        if (offer_is_due(play)) return true;
    }
    const bool settled = play.known_no_blackjack != no_event || play.blackjack_shown != no_event;
    if (settled || !play.has_hole_card()) return false;
    say_insurance(play, ruling);
    say_dues(play, ruling);
    const auto& cards = play.table.dealer.cards;
    const bool known = std::all_of(cards.begin(), cards.end(),
                                   [](Card card) { return card.rank != Rank::Unknown; });
    if (!known || !dealer_natural(play)) ruling.next.push_back(act(the_dealer, Verb::Peek));
    if (!known || dealer_natural(play)) ruling.next.push_back(act(the_dealer, Verb::Turn));
    return true;
}

// --- the hands, then the dealer

void say_decision(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    if (is_on_auto_play(seat)) {
        const SystemMove move = system_move(play, hand);
        ruling.next.push_back(act(hand.who, move.verb, by_system(seat, move.because)));
        return;
    }
    ruling.next.push_back(decision(hand.who));
    ruling.may.insert(ruling.may.end(), {Verb::Hit, Verb::Stand});
    if (double_is_open(play, seat, hand)) ruling.may.push_back(Verb::Double);
    if (split_is_open(play, seat, hand)) ruling.may.push_back(Verb::Split);
    if (surrender_is_open(play, hand)) ruling.may.push_back(Verb::Surrender);
}

/// Clockwise from the start and by number, the first hand that is not finished. False if all are.
bool say_hand(const Play& play, Ruling& ruling) {
    for (const TableSeat* seat : seats_in_turn(play)) {
        for (const TableHand& hand : seat->hands) {
            if (!hand.from_split || hand.cards.size() >= 2) continue;
            ruling.next.push_back(act(hand.who, Verb::Deal));
            return true;
        }
        for (const TableHand& hand : seat->hands) {
            if (is_finished(play, *seat, hand)) continue;
            if (hand.double_waits)
                ruling.next.push_back(act(hand.who, Verb::Double));
            else
                say_decision(play, ruling, *seat, hand);
            return true;
        }
    }
    return false;
}

void say_dealer(const Play& play, Ruling& ruling) {
    const DrawCall call = dealer_must(play);
    const Verb draws = call.draw ? Verb::Hit : Verb::Stand;
    ruling.next.push_back(act(the_dealer, hole_card_waits(play) ? Verb::Turn : draws));
}

// --- IBL-SIT and IBL-DIS: the boxes may be ticked, a connection lost, at any moment

void say_boxes(const Play& play, Ruling& ruling) {
    const auto open_if = [&](Verb verb, bool (*question)(const Play&, const TableSeat&)) {
        if (any_seat(play, question)) ruling.may.push_back(verb);
    };
    open_if(Verb::SitOut, [](const Play& p, const TableSeat& seat) {
        return is_still_in(p, seat) && !seat.sits_out;
    });
    open_if(Verb::SitIn, [](const Play&, const TableSeat& seat) { return seat.sits_out; });
    open_if(Verb::Disconnect, [](const Play& p, const TableSeat& seat) {
        return is_still_in(p, seat) && !seat.disconnected;
    });
    open_if(Verb::Reconnect, [](const Play&, const TableSeat& seat) { return seat.disconnected; });
}

void say_play(const Play& play, Ruling& ruling) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return say_opening(play, ruling);
    if (say_check(play, ruling)) return;
    say_insurance(play, ruling);
    say_dues(play, ruling);
    if (!say_hand(play, ruling)) say_dealer(play, ruling);
}

}  // namespace

bool is_over(const Play& play) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return false;
    if (play.blackjack_shown != no_event && play.has_hole_card()) return true;
    return all_hands_finished(play) && dealer_is_done(play);
}

void say_next(const Play& play, Ruling& ruling) {
    say_play(play, ruling);
    say_boxes(play, ruling);
}

}  // namespace fairdeal::ibl
