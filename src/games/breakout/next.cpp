#include "games/breakout/next.h"

#include <algorithm>

#include "games/breakout/clauses.h"
#include "games/breakout/draw.h"
#include "games/breakout/insurance.h"

namespace fairdeal::brk {

namespace {

/// The record has made this line, be it for a wrong amount. A wager that holds up the next card no
/// longer does so once it has been settled in any way, right or wrong.
bool is_settled(const Play& play, const Line& line) {
    return std::any_of(
        play.record.events.begin(), play.record.events.end(), [&](const Event& event) {
            if (!is_settlement(event.verb) || event.who != line.who || event.wager != line.wager)
                return false;
            return line.is_urgent() || event.verb == line.verb;
        });
}

bool hole_card_waits(const Play& play) {
    const auto& down = play.table.dealer.face_down;
    return std::find(down.begin(), down.end(), true) != down.end();
}

/// The dealer has shown, drawn and stood as far as required (notation, point 2: the stand is
/// called on 17 to 21 where the dealer was to draw).
bool dealer_is_done(const Play& play) {
    const DrawCall call = dealer_must(play);
    if (call.draw || hole_card_waits(play)) return false;
    const bool calls_stand = call.was_to_draw && !is_bust(play.table.dealer.total());
    const bool drew_on = !play.table.dealer.left_out.empty();  // past the stand that was not called
    return !calls_stand || drew_on || play.table.dealer_stood != no_event;
}

Act act(Who who, Verb verb, Clauses because) {
    return {who, verb, Wager::None, {}, false, because};
}
Act decision(Who who) { return {who, Verb::Hit, Wager::None, {}, true, {phb_2}}; }

/// One seat's or the dealer's first cards that are still to come.
void say_deals(const Play& play, Ruling& ruling) {
    const bool dealt = play.table.first_deal != no_event;
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(play, seat) || seat.first_cards.size() == 2) continue;
        ruling.next.push_back(act(who_of(seat), Verb::Deal, {regular_rules}));
    }
    const bool anyone = std::any_of(play.table.seats.begin(), play.table.seats.end(),
                                    [&](const TableSeat& seat) { return is_dealt_in(play, seat); });
    const int dealers = play.has_hole_card() ? 2 : 1;
    if (anyone && play.table.dealer.first_cards < dealers)
        ruling.next.push_back(act(the_dealer, Verb::Deal, {hole_card}));
    if (!dealt) ruling.may.push_back(Verb::Bet);
}

/// Why the line is to be made now: where it cannot wait, the clause that says so goes first.
Clauses why_now(const Line& line) {
    if (!line.is_urgent() || line.in_time == line.because.front()) return line.because;
    Clauses because{line.in_time};
    for (const ClauseId clause : line.because) {
        if (!full(because)) because.push_back(clause);
    }
    return because;
}

/// Every settlement line that is due and not made yet.
void say_dues(const Play& play, Ruling& ruling) {
    for (const Line& line : ruling.lines) {
        if (is_settled(play, line)) continue;
        ruling.next.push_back({line.who, line.verb, line.wager, line.amount, false, why_now(line)});
    }
}

/// BRK-BJ-2: a wager is to be taken before any more cards; what else is due may be settled beside
/// it.
bool waits_for_take(const Play& play, const Ruling& ruling) {
    return std::any_of(ruling.lines.begin(), ruling.lines.end(), [&](const Line& line) {
        return line.before_card_after != no_event && !is_settled(play, line);
    });
}

/// Adds insurance and even money to what is open, where a seat may still take them.
void say_insurance(const Play& play, Ruling& ruling) {
    const auto& seats = play.table.seats;
    const auto any = [&](bool (*may)(const Play&, const TableSeat&)) {
        return std::any_of(seats.begin(), seats.end(),
                           [&](const TableSeat& seat) { return may(play, seat); });
    };
    if (!play.offered) return;
    if (any(may_insure)) ruling.may.push_back(Verb::Insure);
    if (any(may_take_even_money)) ruling.may.push_back(Verb::EvenMoney);
}

/// BRK-INS-2: somebody bets on their own hand; AMB-BRK-32: be it with a blackjack alone.
Act offer(const Play& play) {
    Act offer = act(the_dealer, Verb::Offer, {ins_2, phb_1, regular_rules});
    offer.wager = Wager::Insurance;
    const auto& seats = play.table.seats;
    const bool all_naturals = std::all_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return main_of(play, seat.seat) != Wager::Player || is_natural(seat.hands.front());
    });
    if (all_naturals) offer.because.push_back(insured_natural);
    return offer;
}

