// With arguments_case.cpp the only user of CLI11: it compiles slowly.

#include "cli/arguments/arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>

#include "cli/arguments/arguments_case.h"
#include "cli/arguments/arguments_check.h"
#include "cli/arguments/arguments_drill.h"
#include "cli/arguments/arguments_exam.h"
#include "cli/arguments/arguments_import.h"
#include "cli/arguments/arguments_pack.h"
#include "cli/arguments/arguments_report.h"
#include "cli/arguments/arguments_school.h"
#include "cli/arguments/arguments_verify.h"
#include "cli/commands.h"
#include "cli/content/content.h"
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
    AuditCommandOptions audit;
    LedgerOptions ledger;
    ReportCommandOptions report;
    SchoolOptions school;
    ExamOptions exam;
    CaseOptions dispute;
    DrillOptions drill;
    TraineesOptions trainees;
    PackOptions pack;
    VerifyOptions verify;

    CommandLine() {
        app.require_subcommand(1);
        app.set_version_flag("-V,--version",
                             std::string("fairdeal ") + std::string(program_version));
        add_rule();
        add_check();
        add_import(app, import, status);
        add_log();
        add_replay();
        add_deal();
        add_audit();
        add_ledger();
        add_report(app, report, status);
        add_case(app, dispute, status);
        add_drill(app, drill, status);
        add_trainees(app, trainees, status);
        add_school(app, school, status);
        add_exam(app, exam, status);
        add_pack(app, pack, status);
        add_affected(app, pack, status);
        add_verify(app, verify, status);
        app.footer(std::string("fairdeal help COMMAND says more of each.\n") + exit_statuses);
        check_every_value(app);
        name_every_value(app);
        say_exit_status(app);
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
        command
            ->add_option("PATH", check.paths,
                         "Files, folders of XML files, or content packs: zip files or folders")
            ->required();
        command->add_flag("--keys", check.keys,
                          "What each scenario asks, and the answer that the engine gives");
        add_content(*command, check.content);
        command->footer(exit_statuses);
        command->callback([this] { status = run_check(check); });
    }

    void add_log() {
        CLI::App* command = app.add_subcommand("log", "List the hands of a log, or print them");
        command->add_option("--log,LOG", log.log, "The hand log")->required();
        command->add_option("--game", log.game, "Hands of this game only");
        command->add_option("--table", log.table, "Hands of this table only");
        command->add_option("--dealer", log.dealer, "Hands of this dealer only");
        command->add_option("--from,--since", log.from, "Hands at or after this day or UTC time");
        command->add_option("--to,--until", log.to, "Hands before this day or UTC time");
        command->add_option("--id", log.id, "The hand of this id only");
        command->add_flag("--wrong", log.only_wrong, "Hands that were settled wrongly only");
        command->add_option("--wager", log.wager,
                            "Hands with this wager, such as super-tie or tip");
        command->add_option(
            "--outcome", log.outcome,
            "With this outcome: pay, take, push, return, wrong amount, missing, ...");
        command->add_option(
            "--clause", log.clause,
            "With a ruling that cites a clause whose id begins so, or a misreading");
        command->add_option("--amount", log.amount,
                            "With this amount due, paid or of difference: 25, 25-100, 25- or -100");
        command->add_option("--notes", log.notes, "With a note in which words begin so");
        command->add_flag("--bookmarked", log.bookmarked, "With a bookmark in the desktop app");
        command
            ->add_option("--limit", log.limit,
                         "At most so many hands (without it: 100 in the table, all as records)")
            ->check(CLI::NonNegativeNumber);
        command->add_flag("--records", log.records,
                          "The records themselves, ready for 'fairdeal rule -'");
        command->add_option("--format", log.format, "The records, in this format")
            ->check(CLI::IsMember({"notation", "csv", "jsonl"}));
        command->add_option("--rows", log.rows, "One row of csv or jsonl is a hand, or an event")
            ->check(CLI::IsMember({"hand", "event"}));
        add_content(*command, log.content);
        command->footer(
            "Wager, outcome, clause and amount are those of one wager, with --wrong of one that "
            "was settled "
            "wrongly.\n"
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

    void add_audit() {
        CLI::App* command = app.add_subcommand(
            "audit", "Rule every hand of a log and hold it against its recorded settlement");
        command->add_option("--log,LOG", audit.log, "The hand log")->required();
        command->add_option("--by", audit.by,
                            "A table by dealer, table, shift, game, clause or misreading; may be "
                            "given several times (without it: all)");
        command->add_flag("--findings", audit.findings, "Every finding, in the log's order, first");
        auto* csv = command->add_flag("--csv", audit.csv, "One table, or the findings, as CSV");
        command->add_flag("--json", audit.json, "One JSON object a finding, then one of the whole")
            ->excludes(csv);
        command->add_flag("--patterns", audit.patterns, "The patterns as CSV")->needs(csv);
        command->add_option("--threads", audit.threads, "How many threads to audit on")
            ->check(CLI::Range(1, 64))
            ->capture_default_str();
        command->add_option("--game", audit.game, "Hands of this game only");
        command->add_option("--table", audit.table, "Hands of this table only");
        command->add_option("--dealer", audit.dealer, "Hands of this dealer only");
        command->add_option("--since,--from", audit.since,
                            "Hands at or after this day or UTC time");
        command->add_option("--until,--to", audit.until, "Hands before this day or UTC time");
        command->add_option("--shifts", audit.shifts,
                            "The hours (UTC) at which shifts begin (without it: 6,14,22)");
        auto* keep = command->add_option(
            "--keep", audit.keep,
            "Keep how far the audit is in this file, and go on from it: an audit that was stopped "
            "or "
            "killed ends\nas if it had not been. The file is gone once the audit is finished");
        command->add_flag("--restart,--anew", audit.anew, "Start again and ignore what is kept")
            ->needs(keep);
        add_content(*command, audit.content);
        command->footer(std::string("Status 1 also where a hand shows a fault, cannot be read any "
                                    "more or does not follow from the\nhand before it.\n") +
                        exit_statuses);
        command->callback([this] { status = run_audit(audit); });
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

    void add_ledger() {
        CLI::App* command = app.add_subcommand(
            "ledger", "Show that a log was not changed: verify, sign and prove it");
        command->require_subcommand(1);
        add_ledger_verify(*command);
        add_ledger_rebuild(*command);
        add_ledger_backup(*command);
        add_ledger_head(*command);
        add_ledger_checkpoint(*command);
        add_ledger_prove(*command);
        add_ledger_export(*command);
        add_ledger_key(*command);
    }

    /// A sub-command of `ledger` about a log.
    CLI::App* add_on_log(CLI::App& parent, const std::string& name, const std::string& what) {
        CLI::App* command = parent.add_subcommand(name, what);
        command->add_option("--log", ledger.log, "The hand log")->required();
        return command;
    }

    void add_json(CLI::App& command) { command.add_flag("--json", ledger.json, "One JSON object"); }

    void add_passphrase(CLI::App& command) {
        command.add_option("--passphrase-file", ledger.passphrase_file,
                           "A file whose first line is the passphrase; without it, the terminal is "
                           "asked");
    }

    /// Who takes records out of an exam office's log.
    void add_sign_in(CLI::App& command) {
        command.add_option("--as", ledger.as, "Of an exam office's log: the id of who signs in");
        command.add_option("--school", ledger.school, "Likewise: the school's file");
        command.add_option("--sign-in-file", ledger.own_passphrase_file,
                           "Likewise: a file whose first line is their passphrase");
    }

    /// What a log is compared with besides itself.
    void add_trust(CLI::App& command) {
        command
            .add_option("--key", ledger.keys,
                        "The public key that must have signed, or a file of one or more; may be "
                        "given several times; without it, the log's own")
            ->allow_extra_args(false);
        command.add_option("--checkpoint", ledger.checkpoints,
                           "Checkpoints kept elsewhere, which the log must have gone through");
        add_json(command);
        add_content(command, ledger.content);
    }

    void add_ledger_backup(CLI::App& parent) {
        CLI::App* command = add_on_log(parent, "backup",
                                       "Copy a log while others write to it, and verify the copy");
        command->add_option("--to", ledger.to, "The copy, a new file")->required();
        add_sign_in(*command);
        add_trust(*command);
        command->footer(
            "To bring a log back, copy its backup to a new file in the same way.\n"
            "Exit status: 0 when the copy is there and sound, 1 when the log is damaged, and "
            "nothing was kept,\n2 when the log, a file or the command line cannot be used.");
        command->callback([this] { status = run_ledger_backup(ledger); });
    }

    void add_ledger_verify(CLI::App& parent) {
        CLI::App* command = add_on_log(
            parent, "verify", "Read, hash and rule everything again and name what is damaged");
        add_trust(*command);
        command->footer(
            "Exit status: 0 when nothing is damaged, 1 when something is or rows are of other "
            "rules than this\nprogram's or no key that was given has signed, 2 when the log, a "
            "file or "
            "the command line\ncannot be used.");
        command->callback([this] { status = run_ledger_verify(ledger); });
    }

    void add_ledger_rebuild(CLI::App& parent) {
        CLI::App* command =
            add_on_log(parent, "rebuild",
                       "Make everything that is searched and listed again from the records");
        add_content(*command, ledger.content);
        command->footer(
            "The records and what was signed of them stay as they are. To be done when 'verify' "
            "says that rows are\ndamaged or of other rules than this program's.\n"
            "Exit status: 0, 2 when the log cannot be used.");
        command->callback([this] { status = run_ledger_rebuild(ledger); });
    }

    void add_ledger_head(CLI::App& parent) {
        CLI::App* command =
            add_on_log(parent, "head", "Print the size and root of a log, and its keys");
        add_json(*command);
        command->callback([this] { status = run_ledger_head(ledger); });
    }

    void add_ledger_checkpoint(CLI::App& parent) {
        CLI::App* command = add_on_log(
            parent, "checkpoint",
            "Read what is new again, sign it, and print the checkpoint; a witness's key signs "
            "under the newest");
        command->add_option("--key", ledger.key, "The key file")->required();
        command
            ->add_option("--checkpoint", ledger.checkpoints,
                         "With a witness's key: the checkpoint that it signed last")
            ->expected(1);
        add_passphrase(*command);
        command->callback([this] { status = run_ledger_checkpoint(ledger); });
    }

    void add_ledger_prove(CLI::App& parent) {
        CLI::App* command =
            add_on_log(parent, "prove", "Print the proof that a record is in the log");
        command->add_option("ID", ledger.id, "The hand's id, or any record's number as #12")
            ->required();
        command->add_flag("--record", ledger.record, "The record itself, as it was hashed");
        add_sign_in(*command);
        command->footer("db/check-proof RECORD PROOF KEY checks a proof with sh and openssl.");
        command->callback([this] { status = run_ledger_prove(ledger); });
    }

    void add_ledger_export(CLI::App& parent) {
        CLI::App* command = add_on_log(
            parent, "export",
            "Write the log under its newest checkpoint as a folder that others can verify");
        command->add_option("FOLDER", ledger.folder, "A new or empty folder")->required();
        add_sign_in(*command);
        command->callback([this] { status = run_ledger_export(ledger); });
    }

    void add_ledger_key(CLI::App& parent) {
        CLI::App* command =
            parent.add_subcommand("key", "Print the public key of a key file, or make a new one");
        command->add_option("FILE", ledger.key, "The key file")->required();
        command->add_option("--new", ledger.name,
                            "Make a key of this name, such as casino.example/pit-1/hands");
        command->add_flag("--witness", ledger.witness,
                          "A key for a witness, who signs under a log's checkpoints");
        command
            ->add_option(
                "--memory", ledger.memory,
                "MiB that every try of the passphrase takes, so that guessing is dear (64)")
            ->check(CLI::Range(8, 1024));
        add_passphrase(*command);
        command->callback([this] { status = run_ledger_key(ledger); });
    }
};

}  // namespace

ExitStatus run_command_line(int count, const char* const* words) {
    CommandLine line;
    auto typed = with_help_as_option({words + 1, words + std::max(count, 1)});
    if (const auto known = must_be_known(line.app, typed); !known)
        return unusable(to_text(known.error().front()));
    std::reverse(typed.begin(), typed.end());  // as the parser wants them
    try {
        line.app.parse(std::move(typed));
    } catch (const CLI::Success& success) {
        std::ostringstream text;
        line.app.exit(success, text, text);
        print(text.str());
    } catch (const CLI::ParseError& error) {
        return unusable(error.what());
    }
    return line.status;
}

}  // namespace fairdeal
