// Hands as on a floor: chips that a rack has, bets of at least the minimum, seats that can be, and
// levels that are true.

#include "dealing/floor.h"

#include <boost/test/unit_test.hpp>
#include <set>

#include "drills/drill.h"

using namespace fairdeal;

namespace {

/// Items of each game, a few of every level.
template <class Look>
void look_at_items(Look look) {
    for (const Game game : every_game) {
        for (int level = 1; level <= busiest; ++level) {
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                Request request;
                request.game = game;
                request.card = TableCard(game);
                request.level = level;
                const auto item = make_item(request, seed);
                BOOST_REQUIRE(item.has_value());
                BOOST_TEST_CONTEXT(write(item->scenario.hand)) { look(item->scenario, level); }
            }
        }
    }
}

bool puts_up(const Event& event) {
    return event.verb == Verb::Bet || event.verb == Verb::Secret || event.verb == Verb::Blind ||
           event.verb == Verb::Raise;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(floors)

BOOST_AUTO_TEST_CASE(the_level_of_an_item_is_that_of_its_table) {
    look_at_items([](const Scenario& scenario, int level) {
        BOOST_TEST(scenario.level == level_of(scenario));
        BOOST_TEST(scenario.level <= level);
        const TableState table = table_after(scenario.hand, scenario.hand.events.size());
        if (level > 1) return;
        const std::size_t guests = scenario.game() == Game::League ? 3 : 1;
        BOOST_TEST(table.seats.size() <= guests);
        for (const TableSeat& seat : table.seats) BOOST_TEST(seat.hands.size() <= 2U);
    });
}

BOOST_AUTO_TEST_CASE(busy_tables_are_of_a_high_level) {
    int busy = 0;
    look_at_items([&](const Scenario& scenario, int level) {
        busy += level == busiest && scenario.level == busiest ? 1 : 0;
    });
    BOOST_TEST(busy > 20);
}

BOOST_AUTO_TEST_CASE(bets_are_whole_dollars_and_at_least_the_minimum) {
    constexpr int nobody_is_short = 2;  // up to this level; above, a blind may be all that is left
    look_at_items([](const Scenario& scenario, int level) {
        const Money least = scenario.hand.header.facts.minimum.value_or(Money::dollars(5));
        const bool may_be_less = scenario.game() == Game::Extreme && level > nobody_is_short;
        for (const Event& event : scenario.hand.events) {
            if (!puts_up(event)) continue;
            const bool all_in_league = scenario.game() == Game::League && event.amount < least;
            if (all_in_league) continue;  // the last chips, less than the smallest bet
            BOOST_TEST(event.amount.in_cents() % 500 == 0, to_text(event));
            if (event.verb == Verb::Raise || may_be_less) continue;
            BOOST_TEST((event.amount >= least), to_text(event));
        }
    });
}

BOOST_AUTO_TEST_CASE(a_wager_is_put_up_once_and_nobody_is_away_twice) {
    look_at_items([](const Scenario& scenario, int) {
        std::set<std::string> up;
        for (const Event& event : scenario.hand.events) {
            if (!puts_up(event)) continue;
            BOOST_TEST(up.insert(to_text(WagerOf{event.who, event.wager})).second, to_text(event));
        }
        const TableState table = table_after(scenario.hand, scenario.hand.events.size());
        for (const TableSeat& seat : table.seats) BOOST_TEST(!(seat.sits_out && seat.disconnected));
    });
}

BOOST_AUTO_TEST_CASE(a_league_table_has_no_seat_beyond_its_number_of_seats) {
    look_at_items([](const Scenario& scenario, int) {
        if (scenario.game() != Game::League) return;
        const int seats = scenario.hand.header.facts.seats.value_or(0);
        BOOST_TEST(seats >= 3);
        for (const Event& event : scenario.hand.events) BOOST_TEST(event.who.seat <= seats);
    });
}

BOOST_AUTO_TEST_SUITE_END()
