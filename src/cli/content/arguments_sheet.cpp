#include "cli/content/arguments_sheet.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/paper_option.h"
#include "cli/arguments/time_option.h"
#include "cli/content/content.h"
#include "cli/out_file.h"
#include "drills/pay_sheet.h"

namespace fairdeal {

namespace {

/// Payouts on paper, in place of the rule sheet.
void add_payouts(CLI::App& command, SheetOptions& options, CLI::Option* section,
                 CLI::Option* json) {
    auto* payouts =
        command
            .add_option(
                "--payouts", options.payouts,
                tr("In place of it so many payouts to practise on paper, with the answers on "
                   "another page"))
            ->check(CLI::Range(1, most_on_pay_sheet))
            ->excludes(section)
            ->excludes(json);
    command
        .add_option("--seed", options.seed,
                    tr("The same seed deals the same payouts (without it: by chance)"))
        ->check(CLI::Range(std::uint64_t{1}, highest_pay_sheet_seed))
        ->needs(payouts);
    auto* code = command
                     .add_option("--code", options.code,
                                 tr("In place of it a sheet of payouts that was printed before, by "
                                    "its code"))
                     ->excludes(payouts)
                     ->excludes(section)
                     ->excludes(json);
    command.add_flag("--prices", options.prices,
                     tr("The prices on the sheet of payouts, not only on its key"));
    command
        .add_flag(
            "--pay-table", options.pay_table,
            tr("In place of it the pay table: each wager's prices, and what each bet is paid"))
        ->excludes(payouts)
        ->excludes(code)
        ->excludes(section)
        ->excludes(json);
}

}  // namespace

void add_sheet(CLI::App& app, SheetOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "sheet",
        tr("Print a game's rule sheet row by row as it is ruled, to be checked against the "
           "paper; its pay table; or payouts to practise on paper"));
    command->add_option("--game", options.game, tr("The game (a --code says it itself)"));
    auto* section = command->add_option(
        "--section", options.section, tr("This section only, such as super-tie (without it: all)"));
    command->add_option("--table", options.table,
                        tr("A table card: its id, or its file; without it, the rule book's "
                           "defaults, for payouts and pay table the card in force"));
    command->add_option("--out", options.out,
                        tr("The file to write: a .pdf, .html or .txt; without it, text on standard "
                           "output"));
    auto* json = command->add_flag("--json", options.json, tr("One JSON object on standard output"))
                     ->excludes("--out");
    add_payouts(*command, options, section, json);
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
