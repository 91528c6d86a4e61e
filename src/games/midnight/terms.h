#pragma once
// What the document of Midnight fixes, as its sections read it that compute.

#include "rules/sheet/terms.h"

namespace fairdeal::mid {

struct Terms {
    bool split_hand_has_its_own_bet = true;  // MID-SPL-3
    bool double_counts_twice = true;         // MID-DBL-3
    // the procedure
    bool bets_end_with_the_deal = true;        // MID-BET-3
    bool three_positions_are_the_most = true;  // MID-BET-1
    bool insurance_needs_an_ace = true;        // MID-INS-1
    bool insurance_is_asked_first = true;      // AMB-MID-15
    bool insurance_costs_half = true;          // MID-INS-3
    bool ten_valued_cards_pair = true;         // AMB-MID-20; else tens with tens alone
};

/// The terms as the sheet's reader has them.
Terms terms_of(const RuleSheet& sheet);
/// Those that no row of a section says, for print.
PrintedSection printed_terms();

}  // namespace fairdeal::mid
