#include "training/trainees.h"

#include <fmt/format.h>

#include "base/text.h"
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
    std::string text;
    for (const Misreading* misreading : pool.not_caught()) text += " " + misreading->id;
    return text.empty() ? "" : fmt::format("  no item catches:{}\n", text);
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
    print(fmt::format("{}: {} misreadings, {} items to choose from, {} trainees, {:.0f} % slips\n",
                      to_text(game), pool.misreadings().size(), pool.size(), told.trainees,
                      options.slips * 100));
    print(not_caught_in_text(pool));
    print(
        fmt::format("  the misreading told first {:.1f} %, among the first three {:.1f} %, after "
                    "{:.1f} items\n",
                    first * 100, three * 100, told.items));
    print(
        fmt::format("  mastery after {:.1f} items chosen for the trainee, {:.1f} in fixed order: "
                    "{:.0f} % fewer\n",
                    mastered.chosen, mastered.fixed_order, mastered.saved() * 100));
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
