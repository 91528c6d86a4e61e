// The league: what comes next, what the document forbids, what each house option changes, and the
// clauses misread.

#include <boost/test/unit_test.hpp>
#include <set>

#include "league_table.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(league_conduct)

struct Moment {
    std::string_view clause, moment, record, next;  // next: without the boxes
};

// clang-format off
constexpr Moment moments[] = {
    // --- chips, then bets clockwise from the starting player
    {"AMB-IBL-16", "nobody is there yet",     "league", ": chips bet secret"},
    {"AMB-IBL-19", "seat 2 starts",           "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500", "2 decides: chips bet secret"},
    {"AMB-IBL-19", "then seat 3",             "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500 / 2 bet player 20",
                                              "3 decides, 1 decides, 2 deal, dealer deal: bet secret"},
    {"AMB-IBL-19", "nothing orders the others", "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500 / 2 bet player 20 / 1 bet player 20",
                                              "3 decides, 2 deal, 1 deal, dealer deal: bet secret"},
    {"AMB-IBL-19", "the system's bet waits for the start", "league minimum=50 start=2 / 1 chips 500 / 2 chips 500 / 1 disconnect", "2 decides: chips bet secret"},
    {"AMB-IBL-19", "at last seat 1",          "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500 / 2 bet player 20 / 3 bet player 20",
                                              "1 decides, 2 deal, 3 deal, dealer deal: bet secret"},
    {"AMB-IBL-19", "all have bet",            "league start=2 / 1 chips 500 / 2 chips 500 / 2 bet player 20 / 1 bet player 20", "2 deal, 1 deal, dealer deal: bet"},
    {"AMB-IBL-25", "a seat at zero is out",   "league start=1 / 1 chips 500 / 2 chips 0 / 1 bet player 20", "1 deal, dealer deal: bet secret"},
    {"IBL-SEC-1",  "their secret bet is used",  "league start=1 secrets=1 / 1 chips 500", "1 decides: chips bet"},
    {"AMB-IBL-08", "one each hand",           "league start=1 secrets=1 secret-per=hand / 1 chips 500", "1 decides: chips bet secret"},
    // --- auto-play: what the system does, exactly
    {"IBL-DIS-3",  "the minimum",             "league minimum=50 start=1 / 1 chips 500 / 2 chips 500 / 1 disconnect", "1 bet player 50: chips bet secret"},
    {"AMB-IBL-14", "sitting out is the same", "league minimum=50 start=1 / 1 chips 500 / 1 sit-out", "1 bet player 50: chips bet"},
    {"AMB-IBL-27", "no secret bet",           "league minimum=50 start=1 / 1 chips 500 / 1 disconnect", "1 bet player 50: chips bet"},
    {"AMB-IBL-13", "all they have",              "league minimum=50 start=1 / 1 chips 30 / 1 disconnect", "1 bet player 30: chips bet"},
    {"AMB-IBL-13", "or nothing",              "league minimum=50 start=1 short-min-bet=none / 1 chips 30 / 2 chips 500 / 1 disconnect", "2 decides: chips bet secret"},
    {"IBL-DIS-3",  "nobody says the minimum", "league start=1 / 1 chips 500 / 1 disconnect", "1 decides: chips bet"},
    {"IBL-DIS-3",  "after the others",        "league minimum=50 start=1 / 1 chips 500 / 2 chips 500 / 2 disconnect / 1 bet player 50", "2 bet player 50: bet"},
    {"IBL-DIS-4",  "11: a card",              "league / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 disconnect", "1 hit"},
    {"IBL-DIS-4",  "hard 12: none",           "league / 1 bet player 20 / 1 deal 5h 7d / dealer deal 9c (8s) / 1 disconnect", "1 stand"},
    {"IBL-DIS-4",  "aces are a soft 12",      "league / 1 bet player 20 / 1 deal Ah Ad / dealer deal 9c (8s) / 1 disconnect", "1 stand"},
    {"IBL-DIS-4",  "an ace later",            "league / 1 bet player 20 / 1 deal 2h 3d / dealer deal 9c (8s) / 1 disconnect / 1 hit As", "1 stand"},
    {"IBL-DIS-4",  "on from 4",               "league / 1 bet player 20 / 1 deal 2h 2d / dealer deal 9c (8s) / 1 disconnect / 1 hit 3s", "1 hit"},
    {"IBL-DIS-5",  "two cards",               "league autoplay=two-cards / 1 bet player 20 / 1 deal 2h 2d / dealer deal 9c (8s) / 1 disconnect", "1 stand"},
    {"AMB-IBL-15", "a natural needs nothing", "league / 1 bet player 20 / 1 deal Ah Kd / dealer deal 9c (8s) / 1 disconnect", "1 pay player 30, dealer turn"},
    {"AMB-IBL-15", "a split they made themselves", "league / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1 disconnect / 1.1 deal 2c / 1.2 deal 9s", "1.1 hit"},
    {"AMB-IBL-15", "a double they made themselves", "league / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 double / 1 disconnect", "1 double"},
    {"AMB-IBL-31", "in the middle of a hand", "league / 1 bet player 20 / 1 deal 5h 2d / dealer deal 9c (8s) / 1 hit 2s / 1 sit-out", "1 hit"},
    {"AMB-IBL-30", "and back again",          "league / 1 bet player 20 / 1 deal 5h 2d / dealer deal 9c (8s) / 1 hit 2s / 1 sit-out / 1 hit 2c / 1 sit-in", "1 decides: hit stand"},
    {"AMB-IBL-30", "their stand stays",         "league / 1 bet player 20 / 1 deal 9h 5d / dealer deal 9c (8s) / 1 sit-out / 1 stand / 1 sit-in", "dealer turn"},
    {"IBL-SIT-5",  "both at once: back only when both are over",
                                              "league / 1 bet player 20 / 1 deal 5h 2d / dealer deal 9c (8s) / 1 sit-out / 1 disconnect / 1 sit-in", "1 hit"},
    {"AMB-IBL-30", "before the bets",         "league minimum=50 start=1 / 1 chips 500 / 1 sit-out / 1 sit-in", "1 decides: chips bet secret"},
    // --- the deal, the check, the hands from the start on
    {"AMB-IBL-28", "a first card",            "league / 1 bet player 20 / dealer deal 9c (8s) / 1 deal Th", "1 deal"},
    {"AMB-IBL-28", "an ace",                  "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s)", "dealer offer insurance"},
    {"AMB-IBL-28", "it is offered",           "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s) / dealer offer insurance", "dealer peek: insure"},
    {"AMB-IBL-28", "to a natural",            "league / 1 bet player 20 / 1 deal Th Ad / dealer deal Ac (8s) / dealer offer insurance", "dealer peek: insure even-money"},
    {"IBL-DIS-2",  "never by the system",     "league / 1 bet player 20 / 1 deal Th Ad / dealer deal Ac (8s) / 1 disconnect / dealer offer insurance", "dealer peek"},
    {"AMB-IBL-28", "nothing left to insure with", "league / 1 chips 20 / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s) / dealer offer insurance", "dealer peek"},
    {"AMB-IBL-28", "nobody has chips to insure with: it need not be offered", "league / 1 chips 20 / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s)", "dealer offer insurance, dealer peek"},
    {"AMB-IBL-28", "but even money needs none", "league / 1 chips 20 / 1 bet player 20 / 1 deal Th Ad / dealer deal Ac (8s)", "dealer offer insurance"},
    {"AMB-IBL-28", "it was taken, so it was offered", "league / 1 bet player 20 / 2 bet player 20 / 1 deal Th 6d / 2 deal Tc 6s / dealer deal Ac (8s) / 1 insure 5", "dealer peek: insure"},
    {"AMB-IBL-28", "offers are not recorded", "league offers=unknown / 1 bet player 20 / 1 deal Th 6d / dealer deal Ac (8s)", "dealer peek: insure"},
    {"AMB-IBL-28", "a ten",                   "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc (8s)", "dealer peek"},
    {"AMB-IBL-28", "a blackjack",             "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc (As)", "dealer turn"},
    {"AMB-IBL-28", "a hole card nobody knows", "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc (?\?)", "dealer peek, dealer turn"},
    {"AMB-IBL-28", "no blackjack possible",   "league / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s)", "1 decides: hit stand double surrender"},
    {"AMB-IBL-28", "a pair",                  "league / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s)", "1 decides: hit stand double split surrender"},
    {"AMB-IBL-28", "no chips to double or split", "league / 1 chips 39.99 / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s)", "1 decides: hit stand surrender"},
    {"AMB-IBL-28", "chips for one more",      "league / 1 chips 60 / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 8c / 1.2 deal 3h", "1.1 decides: hit stand double split"},
    {"AMB-IBL-28", "none after that",         "league / 1 chips 60 / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 3c / 1.2 deal 3h / 1.1 double Kc", "1.2 decides: hit stand"},
    {"IBL-SEC-4",  "every act on the secret bet", "league / 1 secret 20 / 1 deal 8h 8d / dealer deal 9c (8s)", "1 decides: hit stand double split surrender"},
    {"AMB-IBL-19", "the start acts first",    "league start=2 / 1 chips 500 / 2 chips 500 / 2 bet player 20 / 1 bet player 20 / 1 deal Th 6d / 2 deal Tc 6h / dealer deal 9c (8s)",
                                              "2 decides: hit stand double surrender"},
    {"AMB-IBL-19", "who bets first starts",   "league / 2 bet player 20 / 3 bet player 20 / 1 bet player 20 / 1 deal Th 6d / 2 deal Tc 6h / 3 deal Ts 6h / dealer deal 9c (8s) / 2 stand",
                                              "3 decides: hit stand double surrender"},
    {"AMB-IBL-28", "16",                      "league / 1 bet player 20 / 1 deal Th 8d / dealer deal 9c (7s) / 1 stand / dealer turn 7s", "dealer hit"},
    {"AMB-IBL-28", "17",                      "league / 1 bet player 20 / 1 deal Th 8d / dealer deal 9c (8s) / 1 stand / dealer turn 8s", "dealer stand"},
    {"AMB-IBL-28", "a bust is due at once",   "league / 1 bet player 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal 9c (8s) / 1 hit Kc", "1 take player 20, 2 decides: hit stand double surrender"},
    {"IBL-SEC-5",  "of a secret bet it is not", "league / 1 secret 20 / 2 bet player 5 / 1 deal Th 4d / 2 deal 9h 8c / dealer deal 9c (8s) / 1 hit Kc", "2 decides: hit stand double surrender"},
};

