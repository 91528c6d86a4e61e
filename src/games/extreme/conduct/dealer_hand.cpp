#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

DealerCall dealer_must(const Play& play) {
    using What = DealerCall::What;
    const Total total = play.table.dealer.total();
    const bool for_nobody = !any_live_hand(play) && !play.sheet.house.draw_with_none_live;
    if (play.table.dealer_choice == DealerChoice::Folds) return {What::Nothing, dfold_1};
    if (play.table.dealer_stood != no_event || is_bust(total)) return {What::Nothing, dlr_2};
    if (total.points <= 16 && for_nobody) return {What::NeedNot, nobody_to_draw_for};
    if (total.points <= 16) return {What::Draw, dlr_2};
    if (total.soft && play.sheet.knows(dlr_3)) return {What::Choose, dlr_3};
    return {What::Stand, hard_17_stands};
}

namespace {

/// BJX-DLR-1: the dealer plays last, and with both cards up. Reported once.
void judge_turn_to_play(Play& play, const Event& event) {
    const bool hasty = has_face_down(play.table.dealer) || !all_hands_finished(play);
    if (!dealer_plays(play) && play.table.dealer_choice == DealerChoice::NotYet) {
        play.played_on = true;
        play.report(event, dfold_2, tr("the dealer's hand is played before they have decided"));
    }
    if (!hasty || play.hasty_dealer_reported || !anyone_still_in(play)) return;
    play.hasty_dealer_reported = true;
    play.report(event, dlr_1,
                tr("the dealer plays before the players are done and both cards shown"));
}

}  // namespace

Effect judge_dealer_hand(Play& play, const Event& event) {
    using What = DealerCall::What;
    judge_turn_to_play(play, event);
    const DealerCall call = dealer_must(play);
    if (event.verb == Verb::Stand) {
        const bool may_stand = call.what != What::Draw && call.what != What::Nothing;
        if (may_stand) return Effect::Counts;
        play.report(event, call.because,
                    call.what == What::Draw ? tr("the dealer stands where a card must be drawn")
                                            : tr("the dealer stands on a hand that is finished"));
        return Effect::Ignored;
    }
    if (call.what != What::Stand && call.what != What::Nothing) return Effect::Counts;
    play.report(event, call.because, tr("the dealer draws a card that they must not"));
    return Effect::LeftOut;
}

}  // namespace fairdeal::bjx
