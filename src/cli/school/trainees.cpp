#include "training/trainees.h"

#include "base/text.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/output.h"
#include "cli/school/drill.h"
#include "content/library.h"

namespace fairdeal {

namespace {

constexpr double told_first_at_least = 0.95;
constexpr double among_three_at_least = 0.99;
constexpr double saved_at_least = 0.30;

double share(int some, int all) { return static_cast<double>(some) / std::max(1, all); }

std::string not_caught_in_text(const ItemPool& pool) {
    std::string ids;
    for (const Misreading* misreading : pool.not_caught())
        ids += (ids.empty() ? "" : " ") + misreading->id;
    return ids.empty() ? ""
                       : "  " + tr("no item catches: {misreadings}", "misreadings"_a = ids) + "\n";
}

/// The figures of one game; false where they are not good enough.
bool print_figures(Game game, std::span<const Misreading> misreadings,
                   const TraineesOptions& options) {
    const ItemPool pool(game, misreadings, static_cast<std::size_t>(options.pool), options.seed);
    const auto told = diagnose_trainees(pool, options.count, options.slips, options.seed + 1);
    const auto mastered =
        master_game(pool, options.count, options.slips, options.learns, options.seed + 2);
    const double first = share(told.told_first, told.trainees);
    const double three = share(told.told_among_three, told.trainees);
    print(tr("{game}: {misreadings} misreadings, {items} items to choose from, {trainees} "
             "trainees, {slips:.0f} % slips",
             "game"_a = to_text(game), "misreadings"_a = pool.misreadings().size(),
             "items"_a = pool.size(), "trainees"_a = told.trainees,
             "slips"_a = options.slips * 100) +
          "\n");
    print(not_caught_in_text(pool));
    print("  " +
          tr("the misreading found first {first:.1f} %, among the first three {three:.1f} %, after "
             "{items:.1f} items",
             "first"_a = first * 100, "three"_a = three * 100, "items"_a = told.items) +
          "\n  " +
          tr("mastery after {chosen:.1f} items chosen for the trainee, {fixed_order:.1f} in fixed "
             "order: {saved:.0f} % fewer",
             "chosen"_a = mastered.chosen, "fixed_order"_a = mastered.fixed_order,
             "saved"_a = mastered.saved() * 100) +
          "\n");
    return first >= told_first_at_least && three >= among_three_at_least &&
           mastered.saved() >= saved_at_least;
}

}  // namespace

ExitStatus run_trainees(const TraineesOptions& options) {
    if (!options.game.empty() && !game_from(options.game)) {
        complain(Problems{no_game(options.game)});
        return ExitStatus::Unusable;
    }
    const auto content = content_folder(options.content);
    const auto misreadings =
        content ? load_misreadings(*content) : Result<std::vector<Misreading>>(no_content());
    if (!misreadings) return unusable(misreadings.error());
    bool good = true;
    for (const Game game : every_game) {
        if (options.game.empty() || game_from(options.game) == game)
            good = print_figures(game, *misreadings, options) && good;
    }
    return good ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
