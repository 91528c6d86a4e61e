#include "games/breakout/conduct.h"

#include <algorithm>

#include "base/translation.h"
#include "games/breakout/clauses.h"
#include "games/breakout/draw.h"
#include "games/breakout/insurance.h"
#include "games/breakout/placing.h"

namespace fairdeal::brk {

namespace {

// --- The check for blackjack (AMB-BRK-01, AMB-BRK-20)
// ---------------------------------------------

/// The dealer has a blackjack, or turns one up with this event.
bool turns_up_natural(const Play& play, const Event& event) {
    if (!event.who.is_dealer() || event.verb != Verb::Turn) return dealer_natural(play);
    TableState turned;
    turned.dealer = play.table.dealer;
    apply(turned, event);
    return is_natural(turned.dealer);
}

/// Once, on the event that passes it by: a check of the hole card that was due.
void report_missed_check(Play& play, const Event& event) {
    if (!dealing_done(play) || play.known_no_blackjack != no_event ||
        play.blackjack_shown != no_event)
        return;
    const bool checks = event.verb == Verb::Peek;
    if (checks || !play.has_hole_card() || turns_up_natural(play, event) || play.check_missed)
        return;
    play.check_missed = true;
    play.report(event, hole_card, tr("the hole card was not checked for a blackjack"));
}

/// BRK-PHB-1: an offer that an ace asks for, on the event that passes it by.
void report_missed_offer(Play& play, const Event& event) {
    if (offer_is_due(play))
        play.report(event, phb_1, tr("insurance has not been offered, and an ace is up"));
}

/// AMB-BRK-01: without a hole card the dealer is dealt one card.
Effect judge_dealers_cards(Play& play, const Event& event) {
    const auto dealt = static_cast<int>(event.cards.size()) + play.table.dealer.first_cards;
    if (!play.has_hole_card() && dealt > 1)
        play.report(event, hole_card, tr("a hole card, where the house deals none"));
    return Effect::Counts;
}

Effect judge_deal(Play& play, const Event& event) {
    if (event.who.is_dealer()) return judge_dealers_cards(play, event);
    const TableSeat* seat = play.table.find(event.who.seat);
    if (seat != nullptr && !seat->wagers.empty()) return Effect::Counts;
    play.report(event, regular_rules, tr("cards for a spot without a wager"));
    return Effect::LeftOut;
}

Effect judge_peek(Play& play, const Event& event) {
    if (!play.has_hole_card()) {
        play.report(event, hole_card, tr("there is no hole card to check"));
    } else if (!dealing_done(play)) {
        play.report(event, hole_card, tr("a check before everybody has two cards"));
    } else if (!blackjack_possible(play.table)) {
        play.report(event, hole_card, tr("a check without an ace or a ten up"));
    } else if (play.table.first_act != no_event) {
        play.report(event, hole_card, tr("a check after somebody has played"));
    } else if (dealer_natural(play)) {
        play.report(event, hole_card, tr("the check passed, and the dealer has a blackjack"));
    }
    return Effect::Counts;
}

// --- BRK-PHB and BRK-DHB: the hands
// ---------------------------------------------------------------

/// Once, on the event that shows it: a hand or the dealer's is played before the deal is complete.
void report_early_act(Play& play, const Event& event) {
    if (dealing_done(play) || play.early_act_reported) return;
    play.early_act_reported = true;
    play.report(event, regular_rules,
                tr("an act before every spot and the dealer have their cards"));
}

/// What makes it wrong to give this hand a card, or to let its player decide; nothing if it
/// takes one.
struct Stop {
    ClauseId clause;
    const char* no_card;
    const char* no_decision;
};
std::optional<Stop> why_no_card(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (play.has_hole_card() && dealer_natural(play)) {
        return Stop{blackjack_ends_it,
                    sentence("a card after the dealer's blackjack has ended the hand"),
                    sentence("a decision after the dealer's blackjack has ended the hand")};
    }
    const Wager main = main_of(play, seat.seat);
    if (main == Wager::None)
        return Stop{illegal_side_bet, sentence("a card for a spot without a main wager"),
                    sentence("a decision for a spot without a main wager")};
    if (!is_finished(play, seat, hand)) return std::nullopt;
    if (main == Wager::Player)
        return Stop{phb_2, sentence("a card for a hand that is finished"),
                    sentence("a decision for a hand that is finished")};
    if (hand.total() == soft(17))
        return Stop{s17_2, sentence("a card on soft 17, where the house stands"),
                    sentence("a decision on soft 17, where the house stands")};
    return Stop{dhb_4, sentence("a card for a hand of 17 or higher"),
                sentence("a decision for a hand of 17 or higher")};
}

/// BRK-DHB-2: the hand of a dealer hand bet takes no decision. True if it was one.
bool is_decision_on_house_hand(Play& play, const Event& event) {
    if (main_of(play, event.who.seat) != Wager::Dealer) return false;
    play.report(event, dhb_2, tr("a decision on a hand that is played by house rules"));
    return true;
}

/// The hand waits for the card of its double, or for its second card after a split.
void report_waiting_hand(Play& play, const Event& event, const TableHand& hand) {
    if (waits_for_its_card(hand))
        play.report(event, phb_2, tr("an act of a hand that waits for its card"));
}

Effect judge_hit(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    const auto stop = why_no_card(play, seat, hand);
    if (!stop) {
        report_waiting_hand(play, event, hand);
        return Effect::Counts;
    }
    play.report(event, stop->clause, tr(stop->no_card));
    return Effect::LeftOut;
}

Effect judge_stand(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) return Effect::Ignored;
    const auto stop = why_no_card(play, seat, hand);
    if (!stop) {
        report_waiting_hand(play, event, hand);
        return Effect::Counts;
    }
    play.report(event, stop->clause, tr(stop->no_decision));
    return Effect::Ignored;
}

Effect judge_double(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) {
        return why_no_card(play, seat, hand) ? Effect::LeftOut : Effect::Ignored;
    }
    const bool open = main_of(play, seat.seat) == Wager::Player && seat.even_money == no_event &&
                      !(play.has_hole_card() && dealer_natural(play));
    if (!open || !may_double(hand, play.sheet.house.base)) {
        play.report(event, phb_2, tr("a double that the hand does not allow"));
    }
    return Effect::Counts;
}

