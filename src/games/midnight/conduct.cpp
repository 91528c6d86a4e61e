#include "games/midnight/conduct.h"

#include "base/translation.h"
#include "games/midnight/clauses.h"
#include "games/midnight/draw.h"
#include "games/midnight/hands.h"
#include "games/midnight/insurance.h"
#include "games/midnight/placing.h"

namespace fairdeal::mid {

namespace {

// --- MID-ACT to MID-SPL: the hands

/// Once, on the event that shows it: somebody acts before the deal is complete or out of turn.
void report_turn(Play& play, const Event& event) {
    if (play.turn_reported) return;
    const auto early = dealing_done(play) ? why_not_its_turn(play, event.who) : deal_1;
    if (!early) return;
    play.turn_reported = true;
    play.report(event, *early,
                dealing_done(play)
                    ? tr("an earlier hand has not been played yet")
                    : tr("an act before every position and the dealer have their cards"));
}

const char* in_words(ClauseId why) {
    if (why == stand_1) return sentence("a card to a hand that stands");
    if (why == dbl_2) return sentence("a second card after a double");
    if (why == hit_3) return sentence("a card to a busted hand");
    if (why == split_aces) return sentence("a second card to a split ace");
    return sentence("a card to a 21");
}

Effect judge_hit(Play& play, const Event& event, const TableHand& hand) {
    if (hand.from_split && hand.cards.size() < 2) {
        play.report(event, spl_2, tr("the split hand is hit before it has its new card"));
        return Effect::Counts;
    }
    const auto why = why_no_card(play, hand);
    if (!why) return Effect::Counts;
    play.report(event, *why, tr(in_words(*why)));
    return Effect::LeftOut;
}

/// MID-STAND-1: there is nothing to say on a hand that is finished, or that waits for its card.
Effect judge_stand(Play& play, const Event& event, const TableHand& hand) {
    if (hand.double_waits) {
        play.report(event, dbl_2, tr("the doubled hand stands before it has its card"));
    } else if (hand.from_split && hand.cards.size() < 2) {
        play.report(event, spl_2, tr("the split hand stands before it has its new card"));
    } else if (const auto why = why_finished(play, hand)) {
        play.report(event, *why, tr("a stand on a hand that is finished"));
    } else {
        return Effect::Counts;
    }
    return Effect::Ignored;
}

/// An illegal double stands as dealt. Its missing card may come as a second `double`.
Effect judge_double(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    const auto why = why_no_double(play, seat, hand);
    if (why) play.report(event, *why, tr("a double that the hand does not allow"));
    return Effect::Counts;
}

/// An illegal split stands as dealt.
Effect judge_split(Play& play, const Event& event, const TableHand& hand) {
    const auto why = why_no_split(play, hand);
    if (why) play.report(event, *why, tr("a split that the hand does not allow"));
    return Effect::Counts;
}

Effect judge_hand(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (event.verb == Verb::Surrender) {
        play.report(event, sur_1, tr("there is no surrender"));
        return Effect::Ignored;
    }
    if (seat == nullptr || !is_dealt_in(*seat)) {
        play.report(event, deal_1, tr("an act on a position without a bet"));
        return event.verb == Verb::Hit ? Effect::LeftOut : Effect::Ignored;
    }
    if (hand == nullptr) {
        play.report(event, deal_1, tr("an act on a hand that has not been dealt"));
        return Effect::Ignored;
    }
    report_turn(play, event);
    if (event.verb == Verb::Hit) return judge_hit(play, event, *hand);
    if (event.verb == Verb::Double) return judge_double(play, event, *seat, *hand);
    if (event.verb == Verb::Split) return judge_split(play, event, *hand);
    return judge_stand(play, event, *hand);
}

// --- MID-DRAW and MID-DLR: the dealer's hand

/// MID-DRAW-1: the dealer waits until the player has made all choices. Once.
void report_early_draw(Play& play, const Event& event) {
    if (play.early_draw_reported || (dealing_done(play) && all_hands_finished(play))) return;
    play.early_draw_reported = true;
    play.report(event, draw_1, tr("the dealer plays before the players have"));
}

Effect judge_dealers_stand(Play& play, const Event& event, const DrawCall& call) {
    if (call.draw) {
        play.report(event, call.because, tr("the dealer stands where a card must be drawn"));
    } else if (play.table.dealer_stood != no_event || dealer_hand(play).bust()) {
        play.report(event, dlr_2, tr("the dealer stands on a hand that is finished"));
    } else {
        return Effect::Counts;
    }
    return Effect::Ignored;
}

Effect judge_dealer(Play& play, const Event& event) {
    report_early_draw(play, event);
    if (event.verb == Verb::Turn) return Effect::Counts;
    const DrawCall call = dealer_must(play);
    if (event.verb == Verb::Stand) return judge_dealers_stand(play, event, call);
    if (call.draw) return Effect::Counts;
    play.report(event, call.because, tr("the dealer draws a card that they must not"));
    return Effect::LeftOut;
}

Effect judge_peek(Play& play, const Event& event) {
    play.report(event, nhc_1, tr("there is no hole card to check"));
    return Effect::Ignored;
}

}  // namespace

Effect judge_event(Play& play, const Event& event) {
    if (is_settlement(event.verb)) return Effect::Counts;
    judge_missing_offer(play, event);
    if (event.verb == Verb::Bet) return judge_bet(play, event);
    if (event.verb == Verb::Deal) return judge_deal(play, event);
    if (event.verb == Verb::Offer) return judge_offer(play, event);
    if (event.verb == Verb::Insure) return judge_insurance(play, event);
    if (event.verb == Verb::EvenMoney) return judge_even_money(play, event);
    if (event.verb == Verb::Peek) return judge_peek(play, event);
    return event.who.is_dealer() ? judge_dealer(play, event) : judge_hand(play, event);
}

}  // namespace fairdeal::mid
