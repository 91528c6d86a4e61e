#pragma once
// IBL-SD, sudden death: players with exactly the same count are put in order.

#include "base/inline_vector.h"
#include "games/league/sheet.h"
#include "record/event.h"

namespace fairdeal::ibl {

/// A player as the tests of sudden death see them.
struct Contender {
    int seat = 0;
    Money started_with;  // chips before any bet of the hand (AMB-IBL-16)
    Money count;         // after every bet is settled (AMB-IBL-17)
};

/// A contender in their place, and the tests that put them there.
struct Ranked {
    Contender who;
    Clauses because;  // empty if nobody shares their count
};

using Contenders = InlineVector<Contender, highest_seat>;
using Ranking = InlineVector<Ranked, highest_seat>;

/// Orders contenders of one count, best first. `start`: the seat that bets and acts first.
Ranking sudden_death(Contenders tied, int start, const Sheet& sheet);

/// Adds a reason that is not there yet, if there is room.
void cite(Clauses& because, ClauseId clause);

}  // namespace fairdeal::ibl
