#pragma once
// Chances for people, by their decimal logarithm; never more surprising than they are.

#include <string>

namespace fairdeal {

/// "1 in 40 million": so seldom would it come about by chance.
std::string chance_in_words(double log10_chance);
/// "3e-22", also where no floating point number is so small.
std::string chance_in_digits(double log10_chance);

}  // namespace fairdeal
