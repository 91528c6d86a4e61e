#pragma once
// The clauses of Midnight Blackjack that the rules cite, in the order of the document, and the open
// points that a ruling can rest on. Their words are in lessons/rulebook/midnight.xml.

#include "rules/clause.h"

namespace fairdeal::mid {

// The aim
constexpr ClauseId obj_4{"MID-OBJ-4"};  // never over 21
// The rules special to Midnight
constexpr ClauseId shoe_1{"MID-SHOE-1"};  // eight decks
constexpr ClauseId pay_1{"MID-PAY-1"};    // blackjack 3:2
constexpr ClauseId pay_2{"MID-PAY-2"};    // other winning hands 1:1
constexpr ClauseId pay_3{"MID-PAY-3"};    // insurance 2:1
constexpr ClauseId dlr_1{"MID-DLR-1"};    // the dealer draws to 16
constexpr ClauseId dlr_2{"MID-DLR-2"};    // and stands on every 17
constexpr ClauseId rsp_1{"MID-RSP-1"};    // no second split
constexpr ClauseId dbl_1{"MID-DBL-1"};    // doubles on 9 to 11
constexpr ClauseId nhc_1{"MID-NHC-1"};    // no hole card
constexpr ClauseId sur_1{"MID-SUR-1"};    // no surrender
constexpr ClauseId dbj_1{"MID-DBJ-1"};    // a dealer blackjack takes all but insurance and a push
// Betting and the deal
constexpr ClauseId bet_1{"MID-BET-1"};    // one to three hands
constexpr ClauseId bet_3{"MID-BET-3"};    // DEAL starts the round
constexpr ClauseId deal_1{"MID-DEAL-1"};  // two cards a position, one for the dealer
// The hands
constexpr ClauseId act_1{"MID-ACT-1"};      // hand by hand
constexpr ClauseId stand_1{"MID-STAND-1"};  // STAND ends the hand
constexpr ClauseId hit_2{"MID-HIT-2"};      // on while the total is below 21
constexpr ClauseId hit_3{"MID-HIT-3"};      // a bust loses at once
constexpr ClauseId dbl_2{"MID-DBL-2"};      // one more card, then done
constexpr ClauseId dbl_3{"MID-DBL-3"};      // for twice the bet
constexpr ClauseId spl_2{"MID-SPL-2"};      // each split hand gets a new card
constexpr ClauseId spl_3{"MID-SPL-3"};      // and has its own bet
constexpr ClauseId spl_5{"MID-SPL-5"};      // two cards of one value
constexpr ClauseId spl_6{"MID-SPL-6"};      // a split hand is never a blackjack
constexpr ClauseId spl_7{"MID-SPL-7"};      // there an ace and a ten are just 21
constexpr ClauseId ins_1{"MID-INS-1"};      // insurance: before anything else, against an ace
constexpr ClauseId ins_2{"MID-INS-2"};      // hand by hand
constexpr ClauseId ins_3{"MID-INS-3"};      // for half the bet
// The dealer's hand
constexpr ClauseId draw_1{"MID-DRAW-1"};  // cards only if a hand is left
// The result
constexpr ClauseId res_1{"MID-RES-1"};  // dealer bust: every hand left wins
constexpr ClauseId res_2{"MID-RES-2"};  // otherwise they are compared
constexpr ClauseId res_3{"MID-RES-3"};  // more wins, less loses
constexpr ClauseId res_4{"MID-RES-4"};  // a tie: the bet stays
constexpr ClauseId res_5{"MID-RES-5"};  // nothing won, nothing lost
// Insurance
constexpr ClauseId ins_5{"MID-INS-5"};  // settled on the dealer's second card
constexpr ClauseId ins_6{"MID-INS-6"};  // a blackjack: it wins
constexpr ClauseId ins_7{"MID-INS-7"};  // none: it is lost

// Open points
constexpr ClauseId insured_and_all_bust{"AMB-MID-01"};
constexpr ClauseId only_naturals_left{"AMB-MID-02"};
constexpr ClauseId blackjack_vs_21{"AMB-MID-03"};
constexpr ClauseId dealer_blackjack_vs_21{"AMB-MID-04"};
constexpr ClauseId dealer_blackjack_takes{"AMB-MID-05"};
constexpr ClauseId value_to_double{"AMB-MID-06"};
constexpr ClauseId when_to_double{"AMB-MID-07"};
constexpr ClauseId double_after_split{"AMB-MID-08"};
constexpr ClauseId split_aces{"AMB-MID-09"};
constexpr ClauseId any_21_stands{"AMB-MID-10"};
constexpr ClauseId insured_and_bust{"AMB-MID-11"};
constexpr ClauseId size_of_insurance{"AMB-MID-12"};
constexpr ClauseId odd_sums{"AMB-MID-13"};
constexpr ClauseId naturals_wait{"AMB-MID-14"};
constexpr ClauseId when_insurance_is_asked{"AMB-MID-15"};
constexpr ClauseId no_even_money{"AMB-MID-16"};
constexpr ClauseId ten_up{"AMB-MID-17"};
constexpr ClauseId what_a_push_leaves{"AMB-MID-18"};
constexpr ClauseId split_cards_at_once{"AMB-MID-19"};
constexpr ClauseId when_to_split{"AMB-MID-20"};
constexpr ClauseId push_against_blackjack{"AMB-MID-21"};

constexpr ClauseId all[] = {obj_4,
                            shoe_1,
                            pay_1,
                            pay_2,
                            pay_3,
                            dlr_1,
                            dlr_2,
                            rsp_1,
                            dbl_1,
                            nhc_1,
                            sur_1,
                            dbj_1,
                            bet_1,
                            bet_3,
                            deal_1,
                            act_1,
                            stand_1,
                            hit_2,
                            hit_3,
                            dbl_2,
                            dbl_3,
                            spl_2,
                            spl_3,
                            spl_5,
                            spl_6,
                            spl_7,
                            ins_1,
                            ins_2,
                            ins_3,
                            draw_1,
                            res_1,
                            res_2,
                            res_3,
                            res_4,
                            res_5,
                            ins_5,
                            ins_6,
                            ins_7,
                            insured_and_all_bust,
                            only_naturals_left,
                            blackjack_vs_21,
                            dealer_blackjack_vs_21,
                            dealer_blackjack_takes,
                            value_to_double,
                            when_to_double,
                            double_after_split,
                            split_aces,
                            any_21_stands,
                            insured_and_bust,
                            size_of_insurance,
                            odd_sums,
                            naturals_wait,
                            when_insurance_is_asked,
                            no_even_money,
                            ten_up,
                            what_a_push_leaves,
                            split_cards_at_once,
                            when_to_split,
                            push_against_blackjack};

}  // namespace fairdeal::mid
