#pragma once
// Everything the window shows of the speed drill, as plain values.

#include "desk/speed/speed_run.h"
#include "picture/table/table_screen.h"

namespace fairdeal {

/// A payout of the sheet.
struct SpeedRowScreen {
    bool right = false;
    std::string title;    // "Seat 3 · Pair Up, $15 bet"
    std::string said;     // "You said $105, due was $120"; of a right one "Paid $120"
    std::string took;     // "6.4 s"
    std::string clauses;  // "Pair Up (BRK-PU-2)"
    std::string spoken;
};

/// A value of the rack, and how many chips of it are paid.
struct SpeedChipScreen {
    Money value;
    std::string label;  // "$100"
    std::string count;  // as typed; empty: none
};

struct SpeedScreen {
    SpeedStage stage = SpeedStage::Ready;
    std::string heading;  // "Two minutes of payouts", "Twenty payouts, without a clock"
    std::string crumb;    // "Breakout Blackjack · with the table"
    std::string story;    // Ready: what will be asked
    std::string why;      // why there is no clock; empty: there is one
    std::string best;     // "Best so far: 31 right"; empty: none yet
    // while it runs
    std::string clock;     // "1:27 left", "Payout 3 of 20"
    int per_mille = 0;     // of the bar: time left, or payouts given
    std::string standing;  // "7 of 8 right"
    std::string question;  // "Seat 3 · Pair Up wins: what do you pay?"; by price no seat
    std::string bet;       // "Bet: $15, at 8 to 1"; with the table "Bet: $15"
    std::string prompt;    // "Type the amount, then Enter."
    std::string feedback;  // of the payout before, in one line; empty: this is the first
    bool feedback_right = false;
    std::string problem;                 // of what is typed
    std::vector<SpeedChipScreen> chips;  // where chips are asked for, the largest value first
    std::optional<TableScreen> table;    // SpeedLevel::Table
    // the sheet
    std::string result;  // "14 of 16 right in two minutes"
    std::string median;  // "Half of the answers took less than 4.2 s."
    std::vector<SpeedRowScreen> rows;
    std::string rows_heading;  // "The wrong ones, then the slowest"
};

/// What is counted of each value of the screen's chips, as a run's `typed`; empty where nothing is.
/// What is no number stays, so that it can be seen to be none.
std::string chips_typed(const std::vector<SpeedChipScreen>& chips);

SpeedScreen speed_screen(const SpeedRun& run, const SchoolSession& session, const Library& library);

}  // namespace fairdeal
