#include "games/midnight/terms.h"

#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

// clang-format off
constexpr Belief<Terms> beliefs[] = {  // who has forgotten the clause takes this for untrue
    {spl_3, &Terms::split_hand_has_its_own_bet},
    {dbl_3, &Terms::double_counts_twice}};
// clang-format on

}  // namespace

Terms terms_of(const RuleSheet& sheet) { return fairdeal::terms_of<Terms>(sheet, beliefs); }

}  // namespace fairdeal::mid
