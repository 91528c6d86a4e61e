#include "cli/exam/arguments_signed_in.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

constexpr const char* refusals = sentence(
    "Exit status: 0, or 2 when somebody may not, or a file or the command line cannot be used.");

}  // namespace

CLI::App* SignedInCommands::add(CLI::App& parent, const char* name, const std::string& what,
                                OfficeRun run) {
    CLI::App* command = parent.add_subcommand(name, what);
    command->callback([this_status = &status_, options = &options_, run] {
        options->content.school = options->school;
        *this_status = run(*options);
    });
    command->footer(tr(refusals));
    return command;
}

void SignedInCommands::add_school(CLI::App& command) {
    command.add_option("--school", options_.school, tr("The school's file, with its people"))
        ->required();
}

CLI::App* SignedInCommands::add_on_office(CLI::App& parent, const char* name,
                                          const std::string& what, OfficeRun run) {
    CLI::App* command = add(parent, name, what, run);
    command->add_option("--office", options_.office, tr("The office's folder"))->required();
    add_school(*command);
    return command;
}

void SignedInCommands::add_sign_in(CLI::App& command, bool required) {
    command.add_option("--as", options_.as, tr("User ID of who signs in"))->required(required);
    command.add_option(
        "--passphrase-file", options_.passphrase_file,
        tr("File with their passphrase on line 1; without it, the terminal is asked"));
}

CLI::App* SignedInCommands::add_signed_in(CLI::App& parent, const char* name,
                                          const std::string& what, OfficeRun run, bool lists) {
    CLI::App* command = add_on_office(parent, name, what, run);
    if (lists) command->add_flag("--json", options_.json, tr("One JSON object a line"));
    add_sign_in(*command);
    return command;
}

CLI::Option* SignedInCommands::add_id(CLI::App& command, const char* name,
                                      const std::string& what) {
    return command.add_option(name, options_.id, what)->required();
}

void SignedInCommands::add_content(CLI::App& command) {
    fairdeal::add_content(command, options_.content);
}

}  // namespace fairdeal