constexpr Moment boxes[] = {
    {"IBL-SIT-1", "each may sit out or be cut off", "league / 1 chips 500 / 1 bet player 20 / 1 deal Th 4d / dealer deal 9c (8s)", "sit-out disconnect"},
    {"IBL-SIT-5", "and come back",                  "league / 1 chips 500 / 1 sit-out / 1 bet player 20 / 1 deal Th 4d / dealer deal 9c (8s)", "sit-in disconnect"},
    {"IBL-DIS-1", "or be connected again",          "league / 1 chips 500 / 1 disconnect / 1 bet player 20 / 1 deal Th 4d / dealer deal 9c (8s)", "sit-out reconnect"},
    {"IBL-SIT-1", "seat by seat",                   "league / 1 chips 500 / 2 chips 500 / 1 disconnect / 2 sit-out", "sit-out sit-in disconnect reconnect"},
    {"IBL-SIT-1", "who is out has no box",          "league / 1 chips 0", ""},
};

struct Fault {
    std::string_view faults;  // "line clause", by line of the record
    std::string_view why, record, lines;
};

constexpr Fault faulty[] = {
    // --- chips and bets
    {"3 AMB-IBL-16", "chips after the bet",
     "league / 1 bet player 20 / 1 chips 500 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"3 AMB-IBL-16", "chips counted twice",
     "league / 1 chips 400 / 1 chips 500 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"4 AMB-IBL-16", "a bet by a seat without a count: nobody can be ranked",
     "league hand=5 eliminations=5 / 1 chips 500 / 1 bet player 20 / 2 bet player 20 / 1 deal Th 9d / 2 deal Th 8d / dealer deal 9c (8s) / 1 stand / 2 stand / "
     "dealer turn 8s / dealer stand",
     "1 pay player 20, 2 pay player 20"},
    {"3 AMB-IBL-25", "a bet of more than their chips stands as put up, and leaves nothing",
     "league / 1 chips 20 / 1 bet player 30 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 30, 1 out 1"},
    {"4 AMB-IBL-25", "two bets that are too much together",
     "league / 1 chips 20 / 1 bet player 15 / 1 bet player 15 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 30"},
    {"3 AMB-IBL-25", "a bet under the minimum, though they have more",
     "league minimum=50 / 1 chips 60 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"3 AMB-IBL-25", "a secret bet of more than their chips",
     "league / 1 chips 20 / 1 secret 30 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 30"},
    {"4 AMB-IBL-19", "a bet before the starting player's, on the line of the seat that jumped",
     "league start=1 / 1 chips 500 / 2 chips 500 / 2 bet player 20 / 1 bet player 20 / 1 deal Th 9d / 2 deal Th 8d / dealer deal 9c (8s) / 1 stand / 2 stand / "
     "dealer turn 8s / dealer stand",
     "1 pay player 20, 2 pay player 20"},
    {"5 AMB-IBL-19, 6 AMB-IBL-19", "two bets before the starting player's",
     "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500 / 1 bet player 20 / 3 bet player 20 / 2 bet player 20 / 1 deal Th 9d / 2 deal Th 8d / 3 deal Th 8h / "
     "dealer deal 9c (8s) / 2 stand / 3 stand / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20, 2 pay player 20, 3 pay player 20"},
    {"", "the others in any order",
     "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500 / 2 bet player 20 / 1 bet player 20 / 3 bet player 20 / 1 deal Th 9d / 2 deal Th 8d / 3 deal Th 8h / "
     "dealer deal 9c (8s) / 2 stand / 3 stand / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20, 2 pay player 20, 3 pay player 20"},
    {"2 AMB-IBL-19", "a secret bet before the starting player's, nobody's chips counted",
     "league start=1 / 2 secret 50 / 1 bet player 50 / 1 deal Th 9d / 2 deal Th 8d / dealer deal 9c (8s) / 1 stand / 2 stand / dealer turn 8s / dealer stand",
     "1 pay player 50, 2 pay player 50"},
    {"", "the starting player is out",
     "league start=1 / 1 chips 0 / 2 chips 500 / 3 chips 500 / 3 bet player 20 / 2 bet player 20 / 2 deal Th 9d / 3 deal Th 8d / dealer deal 9c (8s) / 2 stand / 3 stand / "
     "dealer turn 8s / dealer stand",
     "2 pay player 20, 3 pay player 20"},
    // --- a hand that would put somebody out, and one seat alone
    {"1 AMB-IBL-26", "an elimination hand of one seat",
     "league hand=5 eliminations=5 start=1 / 1 chips 500 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"1 AMB-IBL-26", "a final hand of one seat, with nothing left: nobody is placed by it",
     "league start=1 final=yes / 1 chips 20 / 2 chips 0 / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"1 AMB-IBL-26", "nobody's chips counted",
     "league start=1 final=yes / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"", "any other hand may show one seat",
     "league hand=4 eliminations=5 start=1 / 1 chips 500 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"", "two are left, and one of them bets nothing",
     "league hand=5 eliminations=5 start=1 minimum=50 short-min-bet=none / 1 chips 500 / 2 chips 30 / 2 disconnect / 1 bet player 50 / 1 deal Th 9d / dealer deal 9c (8s) / "
     "1 stand / dealer turn 8s / dealer stand",
     "1 pay player 50, 2 out 2, 1 place 1"},
    // --- the offer, the check, the shoe
    {"5 AMB-IBL-28", "an ace is up, and nobody is offered insurance",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 AMB-IBL-28", "nor before a blackjack is shown",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (Ks) / dealer turn Ks",
     "1 take player 20"},
    {"5 AMB-IBL-28", "nor without a hole card",
     "league dealer-style=no-hole / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac / 1 stand / dealer hit 8s / dealer stand",
     "1 push player"},
    {"", "what is taken was offered",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / 1 insure 10 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 take insurance 10, 1 push player"},
    {"", "the source does not record offers",
     "league offers=unknown / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"", "nobody could take it",
     "league / 1 chips 20 / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 AMB-IBL-28", "a check without an ace or a ten up",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"4 AMB-IBL-28", "a check before the deal is complete",
     "league / 1 bet player 20 / dealer deal Tc (8s) / dealer peek / 1 deal Th 9d / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"4 AMB-IBL-28, 5 AMB-IBL-28", "more of one card than one deck holds",
     "league decks=1 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9d (9c) / 1 hit 9c / dealer turn 9c",
     "1 take player 20"},
    // --- hands that are over, hands that wait
    {"6 AMB-IBL-28", "a stand of a hand that stood",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"6 AMB-IBL-28", "a stand of a surrendered hand",
     "league / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / 1 stand / dealer turn 8s",
     "1 take player 10, 1 return player 10"},
    {"5 AMB-IBL-28", "a stand of a natural",
     "league / 1 bet player 20 / 1 deal Ah Kd / dealer deal 9c (8s) / 1 stand / dealer turn 8s",
     "1 pay player 30"},
    {"6 AMB-IBL-28", "a stand of a split hand that has one card",
     "league / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 stand / 1.1 deal Tc / 1.2 deal Th / 1.2 stand / dealer turn 8s / dealer stand",
     "1.1 pay player 20, 1.2 pay player 20"},
    // --- no line of nothing
    {"", "half a cent is nothing",
     "league / 1 bet player 0.01 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / dealer turn 8s",
     ""},
    {"4 AMB-IBL-28", "a bet after the first card goes back",
     "league / 1 bet player 20 / 1 deal Th 9d / 2 bet player 20 / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20, 2 return player 20"},
    {"4 AMB-IBL-28", "cards without a bet",
     "league / 1 bet player 20 / 1 deal Th 9d / 2 deal Td 9h / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"3 AMB-IBL-28", "a hole card where the house deals none",
     "league dealer-style=no-hole / 1 bet player 20 / dealer deal 9c 8s / 1 deal Th 9d / 1 stand / dealer stand",
     "1 pay player 20"},
    // --- the secret bet
    {"2 IBL-SEC-1", "a second secret bet in the round goes back",
     "league secrets=1,3 / 1 secret 100 / 2 bet player 20 / 2 deal Th 9d / dealer deal 9c (8s) / 2 stand / dealer turn 8s / dealer stand",
     "1 return player 100, 2 pay player 20"},
    {"3 IBL-SEC-1", "two on one hand, also where each hand has its own",
     "league secret-per=hand / 1 secret 100 / 1 secret 50 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 100, 1 return player 50"},
    {"4 AMB-IBL-10", "a secret bet after the cards",
     "league / 2 bet player 20 / 2 deal Th 9d / 1 secret 100 / dealer deal 9c (8s) / 2 stand / dealer turn 8s / dealer stand",
     "1 return player 100, 2 pay player 20"},
    {"5 AMB-IBL-10", "on top of the open bet, in the middle of the hand",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 secret 100 / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20, 1 return player 100"},
    {"3 AMB-IBL-11", "a secret bet on top of the open bet",
     "league / 1 bet player 20 / 1 secret 100 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20, 1 return player 100"},
    {"3 AMB-IBL-11", "an open bet beside the secret bet",
     "league / 1 secret 100 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 100, 1 return player 20"},
    {"4 AMB-IBL-27, 5 IBL-DIS-3", "a secret bet by the system",
     "league minimum=10 / 1 chips 500 / 1 disconnect / 1 secret 100 / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20, 1 return player 100"},
    {"5 IBL-SEC-5", "a secret bet is settled before the end of the hand",
     "league / 1 secret 100 / 1 deal Th 2d / dealer deal 9c (8s) / 1 take player 100 / 1 hit Kc / dealer turn 8s",
     "1 take player 100"},
    // --- auto-play
    {"4 IBL-DIS-3", "more than the minimum",
     "league minimum=10 / 1 chips 500 / 1 sit-out / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"4 AMB-IBL-13", "less than all of too little",
     "league minimum=50 / 1 chips 30 / 1 sit-out / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"5 AMB-IBL-13", "a bet where the system makes none",
     "league minimum=50 short-min-bet=none / 1 chips 30 / 2 chips 100 / 1 sit-out / 1 bet player 30 / 2 bet player 50 / 2 deal Th 9d / dealer deal 9c (8s) / 2 stand / "
     "dealer turn 8s / dealer stand",
     "1 return player 30, 2 pay player 50"},
    {"6 IBL-DIS-4", "a card on 12 is left out",
     "league / 1 bet player 20 / 1 disconnect / 1 deal Th 2d / dealer deal 9c (8s) / 1 hit 9h / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"6 IBL-DIS-4", "a stand on 11 is as if not asked",
     "league / 1 bet player 20 / 1 disconnect / 1 deal 5h 6d / dealer deal 9c (8s) / 1 stand / 1 hit Th / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"6 IBL-DIS-4", "a double stands as dealt",
     "league / 1 bet player 20 / 1 disconnect / 1 deal 5h 6d / dealer deal 9c (8s) / 1 double Th / dealer turn 8s / dealer stand",
     "1 pay player 40"},
    {"6 IBL-DIS-4", "a split stands as dealt",
     "league / 1 bet player 20 / 1 disconnect / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal Tc / 1.2 deal 9d / 1.1 stand / 1.2 stand / dealer turn 8s / dealer stand",
     "1.1 pay player 20, 1.2 push player"},
    {"6 IBL-DIS-4", "a surrender is as if not asked",
     "league / 1 bet player 20 / 1 disconnect / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"6 IBL-DIS-5", "a card beyond two",
     "league autoplay=two-cards / 1 bet player 20 / 1 disconnect / 1 deal 5h 6d / dealer deal 9c (8s) / 1 hit 9h / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"7 IBL-DIS-2", "insurance by the system goes back",
     "league / 1 bet player 20 / 1 disconnect / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 10 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 10, 1 push player"},
    {"7 IBL-SIT-3", "nor is anything insured for who sits out",
     "league / 1 bet player 20 / 1 sit-out / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 10 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 10, 1 push player"},
    {"7 IBL-DIS-2", "even money by the system",
     "league / 1 bet player 20 / 1 disconnect / 1 deal Th Ad / dealer deal Ac (8s) / dealer offer insurance / 1 even-money / dealer peek / dealer turn 8s",
     "1 pay player 30"},
    // --- the base game
    {"5 AMB-IBL-28, 6 AMB-IBL-28", "insurance against a nine",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / dealer offer insurance / 1 insure 10 / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 10, 1 pay player 20"},
    {"6 AMB-IBL-28", "more than half",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 10.01 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 10.01, 1 push player"},
    {"7 AMB-IBL-28", "half twice",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 10 / 1 insure 10 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 take insurance 10, 1 return insurance 10, 1 push player"},
    {"7 AMB-IBL-28", "more than their chips",
     "league / 1 chips 25 / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 6 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 6, 1 push player"},
    {"7 AMB-IBL-28", "insurance after the check",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / dealer peek / 1 insure 10 / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 10, 1 push player"},
    {"6 AMB-IBL-28", "insurance of a stranger",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 2 insure 10 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player, 2 return insurance 10"},
    {"6 AMB-IBL-28", "even money without a natural",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 even-money / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 AMB-IBL-28", "the check is left out",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal Tc (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"5 AMB-IBL-28", "a check without a hole card",
     "league dealer-style=no-hole / 1 bet player 20 / 1 deal Th 9d / dealer deal Tc / dealer peek / 1 stand / dealer hit 8s / dealer stand",
     "1 pay player 20"},
    {"6 AMB-IBL-28", "a double of more than the player's chips stands as dealt",
     "league / 1 chips 30 / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 double Th / dealer turn 8s / dealer stand",
     "1 pay player 40"},
    {"6 AMB-IBL-28", "a split of more than the player's chips",
     "league / 1 chips 30 / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal Tc / 1.2 deal 9d / 1.1 stand / 1.2 stand / dealer turn 8s / dealer stand",
     "1.1 pay player 20, 1.2 push player"},
    {"6 AMB-IBL-28", "a double on three cards",
     "league / 1 bet player 20 / 1 deal 5h 2d / dealer deal 9c (8s) / 1 hit 4s / 1 double Th / dealer turn 8s / dealer stand",
     "1 pay player 40"},
    {"5 AMB-IBL-28", "a split of no pair",
     "league / 1 bet player 20 / 1 deal 8h 9d / dealer deal 9c (8s) / 1 split / 1.1 deal Tc / 1.2 deal 9d / 1.1 stand / 1.2 stand / dealer turn 8s / dealer stand",
     "1.1 pay player 20, 1.2 pay player 20"},
    {"6 AMB-IBL-28", "a surrender after a card",
     "league / 1 bet player 20 / 1 deal 5h 2d / dealer deal 9c (8s) / 1 hit 4s / 1 surrender / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"6 AMB-IBL-28", "a card after the stand is left out",
     "league / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand / 1 hit 5c / dealer turn 8s / dealer stand",
     "1 take player 20"},
    {"9 AMB-IBL-19", "an act out of turn",
     "league start=1 / 1 chips 500 / 2 chips 500 / 1 bet player 20 / 2 bet player 20 / 1 deal Th 9d / 2 deal Th 8d / dealer deal 9c (8s) / 2 stand / 1 stand / "
     "dealer turn 8s / dealer stand",
     "1 pay player 20, 2 pay player 20"},
    {"8 AMB-IBL-28", "the second hand before the first",
     "league / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal Tc / 1.2 deal 9d / 1.2 stand / 1.1 stand / dealer turn 8s / dealer stand",
     "1.1 pay player 20, 1.2 push player"},
    {"7 AMB-IBL-28", "the dealer stands on 16",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (7s) / 1 stand / dealer turn 7s / dealer stand / dealer hit 2c / dealer stand",
     "1 pay player 20"},
    {"7 AMB-IBL-28", "the dealer draws on 17",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer hit 4c",
     "1 pay player 20"},
    {"5 AMB-IBL-28", "the dealer plays first",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / dealer turn 8s / 1 stand / dealer stand",
     "1 pay player 20"},
    {"5 AMB-IBL-28", "the dealer's blackjack has ended it",
     "league / 1 bet player 20 / 1 deal Th 6d / dealer deal Tc (As) / 1 hit 5c / dealer turn As",
     "1 take player 20"},
    {"5 AMB-IBL-28", "a blackjack turned up before the last card of the deal ends it all the same",
     "league / 1 bet player 20 / dealer deal Tc (As) / 1 deal Th / dealer turn As / 1 deal 6d",
     "1 take player 20"},
    // --- when settlement is made
    {"6 AMB-IBL-28", "paid before the dealer has played",
     "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / 1 pay player 20 / dealer turn 8s / dealer stand",
     "1 pay player 20"},
    {"9 AMB-IBL-17", "out before the bets are settled",
     "league / 1 chips 20 / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand / 1 out 1 / 1 take player 20",
     "1 take player 20, 1 out 1"},
};
// clang-format on

bool is_a_box(Verb verb) { return verb >= Verb::SitOut && verb <= Verb::Reconnect; }

BOOST_AUTO_TEST_CASE(at_each_moment_the_engine_says_what_comes_next) {
    for (const Moment& row : moments) {
        BOOST_TEST_CONTEXT(row.clause << " " << row.moment << ": " << row.record) {
            Ruling ruling = rule(hand_record(row.record));
            std::erase_if(ruling.may, is_a_box);
            BOOST_TEST(next_in_words(ruling) == row.next);
            BOOST_TEST(joined_texts(ruling.breaches) == "");
        }
    }
}

BOOST_AUTO_TEST_CASE(the_boxes_are_open_at_every_moment) {
    for (const Moment& row : boxes) {
        BOOST_TEST_CONTEXT(row.clause << " " << row.moment << ": " << row.record) {
            std::string open;
            for (const Verb verb : rule(hand_record(row.record)).may) {
                if (!is_a_box(verb)) continue;
                if (!open.empty()) open += " ";
                open += to_text(verb);
            }
            BOOST_TEST(open == row.next);
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

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
