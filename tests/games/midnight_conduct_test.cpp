// Midnight: what comes next, what the document forbids, what each house option changes, and the
// clauses misread.

#include <boost/test/unit_test.hpp>
#include <set>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(midnight_conduct)

struct Moment {
    std::string_view clause, moment, record, next;
};

// clang-format off
constexpr Moment moments[] = {
    {"MID-BET-1",  "nobody has bet",          "midnight",                                             ": bet"},
    {"MID-BET-1",  "two bets are up",         "midnight / 1 bet player 20 / 3 bet player 5",          "1 deal, 3 deal, dealer deal: bet"},
    {"MID-DEAL-1", "all but the dealer",      "midnight / 1 bet player 20 / 1 deal Th 6d",            "dealer deal"},
    {"MID-DEAL-1", "a first card",            "midnight / 1 bet player 20 / dealer deal 9c / 1 deal Th", "1 deal"},
    {"MID-ACT-1",  "the first hand",          "midnight / 1 bet player 20 / 2 bet player 20 / 1 deal Th 6d / 2 deal 9h 8c / dealer deal 9c", "1 decides: hit stand"},
    {"MID-STAND-1", "then the second",        "midnight / 1 bet player 20 / 2 bet player 20 / 1 deal Th 6d / 2 deal 9h 8c / dealer deal 9c / 1 stand", "2 decides: hit stand"},
    {"MID-DBL-1",  "9",                       "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal 9c", "1 decides: hit stand double"},
    {"MID-DBL-1",  "11",                      "midnight / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c", "1 decides: hit stand double"},
    {"MID-DBL-1",  "8",                       "midnight / 1 bet player 20 / 1 deal 5h 3d / dealer deal 9c", "1 decides: hit stand"},
    {"MID-DBL-1",  "12",                      "midnight / 1 bet player 20 / 1 deal 9h 3d / dealer deal 9c", "1 decides: hit stand"},
    {"AMB-MID-06", "ace and eight are 19",    "midnight / 1 bet player 20 / 1 deal Ah 8d / dealer deal 9c", "1 decides: hit stand"},
    {"AMB-MID-07", "11 in three cards",       "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal 9c / 1 hit 2c", "1 decides: hit stand"},
    {"MID-DBL-2",  "the card of a double",    "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal 9c / 1 double", "1 double"},
    {"MID-DBL-2",  "a double is done",        "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal 9c / 1 double 2c", "dealer hit"},
    {"MID-SPL-5",  "a pair",                  "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c", "1 decides: hit stand split"},
    {"MID-SPL-5",  "fives double or split",   "midnight / 1 bet player 20 / 1 deal 5h 5d / dealer deal 9c", "1 decides: hit stand double split"},
    {"MID-SPL-5",  "jack and king",           "midnight / 1 bet player 20 / 1 deal Jh Kd / dealer deal 9c", "1 decides: hit stand split"},
    {"AMB-MID-19", "the lower hand's card",   "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split", "1.1 deal"},
    {"AMB-MID-19", "then the other's",        "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split / 1.1 deal 2d", "1.2 deal"},
    {"MID-DAS-1",  "a double after a split",  "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split / 1.1 deal 2d / 1.2 deal 8c", "1.1 decides: hit stand double"},
    {"MID-RSP-1",  "no second split",         "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split / 1.1 deal 2d / 1.2 deal 8c / 1.1 stand", "1.2 decides: hit stand"},
    {"MID-HIT-2",  "21 goes no further",      "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal 9c / 1 hit 2c / 1 hit Th", "dealer hit"},
    {"MID-HIT-3",  "a bust is taken first",   "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal 9c / 1 hit Kc", "1 take player 20"},
    {"MID-HIT-3",  "it has been taken",       "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal 9c / 1 hit Kc / 1 take player 20", "2 decides: hit stand"},
    {"MID-DRAW-1", "no hand is left",         "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal 9c / 1 hit Kc", "over"},
    {"MID-INS-1",  "an ace",                  "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac", "dealer offer insurance"},
    {"AMB-MID-17", "a ten",                   "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Tc", "1 decides: hit stand"},
    {"MID-INS-2",  "it is offered",           "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac / dealer offer insurance", "1 decides: insure hit stand"},
    {"AMB-MID-16", "to a natural",            "midnight / 1 bet player 20 / 1 deal Th Ad / dealer deal Ac / dealer offer insurance", "dealer hit: insure"},
    {"MID-INS-2",  "taken by one of two",     "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal Ac / dealer offer insurance / 2 insure 2.50", "1 decides: insure hit stand"},
    {"AMB-MID-15", "the first act ends it",   "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal Ac / dealer offer insurance / 1 stand", "2 decides: hit stand"},
    {"MID-INS-5",  "the second card",         "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 2c", "1 take insurance 10"},
    {"MID-INS-8",  "then they draw on",        "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 2c / 1 take insurance 10", "dealer hit"},
    {"MID-INS-5",  "beside their stand",        "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 8c", "1 take insurance 10"},
    {"MID-INS-8",  "and then their stand",      "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 8c / 1 take insurance 10", "dealer stand"},
    {"MID-INS-1",  "insured is offered",      "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac / 1 insure 10", "1 decides: hit stand"},
    {"MID-INS-1",  "offers are not recorded", "midnight offers=unknown / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac", "1 decides: insure hit stand"},
    {"AMB-MID-10", "a 21 that waits",         "midnight stand-21=no / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c / 1 hit 5c", "1 decides: stand"},
    {"AMB-MID-10", "a split 21 that waits",   "midnight stand-21=no / 1 bet player 20 / 1 deal Ah Ad / dealer deal 9c / 1 split / 1.1 deal Td / 1.2 deal 8c", "1.1 decides: stand"},
    {"MID-DLR-1",  "16",                      "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 7c", "dealer hit"},
    {"MID-DLR-2",  "soft 17",                 "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 6c / 1 stand / dealer hit Ac", "dealer stand"},
    {"AMB-MID-22", "they beat all with 16",    "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal 9c / 1 stand / dealer hit 7c", "dealer hit"},
    {"AMB-MID-01", "insurance alone",         "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 hit Kc / 1 take player 20", "dealer hit"},
    {"AMB-MID-01", "its one card",            "midnight / 1 bet player 20 / 1 deal Th 4d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 hit Kc / 1 take player 20 / dealer hit 2c", "over"},
    {"AMB-MID-02", "a natural alone",         "midnight / 1 bet player 20 / 1 deal Th Ad / dealer deal 2c", "dealer hit"},
    {"AMB-MID-06", "a split 21 may double",   "midnight double-value=either / 1 bet player 20 / 1 deal Th Kd / dealer deal 9c / 1 split / 1.1 deal Ad / 1.2 deal 8c", "1.1 decides, 1.2 decides: double hit stand"},
};

