#include "games/league/conduct.h"

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"
#include "games/league/draw.h"
#include "games/league/insurance.h"
#include "games/league/placing.h"

namespace fairdeal::ibl {

namespace {

// --- the check for blackjack

/// The dealer has a blackjack, or turns one up with this event.
bool turns_up_natural(const Play& play, const Event& event) {
    if (!event.who.is_dealer() || event.verb != Verb::Turn) return dealer_natural(play);
    TableState turned;
    turned.dealer = play.table.dealer;
    apply(turned, event);
    return is_natural(turned.dealer);
}

/// The dealer's blackjack, under the hole card, has ended the hand before anybody played.
bool blackjack_ended_it(const Play& play) { return play.has_hole_card() && dealer_natural(play); }

/// Once, on the event that passes it by: a check of the hole card that was due.
void report_missed_check(Play& play, const Event& event) {
    const bool settled = play.known_no_blackjack != no_event || play.blackjack_shown != no_event;
    if (!dealing_done(play) || settled || !play.has_hole_card() || play.check_missed) return;
    if (event.verb == Verb::Peek || turns_up_natural(play, event)) return;
    play.check_missed = true;
    play.report(event, base_game, tr("the hole card was not checked for a blackjack"));
}

/// An offer that an ace asks for, on the event that passes it by.
void report_missed_offer(Play& play, const Event& event) {
    if (offer_is_due(play))
        play.report(event, base_game, tr("insurance has not been offered, and an ace is up"));
}

Effect judge_peek(Play& play, const Event& event) {
    if (!play.has_hole_card()) {
        play.report(event, base_game, tr("there is no hole card to check"));
    } else if (!dealing_done(play)) {
        play.report(event, base_game,
                    tr("a check before every seat and the dealer have their cards"));
    } else if (!blackjack_possible(play.table)) {
        play.report(event, base_game, tr("a check without an ace or a ten up"));
    } else if (dealer_natural(play)) {
        play.report(event, base_game, tr("the check passed, and the dealer has a blackjack"));
    }
    return Effect::Counts;
}

// --- the hands

/// Once, on the event that shows it: somebody acts before the deal is complete or out of turn.
void report_turn(Play& play, const Event& event) {
    if (play.turn_reported) return;
    const TableHand* before = hand_before(play, event.who);
    if (dealing_done(play) && before == nullptr) return;
    play.turn_reported = true;
    if (!dealing_done(play)) {
        play.report(event, base_game,
                    tr("an act before every seat and the dealer have their cards"));
    } else {
        play.report(event, before->who.seat == event.who.seat ? base_game : who_starts,
                    tr("an earlier hand has not been played yet"));
    }
}

/// A hit or a stand: a hand that is over takes neither, nor does one that waits for a card that is
/// due to it.
Effect judge_hit_or_stand(Play& play, const Event& event, const TableSeat& seat,
                          const TableHand& hand) {
    const bool hits = event.verb == Verb::Hit;
    if (!blackjack_ended_it(play) && !is_finished(play, seat, hand)) {
        if (waits_for_its_card(hand))
            play.report(event, base_game, tr("an act of a hand that waits for its card"));
        return Effect::Counts;
    }
    if (blackjack_ended_it(play))
        play.report(event, base_game,
                    hits ? tr("a card after the dealer's blackjack has ended the hand")
                         : tr("a decision after the dealer's blackjack has ended the hand"));
    else
        play.report(event, base_game,
                    hits ? tr("a card for a hand that is finished")
                         : tr("a decision for a hand that is finished"));
    return hits ? Effect::LeftOut : Effect::Ignored;
}

/// An illegal double stands as dealt. The card of a double that waits is no second double.
Effect judge_double(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (double_is_open(play, seat, hand)) return Effect::Counts;
    const bool short_of_chips =
        may_double(hand, play.sheet.house.base) && !can_cover(seat, hand.grown(original_bet(seat)));
    play.report(event, base_game,
                short_of_chips ? tr("a double of more than the player's chips")
                               : tr("a double that the hand does not allow"));
    return Effect::Counts;
}

/// An illegal split stands as dealt.
Effect judge_split(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (split_is_open(play, seat, hand)) return Effect::Counts;
    const bool short_of_chips =
        may_split(seat, hand, play.sheet.house.base) && !can_cover(seat, original_bet(seat));
    play.report(event, base_game,
                short_of_chips ? tr("a split of more than the player's chips")
                               : tr("a split that the hand does not allow"));
    return Effect::Counts;
}

Effect judge_surrender(Play& play, const Event& event, const TableHand& hand) {
    if (surrender_is_open(play, hand)) return Effect::Counts;
    play.report(event, base_game, tr("a surrender that is not open"));
    return Effect::Ignored;
}

/// IBL-SEC-4: whatever a hand allows is open on a secret bet too.
bool works_on_its_bet(const Play& play, const TableSeat& seat) {
    const PlacedWager* bet = live_wager(seat, Wager::Player);
    return bet == nullptr || !bet->secret || play.sheet.knows(sec_4);
}

/// An act on a seat that plays no hand.
Effect judge_stranger(Play& play, const Event& event) {
    play.report(event, base_game, tr("an act on a seat without a bet that counts"));
    const bool card = event.verb == Verb::Hit || event.verb == Verb::Double;
    return card ? Effect::LeftOut : Effect::Ignored;
}

bool is_open(const Play& play, const TableSeat& seat, const TableHand& hand) {
    const bool has_cards = !hand.from_split || hand.cards.size() >= 2;
    return has_cards && !hand.double_waits && !blackjack_ended_it(play) &&
           !is_finished(play, seat, hand);
}

Effect judge_hand(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (seat == nullptr || hand == nullptr) return Effect::Counts;
    if (!is_dealt_in(*seat)) return judge_stranger(play, event);
    report_turn(play, event);
    if (is_on_auto_play(*seat) && is_open(play, *seat, *hand)) {
        if (const auto effect = judge_system_act(play, event, *hand)) return *effect;
    }
    if (event.verb == Verb::Double) return judge_double(play, event, *seat, *hand);
    if (event.verb == Verb::Split) return judge_split(play, event, *seat, *hand);
    if (event.verb == Verb::Surrender) return judge_surrender(play, event, *hand);
    return judge_hit_or_stand(play, event, *seat, *hand);
}

// --- the dealer's hand

/// Once: the dealer plays before the players have. A blackjack that the dealer turns up ends their
/// play.
void report_early_draw(Play& play, const Event& event) {
    if (play.early_draw_reported) return;
    const bool blackjack = play.has_hole_card() && turns_up_natural(play, event);
    if (dealing_done(play) && (blackjack || all_hands_finished(play))) return;
    play.early_draw_reported = true;
    play.report(event, base_game, tr("the dealer plays before the players have"));
}

Effect judge_dealer(Play& play, const Event& event) {
    report_early_draw(play, event);
    if (event.verb == Verb::Turn) return Effect::Counts;
    const DrawCall call = dealer_must(play);
    if (event.verb == Verb::Stand) {
        if (!call.draw) return Effect::Counts;
        play.report(event, base_game, tr("the dealer stands where they must draw"));
        return Effect::Ignored;
    }
    if (call.draw) return Effect::Counts;
    play.report(event, base_game, tr("the dealer draws a card that they must not"));
    return Effect::LeftOut;
}

bool is_about_the_box(Verb verb) {
    return verb == Verb::SitOut || verb == Verb::SitIn || verb == Verb::Disconnect ||
           verb == Verb::Reconnect;
}

}  // namespace

bool double_is_open(const Play& play, const TableSeat& seat, const TableHand& hand) {
    return seat.even_money == no_event && !blackjack_ended_it(play) &&
           works_on_its_bet(play, seat) && may_double(hand, play.sheet.house.base) &&
           can_cover(seat, hand.grown(original_bet(seat)));
}

bool split_is_open(const Play& play, const TableSeat& seat, const TableHand& hand) {
    return seat.even_money == no_event && !blackjack_ended_it(play) &&
           works_on_its_bet(play, seat) && may_split(seat, hand, play.sheet.house.base) &&
           can_cover(seat, original_bet(seat));
}

bool surrender_is_open(const Play& play, const TableHand& hand) {
    const bool checked = !play.has_hole_card() || play.known_no_blackjack != no_event;
    const TableSeat* seat = play.table.find(hand.who.seat);
    return checked && seat != nullptr && seat->even_money == no_event &&
           !blackjack_ended_it(play) && works_on_its_bet(play, *seat) &&
           may_surrender(hand, play.sheet.house.base);
}

Effect judge_event(Play& play, const Event& event) {
    if (is_settlement(event.verb) || is_about_the_box(event.verb)) return Effect::Counts;
    if (event.verb == Verb::Chips) return judge_chips(play, event);
    if (event.verb == Verb::Bet || event.verb == Verb::Secret) return judge_bet(play, event);
    if (event.verb == Verb::Deal) return judge_deal(play, event);
    if (event.verb == Verb::Offer) return judge_offer(play, event);
    if (event.verb == Verb::Insure) return judge_insurance(play, event);
    if (event.verb == Verb::EvenMoney) return judge_even_money(play, event);
    report_missed_offer(play, event);
    report_missed_check(play, event);
    if (event.verb == Verb::Peek) return judge_peek(play, event);
    return event.who.is_dealer() ? judge_dealer(play, event) : judge_hand(play, event);
}

}  // namespace fairdeal::ibl
