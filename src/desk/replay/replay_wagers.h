#pragma once
// Recorded against ruled, wager by wager, and a changed hand's ruling against the true one.

#include "desk/replay/replay_words.h"

namespace fairdeal {

/// Every wager, tip and place, those that are wrong first; without a recorded settlement what is
/// due.
std::vector<RuledWagerScreen> ruled_wagers(const Replay& replay, const Library& library);

WhatIfScreen what_if_screen(const OpenHand& hand, const Library& library);

}  // namespace fairdeal
