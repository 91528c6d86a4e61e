#include "games/breakout/breakout.h"

#include "games/breakout/clauses.h"
#include "games/breakout/next.h"
#include "games/breakout/settle.h"
#include "games/breakout/timing.h"

namespace fairdeal {

void rule_breakout(const HandRecord& record, const Misreading* misread, Ruling& ruling) {
    ruling.clear();
    const BreakoutSheet sheet(record.header.card, misread);
    Play play(record, sheet, ruling);
    play_out(play);

    ruling.complete = is_over(play);
    settle(play, ruling.complete, ruling.lines);
    if (!ruling.complete) say_next(play, ruling);

    judge_times(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> breakout_clauses() { return brk::all; }

}  // namespace fairdeal
