#include "games/breakout/conduct.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/breakout/clauses.h"
#include "games/breakout/draw.h"

namespace fairdeal {

namespace {

void report(Play& play, const Event& event, ClauseId clause, std::string what) {
    play.breaches.push_back({event.line, clause, std::move(what)});
}

// --- BRK-SIDE, Placing Side Bets
// ------------------------------------------------------------------

bool any_card_was_dealt(const Play& play) { return play.table.first_deal != never; }

bool cards_come_later(const Play& play) {
    return std::any_of(play.record.events.begin(), play.record.events.end(),
                       [](const Event& event) { return event.verb == Verb::Deal; });
}

Effect judge_main_bet(Play& play, const Event& event) {
    if (any_card_was_dealt(play)) {
        report(play, event, brk::main_bets_first, "a main wager after the first card");
        return Effect::Forbidden;
    }
    if (main_of(play, event.who.seat) == event.wager) return Effect::Counts;
    report(play, event, brk::one_main_wager, "a second main wager on one hand");
    return Effect::Forbidden;
}

Effect by_reading(Unallowed reading) {
    return reading == Unallowed::Void ? Effect::Forbidden : Effect::Counts;
}

/// BRK-ST-4: the Super Tie's own minimum.
Effect judge_super_tie_stake(Play& play, const Event& event) {
    if (event.wager != Wager::SuperTie || event.amount >= play.sheet.house.super_tie_min)
        return Effect::Counts;
    report(play, event, brk::st_4,
           "a Super Tie under its minimum of " + to_text(play.sheet.house.super_tie_min));
    return by_reading(play.sheet.house.super_tie_short);
}

Effect judge_side_bet(Play& play, const Event& event) {
    const Wager main = main_of(play, event.who.seat);
    const bool for_dealer_bettors =
        event.wager == Wager::BreakoutBonus || event.wager == Wager::SuperTie;
    Effect effect = Effect::Counts;
    if (any_card_was_dealt(play)) {
        report(play, event, brk::side_4, "a side bet after the first card");
        return Effect::Forbidden;
    }
    if (main == Wager::Player && for_dealer_bettors) {
        report(play, event, brk::side_3,
               fmt::format("{} on an own-hand bet", title_of(event.wager)));
        effect = by_reading(play.sheet.house.illegal_side);
    } else if (main == Wager::None && cards_come_later(play)) {
        report(play, event, brk::illegal_side_bet, "a side bet without a main wager");
        effect = by_reading(play.sheet.house.illegal_side);
    }
    const Effect by_stake = judge_super_tie_stake(play, event);
    return effect == Effect::Forbidden ? effect : by_stake;
}

// --- BRK-INS, Insurance
// ---------------------------------------------------------------------------

/// Insurance and even money are open between the deal and the check (without a hole card: the first
/// act).
bool insurance_is_open(const Play& play) {
    return dealing_done(play) && ace_up(play) && play.known_no_blackjack == never &&
           play.blackjack_shown == never && play.table.first_act == never;
}

bool has_natural(const TableSeat& seat) {
    return seat.hands.size() == 1 && is_natural(seat.hands.front());
}

Effect judge_offer(Play& play, const Event& event) {
    if (!anyone_on_own_hand(play)) {
        report(play, event, brk::ins_2, "insurance is offered, and nobody bets on his own hand");
    } else if (!ace_up(play)) {
        report(play, event, brk::ins_2, "insurance is offered without an ace up");
    } else if (!insurance_is_open(play)) {
        report(play, event, brk::offer_check_take, "insurance is offered too late");
    }
    return Effect::Counts;
}

Effect judge_insurance(Play& play, const Event& event) {
    const Wager main = main_of(play, event.who.seat);
    const TableSeat* seat = play.table.find(event.who.seat);
    if (main == Wager::Dealer) {
        report(play, event, brk::ins_1, "insurance on a dealer hand bet");
    } else if (main == Wager::None || seat == nullptr) {
        report(play, event, brk::who_is_asked, "insurance without an own-hand bet");
    } else if (!ace_up(play)) {
        report(play, event, brk::regular_rules, "insurance without an ace up");
    } else if (!insurance_is_open(play)) {
        report(play, event, brk::offer_check_take, "insurance after the check for blackjack");
    } else if (seat->even_money != never) {
        report(play, event, brk::even_money_open, "insurance after even money");
    } else if (event.amount + event.amount > main_stake(play, *seat)) {
        report(play, event, brk::regular_rules, "insurance of more than half the bet");
    } else {
        return Effect::Counts;
    }
    return Effect::Forbidden;
}

Effect judge_even_money(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    if (main_of(play, event.who.seat) == Wager::Dealer) {
        report(play, event, brk::ins_1, "even money on a dealer hand bet");
    } else if (seat == nullptr || !may_take_even_money(play, *seat)) {
        report(play, event, brk::even_money_open, "even money without a natural against an ace");
    } else {
        return Effect::Counts;
    }
    return Effect::AsIfNotAsked;
}

// --- The check for blackjack (AMB-BRK-01, AMB-BRK-20)
// ---------------------------------------------

/// The dealer has a blackjack, or turns one up with this event.
bool turns_up_natural(const Play& play, const Event& event) {
    if (!event.who.is_dealer() || event.verb != Verb::Turn) return dealer_natural(play);
    TableState turned = play.table;
    apply(turned, event);
    return is_natural(turned.dealer);
}

/// Once, on the event that passes it by: a check of the hole card that was due.
void report_missed_check(Play& play, const Event& event) {
    if (!dealing_done(play) || play.known_no_blackjack != never || play.blackjack_shown != never)
        return;
    const bool asks =
        event.verb == Verb::Insure || event.verb == Verb::EvenMoney || event.verb == Verb::Peek;
    if (asks || !play.has_hole_card() || turns_up_natural(play, event) || play.check_missed) return;
    play.check_missed = true;
    report(play, event, brk::hole_card, "the hole card was not checked for a blackjack");
}

/// AMB-BRK-01: without a hole card the dealer is dealt one card.
Effect judge_deal(Play& play, const Event& event) {
    const auto dealt = static_cast<int>(event.cards.size()) + play.table.dealer.first_cards;
    if (event.who.is_dealer() && !play.has_hole_card() && dealt > 1) {
        report(play, event, brk::hole_card, "a hole card, where the house deals none");
    }
    return Effect::Counts;
}

Effect judge_peek(Play& play, const Event& event) {
    if (!play.has_hole_card()) {
        report(play, event, brk::hole_card, "there is no hole card to check");
    } else if (dealer_natural(play)) {
        report(play, event, brk::hole_card, "the check passed, and the dealer has a blackjack");
    }
    return Effect::Counts;
}

// --- BRK-PHB and BRK-DHB: the hands
// ---------------------------------------------------------------

/// What makes it wrong to give this hand a card; nothing where it takes one.
struct Stop {
    ClauseId clause;
    std::string_view why;
};
std::optional<Stop> why_no_card(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (play.has_hole_card() && dealer_natural(play)) {
        return Stop{brk::blackjack_ends_it,
                    "a card, and the dealer's blackjack has ended the hand"};
    }
    const Wager main = main_of(play, seat.seat);
    if (main == Wager::None)
        return Stop{brk::illegal_side_bet, "a card to a spot without a main wager"};
    if (!is_finished(play, seat, hand)) return std::nullopt;
    if (main == Wager::Player) return Stop{brk::phb_2, "a card to a hand that is finished"};
    if (hand.total() == soft(17))
        return Stop{brk::s17_2, "a card on soft 17, where the house stands"};
    return Stop{brk::dhb_4, "a card to a hand of 17 or higher"};
}

/// BRK-DHB-2: the hand of a dealer hand bet takes no decision. True if it was one.
bool is_decision_on_house_hand(Play& play, const Event& event) {
    if (main_of(play, event.who.seat) != Wager::Dealer) return false;
    report(play, event, brk::dhb_2, "a decision on a hand that is played by house rules");
    return true;
}

Effect judge_hit(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    const auto stop = why_no_card(play, seat, hand);
    if (!stop) return Effect::Counts;
    report(play, event, stop->clause, std::string(stop->why));
    return Effect::LeftOut;
}

Effect judge_double(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) {
        return why_no_card(play, seat, hand) ? Effect::LeftOut : Effect::AsIfNotAsked;
    }
    const bool open = main_of(play, seat.seat) == Wager::Player && seat.even_money == never &&
                      !(play.has_hole_card() && dealer_natural(play));
    if (!open || !may_double(hand, play.sheet.house.base)) {
        report(play, event, brk::phb_2, "a double that the hand does not allow");
    }
    return Effect::Counts;
}

Effect judge_split(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) return Effect::Counts;
    const bool open = main_of(play, seat.seat) == Wager::Player && seat.even_money == never &&
                      !(play.has_hole_card() && dealer_natural(play));
    if (!open || !may_split(seat, hand, play.sheet.house.base)) {
        report(play, event, brk::phb_2, "a split that the hand does not allow");
    }
    return Effect::Counts;
}

