#pragma once
// What the document of the league fixes, as its sections read it that compute.

#include "rules/sheet/terms.h"

namespace fairdeal::ibl {

struct Terms {
    bool lowest_goes = true;                     // IBL-EH-2; else the largest count
    bool short_stays_in = true;                  // AMB-IBL-25
    bool the_absent_count = true;                // AMB-IBL-32
    bool zero_ranks_below = true;                // AMB-IBL-22
    bool secret_bets_count = true;               // AMB-IBL-17
    bool starting_chips_are_before_bets = true;  // AMB-IBL-16
    bool larger_start_is_better = true;          // IBL-SD-3
    bool seats_count_from_the_starter = true;    // IBL-SD-4; else from seat 1
    bool nearer_is_better = true;                // IBL-SD-4
    // the procedure
    bool the_starter_is_known = true;              // AMB-IBL-19; else it is seat 1
    bool secret_bets_end_with_the_deal = true;     // AMB-IBL-10
    bool one_secret_bet = true;                    // IBL-SEC-1: a round, and on one hand
    bool a_secret_bet_is_instead = true;           // AMB-IBL-11: not on top of the open bet
    bool secret_bets_play_on = true;               // IBL-SEC-4
    bool the_system_bets_openly = true;            // AMB-IBL-27
    bool the_system_bets_the_minimum = true;       // IBL-DIS-3; else nothing
    bool the_system_plays_for_sitters_out = true;  // IBL-SIT-3
    bool the_system_takes_no_insurance = true;     // IBL-DIS-2
};

/// The terms as the sheet's reader has them.
Terms terms_of(const RuleSheet& sheet);
/// Those that no row of a section says, for print.
PrintedSection printed_terms();

}  // namespace fairdeal::ibl
