#include "cli/content/arguments_sheet.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/paper_option.h"
#include "cli/arguments/time_option.h"
#include "cli/content/content.h"
#include "cli/out_file.h"

namespace fairdeal {

void add_sheet(CLI::App& app, SheetOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "sheet",
        tr("Print a game's rule sheet row by row as it is ruled, to be checked against the "
           "paper"));
    command->add_option("--game", options.game, tr("The game"))->required();
    command->add_option("--section", options.section,
                        tr("This section only, such as super-tie (without it: all)"));
    command->add_option("--table", options.table,
                        tr("A table card: its id, or its file; without it, the rule book's "
                           "defaults"));
    command->add_option("--out", options.out,
                        tr("The file to write: a .pdf, .html or .txt; without it, text on standard "
                           "output"));
    command->add_flag("--json", options.json, tr("One JSON object on standard output"))
        ->excludes("--out");
    add_force(*command, options.force);
    add_paper(*command, options.paper, tr("The sheet of paper"));
    add_time(*command, "--made", options.made,
             tr("The UTC time that the file bears (without it: now); the same time gives "
                "the same file"));
    add_content_and_packs(*command, options.content);
    command->footer(
        tr("Exit status: 0 when the sheet was printed, 2 when a file or the command line cannot be "
           "used."));
    command->callback([&] { status = run_sheet(options); });
}

}  // namespace fairdeal
