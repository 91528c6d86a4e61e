#include "cli/school/arguments_drill.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/listed.h"
#include "cli/content/content.h"
#include "cli/out_file.h"
#include "dealing/floor.h"
#include "drills/item_level.h"

namespace fairdeal {

namespace {

/// Those from 2^63 on belong to exams; of each drill the seeds after its own are dealt too.
constexpr std::uint64_t highest_drill_seed = 9'000'000'000'000'000'000;

/// What the hands and the questions are to be about.
void add_wishes(CLI::App* command, DrillOptions& options) {
    command->add_option("--game", options.game, tr("The game"))->capture_default_str();
    command->add_option("--clause", options.clauses,
                        tr("A clause that decides, such as BRK-PUSH-3"));
    command->add_option("--kind", options.kinds,
                        tr("What is asked: {kinds}", "kinds"_a = listed(every_question_kind())));
    command->add_option("--feature", options.features,
                        tr("What the hand has: {features}", "features"_a = listed(every_feature)));
    command->add_option("--option", options.options, tr("A house option, such as hit-soft-17=yes"));
    command->add_flag("--any-house", options.any_house, tr("Every hand under another table card"));
}

/// Where the items go, and as what.
void add_output(CLI::App* command, DrillOptions& options) {
    auto* format =
        command
            ->add_option(
                "--format", options.format,
                tr("A file for another course system: Moodle XML, or a package of QTI 3.0.1"))
            ->check(CLI::IsMember({"moodle", "qti"}));
    command->add_option("--out", options.out, tr("The file to write; without it, standard output"))
        ->needs(format);
    add_force(*command, options.force);
    command
        ->add_flag("--no-pictures", options.no_pictures,
                   tr("In words only, without the table drawn"))
        ->needs(format);
}

}  // namespace

void add_drill(CLI::App& app, DrillOptions& options, ExitStatus& status) {
    CLI::App* command =
        app.add_subcommand("drill", tr("Deal fresh items to practise on, with the engine's keys"));
    add_wishes(command, options);
    command
        ->add_option("--level", options.level,
                     tr("How busy the table is at most: 1 is one player with one or two wagers"))
        ->check(CLI::Range(1, busiest));
    command
        ->add_option("--item-level", options.item_level,
                     tr("Items of this level alone: how much has to be kept in mind, 1 to 5"))
        ->check(CLI::Range(1, hardest_level));
    command->add_option("--count", options.count, tr("How many items"))
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->add_option("--seed", options.seed, tr("The same seed deals the same items"))
        ->check(CLI::Range(std::uint64_t{0}, highest_drill_seed))
        ->capture_default_str();
    auto* json = command->add_flag("--json", options.json, tr("One JSON object an item"));
    command
        ->add_flag("--reach", options.reach,
                   tr("In place of items: how many hands it takes to reach each clause that rules"))
        ->excludes(json);
    add_output(command, options);
    for (const char* other : {"--format", "--reach"})
        command->get_option("--item-level")->excludes(command->get_option(other));
    add_content(*command, options.content);
    command->footer(
        tr("Exit status: 0 when every item was dealt, 1 when one was not, 2 when the command line "
           "is wrong."));
    command->callback([&] { status = run_drill(options); });
}

void add_trainees(CLI::App& app, TraineesOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "trainees", tr("Simulate trainees: how soon a misreading is found, and a game mastered"));
    command->add_option("--game", options.game, tr("One game only"));
    command->add_option("--count", options.count, tr("How many trainees of each game"))
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command
        ->add_option("--slips", options.slips,
                     tr("The share of answers that are slips of the hand"))
        ->check(CLI::Range(0.0, 0.5))
        ->capture_default_str();
    command
        ->add_option("--learns", options.learns,
                     tr("The chance that a trainee who is told of a misreading unlearns it"))
        ->check(CLI::Range(0.05, 1.0))
        ->capture_default_str();
    command->add_option("--pool", options.pool, tr("How many items to choose from"))
        ->check(CLI::Range(50, 100'000))
        ->capture_default_str();
    command->add_option("--seed", options.seed, tr("The same seed gives the same figures"))
        ->capture_default_str();
    add_content(*command, options.content);
    command->footer(
        tr("Exit status: 0 when the figures are as good as they have to be, 1 when they are not, 2 "
           "when the\ncommand line is wrong or there is no content."));
    auto* json = command->add_flag("--json", options.json, tr("One JSON object a game"));
    command
        ->add_flag("--levels", options.levels,
                   tr("In place of it: how often trainees who hold some misreadings and slip now "
                      "and then are wrong\nat items of each level, ten times --pool of them"))
        ->excludes(json);
    command->callback([&] { status = run_trainees(options); });
}

}  // namespace fairdeal
