#pragma once
// What the document of eXtreme fixes, as its sections read it that compute.

#include "rules/sheet/terms.h"

namespace fairdeal::bjx {

struct Terms {
    bool natural_is_more_than_21 = true;    // BJX-NAT-2: it is paid as a natural, first of all
    bool losing_bets_join_the_bank = true;  // BJX-SHORT-1
    bool minimum_comes_first = true;        // BJX-SHORT-3: of each blind, before its balance
    bool later_hands_wait = true;           // BJX-SHORT-6: for the last round
    bool lone_later_hands_wait = true;      // AMB-BJX-23: also where the first hand did not win
    // the procedure
    bool a_split_matches_the_total_bet = true;  // BJX-SPLIT-2; else the blind alone
    bool a_raised_natural_plays = true;         // BJX-NAT-3; else it is paid as a natural
    bool raises_have_no_limit = true;           // AMB-BJX-27; else what the dealer could pay
    bool a_raised_hand_draws_on = true;         // BJX-ADJ-4; else it gets one card
    bool split_aces_draw_on = true;             // AMB-BJX-24; else they get one card
    bool ten_valued_cards_pair = true;          // BJX-SPLIT-5; else tens with tens alone
    bool some_positions_may_pass = true;        // BJX-TOUR-4; else none
    bool enough_cards_are_26 = true;            // AMB-BJX-31; else one more
};

/// The terms as the sheet's reader has them.
Terms terms_of(const RuleSheet& sheet);

}  // namespace fairdeal::bjx
