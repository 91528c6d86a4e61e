// What an answer still lacks, where Check leads while it does, and how it is marked.

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/answer/draft.h"
#include "desk/answer/payments.h"
#include "desk/answer/undo.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool is_choice_made(const Practice& practice) {
    switch (practice.form()) {
        case AnswerForm::Rows: return true;
        case AnswerForm::OneChoice:
        case AnswerForm::RowsAndChoice: return practice.chosen.has_value();
        case AnswerForm::AllThatHold: break;
    }
    return std::any_of(practice.choices.begin(), practice.choices.end(),
                       [](const ChoiceAnswer& choice) { return choice.ticked; });
}

std::string payment_problem(const Practice& practice, std::size_t wager) {
    for (const std::size_t at : payments_of(practice, wager)) {
        const std::string& amount = practice.payments[at].amount;
        if (amount.empty()) return tr("How much?");
        if (!typed_amount(amount))
            return tr("{typed} is not an amount", "typed"_a = in_quotes(amount));
    }
    return {};
}

std::string wager_problem(const WagerAnswer& wager, Unit unit) {
    if (wager.call != Call::Push && !wager.amount.empty() && !typed_amount(wager.amount))
        return tr("{typed} is not an amount", "typed"_a = in_quotes(wager.amount));
    const bool parted = wager.call == Call::Take || wager.call == Call::Return;
    if (parted && !wager.amount.empty() && *typed_amount(wager.amount) > wager.stake)
        return tr("Only {amount} is up", "amount"_a = amount_in_words(wager.stake, unit));
    if (wager.asks_tip() && !wager.tip.empty() && !typed_amount(wager.tip))
        return tr("{typed} is not an amount", "typed"_a = in_quotes(wager.tip));
    return {};
}

std::string seat_problem(const SeatAnswer& seat) {
    if (seat.fate == Fate::StaysIn) return {};
    if (seat.place.empty()) return tr("In which place?");
    return place_of(seat) ? "" : tr("{typed} is not a place", "typed"_a = in_quotes(seat.place));
}

std::string count_problem(const CountAnswer& count) {
    if (count.call == CountCall::Natural) return {};
    if (count.points.empty()) return tr("How many?");
    if (!typed_number(count.points))
        return tr("{typed} is not a number", "typed"_a = in_quotes(count.points));
    return count.call ? "" : tr("Hard, soft or natural?");
}

std::string chips_problem(const Practice& practice, const ChipAnswer& chips) {
    if (!chips.count.empty() && !typed_number(chips.count))
        return tr("{typed} is not a number", "typed"_a = in_quotes(chips.count));
    const bool none =
        std::all_of(practice.chips.begin(), practice.chips.end(),
                    [](const ChipAnswer& row) { return typed_number(row.count).value_or(0) == 0; });
    return none ? tr("How many chips?") : "";
}

/// The next one after the row of the keyboard, round to it again.
template <class Holds>
std::optional<std::size_t> next_row(const Practice& practice, Holds holds) {
    for (std::size_t i = 0; i < practice.rows(); ++i) {
        const std::size_t row = (practice.current + i) % practice.rows();
        if (holds(practice, row)) return row;
    }
    return std::nullopt;
}

bool is_open(const Practice& practice, std::size_t row) {
    return !answer_problem(practice, row).empty();
}

/// Where Check leads in place of marking: to what is open, then to what was not looked at.
std::optional<std::size_t> next_to_answer(const Practice& practice) {
    if (const auto open = next_row(practice, is_open)) return open;
    if (const auto unseen = next_row(practice, is_unseen); unseen && !practice.examined)
        return unseen;
    return first_open(practice);
}

/// Ticked it is one of those that hold; "none of them" holds alone.
void tick(Practice& practice, std::size_t choice) {
    std::vector<ChoiceAnswer>& choices = practice.choices;
    choices[choice].ticked = !choices[choice].ticked;
    for (ChoiceAnswer& other : choices) {
        if (other.about.has_value() != choices[choice].about.has_value()) other.ticked = false;
    }
}

