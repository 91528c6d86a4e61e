#pragma once
// What the document of eXtreme fixes, as its sections read it that compute.

#include "rules/terms.h"

namespace fairdeal::bjx {

struct Terms {
    bool natural_is_more_than_21 = true;    // BJX-NAT-2: it is paid as a natural, first of all
    bool losing_bets_join_the_bank = true;  // BJX-SHORT-1
    bool minimum_comes_first = true;        // BJX-SHORT-3: of each blind, before its balance
    bool later_hands_wait = true;           // BJX-SHORT-6: for the last round
    bool lone_later_hands_wait = true;      // AMB-BJX-23: also where the first hand did not win
};

/// The terms as the sheet's reader has them.
Terms terms_of(const RuleSheet& sheet);

}  // namespace fairdeal::bjx
