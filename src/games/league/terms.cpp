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
    {sd_4, &Terms::nearer_is_better, OrderSlip::Reversed},
    {who_starts, &Terms::the_starter_is_known},
    {when_placed, &Terms::secret_bets_end_with_the_deal},
    {sec_1, &Terms::one_secret_bet},
    {instead_of_open_bet, &Terms::a_secret_bet_is_instead},
    {sec_4, &Terms::secret_bets_play_on},
    {no_secret_by_system, &Terms::the_system_bets_openly},
    {dis_3, &Terms::the_system_bets_the_minimum},
    {sit_3, &Terms::the_system_plays_for_sitters_out},
    {dis_2, &Terms::the_system_takes_no_insurance}};
// clang-format on

}  // namespace

Terms terms_of(const RuleSheet& sheet) { return fairdeal::terms_of<Terms>(sheet, beliefs); }

}  // namespace fairdeal::ibl
