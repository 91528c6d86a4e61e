#include "cli/log/arguments_import.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/feed/arguments_feed.h"

namespace fairdeal {

namespace {

/// Without --log the first argument is the log, as it is of other commands.
void take_log_from_arguments(ImportOptions& options) {
    if (!options.log.empty() || options.show) return;
    options.log = options.inputs.front();
    options.inputs.erase(options.inputs.begin());
    if (options.inputs.empty())
        throw CLI::RequiredError(tr("RECORDS, besides the log by --log or before them,"));
}

/// CLI11's validators answer with what is wrong, or with nothing.
std::string why_no_prefix(const std::string& text) {
    const bool is_good =
        !text.empty() && text.size() <= 32 && std::all_of(text.begin(), text.end(), [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '.' ||
                   c == '_';
        });
    return is_good ? "" : tr("use 1 to 32 letters, digits, hyphens, dots and underscores");
}

}  // namespace

void add_import(CLI::App& app, ImportOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand("import", tr("Add records to a hand log"));
    command->add_option(
        "--log", options.log,
        tr("The hand log; it is made if it is not there (without it: the first argument)"));
    command->add_option("RECORDS", options.inputs, tr("Files of records; - is standard input"))
        ->required();
    command->add_flag("--all-problems", options.all_problems,
                      tr("Print every problem, not only the first 20 of a kind"));
    command->add_flag("--json", options.json, tr("One JSON object, with the problems in it"));
    add_mapping(*command, options);
    command
        ->add_option("--format", options.format,
                     tr("The records' format; without it, as each file's name ends: .csv, .jsonl, "
                        "and all others notation"))
        ->check(CLI::IsMember({"notation", "csv", "jsonl"}))
        ->excludes("--mapping");
    command
        ->add_option("--id-prefix", options.id_prefix,
                     tr("Put this before every id, such as B7-, where two sources number alike"))
        ->excludes("--mapping")
        ->check(CLI::Validator(why_no_prefix, ""));
    command->add_flag("--dry-run", options.dry_run,
                      tr("Read everything and say what would be stored; write nothing"));
    add_content(*command, options.content);
    command->footer(tr(
        "Records that are in the log already are not stored twice. A record that cannot be read "
        "is refused and the\nothers are stored. Where nothing could be stored no new log is made. "
        "The log must be typed: FAIRDEAL_LOG\ndoes not stand for it.\n"
        "Exit status: 0 when every record is in the log, 2 when one is not, or a file or the "
        "command line\ncannot be used."));
    command->callback([&] {
        take_log_from_arguments(options);
        status = run_import(options);
    });
}

}  // namespace fairdeal
