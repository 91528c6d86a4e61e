#include "games/extreme/extreme.h"

#include "games/extreme/clauses.h"
#include "games/extreme/next.h"
#include "games/extreme/settle.h"

namespace fairdeal {

void rule_extreme(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const bjx::Sheet sheet(record.header.card, options);
    bjx::Play play(record, sheet, ruling);
    bjx::play_out(play);

    ruling.complete = bjx::is_over(play);
    bjx::settle(play, ruling);
    if (ruling.complete)
        bjx::say_what_is_left(play, ruling);
    else
        bjx::say_next(play, ruling);

    bjx::judge_times(play, ruling.lines);
    ruling.sort_breaches();
}

std::span<const ClauseId> extreme_clauses() { return bjx::all; }

std::vector<PrintedSection> extreme_sections() { return {}; }

}  // namespace fairdeal
