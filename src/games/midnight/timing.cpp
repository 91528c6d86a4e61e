#include "games/midnight/timing.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

/// The first card dealt after an event, or the end of the record.
int first_card_after(const HandRecord& record, int event) {
    const int count = static_cast<int>(record.events.size());
    for (int i = event + 1; i < count; ++i) {
        const Verb verb = record.events[static_cast<std::size_t>(i)].verb;
        const bool is_card =
            verb == Verb::Hit || verb == Verb::Deal || verb == Verb::Double || verb == Verb::Turn;
        if (is_card) return i;
    }
    return count;
}

ClauseId why_not_yet(const Play& play, const Event& event) {
    if (event.wager == Wager::Insurance) return ins_5;
    const TableHand* hand = play.table.find(event.who);
    return hand != nullptr && is_natural(*hand) ? naturals_wait : res_2;
}

void judge_time(Play& play, const Event& event, int index, const std::vector<Line>& lines) {
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& due) {
        return due.who == event.who && due.wager == event.wager;
    });
    const TableSeat* seat = play.table.find(event.who.seat);
    const bool is_up = seat != nullptr && seat->find(event.wager) != nullptr;
    if (line == lines.end() ? is_up : line->due > index) {
        play.report(event, why_not_yet(play, event),
                    fmt::format("{} is settled too early", title_of(event.wager)));
    } else if (line != lines.end() && line->is_urgent() &&
               first_card_after(play.record, line->before_card_after) < index) {
        play.report(event, line->in_time,
                    fmt::format("{} is settled after another card", title_of(event.wager)));
    }
}

}  // namespace

void judge_times(Play& play, const std::vector<Line>& lines) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_settlement(event.verb) && event.verb != Verb::Return)
            judge_time(play, event, index, lines);
        ++index;
    }
}

}  // namespace fairdeal::mid
