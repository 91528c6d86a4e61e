#pragma once
// When something is objected to: the conditions that the games share, for the rows of their
// objections ({clause, "insurance without an ace up", when::no_ace_up}).

#include "blackjack/due.h"
#include "blackjack/objections.h"

namespace fairdeal::when {

/// True of any act that comes as far as this row.
template <class Play>
bool ever(const Attempt<Play>&) {
    return true;
}

// --- before and with the first cards

template <class Play>
bool cards_are_out(const Attempt<Play>& act) {
    return act.play.table.first_deal != no_event;
}
/// With a further card for a dealer who is dealt one.
template <class Play>
bool no_hole_card_is_dealt(const Attempt<Play>& act) {
    const int dealt = static_cast<int>(act.event.cards.size()) + act.hand.first_cards;
    return !act.play.has_hole_card() && dealt > 1;
}
template <class Play>
bool nothing_is_up(const Attempt<Play>& act) {
    return act.seat.wagers.empty();
}
template <class Play>
bool takes_no_part(const Attempt<Play>& act) {
    return !is_dealt_in(act.play, act.seat);
}
template <class Play>
bool deal_is_not_done(const Attempt<Play>& act) {
    return !dealing_done(act.play);
}

// --- insurance and even money

template <class Play>
bool no_ace_up(const Attempt<Play>& act) {
    return !ace_up(act.play.table);
}
template <class Play>
bool insurance_is_closed(const Attempt<Play>& act) {
    return !insurance_is_open(act.play);
}
template <class Play>
bool even_money_was_taken(const Attempt<Play>& act) {
    return act.seat.even_money != no_event;
}
template <class Play>
bool more_than_half_the_bet(const Attempt<Play>& act) {
    return (insured_with(act.seat) + act.event.amount) * 2 > original_bet(act.play, act.seat);
}
template <class Play>
bool is_insured(const Attempt<Play>& act) {
    return is_live(act.seat, Wager::Insurance);
}
template <class Play>
bool no_natural(const Attempt<Play>& act) {
    return !has_natural(act.seat);
}
/// The offer was to come before this act.
template <class Play>
bool offer_is_passed_by(const Attempt<Play>& act) {
    return offer_is_due(act.play);
}

// --- the check for blackjack

/// The hole card was to be checked before this act.
template <class Play>
bool check_is_passed_by(const Attempt<Play>& act) {
    return dealing_done(act.play) && !blackjack_is_settled(act.play) && act.play.has_hole_card() &&
           act.event.verb != Verb::Peek && !turns_up_natural(act.play, act.event);
}
template <class Play>
bool no_hole_card(const Attempt<Play>& act) {
    return !act.play.has_hole_card();
}
template <class Play>
bool no_blackjack_is_possible(const Attempt<Play>& act) {
    return !blackjack_possible(act.play.table);
}
template <class Play>
bool somebody_has_played(const Attempt<Play>& act) {
    return act.play.table.first_act != no_event;
}
template <class Play>
bool dealer_has_a_blackjack(const Attempt<Play>& act) {
    return dealer_natural(act.play);
}

// --- the hands

template <class Play>
bool dealers_blackjack_ended_it(const Attempt<Play>& act) {
    return blackjack_ended_it(act.play);
}
template <class Play>
bool hand_is_finished(const Attempt<Play>& act) {
    return is_finished(act.play, act.seat, act.hand);
}
template <class Play>
bool hand_waits_for_its_card(const Attempt<Play>& act) {
    return waits_for_its_card(act.hand);
}
template <class Play>
bool another_hand_of_the_seat_is_first(const Attempt<Play>& act) {
    const TableHand* before = hand_before(act.play, act.event.who);
    return before != nullptr && before->who.seat == act.event.who.seat;
}
template <class Play>
bool another_hand_is_first(const Attempt<Play>& act) {
    return hand_before(act.play, act.event.who) != nullptr;
}

template <class Play>
bool no_double_is_open(const Attempt<Play>& act) {
    return !may_double(act.hand, act.play.sheet.house.base);
}
template <class Play>
bool no_split_is_open(const Attempt<Play>& act) {
    return !may_split(act.seat, act.hand, act.play.sheet.house.base);
}
/// Nor before the dealer has checked for a blackjack.
template <class Play>
bool no_surrender_is_open(const Attempt<Play>& act) {
    const bool unchecked = act.play.has_hole_card() && act.play.known_no_blackjack == no_event;
    return unchecked || !may_surrender(act.hand, act.play.sheet.house.base);
}

// --- the dealer's hand

/// A blackjack that the dealer turns up ends the players' play.
template <class Play>
bool players_come_first(const Attempt<Play>& act) {
    if (!dealing_done(act.play)) return true;
    return !all_hands_finished(act.play) &&
           !(act.play.has_hole_card() && turns_up_natural(act.play, act.event));
}

template <class Play>
bool dealer_must_draw(const Attempt<Play>& act) {
    return dealer_must(act.play).takes_card();
}
template <class Play>
bool dealer_must_not_draw(const Attempt<Play>& act) {
    return !dealer_must(act.play).may_take_card();
}
/// The house counts the dealer's card beyond a standing total (IRR-6, option `overdraw`).
template <class Play>
bool overdrawn_card_counts(const Attempt<Play>& act) {
    constexpr int counts = 1;  // of `burn` and `count`
    const Total total = act.play.table.dealer.total();
    return total.points >= 17 && !is_bust(total) && act.play.record.header.notation > 1 &&
           act.play.sheet.card().remedies.template choice<int>(Remedy::Overdraw) == counts;
}
/// The clause that says what the dealer must do.
template <class Play>
ClauseId dealers_clause(const Attempt<Play>& act) {
    return dealer_must(act.play).because;
}

// --- settlement

/// Before its line falls due.
template <class Play>
bool settled_too_early(const Attempt<Play>& act) {
    return is_too_early(act.event, act.index, act.line, act.play.table);
}
/// The same, of a wager that will still have a line.
template <class Play>
bool settled_before_its_line(const Attempt<Play>& act) {
    return (act.line != nullptr || !act.complete) && settled_too_early(act);
}
/// A card was dealt first.
template <class Play>
bool settled_too_late(const Attempt<Play>& act) {
    return is_too_late(act.index, act.line, act.play.record, false);
}
/// The clause by which the line could not wait.
template <class Play>
ClauseId in_time(const Attempt<Play>& act) {
    return act.line->in_time;
}

}  // namespace fairdeal::when
