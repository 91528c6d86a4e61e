#include "games/midnight/terms.h"

#include "base/translation.h"
#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

// clang-format off
constexpr Belief<Terms> beliefs[] = {  // who has forgotten the clause takes this for untrue
    {spl_3, &Terms::split_hand_has_its_own_bet, {},
            sentence("a hand was split"), sentence("each of the two has its own bet, of the same sum")},
    {dbl_3, &Terms::double_counts_twice, {},
            sentence("a hand was doubled"), sentence("its bet counts twice, whether it wins or loses")},
    {bet_3, &Terms::bets_end_with_the_deal},
    {bet_1, &Terms::three_positions_are_the_most},
    {ins_1, &Terms::insurance_needs_an_ace},
    {when_insurance_is_asked, &Terms::insurance_is_asked_first},
    {ins_3, &Terms::insurance_costs_half},
    {when_to_split, &Terms::ten_valued_cards_pair}};
// clang-format on

}  // namespace

Terms terms_of(const RuleSheet& sheet) { return fairdeal::terms_of<Terms>(sheet, beliefs); }

PrintedSection printed_terms() {
    return printed<Terms>("stake", sentence("What is bet on a hand"), beliefs);
}

}  // namespace fairdeal::mid
