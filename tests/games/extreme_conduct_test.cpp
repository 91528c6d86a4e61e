// BlackJack eXtreme: what the clauses forbid and what follows all the same; each house option
// against its default; each clause that can be misread; regular play and the deal that passes.

#include <algorithm>

#include "games/extreme_hands.h"
#include "games/whole_hands.h"

namespace fairdeal {

namespace {

/// Lines, what is next, breaches.
std::string conduct_in_short(const Ruling& ruling) {
    std::string text = joined_texts(ruling.lines) + " | " + what_is_next(ruling);
    if (!ruling.breaches.empty()) text += " | " + breaches_in_words(ruling);
    return text;
}

struct ConductRow {
    std::string_view clause, record, ruling;
};

const std::string dealt = "extreme minimum=50 mode=tournament / dealer chips 500 / ";

void check(const std::vector<ConductRow>& rows) {
    for (const ConductRow& row : rows) {
        const std::string record(row.record);
        const bool whole = record.starts_with("extreme");
        BOOST_TEST(
            conduct_in_short(rule(hand_record(whole ? record : dealt + record))) == row.ruling,
            row.clause << "\n"
                       << row.record << "\n"
                       << conduct_in_short(rule(hand_record(whole ? record : dealt + record))));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(extreme_conduct)

// clang-format off

BOOST_AUTO_TEST_CASE(what_is_forbidden_is_reported_and_ruled_all_the_same) {
    check({
    // clause             record (the dealer has 500), lines | next | faults by line
    {"BJX-BLIND-2",       "1 blind 101",
                          " | 1 deal, dealer deal: chips blind pass | 3 BJX-BLIND-2"},
    {"BJX-BLIND-2",       "1 blind 100",
                          " | 1 deal, dealer deal: chips blind pass"},
    {"BJX-BLIND-4",       "1 chips 90 / 1 blind 40",
                          " | 1 deal, dealer deal: chips blind pass | 4 BJX-BLIND-4"},
    {"BJX-BLIND-4",       "1 chips 40 / 1 blind 40",
                          " | 1 deal, dealer deal: chips blind pass"},
    {"BJX-BLIND-4",       "1 chips 60 / 1 blind 70",
                          " | 1 deal, dealer deal: chips blind pass | 4 BJX-BLIND-4"},
    {"BJX-BLIND-1",       "1 blind 50 / 1 deal (Tc) 9d / 2 deal (Th) 9c / dealer deal (8d) (9h)",
                          " | dealer turn | 5 BJX-BLIND-1"},
    {"BJX-SHOE-2",        "extreme minimum=50 mode=tournament left=25 / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d",
                          " | dealer deal | 4 BJX-SHOE-2"},
    {"AMB-BJX-31",        "extreme minimum=50 mode=tournament left=26 / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d",
                          " | dealer deal"},
    {"AMB-BJX-45",        "1 blind 50 / 1 deal (Tc) 9d",
                          " | dealer deal"},
    {"BJX-SHOE-1",        "1 blind 50 / 2 blind 50 / 3 blind 50 / 1 deal (Tc) 9d / 2 deal (Tc) 9c / 3 deal (5h) Tc / dealer deal (8d) (Th) / dealer turn 8d",
                          " | 1 decides: raise check fold | 8 BJX-SHOE-1"},
    {"BJX-SHOE-1",        "1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (Tc) 9c / dealer deal (8d) (?\?) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Tc / 1 stand / 2 stand / dealer turn Tc / dealer stand",
                          "1 pay blind 50, 2 pay blind 50 | over | 16 BJX-SHOE-1"},
    {"AMB-BJX-32",        "extreme minimum=50 mode=tournament decks=1 / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9d)",
                          " | dealer turn | 5 AMB-BJX-32"},
    {"AMB-BJX-32",        "extreme minimum=50 mode=tournament decks=6 / dealer chips 500 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (9d) 9d / dealer deal (8d) (9d)",
                          " | dealer turn"},
    {"BJX-DEAL-1",        "1 blind 50 / 1 deal Tc 9d / dealer deal (8d) (9h)",
                          " | dealer turn | 4 BJX-DEAL-1"},
    {"BJX-DEAL-3",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal 8d (9h)",
                          " | dealer turn | 5 BJX-DEAL-3"},
    {"BJX-ADJ-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / 1 check",
                          " | dealer turn | 6 BJX-ADJ-1"},
    {"BJX-ADJ-2",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 raise 40",
                          " | dealer decides: play fold | 7 BJX-ADJ-2"},
    {"AMB-BJX-27",        "1 chips 120 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 raise 80",
                          " | dealer decides: play fold | 8 AMB-BJX-27"},
    {"BJX-ADJ-1",         "1 chips 90 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d",
                          " | 1 decides: check fold"},
    {"BJX-ADJ-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 1 fold",
                          " | dealer decides: play fold | 8 BJX-ADJ-1"},
    {"BJX-ADJ-6",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 fold / 1 raise 50",
                          "1 take blind 25, 1 return blind 25, 1 return double-up 50 | over | 8 BJX-ADJ-6"},
    {"AMB-BJX-36",        "1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (Th) 9c / dealer deal (8d) (9h) / dealer turn 8d / 2 check",
                          " | 1 decides: raise check fold | 9 AMB-BJX-36"},
    {"AMB-BJX-33",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 fold / dealer fold",
                          "1 take blind 25, 1 return blind 25 | over | 8 AMB-BJX-33"},
    {"BJX-DFOLD-2",       "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / dealer fold",
                          " | 1 turn | 9 BJX-DFOLD-2"},
    {"BJX-NAT-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 1 turn Tc",
                          " | dealer decides: play fold | 8 BJX-NAT-1"},
    {"BJX-NAT-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 stand",
                          " | 1 turn | 9 BJX-NAT-1"},
    {"BJX-DFOLD-2",       "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 1 turn Tc / 1 stand",
                          " | dealer turn | 8 BJX-NAT-1, 9 BJX-DFOLD-2"},
    {"BJX-ADJ-3",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 raise 50 / dealer play / 1 turn Tc / 1 stand",
                          " | 1 hit | 10 BJX-ADJ-3"},
    {"BJX-NAT-4",         "1 blind 50 / 1 deal (Ac) Td / dealer deal (8d) (9h) / dealer turn 8d / 1 raise 50 / dealer play / 1 turn Ac / 1 stand",
                          " | 1 hit | 10 BJX-NAT-4"},
    {"AMB-BJX-28",        "1 blind 50 / 1 deal (Ac) Td / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Ac / 1 hit 5c",
                          "1 pay blind 75 | 1 pay blind 75, dealer turn | 10 AMB-BJX-28"},
    {"BJX-BUST-1",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 hit 5c / 1 hit 2c",
                          "1 take blind 50 | over: turn | 11 BJX-BUST-1"},
    {"BJX-SPLIT-1",       "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 split",
                          " | 1.1 deal | 10 BJX-SPLIT-1"},
    {"AMB-BJX-26",        "1 chips 80 / 1 blind 50 / 1 deal (Tc) Kd / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 split",
                          " | 1.1 deal | 11 AMB-BJX-26"},
    {"AMB-BJX-25",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 double 2c / 1 stand / dealer turn 9h / dealer stand",
                          "1 pay blind 50 | over | 10 AMB-BJX-25"},
    {"BJX-DLR-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / dealer turn 9h",
                          " | 1 decides: hit stand | 10 BJX-DLR-1"},
    {"BJX-DLR-2",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (6h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 stand / dealer turn 6h / dealer stand",
                          " | dealer hit | 12 BJX-DLR-2"},
    {"AMB-BJX-29",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 stand / dealer turn 9h / dealer hit 2c / dealer stand",
                          "1 pay blind 50 | over | 12 AMB-BJX-29"},
    {"BJX-DFOLD-1",       "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer fold / 1 hit 2c",
                          "1 pay blind 25 | over | 9 BJX-DFOLD-1"},
    {"BJX-ADJ-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer fold / 1 surrender",
                          "1 pay blind 25 | over | 9 BJX-ADJ-1"},
    {"AMB-BJX-16",        "1 blind 50 / 1 deal (Ac) Td / dealer deal (Kd) (9h) / dealer turn Kd / 1 check / dealer play / 1 turn Ac / 1 pay blind 75 / dealer turn 9h",
                          "1 pay blind 75 | over: stand | 10 AMB-BJX-16"},
    {"BJX-SET-2",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 pay blind 50",
                          " | 1 decides: hit stand | 10 BJX-SET-2"},
    {"BJX-BUST-1",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 hit 5c / 1 stand",
                          "1 take blind 50 | over: turn | 11 BJX-BUST-1"},
    {"AMB-BJX-08",        "extreme minimum=50 mode=tournament odd=dealer unit=100 / dealer chips 500 / 1 blind 50 / 1 deal (Ac) Td / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Ac / dealer turn 9h",
                          " | over: stand"},
    {"AMB-BJX-08",        "extreme minimum=50 mode=tournament odd=dealer unit=100 / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 raise 60 / dealer fold",
                          "1 return double-up 60 | over"},
    {"BJX-HIT-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 stand / 1 stand",
                          " | dealer turn | 11 BJX-HIT-1"},
    {"AMB-BJX-28",        "1 blind 50 / 1 deal (Ac) Td / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Ac / 1 stand",
                          "1 pay blind 75 | 1 pay blind 75, dealer turn | 10 AMB-BJX-28"},
    {"BJX-ADJ-6",         "1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (Th) 9c / dealer deal (8d) (9h) / dealer turn 8d / 1 fold / 2 check / dealer play / 2 turn Th / 1 stand",
                          "1 take blind 25, 1 return blind 25 | 1 take blind 25, 1 return blind 25, 2 decides: hit stand | 13 BJX-ADJ-6"},
    {"BJX-RES-1",         "1 blind 50 / 1 deal (Tc) Td / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 split / 1.1 stand",
                          " | 1.1 deal | 11 BJX-RES-1"},
    {"BJX-DLR-2",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 stand / dealer turn 9h / dealer stand / dealer stand",
                          "1 pay blind 50 | over | 13 BJX-DLR-2"},
    {"AMB-BJX-43",        "1 blind 50 / 1 deal (Tc) 9d / dealer deal (As) (9h) / dealer turn As / dealer offer insurance / 1 insure 25",
                          " | 1 decides: raise check fold | 7 AMB-BJX-43, 8 AMB-BJX-43"},
    {"BJX-DLR-1",         "1 blind 50 / 1 deal (Tc) 9d / dealer deal (As) (9h) / dealer turn As / dealer peek",
                          " | 1 decides: raise check fold | 7 BJX-DLR-1"},
    {"AMB-BJX-44",        "1 chips 60 / 1 blind 50 / 1 deal (5c) 6d / dealer deal (8d) (9h) / dealer turn 8d / 1 chips 500",
                          " | 1 decides: check fold | 8 AMB-BJX-44"},
    {"AMB-BJX-41",        "1 blind 50 / 2 blind 50 / 1 deal (Tc) 6d / 2 deal (Th) 5c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 hit 9s",
                          "1 take blind 50 | 1 take blind 50"},
    {"AMB-BJX-41",        "1 blind 50 / 2 blind 50 / 1 deal (Tc) 6d / 2 deal (Th) 5c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 hit 9s / 2 hit 2c / 1 take blind 50",
                          "1 take blind 50 | 2 decides: hit stand | 16 AMB-BJX-41"},
    {"AMB-BJX-41",        "1 blind 50 / 2 blind 50 / 1 deal (Tc) 6d / 2 deal (Th) 5c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 hit 9s / 2 stand / 1 take blind 50",
                          "1 take blind 50 | dealer turn"},
    {"AMB-BJX-41",        "extreme minimum=50 mode=tournament bust-taken=at-end / dealer chips 500 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 6d / 2 deal (Th) 5c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 hit 9s / 1 take blind 50",
                          " | 2 decides: hit stand | 15 AMB-BJX-41"},
    });
}

BOOST_AUTO_TEST_CASE(who_must_play_and_when_the_deal_passes) {
    const std::string at = "extreme minimum=50 mode=tournament / dealer chips ";
    const auto ruled = [&](std::string_view rest) { return conduct_in_short(rule(hand_record(at + std::string(rest)))); };
    BOOST_TEST(ruled("120 / 1 pass") == " | dealer pass: chips blind pass | 3 BJX-TOUR-1");
    BOOST_TEST(ruled("120 / 1 blind 100 / 2 pass") == " | 1 deal, dealer deal: chips blind pass | 4 BJX-TOUR-1");
    BOOST_TEST(ruled("120 / 1 blind 100 / 2 blind 50 / 3 pass") == " | 1 deal, 2 deal, dealer deal: chips blind pass");
    BOOST_TEST(ruled("49 / 1 pass / 2 pass") == " | dealer pass: chips blind pass");
    BOOST_TEST(ruled("49 / 1 pass / 2 pass / dealer pass") == " | over");
    BOOST_TEST(ruled("50 / dealer pass") == " | over | 3 BJX-TOUR-5");
    BOOST_TEST(ruled("49 / 1 blind 50 / dealer pass") == " | 1 deal, dealer deal: chips blind pass | 4 BJX-TOUR-5");
    BOOST_TEST(ruled("49 / 1 blind 50 / 2 blind 60 / 1 pass") ==
               "1 return blind 50 | 1 return blind 50, 2 deal, dealer deal: chips blind pass");
    BOOST_TEST(ruled("49 / 1 chips 80") == " | 1 decides: chips blind pass");
}

BOOST_AUTO_TEST_CASE(regular_play_passes) {
    const std::string at = "extreme minimum=50 mode=regular ";
    const auto ruled = [&](std::string_view rest) { return conduct_in_short(rule(hand_record(at + std::string(rest)))); };
    BOOST_TEST(ruled("/ dealer chips 500 / 1 pass / 2 blind 50") == " | 2 deal, dealer deal: chips blind pass");
    BOOST_TEST(ruled("/ dealer chips 500 / 2 blind 50 / dealer pass") == "2 return blind 50 | over");
    BOOST_TEST(ruled("passes=1:2,2:3 / dealer chips 500 / 1 pass / 2 blind 50") ==
               " | 2 deal, dealer deal: chips blind pass | 4 BJX-PASS-2");
    BOOST_TEST(ruled("/ dealer chips 500 / 2 blind 50 / 2 deal (Tc) 9d / 2 pass") == " | dealer deal | 5 AMB-BJX-42");
    BOOST_TEST(ruled("/ dealer chips 500 / 2 blind 50 / 2 deal (Tc) 9d / dealer pass") == " | dealer deal | 5 AMB-BJX-42");
    BOOST_TEST(ruled("/ dealer chips 500 / 1 blind 60 / 2 blind 50 / 2 pass") ==
               "2 return blind 50 | 2 return blind 50, 1 deal, dealer deal: chips blind pass");
    BOOST_TEST(ruled("/ dealer chips 500 / 2 blind 50 / 2 pass / 2 return blind 50") ==
               "2 return blind 50 | dealer pass: chips blind pass");
    BOOST_TEST(ruled("/ dealer chips 500 / 1 blind 60 / 2 blind 50 / 2 pass / 2 return blind 50 / 2 deal (Tc) 9d") ==
               "2 return blind 50 | 1 deal, dealer deal | 7 BJX-BLIND-1");
    BOOST_TEST(ruled("/ dealer chips 500 / 1 blind 60 / 2 pass / 2 blind 50") ==
               " | 1 deal, dealer deal: chips blind pass | 5 BJX-PASS-1");
    BOOST_TEST(ruled("/ dealer chips 500 / 1 blind 60 / 2 pass / 2 pass") ==
               " | 1 deal, dealer deal: chips blind pass | 5 BJX-PASS-1");
    BOOST_TEST(ruled("pass-until=blind / dealer chips 500 / 2 blind 50 / 2 pass") ==
               " | 2 deal, dealer deal: chips blind pass | 4 AMB-BJX-42");
    BOOST_TEST(ruled("pass-until=blind / dealer chips 500 / 2 blind 50 / dealer pass") ==
               " | 2 deal, dealer deal: chips blind pass | 4 AMB-BJX-42");
    BOOST_TEST(ruled("pass-until=blind / dealer chips 500 / 2 pass / dealer pass") == " | over");
    BOOST_TEST(ruled("/ dealer chips 40 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / "
                     "dealer play / 1 turn Tc / 1 stand / dealer turn 9h / dealer stand") ==
               "1 pay blind 40, 1 return blind 50 | over");
}

BOOST_AUTO_TEST_CASE(each_option_changes_a_ruling) {
    struct OptionRow { std::string_view option; std::string_view clause, record, by_default, by_option; };
    const std::vector<OptionRow> rows{
    {"natural-vs-dealer-natural=paid", "AMB-BJX-01", "1 blind 50 / 1 deal (Ac) Td / dealer deal (Kd) (Ah) / dealer turn Kd / 1 check / dealer play / 1 turn Ac / dealer turn Ah",
        "1 push blind | over: hit stand", "1 pay blind 75 | over: hit stand"},
    {"natural-on-dealer-fold=three-two", "AMB-BJX-02", "1 blind 50 / 1 deal (Ac) Td / dealer deal (Kd) (Ah) / dealer turn Kd / 1 check / dealer fold",
        "1 pay blind 25 | over", "1 pay blind 75 | over"},
    {"partial=skip", "AMB-BJX-03", "extreme minimum=50 mode=tournament / dealer chips 60 / 1 blind 100 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 stand / dealer turn 9h / dealer stand",
        "1 pay blind 50, 1 pay blind 10, 1 return blind 100 | over", "1 pay blind 50, 1 return blind 100 | over"},
    {"partial=stop", "AMB-BJX-03", "extreme minimum=50 mode=tournament / dealer chips 40 / 1 blind 60 / 2 blind 30 / 1 deal (Tc) 9d / 2 deal (Th) 9c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 stand / 2 stand / dealer turn 9h / dealer stand",
        "1 pay blind 40, 1 return blind 60, 2 return blind 30 | over", "1 return blind 60, 2 return blind 30 | over"},
    {"minimum-basis=smallest-blind", "AMB-BJX-04", "extreme minimum=50 mode=tournament / dealer chips 60 / 1 blind 60 / 2 blind 30 / 1 deal (Tc) 9d / 2 deal (Th) 9c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 stand / 2 stand / dealer turn 9h / dealer stand",
        "1 pay blind 50, 2 pay blind 10, 1 return blind 60, 2 return blind 30 | over", "1 pay blind 30, 2 pay blind 30, 1 return blind 60 | over"},
    {"dealer-natural-vs-21=push", "AMB-BJX-05", "1 blind 50 / 1 deal (Tc) 9d / dealer deal (Kd) (Ah) / dealer turn Kd / 1 check / dealer play / 1 turn Tc / 1 hit 2c / 1 stand / dealer turn Ah / dealer stand",
        "1 take blind 50 | over", "1 push blind | over"},
    {"split-blackjack=blackjack", "AMB-BJX-06", "1 blind 50 / 1 deal (Tc) Td / dealer deal (Kd) (5h) / dealer turn Kd / 1 check / dealer play / 1 turn Tc / 1 split / 1.1 deal Ad / 1.2 deal 2c / 1.1 stand / 1.2 stand / dealer turn 5h / dealer hit 6c / dealer stand",
        "1.1 push blind, 1.2 take double-up 50 | over", "1.2 take double-up 50, 1.1 pay blind 50 | over"},
    {"doubled-split-card=third-card", "AMB-BJX-07", "1 blind 50 / 1 deal (Tc) Td / dealer deal (Kd) (5h) / dealer turn Kd / 1 raise 50 / dealer play / 1 turn Tc / 1 split / 1.1 deal Ad / 1.2 deal 2c / 1.1 stand",
        " | 1.2 decides: hit stand", " | 1.1 hit | 13 AMB-BJX-07"},
    {"odd=player", "AMB-BJX-08", "1 blind 75 / 1 deal (Tc) 9d / dealer deal (Kd) (5h) / dealer turn Kd / 1 fold",
        "1 take blind 37.50, 1 return blind 37.50 | over", "1 take blind 37, 1 return blind 38 | over"},
    {"odd=dealer", "AMB-BJX-08", "1 blind 75 / 1 deal (Tc) 9d / dealer deal (Kd) (5h) / dealer turn Kd / 1 check / dealer fold",
        "1 pay blind 37.50 | over", "1 pay blind 37 | over"},
    {"odd=player unit=100", "AMB-BJX-08", "1 blind 75 / 1 deal (Tc) 9d / dealer deal (Kd) (5h) / dealer turn Kd / 1 check / dealer fold",
        "1 pay blind 37.50 | over", "1 pay blind 75 | over"},
    {"round5-order=hand", "AMB-BJX-09", "extreme minimum=50 mode=tournament / dealer chips 140 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) Td / 2 deal (6h) 5c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 raise 50 / dealer play / 1 turn Tc / 2 turn 6h / 1 split / 1.1 deal 9d / 1.2 deal 9c / 1.1 stand / 1.2 stand / 2 hit Kc / 2 stand / dealer turn 9h / dealer stand",
        "1.1 pay blind 50, 2 pay blind 50, 1.2 pay double-up 40, 1.2 return double-up 50, 2 return double-up 50 | over",
        "1.1 pay blind 50, 2 pay blind 50, 2 pay double-up 40, 1.2 return double-up 50, 2 return double-up 50 | over"},
    {"cover-basis=blind", "AMB-BJX-10", "extreme minimum=50 mode=tournament / dealer chips 120 / 1 blind 100 / 2 pass",
        " | 1 deal, dealer deal: chips blind pass | 4 BJX-TOUR-1", " | 1 deal, dealer deal: chips blind pass"},
    {"losing-bet=covered-only", "AMB-BJX-11", "extreme minimum=50 mode=tournament / dealer chips 30 / 1 blind 50 / 1 deal (Tc) 5d / dealer deal (8d) (9h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 stand / dealer turn 9h / dealer stand",
        "1 take blind 50 | over", "1 take blind 30, 1 return blind 20 | over"},
    {"all-in-raise=yes", "AMB-BJX-12", "1 chips 80 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9h) / dealer turn 8d / 1 raise 30",
        " | dealer decides: play fold | 8 BJX-ADJ-2", " | dealer decides: play fold"},
    {"any-amount=free", "AMB-BJX-13", "1 blind 300",
        " | 1 deal, dealer deal: chips blind pass | 3 BJX-BLIND-2", " | 1 deal, dealer deal: chips blind pass"},
    {"draw-with-none-live=yes", "AMB-BJX-14", "1 blind 50 / 1 deal (Ac) Td / dealer deal (8d) (6h) / dealer turn 8d / 1 check / dealer play / 1 turn Ac / dealer turn 6h",
        "1 pay blind 75 | over: hit", "1 pay blind 75 | 1 pay blind 75, dealer hit"},
    {"decks=1", "AMB-BJX-32", "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (9d)",
        " | dealer turn", " | dealer turn | 5 AMB-BJX-32"},
    {"bust-taken=at-end", "AMB-BJX-41", "1 blind 50 / 2 blind 50 / 1 deal (Tc) 6d / 2 deal (Th) 5c / dealer deal (8d) (9h) / dealer turn 8d / 1 check / 2 check / dealer play / 1 turn Tc / 2 turn Th / 1 hit 9s",
        "1 take blind 50 | 1 take blind 50", " | 2 decides: hit stand"},
    {"pass-until=blind", "AMB-BJX-42", "extreme minimum=50 mode=regular / dealer chips 500 / 1 blind 60 / 2 blind 50 / 2 pass",
        "2 return blind 50 | 2 return blind 50, 1 deal, dealer deal: chips blind pass",
        " | 1 deal, 2 deal, dealer deal: chips blind pass | 5 AMB-BJX-42"},
    };
    for (const OptionRow& row : rows) {
        std::string record(row.record.starts_with("extreme") ? std::string(row.record) : dealt + std::string(row.record));
        BOOST_TEST(conduct_in_short(rule(hand_record(record))) == row.by_default, row.clause << " " << conduct_in_short(rule(hand_record(record))));
        record.insert(record.find(" /"), " " + std::string(row.option));
        BOOST_TEST(conduct_in_short(rule(hand_record(record))) == row.by_option, row.clause << " " << row.option << " " << conduct_in_short(rule(hand_record(record))));
    }
}

BOOST_AUTO_TEST_CASE(every_option_has_a_row_above) {
    // unit goes with odd; the rest stand in each_option_changes_a_ruling
    BOOST_TEST(options_of(Game::Extreme).size() == 18);
}

BOOST_AUTO_TEST_CASE(a_clause_misread_rules_what_its_reader_takes_it_to_say) {
    struct MisreadRow { std::string_view clause; ClauseChange change; std::size_t hand; std::string_view lines; };
    const auto outcome = [](Verb verb) { ClauseChange change; change.outcome = verb; return change; };
    const auto odds = [](std::int64_t pays, std::int64_t to) { ClauseChange change; change.odds = Odds{pays, to}; return change; };
    ClauseChange forgotten, backwards;
    forgotten.ignored = true;
    backwards.order = OrderSlip::Reversed;
    const auto row_of = [](std::string_view lines) {
        const auto& rows = whole_hands(Game::Extreme);
        const auto found = std::find_if(rows.begin(), rows.end(), [&](const WholeHand& row) { return row.lines == lines; });
        BOOST_REQUIRE_MESSAGE(found != rows.end(), lines);
        return static_cast<std::size_t>(found - rows.begin());
    };
    const std::string_view example = "1 pay blind 75, 2 pay blind 50, 3 pay blind 25, 2 return blind 100, 3 return blind 50, 3 return double-up 100";
    const std::string_view split = "1.1 pay blind 50, 2 pay blind 50, 2 pay blind 30, 1.1 pay double-up 50, 1.2 pay double-up 20, 1.2 return double-up 100";
    const std::string_view fold = "4 take blind 25, 4 return blind 25, 1 pay blind 37.50, 2 pay blind 25, 3 pay blind 30, 3 return double-up 60";
    const std::string_view short_fold = "1 pay blind 37.50, 2 pay blind 22.50, 2 return blind 50, 3 return blind 60, 3 return double-up 60";
    const std::vector<MisreadRow> rows{
    {"BJX-NAT-2",   odds(6, 5), row_of("1 pay blind 75"), "1 pay blind 60"},
    {"BJX-SET-3",   outcome(Verb::Take), row_of("1 push blind"), "1 take blind 50"},
    {"BJX-SET-3",   outcome(Verb::Pay), row_of("1 push blind"), "1 pay blind 50"},
    {"BJX-NAT-3",   forgotten, row_of("1 take blind 50, 1 take double-up 100"), "1 pay blind 75, 1 pay double-up 150"},
    {"BJX-ADJ-6",   outcome(Verb::Take), row_of("1 take blind 37.50, 1 return blind 37.50"), "1 take blind 75"},
    {"BJX-BUST-1",  outcome(Verb::Push), row_of("1 take blind 50, 1 take double-up 50"), "1 push blind, 1 push double-up"},
    {"BJX-SPLIT-4", odds(3, 2), row_of("1.2 take double-up 50, 1.1 pay blind 50"), "1.2 take double-up 50, 1.1 pay blind 75"},
    {"BJX-SHORT-1", forgotten, row_of("2 take blind 50, 1 pay blind 50, 1 pay blind 10, 1 return blind 100"), "2 take blind 50, 1 pay blind 10, 1 return blind 100"},
    {"BJX-SHORT-3", forgotten, row_of(example), "1 pay blind 75, 2 pay blind 75, 2 return blind 100, 3 return blind 50, 3 return double-up 100"},
    {"BJX-SHORT-6", forgotten, row_of(split), "1.1 pay blind 50, 1.2 pay double-up 50, 2 pay blind 50, 2 pay blind 30, 1.1 pay double-up 20, 1.1 return double-up 50, 1.2 return double-up 100"},
    {"BJX-SHORT-7", forgotten, row_of(example), "1 pay blind 75, 2 pay blind 50, 3 pay blind 25"},
    {"BJX-SHORT-0", forgotten, row_of(split), "1.1 pay blind 50, 1.1 pay double-up 50, 1.2 pay double-up 100, 2 return blind 80"},
    {"BJX-ALLIN-1", forgotten, row_of(split), "1.1 return blind 50, 1.1 return double-up 50, 1.2 return double-up 100, 2 return blind 80"},
    {"BJX-GAME-4",  forgotten, row_of(split), "1.1 pay blind 50, 1.1 pay double-up 50, 1.2 pay double-up 100, 2 pay blind 80"},
    {"BJX-SPLIT-2", forgotten, row_of(split), "1.1 pay blind 50, 2 pay blind 50, 2 pay blind 30, 1.1 pay double-up 50, 1.2 pay double-up 20, 1.2 return double-up 50"},
    {"BJX-NAT-2",   forgotten, row_of("1 pay blind 75"), "1 pay blind 50"},
    {"AMB-BJX-15",  backwards, row_of(short_fold), "3 pay blind 30, 2 pay blind 25, 1 pay blind 5, 1 return blind 75, 3 return double-up 60"},
    {"AMB-BJX-21",  forgotten, row_of(fold), "4 take blind 25, 4 return blind 25, 1 pay blind 37.50, 2 pay blind 25, 3 pay blind 30, 3 pay double-up 30"},
    {"AMB-BJX-22",  forgotten, row_of(example), "1 pay blind 75, 2 pay blind 50, 3 pay blind 25, 2 return blind 50, 3 return blind 25, 3 return double-up 100"},
    {"AMB-BJX-23",  forgotten, row_of("1.1 take blind 50, 2 pay blind 50, 2 pay blind 30, 1.2 pay double-up 30, 1.2 return double-up 50"), "1.1 take blind 50, 1.2 pay double-up 50, 2 pay blind 50, 2 pay blind 10, 2 return blind 80"},
    };
    for (const MisreadRow& row : rows) {
        const Misreading misread{"test", Game::Extreme, std::string(row.clause), row.change, ""};
        BOOST_TEST(joined_texts(rule_misread(hand_record(whole_hands(Game::Extreme)[row.hand].record), misread).lines) == row.lines, row.clause << " " << joined_texts(rule_misread(hand_record(whole_hands(Game::Extreme)[row.hand].record), misread).lines));
    }
}

BOOST_AUTO_TEST_CASE(from_hand_to_hand_the_deal_goes_round_the_blinds_double_and_chips_are_bought) {
    check({
    {"BJX-TURN-1",  "extreme minimum=50 mode=tournament / dealer chips 40 / 1 chips 600 / 1 pass / dealer pass", " | over"},
    {"BJX-GAME-3",  "extreme minimum=50 mode=tournament / dealer chips 600 / 1 chips 40 / 1 blind 40 / 1 deal (Tc) 9d", " | dealer deal"},
    {"BJX-BLIND-3", "extreme minimum=100 mode=tournament / dealer chips 600 / 1 chips 300 / 1 blind 200 / 1 deal (Tc) 9d", " | dealer deal"},
    {"BJX-BLIND-3", "extreme minimum=100 mode=tournament / dealer chips 600 / 1 chips 300 / 1 blind 50", " | 1 deal, dealer deal: chips blind pass | 4 BJX-BLIND-4"},
    {"BJX-BLIND-5", "extreme minimum=100 mode=tournament / dealer chips 1000 / 1 chips 1000 / 1 blind 100 / 1 deal (Tc) 9d", " | dealer deal"},
    });
}

BOOST_AUTO_TEST_CASE(looking_at_ones_own_card_is_no_event) {
    // BJX-DEAL-2: a player does it when they like, so no record says when.
    for (const char* looks : {"1 peek", "1 look", "1 look Tc"})
        BOOST_TEST(!read_record("extreme minimum=50 mode=tournament\ndealer chips 500\n1 blind 50\n1 deal (Tc) 9d\n" + std::string(looks) + "\n"));
    BOOST_TEST(read_record("extreme minimum=50 mode=tournament\ndealer chips 500\n1 blind 50\n1 deal (Tc) 9d\n").has_value());
}

BOOST_AUTO_TEST_CASE(a_reader_who_has_forgotten_a_clause_sees_other_faults) {
    struct Forgotten { std::string_view clause, record, faults, as_read; };
    const std::string to_hands = "dealer deal (8d) (9h) / dealer turn 8d / ";
    const auto dealer_at = [&](const std::string& hole_and_up) {
        return "1 blind 50 / 1 deal (Tc) 9d / dealer deal " + hole_and_up + " / 1 check / dealer play / 1 turn Tc / 1 stand / ";
    };
    const std::string raised = "1 blind 50 / 1 deal (5c) 6d / " + to_hands + "1 raise 50 / dealer play / 1 turn 5c / 1 hit 2h / 1 hit 3h";
    const std::string aces = "1 blind 50 / 1 deal (Ac) Ad / " + to_hands + "1 check / dealer play / 1 turn Ac / 1 split / 1.1 deal 2h / 1.2 deal 3h / 1.1 hit 4h";
    const std::string tens = "1 blind 50 / 1 deal (Kc) Qd / " + to_hands + "1 check / dealer play / 1 turn Kc / 1 split";
    const std::string big_raise = "1 chips 900 / 1 blind 50 / 1 deal (5c) 6d / " + to_hands + "1 raise 600";
    const std::string soft = dealer_at("(7h) (Ad) / dealer turn Ad") + "dealer turn 7h / dealer hit 2s";
    const std::vector<Forgotten> rows{
    // clause        record (the dealer has 500), faults, faults to who has forgotten the clause
    {"BJX-BLIND-2",  "1 blind 101", "3 BJX-BLIND-2", ""},
    {"BJX-ADJ-4",    raised, "", "11 BJX-ADJ-3"},
    {"AMB-BJX-24",   aces, "", "13 BJX-HIT-1"},
    {"BJX-SPLIT-5",  tens, "", "10 BJX-SPLIT-1"},
    {"AMB-BJX-27",   big_raise, "", "8 BJX-ADJ-2"},
    {"BJX-DLR-3",    soft, "", "12 AMB-BJX-29"},
    {"BJX-TOUR-4",   "extreme minimum=50 mode=tournament / dealer chips 40 / 1 pass", "", "3 BJX-TOUR-1"},
    {"AMB-BJX-31",   "extreme minimum=50 mode=tournament left=26 / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d", "", "4 BJX-SHOE-2"},
    };
    for (const Forgotten& row : rows) {
        const std::string text(row.record);
        const HandRecord record = hand_record(text.starts_with("extreme") ? text : dealt + text);
        ClauseChange forgotten;
        forgotten.ignored = true;
        const Misreading misread{"test", Game::Extreme, std::string(row.clause), forgotten, ""};
        BOOST_TEST(breaches_in_words(rule(record)) == row.faults, row.clause << " " << breaches_in_words(rule(record)));
        BOOST_TEST(breaches_in_words(rule_misread(record, misread)) == row.as_read, row.clause << " " << breaches_in_words(rule_misread(record, misread)));
    }
}

BOOST_AUTO_TEST_CASE(who_has_forgotten_when_naturals_are_paid_pays_them_as_they_are_shown) {
    const HandRecord record = hand_record(dealt + "1 blind 50 / 2 blind 50 / 1 deal (Ah) Kd / 2 deal (Tc) 4d / dealer deal (9h) (Ad) / "
                                          "dealer turn Ad / 1 check / 2 check / dealer play / 1 turn Ah / 2 turn Tc");
    ClauseChange forgotten;
    forgotten.ignored = true;
    BOOST_TEST(what_is_next(rule(record)) == "2 decides: hit stand");
    BOOST_TEST(what_is_next(rule_misread(record, {"test", Game::Extreme, "AMB-BJX-16", forgotten, ""})) == "1 pay blind 75, 2 decides: hit stand");
}

BOOST_AUTO_TEST_CASE(the_dealers_two_hidden_cards_are_told_apart_when_one_cannot_be_read) {
    const auto ruled = [](std::string_view deal, std::string_view up, std::string_view hole) {
        return rule(hand_record(dealt + "1 blind 50 / 1 deal (Tc) 9d / dealer deal " + std::string(deal) + " / dealer turn " +
                                std::string(up) + " / 1 check / dealer play / 1 turn Tc / 1 stand / dealer turn " +
                                std::string(hole) + " / dealer stand"));
    };
    BOOST_TEST(conduct_in_short(ruled("(?" "?) (8d)", "8d", "9h")) == "1 pay blind 50 | over");
    BOOST_TEST(conduct_in_short(ruled("(8d) (?" "?)", "8d", "9h")) == "1 pay blind 50 | over");
    BOOST_TEST(conduct_in_short(ruled("(?" "?) (?" "?)", "8d", "9h")) == "1 pay blind 50 | over");
    const Ruling open = ruled("(Td) (?" "?)", "Td", "??");
    BOOST_REQUIRE(open.undecided.size() == 1);
    BOOST_TEST(open.undecided.front().may_be.size() == 4);  // paid, taken, pushed, or not over yet
    BOOST_REQUIRE(open.undecided.front().hangs_on.size() == 1);
    BOOST_TEST(open.undecided.front().hangs_on.front() == 5);
}

BOOST_AUTO_TEST_CASE(a_dealer_with_no_hand_to_beat_may_still_show_and_draw) {
    const std::string bust = dealt + "1 blind 50 / 1 deal (Tc) 9d / dealer deal (8d) (4h) / dealer turn 8d / 1 check / dealer play / 1 turn Tc / 1 hit 5c";
    BOOST_TEST(conduct_in_short(rule(hand_record(bust))) == "1 take blind 50 | over: turn");
    BOOST_TEST(conduct_in_short(rule(hand_record(bust + " / dealer turn 4h"))) == "1 take blind 50 | over: hit");
    BOOST_TEST(conduct_in_short(rule(hand_record(bust + " / dealer turn 4h / dealer hit 9c"))) == "1 take blind 50 | over: stand");
    BOOST_TEST(conduct_in_short(rule(hand_record(bust + " / dealer turn 4h / dealer hit 9c / dealer stand"))) == "1 take blind 50 | over");
}

// clang-format on

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
