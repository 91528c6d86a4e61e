#include <algorithm>

#include "games/extreme/clauses.h"
#include "games/extreme/procedure.h"

namespace fairdeal::bjx {

namespace {

// --- before the cards: chips, blinds, passes; then the first cards

void say_blinds(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        if (!is_in(seat) && seat.adjusted == Adjusted::NotYet)
            ruling.next.push_back(decision_of(who_of(seat), {blind_1}));
    }
}

void say_deal_pass(const Play& play, Ruling& ruling) {
    const auto& seats = play.table.seats;
    const bool all_passed = std::all_of(seats.begin(), seats.end(), [](const TableSeat& seat) {
        return seat.adjusted == Adjusted::Passed;
    });
    const ClauseId clause = play.is_tournament() ? tour_5 : pass_1;
    if (all_passed && !seats.empty())
        ruling.next.push_back(act_of(the_dealer, Verb::Pass, {clause, deal_passes}));
}

void say_before_cards(const Play& play, Ruling& ruling) {
    say_dues(play, ruling);
    say_blinds(play, ruling);
    say_deal_pass(play, ruling);
    say_deals(play, ruling);
    ruling.may.insert(ruling.may.end(), {Verb::Chips, Verb::Blind, Verb::Pass});
}

// --- the decisions

/// BJX-ADJ-2, AMB-BJX-12: the seat has the chips to raise.
bool may_raise(const Play& play, const TableSeat& seat) {
    if (!seat.chips) return true;
    const Money blind = blind_of(seat);
    return *seat.chips >= blind * 2 || (play.sheet.house.all_in_raise && *seat.chips > blind);
}

void say_adjusting(const Play& play, Ruling& ruling, const TableSeat& seat) {
    ruling.next.push_back(decision_of(who_of(seat), {adj_1, adjusts_in_order}));
    if (may_raise(play, seat)) open(ruling, Verb::Raise);
    open(ruling, Verb::Check);
    open(ruling, Verb::Fold);
}

void say_dealer_choice(Ruling& ruling) {
    ruling.next.push_back(decision_of(the_dealer, {dfold_2, dfold_1}));
    open(ruling, Verb::Play);
    open(ruling, Verb::Fold);
}

// --- the play

/// AMB-BJX-37: all hole cards are turned up before a hand is played. False if none waits.
bool say_turns(const Play& play, Ruling& ruling) {
    bool any = false;
    for (const TableSeat& seat : play.table.seats) {
        if (!still_in(seat) || !has_face_down(seat)) continue;
        ruling.next.push_back(act_of(who_of(seat), Verb::Turn, {nat_1, turned_together}));
        any = true;
    }
    return any;
}

void say_dealer_hand(const Play& play, Ruling& ruling) {
    if (has_face_down(play.table.dealer))
        return ruling.next.push_back(act_of(the_dealer, Verb::Turn, {dlr_1}));
    const DrawCall call = dealer_must(play);
    if (call.draw == DealersMove::Chooses) {
        ruling.next.push_back(decision_of(the_dealer, {call.because}));
        open(ruling, Verb::Hit);
        open(ruling, Verb::Stand);
    } else if (call.plays_hand()) {
        const Verb plays = call.takes_card() ? Verb::Hit : Verb::Stand;
        ruling.next.push_back(act_of(the_dealer, plays, {call.because}));
    }
}

/// The dealer's hand is as far as the bets need it: shown where a natural waits for it, drawn and
/// stood on where a hand does.
bool dealers_hand_is_done(const Play& play) {
    const bool draws = any_live_hand(play) || play.sheet.house.draw_with_none_live;
    if (!draws && !any_natural(play)) return true;
    if (has_face_down(play.table.dealer)) return false;
    return !draws || play.table.dealer_stood != no_event || dealer_is_bust(play);
}

/// A hole card that was not turned up holds up the play until the dealer goes on without it.
bool hole_cards_wait(const Play& play) {
    if (!has_face_down(play.table.dealer)) return false;
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(),
                       [](const TableSeat& seat) { return still_in(seat) && has_face_down(seat); });
}

