#include "games/league/league.h"

#include "base/translation.h"
#include "games/league/auto_play.h"
#include "games/league/clauses.h"
#include "games/league/procedure.h"
#include "games/league/results.h"
#include "games/league/settle.h"
#include "games/league/tournament/elimination.h"
#include "games/league/tournament/who_goes.h"

namespace fairdeal {

void rule_league(const HandRecord& record, const RulingOptions& options, Ruling& ruling) {
    ruling.clear();
    const ibl::Sheet sheet(record.header.card, options);
    ibl::Play play(record, sheet, ruling);
    ibl::play_hand(play);

    ruling.complete = is_over(play);
    ibl::settle(play, ruling.complete, ruling.lines);
    if (ruling.complete && ibl::is_played_by_one(play))
        ibl::report_hand_of_one(play);
    else if (ruling.complete)
        ibl::say_who_goes_out(play, ruling.lines);
    if (!ruling.complete) ibl::say_what_is_due(play, ruling);

    ibl::judge_settlement(play, ruling);
    ruling.sort_breaches();
}

std::span<const ClauseId> league_clauses() { return ibl::all; }

std::vector<PrintedSection> league_sections() {
    return {printed(ibl::elimination_section, [](auto goes) { return ibl::does(goes); }),
            printed(ibl::lowest_section, [](auto go) { return ibl::does(go); }),
            printed(ibl::zero_section, ibl::does_at_zero),
            printed(ibl::placing_section, ibl::does_at_the_end),
            ibl::printed_terms(),
            printed(ibl::sudden_death_section, [](auto test) { return ibl::does(test); }),
            printed(ibl::settling_section, [](auto settling) { return ibl::does(settling); }),
            printed(ibl::hand_section),
            printed(ibl::insurance_section),
            printed(ibl::when_section, [](auto due) { return ibl::does(due); }),
            printed(ibl::systems_section,
                    [](Verb verb) {
                        return verb == Verb::Hit ? sentence("the system hits")
                                                 : sentence("the system stands");
                    }),
            printed(ibl::dealers_section, does)};
}

}  // namespace fairdeal
