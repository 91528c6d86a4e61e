#pragma once
// The sheet of a shift, as plain values.

#include "desk/shift/shift_run.h"

namespace fairdeal {

/// A wager or play that was let through or turned away wrongly.
struct AskSlipScreen {
    std::string asked;    // "May seat 2 double?"
    std::string due;      // "You allowed it: it is forbidden."
    std::string clauses;  // "BRK-BET-3"
    std::string spoken;
};

struct ShiftSheet {
    std::string heading;                  // "Your shift: 42 rounds in 31 minutes"
    std::string pace;                     // rounds an hour, beside the floor's
    std::vector<std::string> errors;      // steps, amounts, order
    std::vector<std::string> protection;  // what slipped through
    std::vector<AskSlipScreen> slips;
    bool clean = false;  // nothing went wrong
};

/// Of the rounds that are over; the one that is dealt is not counted yet.
ShiftSheet shift_sheet(const ShiftRun& shift);

}  // namespace fairdeal
