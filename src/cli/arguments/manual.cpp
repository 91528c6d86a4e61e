#include "cli/arguments/manual.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <set>

#include "base/text.h"
#include "base/translation.h"
#include "base/version.h"
#include "cli/arguments/command_tree.h"
#include "cli/arguments/examples.h"
#include "cli/out_file.h"
#include "cli/output.h"
#include "store/new_file.h"
#include "store/put_file.h"

namespace fairdeal {

namespace {

/// Text of a page: nothing in it is a request to the formatter.
std::string plain(std::string_view text) {
    std::string page;
    bool begins_line = true;
    for (const char c : text) {
        if (begins_line && (c == '.' || c == '\'')) page += "\\&";
        begins_line = c == '\n';
        if (c == '\\')
            page += "\\e";
        else if (c == '-')
            page += "\\-";
        else
            page += c;
    }
    return page;
}

std::string heading(std::string_view words) { return fmt::format(".SH {}\n", words); }

/// "fairdeal-exam-office".
std::string page_name(const CommandNode& node) {
    return fmt::format("fairdeal{}{}", node.path.empty() ? "" : "-", fmt::join(node.path, "-"));
}

/// "--log FILE", as an option is typed.
std::string as_typed(const CLI::Option& option) {
    std::string names;
    for (const std::string& name : option.get_snames())
        names += (names.empty() ? "-" : ", -") + name;
    for (const std::string& name : option.get_lnames())
        names += (names.empty() ? "--" : ", --") + name;
    if (names.empty()) return option.get_name(true);
    if (option.get_items_expected_max() == 0) return names;
    const auto taken = words_taken_by(option);
    if (!taken.empty()) return fmt::format("{} {}", names, fmt::join(taken, "|"));
    const std::string type = option.get_type_name();
    return names + " " + type.substr(0, type.find(':'));
}

std::string names_of(const std::set<CLI::Option*>& options) {
    std::vector<std::string> names;
    for (const CLI::Option* option : options) names.push_back(option->get_name(false, true));
    std::ranges::sort(names);
    return fmt::format("{}", fmt::join(names, ", "));
}

/// What else holds for an option, a sentence each.
std::vector<std::string> rules_of(const CLI::Option& option) {
    std::vector<std::string> rules;
    const std::string type = option.get_type_name();
    const auto range = type.find(" in [");
    if (range != std::string::npos)
        rules.push_back(tr("It lies in {range}.", "range"_a = type.substr(range + 4)));
    if (!option.get_default_str().empty())
        rules.push_back(tr("Without it: {value}.", "value"_a = option.get_default_str()));
    if (option.get_expected_max() > 1) rules.push_back(tr("It may be given several times."));
    if (!option.get_needs().empty())
        rules.push_back(tr("Only with {options}.", "options"_a = names_of(option.get_needs())));
    if (!option.get_excludes().empty())
        rules.push_back(tr("Not with {options}.", "options"_a = names_of(option.get_excludes())));
    if (!option.get_envname().empty())
        rules.push_back(tr("Without it, what {name} in the environment says.",
                           "name"_a = option.get_envname()));
    return rules;
}

std::string options_in(const CLI::App& app) {
    std::string text;
    for (const CLI::Option* option : options_of(app)) {
        text += fmt::format(".TP\n.B {}\n{}\n", plain(as_typed(*option)),
                            plain(option->get_description()));
        for (const std::string& rule : rules_of(*option)) text += ".br\n" + plain(rule) + "\n";
    }
    return text;
}

std::string commands_in(const CommandNode& node) {
    std::string text;
    for (const CLI::App* command : commands_below(*node.app)) {
        CommandNode below{node.path, command};
        below.path.push_back(command->get_name());
        text += fmt::format(".TP\n.BR {} (1)\n{}\n", plain(page_name(below)),
                            plain(command->get_description()));
    }
    return text;
}

/// What stands at the end of the help, without the examples that it begins with.
std::string notes_of(const CommandNode& node) {
    std::string footer = node.app->get_footer();
    if (examples_of(node.path).empty()) return footer;
    const auto end = footer.find("\n\n");
    return end == std::string::npos ? footer : footer.substr(end + 2);
}

struct Variable {
    std::string_view name;
    const char* says;
};
constexpr std::array variables{
    Variable{fixed("FAIRDEAL_LOG"), sentence("The hand log, in place of --log.")},
    Variable{fixed("FAIRDEAL_SCHOOL"), sentence("The school's file, in place of --school.")},
    Variable{fixed("FAIRDEAL_OFFICE"), sentence("The exam office's folder, in place of --office.")},
    Variable{fixed("FAIRDEAL_CONTENT"), sentence("The folder that holds lessons and scenarios.")},
    Variable{fixed("FAIRDEAL_PACKS"), sentence("The folder of content packs.")},
    Variable{fixed("FAIRDEAL_HOUSE"),
             sentence("The file of the house's name, time zone and currency.")},
    Variable{fixed("FAIRDEAL_THEME"), sentence("light or dark, for the desktop app.")}};

/// Of the page of the program itself.
std::string environment() {
    std::string text = heading("ENVIRONMENT");
    for (const Variable& variable : variables)
        text += fmt::format(".TP\n.B {}\n{}\n", variable.name, plain(tr(variable.says)));
    return text + ".PP\n" +
           plain(tr("fairdeal where prints what each names now, and what lies there.")) + "\n";
}

std::string page_of(const CommandNode& node) {
    std::string text = fmt::format(".TH {} 1 \"\" \"Fairdeal {}\" Fairdeal\n",
                                   plain(page_name(node)), program_version());
    text += heading("NAME") +
            fmt::format("{} \\- {}\n", plain(page_name(node)), plain(node.app->get_description()));
    text += heading("SYNOPSIS") + fmt::format(".B fairdeal {}\n", fmt::join(node.path, " "));
    for (const CLI::Option* option : options_of(*node.app)) {
        if (!option->get_required()) continue;
        text += plain(as_typed(*option)) + "\n";
    }
    text += plain(commands_below(*node.app).empty() ? "[OPTION]..." : "COMMAND [OPTION]...") + "\n";
    if (const std::string commands = commands_in(node); !commands.empty())
        text += heading("COMMANDS") + commands;
    text += heading("OPTIONS") + options_in(*node.app);
    if (node.path.empty()) text += environment();
    if (const std::string notes = notes_of(node); !notes.empty())
        text += heading("NOTES") + ".nf\n" + plain(notes) + "\n.fi\n";
    if (const std::string examples = examples_of(node.path); !examples.empty())
        text += heading("EXAMPLES") + ".nf\n" + plain(examples) + ".fi\n";
    if (!node.path.empty()) {
        CommandNode above{node.path, nullptr};
        above.path.pop_back();
        text += heading("SEE ALSO") + fmt::format(".BR {} (1)\n", plain(page_name(above)));
    }
    return text;
}

struct ManualOptions {
    std::vector<std::string> command;
    std::string out;
    bool force = false;  // over pages of another version
};

ExitStatus write_pages(const CLI::App& app, const std::filesystem::path& folder, bool force) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return unusable(folder.string() + ": " + error.message());
    for (const CommandNode& node : every_command(app)) {
        const auto file = folder / (page_name(node) + ".1");
        if (const auto may = may_write(file.string(), force); !may) return unusable(may.error());
        const auto put = put_in_place(file, page_of(node), for_owner_and_group);
        if (!put) return unusable(put.error());
    }
    return ExitStatus::Fine;
}

ExitStatus run_manual(const CLI::App& app, const ManualOptions& options) {
    if (!options.out.empty()) return write_pages(app, options.out, options.force);
    for (const CommandNode& node : every_command(app)) {
        if (node.path != options.command) continue;
        print(page_of(node));
        return ExitStatus::Fine;
    }
    return unusable(tr("unknown command {word}",
                       "word"_a = in_quotes(fmt::format("{}", fmt::join(options.command, " ")))));
}

}  // namespace

void add_manual(CLI::App& app, ExitStatus& status) {
    CLI::App* command =
        app.add_subcommand("man", tr("Print a manual page, or write all of them into a folder"));
    const auto options = std::make_shared<ManualOptions>();
    command->add_option(
        "COMMAND", options->command,
        tr("The command, such as audit or exam office (without it: fairdeal itself)"));
    command->add_option("--to", options->out, tr("The folder for the pages of all commands"));
    command->add_flag("--force", options->force, tr("Over pages that are there"));
    command->footer(
        tr("Exit status: 0, or 2 when there is no such command or a page cannot be written."));
    command->callback([&app, &status, options] { status = run_manual(app, *options); });
}

}  // namespace fairdeal
