// Why an act is due now: its clauses, the deciding one first.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(why_an_act_is_due)

struct Row {
    std::string_view why, record, acts;  // "act [clauses], act [clauses]"
};

// clang-format off
constexpr Row rows[] = {
    // --- Breakout
    {"the deal", "breakout / 1 bet player 10",
     "1 deal [AMB-BRK-03], dealer deal [AMB-BRK-01]"},
    {"the offer", "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Ac (8s)",
     "dealer offer insurance [BRK-INS-2 BRK-PHB-1 AMB-BRK-03]"},
    {"the offer to a blackjack alone", "breakout / 1 bet player 10 / 2 bet dealer 5 / 1 deal Ah Kd / 2 deal Th 8d / dealer deal Ac (8s)",
     "dealer offer insurance [BRK-INS-2 BRK-PHB-1 AMB-BRK-03 AMB-BRK-32]"},
    {"the check", "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal Tc (8s)",
     "dealer peek [AMB-BRK-01]"},
    {"a blackjack is shown", "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal Tc (As)",
     "dealer turn [AMB-BRK-01 AMB-BRK-28]"},
    {"a blackjack is taken before any card", "breakout / 1 bet dealer 10 / 1 bet super-tie 5 / 1 deal Ah Kd / dealer deal 9c (8s)",
     "1 take dealer 10 [BRK-BJ-2 BRK-BJ-1], 1 take super-tie 5 [BRK-EARLY-1]"},
    {"house rules draw", "breakout / 1 bet dealer 10 / 1 deal Th 6d / dealer deal 9c (8s)",
     "1 hit [BRK-DHB-4 BRK-DHB-2]"},
    {"and on soft 17", "breakout hit-soft-17=yes / 1 bet dealer 10 / 1 deal Ah 6d / dealer deal 9c (8s)",
     "1 hit [BRK-S17-2 BRK-S17-1]"},
    {"a player decides", "breakout / 1 bet player 10 / 1 deal Th 6d / dealer deal 9c (8s)",
     "1 decides [BRK-PHB-2]"},
    {"a split hand gets its card", "breakout / 1 bet player 10 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split",
     "1.1 deal [BRK-PHB-2]"},
    {"the hands are played", "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal 9c (8s) / 1 stand",
     "dealer turn [AMB-BRK-34 AMB-BRK-01]"},
    {"nothing is left", "breakout / 1 bet player 10 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / 1 take player 10",
     "dealer turn [AMB-BRK-16 AMB-BRK-01]"},
    {"Pair Up is left", "breakout / 1 bet player 10 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / 1 take player 10",
     "dealer turn [BRK-PU-5 AMB-BRK-01]"},
    {"Pair Up needs the second card", "breakout dealer-style=no-hole / 1 bet player 10 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2c / 1 hit Kc / 1 take player 10",
     "dealer hit [AMB-BRK-36]"},
    {"the second card", "breakout dealer-style=no-hole / 1 bet dealer 10 / 1 deal Th 8d / dealer deal 2c",
     "dealer hit [AMB-BRK-01]"},
    {"they draw to 17", "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal 9c (3s) / dealer turn 3s",
     "dealer hit [BRK-DHB-4]"},
    {"all have busted, and they draw", "breakout / 1 bet dealer 10 / 1 deal Th 6d / dealer deal 9c (3s) / 1 hit Kc / dealer turn 3s",
     "dealer hit [BRK-DHB-4 AMB-BRK-19]"},
    {"soft 17", "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal 6c (As) / dealer turn As",
     "dealer stand [BRK-S17-1]"},
    {"Sweet 17 makes them draw", "breakout / 1 bet player 10 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal 2c (3s) / 1 hit Kc / 1 take player 10 / dealer turn 3s",
     "dealer hit [BRK-SW-2]"},
    {"beside Pair Up", "breakout / 1 bet player 10 / 1 bet sweet-17 5 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2c (3s) / 1 hit Kc / 1 take player 10 / dealer turn 3s",
     "dealer hit [BRK-SW-2 AMB-BRK-18]"},
    {"and lets them stand", "breakout / 1 bet player 10 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / 1 take player 10 / dealer turn 8s",
     "dealer stand [BRK-SW-2 AMB-BRK-38]"},
    // --- the league
    {"the starting player bets", "league start=2 / 1 chips 500 / 2 chips 500",
     "2 decides [AMB-IBL-19]"},
    {"the system bets", "league minimum=50 start=1 / 1 chips 500 / 1 disconnect",
     "1 bet player 50 [IBL-DIS-3 IBL-DIS-2]"},
    {"all that is left, for one who sits out", "league minimum=50 start=1 / 1 chips 30 / 1 sit-out",
     "1 bet player 30 [AMB-IBL-13 IBL-SIT-3]"},
    {"the system plays", "league / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 disconnect",
     "1 hit [IBL-DIS-4 IBL-DIS-2]"},
    {"the offer", "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s)",
     "dealer offer insurance [AMB-IBL-28]"},
    {"the check", "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc (8s)",
     "dealer peek [AMB-IBL-28]"},
    {"a bust is taken", "league / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc",
     "1 take player 20 [AMB-IBL-28], dealer turn [AMB-IBL-28]"},
};
// clang-format on

std::string acts_of(const Ruling& ruling) {
    std::string text;
    for (const Act& act : ruling.next) {
        text += (text.empty() ? "" : ", ") + to_text(act) + " [" + in_words(act.because) + "]";
    }
    return text;
}

BOOST_AUTO_TEST_CASE(stands_with_the_act) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.record) {
            BOOST_TEST(acts_of(rule(hand_record(row.record))) == row.acts);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
