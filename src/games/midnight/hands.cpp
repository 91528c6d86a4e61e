#include "games/midnight/hands.h"

#include <algorithm>

#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

/// MID-HIT-2 after a hit, AMB-MID-10 after the deal or a split.
std::optional<ClauseId> why_no_more_on_21(const TableHand& hand) {
    if (hand.total().points != 21) return std::nullopt;
    return hand.cards.size() > 2 ? hit_2 : any_21_stands;
}

/// AMB-MID-09, read the other way: a split ace takes one card and no more.
bool is_one_card_ace(const Play& play, const TableHand& hand) {
    return hand.split_ace && play.sheet.house.split_aces == SplitAcesPlay::OneCard;
}

bool in_double_range(int value) { return value >= 9 && value <= 11; }

/// MID-DBL-4 as the house reads it (AMB-MID-06): the hand's one value, or an ace's other one too.
bool counts_9_to_11(Total original, DoubleValue reading) {
    const int with_ace_as_one = original.soft ? original.points - 10 : original.points;
    return in_double_range(original.points) ||
           (reading == DoubleValue::Either && in_double_range(with_ace_as_one));
}

/// AMB-MID-08: the "original hand" of a split hand is its own two cards, or the pair.
Total original_value(const Play& play, const TableSeat& seat, const TableHand& hand) {
    const bool the_pair =
        hand.from_split && play.sheet.house.double_after_split == DoubleAfterSplit::PreSplit;
    if (the_pair) return total_of({seat.first_cards.data(), seat.first_cards.size()});
    return total_of(hand.counted().first(std::min<std::size_t>(2, hand.cards.size())));
}

/// The clause that the value of a hand is open to doubt under, for a hand that may not double.
ClauseId why_not_that_value(const Play& play, const TableHand& hand, Total original) {
    const bool pair_decides =
        hand.from_split && play.sheet.house.double_after_split == DoubleAfterSplit::PreSplit;
    if (pair_decides) return double_after_split;
    if (counts_9_to_11(original, DoubleValue::Either)) return value_to_double;
    return dbl_1;
}

/// MID-SPL-5; without AMB-MID-20 ten-valued cards too must be of one rank.
bool is_pair(Rank first, Rank second, const Sheet& sheet) {
    return sheet.terms.ten_valued_cards_pair ? points_of(first) == points_of(second)
                                             : first == second;
}

/// Somebody after this hand has acted, or the dealer has drawn.
bool play_has_moved_on(const Play& play, Who who) {
    if (play.second_card != no_event) return true;
    for (const TableSeat& seat : play.table.seats) {
        for (const TableHand& hand : seat.hands) {
            const bool later = hand.who > who;
            const bool acted = hand.stood || hand.doubled || hand.cards.size() > 2 ||
                               (hand.from_split && hand.who.seat != who.seat);
            if (later && acted) return true;
        }
    }
    return false;
}

/// AMB-MID-06 read as either value: a split ace-ten, which stands as 21, may still double its 11.
bool is_standing_eleven(const Play& play, const TableHand& hand) {
    return play.sheet.house.double_value == DoubleValue::Either &&
           played_hand(hand).split_blackjack && !hand.stood && !hand.doubled &&
           why_no_card(play, hand) == any_21_stands && !play_has_moved_on(play, hand.who);
}

}  // namespace

std::optional<ClauseId> why_finished(const Play& play, const TableHand& hand) {
    if (waits_for_its_card(hand)) return std::nullopt;
    if (hand.stood) return stand_1;
    if (hand.doubled) return dbl_2;
    if (is_bust(hand.total())) return hit_3;
    if (is_natural(hand)) return any_21_stands;
    if (is_one_card_ace(play, hand)) return split_aces;
    return play.sheet.house.stand_21 ? why_no_more_on_21(hand) : std::nullopt;
}

std::optional<ClauseId> why_no_card(const Play& play, const TableHand& hand) {
    if (waits_for_its_card(hand)) return std::nullopt;
    const auto finished = why_finished(play, hand);
    return finished ? finished : why_no_more_on_21(hand);
}

bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (waits_for_its_card(hand)) return false;
    return !is_dealt_in(seat) || why_finished(play, hand).has_value();
}

std::optional<ClauseId> why_no_double(const Play& play, const TableSeat& seat,
                                      const TableHand& hand) {
    const bool two_cards_only = play.sheet.house.double_when == DoubleWhen::TwoCards;
    const Total original = original_value(play, seat, hand);
    if (waits_for_its_card(hand)) return hand.double_waits ? dbl_2 : spl_2;
    const auto finished = why_no_card(play, hand);
    if (finished && !is_standing_eleven(play, hand)) return finished;
    if (!counts_9_to_11(original, play.sheet.house.double_value))
        return why_not_that_value(play, hand, original);
    if (hand.cards.size() > 2 && two_cards_only) return when_to_double;
    return std::nullopt;
}

std::optional<ClauseId> why_no_split(const Play& play, const TableHand& hand) {
    if (hand.from_split) return rsp_1;
    if (hand.cards.size() != 2) return when_to_split;
    if (const auto finished = why_finished(play, hand)) return finished;
    if (!is_pair(hand.cards[0].rank, hand.cards[1].rank, play.sheet)) return spl_5;
    return std::nullopt;
}

}  // namespace fairdeal::mid
