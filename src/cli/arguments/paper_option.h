#pragma once
// The option for the size of the paper.

#include <string>

#include "picture/page.h"

namespace CLI {  // NOLINT: the library's own name
class App;
}

namespace fairdeal {

/// --paper, a4 or letter; where it is not given, `word` stays as it is.
void add_paper(CLI::App& command, std::string& word, const std::string& what);

/// The size that it names.
Paper paper_named(const std::string& word);

}  // namespace fairdeal