Effect judge_surrender(Play& play, const Event& event, const TableSeat& seat,
                       const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) return Effect::AsIfNotAsked;
    const bool open = main_of(play, seat.seat) == Wager::Player && seat.even_money == never &&
                      !(play.has_hole_card() && dealer_natural(play)) &&
                      (!play.has_hole_card() || play.known_no_blackjack != never);
    if (open && may_surrender(hand, play.sheet.house.base)) return Effect::Counts;
    report(play, event, brk::regular_rules, "a surrender that is not open");
    return Effect::AsIfNotAsked;
}

Effect judge_hand(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (seat == nullptr || hand == nullptr) return Effect::Counts;
    if (event.verb == Verb::Hit) return judge_hit(play, event, *seat, *hand);
    if (event.verb == Verb::Double) return judge_double(play, event, *seat, *hand);
    if (event.verb == Verb::Split) return judge_split(play, event, *seat, *hand);
    if (event.verb == Verb::Surrender) return judge_surrender(play, event, *seat, *hand);
    return is_decision_on_house_hand(play, event) ? Effect::AsIfNotAsked : Effect::Counts;
}

// --- The dealer's hand
// ----------------------------------------------------------------------------

/// BRK-DHB-4: the hands of dealer hand bets draw to 17 before the dealer plays his own.
void report_undrawn_hands(Play& play, const Event& event) {
    if (play.blackjack_shown != never || turns_up_natural(play, event) || play.undrawn_reported)
        return;
    for (const TableSeat& seat : play.table.seats) {
        if (main_of(play, seat.seat) != Wager::Dealer) continue;
        const bool drawn =
            std::all_of(seat.hands.begin(), seat.hands.end(),
                        [&](const TableHand& hand) { return is_finished(play, seat, hand); });
        if (drawn) continue;
        play.undrawn_reported = true;
        return report(play, event, brk::dhb_4,
                      fmt::format("seat {} has not drawn to 17 yet", seat.seat));
    }
}

