#pragma once
// A hand as a trainee counted it: the engine goes on from there.

#include <string>
#include <vector>

#include "questions/steps/steps.h"

namespace fairdeal {

/// The steps of one wager on the same hand with other cards, so that the hands count what was said
/// ("hard 12", "12", "soft 18", "natural"); an empty text: as it is. Empty where no change of one
/// card in a hand gives that count and a hand that can be settled.
std::vector<Step> steps_with_counts(const HandRecord& hand, Who who, Wager wager,
                                    const std::string& player, const std::string& dealer);

/// What a seat was said to have after the hand, and what it has.
struct MiscountedStack {
    Who who;
    Money said, has;
};

/// The `out` and `place` lines, had these seats what was said.
std::vector<std::string> outs_with_counts(HandRecord hand,
                                          const std::vector<MiscountedStack>& stacks);

}  // namespace fairdeal
