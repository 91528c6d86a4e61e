#pragma once
// The option for the size of the paper.

#include <string>

namespace CLI {  // NOLINT: the library's own name
class App;
}

namespace fairdeal {

/// --paper, a4 or letter (paper_named); where it is not given, `word` stays as it is.
void add_paper(CLI::App& command, std::string& word, const std::string& what);

}  // namespace fairdeal
