#include "games/breakout/timing.h"

#include "base/translation.h"
#include "games/breakout/clauses.h"
#include "rules/timing.h"

namespace fairdeal::brk {

namespace {

ClauseId why_not_yet(const Play& play, const Event& event) {
    if (is_side(event.wager)) return order_1;
    if (event.wager == Wager::Insurance) return offer_check_take;
    if (event.wager != Wager::Dealer) return pay_1;
    const TableHand* hand = play.table.find(event.who);
    return hand != nullptr && is_bust(hand->total()) ? bust_1 : early_losses;
}

void judge_time(Play& play, const Event& event, int index, const Ruling& ruling) {
    const Line* line = line_about(event, ruling.lines);
    if (line == nullptr && ruling.complete) return;  // nothing is due on it, nor will be
    if (is_too_early(event, index, line, play.table)) {
        play.report(
            event, why_not_yet(play, event),
            tr("{wager} is settled too early", "wager"_a = tr(title_of(event.wager).data())));
    } else if (is_too_late(index, line, play.record, false)) {
        play.report(event, line->in_time,
                    tr("{wager} is taken after another card was dealt",
                       "wager"_a = tr(title_of(event.wager).data())));
    }
}

}  // namespace

void judge_times(Play& play, const Ruling& ruling) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_settlement(event.verb) && event.verb != Verb::Tip)
            judge_time(play, event, index, ruling);
        ++index;
    }
}

}  // namespace fairdeal::brk
