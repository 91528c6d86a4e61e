// Errors that only some of the games have room for.

#include <array>

#include "base/money.h"
#include "dealing/errors/valid_hand.h"

namespace fairdeal {

namespace {

/// The settlement event of the same wager with this verb, if there is one.
std::optional<std::size_t> beside(const ValidHand& hand, const Event& event, Verb verb) {
    return hand.one_where([&](const Event& other) {
        return other.verb == verb && other.who == event.who && other.wager == event.wager;
    });
}

}  // namespace

// --- Breakout

Spoilt tip_multiplied(const ValidHand& hand) {
    const auto dollars_behind = [&](const Event& tip) {
        Event wager = tip;
        wager.wager = Wager::SuperTie;
        return hand.stake_of(wager).in_cents() / 100;
    };
    return one_changed(
        hand,
        [&](const Event& event) { return event.verb == Verb::Tip && dollars_behind(event) > 1; },
        [&](Event& tip) {
            tip.amount = pay_at(tip.amount, {dollars_behind(tip), 1});
        });
}

Spoilt bust_paid(const ValidHand& hand) {
    const auto is_bust_against_17 = [&](const Event& event) {
        const Line* line = event.verb == Verb::Push ? hand.line_of(event) : nullptr;
        return line != nullptr && cites(line->because, {"BRK-PUSH-3"});
    };
    return one_changed(hand, is_bust_against_17, [&](Event& event) {
        event.verb = Verb::Pay;
        event.amount = hand.stake_of(event);
    });
}

// --- wherever there is insurance, a natural, a double

Spoilt insurance_unpaid(const ValidHand& hand) {
    return one_left_out(hand, [](const Event& event) {
        return event.verb == Verb::Pay && event.wager == Wager::Insurance;
    });
}

Spoilt natural_paid_even(const ValidHand& hand) {
    const auto is_natural_paid = [&](const Event& event) {
        const bool may_be = is_main(event.wager) || event.wager == Wager::Blind;
        return may_be && event.verb == Verb::Pay && event.amount > hand.stake_of(event);
    };
    return one_changed(hand, is_natural_paid,
                       [&](Event& event) { event.amount = hand.stake_of(event); });
}

Spoilt double_paid_once(const ValidHand& hand) {
    const auto is_double_paid = [&](const Event& event) {
        const TableHand* played = hand.table.find(event.who);
        return event.verb == Verb::Pay && is_main(event.wager) && played != nullptr &&
               played->doubles > 0;
    };
    return one_changed(hand, is_double_paid,
                       [](Event& event) { event.amount = half_of(event.amount); });
}

/// The whole is taken where a part goes back: of a surrender, a folded blind, a double that loses
/// only its first bet.
Spoilt half_not_returned(const ValidHand& hand) {
    const auto taken = hand.one_where([&](const Event& event) {
        return event.verb == Verb::Take && beside(hand, event, Verb::Return);
    });
    if (!taken) return std::nullopt;
    Event event = hand.record.events[*taken];
    const auto returned = *beside(hand, event, Verb::Return);
    event.amount += hand.record.events[returned].amount;
    return without_event(with_event(hand.record, *taken, event), returned);
}

// --- eXtreme

/// The dealer folds and pays whole blinds instead of halves.
Spoilt fold_paid_whole(const ValidHand& hand) {
    if (hand.table.dealer_choice != DealerChoice::Folds) return std::nullopt;
    const auto is_half_a_blind = [&](const Event& event) {
        return event.verb == Verb::Pay && event.wager == Wager::Blind &&
               event.amount < hand.stake_of(event);
    };
    return one_changed(hand, is_half_a_blind,
                       [&](Event& event) { event.amount = hand.stake_of(event); });
}

/// Two payments of a short bank, one in the other's place.
Spoilt out_of_turn(const ValidHand& hand) {
    if (!hand.ruling.short_bank.is_short) return std::nullopt;
    const auto is_pay = [](const Event& event) { return event.verb == Verb::Pay; };
    const auto one = hand.one_where(is_pay);
    if (!one) return std::nullopt;
    const Event& first = hand.record.events[*one];
    const auto other = hand.one_where([&](const Event& event) {
        return is_pay(event) && (event.who != first.who || event.wager != first.wager);
    });
    if (!other) return std::nullopt;
    HandRecord changed = hand.record;
    std::swap(changed.events[*one], changed.events[*other]);
    return changed;
}

/// A winner whom the bank does not reach is paid all the same.
Spoilt paid_beyond_bank(const ValidHand& hand) {
    if (!hand.ruling.short_bank.is_short) return std::nullopt;
    const auto is_pulled_back = [&](const Event& event) {
        return event.verb == Verb::Return && !beside(hand, event, Verb::Take) &&
               !beside(hand, event, Verb::Pay);
    };
    return one_changed(hand, is_pulled_back, [](Event& event) { event.verb = Verb::Pay; });
}

// --- the league

/// Somebody else goes out, or two change places.
Spoilt wrong_seat_out(const ValidHand& hand) {
    const auto gone =
        hand.one_where([](const Event& event) { return is_about_a_place(event.verb); });
    if (!gone) return std::nullopt;
    std::vector<std::uint8_t> others;
    for (const TableSeat& seat : hand.table.seats) {
        const bool is_in = seat.chips && !seat.chips->is_zero();
        if (is_in && seat.seat != hand.record.events[*gone].who.seat)
            others.push_back(static_cast<std::uint8_t>(seat.seat));
    }
    if (others.empty()) return std::nullopt;
    const Who other{hand.dice.one_of<std::uint8_t>(others), 0};
    HandRecord changed = hand.record;
    for (Event& event : changed.events) {
        if (is_about_a_place(event.verb) && event.who == other)
            event.who = changed.events[*gone].who;
    }
    changed.events[*gone].who = other;
    return changed;
}

Spoilt nobody_out(const ValidHand& hand) {
    return one_left_out(hand, [](const Event& event) { return event.verb == Verb::Out; });
}

}  // namespace fairdeal
