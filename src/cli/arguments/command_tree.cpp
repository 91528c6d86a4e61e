#include "cli/arguments/command_tree.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "base/text.h"
#include "cli/games.h"
#include "record/words.h"

namespace fairdeal {

namespace {

std::vector<const CLI::App*> commands_and_groups(const CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
}

void add_commands(std::vector<CommandNode>& nodes, const CommandNode& node) {
    nodes.push_back(node);
    for (const CLI::App* below : commands_below(*node.app)) {
        CommandNode next{node.path, below};
        next.path.push_back(below->get_name());
        add_commands(nodes, next);
    }
}

}  // namespace

std::vector<CommandNode> every_command(const CLI::App& app) {
    std::vector<CommandNode> nodes;
    add_commands(nodes, {{}, &app});
    return nodes;
}

std::vector<const CLI::App*> commands_below(const CLI::App& app) {
    auto commands = commands_and_groups(app);
    std::erase_if(commands, [](const CLI::App* command) { return command->get_name().empty(); });
    return commands;
}

std::vector<std::string> names_of_commands(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : commands_below(app)) names.push_back(command->get_name());
    return names;
}

const CLI::App* command_below(const CLI::App& app, const std::string& name) {
    const auto commands = commands_below(app);
    const auto found = std::ranges::find_if(
        commands, [&](const CLI::App* one) { return one->get_name() == name; });
    return found == commands.end() ? nullptr : *found;
}

std::vector<const CLI::Option*> options_of(const CLI::App& app) {
    std::vector<const CLI::Option*> options = app.get_options();
    for (const CLI::App* group : commands_and_groups(app)) {
        if (!group->get_name().empty()) continue;
        for (const CLI::Option* option : options_of(*group)) options.push_back(option);
    }
    return options;
}

std::vector<std::string> names_of_options(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : options_of(app)) {
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
    return names;
}

std::vector<std::string> words_taken_by(const CLI::Option& option) {
    std::vector<std::string> words;
    if (option.check_lname("game")) {
        for (const Game game : every_game) words.emplace_back(to_text(game));
        return words;
    }
    // CLI11 tells the words of IsMember as the description of its check: "{a4,letter}".
    const std::string said = option.get_type_name();
    const auto open = said.find('{');
    const auto close = said.find('}');
    if (open == std::string::npos || close == std::string::npos || close < open) return words;
    for (const std::string_view word :
         split_at(std::string_view(said).substr(open + 1, close - open - 1), ','))
        words.emplace_back(word);
    return words;
}

}  // namespace fairdeal
