// The answer, and the settlement lines, that what a trainee said stands for.

#include "desk/answer/payments.h"
#include "words/words.h"

namespace fairdeal {

namespace {

Money typed_or(const std::string& typed, Money otherwise) {
    return typed_amount(typed).value_or(otherwise);
}

ClaimedLine line(const WagerAnswer& wager, Verb verb, Money amount) {
    return {wager.who, verb, wager.wager, amount, 0, no_event, 0};
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
        claim.push_back({wager.who, Verb::Tip, Wager::None, *tip, 0, no_event, 0});
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
        const bool first = wager.call == Call::Take || wager.call == Call::Push;
        if (first && !practice.only_payments) add_lines(claim, wager);
    }
    for (const BankPayment& payment : practice.payments)
        claim.push_back(
            line(practice.wagers[payment.wager], Verb::Pay, typed_or(payment.amount, {})));
    if (practice.only_payments) return claim;
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
        {Who{static_cast<std::uint8_t>(seat.seat), 0}, verb, Wager::None, {}, *place, no_event, 0});
}

HandCount typed_count(const CountAnswer& count) {
    if (count.call == CountCall::Natural) return {21, true, true};
    return {typed_number(count.points).value_or(0), count.call == CountCall::Soft, false};
}

ChipPiles typed_chips(const Practice& practice) {
    ChipPiles piles;
    for (const ChipAnswer& chips : practice.chips) {
        const int count = typed_number(chips.count).value_or(0);
        if (count > 0) piles.push_back({chips.value, count});
    }
    return piles;
}

std::vector<std::string> texts_chosen(const Practice& practice) {
    std::vector<std::string> texts;
    if (practice.chosen) texts.push_back(practice.choices.at(*practice.chosen).text);
    for (const ChoiceAnswer& choice : practice.choices) {
        if (choice.ticked) texts.push_back(choice.text);
    }
    return texts;
}

}  // namespace

Claim claim_of(const Practice& practice) {
    if (practice.pays_in_order) return claim_in_order(practice);
    Claim claim;
    for (const WagerAnswer& wager : practice.wagers) add_lines(claim, wager);
    for (const SeatAnswer& seat : practice.seats) add_fate(claim, seat);
    return claim;
}

Answer typed_answer(const Practice& practice) {
    FilledIn filled{claim_of(practice), {}, typed_chips(practice), texts_chosen(practice)};
    if (practice.count) filled.count = typed_count(*practice.count);
    return answer_of(filled, practice.scenario);
}

}  // namespace fairdeal
