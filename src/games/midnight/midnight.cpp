#include "games/midnight/midnight.h"

#include "games/midnight/clauses.h"
#include "games/midnight/procedure.h"
#include "games/midnight/settlement/results.h"
#include "games/midnight/settlement/settle.h"

namespace fairdeal {

void rule_midnight(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const mid::Sheet sheet(record.header.card, options);
    mid::Play play(record, sheet, ruling);
    mid::play_hand(play);

    ruling.complete = is_over(play);
    mid::settle(play, ruling.complete, ruling.lines);
    if (!ruling.complete) mid::say_what_is_due(play, ruling);

    mid::judge_settlement(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> midnight_clauses() { return mid::all; }

std::vector<PrintedSection> midnight_sections() {
    return {mid::printed_terms(), printed(mid::hand_section), printed(mid::taken_section),
            printed(mid::insurance_section), printed(mid::when_section, mid::does),
            printed(mid::dealers_section, does)};
}

}  // namespace fairdeal
