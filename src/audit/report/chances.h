#pragma once
// Chances for people, by their decimal logarithm; never more surprising than they are.

#include <string>

namespace fairdeal {

/// "1 in 40 million": so seldom would it come about by chance.
std::string chance_in_words(double log10_chance);

}  // namespace fairdeal
