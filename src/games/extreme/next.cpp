#include "games/extreme/next.h"

#include <algorithm>

#include "games/extreme/clauses.h"
#include "games/extreme/conduct.h"

namespace fairdeal::bjx {

namespace {

Who who_of(const TableSeat& seat) { return {static_cast<std::uint8_t>(seat.seat), 0}; }
Act act(Who who, Verb verb) { return {who, verb, Wager::None, {}, false}; }
Act decision(Who who) { return {who, Verb::Hit, Wager::None, {}, true}; }

/// The record has made this line, be it for a wrong amount.
bool is_settled(const Play& play, const Line& line) {
    const auto& events = play.record.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.verb == line.verb && event.who == line.who && event.wager == line.wager;
    });
}

/// Every settlement line that is due and not made yet; none of them holds up the play.
void say_dues(const Play& play, Ruling& ruling) {
    for (const Line& line : ruling.lines) {
        if (!is_settled(play, line))
            ruling.next.push_back({line.who, line.verb, line.wager, line.amount, false});
    }
}

// --- before the cards: chips, blinds, passes; then the first cards

void say_deals(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        if (is_in(seat) && seat.first_cards.size() < 2)
            ruling.next.push_back(act(who_of(seat), Verb::Deal));
    }
    if (anyone_in(play) && play.table.dealer.first_cards < 2)
        ruling.next.push_back(act(the_dealer, Verb::Deal));
}

void say_blinds(const Play& play, Ruling& ruling) {
    if (!play.table.dealer_chips) ruling.next.push_back(act(the_dealer, Verb::Chips));
    const auto& seats = play.table.seats;
    for (const TableSeat& seat : seats) {
        if (!is_in(seat) && seat.adjusted == Adjusted::NotYet)
            ruling.next.push_back(decision(who_of(seat)));
    }
    const bool all_passed = std::all_of(seats.begin(), seats.end(), [](const TableSeat& seat) {
        return seat.adjusted == Adjusted::Passed;
    });
    if (all_passed && !seats.empty()) ruling.next.push_back(act(the_dealer, Verb::Pass));
    say_deals(play, ruling);
    ruling.may.insert(ruling.may.end(), {Verb::Chips, Verb::Blind, Verb::Pass});
}

// --- the decisions

void say_adjusting(const Play& play, Ruling& ruling, const TableSeat& seat) {
    ruling.next.push_back(decision(who_of(seat)));
    if (may_raise(play, seat)) ruling.may.push_back(Verb::Raise);
    ruling.may.insert(ruling.may.end(), {Verb::Check, Verb::Fold});
}

void say_dealer_choice(Ruling& ruling) {
    ruling.next.push_back(decision(the_dealer));
    ruling.may.insert(ruling.may.end(), {Verb::Play, Verb::Fold});
}

// --- the play

/// AMB-BJX-37: all hole cards are turned up before a hand is played. False if none waits.
bool say_turns(const Play& play, Ruling& ruling) {
    bool any = false;
    for (const TableSeat& seat : play.table.seats) {
        if (!still_in(seat) || !has_face_down(seat)) continue;
        ruling.next.push_back(act(who_of(seat), Verb::Turn));
        any = true;
    }
    return any;
}

void say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    const bool splits = may_split(play, seat, hand);
    const bool must_draw = needs_card(play, seat, hand);
    if (must_draw && !splits) return ruling.next.push_back(act(hand.who, Verb::Hit));
    ruling.next.push_back(decision(hand.who));
    ruling.may.push_back(Verb::Hit);
    if (!must_draw) ruling.may.push_back(Verb::Stand);
    if (splits) ruling.may.push_back(Verb::Split);
}

/// The first hand, clockwise and by number, that is not finished. False if all are.
bool say_hands(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        if (!still_in(seat)) continue;
        for (const TableHand& hand : seat.hands) {
            if (!hand.from_split || hand.cards.size() >= 2) continue;
            ruling.next.push_back(act(hand.who, Verb::Deal));
            return true;
        }
        for (const TableHand& hand : seat.hands) {
            if (is_finished(play, seat, hand)) continue;
            say_hand(play, ruling, seat, hand);
            return true;
        }
    }
    return false;
}

void say_dealer_hand(const Play& play, Ruling& ruling) {
    using What = DealerCall::What;
    if (has_face_down(play.table.dealer)) return ruling.next.push_back(act(the_dealer, Verb::Turn));
    switch (dealer_must(play).what) {
        case What::Draw: return ruling.next.push_back(act(the_dealer, Verb::Hit));
        case What::Stand: return ruling.next.push_back(act(the_dealer, Verb::Stand));
        case What::Choose:
            ruling.next.push_back(decision(the_dealer));
            ruling.may.insert(ruling.may.end(), {Verb::Hit, Verb::Stand});
            return;
        case What::NeedNot:
        case What::Nothing: return;
    }
}

/// The dealer's hand is as far as the bets need it: shown where a natural waits for it, drawn and
/// stood on where a hand does.
bool dealer_is_done(const Play& play) {
    const bool draws = any_live_hand(play) || play.sheet.house.draw_with_none_live;
    if (!draws && !any_natural(play)) return true;
    if (has_face_down(play.table.dealer)) return false;
    return !draws || play.table.dealer_stood != never || is_bust(play.table.dealer.total());
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

}  // namespace

bool is_over(const Play& play) {
    if (play.table.dealer_choice == DealerChoice::Passes) return true;
    if (!anyone_in(play) || !dealing_done(play)) return false;
    if (!anyone_still_in(play) || play.table.dealer_choice == DealerChoice::Folds) return true;
    return dealer_plays(play) && !hole_cards_wait(play) && all_hands_finished(play) &&
           dealer_is_done(play);
}

void say_next(const Play& play, Ruling& ruling) {
    if (!play.cards_are_out()) return say_blinds(play, ruling);
    say_dues(play, ruling);
    if (!dealing_done(play)) return say_deals(play, ruling);
    if (play.table.turned == never && has_face_down(play.table.dealer))
        return ruling.next.push_back(act(the_dealer, Verb::Turn));
    const TableSeat* adjusts = next_to_adjust(play);
    if (adjusts != nullptr && !dealer_has_decided(play))
        return say_adjusting(play, ruling, *adjusts);
    if (!dealer_has_decided(play)) return say_dealer_choice(ruling);
    if (hole_cards_wait(play) && say_turns(play, ruling)) return;
    if (!say_hands(play, ruling)) say_dealer_hand(play, ruling);
}

void say_what_is_left(const Play& play, Ruling& ruling) {
    using What = DealerCall::What;
    if (!dealer_plays(play) || any_live_hand(play)) return;
    if (has_face_down(play.table.dealer)) return ruling.may.push_back(Verb::Turn);
    const What what = dealer_must(play).what;
    if (what == What::NeedNot || what == What::Choose) ruling.may.push_back(Verb::Hit);
    if (what == What::Stand || what == What::Choose) ruling.may.push_back(Verb::Stand);
}

}  // namespace fairdeal::bjx
