#include <algorithm>

#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/conduct/conduct.h"

namespace fairdeal::bjx {

namespace {

constexpr int most_passes = 3;

/// BJX-PASS-2, AMB-BJX-30: who has passed three times is no longer at the table.
bool is_in_the_lobby(const Play& play, int seat) {
    const auto& passes = play.record.header.facts.passes;
    return !play.is_tournament() &&
           std::any_of(passes.begin(), passes.end(), [&](const std::pair<int, int>& passed) {
               return passed.first == seat && passed.second >= most_passes;
           });
}

/// AMB-BJX-42: a turn is passed after the blind too.
bool pass_takes_blind_back(const Play& play) {
    return play.sheet.house.pass_until == PassUntil::Cards;
}

bool has_blind(const Play& play, int seat) {
    const TableSeat* found = play.table.find(seat);
    return found != nullptr && is_in(*found);
}

bool has_passed(const Play& play, int seat) {
    const TableSeat* found = play.table.find(seat);
    return found != nullptr && found->adjusted == Adjusted::Passed;
}

/// What the dealer's stack has left for this position, in order.
Money left_for(const Play& play, int seat) {
    Money left = play.table.dealer_chips.value_or(Money{});
    for (int before = 1; before < seat; ++before) {
        const auto at = static_cast<std::size_t>(before);
        if (!play.positions.at(at)) continue;
        const bool by_blind = play.sheet.house.cover_basis == CoverBasis::Blind;
        const Money posted = has_passed(play, before) ? Money{} : play.blinds.at(at);
        left -= by_blind ? posted : play.minimum();
    }
    return left;
}

Effect judge_seat_pass(Play& play, const Event& event) {
    if (has_passed(play, event.who.seat)) {
        play.report(event, play.is_tournament() ? tour_4 : pass_1,
                    tr("a pass of a seat that has passed"));
        return Effect::Ignored;
    }
    const bool too_late = has_blind(play, event.who.seat) && !pass_takes_blind_back(play);
    if (play.cards_are_out() || too_late) {
        play.report(
            event, until_when_to_pass,
            too_late ? tr("a pass after the blind is up") : tr("a pass after the first card"));
        return Effect::Ignored;
    }
    if (must_play(play, event.who.seat))
        play.report(event, tour_1,
                    tr("the dealer can pay this position the minimum: it must play"));
    return Effect::Counts;
}

/// Regular play, AMB-BJX-42.
Effect judge_regular_deal_pass(Play& play, const Event& event) {
    const bool too_late = anyone_in(play) && !pass_takes_blind_back(play);
    if (!play.cards_are_out() && !too_late) return Effect::Counts;
    play.report(event, until_when_to_pass,
                play.cards_are_out() ? tr("the deal is passed after cards were dealt")
                                     : tr("the deal is passed after a blind is up"));
    return Effect::Ignored;
}

Effect judge_deal_pass(Play& play, const Event& event) {
    if (!play.is_tournament()) return judge_regular_deal_pass(play, event);
    if (play.cards_are_out()) {
        play.report(event, tour_5, tr("the deal is passed after cards were dealt"));
        return Effect::Ignored;
    }
    if (anyone_in(play)) {
        play.report(event, tour_5, tr("the deal is passed, and somebody plays"));
        return Effect::Ignored;
    }
    if (!covers_nobody(play))
        play.report(event, tour_5, tr("the deal is passed by a dealer who covers a minimum"));
    return Effect::Counts;
}

/// Who has passed puts up no blind in this hand.
Effect judge_blind_after_pass(Play& play, const Event& event) {
    if (!has_passed(play, event.who.seat)) return Effect::Counts;
    play.report(event, play.is_tournament() ? tour_4 : pass_1,
                tr("a blind on a seat that has passed"));
    return Effect::Forbidden;
}

}  // namespace

bool must_play(const Play& play, int seat) {
    if (!play.is_tournament() || !play.table.dealer_chips) return false;
    return left_for(play, seat) >= play.minimum() || !play.sheet.knows(tour_4);
}

bool covers_nobody(const Play& play) {
    return play.table.dealer_chips.value_or(Money{}) < play.minimum();
}

Effect judge_pass(Play& play, const Event& event) {
    if (event.who.is_dealer()) return judge_deal_pass(play, event);
    if (is_in_the_lobby(play, event.who.seat))
        play.report(event, pass_2, tr("this seat has passed three times and is out of the game"));
    return event.verb == Verb::Pass ? judge_seat_pass(play, event)
                                    : judge_blind_after_pass(play, event);
}

}  // namespace fairdeal::bjx
