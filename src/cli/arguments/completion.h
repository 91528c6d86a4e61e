#pragma once
// `fairdeal completion SHELL`: what lets a shell complete commands, options and the words that they
// take. Made from the command line itself.

#include <CLI/App.hpp>
#include <string>

#include "cli/commands.h"

namespace fairdeal {

/// A script to be read by bash, zsh or fish. Names of files are left to the shell.
std::string completion_for(const CLI::App& app, std::string_view shell);

/// Adds the sub-command, which prints it and leaves its status in `status`; both must outlive the
/// command line.
void add_completion(CLI::App& app, ExitStatus& status);

}  // namespace fairdeal
