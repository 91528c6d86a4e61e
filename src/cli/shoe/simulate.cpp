#include "cli/shoe/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/translation.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "forensics/pack/looks_simulation.h"

namespace fairdeal {

namespace {

/// So many complete packs find the cut-off of the look at the end.
constexpr int packs_for_cut_off = 14600;

struct Simulated {
    DealtPacks packs;
    double log_cut_off = 0;
    LooksAtPacks short_ones, complete;
};

double share(int count, int all) { return static_cast<double>(count) / all; }

std::string row_of(const std::string& look, int found, int falsely, int packs) {
    return fmt::format("{:<34}  {:>8.3f}  {:>8.4f}\n", look, share(found, packs),
                       share(falsely, packs));
}

std::string round_in_words(const std::optional<int>& round) {
    return round ? std::to_string(*round) : tr("not within these rounds");
}

std::string text_of(const Simulated& run) {
    const DealtPacks& packs = run.packs;
    constexpr double nearly_all = 0.9;
    return tr("{decks}, {rounds} of {cards}, {unseen} left of each shoe; {packs} with {missing} "
              "missing, as many complete",
              "decks"_a = tr_n("{count} deck", "{count} decks", packs.decks),
              "rounds"_a = tr_n("{count} round", "{count} rounds", packs.rounds),
              "cards"_a = tr_n("{count} card", "{count} cards", packs.cards_a_round),
              "unseen"_a = tr_n("{count} card", "{count} cards", packs.unseen),
              "packs"_a = tr_n("{count} pack", "{count} packs", packs.packs),
              "missing"_a = tr_n("{count} card", "{count} cards", packs.missing)) +
           "\n" +
           tr("the look at the end alarms from a likelihood ratio of {ratio} on: 1 in 730 by "
              "chance",
              "ratio"_a = fmt::format("{:.1f}", std::exp(run.log_cut_off))) +
           "\n\n" + fmt::format("{:<34}  {:>8}  {:>8}\n", "", tr("found"), tr("falsely")) +
           row_of(tr("in use, at 1 in 730 by chance"), run.short_ones.running, run.complete.running,
                  packs.packs) +
           row_of(tr("when it is retired"), run.short_ones.at_end, run.complete.at_end,
                  packs.packs) +
           row_of(tr("by either"), run.short_ones.either, run.complete.either, packs.packs) +
           tr("while in use, half are found by round: {round}",
              "round"_a = round_in_words(run.short_ones.round_of(0.5, packs.packs))) +
           "\n" +
           tr("while in use, nine of ten are found by round: {round}",
              "round"_a = round_in_words(run.short_ones.round_of(nearly_all, packs.packs))) +
           "\n";
}

Json json_of(const LooksAtPacks& looks) {
    return {{"in-use", looks.running}, {"retired", looks.at_end}, {"either", looks.either}};
}

Json json_of(const Simulated& run) {
    const DealtPacks& packs = run.packs;
    const auto median = run.short_ones.round_of(0.5, packs.packs);
    return {{"is", "simulation"},
            {"decks", packs.decks},
            {"cards-a-round", packs.cards_a_round},
            {"unseen", packs.unseen},
            {"rounds", packs.rounds},
            {"missing", packs.missing},
            {"packs", packs.packs},
            {"seed", packs.seed},
            {"log10-cut-off", run.log_cut_off / std::log(10.0)},
            {"found", json_of(run.short_ones)},
            {"falsely", json_of(run.complete)},
            {"median-round", median ? Json(*median) : Json(nullptr)}};
}

}  // namespace

ExitStatus run_simulated_packs(const ShoeOptions& options) {
    if (options.unseen + options.cards_a_round + 1 > cards_in(options.decks))
        return unusable(tr("--unseen: no round can be dealt from such a shoe"));
    Simulated run;
    run.packs = {options.decks,   options.cards_a_round, options.unseen, options.rounds,
                 options.missing, options.packs,         options.seed};
    const ShoeSizes shoes =
        even_shoes(options.decks, options.cards_a_round, options.unseen, options.rounds);
    if (shoes.front() + options.missing > cards_in(options.decks))
        return unusable(tr("--missing: so many cards are not left behind the cut card"));
    run.log_cut_off = log_cut_off(options.decks, shoes, packs_for_cut_off, options.seed + 1);
    const double log_running = std::log(packs_per_door);
    run.short_ones = look_at_packs(run.packs, log_running, run.log_cut_off);
    DealtPacks complete = run.packs;
    complete.missing = 0;
    complete.seed = options.seed + 2;
    run.complete = look_at_packs(complete, log_running, run.log_cut_off);
    if (options.json)
        print_json(json_of(run));
    else
        print(text_of(run));
    return ExitStatus::Fine;
}

}  // namespace fairdeal
