// What must happen now, and what is open, at a named moment of a hand.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_next)

struct Moment {
    std::string_view clause, moment, record, next;
};

// clang-format off
constexpr Moment moments[] = {
    // --- betting and dealing
    {"", "nobody has bet",                 "breakout",                                      ": bet"},
    {"", "a bet is up",                    "breakout / 1 bet dealer 25",                    "1 deal, dealer deal: bet"},
    {"", "two bets are up",                "breakout / 3 bet dealer 25 / 1 bet player 5",   "1 deal, 3 deal, dealer deal: bet"},
    {"AMB-BRK-13", "side bets alone",      "breakout / 1 bet pair-up 5",                    ": bet"},
    {"AMB-BRK-13", "side bets alone play", "breakout illegal-side=play / 1 bet pair-up 5",  "1 deal, dealer deal: bet"},
    {"", "a first card",                   "breakout / 1 bet dealer 25 / 1 deal Th",        "1 deal, dealer deal"},
    {"", "all but the dealer",             "breakout / 1 bet dealer 25 / 1 deal Th 6d",     "dealer deal"},
    {"AMB-BRK-01", "the hole card",        "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c", "dealer deal"},
    {"AMB-BRK-01", "no hole card",         "breakout dealer-style=no-hole / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c", "1 hit"},
    // --- the hands of dealer hand bets
    {"BRK-DHB-4", "16",                    "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s)", "1 hit"},
    {"BRK-DHB-4", "17",                    "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (8s)", "dealer turn"},
    {"BRK-S17-2", "soft 17, house stands", "breakout / 1 bet dealer 25 / 1 deal Ah 6d / dealer deal 9c (8s)", "dealer turn"},
    {"BRK-S17-2", "soft 17, house hits",   "breakout hit-soft-17=yes / 1 bet dealer 25 / 1 deal Ah 6d / dealer deal 9c (8s)", "1 hit"},
    {"BRK-DHB-4", "bust",                  "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc", "dealer turn"},
    {"BRK-DHB-2", "a pair is not split",   "breakout / 1 bet dealer 25 / 1 deal 8h 8d / dealer deal 9c (8s)", "1 hit"},
    {"", "seat by seat",                   "breakout / 1 bet dealer 25 / 2 bet dealer 5 / 1 deal Th 7d / 2 deal 2h 3d / dealer deal 9c (8s)", "2 hit"},
    // --- own hands
    {"BRK-PHB-2", "two cards",             "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 9c (8s)", "1 decides: hit stand double surrender"},
    {"BRK-PHB-2", "a pair",                "breakout / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s)", "1 decides: hit stand double split surrender"},
    {"AMB-BRK-03", "no surrender here",    "breakout surrender=none / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s)", "1 decides: hit stand double split"},
    {"BRK-PHB-2", "three cards",           "breakout / 1 bet player 25 / 1 deal Th 2d / dealer deal 9c (8s) / 1 hit 2c", "1 decides: hit stand"},
    {"BRK-PHB-2", "21 drawn",              "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit 5c", "1 decides: hit stand"},
    {"BRK-PHB-2", "stood",                 "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand", "dealer turn"},
    {"BRK-PHB-2", "a double waits",        "breakout / 1 bet player 25 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 double", "1 double"},
    {"BRK-PHB-2", "a split",               "breakout / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split", "1.1 deal"},
    {"BRK-PHB-2", "its second hand",       "breakout / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 3c", "1.2 deal"},
    {"BRK-PHB-2", "both have two cards",   "breakout / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 3c / 1.2 deal 8c", "1.1 decides: hit stand double"},
    {"BRK-PHB-2", "the second hand plays", "breakout / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 3c / 1.2 deal 8c / 1.1 stand", "1.2 decides: hit stand double split"},
    {"AMB-BRK-03", "no double after split", "breakout double-after-split=no / 1 bet player 25 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 3c / 1.2 deal 5c", "1.1 decides: hit stand"},
    {"AMB-BRK-03", "split aces, one card", "breakout / 1 bet player 25 / 1 deal Ah Ad / dealer deal 9c (8s) / 1 split / 1.1 deal 3c / 1.2 deal Ac", "dealer turn"},
    {"AMB-BRK-03", "split aces play on",   "breakout split-aces=play-on / 1 bet player 25 / 1 deal Ah Ad / dealer deal 9c (8s) / 1 split / 1.1 deal 3c / 1.2 deal Ac", "1.1 decides: hit stand double"},
    {"BRK-PAY-1", "bust, nothing left",    "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc", "1 take player 25, dealer turn"},
    {"BRK-PAY-1", "a double busts",        "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 double Kc", "1 take player 50, dealer turn"},
    {"AMB-BRK-03", "surrendered",          "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender", "1 take player 12.50, 1 return player 12.50, dealer turn"},
    {"AMB-BRK-17", "a natural under a 9",  "breakout / 1 bet player 25 / 1 deal Ah Kd / dealer deal 9c (8s)", "1 pay player 37.50, dealer turn"},
    // --- an ace or a ten up
    {"BRK-INS-2", "own bet, ace up",       "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s)", "dealer offer insurance"},
    {"BRK-INS-2", "no own bet, ace up",    "breakout / 1 bet dealer 20 / 1 deal Th 6d / dealer deal Ac (8s)", "dealer peek"},
    {"BRK-INS-2", "no own bet, blackjack", "breakout / 1 bet dealer 20 / 1 deal Th 6d / dealer deal Ac (Ks)", "dealer turn"},
    {"AMB-BRK-21", "after the offer",      "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s) / dealer offer insurance", "dealer peek: insure"},
    {"AMB-BRK-22", "with a natural",       "breakout / 1 bet player 20 / 1 deal Ah Kd / dealer deal Ac (8s) / dealer offer insurance", "dealer peek: insure even-money"},
    {"AMB-BRK-03", "insured",              "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 10", "dealer peek"},
    {"AMB-BRK-03", "insured, blackjack",   "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (Ks) / dealer offer insurance / 1 insure 10", "dealer turn"},
    {"AMB-BRK-03", "insurance is lost",    "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 10 / dealer peek", "1 take insurance 10, 1 decides: hit stand double surrender"},
    {"AMB-BRK-22", "even money",           "breakout / 1 bet player 20 / 1 deal Ah Kd / dealer deal Ac (8s) / dealer offer insurance / 1 even-money", "1 pay player 20, dealer peek"},
    {"AMB-BRK-01", "a ten up",             "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc (8s)", "dealer peek"},
    {"AMB-BRK-01", "nobody knows the hole card", "breakout / 1 bet dealer 20 / 1 deal Th 6d / dealer deal Tc (?\?)", "dealer peek, dealer turn"},
    {"AMB-BRK-28", "the blackjack shows",  "breakout / 1 bet dealer 20 / 1 deal Th 6d / dealer deal Ac (Ks) / dealer turn Ks", "over"},
    {"AMB-BRK-01", "no hole card, ace up", "breakout dealer-style=no-hole / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac", "dealer offer insurance"},
    {"AMB-BRK-01", "no hole card, offered", "breakout dealer-style=no-hole / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac / dealer offer insurance", "1 decides: insure hit stand double surrender"},
    // --- a player's blackjack on a dealer hand bet
    {"BRK-BJ-2", "under a 9",              "breakout / 1 bet dealer 25 / 2 bet dealer 5 / 1 deal Ah Kd / 2 deal Th 2d / dealer deal 9c (8s)", "1 take dealer 25"},
    {"BRK-EARLY-1", "its bonus and tie",   "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 bet breakout-bonus 1 / 1 bet pair-up 5 / 1 deal Ah Kd / dealer deal 9c (8s)", "1 take dealer 25, 1 take breakout-bonus 1, 1 take super-tie 5"},
    {"BRK-EARLY-1", "one of them taken",   "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Ah Kd / dealer deal 9c (8s) / 1 take dealer 25", "1 take super-tie 5"},
    {"BRK-BJ-2", "taken",                  "breakout / 1 bet dealer 25 / 2 bet dealer 5 / 1 deal Ah Kd / 2 deal Th 2d / dealer deal 9c (8s) / 1 take dealer 25", "2 hit"},
    {"AMB-BRK-20", "under a ten",          "breakout / 1 bet dealer 25 / 1 deal Ah Kd / dealer deal Tc (8s)", "dealer peek"},
    {"AMB-BRK-20", "checked",              "breakout / 1 bet dealer 25 / 1 deal Ah Kd / dealer deal Tc (8s) / dealer peek", "1 take dealer 25"},
    {"AMB-BRK-20", "a mixed table, offer", "breakout / 1 bet dealer 25 / 2 bet player 5 / 1 deal Ah Kd / 2 deal Th 6d / dealer deal Ac (8s)", "dealer offer insurance"},
    // --- the dealer's hand
    {"BRK-DHB-4", "they turn up 16",        "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (7s) / dealer turn 7s", "dealer hit"},
    {"BRK-DHB-4", "they turn up 17",        "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (8s) / dealer turn 8s", "dealer stand"},
    {"BRK-DHB-4", "they have stood",          "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (8s) / dealer turn 8s / dealer stand", "over"},
    {"BRK-DHB-4", "they bust",              "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 9c (7s) / dealer turn 7s / dealer hit Kc", "over"},
    {"BRK-S17-1", "soft 17, they stand",    "breakout / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 6c (As) / dealer turn As", "dealer stand"},
    {"BRK-S17-1", "soft 17, they hit",      "breakout hit-soft-17=yes / 1 bet dealer 25 / 1 deal Th 7d / dealer deal 6c (As) / dealer turn As", "dealer hit"},
    {"AMB-BRK-19", "all hands have busted", "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (7s) / 1 hit Kc / dealer turn 7s", "dealer hit"},
    {"BRK-PU-5", "Pair Up alone",          "breakout / 1 bet player 25 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2c (3s) / 1 hit Kc / 1 take player 25 / dealer turn 3s", "over"},
    {"BRK-SW-2", "Sweet 17 alone",         "breakout / 1 bet player 25 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal 2c (3s) / 1 hit Kc / 1 take player 25 / dealer turn 3s", "dealer hit"},
    {"AMB-BRK-38", "Sweet 17, they hold 18", "breakout / 1 bet player 25 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal Tc (8s) / dealer peek / 1 hit Kc / 1 take player 25 / dealer turn 8s", "dealer stand"},
    {"AMB-BRK-18", "Pair Up and Sweet 17", "breakout / 1 bet player 25 / 1 bet pair-up 5 / 2 bet player 5 / 2 bet sweet-17 5 / 1 deal Th 6d / 2 deal Tc 6s / dealer deal 2c (3s) / "
                                           "1 hit Kc / 1 take player 25 / 2 hit Ks / 2 take player 5 / dealer turn 3s", "dealer hit"},
    {"AMB-BRK-16", "nothing left",         "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal 2c (3s) / 1 hit Kc / 1 take player 25 / dealer turn 3s", "over"},
    {"AMB-BRK-16", "nothing left, no hole", "breakout dealer-style=no-hole / 1 bet player 25 / 1 deal Th 6d / dealer deal 2c / 1 hit Kc", "over"},
    {"AMB-BRK-36", "Pair Up, no hole",     "breakout dealer-style=no-hole / 1 bet player 25 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2c / 1 hit Kc / 1 take player 25", "dealer hit"},
    {"AMB-BRK-36", "its second card",      "breakout dealer-style=no-hole / 1 bet player 25 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2c / 1 hit Kc / 1 take player 25 / dealer hit 3c", "over"},
    {"AMB-BRK-17", "a live natural",       "breakout natural-stays-live=yes / 1 bet player 25 / 1 deal Ah Kd / dealer deal 2c (3s) / dealer turn 3s", "dealer hit"},
    {"AMB-BRK-17", "a paid natural",       "breakout / 1 bet player 25 / 1 deal Ah Kd / dealer deal 2c (3s) / 1 pay player 37.50 / dealer turn 3s", "over"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(at_each_moment_the_engine_says_what_comes_next) {
    for (const Moment& row : moments) {
        BOOST_TEST_CONTEXT(row.clause << " " << row.moment << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(next_in_words(ruling) == row.next);
            BOOST_TEST((ruling.complete == (row.next == "over")));
            BOOST_TEST((!ruling.complete || (ruling.next.empty() && ruling.may.empty())));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
