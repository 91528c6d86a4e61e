#include "desk/answer/chip_moves.h"

#include <algorithm>

#include "base/translation.h"
#include "desk/answer/payments.h"
#include "desk/answer/practice_screen.h"
#include "desk/answer/undo.h"
#include "picture/cards/chips.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int most_drawn = 200;  // chips of one value

bool is_row_of_wager(const Practice& practice, std::size_t row) {
    return row < practice.wagers.size();
}

int chips_counted(const ChipAnswer& chips) { return typed_number(chips.count).value_or(0); }

Money sum_counted(const std::vector<ChipAnswer>& chips) {
    Money sum;
    for (const ChipAnswer& pile : chips) sum += pile.value * chips_counted(pile);
    return sum;
}

/// The chip that lies on top of what is paid.
Money top_chip_of(Money paid) { return chips_of(paid).back(); }

std::string paid_in_words(const Practice& practice, Money paid) {
    if (paid.is_zero()) return tr("not paid");
    return call_in_words(Call::Pay, brief_amount(paid, practice.unit()));
}

bool stake_has_left(const WagerAnswer& wager) {
    return wager.pulls_back || wager.call == Call::Take || wager.call == Call::Return;
}

/// What a move of a stake says, where it says anything.
std::optional<Call> call_by_hand(const Practice& practice, const ChipMove& move) {
    const auto row = row_of(practice, move.from.who, move.from.wager);
    if (move.from.at != ChipsAt::Wager || !row || practice.only_payments ||
        stake_has_left(practice.wagers[*row]))
        return std::nullopt;
    if (move.to.at == ChipsAt::Rack) return Call::Take;
    const bool home = move.to.at == ChipsAt::Player && move.to.who.seat == move.from.who.seat;
    return home ? std::optional(Call::Return) : std::nullopt;
}

/// The row that chips of the rack are paid at.
std::optional<std::size_t> row_paid(const Practice& practice, const ChipMove& move) {
    if (move.from.at != ChipsAt::Rack || move.to.at != ChipsAt::Wager) return std::nullopt;
    if (pays_in_chips(practice, move.to.who, move.to.wager))
        return row_of_chip(practice, move.chip);
    return row_of(practice, move.to.who, move.to.wager);
}

/// The row whose top chip goes back to the rack.
std::optional<std::size_t> row_cut(const Practice& practice, const ChipMove& move) {
    if (move.from.at != ChipsAt::Paid || move.to.at != ChipsAt::Rack) return std::nullopt;
    const auto row = pays_in_chips(practice, move.from.who, move.from.wager)
                         ? row_of_top_chip(practice)
                         : row_of(practice, move.from.who, move.from.wager);
    return row && can_cut(practice, *row) ? row : std::nullopt;
}

/// A payment without chips is none.
void pay_nothing(Practice& practice, std::size_t row) {
    const auto payment = payment_at(practice, row);
    if (payment) return remove_payment(practice, *payment);
    type_amount(practice, row, "");
    practice.wagers[row].call.reset();
}

std::vector<Money> counted_chips(const Practice& practice) {
    std::vector<Money> all;
    for (const ChipAnswer& pile : practice.chips)
        all.insert(all.end(),
                   static_cast<std::size_t>(std::clamp(chips_counted(pile), 0, most_drawn)),
                   pile.value);
    return all;
}

SaidChips said_at(const Practice& practice, std::size_t row) {
    const WagerAnswer& wager = practice.wagers[row];
    SaidChips said{wager.who, wager.wager, chips_of(paid_at(practice, row))};
    if (wager.call == Call::Take) said.moved = Verb::Take;
    if (wager.call == Call::Return || wager.pulls_back) said.moved = Verb::Return;
    return said;
}

}  // namespace

std::optional<std::size_t> row_of(const Practice& practice, Who who, Wager wager) {
    for (std::size_t row = 0; row < practice.wagers.size(); ++row) {
        if (practice.wagers[row].who == who && practice.wagers[row].wager == wager) return row;
    }
    return std::nullopt;
}

std::optional<std::size_t> row_of_chip(const Practice& practice, Money chip) {
    for (std::size_t i = 0; i < practice.chips.size(); ++i) {
        if (practice.chips[i].value == chip) return practice.rows() - practice.chips.size() + i;
    }
    return std::nullopt;
}

std::optional<std::size_t> row_of_top_chip(const Practice& practice) {
    for (std::size_t i = practice.chips.size(); i > 0; --i) {
        if (chips_counted(practice.chips[i - 1]) > 0)
            return practice.rows() - practice.chips.size() + i - 1;
    }
    return std::nullopt;
}

