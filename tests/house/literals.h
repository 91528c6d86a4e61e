#pragma once
// The string literals of a source file, each with the calls that it stands in.

#include <string>
#include <vector>

#include "house/source_files.h"

namespace fairdeal::house {

struct Literal {
    std::size_t line = 0;  // from 1, where it begins
    std::string text;      // as written between the quotes; neighbours are one literal
    /// What stands before each open bracket around it, the nearest first: "tr", "refused", "if".
    std::vector<std::string> calls;
    bool comes_first = false;  // in the nearest bracket
};

/// In order; none of comments, of `#include` lines or of characters.
std::vector<Literal> literals_of(const SourceFile& file);

}  // namespace fairdeal::house
