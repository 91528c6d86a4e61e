// Dealers and players: power and false alarms as published, and tables by hand.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cmath>

#include "dealing/dice.h"
#include "forensics/people/cut_depth.h"
#include "forensics/people/hole_card.h"
#include "forensics/people/holm.h"
#include "forensics/people/overpaid.h"

namespace fairdeal {

namespace {

bool happens(double chance, Dice& dice) {
    constexpr std::uint64_t sides = 1'000'000;
    return static_cast<double>(dice.below(sides)) < chance * static_cast<double>(sides);
}

/// A point of an infinite deck, an ace 11.
int any_point(Dice& dice) {
    const auto rank = static_cast<int>(dice.below(13)) + 1;
    return rank == 1 ? 11 : std::min(rank, 10);
}

/// How often the insurance of a player who knows the hole card so often is found at 1 in 10,000.
double insurance_power(double knows, int aces, int runs) {
    Dice dice(41);
    int found = 0;
    for (int run = 0; run < runs; ++run) {
        FourCells cells;
        for (int i = 0; i < aces; ++i) {
            const bool ten = any_point(dice) == 10;
            const bool insures = happens(knows, dice) ? ten : happens(0.05, dice);
            cells.add({HoleCardUse::Insures, 1, 1, insures, ten});
        }
        found += fisher_tail({cells}) < hole_card_alarm ? 1 : 0;
    }
    return static_cast<double>(found) / runs;
}

/// Likewise of standing on 12 to 16 against a 7 to ten; in one table, or the tens by themselves.
double stiff_power(double knows, int hands, int runs, bool one_table = false) {
    Dice dice(43);
    int found = 0;
    for (int run = 0; run < runs; ++run) {
        std::vector<FourCells> tables(2);
        for (int i = 0; i < hands; ++i) {
            const int up = std::min(10, 7 + static_cast<int>(dice.below(7)));
            const int total = up + any_point(dice);
            const bool stiff = total >= 12 && total <= 16;
            const bool stands = happens(knows, dice) ? stiff : happens(0.03, dice);
            tables[up == 10 && !one_table ? 1 : 0].add({HoleCardUse::Stands, 1, up, stands, stiff});
        }
        found += fisher_tail(tables) < hole_card_alarm ? 1 : 0;
    }
    return static_cast<double>(found) / runs;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(people)

BOOST_AUTO_TEST_CASE(holm_corrects_for_all_that_is_looked_at) {
    const auto corrected = holm_corrected({0.01, 0.04, 0.03, 0.9});
    BOOST_REQUIRE(corrected.size() == 4U);
    BOOST_TEST(std::abs(corrected[0] - 0.04) < 1e-12);
    BOOST_TEST(std::abs(corrected[2] - 0.09) < 1e-12);
    BOOST_TEST(std::abs(corrected[1] - 0.09) < 1e-12);  // never smaller than one before it
    BOOST_TEST(std::abs(corrected[3] - 0.9) < 1e-12);
    BOOST_TEST(holm_corrected({}).empty());
}

BOOST_AUTO_TEST_CASE(seventeen_of_twenty_one_errors_for_one_player_are_no_chance) {
    OverpaidGuests guests;
    for (int i = 0; i < 17; ++i) guests.add("88", "P77", 1, 1, {i + 1, ""});
    guests.add("88", "P77", 113, 0, {50, ""});
    for (int i = 0; i < 4; ++i) guests.add("88", "P12", 1, 1, {60 + i, ""});
    guests.add("88", "", 866, 0, {70, ""});
    guests.add("91", "P77", 500, 1, {80, ""});
    const auto found = guests.beyond_chance();
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].dealer == "88");
    BOOST_TEST(found[0].guest == "P77");
    BOOST_TEST(found[0].errors == 17);
    BOOST_TEST(found[0].all_errors == 21);
    BOOST_TEST(100 * found[0].wagers / found[0].all_wagers == 13);
    BOOST_TEST(found[0].first.number == 1);
    BOOST_TEST(found[0].last.number == 17);
    // Exactly: P(Bin(21, 0.13) >= 17) = 2.13e-12, for three pairs.
    BOOST_TEST(std::abs(overpaid_chance(17, 21, 130, 1000) / 2.1e-12 - 1) < 0.5);
}

/// Tropicana: how many visits until a player who is overpaid on so many more wagers is named.
BOOST_AUTO_TEST_CASE(an_overpaid_player_is_found_after_as_many_visits_as_published) {
    const auto visits = [](double extra) {
        Dice dice(47);
        std::vector<int> needed;
        for (int run = 0; run < 101; ++run) {
            std::int64_t errors = 0, his = 0, wagers = 0, his_wagers = 0;
            for (int day = 1; day <= 360; ++day) {
                const bool visit = day % 6 == 1;
                wagers += 1800;
                his_wagers += visit ? 240 : 0;
                for (int i = visit ? 240 : 0; i < 1800; ++i)
                    errors += happens(0.0015, dice) ? 1 : 0;
                for (int i = 0; visit && i < 240; ++i) {
                    const bool erred = happens(0.0015 + extra, dice);
                    errors += erred ? 1 : 0;
                    his += erred ? 1 : 0;
                }
                if (!visit || his < fewest_overpaid) continue;
                if (overpaid_chance(his, errors, his_wagers, wagers) >= overpaid_alarm) continue;
                needed.push_back((day + 5) / 6);
                break;
            }
        }
        std::sort(needed.begin(), needed.end());
        return needed.at(50);
    };
    BOOST_TEST(visits(0.05) == 1);
    BOOST_TEST(visits(0.02) == 2);
    BOOST_TEST(std::abs(visits(0.01) - 5) <= 1);
}

BOOST_AUTO_TEST_CASE(fisher_by_hand) {
    // Eight cups, four of each kind: all four right is one in 70, three or more 17 in 70.
    BOOST_TEST(std::abs(fisher_tail({{4, 4, 4, 8}}) - 1.0 / 70) < 1e-12);
    BOOST_TEST(std::abs(fisher_tail({{3, 4, 4, 8}}) - 17.0 / 70) < 1e-12);
    // Two tables together: both all right.
    BOOST_TEST(std::abs(fisher_tail({{4, 4, 4, 8}, {1, 1, 1, 2}}) - 1.0 / 140) < 1e-12);
    BOOST_TEST(fisher_tail({}) == 1.0);
}

BOOST_AUTO_TEST_CASE(a_known_hole_card_is_found_as_often_as_published) {
    BOOST_TEST(std::abs(insurance_power(1, 20, 1000) - 0.78) < 0.05);
    BOOST_TEST(std::abs(insurance_power(0.8, 40, 1000) - 0.95) < 0.04);
    BOOST_TEST(std::abs(insurance_power(0.5, 40, 1000) - 0.31) < 0.06);
    BOOST_TEST(insurance_power(0, 40, 1000) < 0.005);
    BOOST_TEST(std::abs(stiff_power(1, 20, 400, true) - 0.94) < 0.05);
    BOOST_TEST(std::abs(stiff_power(0.5, 80, 400, true) - 0.97) < 0.04);
    // Apart they find a little less, but never a habit.
    BOOST_TEST(stiff_power(1, 20, 400) > 0.6);
    BOOST_TEST(stiff_power(0.5, 80, 400) > 0.9);
    BOOST_TEST(stiff_power(0, 80, 1000) < 0.005);
}

/// A player who stands more against a ten and whose dealer then has less often a stiff hand is no
/// cheat; all upcards in one table would say otherwise.
BOOST_AUTO_TEST_CASE(habits_by_upcard_are_no_knowledge) {
    Dice dice(51);
    HoleCardWatch watch;
    for (int i = 0; i < 4000; ++i) {
        const bool seven = dice.chance(50);
        const int hole = any_point(dice);
        const int total = (seven ? 7 : 10) + hole;
        const bool stiff = total >= 12 && total <= 16;
        const bool stands = dice.chance(seven ? 5 : 60);
        watch.add("P1", {HoleCardUse::Stands, 1, seven ? 7 : 10, stands, stiff}, {i + 1, ""});
    }
    BOOST_TEST(watch.beyond_chance().empty());
}

/// 23 shoes with a spread of 8 cards show a shift of 8 cards four times in five.
BOOST_AUTO_TEST_CASE(a_deep_cut_is_found_in_as_many_shoes_as_published) {
    Dice dice(53);
    const auto cut = [&dice](double mean) {
        double sum = 0;  // of twelve even numbers: a normal one
        for (int i = 0; i < 12; ++i) sum += static_cast<double>(dice.below(1000)) / 1000;
        return static_cast<int>(std::lround(mean + 8 * (sum - 6)));
    };
    int found = 0;
    int falsely = 0;
    constexpr int runs = 200;
    for (int run = 0; run < runs; ++run) {
        CutDepths cuts;
        for (int shoe = 0; shoe < 1000; ++shoe) cuts.add("house", cut(104), {shoe + 1, ""});
        for (int shoe = 0; shoe < 23; ++shoe) cuts.add("88", cut(96), {2000 + shoe, ""});
        for (const auto& shift : cuts.beyond_chance()) found += shift.dealer == "88" ? 1 : 0;
        CutDepths alike;
        for (int shoe = 0; shoe < 100; ++shoe)
            alike.add(shoe % 4 == 0 ? "88" : "89", cut(104), {shoe + 1, ""});
        falsely += alike.beyond_chance().empty() ? 0 : 1;
    }
    BOOST_TEST(std::abs(found - 0.8 * runs) <= 0.1 * runs);
    BOOST_TEST(falsely <= 1);
}

/// A dealer who cuts like the house, but eight cards deeper for one player.
BOOST_AUTO_TEST_CASE(a_cut_for_one_player_is_found_and_no_other_is_named) {
    Dice dice(59);
    const auto cut = [&dice](double mean) {
        double sum = 0;
        for (int i = 0; i < 12; ++i) sum += static_cast<double>(dice.below(1000)) / 1000;
        return static_cast<int>(std::lround(mean + 8 * (sum - 6)));
    };
    int found = 0, falsely = 0;
    constexpr int runs = 200;
    for (int run = 0; run < runs; ++run) {
        CutDepths cuts;
        for (int shoe = 0; shoe < 300; ++shoe) {
            const bool plays = shoe % 6 == 0;
            const std::string other = "P" + std::to_string(shoe % 4);
            cuts.add(
                "88", cut(plays ? 96 : 104), {shoe + 1, ""},
                plays ? std::vector<std::string>{"P77", other} : std::vector<std::string>{other});
            cuts.add("89", cut(104), {1000 + shoe, ""}, {plays ? "P77" : other});
        }
        for (const auto& shift : cuts.beyond_chance()) {
            const bool is_it = shift.dealer == "88" && shift.guest == "P77";
            if (is_it) BOOST_TEST(shift.hands.size() == 50U);
            ++(is_it ? found : falsely);
        }
    }
    // 50 shoes with a shift of one spread: nearly always, at 1 in 10,000 over ten pairs.
    BOOST_TEST(found >= 0.95 * runs);
    BOOST_TEST(falsely <= 2);
}

/// Somebody who plays two seats has every shoe, and every hand, once.
BOOST_AUTO_TEST_CASE(a_player_at_two_seats_counts_once) {
    CutDepths cuts;
    for (int shoe = 0; shoe < 60; ++shoe) {
        const bool plays = shoe % 3 == 2;  // the last shoe too
        cuts.add("88", plays ? 60 : 104 + shoe % 2, {shoe + 1, ""},
                 plays ? std::vector<std::string>{"P1", "P1"} : std::vector<std::string>{"P2"});
    }
    const auto shifts = cuts.beyond_chance();
    BOOST_REQUIRE(!shifts.empty());
    for (const auto& shift : shifts)
        BOOST_TEST((std::ranges::adjacent_find(shift.hands) == shift.hands.end()));
    std::vector<std::int64_t> hands;
    for (const std::int64_t number : {5, 5, 6}) note_hand(hands, number);
    BOOST_TEST((hands == std::vector<std::int64_t>{5, 6}));
}

/// The dealer as a whole is compared as before, and a player without other shoes says nothing.
BOOST_AUTO_TEST_CASE(a_player_who_is_always_there_is_compared_with_nothing) {
    CutDepths cuts;
    for (int shoe = 0; shoe < 50; ++shoe) cuts.add("88", 60 + shoe % 3, {shoe + 1, ""}, {"P1"});
    BOOST_TEST(cuts.beyond_chance().empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
