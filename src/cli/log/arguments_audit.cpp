#include "cli/log/arguments_audit.h"

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "base/translation.h"
#include "cli/arguments/exit_statuses.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

/// A file or a server; a file that the environment names gives way to a server that is typed.
void must_name_one_log(const AuditCommandOptions& asked, const CLI::Option& log) {
    if (asked.log.empty() && asked.of.empty()) throw CLI::RequiredError("--log");
    const char* from_outside = std::getenv("FAIRDEAL_LOG");
    const bool typed = log.count() > 0 && (from_outside == nullptr || asked.log != from_outside);
    if (typed && !asked.of.empty())
        throw CLI::ValidationError("--of", tr("either a file or a server"));
}

class AuditCommand {
public:
    AuditCommand(CLI::App& app, AuditCommandOptions& options, ExitStatus& status)
        : command_(*app.add_subcommand(
              "audit",
              tr("Rule every hand of a log again and compare it with its recorded settlement"))),
          options_(options),
          status_(status) {}

    void add_all() {
        const auto* log = command_.add_option("--log,LOG", options_.log, tr("The hand log"));
        auto* of = add_server_log();
        command_.add_option("--by", options_.by,
                            tr("A table by dealer, table, shift, game, clause or misreading; may "
                               "be given several times (without it: all)"));
        add_forms();
        command_.add_option("--threads", options_.threads, tr("How many threads to audit on"))
            ->check(CLI::Range(1, 64))
            ->capture_default_str();
        command_.add_option("--game", options_.game, tr("Hands of this game only"));
        command_.add_option("--table", options_.table, tr("Hands of this table only"));
        command_.add_option("--dealer", options_.dealer, tr("Hands of this dealer only"));
        command_.add_option("--since", options_.since,
                            tr("Hands at or after this day or UTC time"));
        command_.add_option("--until", options_.until, tr("Hands before this day or UTC time"));
        command_.add_option("--shifts", options_.shifts,
                            tr("The hours (UTC) at which shifts begin (without it: 6,14,22)"));
        auto* keep = command_.add_option(
            "--keep", options_.keep,
            tr("Keep how far the audit is in this file, and continue from it: an "
               "audit that was stopped or killed ends\nas if it had not been. "
               "The file is gone once the audit is finished"));
        keep->excludes(of);
        command_.add_flag("--restart", options_.restart, tr("Start again and ignore what is kept"))
            ->needs(keep);
        add_content(command_, options_.content);
        command_.footer(tr("Status 1 also where a hand shows a fault, cannot be read "
                           "any more or does not follow from the\nhand before it; 2 also where "
                           "no hand was audited. A hand without a settlement is counted as such, "
                           "not as wrong.") +
                        "\n" + tr(exit_statuses));
        command_.callback([&options = options_, &status = status_, log] {
            must_name_one_log(options, *log);
            status = run_audit(options);
        });
    }

private:
    /// In which form an audit is printed.
    void add_forms() {
        auto* findings = command_.add_flag("--findings", options_.findings,
                                           tr("Every finding, in the log's order, first"));
        auto* csv =
            command_.add_flag("--csv", options_.csv, tr("One table, or the findings, as CSV"));
        command_
            .add_flag("--json", options_.json,
                      tr("One JSON object of the whole; with --findings one a finding before it"))
            ->excludes(csv);
        auto* patterns =
            command_.add_flag("--patterns", options_.patterns, tr("The patterns as CSV"))
                ->needs(csv);
        command_
            .add_flag("--ranking", options_.ranking,
                      tr("Who errs more than chance explains: every dealer beside the house; with "
                         "--dealer that one,\nby clause and by shift (--by takes one of them)"))
            ->excludes(findings)
            ->excludes(patterns);
        command_
            .add_flag("--shoe", options_.shoe,
                      tr("And what hands that name their pack show together, as fairdeal shoe"))
            ->excludes(csv);
    }

    /// A log that a server holds in place of a file.
    CLI::Option* add_server_log() {
        auto* of = command_
                       .add_option("--of", options_.of,
                                   tr("A log that a server holds, in place of a file: "
                                      "postgresql://USER@HOST/DATABASE"))
                       ->type_name(fixed("URL"));
        command_
            .add_option("--log-id", options_.log_id,
                        tr("Its name there; without it, the only one that the account may read"))
            ->needs(of);
        command_
            .add_option("--key", options_.keys,
                        tr("The public key that must have signed it, or a file of one or more; "
                           "may be given several times; without it, the key that the server says"))
            ->allow_extra_args(false)
            ->needs(of);
        return of;
    }

    CLI::App& command_;
    AuditCommandOptions& options_;
    ExitStatus& status_;
};

}  // namespace

void add_audit(CLI::App& app, AuditCommandOptions& options, ExitStatus& status) {
    AuditCommand(app, options, status).add_all();
}

}  // namespace fairdeal