Effect judge_dealer(Play& play, const Event& event) {
    report_undrawn_hands(play, event);
    if (event.verb == Verb::Turn) return Effect::Counts;
    const DrawCall call = dealer_must(play);
    if (event.verb == Verb::Stand) {
        if (!call.draw) return Effect::Counts;
        report(play, event, call.because, "the dealer stands where he must draw");
        return Effect::AsIfNotAsked;
    }
    if (call.draw) return Effect::Counts;
    report(play, event, call.because, "the dealer draws a card that he must not");
    return Effect::LeftOut;
}

// --- When settlement is made
// ----------------------------------------------------------------------

/// The first card dealt after an event, or the end of the record.
int first_card_after(const HandRecord& record, int event) {
    const int count = static_cast<int>(record.events.size());
    for (int i = event + 1; i < count; ++i) {
        const Verb verb = record.events[static_cast<std::size_t>(i)].verb;
        if (verb == Verb::Hit || verb == Verb::Deal || verb == Verb::Double) return i;
    }
    return count;
}

ClauseId why_not_yet(const Play& play, const Event& event) {
    if (is_side(event.wager)) return brk::order_1;
    if (event.wager == Wager::Insurance) return brk::offer_check_take;
    if (event.wager != Wager::Dealer) return brk::pay_1;
    const TableHand* hand = play.table.find(event.who);
    return hand != nullptr && is_bust(hand->total()) ? brk::bust_1 : brk::early_losses;
}

void judge_time(Play& play, const Event& event, int index, const std::vector<Line>& lines) {
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& due) {
        return due.who == event.who && due.wager == event.wager && due.verb != Verb::Tip;
    });
    const TableSeat* seat = play.table.find(event.who.seat);
    const bool is_up = seat != nullptr && seat->find(event.wager) != nullptr;
    if (line == lines.end() ? is_up : line->due > index) {
        report(play, event, why_not_yet(play, event),
               fmt::format("{} is settled too early", title_of(event.wager)));
    } else if (line != lines.end() && line->before_card_after != never &&
               first_card_after(play.record, line->before_card_after) < index) {
        report(play, event, is_side(event.wager) ? brk::early_1 : brk::bj_2,
               fmt::format("{} is taken after another card was dealt", title_of(event.wager)));
    }
}

}  // namespace

bool may_insure(const Play& play, const TableSeat& seat) {
    return insurance_is_open(play) && main_of(play, seat.seat) == Wager::Player &&
           live_wager(seat, Wager::Insurance) == nullptr && seat.even_money == never;
}

bool may_take_even_money(const Play& play, const TableSeat& seat) {
    return may_insure(play, seat) && has_natural(seat);
}

Effect judge_event(Play& play, const Event& event) {
    if (is_settlement(event.verb)) return Effect::Counts;
    if (event.verb == Verb::Bet)
        return is_main(event.wager) ? judge_main_bet(play, event) : judge_side_bet(play, event);
    if (event.verb == Verb::Deal) return judge_deal(play, event);
    if (event.verb == Verb::Offer) return judge_offer(play, event);
    report_missed_check(play, event);
    if (event.verb == Verb::Insure) return judge_insurance(play, event);
    if (event.verb == Verb::EvenMoney) return judge_even_money(play, event);
    if (event.verb == Verb::Peek) return judge_peek(play, event);
    return event.who.is_dealer() ? judge_dealer(play, event) : judge_hand(play, event);
}

void judge_times(Play& play, const std::vector<Line>& lines) {
    int index = 0;
    for (const Event& event : play.record.events) {
        if (is_settlement(event.verb) && event.verb != Verb::Tip)
            judge_time(play, event, index, lines);
        ++index;
    }
}

}  // namespace fairdeal
