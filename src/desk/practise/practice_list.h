#pragma once
// What a dealer got wrong, as a list of scenarios to practise: few, and each about the very
// mistake.

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "training/library.h"

namespace fairdeal {

/// A clause that was not kept, and the misreading that gives what was done instead; empty: none.
struct Mistook {
    std::string clause, misreading;
    friend auto operator<=>(const Mistook&, const Mistook&) = default;
};
/// How many times each.
using Mistakes = std::map<Mistook, std::int64_t>;

constexpr std::size_t longest_practice = 12;

/// The ids of at most so many scenarios whose answer the misreading changes; where no misreading is
/// known, that teach the clause. The most frequent mistake comes first and the most telling
/// scenario of each; no mistake has a second one before every mistake has its first.
std::vector<std::string> practice_list(const Library& library, const Mistakes& mistakes);

}  // namespace fairdeal
