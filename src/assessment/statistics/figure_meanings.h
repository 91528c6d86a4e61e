#pragma once
// What each statistic of an exam means, in a trainer's words: beside the figure in the window and
// below it on the command line.

#include <span>
#include <string>
#include <string_view>

namespace fairdeal {

struct FigureMeaning {
    std::string_view id;       // "discrimination", the same in JSON
    std::string_view name;     // "Discrimination"
    std::string_view meaning;  // a sentence or two
    std::string_view gaps;     // how somebody who was not asked everything counts
};

/// All of them, in the order in which they are shown: families, totals, decisions, drift, the
/// panel.
std::span<const FigureMeaning> figure_meanings();

/// Throws Fault for an id that is none.
const FigureMeaning& meaning_of(std::string_view id);

}  // namespace fairdeal
