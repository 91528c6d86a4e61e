#include "games/breakout/breakout.h"

#include "games/breakout/bets/bets.h"
#include "games/breakout/clauses.h"
#include "games/breakout/next.h"
#include "games/breakout/settle.h"
#include "games/breakout/timing.h"

namespace fairdeal {

void rule_breakout(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const brk::Sheet sheet(record.header.card, options);
    brk::Play play(record, sheet, ruling);
    brk::play_out(play);

    ruling.complete = brk::is_over(play);
    brk::settle(play, ruling.complete, ruling.lines);
    if (!ruling.complete) brk::say_next(play, ruling);

    brk::judge_times(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> breakout_clauses() { return brk::all; }

std::vector<PrintedSection> breakout_sections() { return {printed(brk::dealer_hand_section)}; }

}  // namespace fairdeal
