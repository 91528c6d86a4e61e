#include "games/league/terms.h"

#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

// clang-format off
constexpr Belief<Terms> beliefs[] = {  // who has forgotten or reversed the clause takes this for untrue
    {eh_2, &Terms::lowest_goes, OrderSlip::Reversed},
    {short_stays_in, &Terms::short_stays_in},
    {the_absent_count, &Terms::the_absent_count},
    {zero_ranks_below, &Terms::zero_ranks_below},
    {when_counted, &Terms::secret_bets_count},
    {starting_chips, &Terms::starting_chips_are_before_bets},
    {sd_3, &Terms::larger_start_is_better, OrderSlip::Reversed},
    {sd_4, &Terms::seats_count_from_the_starter},
    {sd_4, &Terms::nearer_is_better, OrderSlip::Reversed}};
// clang-format on

}  // namespace

Terms terms_of(const RuleSheet& sheet) { return fairdeal::terms_of<Terms>(sheet, beliefs); }

}  // namespace fairdeal::ibl
