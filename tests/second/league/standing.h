#pragma once
// Who goes out and who is placed, from the piles of chips before and after a hand.

#include <vector>

#include "league/felt.h"

namespace second::league {

/// One player's two piles, and how far they sit from the starting player.
struct Pile {
    int seat = 0;
    Cents before = 0, after = 0;
    int distance = 0;
};

/// Clockwise from the starting player, who is nearest or, as some houses read it, a lap away.
int distance_of(int seat, const Felt& felt);

/// The seats, best first.
std::vector<int> ranked(std::vector<Pile> piles, bool largest_must_be_alone);

struct Placing {
    int seat = 0, place = 0;
    bool out = false;
};
/// The lines of the hand, highest place first.
std::vector<Placing> placings(const std::vector<Pile>& piles, const Felt& felt);

}  // namespace second::league
