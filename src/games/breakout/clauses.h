#pragma once
// The clauses of Breakout Blackjack that the rules cite, in the order of the sheet, and the open
// points that a ruling can rest on. Their words are in lessons/rulebook/breakout.xml.

#include "rules/clause.h"

namespace fairdeal::brk {

// Dealing a hand
constexpr ClauseId phb_1{"BRK-PHB-1"};    // own hand: regular blackjack
constexpr ClauseId phb_2{"BRK-PHB-2"};    // own hand: hit, stay, split, double as normal
constexpr ClauseId dhb_2{"BRK-DHB-2"};    // dealer hand bet: no decisions
constexpr ClauseId dhb_4{"BRK-DHB-4"};    // it hits until 17 or higher
constexpr ClauseId s17_1{"BRK-S17-1"};    // the house decides on soft 17
constexpr ClauseId s17_2{"BRK-S17-2"};    // the player's hand does as the dealer's
constexpr ClauseId bust_1{"BRK-BUST-1"};  // a bust on a dealer hand bet stays out
// Paying a hand
constexpr ClauseId pay_1{"BRK-PAY-1"};    // own-hand bets as normal
constexpr ClauseId win_1{"BRK-WIN-1"};    // the dealer's hand beat the player's
constexpr ClauseId lose_1{"BRK-LOSE-1"};  // the dealer's hand lost to it
constexpr ClauseId push_1{"BRK-PUSH-1"};  // same total
constexpr ClauseId push_2{"BRK-PUSH-2"};  // both bust
constexpr ClauseId push_3{"BRK-PUSH-3"};  // bust against 17
// Blackjack hands
constexpr ClauseId ins_1{"BRK-INS-1"};  // no insurance, no even money on dealer hand bets
constexpr ClauseId ins_2{"BRK-INS-2"};  // insurance only if someone bets on their own hand
constexpr ClauseId bj_1{"BRK-BJ-1"};    // player blackjack, dealer none: lost
constexpr ClauseId bj_2{"BRK-BJ-2"};    // taken before any more cards
constexpr ClauseId bj_3{"BRK-BJ-3"};    // dealer blackjack pays 3:2
constexpr ClauseId bj_4{"BRK-BJ-4"};    // both: push
// Side bets
constexpr ClauseId side_3{"BRK-SIDE-3"};    // no Breakout Bonus or Super Tie on an own-hand bet
constexpr ClauseId side_4{"BRK-SIDE-4"};    // before any card
constexpr ClauseId early_1{"BRK-EARLY-1"};  // Bonus and Super Tie go with an early loss
constexpr ClauseId order_1{"BRK-ORDER-1"};  // side bets at the end of the hand
constexpr ClauseId bb_1{"BRK-BB-1"};        // both hands bust
constexpr ClauseId bb_3{"BRK-BB-3"};        // 12 or more cards
constexpr ClauseId bb_4{"BRK-BB-4"};        // 11
constexpr ClauseId bb_5{"BRK-BB-5"};        // 10
constexpr ClauseId bb_6{"BRK-BB-6"};        // 9
constexpr ClauseId bb_7{"BRK-BB-7"};        // 8
constexpr ClauseId bb_8{"BRK-BB-8"};        // 6 or 7
constexpr ClauseId st_1{"BRK-ST-1"};        // the final hands tie
constexpr ClauseId st_3{"BRK-ST-3"};        // lost on bust against 17
constexpr ClauseId st_4{"BRK-ST-4"};        // its minimum
constexpr ClauseId st_5{"BRK-ST-5"};        // a tip is built in
constexpr ClauseId st_6{"BRK-ST-6"};        // the tip is a fixed sum
constexpr ClauseId st_7{"BRK-ST-7"};        // blackjack push
constexpr ClauseId st_8{"BRK-ST-8"};        // 21 push
constexpr ClauseId st_9{"BRK-ST-9"};        // 20 push
constexpr ClauseId st_10{"BRK-ST-10"};      // 17, 18, 19 push
constexpr ClauseId st_11{"BRK-ST-11"};      // bust push
constexpr ClauseId pu_1{"BRK-PU-1"};        // an unsuited pair in either starting hand
constexpr ClauseId pu_2{"BRK-PU-2"};        // a suited pair in either
constexpr ClauseId pu_3{"BRK-PU-3"};        // both starting hands are pairs
constexpr ClauseId pu_4{"BRK-PU-4"};        // suited or unsuited
constexpr ClauseId pu_5{"BRK-PU-5"};        // Pair Up alone: no more cards
constexpr ClauseId pu_6{"BRK-PU-6"};        // 50 to 1
constexpr ClauseId pu_7{"BRK-PU-7"};        // 5 to 1
constexpr ClauseId pu_8{"BRK-PU-8"};        // 3 to 1
constexpr ClauseId sw_1{"BRK-SW-1"};        // dealer's final hand is 17
constexpr ClauseId sw_2{"BRK-SW-2"};        // Sweet 17 alone: the dealer still draws

// Figures and plain words that no ruling rests on alone; a reader can misread them all the same
constexpr ClauseId bust_2{"BRK-BUST-2"};  // a busted hand cannot lose
constexpr ClauseId bust_3{"BRK-BUST-3"};  // it wins or pushes
constexpr ClauseId win_2{"BRK-WIN-2"};    // figure 1: the dealer's total is higher
constexpr ClauseId win_3{"BRK-WIN-3"};    // figure 2: bust against a made hand
constexpr ClauseId lose_2{"BRK-LOSE-2"};  // figure 3: a made hand against the dealer's bust
constexpr ClauseId lose_3{"BRK-LOSE-3"};  // figure 4: the player's total is higher
constexpr ClauseId bb_2{"BRK-BB-2"};      // the cards of both hands
constexpr ClauseId bb_9{"BRK-BB-9"};      // figure 10: ten of them
constexpr ClauseId bb_10{"BRK-BB-10"};    // figure 10: their price
constexpr ClauseId st_2{"BRK-ST-2"};      // paid by the total
constexpr ClauseId st_13{"BRK-ST-13"};    // figure 12: its price
constexpr ClauseId pu_9{"BRK-PU-9"};      // figure 14: the pair is the dealer's
constexpr ClauseId pu_10{"BRK-PU-10"};    // figure 15: a pair on both sides

// Open points
constexpr ClauseId hole_card{"AMB-BRK-01"};
constexpr ClauseId dealer_win_price{"AMB-BRK-02"};
constexpr ClauseId regular_rules{"AMB-BRK-03"};
constexpr ClauseId bust_soft_17{"AMB-BRK-04"};
constexpr ClauseId sweet_soft_17{"AMB-BRK-05"};
constexpr ClauseId what_a_pair_is{"AMB-BRK-06"};
constexpr ClauseId what_suited_is{"AMB-BRK-07"};
constexpr ClauseId both_pairs{"AMB-BRK-08"};
constexpr ClauseId rows_add_up{"AMB-BRK-09"};
constexpr ClauseId pair_up_after_split{"AMB-BRK-10"};
constexpr ClauseId who_pays_tip{"AMB-BRK-11"};
constexpr ClauseId short_super_tie{"AMB-BRK-12"};
constexpr ClauseId illegal_side_bet{"AMB-BRK-13"};
constexpr ClauseId blackjack_vs_21{"AMB-BRK-14"};
constexpr ClauseId no_hole_loss{"AMB-BRK-15"};
constexpr ClauseId nothing_left{"AMB-BRK-16"};
constexpr ClauseId paid_natural{"AMB-BRK-17"};
constexpr ClauseId pair_and_sweet{"AMB-BRK-18"};
constexpr ClauseId all_busted{"AMB-BRK-19"};
constexpr ClauseId offer_check_take{"AMB-BRK-20"};
constexpr ClauseId who_is_asked{"AMB-BRK-21"};
constexpr ClauseId even_money_open{"AMB-BRK-22"};
constexpr ClauseId one_main_wager{"AMB-BRK-23"};
constexpr ClauseId early_losses{"AMB-BRK-25"};
constexpr ClauseId busts_tie{"AMB-BRK-26"};
constexpr ClauseId cards_counted{"AMB-BRK-27"};
constexpr ClauseId blackjack_ends_it{"AMB-BRK-28"};
constexpr ClauseId insured_natural{"AMB-BRK-32"};
constexpr ClauseId end_of_hand{"AMB-BRK-34"};
constexpr ClauseId pair_up_needs_a_card{"AMB-BRK-36"};
constexpr ClauseId stands_for_sweet_17{"AMB-BRK-38"};
constexpr ClauseId main_bets_first{"AMB-BRK-39"};
constexpr ClauseId side_bets_at_blackjack{"AMB-BRK-42"};

constexpr ClauseId all[] = {phb_1,
                            phb_2,
                            dhb_2,
                            dhb_4,
                            s17_1,
                            s17_2,
                            bust_1,
                            pay_1,
                            win_1,
                            lose_1,
                            push_1,
                            push_2,
                            push_3,
                            ins_1,
                            ins_2,
                            bj_1,
                            bj_2,
                            bj_3,
                            bj_4,
                            side_3,
                            side_4,
                            early_1,
                            order_1,
                            bb_1,
                            bb_3,
                            bb_4,
                            bb_5,
                            bb_6,
                            bb_7,
                            bb_8,
                            st_1,
                            st_3,
                            st_4,
                            st_5,
                            st_6,
                            st_7,
                            st_8,
                            st_9,
                            st_10,
                            st_11,
                            pu_1,
                            pu_2,
                            pu_3,
                            pu_4,
                            pu_5,
                            pu_6,
                            pu_7,
                            pu_8,
                            sw_1,
                            sw_2,
                            hole_card,
                            dealer_win_price,
                            regular_rules,
                            bust_soft_17,
                            sweet_soft_17,
                            what_a_pair_is,
                            what_suited_is,
                            both_pairs,
                            rows_add_up,
                            pair_up_after_split,
                            who_pays_tip,
                            short_super_tie,
                            illegal_side_bet,
                            blackjack_vs_21,
                            no_hole_loss,
                            nothing_left,
                            paid_natural,
                            pair_and_sweet,
                            all_busted,
                            offer_check_take,
                            who_is_asked,
                            even_money_open,
                            one_main_wager,
                            early_losses,
                            busts_tie,
                            cards_counted,
                            blackjack_ends_it,
                            insured_natural,
                            end_of_hand,
                            pair_up_needs_a_card,
                            stands_for_sweet_17,
                            main_bets_first,
                            side_bets_at_blackjack};

}  // namespace fairdeal::brk
