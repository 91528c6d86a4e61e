#pragma once
// The clauses of the chapter IRR, what a house does when a deal goes wrong. They stand below the
// four games' own clauses, which win.

#include <array>

#include "rules/clause.h"

namespace fairdeal::irr {

constexpr ClauseId boxed_card{"IRR-1"};      // none of anybody's
constexpr ClauseId loose_unseen{"IRR-2"};    // drawn in error, not seen: the next card
constexpr ClauseId loose_seen{"IRR-3"};      // drawn in error and seen: offered
constexpr ClauseId who_refuses{"IRR-4"};     // draws no more; what nobody takes is burned
constexpr ClauseId deal_seen{"IRR-5"};       // a card seen in the first deal
constexpr ClauseId overdraw{"IRR-6"};        // the dealer's card beyond a standing total
constexpr ClauseId dealer_missed{"IRR-7"};   // the dealer takes their number last
constexpr ClauseId seat_missed{"IRR-8"};     // a seat without cards
constexpr ClauseId one_card{"IRR-9"};        // a seat with one card
constexpr ClauseId empty_box{"IRR-10"};      // cards where no wager is
constexpr ClauseId extra_hand{"IRR-11"};     // void
constexpr ClauseId surplus_card{"IRR-12"};   // of a hand: a loose card that was seen
constexpr ClauseId cards_out{"IRR-13"};      // the shoe is empty
constexpr ClauseId misplaced{"IRR-14"};      // a card laid in a wrong place
constexpr ClauseId misscan{"IRR-15"};        // the scanner says one card, the table another
constexpr ClauseId hole_seen{"IRR-16"};      // the hole card is known
constexpr ClauseId bad_card{"IRR-17"};       // lost, damaged, foreign
constexpr ClauseId late_bet{"IRR-18"};       // a stake put up or changed late
constexpr ClauseId off_limit{"IRR-19"};      // a stake outside the limits
constexpr ClauseId mispay{"IRR-20"};         // corrected
constexpr ClauseId early_pickup{"IRR-21"};   // cards collected too early
constexpr ClauseId no_decision{"IRR-22"};    // a guest will not act
constexpr ClauseId machine{"IRR-23"};        // a machine fails
constexpr ClauseId floor_decides{"IRR-24"};  // never the dealer
constexpr ClauseId void_round{"IRR-25"};     // every wager goes back

inline constexpr std::array all{
    boxed_card,  loose_unseen, loose_seen,    who_refuses, deal_seen,    overdraw,  dealer_missed,
    seat_missed, one_card,     empty_box,     extra_hand,  surplus_card, cards_out, misplaced,
    misscan,     hole_seen,    bad_card,      late_bet,    off_limit,    mispay,    early_pickup,
    no_decision, machine,      floor_decides, void_round};

}  // namespace fairdeal::irr
