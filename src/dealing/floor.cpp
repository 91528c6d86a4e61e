#include "dealing/floor.h"

#include <algorithm>
#include <array>

namespace fairdeal {

namespace {

constexpr Money five = Money::dollars(5);

constexpr std::array<Floor, busiest + 1> floors{Floor{1, 7, 4, highest_hand},
                                                Floor{1, 1, 1, 2},
                                                Floor{2, 2, 2, 2},
                                                Floor{3, 4, 2, 3},
                                                Floor{4, 5, 3, 4},
                                                Floor{5, 7, 4, highest_hand}};

int side_wagers_of(const TableSeat& seat) {
    return static_cast<int>(
        std::count_if(seat.wagers.begin(), seat.wagers.end(),
                      [](const PlacedWager& wager) { return is_side(wager.name); }));
}

bool is_room_for(const TableState& table, const Floor& floor) {
    if (static_cast<int>(table.seats.size()) > floor.most_seats) return false;
    return std::all_of(table.seats.begin(), table.seats.end(), [&](const TableSeat& seat) {
        return side_wagers_of(seat) <= floor.most_side_wagers &&
               seat.hands.size() <= floor.most_hands;
    });
}

}  // namespace

Floor floor_of(Game game, int level) {
    constexpr int most_positions = 3, fewest_players = 2;
    Floor floor = floors.at(static_cast<std::size_t>(level));
    if (level == any_table) return floor;
    if (game == Game::Midnight) {
        floor.least_seats = std::min(floor.least_seats, most_positions);
        floor.most_seats = std::min(floor.most_seats, most_positions);
    } else if (game == Game::League) {  // nobody plays a tournament alone
        floor.least_seats = level + fewest_players;
        floor.most_seats = level + fewest_players;
    }
    return floor;
}

int level_of_table(Game game, const TableState& table) {
    for (int level = 1; level < busiest; ++level) {
        if (is_room_for(table, floor_of(game, level))) return level;
    }
    return busiest;
}

std::vector<int> seats_on(const Floor& floor, int places, int most, Dice& dice) {
    const int to = std::min({floor.most_seats, places, most});
    const int from = std::min(floor.least_seats, to);
    const int guests =
        from + static_cast<int>(dice.below(static_cast<std::uint64_t>(to - from) + 1));
    std::vector<int> seats;
    for (int seat = 1; seat <= places; ++seat) seats.push_back(seat);
    while (static_cast<int>(seats.size()) > guests)
        seats.erase(seats.begin() + static_cast<std::ptrdiff_t>(dice.below(seats.size())));
    return seats;
}

Money random_least(int level, Dice& dice) {
    constexpr std::array leasts{500, 1000, 1000, 1500, 2500};
    return level == 1 ? Money::dollars(10) : Money::cents(dice.one_of<int>(leasts));
}

Money stake_on_floor(int level, Money least, Dice& dice) {
    constexpr std::array round{1, 2, 5, 10};
    constexpr std::array times{1, 1, 1, 2, 2, 3, 4, 5, 10, 20};
    return least * (level == 1 ? dice.one_of<int>(round) : dice.one_of<int>(times));
}

Money side_stake_on_floor(int level, Dice& dice) {
    constexpr std::array round{500, 1000};
    constexpr std::array stakes{500, 500, 500, 1000, 1000, 1500, 2500};
    return Money::cents(level == 1 ? dice.one_of<int>(round) : dice.one_of<int>(stakes));
}

Money in_fives(Money sum) { return five * (sum.in_cents() / five.in_cents()); }

}  // namespace fairdeal