/// The hole-card check with an ace or ten up. True if it is still to come.
bool say_check(const Play& play, Ruling& ruling) {
    if (play.known_no_blackjack != no_event || play.blackjack_shown != no_event) return false;
    if (offer_is_due(play)) {
        ruling.next.push_back(offer(play));
        return true;
    }
    if (!play.has_hole_card()) return false;
    say_insurance(play, ruling);
    say_dues(play, ruling);
    const auto& cards = play.table.dealer.cards;
    const bool known = std::all_of(cards.begin(), cards.end(),
                                   [](Card card) { return card.rank != Rank::Unknown; });
    if (!known || !dealer_natural(play))
        ruling.next.push_back(act(the_dealer, Verb::Peek, {hole_card}));
    if (!known || dealer_natural(play))
        ruling.next.push_back(act(the_dealer, Verb::Turn, {hole_card, blackjack_ends_it}));
    return true;
}

void say_decision(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand) {
    const BaseHouse& house = play.sheet.house.base;
    ruling.next.push_back(decision(hand.who));
    ruling.may.insert(ruling.may.end(), {Verb::Hit, Verb::Stand});
    if (may_double(hand, house)) ruling.may.push_back(Verb::Double);
    if (may_split(seat, hand, house)) ruling.may.push_back(Verb::Split);
    if (may_surrender(hand, house)) ruling.may.push_back(Verb::Surrender);
}

/// BRK-DHB-4, BRK-S17-2: the card that house rules make a hand take.
Act house_hit(const TableHand& hand) {
    if (hand.total() == soft(17)) return act(hand.who, Verb::Hit, {s17_2, s17_1});
    return act(hand.who, Verb::Hit, {dhb_4, dhb_2});
}

/// The first hand, clockwise and by number, that is not finished. False if all are.
bool say_hand(const Play& play, Ruling& ruling) {
    for (const TableSeat& seat : play.table.seats) {
        for (const TableHand& hand : seat.hands) {
            if (!hand.from_split || hand.cards.size() >= 2) continue;
            ruling.next.push_back(act(hand.who, Verb::Deal, {phb_2}));
            return true;
        }
        for (const TableHand& hand : seat.hands) {
            if (is_finished(play, seat, hand)) continue;
            if (hand.double_waits)
                ruling.next.push_back(act(hand.who, Verb::Double, {phb_2}));
            else if (main_of(play, seat.seat) == Wager::Dealer)
                ruling.next.push_back(house_hit(hand));
            else
                say_decision(play, ruling, seat, hand);
            return true;
        }
    }
    return false;
}

bool only_sweet_17(const InPlay& left) { return left.sweet_17 && !left.main && !left.bonus_or_tie; }

/// The hands are played: the hole card is shown, for what is left in play or for nothing.
Clauses why_turned(const InPlay& left, const DrawCall& call) {
    if (only_sweet_17(left)) return {sw_2, hole_card};
    return {left.needs_draw() ? end_of_hand : call.because, hole_card};
}

/// The dealer's clause, and the open points of what makes them draw.
Clauses why_he_plays(const InPlay& left, const DrawCall& call) {
    Clauses because{call.because};
    if (!call.was_to_draw) return because;
    if (only_sweet_17(left) && left.pair_up) because.push_back(pair_and_sweet);
    if (only_sweet_17(left) && !call.draw) because.push_back(stands_for_sweet_17);
    if (left.main && !left.made_hand) because.push_back(all_busted);
    return because;
}

void say_dealer(const Play& play, Ruling& ruling) {
    const DrawCall call = dealer_must(play);
    const InPlay left = in_play(play);
    const Verb plays = call.draw ? Verb::Hit : Verb::Stand;
    if (hole_card_waits(play))
        ruling.next.push_back(act(the_dealer, Verb::Turn, why_turned(left, call)));
    else
        ruling.next.push_back(act(the_dealer, plays, why_he_plays(left, call)));
}

}  // namespace

bool is_over(const Play& play) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return false;
    if (play.blackjack_shown != no_event && play.has_hole_card()) return true;
    return all_hands_finished(play) && dealer_is_done(play);
}

void say_next(const Play& play, Ruling& ruling) {
    if (!dealing_done(play) || play.table.first_deal == no_event) return say_deals(play, ruling);
    if (say_check(play, ruling)) return;
    if (waits_for_take(play, ruling)) return say_dues(play, ruling);
    say_insurance(play, ruling);
    say_dues(play, ruling);
    if (!say_hand(play, ruling)) say_dealer(play, ruling);
}

}  // namespace fairdeal::brk