struct Fault {
    std::string_view faults;  // "line clause", by line of the record
    std::string_view why, record, lines;
};

constexpr Fault faulty[] = {
    // --- bets and the deal
    {"5 MID-BET-1", "a fourth position",
     "midnight / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / 4 bet player 20 / 1 deal Th 9d / 2 deal Th 9c / 3 deal Td 9h / dealer deal 9c / "
     "1 stand / 2 stand / 3 stand / dealer hit 9s / dealer stand",
     "1 pay player 20, 2 pay player 20, 3 pay player 20, 4 return player 20"},
    {"4 MID-BET-3", "a bet after the first card",
     "midnight / 1 bet player 20 / 1 deal Th 9d / 2 bet player 20 / dealer deal 9c / 1 stand / dealer hit 9s / dealer stand",
     "1 pay player 20, 2 return player 20"},
    {"4 MID-DEAL-1", "cards without a bet",
     "midnight / 1 bet player 20 / 1 deal Th 9d / 2 deal Td 9h / dealer deal 9c / 1 stand / dealer hit 9s / dealer stand",
     "1 pay player 20"},
    {"4 MID-NHC-1", "a hole card counts once it is turned up",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (9s) / 1 stand / dealer turn 9s / dealer stand",
     "1 pay player 20"},
    {"4 MID-NHC-1", "a hole card that is never turned up is worth nothing",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (2s) / 1 stand / dealer hit 9s / dealer stand",
     "1 pay player 20"},
    {"5 MID-NHC-1", "a check for blackjack",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Tc / dealer peek / 1 stand / dealer hit As",
     "1 take player 20"},
    // --- insurance
    {"5 AMB-MID-17", "insurance offered against a ten",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Tc / dealer offer insurance / 1 stand / dealer hit 8s / dealer stand",
     "1 pay player 20"},
    {"5 MID-INS-1, 6 MID-INS-1", "insurance against a nine",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 8s / dealer stand",
     "1 return insurance 10, 1 pay player 20"},
    {"6 MID-INS-3", "less than half",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 9.99 / 1 stand / dealer hit Ks",
     "1 return insurance 9.99, 1 take player 20"},
    {"7 MID-INS-3", "half twice",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 insure 10 / 1 stand / dealer hit Ks",
     "1 pay insurance 20, 1 return insurance 10, 1 take player 20"},
    {"7 MID-INS-1, 8 AMB-MID-15", "insurance after the first act",
     "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 9d / 2 deal 9s 9h / dealer deal Ac / 1 stand / 2 insure 2.50 / 2 stand / dealer hit Ks",
     "1 take player 20, 2 return insurance 2.50, 2 take player 5"},
    {"6 MID-INS-2", "insurance of a stranger",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 2 insure 10 / 1 stand / dealer hit Ks",
     "1 take player 20, 2 return insurance 10"},
    {"6 AMB-MID-16", "even money",
     "midnight / 1 bet player 20 / 1 deal Ah Kd / dealer deal Ac / dealer offer insurance / 1 even-money / dealer hit 8s / dealer stand",
     "1 pay player 30"},
    {"5 MID-INS-1", "insurance not offered",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / 1 stand / dealer hit 9s / dealer stand",
     "1 take player 20"},
    {"5 MID-INS-1", "nor to a natural, and the dealer draws",
     "midnight / 1 bet player 20 / 1 deal Th Ad / dealer deal Ac / dealer hit 9s / dealer stand",
     "1 pay player 30"},
    {"", "who insures was asked",
     "midnight / 1 bet player 20 / 2 bet player 20 / 1 deal Th 9d / 2 deal Ts 9s / dealer deal Ac / 2 insure 10 / 1 stand / 2 stand / dealer hit 9h / 2 take insurance 10 / dealer stand",
     "2 take insurance 10, 1 take player 20, 2 take player 20"},
    {"", "the source does not record offers",
     "midnight offers=unknown / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / 1 stand / dealer hit 9s / dealer stand",
     "1 take player 20"},
    {"10 MID-INS-5", "insurance settled after the dealer stood",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 8c / dealer stand / 1 take insurance 10 / 1 push player",
     "1 take insurance 10, 1 push player"},
    // --- the shoe
    {"11 MID-SHOE-1", "a ninth ten of hearts",
     "midnight / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / 1 deal Th Th / 2 deal Th Th / 3 deal Th Th / dealer deal Th / 1 split / 1.1 deal Th / 1.2 deal Th / "
     "1.1 stand / 1.2 stand / 2 stand / 3 stand / dealer hit 9s / dealer stand",
     "1.1 pay player 20, 1.2 pay player 20, 2 pay player 20, 3 pay player 20"},
    // --- no line of nothing
    {"", "half a dollar rounded down to nothing",
     "midnight odd=down unit=5 / 1 bet player 1 / 1 deal Th Ad / dealer deal 9c / dealer hit 9s / dealer stand",
     ""},
    // --- the hands
    {"5 MID-SUR-1", "a surrender is as if not asked",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 surrender / 1 stand / dealer hit 8s / dealer stand",
     "1 take player 20"},
    {"5 MID-DBL-1", "a double of 8 stands as dealt",
     "midnight / 1 bet player 20 / 1 deal 5h 3d / dealer deal Tc / 1 double Ks / dealer hit 7s / dealer stand",
     "1 pay player 40"},
    {"5 AMB-MID-06", "a double of a soft 19",
     "midnight / 1 bet player 20 / 1 deal Ah 8d / dealer deal Tc / 1 double Ks / dealer hit 7s / dealer stand",
     "1 pay player 40"},
    {"6 AMB-MID-07", "a double on three cards",
     "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal Tc / 1 hit 2s / 1 double Ks / dealer hit 7s / dealer stand",
     "1 pay player 40"},
    {"6 MID-DBL-2", "a second card after a double",
     "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal Tc / 1 double 2s / 1 hit Ks / dealer hit 7s / dealer stand",
     "1 take player 40"},
    {"6 MID-STAND-1", "a card to a hand that stands",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 stand / 1 hit 5s / dealer hit 7s / dealer stand",
     "1 take player 20"},
    {"6 MID-HIT-2", "a card to a 21",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 hit 5s / 1 hit Ks / dealer hit 7s / dealer stand",
     "1 pay player 20"},
    {"5 AMB-MID-10", "a card to a natural",
     "midnight / 1 bet player 20 / 1 deal Th Ad / dealer deal Tc / 1 hit 5s / dealer hit 7s / dealer stand",
     "1 pay player 30"},
    {"5 MID-SPL-5", "a split of two values stands as dealt",
     "midnight / 1 bet player 20 / 1 deal 9h 8d / dealer deal Tc / 1 split / 1.1 deal Ks / 1.2 deal Kd / 1.1 stand / 1.2 stand / dealer hit 8s / dealer stand",
     "1.1 pay player 20, 1.2 push player"},
    {"8 MID-RSP-1", "a second split stands as dealt",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal Tc / 1 split / 1.1 deal 8s / 1.2 deal Kd / 1.1 split / 1.1 deal Kc / 1.3 deal Th / 1.1 stand / "
     "1.2 stand / 1.3 stand / dealer hit 7s / dealer stand",
     "1.1 pay player 20, 1.2 pay player 20, 1.3 pay player 20"},
    {"8 AMB-MID-19", "the second card of a split comes too late",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal Tc / 1 split / 1.1 deal Ks / 1.1 stand / 1.2 deal Kd / 1.2 stand / dealer hit 8s / dealer stand",
     "1.1 push player, 1.2 push player"},
    {"6 AMB-MID-19", "the higher hand first",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal Tc / 1 split / 1.2 deal Ks / 1.1 deal Kd / 1.1 stand / 1.2 stand / dealer hit 8s / dealer stand",
     "1.1 push player, 1.2 push player"},
    {"6 MID-SPL-2, 7 AMB-MID-19", "a split hand is hit on one card",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal Tc / 1 split / 1.1 hit Ks / 1.2 deal Kd / 1.1 stand / 1.2 stand / dealer hit 8s / dealer stand",
     "1.1 push player, 1.2 push player"},
    {"7 MID-ACT-1", "the second position first",
     "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 9d / 2 deal 9s 9h / dealer deal 8c / 2 stand / 1 stand / dealer hit Ks / dealer stand",
     "1 pay player 20, 2 push player"},
    // --- the dealer
    {"6 MID-DRAW-1", "they draw for nobody",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 hit Ks / dealer hit 7s",
     "1 take player 20"},
    {"5 MID-DRAW-1", "they draw before the players have done",
     "midnight / 1 bet player 20 / 1 deal Th 8d / dealer deal Tc / dealer hit 7s / 1 stand / dealer stand",
     "1 pay player 20"},
    {"7 MID-DLR-2", "they draw on soft 17",
     "midnight / 1 bet player 20 / 1 deal Th 8d / dealer deal 6c / 1 stand / dealer hit As / dealer hit 4s / dealer stand",
     "1 pay player 20"},
    {"7 MID-DLR-1", "they stand on 16 and draw after all",
     "midnight / 1 bet player 20 / 1 deal Th 8d / dealer deal 6c / 1 stand / dealer hit Ts / dealer stand / dealer hit 5h / dealer stand",
     "1 take player 20"},
    {"10 MID-DRAW-1", "a second card for insurance alone",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 hit Ks / dealer hit 7s / 1 take insurance 10 / dealer hit 2s",
     "1 take player 20, 1 take insurance 10"},
    // --- when settlement is made
    {"9 MID-HIT-3", "a bust is taken after another card",
     "midnight / 1 bet player 20 / 2 bet player 5 / 1 deal Th 6d / 2 deal 2s 3h / dealer deal 8c / 1 hit Ks / 2 hit Kh / 1 take player 20 / 2 stand / "
     "dealer hit Kd / dealer stand",
     "1 take player 20, 2 take player 5"},
    {"10 MID-INS-5", "insurance after the third card",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 2s / dealer hit 4s / "
     "1 take insurance 10 / dealer stand",
     "1 take insurance 10, 1 pay player 20"},
    {"7 MID-INS-5", "insurance before the second card",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 take insurance 10 / 1 stand / dealer hit 6s / dealer stand",
     "1 take insurance 10, 1 pay player 20"},
    {"5 AMB-MID-14", "a natural is paid at once",
     "midnight / 1 bet player 20 / 1 deal Th Ad / dealer deal 9c / 1 pay player 30 / dealer hit 9s / dealer stand",
     "1 pay player 30"},
    {"6 MID-RES-2", "a hand is paid before the dealer has drawn",
     "midnight / 1 bet player 20 / 1 deal Th Kd / dealer deal 9c / 1 stand / 1 pay player 20 / dealer hit 9s / dealer stand",
     "1 pay player 20"},
};

