#include "games/breakout/breakout.h"

#include <algorithm>

#include "games/breakout/clauses.h"
#include "games/breakout/next.h"
#include "games/breakout/settle.h"
#include "games/breakout/timing.h"

namespace fairdeal {

Ruling rule_breakout(const HandRecord& record, const Misreading* misread) {
    const BreakoutSheet sheet(record.header.card, misread);
    Play play(record, sheet);
    play_out(play);

    Ruling ruling;
    ruling.complete = is_over(play);
    ruling.lines = settle(play, ruling.complete);
    if (!ruling.complete) say_next(play, ruling);

    judge_times(play, ruling.lines);
    std::stable_sort(play.breaches.begin(), play.breaches.end(),
                     [](const Breach& a, const Breach& b) { return a.line < b.line; });
    ruling.breaches = std::move(play.breaches);
    ruling.effects = std::move(play.effects);
    return ruling;
}

std::span<const ClauseId> breakout_clauses() { return brk::all; }

}  // namespace fairdeal
