#include <algorithm>

#include "games/extreme/clauses.h"
#include "games/extreme/conduct.h"

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

/// What the dealer's stack has left for this position, in order.
Money left_for(const Play& play, int seat) {
    Money left = play.table.dealer_chips.value_or(Money{});
    for (int before = 1; before < seat; ++before) {
        const auto at = static_cast<std::size_t>(before);
        if (!play.positions.at(at)) continue;
        const bool by_blind = play.sheet.house.cover_basis == CoverBasis::Blind;
        left -= by_blind ? play.blinds.at(at) : play.minimum();
    }
    return left;
}

Effect judge_seat_pass(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const bool has_bet = seat != nullptr && is_in(*seat);
    if (play.cards_are_out() || has_bet) {
        play.report(event, pass_1, "a pass after the blind is up");
        return Effect::AsIfNotAsked;
    }
    if (must_play(play, event.who.seat))
        play.report(event, tour_1, "the dealer can pay this position the minimum: it must play");
    return Effect::Counts;
}

Effect judge_deal_pass(Play& play, const Event& event) {
    const ClauseId clause = play.is_tournament() ? tour_5 : pass_1;
    if (play.cards_are_out()) {
        play.report(event, clause, "the deal is passed after cards were dealt");
        return Effect::AsIfNotAsked;
    }
    if (!play.is_tournament()) return Effect::Counts;
    if (anyone_in(play)) {
        play.report(event, tour_5, "the deal is passed, and somebody plays");
        return Effect::AsIfNotAsked;
    }
    if (!covers_nobody(play))
        play.report(event, tour_5, "the deal is passed by a dealer who covers a minimum");
    return Effect::Counts;
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
        play.report(event, pass_2, "this seat has passed three times and is out of the game");
    return event.verb == Verb::Pass ? judge_seat_pass(play, event) : Effect::Counts;
}

}  // namespace fairdeal::bjx
