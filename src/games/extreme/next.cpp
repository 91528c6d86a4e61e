#include "games/extreme/next.h"

#include <algorithm>

#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

namespace {

Act act(Who who, Verb verb, const Clauses& because) {
    return {who, verb, Wager::None, {}, false, because};
}
Act decision(Who who, const Clauses& because) {
    return {who, Verb::Hit, Wager::None, {}, true, because};
}

/// The record has made this line, be it for a wrong amount.
bool is_settled(const Play& play, const Line& line) {
    const auto& events = play.record.events;
    return std::any_of(events.begin(), events.end(), [&](const Event& event) {
        return event.verb == line.verb && event.who == line.who && event.wager == line.wager;
    });
}

/// Every settlement line that is due and not made yet. True if one of them is due before the next
/// card (AMB-BJX-41); the others hold nothing up.
bool say_dues(const Play& play, Ruling& ruling) {
    bool any_urgent = false;
    for (const Line& line : ruling.lines) {
        if (is_settled(play, line)) continue;
        ruling.next.push_back({line.who, line.verb, line.wager, line.amount, false, line.because});
        any_urgent = any_urgent || line.is_urgent();
    }
    return any_urgent;
}

// --- before the cards: chips, blinds, passes; then the first cards

void say_deals(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        if (is_in(seat) && seat.first_cards.size() < 2)
            ruling.next.push_back(act(who_of(seat), Verb::Deal, {deal_1}));
    }
    if (anyone_in(play) && play.table.dealer.first_cards < 2)
        ruling.next.push_back(act(the_dealer, Verb::Deal, {deal_3}));
}

void say_blinds(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        if (!is_in(seat) && seat.adjusted == Adjusted::NotYet)
            ruling.next.push_back(decision(who_of(seat), {blind_1}));
    }
}

void say_deal_pass(const Play& play, Ruling& ruling) {
    const auto& seats = play.table.seats;
    const bool all_passed = std::all_of(seats.begin(), seats.end(), [](const TableSeat& seat) {
        return seat.adjusted == Adjusted::Passed;
    });
    const ClauseId clause = play.is_tournament() ? tour_5 : pass_1;
    if (all_passed && !seats.empty())
        ruling.next.push_back(act(the_dealer, Verb::Pass, {clause, deal_passes}));
}

void say_before_cards(const Play& play, Ruling& ruling) {
    say_dues(play, ruling);
    say_blinds(play, ruling);
    say_deal_pass(play, ruling);
    say_deals(play, ruling);
    ruling.may.insert(ruling.may.end(), {Verb::Chips, Verb::Blind, Verb::Pass});
}

// --- the decisions

void say_adjusting(const Play& play, Ruling& ruling, const TableSeat& seat) {
    ruling.next.push_back(decision(who_of(seat), {adj_1, adjusts_in_order}));
    if (may_raise(play, seat)) ruling.may.push_back(Verb::Raise);
    ruling.may.insert(ruling.may.end(), {Verb::Check, Verb::Fold});
}

void say_dealer_choice(Ruling& ruling) {
    ruling.next.push_back(decision(the_dealer, {dfold_2, dfold_1}));
    ruling.may.insert(ruling.may.end(), {Verb::Play, Verb::Fold});
}

// --- the play

/// AMB-BJX-37: all hole cards are turned up before a hand is played. False if none waits.
bool say_turns(const Play& play, Ruling& ruling) {
    bool any = false;
    for (const TableSeat& seat : play.table.seats) {
        if (!still_in(seat) || !has_face_down(seat)) continue;
        ruling.next.push_back(act(who_of(seat), Verb::Turn, {nat_1, turned_together}));
        any = true;
    }
    return any;
}

void say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    const bool splits = may_split(play, seat, hand);
    const bool must_draw = needs_card(play, seat, hand);
    const Clauses because{must_draw ? why_card_is_needed(hand) : hit_1};
    if (must_draw && !splits) return ruling.next.push_back(act(hand.who, Verb::Hit, because));
    ruling.next.push_back(decision(hand.who, because));
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
            ruling.next.push_back(act(hand.who, Verb::Deal, {res_1, split_1}));
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
    if (has_face_down(play.table.dealer))
        return ruling.next.push_back(act(the_dealer, Verb::Turn, {dlr_1}));
    const DealerCall call = dealer_must(play);
    const Clauses because{call.because};
    switch (call.what) {
        case What::Draw: return ruling.next.push_back(act(the_dealer, Verb::Hit, because));
        case What::Stand: return ruling.next.push_back(act(the_dealer, Verb::Stand, because));
        case What::Choose:
            ruling.next.push_back(decision(the_dealer, because));
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
    return !draws || play.table.dealer_stood != no_event || is_bust(play.table.dealer.total());
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

namespace {

/// What the play itself waits for, once the first card is out.
void say_play(const Play& play, Ruling& ruling) {
    if (!dealing_done(play)) return say_deals(play, ruling);
    if (play.table.turned == no_event && has_face_down(play.table.dealer))
        return ruling.next.push_back(act(the_dealer, Verb::Turn, {deal_4}));
    const TableSeat* adjusts = next_to_adjust(play);
    if (adjusts != nullptr && !dealer_has_decided(play))
        return say_adjusting(play, ruling, *adjusts);
    if (!dealer_has_decided(play)) return say_dealer_choice(ruling);
    if (hole_cards_wait(play) && say_turns(play, ruling)) return;
    if (!say_hands(play, ruling)) say_dealer_hand(play, ruling);
}

}  // namespace

void say_next(const Play& play, Ruling& ruling) {
    if (!play.cards_are_out()) return say_before_cards(play, ruling);
    const bool next_card_waits = say_dues(play, ruling);
    const auto dues = static_cast<std::ptrdiff_t>(ruling.next.size());
    say_play(play, ruling);
    const bool may_be_a_card = std::any_of(
        ruling.next.begin() + dues, ruling.next.end(),
        [](const Act& next) { return next.verb == Verb::Hit || next.verb == Verb::Deal; });
    if (!next_card_waits || !may_be_a_card) return;
    ruling.next.erase(ruling.next.begin() + dues, ruling.next.end());
    ruling.may.clear();
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
