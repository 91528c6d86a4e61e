#include "games/league/placing.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

bool any_card_was_dealt(const Play& play) { return play.table.first_deal != no_event; }

bool anyone_has_bet(const Play& play) {
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(),
                       [](const TableSeat& seat) { return is_dealt_in(seat); });
}

/// IBL-SEC-1 and AMB-IBL-08: they had it in an earlier hand of the round.
bool secret_is_used(const Play& play, int seat) {
    const auto& used = play.facts().secrets;
    return play.sheet.house.secret_per == SecretPer::Round && play.sheet.knows(sec_1) &&
           std::find(used.begin(), used.end(), seat) != used.end();
}

// --- why a bet may not be made at all

struct Refusal {
    ClauseId clause;
    const char* why;
};
std::optional<Refusal> why_no_secret(const Play& play, const Event& event, const TableSeat* seat) {
    if (any_card_was_dealt(play) && play.sheet.knows(when_placed))
        return Refusal{when_placed, sentence("a secret bet after the first card")};
    if (seat != nullptr && is_on_auto_play(*seat) && play.sheet.knows(no_secret_by_system))
        return Refusal{no_secret_by_system, sentence("a secret bet by the system")};
    if (secret_is_used(play, event.who.seat))
        return Refusal{sec_1, sentence("a second secret bet in the round")};
    if (seat != nullptr && is_dealt_in(*seat)) {
        const bool secret = live_wager(*seat, Wager::Player)->secret;
        if (secret && play.sheet.knows(sec_1))
            return Refusal{sec_1, sentence("a second secret bet on one hand")};
        if (!secret && play.sheet.knows(instead_of_open_bet))
            return Refusal{instead_of_open_bet, sentence("a secret bet on top of the open bet")};
    }
    return std::nullopt;
}

std::optional<Refusal> why_no_open_bet(const Play& play, const TableSeat* seat) {
    if (any_card_was_dealt(play)) return Refusal{base_game, sentence("a bet after the first card")};
    if (seat == nullptr) return std::nullopt;
    if (is_dealt_in(*seat) && live_wager(*seat, Wager::Player)->secret)
        return Refusal{instead_of_open_bet, sentence("an open bet beside the secret bet")};
    if (!is_on_auto_play(*seat)) return std::nullopt;
    const SystemBet due = system_bet(play, *seat);
    if (due.known && due.amount.is_zero())
        return Refusal{due.because,
                       sentence("a bet by the system, which has too little for the minimum")};
    return std::nullopt;
}

// --- what is wrong with a bet that stands

/// The record has a bet of the starting player after this event, before the cards.
bool starter_bets_later(const Play& play) {
    const auto& events = play.record.events;
    const auto here = events.begin() + play.table.events;
    const auto cards = std::find_if(here, events.end(),
                                    [](const Event& later) { return later.verb == Verb::Deal; });
    return std::any_of(here, cards, [&](const Event& later) {
        const bool bets = later.verb == Verb::Bet || later.verb == Verb::Secret;
        return bets && later.who.seat == play.start;
    });
}

/// The starting player is in the hand, and has not bet.
bool starter_is_to_bet(const Play& play) {
    const TableSeat* seat = play.table.find(play.start);
    if (seat != nullptr && seat->put_up > 0) return false;
    if (seat == nullptr || !seat->chips) return starter_bets_later(play);
    const SystemBet due = system_bet(play, *seat);
    const bool makes_none = is_on_auto_play(*seat) && due.known && due.amount.is_zero();
    return !seat->chips->is_zero() && !makes_none;
}

/// AMB-IBL-19: the starting player bets first; nothing orders the bets of the others.
void report_jump(Play& play, const Event& event) {
    if (event.who.seat != play.start && starter_is_to_bet(play))
        play.report(event, who_starts, tr("a bet before the starting player's"));
}

/// `whole`: all that the seat has bet on the hand with this event.
void report_amount(Play& play, const Event& event, const TableSeat& seat, Money whole) {
    const auto minimum = play.facts().minimum;
    const SystemBet due = system_bet(play, seat);
    const bool by_system = is_on_auto_play(seat);
    if (by_system && due.known && whole != due.amount) {
        play.report(event, due.because,
                    tr("the system bets {amount}", "amount"_a = to_text(due.amount)));
    } else if (seat.chips && whole > *seat.chips) {
        play.report(event, short_stays_in, tr("a bet of more than all the player's chips"));
    } else if (!by_system && minimum && whole < *minimum && !(seat.chips && whole == *seat.chips)) {
        play.report(event, short_stays_in,
                    tr("a bet under the minimum, and the player has more chips"));
    }
}

/// The same wager may be raised before the deal: what counts is the whole of it.
bool more_of_it_comes(const Play& play, const Event& event) {
    const auto& events = play.record.events;
    const auto here = events.begin() + play.table.events;
    const auto cards = std::find_if(here, events.end(),
                                    [](const Event& later) { return later.verb == Verb::Deal; });
    return std::any_of(here + 1, std::max(here + 1, cards), [&](const Event& later) {
        return later.verb == Verb::Bet && later.who == event.who;
    });
}

void report_seat(Play& play, const Event& event, const TableSeat* seat) {
    if (seat != nullptr && is_still_in(play, *seat)) return;
    const bool uncounted = seat == nullptr || !seat->chips;
    const auto& seats = play.table.seats;
    const bool others_are = std::any_of(
        seats.begin(), seats.end(), [](const TableSeat& other) { return other.chips.has_value(); });
    if (uncounted && others_are)
        play.report(event, starting_chips, tr("a bet by a seat whose chips were not counted"));
}

}  // namespace

Effect judge_chips(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    if (event.who.is_dealer()) return Effect::Counts;
    if (seat != nullptr && seat->chips) {
        play.report(event, starting_chips, tr("the chips of this seat are counted twice"));
    } else if (anyone_has_bet(play) || any_card_was_dealt(play)) {
        play.report(event, starting_chips, tr("chips are counted after a bet of the hand"));
    }
    return Effect::Counts;
}

Effect judge_bet(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const auto refusal =
        event.verb == Verb::Secret ? why_no_secret(play, event, seat) : why_no_open_bet(play, seat);
    if (refusal) {
        play.report(event, refusal->clause, tr(refusal->why));
        return Effect::Forbidden;
    }
    report_jump(play, event);
    report_seat(play, event, seat);
    const bool whole = event.verb == Verb::Secret || !more_of_it_comes(play, event);
    if (whole) {
        const TableSeat nobody{};
        const TableSeat& bettor = seat == nullptr ? nobody : *seat;
        report_amount(play, event, bettor, original_bet(bettor) + event.amount);
    }
    return Effect::Counts;
}

Effect judge_deal(Play& play, const Event& event) {
    if (event.who.is_dealer()) {
        const auto dealt = static_cast<int>(event.cards.size()) + play.table.dealer.first_cards;
        if (!play.has_hole_card() && dealt > 1)
            play.report(event, base_game, tr("a hole card, where the house deals none"));
        return Effect::Counts;
    }
    const TableSeat* seat = play.table.find(event.who.seat);
    if (seat != nullptr && !seat->wagers.empty()) return Effect::Counts;
    play.report(event, base_game, tr("cards for a seat without a bet"));
    return Effect::LeftOut;
}

bool may_bet_secretly(const Play& play, const TableSeat& seat) {
    return !any_card_was_dealt(play) && !is_on_auto_play(seat) && !is_dealt_in(seat) &&
           !secret_is_used(play, seat.seat);
}

}  // namespace fairdeal::ibl
