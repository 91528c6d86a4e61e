#pragma once
// An example of each command, for its help and its manual page.

#include <CLI/App.hpp>
#include <string>

namespace fairdeal {

/// Lines as they are typed, each ended by LF; empty: the command has none.
std::string examples_of(const std::vector<std::string>& path);

/// Puts each command's examples before its footer. To be called once every command is there.
void show_examples(CLI::App& app);

}  // namespace fairdeal
