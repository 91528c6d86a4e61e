#include "cli/exam/arguments_exam.h"

#include <CLI/CLI.hpp>

#include "assessment/sequential.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/exam/arguments_office.h"

namespace fairdeal {

namespace {

class ExamCommands {
public:
    ExamCommands(CLI::App& app, ExamOptions& options, ExitStatus& status)
        : parent_(*app.add_subcommand(
              "exam",
              tr("Exams: sit them, check them, decide about them; statistics and a panel's cut"))),
          options_(options),
          status_(status) {
        parent_.require_subcommand(1);
    }

    void add_all() {
        add_check();
        add_exam_office(parent_, options_.office, status_);
        add_simulate();
        add_statistics();
        add_angoff();
    }

private:
    template <class Options>
    CLI::App* add(const char* name, const std::string& what, ExitStatus (*run)(const Options&),
                  const Options& options) {
        CLI::App* command = parent_.add_subcommand(name, what);
        command->callback([&status = status_, &options, run] { status = run(options); });
        return command;
    }

    static void add_rule(CLI::App& command, ExamRuleOptions& rule) {
        command.add_option("--p0", rule.p0, tr("Who is right so often is to fail (.85)"));
        command.add_option("--p1", rule.p1, tr("Who is right so often is to pass (.95)"));
        command.add_option("--alpha", rule.alpha, tr("The bound's false passes at p0 (.04)"));
        command.add_option("--beta", rule.beta, tr("The bound's false fails at p1 (.04)"));
        command.add_option("--cap", rule.cap, tr("The most items (120)"));
        command.add_option("--right-at-cap", rule.right_at_cap,
                           tr("The right answers that pass at the cap (110)"));
    }

    void add_check() {
        ExamCheckOptions& check = options_.check;
        CLI::App* command = add(
            "check", tr("What an exam's rule promises, and which misreadings a form of it shows"),
            run_exam_check, check);
        command
            ->add_option("EXAM", check.exam, tr("A blueprint (.xml), or the id of a shipped one"))
            ->required();
        command->add_option("--form", check.form,
                            tr("Which form, under a key that is thrown away (1)"));
        command->add_flag("--json", check.json, tr("One JSON object"));
        add_content(*command, check.content);
        command->footer(
            tr("Exit status: 0, 1 when no form can be dealt, 2 when a file or the command line "
               "cannot be used."));
    }

    void add_simulate() {
        ExamSimulateOptions& simulate = options_.simulate;
        CLI::App* command =
            add("simulate", tr("Let candidates of known skill sit a sequential exam"),
                run_exam_simulate, simulate);
        command
            ->add_option("--candidates", simulate.candidates, tr("How many at each rate (100000)"))
            ->check(CLI::Range(1, 100'000'000));
        command->add_option("--seed", simulate.seed, tr("The same seed, the same candidates (1)"));
        add_rule(*command, simulate.rule);
        command->add_flag("--json", simulate.json, tr("One JSON object"));
        command->footer(
            tr("Exit status: 0 when at most 5 % pass falsely at p0 and fail falsely at p1 and "
               "the mean\nlength there is at most 60 items, 1 when not, 2 when the command line "
               "cannot be used."));
    }

    void add_statistics() {
        ExamStatisticsOptions& statistics = options_.statistics;
        CLI::App* command =
            add("statistics", tr("What a group's marks say of item families and exam"),
                run_exam_statistics, statistics);
        command
            ->add_option("FILE", statistics.input,
                         tr("CSV: a row a person, columns person, at, rules and one for each item "
                            "family; - is standard input"))
            ->required();
        command->add_option("--cut", statistics.cut, tr("A fixed form: so many right answers pass"))
            ->check(CLI::Range(1, most_items));
        command
            ->add_flag("--sequential", statistics.sequential,
                       tr("A sequential exam, by these figures:"))
            ->excludes("--cut");
        add_rule(*command, statistics.rule);
        command->add_option("--since", statistics.since,
                            tr("What became easier or harder since this day, by the column at"));
        command
            ->add_option("--rules", statistics.rules,
                         tr("The same under this version of the rules, by the column rules"))
            ->excludes("--since");
        command->add_flag("--json", statistics.json, tr("One JSON object"));
        command->footer(tr(
            "A mark is 0 to 1, or right answers of those asked, such as 3/4; an empty cell was not "
            "asked.\nExit status: 0, or 2 when the file or the command line cannot be used."));
    }

    void add_angoff() {
        ExamAngoffOptions& angoff = options_.angoff;
        CLI::App* command =
            add("angoff", tr("The cut that a panel of judges sets"), run_exam_angoff, angoff);
        command
            ->add_option("FILE", angoff.input,
                         tr("CSV: a row a judge and round, columns judge, round, on, rules and one "
                            "for each item family; - is standard input"))
            ->required();
        command->add_option("--items", angoff.items, tr("Of the form (one of each family)"))
            ->check(CLI::Range(1, most_items));
        command->add_option("--marks", angoff.marks,
                            tr("How a group did (as for statistics), for Hofstee's compromise"));
        command->add_flag("--json", angoff.json, tr("One JSON object"));
        command->footer(
            tr("A cell is the chance, 0 to 1, that the dealer who is just good enough is right. "
               "For Hofstee's\ncompromise each judge also says least-cut, most-cut, least-fail, "
               "most-fail, 0 to 1.\nExit status: 0, or 2 when a file or the command line cannot be "
               "used."));
    }

    CLI::App& parent_;
    ExamOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_exam(CLI::App& app, ExamOptions& options, ExitStatus& status) {
    ExamCommands(app, options, status).add_all();
}

}  // namespace fairdeal
