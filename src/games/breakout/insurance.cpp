#include "games/breakout/insurance.h"

#include "base/translation.h"
#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

// ---------------------------------------------------------------------------

/// Insurance and even money are open between the deal and the check (without a hole card: the first
/// act).
bool insurance_is_open(const Play& play) {
    return dealing_done(play) && ace_up(play.table) && play.known_no_blackjack == no_event &&
           play.blackjack_shown == no_event && play.table.first_act == no_event;
}

bool has_natural(const TableSeat& seat) {
    return seat.hands.size() == 1 && is_natural(seat.hands.front());
}

/// All that the seat has put up as insurance, with this event.
Money insured_with(const TableSeat& seat, const Event& event) {
    const PlacedWager* before = live_wager(seat, Wager::Insurance);
    return before == nullptr ? event.amount : before->stake + event.amount;
}

}  // namespace

bool offer_is_due(const Play& play) {
    return !play.offered && insurance_is_open(play) && anyone_on_own_hand(play);
}

bool may_insure(const Play& play, const TableSeat& seat) {
    return insurance_is_open(play) && main_of(play, seat.seat) == Wager::Player &&
           !is_live(seat, Wager::Insurance) && seat.even_money == no_event;
}

bool may_take_even_money(const Play& play, const TableSeat& seat) {
    return may_insure(play, seat) && has_natural(seat);
}

Effect judge_offer(Play& play, const Event& event) {
    play.offered = true;
    if (!anyone_on_own_hand(play)) {
        play.report(event, ins_2, tr("insurance is offered, and nobody bets on their own hand"));
    } else if (!ace_up(play.table)) {
        play.report(event, ins_2, tr("insurance is offered without an ace up"));
    } else if (!insurance_is_open(play)) {
        play.report(event, offer_check_take, tr("insurance is offered too late"));
    }
    return Effect::Counts;
}

Effect judge_insurance(Play& play, const Event& event) {
    play.offered = true;
    const Wager main = main_of(play, event.who.seat);
    const TableSeat* seat = play.table.find(event.who.seat);
    if (main == Wager::Dealer) {
        play.report(event, ins_1, tr("insurance on a dealer hand bet"));
    } else if (main == Wager::None || seat == nullptr) {
        play.report(event, who_is_asked, tr("insurance without an own-hand bet"));
    } else if (!ace_up(play.table)) {
        play.report(event, regular_rules, tr("insurance without an ace up"));
    } else if (!insurance_is_open(play)) {
        play.report(event, offer_check_take, tr("insurance after the check for blackjack"));
    } else if (seat->even_money != no_event) {
        play.report(event, even_money_open, tr("insurance after even money"));
    } else if (insured_with(*seat, event) * 2 > main_stake(play, *seat)) {
        play.report(event, regular_rules, tr("insurance of more than half the bet"));
    } else {
        return Effect::Counts;
    }
    return Effect::Forbidden;
}

Effect judge_even_money(Play& play, const Event& event) {
    play.offered = true;
    const TableSeat* seat = play.table.find(event.who.seat);
    if (main_of(play, event.who.seat) == Wager::Dealer) {
        play.report(event, ins_1, tr("even money on a dealer hand bet"));
    } else if (seat == nullptr || !may_take_even_money(play, *seat)) {
        play.report(event, even_money_open, tr("even money without a natural against an ace"));
    } else {
        return Effect::Counts;
    }
    return Effect::Ignored;
}

}  // namespace fairdeal::brk
