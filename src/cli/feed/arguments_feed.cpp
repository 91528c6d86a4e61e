#include "cli/feed/arguments_feed.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

void add_mapping(CLI::App& command, ImportOptions& options) {
    auto* mapping =
        command.add_option("--mapping", options.mapping,
                           tr("The files hold another system's documents, which this mapping turns "
                              "into hands: its name, or its folder (docs/feeds.md)"));
    command
        .add_option(
            "--join", options.join,
            tr("What the mapping joins to them: a second FILE, such as a shoe's reader log; "
               "of lists LIST=FILE of each, such as bets=bets.json"))
        ->allow_extra_args(false)
        ->needs(mapping);
    command
        .add_flag("--show", options.show,
                  tr("Print the records that the documents become; no log is needed or written"))
        ->needs(mapping);
}

void add_watch(CLI::App& app, WatchOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "watch", tr("Import each file that arrives in a folder, once, by a mapping"));
    command->add_option("FOLDER", options.folder, tr("The folder into which the feed is delivered"))
        ->required();
    command->add_option("--log", options.log, tr("The hand log; it is made if it is not there"))
        ->required();
    command->add_option("--mapping", options.mapping, tr("A mapping's name, or its folder"))
        ->required();
    constexpr int most_seconds = 3600;
    command->add_option("--every", options.every, tr("Seconds between two looks at the folder"))
        ->check(CLI::Range(1, most_seconds))
        ->capture_default_str();
    command->add_flag("--once", options.once,
                      tr("End when everything that is there has been imported"));
    command->add_flag("--json", options.json, tr("One JSON object a file"));
    add_content(*command, options.content);
    command->footer(tr(
        "A file is imported as soon as its size and time are the same at two looks, so one that is "
        "still being written\nwaits. Files whose name begins with a point are left out. Nothing in "
        "the folder is moved or changed: the log\nknows what it has taken, and takes nothing "
        "twice.\n"
        "Exit status, with --once: 0 when everything is in the log, 2 when something was "
        "refused, or a file or\nthe command line cannot be used."));
    command->callback([&] { status = run_watch(options); });
}

}  // namespace fairdeal
