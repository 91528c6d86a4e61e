#include "games/breakout/placing.h"

#include <algorithm>

#include "base/translation.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// ------------------------------------------------------------------

bool any_card_was_dealt(const Play& play) { return play.table.first_deal != no_event; }

bool cards_come_later(const Play& play) {
    return std::any_of(play.record.events.begin(), play.record.events.end(),
                       [](const Event& event) { return event.verb == Verb::Deal; });
}

Effect judge_main_bet(Play& play, const Event& event) {
    if (any_card_was_dealt(play)) {
        play.report(event, main_bets_first, tr("a main wager after the first card"));
        return Effect::Forbidden;
    }
    if (main_of(play, event.who.seat) == event.wager) return Effect::Counts;
    play.report(event, one_main_wager, tr("a second main wager on one hand"));
    return Effect::Forbidden;
}

Effect by_reading(Unallowed reading) {
    return reading == Unallowed::Void ? Effect::Forbidden : Effect::Counts;
}

/// BRK-ST-4: the Super Tie's own minimum, $5; a higher one is the house's (AMB-BRK-12).
Effect judge_super_tie_stake(Play& play, const Event& event) {
    if (event.wager != Wager::SuperTie || event.amount >= play.sheet.house.super_tie_min)
        return Effect::Counts;
    constexpr Money clauses_minimum = Money::dollars(5);
    play.report(event, event.amount < clauses_minimum ? st_4 : short_super_tie,
                tr("a Super Tie under its minimum of {minimum}",
                   "minimum"_a = to_text(play.sheet.house.super_tie_min)));
    return by_reading(play.sheet.house.super_tie_short);
}

Effect judge_side_bet(Play& play, const Event& event) {
    const Wager main = main_of(play, event.who.seat);
    const bool for_dealer_bettors =
        event.wager == Wager::BreakoutBonus || event.wager == Wager::SuperTie;
    Effect effect = Effect::Counts;
    if (any_card_was_dealt(play)) {
        play.report(event, side_4, tr("a side bet after the first card"));
        return Effect::Forbidden;
    }
    if (main == Wager::Player && for_dealer_bettors) {
        play.report(event, side_3,
                    tr("{wager} on an own-hand bet", "wager"_a = tr(title_of(event.wager).data())));
        effect = by_reading(play.sheet.house.illegal_side);
    } else if (main == Wager::None && cards_come_later(play)) {
        play.report(event, illegal_side_bet, tr("a side bet without a main wager"));
        effect = by_reading(play.sheet.house.illegal_side);
    }
    const Effect by_stake = judge_super_tie_stake(play, event);
    return effect == Effect::Forbidden ? effect : by_stake;
}

}  // namespace

Effect judge_bet(Play& play, const Event& event) {
    return is_main(event.wager) ? judge_main_bet(play, event) : judge_side_bet(play, event);
}

}  // namespace fairdeal::brk
