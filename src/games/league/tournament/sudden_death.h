#pragma once
// IBL-SD, sudden death: players with exactly the same count are put in order.

#include "base/inline_vector.h"
#include "games/league/sheet.h"
#include "record/event.h"
#include "rules/sheet/rows.h"

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
    Clauses because;            // empty if nobody shares their count, or reasons are not wanted
    bool shares_place = false;  // the tie is left open
};

using Contenders = InlineVector<Contender, highest_seat>;
using Ranking = InlineVector<Ranked, highest_seat>;

/// Players of one count that are to be put in order.
struct Tied {
    bool one_started_with_more = false;  // of two
    bool one_started_with_most = false;  // of all of them
};
/// What decides between them.
enum class Test : std::uint8_t { StartingChips, Seats };
extern const Section<Tied, Test> sudden_death_section;
const char* does(Test test);

/// Orders contenders of one count, best first. `start`: the seat that bets and acts first.
Ranking sudden_death(Contenders tied, int start, const Sheet& sheet);

}  // namespace fairdeal::ibl
