#pragma once
// How often simulated trainees are wrong at items of each level (drills/item_level.h), and at
// tables of each busyness. What makes them wrong is measured by other means than the level:
// misreadings that show in the item, and rows of the rule sheet that the engine asks for it.

#include <array>
#include <span>

#include "drills/item_level.h"

namespace fairdeal {

/// The trainees: each holds every misreading with one chance, and slips with another at each row of
/// the sheet that rules.
struct SlippingTrainees {
    int trainees = 50;
    double holds = 0.08;
    double slips = 0.01;
};

struct WrongAtLevel {
    int items = 0, answers = 0, wrong = 0;
    [[nodiscard]] double share() const {
        return answers == 0 ? 0 : static_cast<double>(wrong) / answers;
    }
};
using WrongByLevel = std::array<WrongAtLevel, hardest_level>;

struct LevelFigures {
    WrongByLevel by_level;       // by item_level
    WrongByLevel by_busy_table;  // by level_of, the same answers
};

/// Asks all of them the same fresh items of a game, of every kind, under the rule book's card.
LevelFigures figures_of_levels(Game game, std::span<const Misreading> misreadings, int items,
                               const SlippingTrainees& trainees, std::uint64_t seed);

/// Each level is answered wrongly more often than those below it; levels with fewer than
/// `few_items` are passed over.
constexpr int few_items = 20;
bool rises(const WrongByLevel& levels);

}  // namespace fairdeal
