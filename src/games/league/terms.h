#pragma once
// What the document of the league fixes, as its sections read it that compute.

#include "rules/terms.h"

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
};

/// The terms as the sheet's reader has them.
Terms terms_of(const RuleSheet& sheet);
/// Those that no row of a section says, for print.
PrintedSection printed_terms();

}  // namespace fairdeal::ibl
