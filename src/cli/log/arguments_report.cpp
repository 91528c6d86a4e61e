#include "cli/log/arguments_report.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/paper_option.h"
#include "cli/arguments/time_option.h"
#include "cli/content/content.h"
#include "cli/out_file.h"

namespace fairdeal {

void add_report(CLI::App& app, ReportCommandOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "report",
        tr("Audit a log into a report, a PDF or a web page, or print one hand as PDF or text"));
    command->add_option("--log,LOG", options.log, tr("The hand log"))->required();
    command
        ->add_option("--out", options.out,
                     tr("The file to write: a .pdf or .html, of a hand a .pdf or .txt"))
        ->required();
    add_force(*command, options.force);
    command->add_option("--hand", options.hand, tr("This hand only: its id, or its number as #12"));
    command->add_option(
        "--house", options.house,
        tr("The house's name, for the first page (without it: as set by fairdeal house)"));
    add_paper(*command, options.paper, tr("The sheet"));
    add_time(*command, "--made", options.made,
             tr("The UTC time that the report bears (without it: now); the same time gives "
                "the same file"));
    command->add_option("--threads", options.threads, tr("How many threads to audit on"))
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command->add_option("--game", options.game, tr("Hands of this game only"));
    command->add_option("--table", options.table, tr("Hands of this table only"));
    command->add_option("--dealer", options.dealer, tr("Hands of this dealer only"));
    command->add_option("--since", options.since, tr("Hands at or after this day or UTC time"));
    command->add_option("--until", options.until, tr("Hands before this day or UTC time"));
    add_content_and_packs(*command, options.content);
    command->footer(
        tr("Exit status: 0 when the report was written, 2 when it was not. Whatever was in the "
           "file before\nstays until the new one is whole."));
    command->callback([&] { status = run_report(options); });
}

}  // namespace fairdeal
