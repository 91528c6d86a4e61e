// Midnight: a decision or a card for a hand that is finished, or that waits for something else.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(midnight_finished)

struct Fault {
    std::string_view faults;  // "line clause", by line of the record
    std::string_view why, record, lines;
};

// clang-format off
constexpr Fault faulty[] = {
    {"6 MID-HIT-3", "a stand on a bust",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 hit Ks / 1 stand",
     "1 take player 20"},
    {"6 MID-STAND-1", "a second stand",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 stand / 1 stand / dealer hit 7s / dealer stand",
     "1 take player 20"},
    {"6 MID-DBL-2", "a stand after a double",
     "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal Tc / 1 double Ks / 1 stand / dealer hit 7s / dealer stand",
     "1 pay player 40"},
    {"6 MID-HIT-2", "a stand on a 21 that stands by itself",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 hit 5s / 1 stand / dealer hit 7s / dealer stand",
     "1 pay player 20"},
    {"5 AMB-MID-10", "a stand on a natural",
     "midnight / 1 bet player 20 / 1 deal Th Ad / dealer deal Tc / 1 stand / dealer hit 7s / dealer stand",
     "1 pay player 30"},
    {"6 MID-SPL-2, 7 AMB-MID-19, 8 AMB-MID-19", "a stand on a split hand of one card",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal Tc / 1 split / 1.1 stand / 1.1 deal Ks / 1.2 deal Kd / 1.1 stand / 1.2 stand / dealer hit 8s / dealer stand",
     "1.1 push player, 1.2 push player"},
    {"6 MID-HIT-2", "a card to a 21 that waits for its player",
     "midnight stand-21=no / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 hit 5s / 1 hit Ks / 1 stand / dealer hit 7s / dealer stand",
     "1 pay player 20"},
    {"8 AMB-MID-10", "a card to a split 21 that waits",
     "midnight stand-21=no / 1 bet player 20 / 1 deal Ah Ad / dealer deal Tc / 1 split / 1.1 deal Ts / 1.2 deal 9s / 1.1 hit 5c / 1.1 stand / 1.2 stand / dealer hit 7s / dealer stand",
     "1.1 pay player 20, 1.2 pay player 20"},
    {"8 MID-DLR-2", "the dealer stands twice",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 9s / dealer stand / dealer stand",
     "1 pay player 20"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(what_comes_for_a_finished_hand_is_a_fault_and_changes_nothing) {
    for (const Fault& row : faulty) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(joined_texts(ruling.breaches) == row.faults);
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            BOOST_TEST(next_in_words(ruling) == "over");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