bool pays_in_chips(const Practice& practice, Who who, Wager wager) {
    const Question& question = practice.scenario.question;
    return !practice.chips.empty() && question.who == who && question.wager == wager;
}

Money paid_at(const Practice& practice, std::size_t row) {
    if (!is_row_of_wager(practice, row)) return sum_counted(practice.chips);
    const WagerAnswer& wager = practice.wagers[row];
    if (wager.call != Call::Pay) return {};
    if (!practice.pays_in_order) return typed_amount(wager.amount).value_or(Money());
    Money sum;
    for (const std::size_t payment : payments_of(practice, row))
        sum += typed_amount(practice.payments[payment].amount).value_or(Money());
    return sum;
}

bool can_carry(const Practice& practice, const ChipPlace& from) {
    if (practice.mark) return false;
    const bool in_chips = pays_in_chips(practice, from.who, from.wager);
    const auto row = row_of(practice, from.who, from.wager);
    switch (from.at) {
        case ChipsAt::Rack: return !practice.wagers.empty() || !practice.chips.empty();
        case ChipsAt::Wager:
            return row && !practice.only_payments && !stake_has_left(practice.wagers[*row]);
        case ChipsAt::Paid: return in_chips || (row && can_cut(practice, *row));
        case ChipsAt::Player: break;
    }
    return false;
}

std::string move_in_words(const Practice& practice, const ChipMove& move) {
    if (practice.mark) return {};
    if (const auto call = call_by_hand(practice, move)) return call_in_words(*call, "");
    if (const auto row = row_paid(practice, move))
        return paid_in_words(practice, paid_at(practice, *row) + move.worth());
    if (const auto row = row_cut(practice, move)) {
        const Money paid = paid_at(practice, *row);
        const auto typed = typed_amount(amount_at(practice, *row));
        const Money top = is_row_of_wager(practice, *row)
                              ? top_chip_of(typed.value_or(paid))
                              : practice.chips[practice.after_seats(*row)].value;
        return paid_in_words(practice, paid - top);
    }
    return {};
}

void move_chips(Practice& practice, const ChipMove& move) {
    if (practice.mark) return;
    if (const auto call = call_by_hand(practice, move))
        return set_call(practice, *row_of(practice, move.from.who, move.from.wager), *call);
    if (const auto row = row_paid(practice, move)) {
        as_one_change(practice, [&] {
            for (int i = 0; i < move.count; ++i) pay_chips(practice, *row, move.chip);
        });
        return;
    }
    if (const auto row = row_cut(practice, move)) cut(practice, *row);
}

bool can_cut(const Practice& practice, std::size_t row) {
    if (practice.mark || row >= practice.rows()) return false;
    if (is_row_of_wager(practice, row)) {
        const auto typed = typed_amount(amount_at(practice, row));
        return practice.wagers[row].call == Call::Pay && typed && !typed->is_zero();
    }
    return !practice.chips.empty() && chips_counted(practice.chips[practice.after_seats(row)]) > 0;
}

void cut(Practice& practice, std::size_t row) {
    if (!can_cut(practice, row)) return;
    if (!is_row_of_wager(practice, row)) return answer_row(practice, row, 0);
    as_one_change(practice, [&] {
        const Money paid = typed_amount(amount_at(practice, row)).value_or(Money());
        const Money left = paid - top_chip_of(paid);
        if (left.is_zero())
            pay_nothing(practice, row);
        else
            type_amount(practice, row, as_typed(left));
    });
}

void pay_chips(Practice& practice, std::size_t row, Money chips) {
    if (practice.mark || row >= practice.rows()) return;
    if (!is_row_of_wager(practice, row)) return answer_row(practice, row, 1);
    as_one_change(practice, [&] {
        const auto call = practice.wagers[row].call;
        if (call == Call::Take || call == Call::Return) set_call(practice, row, Call::Pay);
        type_amount(practice, row, with_chip(amount_at(practice, row), chips));
    });
}

std::vector<SaidChips> said_chips(const Practice& practice) {
    std::vector<SaidChips> all;
    for (std::size_t row = 0; row < practice.wagers.size(); ++row)
        all.push_back(said_at(practice, row));
    const Question& question = practice.scenario.question;
    if (!practice.chips.empty())
        all.push_back({question.who, question.wager, counted_chips(practice)});
    return all;
}

}  // namespace fairdeal
