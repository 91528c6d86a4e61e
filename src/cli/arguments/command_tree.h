#pragma once
// The commands and options there are, for checks, completion and manual pages.

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace fairdeal {

struct CommandNode {
    std::vector<std::string> path;  // "exam", "office"; empty: the program itself
    const CLI::App* app = nullptr;
};
/// The program and all its commands, each before its own, in the help's order.
std::vector<CommandNode> every_command(const CLI::App& app);

/// The commands right below; groups of options among them are left out.
std::vector<const CLI::App*> commands_below(const CLI::App& app);
std::vector<std::string> names_of_commands(const CLI::App& app);
/// The one right below of this name; null: there is none.
const CLI::App* command_below(const CLI::App& app, const std::string& name);

/// The options of a command and of its groups, arguments among them.
std::vector<const CLI::Option*> options_of(const CLI::App& app);
/// "--log": as they are typed, of all options.
std::vector<std::string> names_of_options(const CLI::App& app);

/// "a4", "letter": what an option takes where it takes only some words; else empty.
std::vector<std::string> words_taken_by(const CLI::Option& option);

}  // namespace fairdeal
