#pragma once
// The clauses of BlackJack eXtreme that the rules cite, in the order of the document, and the open
// points that a ruling can rest on. Their words are in lessons/rulebook/extreme.xml.

#include "rules/clause.h"

namespace fairdeal::bjx {

// The game
constexpr ClauseId game_4{"BJX-GAME-4"};  // the dealer banks every wager
// The shoe
constexpr ClauseId shoe_1{"BJX-SHOE-1"};  // two decks
constexpr ClauseId shoe_2{"BJX-SHOE-2"};  // under 26 cards: shuffle before the hand
// What is special
constexpr ClauseId res_1{"BJX-RES-1"};      // ordinary card values and win or lose rules
constexpr ClauseId esc_1{"BJX-ESC-1"};      // bets and raises are matched from the dealer's stack
constexpr ClauseId allin_1{"BJX-ALLIN-1"};  // a dealer who is all in pays by the formula
// Blinds
constexpr ClauseId blind_1{"BJX-BLIND-1"};  // every player makes one
constexpr ClauseId blind_2{"BJX-BLIND-2"};  // at most twice the minimum
constexpr ClauseId blind_4{"BJX-BLIND-4"};  // all in where the chips are short
// The deal
constexpr ClauseId deal_1{"BJX-DEAL-1"};  // players: one down, one up
constexpr ClauseId deal_3{"BJX-DEAL-3"};  // dealer: both down
constexpr ClauseId deal_4{"BJX-DEAL-4"};  // the dealer turns up the one they choose
// Adjusting the bets
constexpr ClauseId adj_1{"BJX-ADJ-1"};  // only then do the players adjust
constexpr ClauseId adj_2{"BJX-ADJ-2"};  // raise: at least double
constexpr ClauseId adj_3{"BJX-ADJ-3"};  // a raised hand gets one more card
constexpr ClauseId adj_4{"BJX-ADJ-4"};  // and may get more
constexpr ClauseId adj_5{"BJX-ADJ-5"};  // check: the blind only
constexpr ClauseId adj_6{"BJX-ADJ-6"};  // fold: keep half the blind
// The dealer's choice
constexpr ClauseId dfold_1{"BJX-DFOLD-1"};  // fold: half of each blind
constexpr ClauseId dfold_2{"BJX-DFOLD-2"};  // or play
// Naturals
constexpr ClauseId nat_1{"BJX-NAT-1"};  // hole cards are turned up
constexpr ClauseId nat_2{"BJX-NAT-2"};  // 3:2
constexpr ClauseId nat_3{"BJX-NAT-3"};  // raised: it plays as an eleven
constexpr ClauseId nat_4{"BJX-NAT-4"};  // and gets at least one card
// The players' hands
constexpr ClauseId hit_1{"BJX-HIT-1"};    // cards as they wish
constexpr ClauseId bust_1{"BJX-BUST-1"};  // a bust loses the whole bet
// Splits
constexpr ClauseId split_1{"BJX-SPLIT-1"};  // any pair
constexpr ClauseId split_2{"BJX-SPLIT-2"};  // for the total bet again
constexpr ClauseId split_3{"BJX-SPLIT-3"};  // third hand and so on
constexpr ClauseId split_4{"BJX-SPLIT-4"};  // a blackjack there pays 1:1
constexpr ClauseId split_5{"BJX-SPLIT-5"};  // ten-valued cards pair
// The dealer's hand
constexpr ClauseId dlr_1{"BJX-DLR-1"};  // hole card, then the dealer plays
constexpr ClauseId dlr_2{"BJX-DLR-2"};  // draws to 17
constexpr ClauseId dlr_3{"BJX-DLR-3"};  // may hit a soft 17 or higher
// Settling
constexpr ClauseId set_1{"BJX-SET-1"};  // losing bets are collected
constexpr ClauseId set_2{"BJX-SET-2"};  // winners are paid
constexpr ClauseId set_3{"BJX-SET-3"};  // ties push
// Passing
constexpr ClauseId pass_1{"BJX-PASS-1"};  // regular play: player or dealer may pass
constexpr ClauseId pass_2{"BJX-PASS-2"};  // three passes: back to the lobby
// Tournament play
constexpr ClauseId tour_1{"BJX-TOUR-1"};  // covered positions must play
constexpr ClauseId tour_2{"BJX-TOUR-2"};  // for any amount
constexpr ClauseId tour_4{"BJX-TOUR-4"};  // not covered: the dealer may decline
constexpr ClauseId tour_5{"BJX-TOUR-5"};  // nobody covered, nobody plays: the deal passes
// Short stack payouts
constexpr ClauseId short_0{"BJX-SHORT-0"};  // the order that follows
constexpr ClauseId short_1{"BJX-SHORT-1"};  // first every losing bet
constexpr ClauseId short_2{"BJX-SHORT-2"};  // blackjacks in full
constexpr ClauseId short_3{"BJX-SHORT-3"};  // the minimum blind, clockwise
constexpr ClauseId short_4{"BJX-SHORT-4"};  // the balance of the blind
constexpr ClauseId short_5{"BJX-SHORT-5"};  // double ups
constexpr ClauseId short_6{"BJX-SHORT-6"};  // second, third hand: a double up, whole
constexpr ClauseId short_7{"BJX-SHORT-7"};  // unpaid winners pull back

// Open points
constexpr ClauseId natural_vs_natural{"AMB-BJX-01"};
constexpr ClauseId natural_on_fold{"AMB-BJX-02"};
constexpr ClauseId too_small_for_next{"AMB-BJX-03"};
constexpr ClauseId minimum_blind{"AMB-BJX-04"};
constexpr ClauseId natural_vs_21{"AMB-BJX-05"};
constexpr ClauseId split_blackjack_is{"AMB-BJX-06"};
constexpr ClauseId compulsory_card_of_split{"AMB-BJX-07"};
constexpr ClauseId half_a_chip{"AMB-BJX-08"};
constexpr ClauseId round_five{"AMB-BJX-09"};
constexpr ClauseId covered_positions{"AMB-BJX-10"};
constexpr ClauseId more_than_he_could_pay{"AMB-BJX-11"};
constexpr ClauseId short_raise{"AMB-BJX-12"};
constexpr ClauseId any_amount{"AMB-BJX-13"};
constexpr ClauseId nobody_to_draw_for{"AMB-BJX-14"};
constexpr ClauseId clockwise_from{"AMB-BJX-15"};
constexpr ClauseId when_naturals_are_paid{"AMB-BJX-16"};
constexpr ClauseId when_formula_applies{"AMB-BJX-17"};
constexpr ClauseId what_the_bank_is{"AMB-BJX-18"};
constexpr ClauseId several_naturals{"AMB-BJX-19"};
constexpr ClauseId fold_short{"AMB-BJX-20"};
constexpr ClauseId fold_returns{"AMB-BJX-21"};
constexpr ClauseId part_paid{"AMB-BJX-22"};
constexpr ClauseId later_hand_wins{"AMB-BJX-23"};
constexpr ClauseId no_split_limit{"AMB-BJX-24"};
constexpr ClauseId no_raise_after_split{"AMB-BJX-25"};
constexpr ClauseId split_needs_match{"AMB-BJX-26"};
constexpr ClauseId no_raise_limit{"AMB-BJX-27"};
constexpr ClauseId natural_is_complete{"AMB-BJX-28"};
constexpr ClauseId hard_17_stands{"AMB-BJX-29"};
constexpr ClauseId third_pass{"AMB-BJX-30"};
constexpr ClauseId reshuffle_line{"AMB-BJX-31"};
constexpr ClauseId how_many_decks{"AMB-BJX-32"};
constexpr ClauseId everyone_folds{"AMB-BJX-33"};
constexpr ClauseId joins_anyway{"AMB-BJX-35"};
constexpr ClauseId adjusts_in_order{"AMB-BJX-36"};
constexpr ClauseId turned_together{"AMB-BJX-37"};
constexpr ClauseId deal_passes{"AMB-BJX-39"};
constexpr ClauseId when_a_bust_is_taken{"AMB-BJX-41"};
constexpr ClauseId until_when_to_pass{"AMB-BJX-42"};
constexpr ClauseId no_insurance{"AMB-BJX-43"};
constexpr ClauseId chips_bought_late{"AMB-BJX-44"};

constexpr ClauseId all[] = {game_4,
                            shoe_1,
                            shoe_2,
                            res_1,
                            esc_1,
                            allin_1,
                            blind_1,
                            blind_2,
                            blind_4,
                            deal_1,
                            deal_3,
                            deal_4,
                            adj_1,
                            adj_2,
                            adj_3,
                            adj_4,
                            adj_5,
                            adj_6,
                            dfold_1,
                            dfold_2,
                            nat_1,
                            nat_2,
                            nat_3,
                            nat_4,
                            hit_1,
                            bust_1,
                            split_1,
                            split_2,
                            split_3,
                            split_4,
                            split_5,
                            dlr_1,
                            dlr_2,
                            dlr_3,
                            set_1,
                            set_2,
                            set_3,
                            pass_1,
                            pass_2,
                            tour_1,
                            tour_2,
                            tour_4,
                            tour_5,
                            short_0,
                            short_1,
                            short_2,
                            short_3,
                            short_4,
                            short_5,
                            short_6,
                            short_7,
                            natural_vs_natural,
                            natural_on_fold,
                            too_small_for_next,
                            minimum_blind,
                            natural_vs_21,
                            split_blackjack_is,
                            compulsory_card_of_split,
                            half_a_chip,
                            round_five,
                            covered_positions,
                            more_than_he_could_pay,
                            short_raise,
                            any_amount,
                            nobody_to_draw_for,
                            clockwise_from,
                            when_naturals_are_paid,
                            when_formula_applies,
                            what_the_bank_is,
                            several_naturals,
                            fold_short,
                            fold_returns,
                            part_paid,
                            later_hand_wins,
                            no_split_limit,
                            no_raise_after_split,
                            split_needs_match,
                            no_raise_limit,
                            natural_is_complete,
                            hard_17_stands,
                            third_pass,
                            reshuffle_line,
                            how_many_decks,
                            everyone_folds,
                            joins_anyway,
                            adjusts_in_order,
                            turned_together,
                            deal_passes,
                            when_a_bust_is_taken,
                            until_when_to_pass,
                            no_insurance,
                            chips_bought_late};

}  // namespace fairdeal::bjx
