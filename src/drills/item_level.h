#pragma once
// How much somebody has to keep in mind to answer a question, and items of a level of that. It is
// not how busy a table is (level_of): one wager of a full table is easier than two hands of a split
// that three clauses decide. How often answers are wrong by level: docs/performance.md.

#include "drills/drill.h"

namespace fairdeal {

/// What is kept in mind until the answer is given.
struct ItemLoad {
    int wagers = 1;      // that are settled or judged, one at least
    int splits = 0;      // hands that are asked about beyond one of each seat
    int exceptions = 0;  // clauses that the key rests on beside the deciding one
    int others = 0;      // hands on the table that nothing is asked of
    /// A wager counts 4, a split and an exception 2, another hand 1.
    [[nodiscard]] constexpr int sum() const {
        return 4 * wagers + 2 * splits + 2 * exceptions + others;
    }
    friend bool operator==(const ItemLoad&, const ItemLoad&) = default;
};
ItemLoad load_of(const Scenario& scenario);

/// A drill's item, which nobody wrote and gave a level.
bool is_dealt(const Scenario& scenario);

constexpr int hardest_level = 5;
/// 1 to 5: a load of up to 6, 8, 12, 20, and more.
int item_level(const ItemLoad& load);
int item_level(const Scenario& scenario);

struct Levels {
    int least = 1, most = hardest_level;
    [[nodiscard]] constexpr bool hold(int level) const { return level >= least && level <= most; }
    [[nodiscard]] constexpr bool are_all() const { return least <= 1 && most >= hardest_level; }
    friend bool operator==(const Levels&, const Levels&) = default;
};

/// The first item of these levels that make_item deals of the request, by the seed and such as
/// follow from it; the item has the seed that deals it. Nothing if none of `most_items` is, or
/// one cannot be dealt at all.
std::optional<Item> make_item_of(const Levels& levels, const Request& request, std::uint64_t seed,
                                 int most_items = 60, int most_attempts = 4000,
                                 const std::atomic<bool>* called_off = nullptr);

}  // namespace fairdeal
