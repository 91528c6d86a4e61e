#include "games/midnight/insurance.h"

#include <algorithm>

#include "base/translation.h"
#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

constexpr Odds half{1, 2};

/// MID-INS-3: half the bet, as the house rounds it (AMB-MID-13).
Money half_the_bet(const Play& play, const TableSeat& seat) {
    return play.sheet.sum_at(original_bet(seat), half);
}

Money insured(const TableSeat& seat) {
    const PlacedWager* wager = live_wager(seat, Wager::Insurance);
    return wager == nullptr ? Money{} : wager->stake;
}

/// AMB-MID-12: exactly half, or up to half.
bool is_right_amount(const Play& play, const TableSeat& seat, Money amount) {
    const Money whole = insured(seat) + amount;
    const Money most = half_the_bet(play, seat);
    return play.sheet.house.insurance_amount == InsuranceAmount::UpToHalf ? whole <= most
                                                                          : whole == most;
}

std::string wrong_amount(const Play& play, const TableSeat& seat) {
    const bool up_to = play.sheet.house.insurance_amount == InsuranceAmount::UpToHalf;
    const std::string cost = to_text(half_the_bet(play, seat));
    return up_to ? tr("insurance costs up to half the bet, here {cost}", "cost"_a = cost)
                 : tr("insurance costs half the bet, here {cost}", "cost"_a = cost);
}

/// The event that busted the last live hand of a seat; never while one lives.
int all_bust_since(const TableSeat& seat) {
    int since = no_event;
    for (const TableHand& hand : seat.hands) {
        if (!is_bust(hand.total())) return no_event;
        since = std::max(since, hand.last_card);
    }
    return since;
}

/// The hands are dealt, and nobody has acted.
bool is_time_to_insure(const Play& play) {
    return dealing_done(play) && play.table.first_act == no_event && play.second_card == no_event;
}

/// Another position still had a hand when this event came.
bool another_lived(const Play& play, const TableSeat& seat, int event) {
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(), [&](const TableSeat& other) {
        if (other.seat == seat.seat || !is_dealt_in(other)) return false;
        const int since = all_bust_since(other);
        return since == no_event || since > event;
    });
}

}  // namespace

bool insurance_is_open(const Play& play) { return ace_up(play.table) && is_time_to_insure(play); }

bool may_insure(const Play& play, const TableSeat& seat) {
    return insurance_is_open(play) && is_dealt_in(seat) && !is_live(seat, Wager::Insurance);
}

bool offer_is_due(const Play& play) {
    const auto& seats = play.table.seats;
    const bool offered = play.table.offered != no_event ||
                         std::any_of(seats.begin(), seats.end(), [](const TableSeat& seat) {
                             return seat.find(Wager::Insurance) != nullptr;
                         });
    return !offered && play.record.header.facts.offers_known && insurance_is_open(play) &&
           std::any_of(seats.begin(), seats.end(), is_dealt_in);
}

void judge_missing_offer(Play& play, const Event& event) {
    const bool insures = event.verb == Verb::Offer || event.verb == Verb::Insure;
    if (insures || play.offer_missed || !offer_is_due(play)) return;
    play.offer_missed = true;
    play.report(event, ins_1, tr("an ace is up, and insurance has not been offered"));
}

Effect judge_offer(Play& play, const Event& event) {
    const auto up = up_card(play.table);
    if (up && is_ten_valued(up->rank)) {
        play.report(event, ten_up, tr("insurance is offered against a ten"));
    } else if (!ace_up(play.table)) {
        play.report(event, ins_1, tr("insurance is offered without an ace up"));
    } else if (!insurance_is_open(play)) {
        play.report(event, when_insurance_is_asked, tr("insurance is offered out of its time"));
    }
    return Effect::Counts;
}

Effect judge_insurance(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    if (seat == nullptr || !is_dealt_in(*seat)) {
        play.report(event, ins_2, tr("insurance of a position that has no hand"));
    } else if (!ace_up(play.table) && play.sheet.knows(ins_1)) {
        play.report(event, ins_1, tr("insurance without an ace up"));
    } else if (!is_time_to_insure(play) && play.sheet.knows(when_insurance_is_asked)) {
        play.report(event, when_insurance_is_asked, tr("insurance out of its time"));
    } else if (!is_right_amount(play, *seat, event.amount) && play.sheet.knows(ins_3)) {
        play.report(event, ins_3, wrong_amount(play, *seat));
    } else {
        return Effect::Counts;
    }
    return Effect::Forbidden;
}

Effect judge_even_money(Play& play, const Event& event) {
    play.report(event, no_even_money, tr("there is no even money: a natural may be insured"));
    return Effect::Ignored;
}

int lost_with_hand(const Play& play, const TableSeat& seat) {
    if (play.sheet.house.insurance_of_bust_hand == InsuranceOfBustHand::Stands) return no_event;
    const int since = all_bust_since(seat);
    return since != no_event && another_lived(play, seat, since) ? since : no_event;
}

bool insurance_is_up(const Play& play) {
    const auto& seats = play.table.seats;
    if (play.second_card != no_event) return false;
    return std::any_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return is_live(seat, Wager::Insurance) && lost_with_hand(play, seat) == no_event;
    });
}

}  // namespace fairdeal::mid
