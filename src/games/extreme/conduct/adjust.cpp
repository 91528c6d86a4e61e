#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

namespace {

/// AMB-BJX-12, read the other way: all in for less than double.
bool is_allowed_all_in(const Play& play, const TableSeat& seat, Money up) {
    return play.sheet.house.all_in_raise && (!seat.chips || up >= *seat.chips);
}

/// BJX-ADJ-2 and AMB-BJX-27: at least double, at most what they have.
void judge_raise_size(Play& play, const Event& event, const TableSeat& seat) {
    const Money blind = blind_of(seat);
    const Money raised = double_up_of(seat) + event.amount;
    const Money up = blind + raised;
    if (seat.chips && up > *seat.chips)
        play.report(event, no_raise_limit, tr("a raise of more than all the player's chips"));
    if (!play.sheet.knows(no_raise_limit) && up > play.table.dealer_chips.value_or(up))
        play.report(event, adj_2, tr("a raise of more than the dealer could pay"));
    if (raised < blind && !is_allowed_all_in(play, seat, up))
        play.report(event, adj_2, tr("a raise to less than double the blind"));
    if (event.amount.is_zero()) play.report(event, adj_2, tr("a raise of nothing"));
}

/// BJX-ADJ-1: the time to adjust is between the dealer's turned card and decision. What is
/// wrong about it; null: nothing.
const char* why_not_now(const Play& play, const TableSeat& seat) {
    if (play.table.turned == no_event)
        return sentence("a bet adjusted before the dealer has turned up a card");
    if (play.table.dealer_choice != DealerChoice::NotYet || play.played_on)
        return sentence("a bet adjusted after the dealer's decision");
    if (seat.adjusted != Adjusted::NotYet) return sentence("a bet adjusted a second time");
    return nullptr;
}

/// AMB-BJX-36: clockwise, one after another.
void judge_order(Play& play, const Event& event) {
    const TableSeat* next = next_to_adjust(play);
    if (next == nullptr || next->seat >= event.who.seat) return;
    play.report(event, adjusts_in_order,
                tr("seat {seat} was to adjust first", "seat"_a = next->seat));
}

}  // namespace

Effect judge_adjusting(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const bool raises = event.verb == Verb::Raise;
    if (seat == nullptr || !is_in(*seat)) {
        play.report(event, blind_1, tr("a bet adjusted on a seat without a blind"));
        return raises ? Effect::Forbidden : Effect::Ignored;
    }
    if (raises && !still_in(*seat)) {
        play.report(event, adj_6, tr("a raise on a hand that was given up"));
        return Effect::Forbidden;
    }
    if (raises) judge_raise_size(play, event, *seat);
    if (const char* wrong = why_not_now(play, *seat)) {
        const bool split = seat->hands.size() > 1;
        play.report(event, split ? no_raise_after_split : adj_1, tr(wrong));
        const bool early = play.table.turned == no_event && seat->adjusted == Adjusted::NotYet;
        return raises || early ? Effect::Counts : Effect::Ignored;
    }
    judge_order(play, event);
    return Effect::Counts;
}

bool may_raise(const Play& play, const TableSeat& seat) {
    if (!seat.chips) return true;
    const Money blind = blind_of(seat);
    return *seat.chips >= blind * 2 || (play.sheet.house.all_in_raise && *seat.chips > blind);
}

Effect judge_dealer_choice(Play& play, const Event& event) {
    const bool chosen = play.table.dealer_choice != DealerChoice::NotYet || play.played_on;
    if (chosen) {
        play.report(event, dfold_2, tr("the dealer decides a second time"));
        return Effect::Ignored;
    }
    if (!anyone_still_in(play)) {
        play.report(event, everyone_folds,
                    tr("nobody is left in: the dealer has nothing to decide"));
        return Effect::Ignored;
    }
    if (next_to_adjust(play) != nullptr)
        play.report(event, adj_1, tr("the dealer decides before every bet has been adjusted"));
    return Effect::Counts;
}

}  // namespace fairdeal::bjx
