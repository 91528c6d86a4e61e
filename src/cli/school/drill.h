#pragma once
// `fairdeal drill` and `fairdeal trainees`: what the command line asks of each, and the function
// that does it.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands.h"

namespace fairdeal {

struct DrillOptions {
    std::string game = "breakout";
    std::vector<std::string> clauses, kinds, features;  // as typed; none: any
    std::vector<std::string> options;                   // house options, "hit-soft-17=yes"
    bool any_house = false;                             // every hand under another table card
    int level = 0;                                      // 1 to 5: none above it; 0: any
    int item_level = 0;                                 // 1 to 5: of this alone; 0: any
    std::int64_t count = 1;
    std::uint64_t seed = 1;
    std::string format;        // "moodle", "qti"; empty: as text
    std::string out;           // the file to write; empty: standard output
    bool force = false;        // over one that is there
    bool no_pictures = false;  // in words only
    bool json = false;         // an object an item
    bool reach = false;        // how many hands it takes to reach each clause, in place of items
    ContentOptions content;
};
/// Wrong if an item could not be made, or a clause that rules not be reached.
ExitStatus run_drill(const DrillOptions& options);

struct TraineesOptions {
    std::string game;  // empty: all
    int count = 1000;
    double slips = 0.05;
    double learns = 0.7;
    std::uint64_t seed = 1;
    std::int64_t pool = 200;
    bool levels = false;  // how often they are wrong at each level, in place of the rest
    bool json = false;
    ContentOptions content;
};
/// Wrong if the figures are not what they have to be: the misreading told first in 95 of 100 cases,
/// among the first three in 99, and mastery with 30 % fewer items than in a fixed order.
ExitStatus run_trainees(const TraineesOptions& options);

}  // namespace fairdeal
