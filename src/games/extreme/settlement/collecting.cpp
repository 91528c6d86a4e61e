#include "games/extreme/settlement/collecting.h"

#include <algorithm>
#include <limits>

#include "base/translation.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

bool went_bust(const LostHand& hand) { return hand.bust; }

// clang-format off
constexpr Where busts_at_once{Option::BustTaken, BustTaken::AtOnce};
constexpr Where covered_only{Option::LosingBet, LosingBet::CoveredOnly};

constexpr Row<LostHand, Collected> collected_rows[] = {  // the first that holds rules
    {when_a_bust_is_taken, sentence("a hand goes bust"), went_bust, Collected::BeforeNextCard,
                           {bust_1, when_a_bust_is_taken}, busts_at_once},
    {set_1, sentence("a losing hand that has not been collected before"), otherwise, Collected::AtTheEnd, {set_1, bust_1}}};
constexpr Row<NoFacts, HowMuch> losing_bet_rows[] = {
    {more_than_he_could_pay, sentence("a hand loses"), otherwise, HowMuch::WhatIsCovered, {}, covered_only},
    {set_1, sentence("a hand loses"), otherwise, HowMuch::WholeBet, {}, {}, {all_but(covered_only)}}};
// clang-format on

bool loses(const Play& play, const TableSeat& seat, const TableHand& hand, bool over) {
    if (is_bust(hand.total())) return over || takes_busts_at_once(play);
    if (!over) return false;
    const FinalHand dealer = final_hand(play.table.dealer);
    return played_hand(as_played(play, seat, hand), dealer, play.sheet).verb == Verb::Take;
}

/// Busts as they come, the rest by number.
std::pair<int, int> collected_at(const Play& play, const TableHand& hand) {
    const int early = collected_early(play, hand);
    return {early == no_event ? std::numeric_limits<int>::max() : early, hand.who.hand};
}

}  // namespace

constexpr Section<LostHand, Collected> collected_section{
    "collected", sentence("When a losing bet is collected"), collected_rows};
constexpr Section<NoFacts, HowMuch> losing_bet_section{
    "losing-bet", sentence("How much of a losing bet is collected"), losing_bet_rows};

bool takes_busts_at_once(const Play& play) {
    LostHand hand{.bust = true};
    return first_row<collected_section>(hand, play.sheet).then == Collected::BeforeNextCard;
}

bool takes_what_is_covered(const Play& play) {
    NoFacts none;
    return first_row<losing_bet_section>(none, play.sheet).then == HowMuch::WhatIsCovered;
}

PlayedHand as_played(const Play& play, const TableSeat& seat, const TableHand& hand) {
    return {
        .total = hand.total(),
        .natural = is_paid_natural(play, seat, hand) && play.sheet.terms.natural_is_more_than_21,
        .raised_natural = !hand.from_split && is_raised(seat) && was_dealt_natural(seat),
        .split_blackjack = hand.from_split && is_ace_and_ten(hand.counted()),
    };
}

int collected_early(const Play& play, const TableHand& hand) {
    return is_bust(hand.total()) && takes_busts_at_once(play) ? hand.last_card : no_event;
}

Money cover(const Play& play) { return play.table.dealer_chips.value_or(largest_amount); }

Money at_risk(const Play& play, const TableSeat& seat) {
    Money stakes;
    for (const TableHand& hand : seat.hands) stakes += stakes_on(play, seat, hand).total();
    return stakes;
}

Money cover_left(const Play& play, const TableSeat& seat, const TableHand& hand, bool over) {
    Money lost;
    for (const TableHand& other : seat.hands) {
        if (collected_at(play, other) < collected_at(play, hand) && loses(play, seat, other, over))
            lost += stakes_on(play, seat, other).total();
    }
    return cover(play) - std::min(cover(play), lost);
}

}  // namespace fairdeal::bjx
