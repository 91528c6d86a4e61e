#pragma once
// What the document of Midnight fixes, as its sections read it that compute.

#include "rules/terms.h"

namespace fairdeal::mid {

struct Terms {
    bool split_hand_has_its_own_bet = true;  // MID-SPL-3
    bool double_counts_twice = true;         // MID-DBL-3
};

/// The terms as the sheet's reader has them.
Terms terms_of(const RuleSheet& sheet);
/// Those that no row of a section says, for print.
PrintedSection printed_terms();

}  // namespace fairdeal::mid
