#include "dealing/tournament.h"

#include <algorithm>
#include <array>

#include "dealing/croupier.h"
#include "dealing/stakes.h"

namespace fairdeal {

namespace {

int from_to(int least, int most, Dice& dice) {
    return least + static_cast<int>(dice.below(static_cast<std::uint64_t>(most - least) + 1));
}

Temper random_temper(Dice& dice, int level) {
    constexpr std::array tempers{
        Temper{5, 40, 10, 0},    // patient
        Temper{5, 70, 10, 3},    // everybody alike: counts that tie
        Temper{40, 20, 20, 0},   // bold
        Temper{90, 5, 5, 0},     // desperate: many go out at once
        Temper{10, 40, 20, 60},  // bad lines
    };
    constexpr int lines_may_fail = 3;  // from this level on
    Temper temper = dice.one_of<Temper>(tempers);
    temper.level = level;
    if (level != any_table && level < lines_may_fail) temper.box_ticks = 0;
    return temper;
}

/// On a floor a table begins with every one of its seats taken.
std::vector<int> random_seats(Dice& dice, int level) {
    if (level != any_table) {
        const Floor floor = floor_of(Game::League, level);
        return seats_on(floor, floor.most_seats, floor.most_seats, dice);
    }
    while (true) {
        std::vector<int> seats = some_seats(dice.chance(70) ? 6 : highest_seat, 7, dice);
        if (seats.size() >= 2) return seats;
    }
}

/// Numbers that rise by 1 to 4 each.
std::vector<int> random_eliminations(int count, Dice& dice) {
    std::vector<int> hands;
    int hand = 0;
    for (; count > 0; --count) hands.push_back(hand += from_to(1, 4, dice));
    return hands;
}

/// The first places pay, those after them feed.
void draw_rewards(TableFacts& facts, int players, Dice& dice) {
    const int prizes = from_to(0, std::min(players, 3), dice);
    const int feeders = from_to(0, std::min(players - prizes, 2), dice);
    for (int place = 1; place <= prizes; ++place) facts.prizes.push_back(place);
    for (int place = 1; place <= feeders; ++place) facts.feeders.push_back(prizes + place);
}

/// Everybody starts with the same, or (in a later round) with what they bring.
void count_chips(NextHand& first, const std::vector<int>& seats, Money unit, Dice& dice) {
    constexpr std::array stacks{3, 5, 10, 20, 50, 200};
    const bool brought = dice.chance(25);
    const Money same = unit * dice.one_of<int>(stacks);
    for (const int seat : seats) {
        Event chips;
        chips.who.seat = static_cast<std::uint8_t>(seat);
        chips.verb = Verb::Chips;
        chips.amount = brought ? between(unit, same * 2, unit, dice) : same;
        chips.line = static_cast<int>(first.events.size()) + 2;
        first.events.push_back(chips);
    }
}

/// The hand that opens a table, its elimination hands still to be drawn.
NextHand first_hand(const TableCard& card, const std::vector<int>& seats, Dice& dice, int level) {
    constexpr std::array units{1000, 1000, 500, 10000, 100, 250, 1};
    constexpr std::array floor_units{10000, 10000, 50000, 100000};
    const bool on_floor = level != any_table;
    NextHand first{{{}, {}, card}, {}};
    TableFacts& facts = first.header.facts;
    const auto players = static_cast<int>(seats.size());
    const Money unit =
        Money::cents(on_floor ? dice.one_of<int>(floor_units) : dice.one_of<int>(units));
    facts.hand = 1;
    facts.seats = players;
    if (on_floor || dice.chance(85)) facts.minimum = unit;
    if (on_floor || dice.chance(95)) facts.start = dice.one_of<int>(seats);
    draw_rewards(facts, players, dice);
    count_chips(first, seats, unit, dice);
    return first;
}

}  // namespace

TournamentTable::TournamentTable(const TableCard& card, Dice& dice, int level)
    : temper_(random_temper(dice, level)) {
    const std::vector<int> seats = random_seats(dice, level);
    const auto players = static_cast<int>(seats.size());
    next_ = first_hand(card, seats, dice, level);
    auto& eliminations = next_->header.facts.eliminations;
    if (dice.chance(15)) {  // until one is left
        eliminations = random_eliminations(players - 1, dice);
        return;
    }
    eliminations = random_eliminations(from_to(0, players - 1, dice), dice);
    const int listed = eliminations.empty() ? from_to(1, 8, dice) : eliminations.back();
    last_hand_ = listed + (dice.chance(40) ? 0 : from_to(1, 3, dice));
}

HandRecord TournamentTable::deal(const Identity& identity, Dice& dice) {
    TableFacts& facts = next_->header.facts;
    facts.final_hand = *facts.hand == last_hand_;
    HandRecord record =
        with_a_large_enough_shoe([&] { return deal_league(*next_, identity, temper_, dice); });
    next_ = next_hand_of(record, rule(record));
    return record;
}

}  // namespace fairdeal
