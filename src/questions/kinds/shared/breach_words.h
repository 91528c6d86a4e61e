#pragma once
// Words that several kinds say in a verdict.

#include "questions/kinds/kind.h"

namespace fairdeal {

/// The parts in one line.
std::string with_between(const Texts& parts, std::string_view between);

/// "a", "a, or b", "a, or b, or c": any of these is right.
std::string any_of_these(const Texts& parts);

/// Why something is forbidden, each reason once, from the engine's own words.
std::string breaches_in_words(const std::vector<Breach>& breaches);

}  // namespace fairdeal
