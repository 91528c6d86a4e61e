#include "games/league/terms.h"

#include "base/translation.h"
#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

// clang-format off
constexpr Belief<Terms> beliefs[] = {  // who has forgotten or reversed the clause takes this for untrue
    {eh_2, &Terms::lowest_goes, OrderSlip::Reversed},
    {when_counted, &Terms::secret_bets_count, {},
            sentence("chips are counted"), sentence("after every bet of the hand is settled, secret bets too")},
    {starting_chips, &Terms::starting_chips_are_before_bets, {},
            sentence("the chips at the start of the hand are compared"), sentence("as they were before any bet of the hand")},
    {short_stays_in, &Terms::short_stays_in, {},
            sentence("a player has less than the minimum bet, but not nothing"), sentence("they stay in")},
    {the_absent_count, &Terms::the_absent_count, {},
            sentence("a player sits out or is disconnected"), sentence("their chips count like those of anybody")},
    {zero_ranks_below, &Terms::zero_ranks_below, {},
            sentence("players without chips and the lowest chip count go out on one hand"),
            sentence("those without chips have the lower places")},
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

PrintedSection printed_terms() {
    return printed<Terms>("counts", sentence("How chips are counted"), beliefs);
}

}  // namespace fairdeal::ibl