struct Choice {
    std::string_view option, others, hand, by_default, by_option;
};

constexpr Choice choices[] = {
    {"insurance-all-bust=lose", "", "1 bet player 20 / 1 deal Th 6d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 hit Ks / 1 take player 20",
     "1 take player 20 | dealer hit", "1 take player 20, 1 take insurance 10 | over"},
    {"insurance-all-bust=return", "", "1 bet player 20 / 1 deal Th 6d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 hit Ks / 1 take player 20",
     "1 take player 20 | dealer hit", "1 take player 20, 1 return insurance 10 | over"},
    {"all-naturals=check-only", "", "1 bet player 20 / 1 deal Th Ad / dealer deal 9c", " | dealer hit", "1 pay player 30 | over"},
    {"bj-vs-21=push", "", "1 bet player 20 / 1 deal Th Ad / dealer deal 9c / dealer hit 3c / dealer hit 9s / dealer stand", "1 pay player 30 | over", "1 push player | over"},
    {"dealer-bj-vs-21=push", "", "1 bet player 20 / 1 deal Th 6d / dealer deal Tc / 1 hit 5s / dealer hit As", "1 take player 20 | over", "1 push player | over"},
    {"dealer-bj-takes=original", "", "1 bet player 20 / 1 deal 5h 6d / dealer deal Tc / 1 double 5s / dealer hit As",
     "1 take player 40 | over", "1 take player 20, 1 return player 20 | over"},
    {"double-value=either", "", "1 bet player 20 / 1 deal Ah 9d / dealer deal 9c", " | 1 decides: hit stand", " | 1 decides: hit stand double"},
    {"double-when=any-time", "", "1 bet player 20 / 1 deal 5h 4d / dealer deal 9c / 1 hit 8s", " | 1 decides: hit stand", " | 1 decides: hit stand double"},
    {"double-after-split=pre-split", "", "1 bet player 20 / 1 deal 6h 6d / dealer deal 9c / 1 split / 1.1 deal 5s / 1.2 deal Ts",
     " | 1.1 decides: hit stand double", " | 1.1 decides: hit stand"},
    {"double-after-split=pre-split", "double-value=either", "1 bet player 20 / 1 deal Th Td / dealer deal 9c / 1 split / 1.1 deal As / 1.2 deal 9s",
     " | 1.1 decides, 1.2 decides: double hit stand", " | 1.2 decides: hit stand"},
    {"split-aces=one-card", "", "1 bet player 20 / 1 deal Ah Ad / dealer deal 9c / 1 split / 1.1 deal 5s / 1.2 deal 6s",
     " | 1.1 decides: hit stand", " | dealer hit"},
    {"stand-21=no", "", "1 bet player 20 / 1 deal Th Kd / dealer deal 9c / 1 split / 1.1 deal Ad / 1.2 deal 6s",
     " | 1.2 decides: hit stand", " | 1.1 decides: stand"},
    {"insurance-of-bust-hand=lost", "", "1 bet player 20 / 2 bet player 5 / 1 deal Th 6d / 2 deal Tc 9d / dealer deal Ac / dealer offer insurance / 1 insure 10 / 1 hit Ks",
     "1 take player 20 | 1 take player 20", "1 take insurance 10, 1 take player 20 | 1 take insurance 10, 1 take player 20"},
    {"insurance-amount=up-to-half", "", "1 bet player 20 / 1 deal Th 9d / dealer deal Ac / dealer offer insurance / 1 insure 2 / 1 stand / dealer hit Ks",
     "1 return insurance 2, 1 take player 20 | over | faults 6 MID-INS-3", "1 pay insurance 4, 1 take player 20 | over"},
    {"odd=down", "", "1 bet player 15 / 1 deal Th Ad / dealer deal 9c / dealer hit 9s / dealer stand", "1 pay player 22.50 | over", "1 pay player 22 | over"},
    {"odd=up", "", "1 bet player 15 / 1 deal Th Ad / dealer deal 9c / dealer hit 9s / dealer stand", "1 pay player 22.50 | over", "1 pay player 23 | over"},
    {"unit=5", "odd=up", "1 bet player 15 / 1 deal Th Ad / dealer deal 9c / dealer hit 9s / dealer stand", "1 pay player 23 | over", "1 pay player 25 | over"},
};
// clang-format on

