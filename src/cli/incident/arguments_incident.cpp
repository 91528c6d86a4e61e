#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/incident/incident.h"

namespace fairdeal {

void add_incident(CLI::App& app, IncidentOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "incident", tr("List incidents that were published, or deal the log of one"));
    auto* list = command->add_flag("--list", options.list,
                                   tr("Their names, dates and places, and what must be found"));
    auto* name =
        command
            ->add_option("NAME", options.name,
                         tr("One of them: what happened, what must be found and at which hand, "
                            "what must not be claimed, the sources"))
            ->excludes(list);
    auto* deal = command
                     ->add_option("--deal", options.deal,
                                  tr("The name of one: print the hands of its log as records"))
                     ->excludes(list)
                     ->excludes(name);
    command->add_flag("--json", options.json, tr("One JSON object an incident"))->excludes(deal);
    command->add_option("--seed", options.seed, tr("The same seed deals the same hands"))
        ->capture_default_str()
        ->needs(deal);
    command->footer(
        tr("Exit status: 0 when it was printed, 2 when the command line is wrong or the output "
           "cannot be written."));
    command->callback([&] { status = run_incident(options); });
}

}  // namespace fairdeal
