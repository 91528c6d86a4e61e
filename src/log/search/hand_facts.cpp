#include "log/search/hand_facts.h"

#include <algorithm>

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

}  // namespace

HandFacts facts_of(const HandLog& log, const HandRow& row) {
    HandFacts facts{row, {}, {}, {}, {}};
    const auto text = log.text_of(row.idx);
    const auto record = text ? read_record(*text) : tl::unexpected(text.error());
    if (!record) return facts;
    const HandRecord played = must_lie_as_played(*record);
    const TableState table = table_after(played, played.events.size());
    for (const TableSeat& seat : table.seats) facts.stake = facts.stake + stake_on(seat);
    if (row.standing != HandStanding::Wrong) return facts;
    for (const WagerVerdict& verdict : log.prepare(*record).rows.verdicts) {
        if (!verdict.is_wrong()) continue;
        facts.wrong_wagers.emplace_back(name_of(verdict));
        if (facts.clause.empty() && !verdict.because.empty())
            facts.clause = verdict.because.front().id;
        if (facts.misreading.empty()) facts.misreading = verdict.misreading.value_or("");
    }
    return facts;
}

}  // namespace fairdeal
