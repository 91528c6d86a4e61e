#pragma once
// A dealer's own errors at real tables, as audits find them and trainers hand them over: whose
// number is a dealer's, and what that person settled wrongly there. Nobody says so of themselves.

#include <optional>
#include <string>
#include <vector>

#include "record/words.h"
#include "school/assignment.h"
#include "training/memory.h"

namespace fairdeal {

/// A dealer's number in hand logs that is somebody's.
struct DealerNumber {
    std::string dealer;  // as records have it: "1104"
    std::string person;  // id
    std::string since;   // the first day it was theirs, "2026-11-01"; empty: it always was
    std::string by;      // the trainer who says so
    Millis at = 0;
    friend bool operator==(const DealerNumber&, const DealerNumber&) = default;
};

/// A wager that a dealer did not settle as ruled.
struct FloorError {
    std::string dealer;  // the number; not kept
    std::string mark;    // what happened, whatever it is ruled: another for each error
    Game game = Game::Breakout;
    std::string hand;        // its id in the log; empty: it has none
    std::string dealt;       // when, UTC, as the record has it; empty: nobody knows
    std::string clause;      // that decides; empty: nothing was due
    std::string misreading;  // id; empty: none explains it
    std::string by;          // who handed it over; of one that is handed over now not looked at
    Millis given = 0;        // and when; likewise
    friend bool operator==(const FloorError&, const FloorError&) = default;
};

/// What became of errors that were handed over.
struct TakenErrors {
    std::int64_t added = 0;
    std::int64_t known = 0;           // were here already
    std::int64_t nobodys = 0;         // of dealers whose number is nobody's here
    std::int64_t earlier = 0;         // dealt before the number was theirs, or nobody knows when
    std::vector<std::string> people;  // ids of whose errors were added, each once
    friend bool operator==(const TakenErrors&, const TakenErrors&) = default;
};

}  // namespace fairdeal
