#include "games/league/league.h"

#include <algorithm>

#include "games/league/clauses.h"
#include "games/league/elimination.h"
#include "games/league/next.h"
#include "games/league/settle.h"
#include "games/league/timing.h"

namespace fairdeal {

Ruling rule_league(const HandRecord& record, const Misreading* misread) {
    const ibl::Sheet sheet(record.header.card, misread);
    ibl::Play play(record, sheet);
    ibl::play_out(play);

    Ruling ruling;
    ruling.complete = ibl::is_over(play);
    ruling.lines = ibl::settle(play, ruling.complete);
    if (ruling.complete) ibl::say_who_goes_out(play, ruling.lines);
    if (!ruling.complete) ibl::say_next(play, ruling);

    ibl::judge_times(play, ruling.lines);
    std::stable_sort(play.breaches.begin(), play.breaches.end(),
                     [](const Breach& a, const Breach& b) { return a.line < b.line; });
    ruling.breaches = std::move(play.breaches);
    ruling.effects = std::move(play.effects);
    return ruling;
}

std::span<const ClauseId> league_clauses() { return ibl::all; }

}  // namespace fairdeal
