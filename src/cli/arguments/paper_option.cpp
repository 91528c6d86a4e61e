#include "cli/arguments/paper_option.h"

#include <CLI/CLI.hpp>

namespace fairdeal {

void add_paper(CLI::App& command, std::string& word, const std::string& what) {
    command.add_option("--paper", word, what)
        ->check(CLI::IsMember({"a4", "letter"}))
        ->capture_default_str();
}

}  // namespace fairdeal
