#pragma once
// What a document fixes and its computing sections read as they read a house option: the members of
// one struct a game (Terms), each a yes. What somebody makes of them who has forgotten a clause, or
// has its order the other way round, is one table a game, of Beliefs.

#include <span>

#include "rules/rule_sheet.h"

namespace fairdeal {

/// The fact is a no to somebody who has forgotten the clause, or, where there is a slip, has what
/// the clause puts in order in that order.
template <class Terms>
struct Belief {
    ClauseId clause;
    bool Terms::*fact;
    std::optional<OrderSlip> slip{};
};

/// The terms as the sheet's reader has them.
template <class Terms>
Terms terms_of(const RuleSheet& sheet, std::span<const Belief<Terms>> beliefs) {
    Terms terms;
    if (sheet.misread() == nullptr) return terms;
    for (const Belief<Terms>& belief : beliefs) {
        const bool otherwise = belief.slip ? sheet.order_slip(belief.clause) == belief.slip
                                           : !sheet.knows(belief.clause);
        if (otherwise) terms.*belief.fact = false;
    }
    return terms;
}

}  // namespace fairdeal
