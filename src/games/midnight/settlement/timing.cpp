#include "games/midnight/settlement/timing.h"

#include "base/translation.h"
#include "games/midnight/clauses.h"
#include "rules/timing.h"

namespace fairdeal::mid {

namespace {

ClauseId why_not_yet(const Play& play, const Event& event) {
    if (event.wager == Wager::Insurance) return ins_5;
    const TableHand* hand = play.table.find(event.who);
    return hand != nullptr && is_natural(*hand) ? naturals_wait : res_2;
}

/// A card was dealt or turned up first, or the dealer's hand called to its end.
bool is_late(const Play& play, int index, const Line* line) {
    if (is_too_late(index, line, play.record, true)) return true;
    const int stood = play.table.dealer_stood;
    return line != nullptr && line->is_urgent() && stood > line->before_card_after && stood < index;
}

void judge_time(Play& play, const Event& event, int index, const std::vector<Line>& lines) {
    const Line* line = line_about(event, lines);
    if (is_too_early(event, index, line, play.table)) {
        play.report(
            event, why_not_yet(play, event),
            tr("{wager} is settled too early", "wager"_a = tr(title_of(event.wager).data())));
    } else if (is_late(play, index, line)) {
        play.report(event, line->in_time,
                    tr("{wager} is settled after the play went on",
                       "wager"_a = tr(title_of(event.wager).data())));
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
