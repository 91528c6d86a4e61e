#pragma once
// Rounds of payments that a sheet puts in order, one clause each. A reader who has the order of one
// clause otherwise has the same rounds in another order, or the payments of one. A `Round` has the
// clause, and says whether it is made together with the one above it.

#include <algorithm>
#include <span>

#include "base/inline_vector.h"
#include "base/sort.h"
#include "rules/sheet/rule_sheet.h"

namespace fairdeal {

/// A round in its turn.
template <class Round>
struct Turn {
    const Round* round;
    bool with_above;  // not a turn of its own
};
template <class Round>
using Turns = InlineVector<Turn<Round>, 8>;

namespace detail {

/// Puts a round where its reader has it, with those that are made together with it.
template <class Round>
void move_turn(Turns<Round>& turns, typename Turns<Round>::iterator turn, OrderSlip slip) {
    turn->with_above = false;
    const auto next = std::find_if(turn + 1, turns.end(),
                                   [](const Turn<Round>& other) { return !other.with_above; });
    if (slip == OrderSlip::First) std::rotate(turns.begin(), turn, next);
    if (slip == OrderSlip::Last) std::rotate(turn, next, turns.end());
}

}  // namespace detail

/// The rounds that stand on the sheet, as its reader has them one after another.
template <class Round>
Turns<Round> turns_of(std::span<const Round> rounds, const RuleSheet& sheet) {
    Turns<Round> turns;
    for (const Round& round : rounds) {
        if (sheet.has(round.where)) turns.push_back({&round, round.with_above});
    }
    for (auto turn = turns.begin(); turn != turns.end(); ++turn) {
        const auto slip = sheet.order_slip(turn->round->clause);
        if (!slip) continue;
        detail::move_turn<Round>(turns, turn, *slip);
        break;  // at most one clause is misread
    }
    return turns;
}

/// Puts what a round pays in the order that its reader takes from the clause; `Due` has an amount.
template <class Due>
void put_in_order(std::span<Due> dues, ClauseId clause, const RuleSheet& sheet) {
    const auto slip = sheet.order_slip(clause);
    if (slip == OrderSlip::Reversed) std::reverse(dues.begin(), dues.end());
    if (slip == OrderSlip::LargestFirst)
        sort_stably(dues, [](const Due& a, const Due& b) { return a.amount > b.amount; });
    if (slip == OrderSlip::SmallestFirst)
        sort_stably(dues, [](const Due& a, const Due& b) { return a.amount < b.amount; });
}

}  // namespace fairdeal
