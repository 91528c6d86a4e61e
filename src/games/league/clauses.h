#pragma once
// The clauses of the International BlackJack League that the rules cite, in the order of the
// document, and the open points that a ruling can rest on. Their words are in
// lessons/rulebook/league.xml.

#include "rules/clause.h"

namespace fairdeal::ibl {

// Elimination hands
constexpr ClauseId eh_1{"IBL-EH-1"};  // the list of elimination hands
constexpr ClauseId eh_2{"IBL-EH-2"};  // the lowest count goes out
constexpr ClauseId eh_3{"IBL-EH-3"};  // a lowest count that is shared: one goes, by sudden death
constexpr ClauseId eh_4{"IBL-EH-4"};  // players at zero go out, on any hand
constexpr ClauseId eh_5{"IBL-EH-5"};  // both positions are rewarded: both are paid
constexpr ClauseId eh_6{"IBL-EH-6"};  // one of them is: sudden death decides who gets it
// Sudden death
constexpr ClauseId sd_2{"IBL-SD-2"};  // rewarded and unrewarded positions alike
constexpr ClauseId sd_3{"IBL-SD-3"};  // the larger starting chips take the higher place
constexpr ClauseId sd_4{"IBL-SD-4"};  // the furthest clockwise from the start takes the lower
// Sit-out
constexpr ClauseId sit_3{"IBL-SIT-3"};  // the game plays for them
// The secret bet
constexpr ClauseId sec_1{"IBL-SEC-1"};  // one a player and round
constexpr ClauseId sec_3{"IBL-SEC-3"};  // shown at the end of the round
constexpr ClauseId sec_4{"IBL-SEC-4"};  // every action works on it
constexpr ClauseId sec_5{"IBL-SEC-5"};  // its amount is shown at the end of the hand
// Disconnection
constexpr ClauseId dis_2{"IBL-DIS-2"};  // the system acts for them
constexpr ClauseId dis_3{"IBL-DIS-3"};  // it bets the minimum
constexpr ClauseId dis_4{"IBL-DIS-4"};  // two cards, and on to 12
constexpr ClauseId dis_5{"IBL-DIS-5"};  // or two cards and no more

// Open points
constexpr ClauseId tied_lowest{"AMB-IBL-01"};
constexpr ClauseId bust_on_elimination{"AMB-IBL-02"};
constexpr ClauseId three_way_tie{"AMB-IBL-03"};
constexpr ClauseId both_rewarded{"AMB-IBL-04"};
constexpr ClauseId distance_of_starter{"AMB-IBL-05"};
constexpr ClauseId one_or_three_bust{"AMB-IBL-06"};
constexpr ClauseId everyone_busts{"AMB-IBL-07"};
constexpr ClauseId what_a_round_is{"AMB-IBL-08"};
constexpr ClauseId when_revealed{"AMB-IBL-09"};
constexpr ClauseId when_placed{"AMB-IBL-10"};
constexpr ClauseId instead_of_open_bet{"AMB-IBL-11"};
constexpr ClauseId until_soft_12{"AMB-IBL-12"};
constexpr ClauseId less_than_minimum{"AMB-IBL-13"};
constexpr ClauseId starting_chips{"AMB-IBL-16"};
constexpr ClauseId when_counted{"AMB-IBL-17"};
constexpr ClauseId who_starts{"AMB-IBL-19"};
constexpr ClauseId final_hand_ranks{"AMB-IBL-20"};
constexpr ClauseId ties_that_decide_nothing{"AMB-IBL-21"};
constexpr ClauseId zero_ranks_below{"AMB-IBL-22"};
constexpr ClauseId neither_rewarded{"AMB-IBL-23"};
constexpr ClauseId both_still_out{"AMB-IBL-24"};
constexpr ClauseId short_stays_in{"AMB-IBL-25"};
constexpr ClauseId two_remain{"AMB-IBL-26"};
constexpr ClauseId no_secret_by_system{"AMB-IBL-27"};
constexpr ClauseId base_game{"AMB-IBL-28"};
constexpr ClauseId whole_group_ranked{"AMB-IBL-29"};
constexpr ClauseId the_absent_count{"AMB-IBL-32"};
constexpr ClauseId what_is_rewarded{"AMB-IBL-33"};

constexpr ClauseId all[] = {eh_1,
                            eh_2,
                            eh_3,
                            eh_4,
                            eh_5,
                            eh_6,
                            sd_2,
                            sd_3,
                            sd_4,
                            sit_3,
                            sec_1,
                            sec_3,
                            sec_4,
                            sec_5,
                            dis_2,
                            dis_3,
                            dis_4,
                            dis_5,
                            tied_lowest,
                            bust_on_elimination,
                            three_way_tie,
                            both_rewarded,
                            distance_of_starter,
                            one_or_three_bust,
                            everyone_busts,
                            what_a_round_is,
                            when_revealed,
                            when_placed,
                            instead_of_open_bet,
                            until_soft_12,
                            less_than_minimum,
                            starting_chips,
                            when_counted,
                            who_starts,
                            final_hand_ranks,
                            ties_that_decide_nothing,
                            zero_ranks_below,
                            neither_rewarded,
                            both_still_out,
                            short_stays_in,
                            two_remain,
                            no_secret_by_system,
                            base_game,
                            whole_group_ranked,
                            the_absent_count,
                            what_is_rewarded};

}  // namespace fairdeal::ibl
