#pragma once
// What guests do or ask for while a table is dealt, which its dealer allows or refuses: what they
// are about to do, and wagers that come late or may not be made, hits after a stand, and whatever
// else a clause forbids at that moment.

#include "dealing/dice.h"
#include "questions/grade.h"

namespace fairdeal {

struct GuestAsk {
    Scenario scenario;     // of the kind May: the hand as it lies, and what is asked
    bool allowed = false;  // by the engine
};

/// At a moment of a round: now and then what a guest does next there (`next`; null: it is the
/// dealer's turn), else something that is forbidden, asked by somebody who has a wager up or who
/// comes late and bets. Nothing: nothing fit to be asked was found.
std::optional<GuestAsk> guest_ask(const HandRecord& so_far, const Event* next, Dice& dice);

}  // namespace fairdeal
