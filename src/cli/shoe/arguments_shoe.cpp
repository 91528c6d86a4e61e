#include "cli/shoe/arguments_shoe.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/content/content.h"

namespace fairdeal {

namespace {

void add_simulation(CLI::App& command, ShoeOptions& options) {
    auto* simulate = command.add_flag(
        "--simulate", options.simulate,
        tr("Deal packs by chance instead, and count how many with missing cards are found"));
    const auto add = [&](const char* name, int& value, std::string help, int least, int most) {
        command.add_option(name, value, std::move(help))
            ->check(CLI::Range(least, most))
            ->capture_default_str()
            ->needs(simulate);
    };
    add("--decks", options.decks, tr("Decks of a simulated pack"), 1, 8);
    add("--cards", options.cards_a_round, tr("Cards a simulated round"), 1, 60);
    add("--unseen", options.unseen, tr("Cards left of each simulated shoe"), 0, 400);
    add("--rounds", options.rounds, tr("Rounds of a simulated pack"), 1, 5000);
    add("--missing", options.missing, tr("Cards missing from a simulated pack"), 1, 24);
    add("--count", options.packs, tr("How many packs are simulated"), 1, 100'000);
    command.add_option("--seed", options.seed, tr("The same seed deals the same packs"))
        ->capture_default_str()
        ->needs(simulate);
}

}  // namespace

void add_shoe(CLI::App& app, ShoeOptions& options, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "shoe", tr("Find what many hands show together: missing cards, unshuffled shoes, other "
                   "rules than shown"));
    auto* files = command->add_option(
        "FILE", options.inputs,
        tr("Files of records, or a hand log; without any, or for -, standard input"));
    command->add_option("--log", options.log, tr("The hand log, in place of files"))
        ->excludes(files);
    command->add_option("--pack", options.pack, tr("Hands dealt from this pack only"));
    command->add_flag("--running", options.running,
                      tr("The last pack of each table is still in use: the look at its end is not "
                         "taken yet"));
    command
        ->add_option("--pickup", options.pickup,
                     tr("In which order the house's dealers collect hands, seat 1 on the dealer's "
                        "left: finds shoes that were shuffled too little"))
        ->check(CLI::IsMember(std::vector<std::string>(pickup_words.begin(), pickup_words.end())));
    command->add_flag("--json", options.json, tr("One JSON object a shoe, pack and finding"));
    add_simulation(*command, options);
    add_content_and_packs(*command, options.content);
    command->footer(
        tr("The hands are taken in their order, as they were dealt. More is found where records "
           "say pack=, shoe= and out=\n(cards out of the shoe before the hand); what they do not "
           "say is told.\n"
           "Exit status: 0 when nothing was found, 1 when something was, 2 when an input cannot be "
           "used, no hand was looked at,\nor the command line is wrong."));
    command->callback([&] {
        if (options.inputs.empty() && options.log.empty()) options.inputs = {"-"};
        status = run_shoe(options);
    });
}

}  // namespace fairdeal
