#pragma once
// What each statistic of an exam means, in a trainer's words: beside the figure in the window and
// below it on the command line.

#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

struct FigureMeaning {
    std::string id;       // "discrimination", the same in JSON
    std::string name;     // "Discrimination"
    std::string meaning;  // a sentence or two
    std::string gaps;     // how somebody who was not asked everything counts
};

/// All of them, in the order in which they are shown: families, totals, decisions, drift, the
/// panel.
std::vector<FigureMeaning> figure_meanings();

/// Throws Fault for an id that is none.
FigureMeaning meaning_of(std::string_view id);

}  // namespace fairdeal
