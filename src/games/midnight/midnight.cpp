#include "games/midnight/midnight.h"

#include <algorithm>

#include "games/midnight/clauses.h"
#include "games/midnight/next.h"
#include "games/midnight/settle.h"
#include "games/midnight/timing.h"

namespace fairdeal {

Ruling rule_midnight(const HandRecord& record, const Misreading* misread) {
    const mid::Sheet sheet(record.header.card, misread);
    mid::Play play(record, sheet);
    mid::play_out(play);

    Ruling ruling;
    ruling.complete = mid::is_over(play);
    ruling.lines = mid::settle(play, ruling.complete);
    if (!ruling.complete) mid::say_next(play, ruling);

    mid::judge_times(play, ruling.lines);
    std::stable_sort(play.breaches.begin(), play.breaches.end(),
                     [](const Breach& a, const Breach& b) { return a.line < b.line; });
    ruling.breaches = std::move(play.breaches);
    ruling.effects = std::move(play.effects);
    return ruling;
}

std::span<const ClauseId> midnight_clauses() { return mid::all; }

}  // namespace fairdeal
