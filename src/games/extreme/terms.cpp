#include "games/extreme/terms.h"

#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

// clang-format off
constexpr Belief<Terms> beliefs[] = {  // who has forgotten the clause takes this for untrue
    {nat_2,           &Terms::natural_is_more_than_21},
    {short_1,         &Terms::losing_bets_join_the_bank},
    {short_3,         &Terms::minimum_comes_first},
    {short_6,         &Terms::later_hands_wait},
    {later_hand_wins, &Terms::lone_later_hands_wait}};
// clang-format on

}  // namespace

Terms terms_of(const RuleSheet& sheet) { return fairdeal::terms_of<Terms>(sheet, beliefs); }

}  // namespace fairdeal::bjx
