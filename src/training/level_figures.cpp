#include "training/level_figures.h"

#include <cmath>
#include <vector>

#include "questions/grade.h"

namespace fairdeal {

namespace {

bool by_chance(double chance, Dice& dice) {
    constexpr std::uint64_t parts = 1'000'000;
    return static_cast<double>(dice.below(parts)) < chance * static_cast<double>(parts);
}

/// Which misreadings each trainee holds.
std::vector<std::vector<bool>> held_by(const SlippingTrainees& trainees, std::size_t misreadings,
                                       Dice& dice) {
    std::vector<std::vector<bool>> all(static_cast<std::size_t>(trainees.trainees));
    for (auto& held : all) {
        for (std::size_t i = 0; i < misreadings; ++i)
            held.push_back(by_chance(trainees.holds, dice));
    }
    return all;
}

/// The item, to somebody who holds a misreading or none.
struct AskedItem {
    std::vector<std::size_t> caught;  // misreadings that answer wrongly
    double slip = 0;                  // the chance of one in all its rows
};

AskedItem asked(const Scenario& scenario, const std::vector<Misreading>& misreadings,
                double slips) {
    AskedItem item;
    for (std::size_t i = 0; i < misreadings.size(); ++i) {
        if (is_caught(misreadings[i], scenario)) item.caught.push_back(i);
    }
    const auto rows = static_cast<double>(rows_that_rule(scenario.hand).size());
    item.slip = 1 - std::pow(1 - slips, rows);
    return item;
}

void count(WrongAtLevel& level, const AskedItem& item, const std::vector<std::vector<bool>>& held,
           Dice& dice, WrongAtLevel& beside) {
    ++level.items;
    ++beside.items;
    for (const auto& holds : held) {
        bool wrong = by_chance(item.slip, dice);
        for (const std::size_t i : item.caught) wrong = wrong || holds[i];
        ++level.answers;
        ++beside.answers;
        level.wrong += wrong ? 1 : 0;
        beside.wrong += wrong ? 1 : 0;
    }
}

}  // namespace

LevelFigures figures_of_levels(Game game, std::span<const Misreading> misreadings, int items,
                               const SlippingTrainees& trainees, std::uint64_t seed) {
    std::vector<Misreading> of_game;
    for (const Misreading& misreading : misreadings) {
        if (misreading.is_of_sheet(game)) of_game.push_back(misreading);
    }
    Dice dice(seed);
    const auto held = held_by(trainees, of_game.size(), dice);
    Request request;
    request.game = game;
    request.card = TableCard(game);
    LevelFigures figures;
    for (int i = 0; i < items; ++i) {
        const auto item = make_item(request, dice.next() >> 1U);
        if (!item) continue;
        const Scenario& scenario = item->scenario;
        const auto place = [](WrongByLevel& levels, int level) -> WrongAtLevel& {
            return levels.at(static_cast<std::size_t>(level - 1));
        };
        count(place(figures.by_level, item_level(scenario)),
              asked(scenario, of_game, trainees.slips), held, dice,
              place(figures.by_busy_table, level_of(scenario)));
    }
    return figures;
}

bool rises(const WrongByLevel& levels) {
    double before = -1;
    for (const WrongAtLevel& level : levels) {
        if (level.items < few_items) continue;
        if (level.share() <= before) return false;
        before = level.share();
    }
    return true;
}

}  // namespace fairdeal