bool dealer_has_decided(const Play& play) {
    return dealer_plays(play) || play.table.dealer_choice == DealerChoice::Folds;
}

/// What the play itself waits for, once the first card is out.
void say_play(const Play& play, Ruling& ruling) {
    if (!dealing_done(play)) return say_deals(play, ruling);
    if (play.table.turned == no_event && has_face_down(play.table.dealer))
        return ruling.next.push_back(act_of(the_dealer, Verb::Turn, {deal_4}));
    const TableSeat* adjusts = next_to_adjust(play);
    if (adjusts != nullptr && !dealer_has_decided(play))
        return say_adjusting(play, ruling, *adjusts);
    if (!dealer_has_decided(play)) return say_dealer_choice(ruling);
    if (hole_cards_wait(play) && say_turns(play, ruling)) return;
    if (!say_hands(play, ruling)) say_dealer_hand(play, ruling);
}

}  // namespace

bool is_over(const Play& play) {
    if (play.table.dealer_choice == DealerChoice::Passes) return true;
    if (!anyone_in(play) || !dealing_done(play)) return false;
    if (!anyone_still_in(play) || play.table.dealer_choice == DealerChoice::Folds) return true;
    return dealer_plays(play) && !hole_cards_wait(play) && all_hands_finished(play) &&
           dealers_hand_is_done(play);
}

Clauses why_due(const Play&, DueStep step) {
    if (step == DueStep::FirstCards) return {deal_1};
    if (step == DueStep::DealersFirstCards) return {deal_3};
    if (step == DueStep::SplitCard) return {res_1, split_1};
    throw Fault("an act that no procedure makes due");
}

bool is_settled(const Play& play, const Line& line) {
    const auto& events = play.record.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.verb == line.verb && event.who == line.who && event.wager == line.wager;
    });
}

bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    if (is_finished(play, seat, hand)) return false;
    const bool must_draw = needs_card(play, seat, hand);
    const Clauses because{must_draw ? why_card_is_needed(hand) : hit_1};
    if (must_draw && !is_open_to(play, hand, Verb::Split)) {
        ruling.next.push_back(act_of(hand.who, Verb::Hit, because));
        return true;
    }
    ruling.next.push_back(decision_of(hand.who, because));
    for (const Verb verb : {Verb::Hit, Verb::Stand, Verb::Split}) {
        if (is_open_to(play, hand, verb)) open(ruling, verb);
    }
    return true;
}

/// A line that is due before the next card (AMB-BJX-41) holds it up; the others hold nothing up.
void say_what_is_due(const Play& play, Ruling& ruling) {
    if (!play.cards_are_out()) return say_before_cards(play, ruling);
    say_dues(play, ruling);
    const auto dues = static_cast<std::ptrdiff_t>(ruling.next.size());
    say_play(play, ruling);
    const bool may_be_a_card = std::any_of(
        ruling.next.begin() + dues, ruling.next.end(),
        [](const Act& next) { return next.verb == Verb::Hit || next.verb == Verb::Deal; });
    if (!may_be_a_card || !a_line_holds_up_the_play(play, ruling)) return;
    ruling.next.erase(ruling.next.begin() + dues, ruling.next.end());
    ruling.may.clear();
}

void say_what_is_left(const Play& play, Ruling& ruling) {
    if (!dealer_plays(play) || any_live_hand(play)) return;
    if (has_face_down(play.table.dealer)) return ruling.may.push_back(Verb::Turn);
    const DealersMove draw = dealer_must(play).draw;
    if (draw == DealersMove::NeedNot || draw == DealersMove::Chooses) open(ruling, Verb::Hit);
    if (draw == DealersMove::Stands || draw == DealersMove::Chooses) open(ruling, Verb::Stand);
}

}  // namespace fairdeal::bjx
