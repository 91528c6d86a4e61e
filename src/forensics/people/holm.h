#pragma once
// Many chances looked at together: the smallest of a hundred is no surprise.

#include <vector>

namespace fairdeal {

/// Each chance corrected for how many there are (Holm 1979), in the same order; at most 1.
std::vector<double> holm_corrected(const std::vector<double>& chances);

}  // namespace fairdeal
