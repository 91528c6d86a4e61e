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
    {later_hand_wins, &Terms::lone_later_hands_wait},
    {split_2,         &Terms::a_split_matches_the_total_bet},
    {nat_3,           &Terms::a_raised_natural_plays},
    {no_raise_limit,  &Terms::raises_have_no_limit},
    {adj_4,           &Terms::a_raised_hand_draws_on},
    {no_split_limit,  &Terms::split_aces_draw_on},
    {split_5,         &Terms::ten_valued_cards_pair},
    {tour_4,          &Terms::some_positions_may_pass},
    {reshuffle_line,  &Terms::enough_cards_are_26}};
// clang-format on

}  // namespace

Terms terms_of(const RuleSheet& sheet) { return fairdeal::terms_of<Terms>(sheet, beliefs); }

}  // namespace fairdeal::bjx
