#include <fmt/ranges.h>

#include <algorithm>

#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/games.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "cli/school/drill.h"
#include "content/library.h"
#include "training/level_figures.h"
#include "training/trainees.h"

namespace fairdeal {

namespace {

constexpr double told_first_at_least = 0.95;
constexpr double among_three_at_least = 0.99;
constexpr double saved_at_least = 0.30;

double share(int some, int all) { return static_cast<double>(some) / std::max(1, all); }

struct GameFigures {
    Game game = Game::Breakout;
    std::size_t misreadings = 0, items = 0;
    std::vector<std::string> not_caught;  // ids
    DiagnosisFigures told;
    MasteryFigures mastered;
    [[nodiscard]] double first() const { return share(told.told_first, told.trainees); }
    [[nodiscard]] double among_three() const { return share(told.told_among_three, told.trainees); }
    [[nodiscard]] bool are_good_enough() const {
        return first() >= told_first_at_least && among_three() >= among_three_at_least &&
               mastered.saved() >= saved_at_least;
    }
};

GameFigures figures_of(Game game, std::span<const Misreading> misreadings,
                       const TraineesOptions& options) {
    const ItemPool pool(game, misreadings, static_cast<std::size_t>(options.pool), options.seed);
    GameFigures figures{
        game,
        pool.misreadings().size(),
        pool.size(),
        {},
        diagnose_trainees(pool, options.count, options.slips, options.seed + 1),
        master_game(pool, options.count, options.slips, options.learns, options.seed + 2)};
    for (const Misreading* misreading : pool.not_caught())
        figures.not_caught.push_back(misreading->id);
    return figures;
}

void print_figures(const GameFigures& figures, const TraineesOptions& options) {
    print(tr("{game}: {misreadings} misreadings, {items} items to choose from, {trainees} "
             "trainees, {slips:.0f} % slips",
             "game"_a = to_text(figures.game), "misreadings"_a = figures.misreadings,
             "items"_a = figures.items, "trainees"_a = figures.told.trainees,
             "slips"_a = options.slips * 100) +
          "\n");
    if (!figures.not_caught.empty())
        print("  " +
              tr("no item catches: {misreadings}",
                 "misreadings"_a = fmt::format("{}", fmt::join(figures.not_caught, " "))) +
              "\n");
    print("  " +
          tr("the misreading found first {first:.1f} %, among the first three {three:.1f} %, after "
             "{items:.1f} items",
             "first"_a = figures.first() * 100, "three"_a = figures.among_three() * 100,
             "items"_a = figures.told.items) +
          "\n  " +
          tr("mastery after {chosen:.1f} items chosen for the trainee, {fixed_order:.1f} in fixed "
             "order: {saved:.0f} % fewer",
             "chosen"_a = figures.mastered.chosen, "fixed_order"_a = figures.mastered.fixed_order,
             "saved"_a = figures.mastered.saved() * 100) +
          "\n");
}

Json json_of(const GameFigures& figures, const TraineesOptions& options) {
    return {{"game", to_text(figures.game)},
            {"misreadings", figures.misreadings},
            {"items", figures.items},
            {"trainees", figures.told.trainees},
            {"slips", options.slips},
            {"not-caught", figures.not_caught},
            {"told-first", figures.first()},
            {"told-among-three", figures.among_three()},
            {"items-until-told", figures.told.items},
            {"items-until-mastery", figures.mastered.chosen},
            {"in-fixed-order", figures.mastered.fixed_order},
            {"good-enough", figures.are_good_enough()}};
}

std::string as_percent(const WrongAtLevel& level) {
    return level.items < few_items ? tr("few items") : fmt::format("{:.1f} %", 100 * level.share());
}

/// False: some level is not answered wrongly more often than those below it.
bool print_levels(Game game, std::span<const Misreading> misreadings,
                  const TraineesOptions& options) {
    constexpr int items_of_pool = 10;
    SlippingTrainees trainees;
    trainees.trainees = options.count;
    const int items = static_cast<int>(options.pool) * items_of_pool;
    const LevelFigures figures =
        figures_of_levels(game, misreadings, items, trainees, options.seed);
    print(tr("{game}: {items} items, {trainees} trainees", "game"_a = to_text(game),
             "items"_a = items, "trainees"_a = options.count) +
          "\n");
    for (std::size_t i = 0; i < figures.by_level.size(); ++i)
        print("  " +
              tr("level {level}: {items} items, wrong {wrong}; tables as busy: wrong {busy}",
                 "level"_a = i + 1, "items"_a = figures.by_level[i].items,
                 "wrong"_a = as_percent(figures.by_level[i]),
                 "busy"_a = as_percent(figures.by_busy_table[i])) +
              "\n");
    return rises(figures.by_level);
}

}  // namespace

ExitStatus run_trainees(const TraineesOptions& options) {
    const auto english = english_for_programs(options.json);
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
        if (!options.game.empty() && game_from(options.game) != game) continue;
        if (options.levels) {
            good = print_levels(game, *misreadings, options) && good;
            continue;
        }
        const GameFigures figures = figures_of(game, *misreadings, options);
        if (options.json)
            print_json(json_of(figures, options));
        else
            print_figures(figures, options);
        good = good && figures.are_good_enough();
    }
    return good ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
