#include "rules/timing.h"

#include "base/translation.h"
#include "games/extreme/clauses.h"
#include "games/extreme/settle.h"

namespace fairdeal::bjx {

namespace {

/// AMB-BJX-16 for naturals, AMB-BJX-41 for busts, BJX-SET-2 for the rest.
ClauseId why_not_yet(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (is_paid_natural(play, seat, hand)) return when_naturals_are_paid;
    return is_bust(hand.total()) ? when_a_bust_is_taken : set_2;
}

void judge_time(Play& play, const Event& event, int index, const std::vector<Line>& lines) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (seat == nullptr || hand == nullptr) return;
    const Line* line = line_about(event, lines);
    if (line == nullptr && !is_in(*seat)) return;
    if (is_too_early(event, index, line, play.table)) {
        play.report(event, why_not_yet(play, *seat, *hand), tr("a wager is settled too early"));
    } else if (event.verb == Verb::Take && is_too_late(index, line, play.record, false)) {
        play.report(event, line->in_time, tr("a busted hand is collected after another card"));
    }
}

}  // namespace

void judge_times(Play& play, const std::vector<Line>& lines) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_settlement(event.verb)) judge_time(play, event, index, lines);
        ++index;
    }
}

}  // namespace fairdeal::bjx
