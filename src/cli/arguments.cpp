// The only user of CLI11: it compiles slowly.

#include "cli/arguments.h"

#include <CLI/CLI.hpp>
#include <cmath>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/version.h"

namespace fairdeal {

namespace {

constexpr const char* exit_statuses =
    "Exit status: 0 when everything could be read and nothing is wrong, 1 when a claim differs "
    "from its\n"
    "ruling, 2 when an input, a file or the command line cannot be used or the output cannot be "
    "written.";

/// The program's whole command line; the sub-command that was chosen leaves its status in `status`.
struct CommandLine {
    CLI::App app{"Fairdeal rules, checks and replays hands of four blackjack games.", "fairdeal"};
    ExitStatus status = ExitStatus::Fine;
    RuleOptions rule;
    CheckOptions check;
    ImportOptions import;
    LogOptions log;
    ReplayOptions replay;
    DealOptions deal;

    CommandLine() {
        app.require_subcommand(1);
        app.set_version_flag("--version", std::string("fairdeal ") + std::string(program_version));
        app.footer(exit_statuses);
        add_rule();
        add_check();
        add_import();
        add_log();
        add_replay();
        add_deal();
    }

    void add_content(CLI::App& command, ContentOptions& options) {
        command
            .add_option("--content", options.folder,
                        "The folder that holds lessons/ and scenarios/")
            ->envname("FAIRDEAL_CONTENT");
    }

    void add_rule() {
        CLI::App* command =
            app.add_subcommand("rule", "Print what is due for each record, and why");
        command->add_option("FILE", rule.inputs,
                            "Files of records; without any, or for -, standard input");
        command->add_flag("--json", rule.json, "One JSON object a record and line");
        add_content(*command, rule.content);
        command->footer(exit_statuses);
        command->callback([this] {
            if (rule.inputs.empty()) rule.inputs = {"-"};
            status = run_rule(rule);
        });
    }

    void add_check() {
        CLI::App* command = app.add_subcommand(
            "check", "Find every problem in content: rule books, table cards, scenarios");
        command->add_option("PATH", check.paths, "Files, or folders of XML files")->required();
        command->add_flag("--keys", check.keys,
                          "What each scenario asks, and the answer that the engine gives");
        add_content(*command, check.content);
        command->footer(exit_statuses);
        command->callback([this] { status = run_check(check); });
    }

    void add_import() {
        CLI::App* command = app.add_subcommand("import", "Add records to a hand log");
        command->add_option("--log", import.log, "The hand log; it is made if it is not there")
            ->required();
        command->add_option("RECORDS", import.inputs, "Files of records; - is standard input")
            ->required();
        add_content(*command, import.content);
        command->footer(std::string("Records that are in the log already are not stored twice. A "
                                    "record that cannot be read is refused;\n"
                                    "the others are stored, and the exit status is 2.\n") +
                        exit_statuses);
        command->callback([this] { status = run_import(import); });
    }

    void add_log() {
        CLI::App* command = app.add_subcommand("log", "List the hands of a log, or print them");
        command->add_option("--log", log.log, "The hand log")->required();
        command->add_option("--game", log.game, "Hands of this game only");
        command->add_option("--table", log.table, "Hands of this table only");
        command->add_option("--dealer", log.dealer, "Hands of this dealer only");
        command->add_option("--from", log.from, "Hands at or after this day or UTC time");
        command->add_option("--to", log.to, "Hands before this day or UTC time");
        command->add_option("--id", log.id, "The hand of this id only");
        command->add_flag("--wrong", log.only_wrong, "Hands that were settled wrongly only");
        command->add_option("--limit", log.limit, "At most so many hands")
            ->check(CLI::NonNegativeNumber);
        command->add_flag("--records", log.records,
                          "The records themselves, ready for 'fairdeal rule -'");
        command->footer(
            "Exit status: 0 when the log could be read, 2 when it could not, or the command line "
            "is wrong.");
        command->callback([this] { status = run_log(log); });
    }

    void add_replay() {
        CLI::App* command = app.add_subcommand(
            "replay", "Play a recorded hand step by step, recorded against ruled");
        command->add_option("--log", replay.log, "The hand log")->required();
        command->add_option("ID", replay.id, "The hand's id, or its number in the log as #12")
            ->required();
        add_content(*command, replay.content);
        command->footer(exit_statuses);
        command->callback([this] { status = run_replay(replay); });
    }

    void add_deal() {
        CLI::App* command = app.add_subcommand(
            "deal", "Deal random hands, settled as ruled but for the errors asked for");
        command->add_option("--game", deal.game, "The game")->capture_default_str();
        command->add_option("--seed", deal.seed, "The same seed deals the same hands")
            ->capture_default_str();
        command->add_option("--count", deal.count, "How many hands")
            ->check(CLI::NonNegativeNumber)
            ->capture_default_str();
        command->add_option("--option", deal.options, "A house option, such as hit-soft-17=yes");
        command->add_option("--options", deal.cards,
                            "random: a random table card for each hand (in the league for each "
                            "table), but for what --option sets");
        command
            ->add_option_function<double>(
                "--errors",
                [this](const double& rate) {
                    deal.errors_per_mille = static_cast<unsigned>(std::lround(rate * 1000));
                },
                "The share of hands with a dealer's error, from 0 to 1, such as 0.05")
            ->check(CLI::Range(0.0, 1.0));
        command->footer(
            "Exit status: 0 when the hands were dealt, 2 when the command line is wrong or the "
            "output cannot be written.");
        command->callback([this] { status = run_deal(deal); });
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
