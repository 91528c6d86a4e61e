#include "games/league/league.h"

#include "games/league/clauses.h"
#include "games/league/next.h"
#include "games/league/settle.h"
#include "games/league/timing.h"
#include "games/league/tournament/elimination.h"

namespace fairdeal {

void rule_league(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const ibl::Sheet sheet(record.header.card, options);
    ibl::Play play(record, sheet, ruling);
    ibl::play_out(play);

    ruling.complete = ibl::is_over(play);
    ibl::settle(play, ruling.complete, ruling.lines);
    if (ruling.complete && ibl::is_played_by_one(play))
        ibl::report_hand_of_one(play);
    else if (ruling.complete)
        ibl::say_who_goes_out(play, ruling.lines);
    if (!ruling.complete) ibl::say_next(play, ruling);

    ibl::judge_times(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> league_clauses() { return ibl::all; }

std::vector<PrintedSection> league_sections() { return {}; }

}  // namespace fairdeal
