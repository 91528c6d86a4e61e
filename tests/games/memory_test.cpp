// A hand that breaks no clause is ruled without taking memory, once the ruling has been used
// before.

#include <boost/test/unit_test.hpp>

#include "counted_memory.h"
#include "dealing/deal.h"
#include "games/all_games.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(memory)

BOOST_AUTO_TEST_CASE(a_hand_is_ruled_without_taking_any) {
    for (const GameRules& game : all_games()) {
        DealingMachine machine(TableCard(game.game), 7, 0, DealingMachine::Cards::Random);
        std::vector<HandRecord> hands;
        for (int i = 0; i < 2000; ++i) hands.push_back(machine.next().record);
        Ruling ruling;
        for (const HandRecord& hand : hands) rule_into(hand, ruling);
        for (const HandRecord& hand : hands) {
            const std::size_t before = times_memory_was_taken();
            rule_into(hand, ruling);
            const std::size_t by_ruling = times_memory_was_taken() - before;
            BOOST_TEST(by_ruling == 0U, write(hand));
        }
    }
}

/// The counting counts: without a ruling that is used again, memory is taken.
BOOST_AUTO_TEST_CASE(a_ruling_of_its_own_takes_some) {
    const HandRecord hand =
        DealingMachine(TableCard(Game::Breakout), 7, 0, DealingMachine::Cards::AsGiven)
            .next()
            .record;
    const std::size_t before = times_memory_was_taken();
    const Ruling ruling = rule(hand);
    BOOST_TEST(times_memory_was_taken() > before);
    BOOST_TEST(!ruling.lines.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
