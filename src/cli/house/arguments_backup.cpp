#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/house/backup.h"
#include "exam/backup/house_backup.h"

namespace fairdeal {

namespace {

class BackupCommands {
public:
    BackupCommands(CLI::App& app, BackupOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand(
              "backup", tr("Copy all that a house keeps, check the copy, bring it back"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        add_make();
        add_check();
        add_restore();
    }

private:
    CLI::App* add(const char* name, const std::string& what, const std::string& folder,
                  ExitStatus (*run)(const BackupOptions&)) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->add_option("FOLDER", options_.folder, folder)->required();
        command->add_flag("--json", options_.json, tr("One JSON object"));
        add_content(*command, options_.content);
        command->callback([&status = status_, &options = options_, run] { status = run(options); });
        return command;
    }

    void add_places(CLI::App& command, const std::string& log) {
        command.add_option("--school", options_.school,
                           tr("The school's file; without it, this account's. Own lessons, table "
                              "cards and packs lie beside it"));
        command.add_option("--office", options_.office,
                           tr("The exam office's folder; without it, the one beside the school"));
        command.add_option("--log", options_.log, log);
    }

    void add_make() {
        CLI::App* command =
            add("make", tr("Copy school, lessons, table cards, packs, office and log; verify them"),
                tr("The backup, a new folder"), run_backup_make);
        add_places(*command, tr("A hand log, to be copied too"));
        command->add_flag("--without-office", options_.without_office,
                          tr("Leave the exam office out"));
        command->add_option("--as", options_.as,
                            tr("The id of who takes the office's records out, which is recorded"));
        command->add_option(
            "--passphrase-file", options_.passphrase_file,
            tr("File with their passphrase on line 1; without it, the terminal is asked"));
        command->footer(tr(
            "Others may go on working meanwhile.\n"
            "Exit status: 0 when the backup is there and sound, 1 when something is damaged, and "
            "nothing was kept,\n2 when a file or the command line cannot be used."));
    }

    void add_check() {
        CLI::App* command = add("check", tr("Read a backup again and name what is damaged"),
                                tr("The backup"), run_backup_check);
        command->footer(
            tr("Exit status: 0 when nothing is damaged, 1 when something is, 2 when this is no "
               "backup or the\ncommand line cannot be used."));
    }

    void add_restore() {
        CLI::App* command =
            add("restore", tr("Bring a backup back to where these files belong, after checking it"),
                tr("The backup"), run_backup_restore);
        add_places(*command, tr("Where the hand log of the backup is to lie, a new file"));
        command
            ->add_option("--only", options_.only,
                         tr("This part alone, such as a log that was lost; may be given several "
                            "times"))
            ->allow_extra_args(false)
            ->check(CLI::IsMember(
                std::vector<std::string>(parts_of_backup.begin(), parts_of_backup.end())));
        command->add_flag("--set-aside", options_.set_aside,
                          tr("What lies there now is kept under its name with the time; without "
                             "it, nothing may lie there"));
        command->footer(
            tr("Close every desk first. An administrator accepts an office that was brought back: "
               "fairdeal exam\noffice restored.\n"
               "Exit status: 0 when all of it is back, 2 when it is not, and everything is as it "
               "was. A restore that is killed\nor loses power may leave part of it: repeat it with "
               "--set-aside."));
    }

    CLI::App& parent_;
    BackupOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_backup(CLI::App& app, BackupOptions& options, ExitStatus& status) {
    BackupCommands(app, options, status).add_all();
}

}  // namespace fairdeal
