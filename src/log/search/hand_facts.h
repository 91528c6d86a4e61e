#pragma once
// A hand as a row of a table: what the log's rows hold of it, and what only its text tells.

#include "log/hand_log.h"

namespace fairdeal {

struct HandFacts : HandRow {
    Money stake{};  // put up by all seats, as doubles and splits have made it; in `unit`
    std::vector<std::string>
        wrong_wagers{};        // "super-tie", "tip": settled wrong, as they are ruled
    std::string fault{};       // the first of the play: what a clause has against it, in words
    std::string report{};      // the first thing to be reported though the money is right, likewise
    std::string clause{};      // id; the first that is cited for a wrong wager, the fault, a report
    std::string misreading{};  // id; the first that explains a wrong wager; empty: none does
    friend bool operator==(const HandFacts&, const HandFacts&) = default;
};

/// Reads the hand's text, and rules it where it is dealt or settled wrong or the floor had a say. A
/// text that cannot be read any more leaves what the row does not say empty (`HandLog::check` names
/// it).
HandFacts facts_of(const HandLog& log, const HandRow& row);

}  // namespace fairdeal
