#include "games/league/insurance.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

bool has_natural(const TableSeat& seat) {
    return seat.hands.size() == 1 && is_natural(seat.hands.front());
}

/// IBL-DIS-2: the system acts for this seat, and takes no insurance.
bool is_systems(const Play& play, const TableSeat& seat) {
    return is_on_auto_play(seat) && play.sheet.knows(dis_2);
}

/// Why the system acts for the seat: it is cut off, or it sits out.
ClauseId why_systems(const TableSeat& seat) { return seat.disconnected ? dis_2 : sit_3; }

/// All that the seat has put up as insurance, with this event.
Money insured_with(const TableSeat& seat, const Event& event) {
    const PlacedWager* before = live_wager(seat, Wager::Insurance);
    return before == nullptr ? event.amount : before->stake + event.amount;
}

}  // namespace

bool insurance_is_open(const Play& play) {
    return dealing_done(play) && ace_up(play.table) && play.known_no_blackjack == no_event &&
           play.blackjack_shown == no_event && play.table.first_act == no_event;
}

bool offer_is_due(const Play& play) {
    const auto& seats = play.table.seats;
    return !play.offered && insurance_is_open(play) &&
           std::any_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
               return may_insure(play, seat) || may_take_even_money(play, seat);
           });
}

bool may_insure(const Play& play, const TableSeat& seat) {
    return insurance_is_open(play) && is_dealt_in(seat) && !is_systems(play, seat) &&
           !is_live(seat, Wager::Insurance) && seat.even_money == no_event &&
           chips_left(seat) != Money{};
}

bool may_take_even_money(const Play& play, const TableSeat& seat) {
    return insurance_is_open(play) && is_dealt_in(seat) && !is_systems(play, seat) &&
           !is_live(seat, Wager::Insurance) && seat.even_money == no_event && has_natural(seat);
}

Effect judge_offer(Play& play, const Event& event) {
    play.offered = true;
    if (!ace_up(play.table)) {
        play.report(event, base_game, tr("insurance is offered without an ace up"));
    } else if (!insurance_is_open(play)) {
        play.report(event, base_game, tr("insurance is offered out of its time"));
    }
    return Effect::Counts;
}

Effect judge_insurance(Play& play, const Event& event) {
    play.offered = true;
    const TableSeat* seat = play.table.find(event.who.seat);
    if (seat == nullptr || !is_dealt_in(*seat)) {
        play.report(event, base_game, tr("insurance without a bet"));
    } else if (!ace_up(play.table)) {
        play.report(event, base_game, tr("insurance without an ace up"));
    } else if (!insurance_is_open(play)) {
        play.report(event, base_game, tr("insurance after the check for blackjack"));
    } else if (is_systems(play, *seat)) {
        play.report(event, why_systems(*seat), tr("insurance for a player on auto-play"));
    } else if (seat->even_money != no_event) {
        play.report(event, base_game, tr("insurance after even money"));
    } else if (insured_with(*seat, event) * 2 > original_bet(*seat)) {
        play.report(event, base_game, tr("insurance of more than half the bet"));
    } else if (!can_cover(*seat, event.amount)) {
        play.report(event, base_game, tr("insurance of more than the player's chips"));
    } else {
        return Effect::Counts;
    }
    return Effect::Forbidden;
}

Effect judge_even_money(Play& play, const Event& event) {
    play.offered = true;
    const TableSeat* seat = play.table.find(event.who.seat);
    if (seat != nullptr && may_take_even_money(play, *seat)) return Effect::Counts;
    const bool by_system = seat != nullptr && is_systems(play, *seat);
    play.report(event, by_system ? why_systems(*seat) : base_game,
                by_system ? tr("even money for a player on auto-play")
                          : tr("even money without a natural against an ace"));
    return Effect::Ignored;
}

}  // namespace fairdeal::ibl
