#include "games/extreme/play.h"

#include <algorithm>

namespace fairdeal::bjx {

namespace {

/// True if some hand of a seat that is still in is such a hand.
template <class Test>
bool any_hand(const Play& play, Test test) {
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return still_in(seat) &&
               std::any_of(seat.hands.begin(), seat.hands.end(),
                           [&](const TableHand& hand) { return test(seat, hand); });
    });
}

Money live_stake(const TableSeat& seat, Wager name) {
    const PlacedWager* wager = live_wager(seat, name);
    return wager == nullptr ? Money{} : wager->stake;
}

}  // namespace

Play::Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling)
    : PlayOf(the_record, the_sheet, ruling) {
    for (const Event& event : record.events) {
        if (event.verb == Verb::Deal) return;
        if (event.verb == Verb::Blind) blinds.at(event.who.seat) += event.amount;
        if (event.verb == Verb::Blind || event.verb == Verb::Pass || event.verb == Verb::Chips)
            positions.at(event.who.seat) = true;
    }
}

Money blind_of(const TableSeat& seat) { return live_stake(seat, Wager::Blind); }
Money double_up_of(const TableSeat& seat) { return live_stake(seat, Wager::DoubleUp); }
bool is_raised(const TableSeat& seat) { return !double_up_of(seat).is_zero(); }

Stakes stakes_on(const Play& play, const TableSeat& seat, const TableHand& hand) {
    const Money blind = blind_of(seat);
    if (hand.who.hand < 2) return {blind, double_up_of(seat)};
    return {{},
            play.sheet.terms.a_split_matches_the_total_bet ? hand.matched
                                                           : std::min(hand.matched, blind)};
}

Money minimum_blind_paid(const Play& play) {
    if (play.sheet.house.minimum_basis == MinimumBasis::Table) return play.minimum();
    Money smallest = largest_amount;
    for (const TableSeat& seat : play.table.seats) {
        if (is_in(seat)) smallest = std::min(smallest, blind_of(seat));
    }
    return smallest;
}

bool was_dealt_natural(const TableSeat& seat) {
    return is_ace_and_ten({seat.first_cards.data(), seat.first_cards.size()});
}

bool anyone_in(const Play& play) {
    return std::any_of(play.table.seats.begin(), play.table.seats.end(), is_in);
}

bool anyone_still_in(const Play& play) {
    return std::any_of(play.table.seats.begin(), play.table.seats.end(), still_in);
}

const TableSeat* next_to_adjust(const Play& play) {
    const auto& seats = play.table.seats;
    const auto found = std::find_if(seats.begin(), seats.end(), [](const TableSeat& seat) {
        return is_in(seat) && seat.adjusted == Adjusted::NotYet;
    });
    return found == seats.end() ? nullptr : &*found;
}

bool dealer_plays(const Play& play) {
    if (play.table.dealer_choice == DealerChoice::Plays) return true;
    return play.table.dealer_choice == DealerChoice::NotYet && play.played_on;
}

bool has_face_down(const TableSeat& seat) {
    return std::any_of(seat.hands.begin(), seat.hands.end(),
                       [](const TableHand& hand) { return has_face_down(hand); });
}

bool dealer_is_all_in(const Play& play) {
    if (!play.table.dealer_chips) return false;
    Money matched;
    for (const TableSeat& seat : play.table.seats) {
        if (!still_in(seat)) continue;
        matched += blind_of(seat) + double_up_of(seat);
        const bool premium = was_dealt_natural(seat) && !is_raised(seat);
        if (premium) matched += half_of(blind_of(seat));
    }
    return matched >= *play.table.dealer_chips;
}

bool is_paid_natural(const Play& play, const TableSeat& seat, const TableHand& hand) {
    return is_natural(hand) && (!is_raised(seat) || !play.sheet.terms.a_raised_natural_plays);
}

bool needs_card(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (!is_raised(seat) || hand.cards.size() >= 3 || is_paid_natural(play, seat, hand))
        return false;
    return !hand.from_split || play.sheet.house.doubled_split_card == DoubledSplitCard::ThirdCard;
}

bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (!still_in(seat)) return true;
    if (hand.cards.size() < 2) return false;
    if (is_bust(hand.total()) || is_paid_natural(play, seat, hand)) return true;
    return hand.stood && !needs_card(play, seat, hand);
}

bool any_live_hand(const Play& play) {
    return any_hand(play, [&](const TableSeat& seat, const TableHand& hand) {
        return !is_bust(hand.total()) && !is_paid_natural(play, seat, hand);
    });
}

bool any_natural(const Play& play) {
    return any_hand(play, [&](const TableSeat& seat, const TableHand& hand) {
        return is_paid_natural(play, seat, hand);
    });
}

}  // namespace fairdeal::bjx
