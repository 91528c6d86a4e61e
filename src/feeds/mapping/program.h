#pragma once
// The text of a mapping's jq program: what it may not use, and what it is given.

#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

/// A row follows from its document alone: a program that uses what reads anything else (the
/// environment, further inputs, files, the clock), loads code or ends the program is refused, with
/// the place of each such word. Words in comments, in texts and after a point (`.input`) are none.
Problems why_not_to_run(std::string_view program, const std::string& source);

/// The program with the functions that every mapping has (docs/feeds.md lists them) on its first
/// line, so that jq counts the program's own lines. It reads $mapping, an object of the mapping's
/// words, and is run on one document.
std::string with_common_functions(const std::string& program);

}  // namespace fairdeal
