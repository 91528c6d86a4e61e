#include "log/search/hand_facts.h"

#include <algorithm>

#include "games/all_games.h"
#include "record/irregular/as_played.h"
#include "record/table.h"

namespace fairdeal {

namespace {

Money stake_on(const TableSeat& seat) {
    Money sum;
    for (const PlacedWager& wager : seat.wagers) {
        if (!is_main(wager.name)) sum = sum + wager.stake;
    }
    for (const TableHand& hand : seat.hands) {
        if (!hand.matched.is_zero()) {
            sum = sum + hand.matched;
            continue;
        }
        for (const PlacedWager& wager : seat.wagers) {
            if (is_main(wager.name)) sum = sum + hand.grown(wager.stake);
        }
    }
    return sum;
}

void add_wrong(const std::vector<WagerVerdict>& verdicts, HandFacts& facts) {
    for (const WagerVerdict& verdict : verdicts) {
        if (!verdict.is_wrong()) continue;
        facts.wrong_wagers.emplace_back(name_of(verdict));
        if (facts.clause.empty() && !verdict.because.empty())
            facts.clause = verdict.because.front().id;
        if (facts.misreading.empty()) facts.misreading = verdict.misreading.value_or("");
    }
}

/// What a clause has against the play, and what is to be reported of it.
void add_breaches(const Ruling& ruling, HandFacts& facts) {
    const auto add = [&](const std::vector<Breach>& breaches, std::string& words) {
        if (breaches.empty()) return;
        words = breaches.front().what;
        if (facts.clause.empty()) facts.clause = breaches.front().clause.id;
    };
    add(ruling.breaches, facts.fault);
    add(ruling.notes, facts.report);
}

}  // namespace

HandFacts facts_of(const HandLog& log, const HandRow& row) {
    HandFacts facts{row};
    const auto text = log.text_of(row.idx);
    const auto record = text ? read_record(*text) : tl::unexpected(text.error());
    if (!record) return facts;
    const HandRecord played = must_lie_as_played(*record);
    const TableState table = table_after(played, played.events.size());
    for (const TableSeat& seat : table.seats) facts.stake = facts.stake + stake_on(seat);
    if (row.standing == HandStanding::Wrong) add_wrong(log.prepare(*record).rows.verdicts, facts);
    if (row.faults > 0 || !record->floor.empty()) add_breaches(rule(played), facts);
    return facts;
}

}  // namespace fairdeal
