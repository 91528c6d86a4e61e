#pragma once
// What a document fixes and its computing sections read as they read a house option: the members of
// one struct a game (Terms), each a yes. What somebody makes of them who has forgotten a clause, or
// has its order the other way round, is one table a game, of Beliefs.

#include <span>

#include "rules/sheet/printed.h"
#include "rules/sheet/rule_sheet.h"

namespace fairdeal {

/// The fact is a no to somebody who has forgotten the clause, or, where there is a slip, has what
/// the clause puts in order in that order.
template <class Terms>
struct Belief {
    ClauseId clause;
    bool Terms::*fact;
    std::optional<OrderSlip> slip{};
    const char* when = nullptr;  // what the document says, each a sentence(); none: a section of
    const char* then = nullptr;  // rows says it
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

/// The terms for print, those that no row says.
template <class Terms>
PrintedSection printed(const char* name, const char* title,
                       std::span<const Belief<Terms>> beliefs) {
    PrintedSection page{name, title, {}};
    page.read = ReadAs::All;
    for (const Belief<Terms>& belief : beliefs) {
        if (belief.when != nullptr)
            page.rows.push_back({belief.clause, belief.when, {}, {}, belief.then, {}});
    }
    return page;
}

}  // namespace fairdeal