/// Of a wrong answer the clause that decides the first wager which is wrong, else the question;
/// empty: none.
std::string clause_to_open(const Mark& mark) {
    if (mark.right) return {};
    for (const WagerVerdict& wager : mark.verdict.wagers) {
        const bool tells = wager.is_wrong() && wager.standing != Standing::WrongOrder;
        if (tells && !wager.because.empty()) return std::string(wager.because.front().id);
    }
    if (mark.verdict.order) return std::string(mark.verdict.order->clause.id);
    return mark.key.because.empty() ? "" : std::string(mark.key.because.front().id);
}

}  // namespace

std::optional<std::size_t> first_open(const Practice& practice) {
    for (std::size_t i = 0; i < practice.rows(); ++i) {
        if (!answer_problem(practice, i).empty()) return i;
    }
    return is_choice_made(practice) ? std::nullopt : std::optional(practice.rows());
}

std::string answer_problem(const Practice& practice, std::size_t row) {
    const std::size_t wagers = practice.wagers.size();
    if (row >= wagers + practice.seats.size()) {
        if (practice.count) return count_problem(*practice.count);
        return chips_problem(practice, practice.chips.at(practice.after_seats(row)));
    }
    if (row >= wagers) return seat_problem(practice.seats[row - wagers]);
    const WagerAnswer& wager = practice.wagers[row];
    if (practice.only_payments && !wager.call)
        return practice.payments.empty() ? tr("Who is paid first?") : "";
    if (!wager.call) return tr("Take, push, pay or return?");
    if (practice.pays_in_order && wager.call == Call::Pay) return payment_problem(practice, row);
    if (wager.call == Call::Pay && wager.amount.empty()) return tr("How much?");
    return wager_problem(wager, practice.unit());
}

bool is_unseen(const Practice& practice, std::size_t row) {
    if (practice.seen.count(row) != 0) return false;
    const std::size_t wagers = practice.wagers.size();
    if (row < wagers) return practice.only_payments && !practice.wagers[row].call;
    return row < wagers + practice.seats.size() &&
           practice.seats[row - wagers].fate == Fate::StaysIn;
}

bool can_check(const Practice& practice) {
    const bool asks = practice.rows() + practice.choices.size() > 0;
    return !practice.mark && asks && !first_open(practice);
}

void mark_as_typed(Practice& practice, std::span<const Misreading> misreadings) {
    practice.mark = grade(typed_answer(practice), practice.scenario, misreadings);
    practice.clause = practice.examined ? "" : clause_to_open(*practice.mark);
    practice.shown_line.reset();
    practice.history = {};
    ++practice.tries;
}

void check(Practice& practice, std::span<const Misreading> misreadings) {
    if (practice.mark) return;
    if (practice.form() == AnswerForm::OneChoice && !practice.examined) {
        if (practice.on_choice) return choose(practice, practice.current, misreadings);
        practice.refused = practice.rows();
        return;
    }
    if (const auto next = next_to_answer(practice)) {
        const bool stays = *next == practice.current || *next >= practice.rows();
        go_to(practice, *next);
        if (stays) practice.refused = *next;
        return;
    }
    if (can_check(practice) && !practice.examined) mark_as_typed(practice, misreadings);
}

void choose(Practice& practice, std::size_t choice, std::span<const Misreading> misreadings) {
    if (practice.mark || choice >= practice.choices.size()) return;
    practice.current = practice.rows() + choice;
    practice.in_tip = false;
    practice.refused.reset();
    const std::string before = draft_of(practice);
    if (practice.form() == AnswerForm::AllThatHold)
        tick(practice, choice);
    else
        practice.chosen = choice;
    note_change(practice, before);
    if (practice.form() == AnswerForm::OneChoice && !practice.examined)
        mark_as_typed(practice, misreadings);
}

}  // namespace fairdeal
