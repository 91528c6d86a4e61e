#include "games/midnight/midnight.h"

#include "games/midnight/clauses.h"
#include "games/midnight/next.h"
#include "games/midnight/settlement/results.h"
#include "games/midnight/settlement/settle.h"
#include "games/midnight/settlement/timing.h"

namespace fairdeal {

void rule_midnight(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const mid::Sheet sheet(record.header.card, options);
    mid::Play play(record, sheet, ruling);
    mid::play_out(play);

    ruling.complete = mid::is_over(play);
    mid::settle(play, ruling.complete, ruling.lines);
    if (!ruling.complete) mid::say_next(play, ruling);

    mid::judge_times(play, ruling.lines);
    ruling.sort_breaches();
}

std::span<const ClauseId> midnight_clauses() { return mid::all; }

std::vector<PrintedSection> midnight_sections() {
    return {mid::printed_terms(), printed(mid::hand_section), printed(mid::taken_section),
            printed(mid::insurance_section), printed(mid::when_section, mid::does)};
}

}  // namespace fairdeal
