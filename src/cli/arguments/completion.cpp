#include "cli/arguments/completion.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <map>
#include <memory>

#include "base/problem.h"
#include "base/translation.h"
#include "cli/arguments/command_tree.h"
#include "cli/output.h"

namespace fairdeal {

namespace {

/// " exam office": as the scripts hold where they are; empty: the program itself.
std::string place_of(const CommandNode& node) {
    std::string place;
    for (const std::string& word : node.path) place += " " + word;
    return place;
}

/// A word of a script within single quotes.
std::string single_quoted(std::string_view words) {
    std::string text = "'";
    for (const char c : words) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

/// Everything that can come next at a command, an option or a command below it.
std::string next_words(const CLI::App& app) {
    auto words = names_of_commands(app);
    for (std::string& option : names_of_options(app)) words.push_back(std::move(option));
    return fmt::format("{}", fmt::join(words, " "));
}

std::string for_bash(const CLI::App& app) {
    std::string places;
    std::string words;
    std::string values;
    for (const CommandNode& node : every_command(app)) {
        const std::string place = place_of(node);
        if (!place.empty())
            places += fmt::format("            {}) place=\"$place ${{COMP_WORDS[i]}}\" ;;\n",
                                  single_quoted(place));
        words += fmt::format("        {}) words={} ;;\n", single_quoted(place),
                             single_quoted(next_words(*node.app)));
        for (const CLI::Option* option : options_of(*node.app)) {
            const auto taken = words_taken_by(*option);
            if (taken.empty()) continue;
            for (const std::string& name : option->get_lnames())
                values += fmt::format("        {}) words={} ;;\n",
                                      single_quoted(fmt::format("{} --{}", place, name)),
                                      single_quoted(fmt::format("{}", fmt::join(taken, " "))));
        }
    }
    return fmt::format(
        fixed("_fairdeal() {{\n"
              "    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}\n"
              "    local place= words= i\n"
              "    for ((i = 1; i < COMP_CWORD; ++i)); do\n"
              "        case \"$place ${{COMP_WORDS[i]}}\" in\n"
              "{}"
              "        esac\n"
              "    done\n"
              "    case $place in\n"
              "{}"
              "    esac\n"
              "    case \"$place $before\" in\n"
              "{}"
              "    esac\n"
              "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
              "}}\n"
              "complete -o default -F _fairdeal fairdeal\n"),
        places, words, values);
}

/// zsh reads completions of bash.
std::string for_zsh(const CLI::App& app) {
    return fixed("#compdef fairdeal\nautoload -U +X bashcompinit && bashcompinit\n") +
           for_bash(app);
}

/// The first sentence of a help text, on one line.
std::string in_a_line(const std::string& description) {
    const auto end = description.find('\n');
    return description.substr(0, end);
}

/// One row of fish a name of the option.
std::string fish_option(const CLI::Option& option, const std::string& where) {
    std::string text;
    const auto taken = words_taken_by(option);
    for (const std::string& name : option.get_lnames()) {
        text += fmt::format("complete -c fairdeal -n {} -l {} -d {}", single_quoted(where), name,
                            single_quoted(in_a_line(option.get_description())));
        if (option.get_items_expected_max() > 0) text += " -r";
        if (!taken.empty())
            text +=
                fmt::format(" -f -a {}", single_quoted(fmt::format("{}", fmt::join(taken, " "))));
        text += "\n";
    }
    return text;
}

/// Where fish offers what stands below a command: behind its words, and none of those below yet.
std::string fish_place(const CommandNode& node) {
    if (node.path.empty()) return "__fish_use_subcommand";
    std::string where = fmt::format("__fish_seen_subcommand_from {}",
                                    fmt::join(node.path, "; and __fish_seen_subcommand_from "));
    const auto below = names_of_commands(*node.app);
    if (!below.empty())
        where +=
            fmt::format(fixed("; and not __fish_seen_subcommand_from {}"), fmt::join(below, " "));
    return where;
}

std::string for_fish(const CLI::App& app) {
    std::string text = "complete -c fairdeal -n __fish_use_subcommand -f\n";
    for (const CommandNode& node : every_command(app)) {
        const std::string where = fish_place(node);
        for (const CLI::App* command : commands_below(*node.app))
            text += fmt::format("complete -c fairdeal -n {} -a {} -d {}\n", single_quoted(where),
                                command->get_name(),
                                single_quoted(in_a_line(command->get_description())));
        for (const CLI::Option* option : options_of(*node.app)) text += fish_option(*option, where);
    }
    return text;
}

}  // namespace

std::string completion_for(const CLI::App& app, std::string_view shell) {
    if (shell == "bash") return for_bash(app);
    if (shell == "zsh") return for_zsh(app);
    if (shell == "fish") return for_fish(app);
    throw Fault("a shell that is not known");
}

void add_completion(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "completion", tr("Print what lets a shell complete commands, options and their words"));
    const auto shell = std::make_shared<std::string>();
    command->add_option("SHELL", *shell, tr("bash, zsh or fish"))
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command->callback([&app, &status, shell] {
        print(completion_for(app, *shell));
        status = ExitStatus::Fine;
    });
}

}  // namespace fairdeal
