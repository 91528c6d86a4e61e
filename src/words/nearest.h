#pragma once
// What somebody who mistyped a word may have meant.

#include <string>
#include <string_view>
#include <vector>

namespace fairdeal {

/// How many letters are to be put in, left out, replaced or swapped with their neighbour to make
/// one word of the other.
std::size_t mistypings(std::string_view typed, std::string_view meant);

/// ": did you mean 'audit'?" with the nearest of `words`; nothing if none is near.
std::string did_you_mean(std::string_view typed, const std::vector<std::string>& words);

}  // namespace fairdeal
