#include "drills/item_level.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "questions/asked.h"
#include "questions/kinds/kind.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

std::vector<WagerOf> wagers_on(const TableState& table) {
    std::vector<WagerOf> all;
    for (const TableSeat& seat : table.seats) {
        for (const PlacedWager& wager : seat.wagers) all.push_back({who_of(seat), wager.name});
    }
    return all;
}

/// The wagers that the answer is about: those that the key settles or names; of Error every one on
/// the table, for each has to be looked at.
std::vector<WagerOf> wagers_asked(const Scenario& scenario, const Key& key,
                                  const TableState& table) {
    if (scenario.question.kind == QuestionKind::Error) return wagers_on(table);
    std::vector<WagerOf> asked = key.wagers;
    for (const Line& line : key.lines) {
        const WagerOf wager = wager_of(line.who, line.wager, line.verb);
        if (std::find(asked.begin(), asked.end(), wager) == asked.end()) asked.push_back(wager);
    }
    return asked;
}

/// Of how many seats they are, and of how many hands; a side wager is of its seat's only hand, or
/// of none of several.
std::pair<int, int> seats_and_hands(const std::vector<WagerOf>& wagers) {
    std::map<int, std::set<int>> split_hands;
    for (const WagerOf& wager : wagers) {
        if (wager.who.is_dealer()) continue;
        auto& hands = split_hands[wager.who.seat];
        if (wager.who.hand > 0) hands.insert(wager.who.hand);
    }
    int hands = 0;
    for (const auto& [seat, split] : split_hands)
        hands += std::max(1, static_cast<int>(split.size()));
    return {static_cast<int>(split_hands.size()), hands};
}

int hands_on(const TableState& table) {
    int hands = 0;
    for (const TableSeat& seat : table.seats) hands += static_cast<int>(seat.hands.size());
    return hands;
}

}  // namespace

ItemLoad load_of(const Scenario& scenario) {
    if (!kind_of(scenario).facts.is_ruled) return {};
    const Key key = key_of(scenario);
    const TableState table = table_at_end(scenario.hand);
    const auto asked = wagers_asked(scenario, key, table);
    const auto [seats, hands] = seats_and_hands(asked);
    std::set<std::string_view> clauses;
    for (const ClauseId clause : key.because) clauses.insert(clause.id);
    ItemLoad load;
    load.wagers = std::max(1, static_cast<int>(asked.size()));
    load.splits = hands - seats;
    load.exceptions = std::max(0, static_cast<int>(clauses.size()) - 1);
    load.others = std::max(0, hands_on(table) - hands);
    return load;
}

bool is_dealt(const Scenario& scenario) { return scenario.id.starts_with("drill-"); }

int item_level(const ItemLoad& load) {
    constexpr std::array most{6, 8, 12, 20};
    return 1 + static_cast<int>(std::count_if(most.begin(), most.end(),
                                              [&](int limit) { return load.sum() > limit; }));
}

int item_level(const Scenario& scenario) { return item_level(load_of(scenario)); }

std::optional<Item> make_item_of(const Levels& levels, const Request& request, std::uint64_t seed,
                                 int most_items, int most_attempts,
                                 const std::atomic<bool>* called_off) {
    constexpr std::uint64_t apart = 1'000'003;
    for (int i = 0; i < most_items; ++i) {
        auto item = make_item(request, seed + static_cast<std::uint64_t>(i) * apart, most_attempts,
                              called_off);
        if (!item || levels.are_all() || levels.hold(item_level(item->scenario))) return item;
    }
    return std::nullopt;
}

}  // namespace fairdeal
