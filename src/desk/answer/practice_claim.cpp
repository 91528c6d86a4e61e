// The answer, and the settlement lines, that what a trainee said stands for.

#include "desk/answer/payments.h"
#include "words/words.h"

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
    const bool only_payments = practice.scenario.question.kind == QuestionKind::Order;
    for (const WagerAnswer& wager : practice.wagers) {
        const bool first = wager.call == Call::Take || wager.call == Call::Push;
        if (first && !only_payments) add_lines(claim, wager);
    }
    for (const Payment& payment : practice.payments)
        claim.push_back(
            line(practice.wagers[payment.wager], Verb::Pay, typed_or(payment.amount, {})));
    if (only_payments) return claim;
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
        {Who{static_cast<std::uint8_t>(seat.seat), 0}, verb, Wager::None, {}, *place, never, 0});
}

HandCount typed_count(const CountAnswer& count) {
    if (count.call == CountCall::Natural) return {21, true, true};
    return {typed_number(count.points).value_or(0), count.call == CountCall::Soft, false};
}

std::vector<WagerOf> ticked_wagers(const Practice& practice) {
    std::vector<WagerOf> wagers;
    for (const Choice& choice : practice.choices) {
        if (choice.ticked && choice.about) wagers.push_back(*choice.about);
    }
    return wagers;
}

ChipPiles typed_chips(const Practice& practice) {
    ChipPiles piles;
    for (const ChipAnswer& chips : practice.chips) {
        const int count = typed_number(chips.count).value_or(0);
        if (count > 0) piles.push_back({chips.value, count});
    }
    return piles;
}

std::vector<std::size_t> ticked_or_chosen(const Practice& practice) {
    if (practice.form() == AnswerForm::OneChoice) return {practice.chosen.value()};
    std::vector<std::size_t> ticked;
    for (std::size_t i = 0; i < practice.choices.size(); ++i) {
        if (practice.choices[i].ticked) ticked.push_back(i);
    }
    return ticked;
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
    const auto chosen = [&] { return practice.choices.at(practice.chosen.value()); };
    switch (practice.scenario.question.kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order: return SettlementAnswer{claim_of(practice)};
        case QuestionKind::Next: return ActAnswer{chosen().act};
        case QuestionKind::May: return PermissionAnswer{chosen().act == "allowed"};
        case QuestionKind::Total: return TotalAnswer{typed_count(practice.count.value())};
        case QuestionKind::Active:
        case QuestionKind::Error: return WagersAnswer{ticked_wagers(practice)};
        case QuestionKind::Outcome: return OutcomeAnswer{verb_from(chosen().act).value()};
        case QuestionKind::Chips: return ChipsAnswer{typed_chips(practice)};
        case QuestionKind::Out: return OutAnswer{claim_of(practice), chosen().act};
        case QuestionKind::Clause: return ClauseAnswer{chosen().act};
        case QuestionKind::Talk: return TalkAnswer{ticked_or_chosen(practice)};
    }
    throw Fault("a question of no kind");
}

}  // namespace fairdeal