Effect judge_split(Play& play, const Event& event, const TableSeat& seat, const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) return Effect::Counts;
    const bool open = main_of(play, seat.seat) == Wager::Player && seat.even_money == no_event &&
                      !(play.has_hole_card() && dealer_natural(play));
    if (!open || !may_split(seat, hand, play.sheet.house.base)) {
        play.report(event, phb_2, tr("a split that the hand does not allow"));
    }
    return Effect::Counts;
}

Effect judge_surrender(Play& play, const Event& event, const TableSeat& seat,
                       const TableHand& hand) {
    if (is_decision_on_house_hand(play, event)) return Effect::Ignored;
    const bool open = main_of(play, seat.seat) == Wager::Player && seat.even_money == no_event &&
                      !(play.has_hole_card() && dealer_natural(play)) &&
                      (!play.has_hole_card() || play.known_no_blackjack != no_event);
    if (open && may_surrender(hand, play.sheet.house.base)) return Effect::Counts;
    play.report(event, regular_rules, tr("a surrender that is not open"));
    return Effect::Ignored;
}

Effect judge_hand(Play& play, const Event& event) {
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (seat == nullptr || hand == nullptr) return Effect::Counts;
    report_early_act(play, event);
    if (event.verb == Verb::Hit) return judge_hit(play, event, *seat, *hand);
    if (event.verb == Verb::Double) return judge_double(play, event, *seat, *hand);
    if (event.verb == Verb::Split) return judge_split(play, event, *seat, *hand);
    if (event.verb == Verb::Surrender) return judge_surrender(play, event, *seat, *hand);
    return judge_stand(play, event, *seat, *hand);
}

// --- The dealer's hand
// ----------------------------------------------------------------------------

/// Once: the dealer plays their own hand before every other one is played. BRK-DHB-4: those of
/// dealer hand bets draw to 17; BRK-PHB-2: on own hands the players decide. The dealer's blackjack
/// ends their play.
void report_unplayed_hands(Play& play, const Event& event) {
    if (play.blackjack_shown != no_event || turns_up_natural(play, event) || play.unplayed_reported)
        return;
    for (const TableSeat& seat : play.table.seats) {
        const bool played =
            std::all_of(seat.hands.begin(), seat.hands.end(),
                        [&](const TableHand& hand) { return is_finished(play, seat, hand); });
        if (played) continue;
        play.unplayed_reported = true;
        const bool by_house = main_of(play, seat.seat) == Wager::Dealer;
        return play.report(event, by_house ? dhb_4 : phb_2,
                           by_house
                               ? tr("seat {seat} has not drawn to 17 yet", "seat"_a = seat.seat)
                               : tr("seat {seat} has not played yet", "seat"_a = seat.seat));
    }
}

Effect judge_dealer(Play& play, const Event& event) {
    report_early_act(play, event);
    report_unplayed_hands(play, event);
    if (event.verb == Verb::Turn) return Effect::Counts;
    const DrawCall call = dealer_must(play);
    if (event.verb == Verb::Stand) {
        if (!call.draw) return Effect::Counts;
        play.report(event, call.because, tr("the dealer stands where they must draw"));
        return Effect::Ignored;
    }
    if (call.draw) return Effect::Counts;
    play.report(event, call.because, tr("the dealer draws a card that they must not"));
    return Effect::LeftOut;
}

}  // namespace

Effect judge_event(Play& play, const Event& event) {
    if (is_settlement(event.verb)) return Effect::Counts;
    if (event.verb == Verb::Bet) return judge_bet(play, event);
    if (event.verb == Verb::Deal) return judge_deal(play, event);
    if (event.verb == Verb::Offer) return judge_offer(play, event);
    if (event.verb == Verb::Insure) return judge_insurance(play, event);
    if (event.verb == Verb::EvenMoney) return judge_even_money(play, event);
    report_missed_offer(play, event);
    report_missed_check(play, event);
    if (event.verb == Verb::Peek) return judge_peek(play, event);
    return event.who.is_dealer() ? judge_dealer(play, event) : judge_hand(play, event);
}

}  // namespace fairdeal::brk
