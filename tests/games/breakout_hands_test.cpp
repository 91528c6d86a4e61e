// Whole hands from the first bet to the last line, and every moment of them.

#include <boost/test/unit_test.hpp>

#include "whole_hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_hands)

BOOST_AUTO_TEST_CASE(each_hand_is_over_without_a_fault_and_settled_as_its_row_says) {
    each_is_over_without_a_fault_and_settled_as_its_row_says(whole_hands(Game::Breakout));
}

BOOST_AUTO_TEST_CASE(every_line_has_its_reason_and_every_reason_is_a_clause_of_the_game) {
    every_line_has_its_reason_among_the_games_clauses(whole_hands(Game::Breakout), Game::Breakout);
}

BOOST_AUTO_TEST_CASE(settled_as_ruled_a_hand_is_right) {
    settled_as_ruled_each_is_right(whole_hands(Game::Breakout));
}

BOOST_AUTO_TEST_CASE(cut_anywhere_what_really_came_next_is_what_must_happen_or_may) {
    cut_anywhere_what_came_next_must_happen_or_may(whole_hands(Game::Breakout));
}

BOOST_AUTO_TEST_CASE(a_line_that_is_due_stays_due_and_stays_the_same) {
    a_line_that_is_due_stays_due_and_the_same(whole_hands(Game::Breakout));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
