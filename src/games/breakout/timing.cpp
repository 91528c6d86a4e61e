#include "games/breakout/timing.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/breakout/clauses.h"

namespace fairdeal {

namespace {

// ----------------------------------------------------------------------

/// The first card dealt after an event, or the end of the record.
int first_card_after(const HandRecord& record, int event) {
    const int count = static_cast<int>(record.events.size());
    for (int i = event + 1; i < count; ++i) {
        const Verb verb = record.events[static_cast<std::size_t>(i)].verb;
        if (verb == Verb::Hit || verb == Verb::Deal || verb == Verb::Double) return i;
    }
    return count;
}

ClauseId why_not_yet(const Play& play, const Event& event) {
    if (is_side(event.wager)) return brk::order_1;
    if (event.wager == Wager::Insurance) return brk::offer_check_take;
    if (event.wager != Wager::Dealer) return brk::pay_1;
    const TableHand* hand = play.table.find(event.who);
    return hand != nullptr && is_bust(hand->total()) ? brk::bust_1 : brk::early_losses;
}

void judge_time(Play& play, const Event& event, int index, const std::vector<Line>& lines) {
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& due) {
        return due.who == event.who && due.wager == event.wager && due.verb != Verb::Tip;
    });
    const TableSeat* seat = play.table.find(event.who.seat);
    const bool is_up = seat != nullptr && seat->find(event.wager) != nullptr;
    if (line == lines.end() ? is_up : line->due > index) {
        play.report(event, why_not_yet(play, event),
                    fmt::format("{} is settled too early", title_of(event.wager)));
    } else if (line != lines.end() && line->is_urgent() &&
               first_card_after(play.record, line->before_card_after) < index) {
        play.report(event, line->in_time,
                    fmt::format("{} is taken after another card was dealt", title_of(event.wager)));
    }
}

}  // namespace

void judge_times(Play& play, const std::vector<Line>& lines) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_settlement(event.verb) && event.verb != Verb::Tip)
            judge_time(play, event, index, lines);
        ++index;
    }
}

}  // namespace fairdeal
