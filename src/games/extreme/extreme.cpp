#include "games/extreme/extreme.h"

#include <algorithm>

#include "games/extreme/clauses.h"
#include "games/extreme/next.h"
#include "games/extreme/settle.h"

namespace fairdeal {

void rule_extreme(const HandRecord& record, const Misreading* misread, Ruling& ruling) {
    ruling.clear();
    const bjx::Sheet sheet(record.header.card, misread);
    bjx::Play play(record, sheet);
    bjx::play_out(play);

    ruling.complete = bjx::is_over(play);
    bjx::Settled settled = bjx::settle(play, ruling.complete);
    ruling.lines = std::move(settled.lines);
    ruling.short_bank = std::move(settled.short_bank);
    if (ruling.complete)
        bjx::say_what_is_left(play, ruling);
    else
        bjx::say_next(play, ruling);

    bjx::judge_times(play, ruling.lines);
    std::stable_sort(play.breaches.begin(), play.breaches.end(),
                     [](const Breach& a, const Breach& b) { return a.line < b.line; });
    ruling.breaches = std::move(play.breaches);
    ruling.effects = std::move(play.effects);
}

std::span<const ClauseId> extreme_clauses() { return bjx::all; }

}  // namespace fairdeal
