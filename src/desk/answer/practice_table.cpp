// The table of a scenario with the wagers in question, and once it is marked with right and wrong.

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/answer/aids/show_me.h"
#include "desk/answer/chip_moves.h"
#include "desk/answer/payments.h"
#include "desk/answer/practice_screen.h"
#include "words/amounts.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// A tip is marked at the Super Tie it belongs to.
void add_mark(TableScreen& screen, const WagerVerdict& verdict, Unit unit) {
    const Wager wager = verdict.wager == Wager::None ? Wager::SuperTie : verdict.wager;
    const bool right = verdict.standing == Standing::Right;
    const std::string said = claimed_for_people(verdict, unit, brief_amount);
    const auto same = std::find_if(
        screen.marks.begin(), screen.marks.end(),
        [&](const TableMark& mark) { return mark.who == verdict.who && mark.wager == wager; });
    if (same == screen.marks.end())
        screen.marks.push_back({verdict.who, wager, right, said});
    else if (!right && same->right)
        *same = {verdict.who, wager, false, comma_list({same->word, said})};
}

/// "pay $50 + $25, return"; an amount that is still to be typed is left out.
std::string payments_note(const Practice& practice, std::size_t i) {
    std::string amounts;
    for (const std::size_t at : payments_of(practice, i)) {
        const auto amount = typed_amount(practice.payments[at].amount);
        if (amount)
            amounts += (amounts.empty() ? "" : " + ") + brief_amount(*amount, practice.unit());
    }
    const std::string note = call_in_words(Call::Pay, amounts);
    return practice.wagers[i].pulls_back ? tr("{payments}, return", "payments"_a = note) : note;
}

/// What the trainee has said so far lies beside the chips.
void add_note(TableScreen& screen, const Practice& practice, std::size_t i) {
    const WagerAnswer& wager = practice.wagers[i];
    if (!wager.call) return;
    const auto amount = typed_amount(wager.amount);
    std::string note =
        call_in_words(*wager.call, amount ? brief_amount(*amount, practice.unit()) : "");
    if (practice.pays_in_order && wager.call == Call::Pay) note = payments_note(practice, i);
    screen.notes.push_back({wager.who, wager.wager, true, std::move(note)});
}

/// Where the answer is chips, what they make so far.
void add_sum_of_chips(TableScreen& screen, const Practice& practice) {
    if (practice.chips.empty()) return;
    const Money sum = paid_at(practice, practice.rows() - 1);
    const Question& question = practice.scenario.question;
    if (!sum.is_zero())
        screen.notes.push_back({question.who, question.wager, true,
                                call_in_words(Call::Pay, brief_amount(sum, practice.unit()))});
}

}  // namespace

std::string call_in_words(Call call, const std::string& amount) {
    constexpr std::array bare{sentence("take"), sentence("push"), sentence("pay"),
                              sentence("return")};
    constexpr std::array whole{sentence("take {amount}"), sentence("push"),
                               sentence("pay {amount}"), sentence("return {amount}")};
    const auto at = static_cast<std::size_t>(call);
    return amount.empty() ? tr(bare.at(at)) : tr_of(whole.at(at), "amount"_a = amount);
}

TableScreen table_screen(const Practice& practice) {
    TableScreen screen = table_screen(practice.scenario);
    screen.totals = practice.totals;
    if (line_shown(practice) != nullptr) {
        put_shown_lines(screen, practice);
        return screen;
    }
    if (practice.mark) {
        for (const WagerVerdict& verdict : practice.mark->verdict.wagers) {
            if (!verdict.is_place()) add_mark(screen, verdict, practice.unit());
        }
        return screen;
    }
    if (practice.current < practice.wagers.size()) {
        const WagerAnswer& current = practice.wagers[practice.current];
        screen.current = std::pair(current.who, current.wager);
    }
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) add_note(screen, practice, i);
    add_sum_of_chips(screen, practice);
    screen.said = said_chips(practice);
    return screen;
}

}  // namespace fairdeal
