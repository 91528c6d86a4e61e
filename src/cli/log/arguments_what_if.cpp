#include "cli/log/arguments_what_if.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

void add_what_if(CLI::App& app, WhatIfOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "what-if", tr("What another house option or table card would have cost over a log"));
    command->add_option("--log,LOG", options.log, tr("The hand log"))->required();
    command->add_option("--game", options.game,
                        tr("The game whose options are changed (without it: the card's)"));
    command->add_option("--option", options.options,
                        tr("An option and its value, such as hit-soft-17=yes; may be given several "
                           "times"));
    command->add_option("--card", options.card,
                        tr("A table card in place of each hand's own: its id, or its file"));
    command->add_option("--table", options.table, tr("Hands of this table only"));
    command->add_option("--dealer", options.dealer, tr("Hands of this dealer only"));
    command->add_option("--since", options.since, tr("Hands at or after this day or UTC time"));
    command->add_option("--until", options.until, tr("Hands before this day or UTC time"));
    command->add_option("--hands", options.hands,
                        tr("Hands of these numbers in the log only, such as 12,40-55"));
    auto* csv = command->add_flag("--csv", options.csv, tr("The clauses as CSV"));
    command->add_flag("--json", options.json, tr("One JSON object"))->excludes(csv);
    add_content_and_packs(*command, options.content);
    command->footer(tr(
        "Both rulings are compared with each other, not with what was paid. Where the hand would "
        "have been dealt\notherwise nobody knows the cards: it is counted and its amounts are "
        "not.\n"
        "Exit status: 0 when the log was read to its end, 2 when it could not be, no hand was "
        "compared, or the command line is wrong."));
    command->callback([&] { status = run_what_if(options); });
}

}  // namespace fairdeal
