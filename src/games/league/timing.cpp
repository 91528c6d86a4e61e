#include "games/league/timing.h"

#include <algorithm>

#include "base/translation.h"
#include "games/league/clauses.h"
#include "rules/timing.h"

namespace fairdeal::ibl {

namespace {

/// A bet of the hand that the record settles after this event.
bool a_bet_is_settled_later(const Play& play, int index) {
    const auto& events = play.record.events;
    return std::any_of(events.begin() + index, events.end(), [](const Event& event) {
        return is_settlement(event.verb) && !is_about_a_place(event.verb);
    });
}

void judge_place(Play& play, const Event& event, int index) {
    if (index > play.last_play && !a_bet_is_settled_later(play, index)) return;
    play.report(
        event, when_counted,
        tr("'{act}' before every bet of the hand is settled", "act"_a = to_text(event.verb)));
}

void judge_wager(Play& play, const Event& event, int index, const Ruling& ruling) {
    const Line* line = line_about(event, ruling.lines);
    if (line == nullptr && ruling.complete) return;  // nothing is due on it, nor will be
    if (!is_too_early(event, index, line, play.table)) return;
    const TableSeat* seat = play.table.find(event.who.seat);
    const PlacedWager* wager = seat == nullptr ? nullptr : seat->find(event.wager);
    const bool secret = wager != nullptr && wager->secret;
    play.report(
        event, secret ? sec_5 : base_game,
        secret ? tr("the secret bet is settled too early")
               : tr("{wager} is settled too early", "wager"_a = tr(title_of(event.wager).data())));
}

}  // namespace

void judge_times(Play& play, const Ruling& ruling) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_about_a_place(event.verb))
            judge_place(play, event, index);
        else if (is_settlement(event.verb))
            judge_wager(play, event, index, ruling);
        ++index;
    }
}

}  // namespace fairdeal::ibl
