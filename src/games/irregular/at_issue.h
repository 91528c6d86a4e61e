#pragma once
// What has gone wrong in a hand and is not put right yet: what the floor is asked about.

#include "games/irregular/course.h"

namespace fairdeal::irr {

/// What only the ruling of the play tells.
struct WhatLies {
    bool overdrawn = false;     // a card of the dealer that does not count
    bool box = false;           // cards where no wager is
    bool lacks_a_card = false;  // one is due, and the shoe is empty
    bool off_limit = false;     // a stake outside the limits
    unsigned out_seats = 0;     // seats of which nothing is played, a bit each
};

/// The clauses that leave the house a choice, in the order of the chapter; none that the floor has
/// ordered something by, or that the reader has forgotten.
std::vector<ClauseId> at_issue(const Course& course, const WhatLies& lies);

}  // namespace fairdeal::irr
