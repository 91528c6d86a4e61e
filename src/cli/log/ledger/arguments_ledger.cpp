#include "cli/log/ledger/arguments_ledger.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

class LedgerCommands {
public:
    LedgerCommands(CLI::App& app, LedgerOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand(
              "ledger", tr("Show that a log was not changed: verify, sign and prove it"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        add_verify();
        add_rebuild();
        add_backup();
        add_head();
        add_checkpoint();
        add_prove();
        add_export();
        add_key();
    }

private:
    void runs(CLI::App& command, ExitStatus (*run)(const LedgerOptions&)) {
        command.callback([&status = status_, &options = options_, run] { status = run(options); });
    }

    /// A sub-command of `ledger` about a log.
    CLI::App* add_on_log(const std::string& name, const std::string& what) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->add_option("--log", options_.log, tr("The hand log"))->required();
        return command;
    }

    void add_json(CLI::App& command) {
        command.add_flag("--json", options_.json, tr("One JSON object"));
    }

    void add_passphrase(CLI::App& command) {
        command.add_option(
            "--passphrase-file", options_.passphrase_file,
            tr("File with the passphrase on line 1; without it, the terminal is asked"));
    }

    /// Who takes records out of an exam office's log.
    void add_sign_in(CLI::App& command) {
        command.add_option("--as", options_.as,
                           tr("Of an exam office's log: the id of who signs in"));
        command.add_option("--school", options_.school, tr("Likewise: the school's file"));
        command.add_option("--sign-in-file", options_.own_passphrase_file,
                           tr("Likewise: file with their passphrase on line 1"));
    }

    /// What a log is compared with besides itself.
    void add_trust(CLI::App& command) {
        command
            .add_option("--key", options_.keys,
                        tr("The public key that must have signed, or a file of one or more; may be "
                           "given several times; without it, the log's own"))
            ->allow_extra_args(false);
        command.add_option("--checkpoint", options_.checkpoints,
                           tr("Checkpoints kept elsewhere, which the log must have gone through"));
        add_json(command);
        add_content(command, options_.content);
    }

    void add_backup() {
        CLI::App* command =
            add_on_log("backup", tr("Copy a log while others write to it, and verify the copy"));
        command->add_option("--out", options_.to, tr("The copy, a new file"))->required();
        add_sign_in(*command);
        add_trust(*command);
        command->footer(
            tr("To bring a log back, copy its backup to a new file in the same way.\n"
               "Exit status: 0 when the copy is there and sound, 1 when the log is damaged, and "
               "nothing was kept,\n2 when the log, a file or the command line cannot be used."));
        runs(*command, run_ledger_backup);
    }

    void add_verify() {
        CLI::App* command = add_on_log(
            "verify", tr("Read, hash and rule everything again and name what is damaged"));
        add_trust(*command);
        command->footer(
            tr("Exit status: 0 when nothing is damaged, 1 when something is or rows are of other "
               "rules than this\nprogram's or no key that was given has signed, 2 when the log, a "
               "file or the command line\ncannot be used."));
        runs(*command, run_ledger_verify);
    }

    void add_rebuild() {
        CLI::App* command = add_on_log(
            "rebuild", tr("Make everything that is searched and listed again from the records"));
        add_content(*command, options_.content);
        command->footer(
            tr("The records and what was signed of them stay as they are. To be done when 'verify' "
               "says that rows are\ndamaged or of other rules than this program's.\n"
               "Exit status: 0, 2 when the log cannot be used."));
        runs(*command, run_ledger_rebuild);
    }

    void add_head() {
        CLI::App* command =
            add_on_log("head", tr("Print the size and root of a log, and its keys"));
        add_json(*command);
        runs(*command, run_ledger_head);
    }

    void add_checkpoint() {
        CLI::App* command =
            add_on_log("checkpoint", tr("Read what is new again, sign it, and print the "
                                        "checkpoint; a witness's key signs under the newest"));
        command->add_option("--key", options_.key, tr("The key file"))->required();
        command
            ->add_option("--checkpoint", options_.checkpoints,
                         tr("With a witness's key: the checkpoint that it signed last"))
            ->expected(1);
        add_passphrase(*command);
        runs(*command, run_ledger_checkpoint);
    }

    void add_prove() {
        CLI::App* command = add_on_log("prove", tr("Print the proof that a record is in the log"));
        command->add_option("ID", options_.id, tr("The hand's id, or any record's number as #12"))
            ->required();
        command->add_flag("--record", options_.record, tr("The record itself, as it was hashed"));
        add_sign_in(*command);
        command->footer(tr("db/check-proof RECORD PROOF KEY checks a proof with sh and openssl."));
        runs(*command, run_ledger_prove);
    }

    void add_export() {
        CLI::App* command = add_on_log(
            "export",
            tr("Write the log under its newest checkpoint as a folder that others can verify"));
        command->add_option("FOLDER", options_.folder, tr("A new or empty folder"))->required();
        add_sign_in(*command);
        runs(*command, run_ledger_export);
    }

    void add_key() {
        CLI::App* command = parent_.add_subcommand(
            "key", tr("Print the public key of a key file, or make a new one"));
        command->add_option("FILE", options_.key, tr("The key file"))->required();
        command->add_option("--new", options_.name,
                            tr("Make a key of this name, such as casino.example/pit-1/hands"));
        command->add_flag("--witness", options_.witness,
                          tr("A key for a witness, who signs under a log's checkpoints"));
        command
            ->add_option(
                "--memory", options_.memory,
                tr("MiB that every try of the passphrase takes, so that guessing is dear (64)"))
            ->check(CLI::Range(8, 1024));
        add_passphrase(*command);
        runs(*command, run_ledger_key);
    }

    CLI::App& parent_;
    LedgerOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_ledger(CLI::App& app, LedgerOptions& options, ExitStatus& status) {
    LedgerCommands(app, options, status).add_all();
}

}  // namespace fairdeal
