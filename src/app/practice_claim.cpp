// The settlement lines that a trainee's answers stand for.

#include "app/payments.h"
#include "app/words.h"

namespace fairdeal {

namespace {

Money typed_or(const std::string& typed, Money otherwise) {
    return typed_amount(typed).value_or(otherwise);
}

ClaimedLine line(const WagerAnswer& wager, Verb verb, Money amount) {
    return {wager.who, verb, wager.wager, amount, 0, never, 0};
}

/// A take or return; what is left of the stake goes the other way.
void add_parted(Claim& claim, const WagerAnswer& wager, Verb verb) {
    const Money amount = typed_or(wager.amount, wager.stake);
    claim.push_back(line(wager, verb, amount));
    if (amount >= wager.stake) return;
    claim.push_back(
        line(wager, verb == Verb::Take ? Verb::Return : Verb::Take, wager.stake - amount));
}

void add_paid(Claim& claim, const WagerAnswer& wager) {
    claim.push_back(line(wager, Verb::Pay, typed_or(wager.amount, {})));
    const auto tip = wager.asks_tip() ? typed_amount(wager.tip) : std::nullopt;
    if (tip && !tip->is_zero())
        claim.push_back({wager.who, Verb::Tip, Wager::None, *tip, 0, never, 0});
}

void add_lines(Claim& claim, const WagerAnswer& wager) {
    if (!wager.call) return;
    switch (*wager.call) {
        case Call::Push: claim.push_back(line(wager, Verb::Push, wager.stake)); return;
        case Call::Take: add_parted(claim, wager, Verb::Take); return;
        case Call::Return: add_parted(claim, wager, Verb::Return); return;
        case Call::Pay: add_paid(claim, wager); return;
    }
}

/// Takes and pushes, then the payments in their order, then what goes back.
Claim claim_in_order(const Practice& practice) {
    Claim claim;
    for (const WagerAnswer& wager : practice.wagers) {
        if (wager.call == Call::Take || wager.call == Call::Push) add_lines(claim, wager);
    }
    for (const Payment& payment : practice.payments)
        claim.push_back(
            line(practice.wagers[payment.wager], Verb::Pay, typed_or(payment.amount, {})));
    for (const WagerAnswer& wager : practice.wagers) {
        if (wager.call == Call::Return) add_lines(claim, wager);
        if (wager.pulls_back) claim.push_back(line(wager, Verb::Return, wager.stake));
    }
    return claim;
}

void add_fate(Claim& claim, const SeatAnswer& seat) {
    const auto place = place_of(seat);
    if (seat.fate == Fate::StaysIn || !place) return;
    const Verb verb = seat.fate == Fate::GoesOut ? Verb::Out : Verb::Place;
    claim.push_back(
        {{static_cast<std::uint8_t>(seat.seat), 0}, verb, Wager::None, {}, *place, never, 0});
}

}  // namespace

Claim claim_of(const Practice& practice) {
    if (practice.pays_in_order) return claim_in_order(practice);
    Claim claim;
    for (const WagerAnswer& wager : practice.wagers) add_lines(claim, wager);
    for (const SeatAnswer& seat : practice.seats) add_fate(claim, seat);
    return claim;
}

}  // namespace fairdeal
