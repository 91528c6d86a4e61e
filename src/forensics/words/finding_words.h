#pragma once
// Findings in words: what, since which hand, how sure, and what to look at.

#include "forensics/finding.h"

namespace fairdeal {

/// No capital, no full stop; where one is a sentence of its own, the reader's words make it one.
struct FindingWords {
    std::string about;  // "pack P3, shoe 12, table B7"; empty: nothing is named
    std::string what;   // "about five cards do not come out; likeliest 4c 9h"
    std::string since;  // "since hand B7-17, shown by hand B7-377"
    std::string sure;   // "1 in 1,204 by chance"
    std::string look;   // "the pack or the reading is wrong: count the pack"
};
FindingWords in_words(const ShoeFinding& finding);

/// "1 in 365 by chance", from the logarithm of 365.
std::string odds_by_chance(double log_odds);

/// Its id, else "#12".
std::string to_text(const HandRef& hand);

}  // namespace fairdeal
