#include "cli/school/arguments_school.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/out_file.h"

namespace fairdeal {

namespace {

using SchoolRun = ExitStatus (*)(const SchoolOptions&);

class SchoolCommands {
public:
    SchoolCommands(CLI::App& app, SchoolOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand(
              "school", tr("What trainees have answered: plan, progress, group, export, import"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        add_screen("plan", tr("Print what somebody is to be asked today"), run_school_plan);
        add_screen("progress", tr("Print how well somebody knows each clause, and the days ahead"),
                   run_school_progress);
        CLI::App* group = add_screen(
            "group", tr("Print how a trainer's group stands with each clause and assignment"),
            run_school_group);
        group->add_option("--team", options_.team, tr("This team only"));
        group->add_option("--out", options_.out, tr("A .pdf to write it into"))->excludes("--json");
        add_force(*group, options_.force);
        CLI::App* levels = add_screen(
            "levels", tr("Print how often a trainer's group is wrong at items of each level"),
            run_school_levels);
        levels->add_option("--team", options_.team, tr("This team only"));
        add_assignments();
        add_floor();
        add_export();
        add("import", tr("Add people and answers that 'export' wrote"), run_school_import)
            ->add_option("FILE", options_.input, tr("The file; - is standard input"))
            ->required();
        add_trainer();
        CLI::App* check =
            add("check", tr("Compare what is remembered with the answers"), run_school_check);
        check->add_flag("--json", options_.json, tr("One JSON object"));
        check->footer(tr("Exit status: 0 when it is sound, 1 when not, 2 when it cannot be read."));
    }

private:
    CLI::App* add(const char* name, const std::string& what, SchoolRun run) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->add_option("--school", options_.school, tr("The school's file"))->required();
        command->callback([this_status = &status_, options = &options_, run] {
            options->content.school = options->school;
            *this_status = run(*options);
        });
        return command;
    }

    void add_assignments() {
        CLI::App* assign =
            add("assign", tr("Set a lesson to finish or clauses to master, by a day"),
                run_school_assign);
        auto* lesson = assign->add_option("--lesson", options_.lesson, tr("The lesson's id"));
        assign->add_option("--clause", options_.clauses, tr("A clause; may be given several times"))
            ->excludes(lesson);
        auto* team = assign->add_option("--team", options_.team,
                                        tr("For this team (without it and --who: everybody)"));
        assign->add_option("--who", options_.who, tr("For this person"))->excludes(team);
        assign->add_option("--due", options_.due, tr("The last day, such as 2026-12-11"))
            ->required();
        assign->add_option("--instead-of", options_.number,
                           tr("Withdraw the assignment of this number in the same step"));
        add_content_and_packs(*assign, options_.content);
        CLI::App* withdraw = add("withdraw", tr("Take an assignment back; it stays to be read"),
                                 run_school_withdraw);
        withdraw->add_option("NUMBER", options_.number, tr("Its number, as 'school group' has it"))
            ->required();
        for (CLI::App* command : {assign, withdraw}) add_trainer_who_signs(*command);
    }

    void add_floor() {
        CLI::App* dealer =
            add("dealer", tr("Say which dealer in hand logs a trainee is"), run_school_dealer);
        auto* number = dealer->add_option(
            "NUMBER", options_.dealer,
            tr("The dealer's number, as records have it (without it: those that are somebody's)"));
        auto* who =
            dealer->add_option("--who", options_.who, tr("Whose it is: an id"))->needs(number);
        dealer->add_flag("--nobody", options_.nobody, tr("It is nobody's any more"))
            ->needs(number)
            ->excludes(who);
        dealer
            ->add_option("--since", options_.since,
                         tr("The first day it was theirs, such as 2026-12-01"))
            ->needs(who);
        CLI::App* floor = add("floor",
                              tr("Hand over what dealers settled wrongly: due in their plan from "
                                 "the next day on"),
                              run_school_floor);
        floor
            ->add_option("FILE", options_.input,
                         tr("The JSON of 'audit --findings'; - is standard input"))
            ->required();
        floor->footer(
            tr("Only errors of dealers whose number is somebody's are taken, and each once, "
               "however\noften it is handed over."));
        for (CLI::App* command : {dealer, floor}) add_trainer_who_signs(*command);
    }

    void add_trainer_who_signs(CLI::App& command) {
        command.add_option("--as", options_.as, tr("User ID of the trainer who signs in"))
            ->required();
        command.add_option("--passphrase-file", options_.passphrase_file,
                           tr("File with their passphrase on line 1; without it, the "
                              "terminal is asked"));
    }

    void add_trainer() {
        CLI::App* command =
            add("trainer", tr("Make somebody a trainer, or no longer one"), run_school_trainer);
        command->add_option("ID", options_.who, tr("User ID of the person"))->required();
        command->add_option("--as", options_.as, tr("User ID of the administrator who signs in"))
            ->required();
        command->add_option("--passphrase-file", options_.passphrase_file,
                            tr("File with the administrator's passphrase on line 1; without it, "
                               "the terminal is asked"));
        command->add_flag("--take-away", options_.take_away, tr("Take the role away again"));
        command->footer(
            tr("A school without an administrator gets one by 'fairdeal exam office add ID --role "
               "administrator'."));
    }

    void add_reader(CLI::App& command) {
        command.add_option(
            "--as", options_.as,
            tr("Who reads it (without it: the person themselves); in a school whose "
               "trainers have\npassphrases others need to be a trainer or an administrator"));
        command.add_option(
            "--passphrase-file", options_.passphrase_file,
            tr("File with their passphrase on line 1; without it, the terminal is asked"));
    }

    void add_export() {
        CLI::App* command = add("export", tr("Write people and answers as JSON, one object a line"),
                                run_school_export);
        add_reader(*command);
        command->add_option("--who", options_.who, tr("Of this person only"));
        auto* format = command
                           ->add_option("--format", options_.format,
                                        tr("xapi: statements for a record store, without names; "
                                           "without it, what 'import' reads"))
                           ->check(CLI::IsMember({"xapi"}));
        command
            ->add_option("--home", options_.home,
                         tr("Of statements: the address that stands for this school"))
            ->needs(format);
    }

    CLI::App* add_screen(const char* name, const std::string& what, SchoolRun run) {
        CLI::App* command = add(name, what, run);
        command->add_option("--who", options_.who, tr("Who: an id"))->required();
        add_reader(*command);
        command->add_option("--game", options_.game, tr("The rule book"))
            ->check(CLI::IsMember({"breakout", "extreme", "midnight", "league"}));
        command->add_option("--at", options_.at, tr("The UTC time (without it: now)"));
        command->add_flag("--json", options_.json, tr("One JSON object"));
        add_content_and_packs(*command, options_.content);
        return command;
    }

    CLI::App& parent_;
    SchoolOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_school(CLI::App& app, SchoolOptions& options, ExitStatus& status) {
    SchoolCommands(app, options, status).add_all();
}

}  // namespace fairdeal
