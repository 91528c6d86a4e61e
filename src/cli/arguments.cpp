// The only user of CLI11: it compiles slowly.

#include "cli/arguments.h"

#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/version.h"

namespace fairdeal {

namespace {

constexpr const char* exit_statuses =
    "Exit status: 0 when everything could be read and nothing is wrong, 1 when a claim differs from its\n"
    "ruling, 2 when an input, a file or the command line cannot be used or the output cannot be written.";

/// The program's whole command line; the sub-command that was chosen leaves its status in `status`.
struct CommandLine {
    CLI::App app{"Fairdeal rules, checks and replays hands of four blackjack games.", "fairdeal"};
    ExitStatus status = ExitStatus::Fine;
    RuleOptions rule;
    CheckOptions check;

    CommandLine() {
        app.require_subcommand(1);
        app.set_version_flag("--version", std::string("fairdeal ") + std::string(program_version));
        app.footer(exit_statuses);
        add_rule();
        add_check();
    }

    void add_content(CLI::App& command, ContentOptions& options) {
        command.add_option("--content", options.folder, "The folder that holds lessons/ and scenarios/")
            ->envname("FAIRDEAL_CONTENT");
    }

    void add_rule() {
        CLI::App* command = app.add_subcommand("rule", "Print what is due for each record, and why");
        command->add_option("FILE", rule.inputs, "Files of records; - is standard input")->required();
        command->add_flag("--json", rule.json, "One JSON object a record and line");
        add_content(*command, rule.content);
        command->footer(exit_statuses);
        command->callback([this] { status = run_rule(rule); });
    }

    void add_check() {
        CLI::App* command = app.add_subcommand("check", "Find every problem in content: rule books, table cards, scenarios");
        command->add_option("PATH", check.paths, "Files, or folders of XML files")->required();
        add_content(*command, check.content);
        command->footer(exit_statuses);
        command->callback([this] { status = run_check(check); });
    }
};

}  // namespace

ExitStatus run_command_line(int count, const char* const* words) {
    CommandLine line;
    try {
        line.app.parse(count, words);
    } catch (const CLI::Success& success) {
        std::ostringstream text;
        line.app.exit(success, text, text);
        print(text.str());
    } catch (const CLI::ParseError& error) {
        complain(error.what());
        return ExitStatus::Unusable;
    }
    return line.status;
}

}  // namespace fairdeal
