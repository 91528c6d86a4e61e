#pragma once
// Names that options had in earlier versions: they go on working, with a note that says the new
// one.

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace fairdeal {

/// The words with each old name of an option replaced by its new one, and the new value with it
/// where the old option had none. A note on standard error says each, but with --quiet.
std::vector<std::string> with_new_names(const CLI::App& app, std::vector<std::string> words);

}  // namespace fairdeal
