#include "games/extreme/conduct/conduct.h"

#include "base/translation.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

/// Words of other games: nothing of the kind is on this sheet.
Effect judge_stranger(Play& play, const Event& event) {
    if (event.verb == Verb::Offer || event.verb == Verb::Insure) {
        play.report(event, no_insurance, tr("there is no insurance in this game"));
        return event.verb == Verb::Insure ? Effect::Forbidden : Effect::Counts;
    }
    if (event.who.is_dealer()) {
        play.report(event, dlr_1, tr("the dealer does not check for a blackjack"));
        return Effect::Counts;
    }
    play.report(event, adj_1, tr("a player raises, checks or folds; there is no other way"));
    return Effect::Ignored;
}

/// AMB-BJX-44: chips that come in while the hand is played count from the next one.
Effect judge_chips(Play& play, const Event& event) {
    if (!play.cards_are_out()) return Effect::Counts;
    play.report(event, chips_bought_late, tr("chips that were not there before the first card"));
    return Effect::Ignored;
}

Effect judge_blind_or_pass(Play& play, const Event& event) {
    const Effect by_pass = judge_pass(play, event);
    return event.verb == Verb::Pass || by_pass != Effect::Counts ? by_pass
                                                                 : judge_blind(play, event);
}

}  // namespace

Effect judge_event(Play& play, const Event& event) {
    const Verb verb = event.verb;
    const bool dealer = event.who.is_dealer();
    if (is_settlement(verb)) return Effect::Counts;
    if (verb == Verb::Chips) return judge_chips(play, event);
    if (verb == Verb::Blind || verb == Verb::Pass) return judge_blind_or_pass(play, event);
    if (verb == Verb::Deal) return judge_deal(play, event);
    if (verb == Verb::Turn) return judge_turn(play, event);
    if (verb == Verb::Play || (verb == Verb::Fold && dealer))
        return judge_dealer_choice(play, event);
    if (verb == Verb::Raise || verb == Verb::Check || verb == Verb::Fold)
        return judge_adjusting(play, event);
    const bool of_a_hand =
        verb == Verb::Hit || verb == Verb::Stand || verb == Verb::Double || verb == Verb::Split;
    if (!of_a_hand) return judge_stranger(play, event);
    return dealer ? judge_dealer_hand(play, event) : judge_hand(play, event);
}

}  // namespace fairdeal::bjx