std::string ruled(std::string_view options, std::string_view hand) {
    const std::string header = options.empty() ? "midnight" : "midnight " + std::string(options);
    return in_short(rule(hand_record(header + " / " + std::string(hand))));
}

BOOST_AUTO_TEST_CASE(at_each_moment_the_engine_says_what_comes_next) {
    for (const Moment& row : moments) {
        BOOST_TEST_CONTEXT(row.clause << " " << row.moment << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(next_in_words(ruling) == row.next);
            BOOST_TEST(joined_texts(ruling.breaches) == "");
        }
    }
}

BOOST_AUTO_TEST_CASE(each_forbidden_thing_is_found_at_its_line_with_its_clause) {
    for (const Fault& row : faulty) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(joined_texts(ruling.breaches) == row.faults);
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            BOOST_TEST(next_in_words(ruling) == "over");
            for (const Breach& breach : ruling.breaches) BOOST_TEST(!breach.what.empty());
        }
    }
}

BOOST_AUTO_TEST_CASE(the_same_hand_under_the_default_and_under_the_option) {
    for (const Choice& row : choices) {
        BOOST_TEST_CONTEXT(row.option << ": " << row.hand) {
            const std::string both = (row.others.empty() ? "" : std::string(row.others) + " ");
            BOOST_TEST(ruled(row.others, row.hand) == row.by_default);
            BOOST_TEST(ruled(both + std::string(row.option), row.hand) == row.by_option);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_option_and_every_word_of_it_has_its_row) {
    std::set<std::string_view> shown;
    for (const Choice& row : choices) {
        shown.insert(row.option);
        shown.insert(row.option.substr(0, row.option.find('=')));
    }
    for (const OptionSpec& spec : options_of(Game::Midnight)) {
        BOOST_TEST(shown.count(spec.name) == 1U, spec.name << " has no row");
        if (spec.kind != OptionKind::Choice) continue;
        for (const std::string_view word : split_at(spec.words, '|')) {
            if (word == spec.standard) continue;
            const std::string chosen = std::string(spec.name) + "=" + std::string(word);
            BOOST_TEST(shown.count(chosen) == 1U, chosen << " has no row");
        }
    }
}

struct Misread {
    std::string_view clause;
    ClauseChange change;
    std::string_view hand, ruled, misread;
};

ClauseChange outcome(Verb verb, std::optional<Odds> odds = std::nullopt) {
    ClauseChange change;
    change.outcome = verb;
    change.odds = odds;
    return change;
}
ClauseChange price(Odds odds) {
    ClauseChange change;
    change.odds = odds;
    return change;
}
ClauseChange forgotten() {
    ClauseChange change;
    change.ignored = true;
    return change;
}
ClauseChange option(std::string name, std::string value) {
    ClauseChange change;
    change.option = std::pair(std::move(name), std::move(value));
    return change;
}

const std::vector<Misread>& misread_rows() {
    // clang-format off
    static const std::vector<Misread> all{
        {"MID-PAY-1", price({6, 5}), "1 bet player 20 / 1 deal Th Ad / dealer deal 9c / dealer hit 9s / dealer stand", "1 pay player 30", "1 pay player 24"},
        {"MID-PAY-2", price({3, 2}), "1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 9s / dealer stand", "1 pay player 20", "1 pay player 30"},
        {"MID-PAY-3", price({1, 1}), "1 bet player 20 / 1 deal Th 9d / dealer deal Ac / 1 insure 10 / 1 stand / dealer hit Ks", "1 pay insurance 20, 1 take player 20", "1 pay insurance 10, 1 take player 20"},
        {"MID-INS-6", outcome(Verb::Push), "1 bet player 20 / 1 deal Th 9d / dealer deal Ac / 1 insure 10 / 1 stand / dealer hit Ks", "1 pay insurance 20, 1 take player 20", "1 push insurance, 1 take player 20"},
        {"MID-INS-7", outcome(Verb::Push), "1 bet player 20 / 1 deal Th 9d / dealer deal Ac / 1 insure 10 / 1 stand / dealer hit 9s / dealer stand", "1 take insurance 10, 1 take player 20", "1 push insurance, 1 take player 20"},
        {"MID-DBJ-1", outcome(Verb::Take), "1 bet player 20 / 1 deal Th Ad / dealer deal Kc / dealer hit As", "1 push player", "1 take player 20"},
        {"MID-DBJ-1", forgotten(), "1 bet player 20 / 1 deal Th 6d / dealer deal Kc / 1 hit 5d / dealer hit As", "1 take player 20", "1 push player"},
        {"AMB-MID-05", option("dealer-bj-takes", "original"), "1 bet player 20 / 1 deal 5h 6d / dealer deal Kc / 1 double 5d / dealer hit As", "1 take player 40", "1 take player 20, 1 return player 20"},
        {"MID-SPL-6", forgotten(), "1 bet player 20 / 1 deal Th Kd / dealer deal 9c / 1 split / 1.1 deal Ad / 1.2 deal 9d / 1.2 stand / dealer hit 9s / dealer stand", "1.1 pay player 20, 1.2 pay player 20", "1.1 pay player 30, 1.2 pay player 20"},
        {"MID-SPL-7", price({3, 2}), "1 bet player 20 / 1 deal Th Kd / dealer deal 9c / 1 split / 1.1 deal Ad / 1.2 deal 9d / 1.2 stand / dealer hit 9s / dealer stand", "1.1 pay player 20, 1.2 pay player 20", "1.1 pay player 30, 1.2 pay player 20"},
        {"MID-HIT-3", forgotten(), "1 bet player 20 / 2 bet player 5 / 1 deal Th 6d / 2 deal 9h 9d / dealer deal 9c / 1 hit Kd / 2 stand / dealer hit 3s / dealer hit Kh", "1 take player 20, 2 pay player 5", "1 pay player 20, 2 pay player 5"},
        {"MID-RES-4", outcome(Verb::Take), "1 bet player 20 / 1 deal Th 8d / dealer deal 9c / 1 stand / dealer hit 9s / dealer stand", "1 push player", "1 take player 20"},
        {"MID-RES-1", outcome(Verb::Push), "1 bet player 20 / 1 deal Th 8d / dealer deal 9c / 1 stand / dealer hit 3s / dealer hit Kd", "1 pay player 20", "1 push player"},
    };
    // clang-format on
    return all;
}

BOOST_AUTO_TEST_CASE(a_clause_misread_rules_what_its_reader_takes_it_to_say) {
    for (const Misread& row : misread_rows()) {
        BOOST_TEST_CONTEXT(row.clause << ": " << row.hand) {
            const HandRecord record = hand_record("midnight / " + std::string(row.hand));
            const Misreading misreading{"m", Game::Midnight, std::string(row.clause), row.change,
                                        "says"};
            BOOST_TEST(joined_texts(rule(record).lines) == row.ruled);
            BOOST_TEST(joined_texts(rule_misread(record, misreading).lines) == row.misread);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_card_that_cannot_be_read_leaves_open_only_what_hangs_on_it) {
    BOOST_TEST(ruled("",
                     "1 bet player 20 / 2 bet player 5 / 1 deal Th 6d / 2 deal 9h 9? / dealer "
                     "deal 9c / 1 hit K? / 2 stand / dealer hit 9s / dealer stand") ==
               "1 take player 20, 2 push player | over");
    BOOST_TEST(ruled("",
                     "1 bet player 20 / 1 deal Th 9d / dealer deal Tc / 1 stand / dealer hit ?? "
                     "/ dealer stand")
                   .find("1 player undecided") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
