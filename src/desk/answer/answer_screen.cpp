// The rows of a settlement question as the window shows them: wagers, seats of the league, and the
// payments said so far.

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "desk/answer/answer_actions.h"
#include "desk/answer/payments.h"
#include "desk/answer/practice_screen.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string title_of_wager(const WagerAnswer& wager) {
    return wager.secret ? tr("Secret bet") : title_in_words(wager.wager);
}

/// A button for each action; `is_on` says which of them is the answer.
template <class Table, class IsOn>
std::vector<CallScreen> calls_from(const Table& table, IsOn is_on) {
    std::vector<CallScreen> calls;
    calls.reserve(std::size(table));
    for (const auto& action : table)
        calls.push_back({tr(action.label), is_on(action.name), tr(action.tip)});
    return calls;
}

std::vector<CallScreen> calls_of(const WagerAnswer& wager, bool in_order, bool only_payments) {
    std::vector<CallScreen> calls = calls_from(wager_calls, [&](Call call) {
        return wager.call == call || (call == Call::Return && wager.pulls_back);
    });
    const std::string again = tr("Repeat: another payment, in a later round");
    if (only_payments) return {{calls[2].label, calls[2].on, again}};
    if (!in_order || wager.call != Call::Pay) return calls;
    calls[2].tip = again;
    calls[3].tip = wager.pulls_back ? tr("The stake does not go back")
                                    : tr("Paid too little: the stake goes back");
    return calls;
}

std::string amount_hint(const WagerAnswer& wager, Unit unit) {
    const bool whole = wager.call == Call::Take || wager.call == Call::Return;
    if (wager.call == Call::Push) return {};
    if (whole) return brief_amount(wager.stake, unit);
    return unit == Unit::Chips ? tr("chips") : currency_sign();
}

std::string sum_or_question(const std::string& typed, Unit unit) {
    const auto amount = typed_amount(typed);
    return amount ? amount_in_words(*amount, unit) : "?";
}

/// "2nd payment $50, 4th payment $25"; "$25 out of a single one".
std::string payments_in_words(const Practice& practice, std::size_t wager) {
    std::vector<std::string> words;
    for (const std::size_t at : payments_of(practice, wager))
        words.push_back(
            tr("{place} payment {amount}", "place"_a = nth(static_cast<int>(at) + 1),
               "amount"_a = sum_or_question(practice.payments[at].amount, practice.unit())));
    return comma_list(words);
}

std::string spoken_call(const Practice& practice, std::size_t i) {
    const WagerAnswer& wager = practice.wagers[i];
    if (!wager.call) return tr("not answered");
    if (practice.pays_in_order && wager.call == Call::Pay) {
        const std::string payments = payments_in_words(practice, i);
        return wager.pulls_back ? tr("pay {payments}, the stake goes back", "payments"_a = payments)
                                : tr("pay {payments}", "payments"_a = payments);
    }
    std::string spoken = call_in_words(
        *wager.call,
        wager.amount.empty() ? amount_in_words(wager.stake, practice.unit()) : wager.amount);
    if (!wager.asks_tip() || wager.tip.empty()) return spoken;
    return tr("{call}, dealer tip {tip}", "call"_a = spoken, "tip"_a = wager.tip);
}

/// What the amount field cannot show: several payments, and a stake beside them.
std::string note_of(const Practice& practice, std::size_t i) {
    const WagerAnswer& wager = practice.wagers[i];
    const bool several = payments_of(practice, i).size() > 1;
    std::string payments = several ? payments_in_words(practice, i) : "";
    if (!wager.pulls_back) return payments;
    const std::string stake = amount_in_words(wager.stake, practice.unit());
    return several
               ? tr("{payments}, takes back {amount}", "payments"_a = payments, "amount"_a = stake)
               : tr("Takes back {amount}", "amount"_a = stake);
}

bool is_started(const Practice& practice, std::size_t row) {
    return !amount_at(practice, row).empty();
}

/// What wagers and seats have in common.
RowScreen row_at(const Practice& practice, std::size_t i) {
    RowScreen row;
    row.amount = amount_at(practice, i);
    row.current = i == practice.current;
    row.answered = answer_problem(practice, i).empty();
    row.refused = practice.refused == i;
    if (is_started(practice, i) || row.refused) row.problem = answer_problem(practice, i);
    return row;
}

RowScreen wager_row(const Practice& practice, std::size_t i) {
    const WagerAnswer& wager = practice.wagers[i];
    RowScreen row = row_at(practice, i);
    if (i == 0 || practice.wagers[i - 1].who != wager.who) row.place = place_in_words(wager.who);
    row.title = title_of_wager(wager);
    row.stake = amount_in_words(wager.stake, practice.unit());
    row.calls = calls_of(wager, practice.pays_in_order, practice.only_payments);
    row.amount_hint = amount_hint(wager, practice.unit());
    row.asks_tip = wager.asks_tip();
    row.tip = wager.tip;
    row.in_tip = row.current && practice.in_tip && row.asks_tip;
    if (!wager.call && !row.refused) row.problem.clear();
    row.note = note_of(practice, i);
    row.name = tr("{place}, {wager}", "place"_a = place_in_words(wager.who), "wager"_a = row.title);
    row.spoken = tr("{wager} {stake}: {call}", "wager"_a = row.name, "stake"_a = row.stake,
                    "call"_a = spoken_call(practice, i));
    return row;
}

RowScreen seat_row(const Practice& practice, std::size_t number) {
    constexpr std::array words{sentence("{seat} stays in"), sentence("{seat} goes out"),
                               sentence("{seat} is placed")};
    const SeatAnswer& seat = practice.seats[number];
    RowScreen row = row_at(practice, practice.wagers.size() + number);
    if (number == 0) row.place = tr("After the hand");
    row.title = tr("Seat {seat}", "seat"_a = seat.seat);
    row.name = row.title;
    if (seat.chips)
        row.stake = tr("{amount} before the hand",
                       "amount"_a = amount_in_words(*seat.chips, practice.unit()));
    row.calls = {{tr("Stays in"), seat.fate == Fate::StaysIn, ""},
                 {tr_in("a seat", "Out"), seat.fate == Fate::GoesOut,
                  tr("Goes out on this hand, in that place")},
                 {tr_in("a seat", "Placed"), seat.fate == Fate::IsPlaced,
                  tr("Ends the table in that place")}};
    row.amount_hint = seat.fate == Fate::StaysIn ? "" : tr("place");
    row.spoken = tr_of(words.at(static_cast<std::size_t>(seat.fate)), "seat"_a = row.title);
    if (const auto place = place_of(seat))
        row.spoken = tr("{fate}, {place} place", "fate"_a = row.spoken, "place"_a = nth(*place));
    return row;
}

std::string spoken_count(const CountAnswer& count) {
    if (!count.call) return count.points;
    switch (*count.call) {
        case CountCall::Hard: return tr("hard {points}", "points"_a = count.points);
        case CountCall::Soft: return tr("soft {points}", "points"_a = count.points);
        case CountCall::Natural: break;
    }
    return tr("natural") + count.points;
}

RowScreen count_row(const Practice& practice) {
    const CountAnswer& count = *practice.count;
    RowScreen row = row_at(practice, 0);
    row.title = place_in_words(practice.scenario.question.who);
    row.name = row.title;
    row.calls = calls_from(count_calls, [&](CountCall call) { return count.call == call; });
    row.amount_hint = count.call == CountCall::Natural ? "" : tr("points");
    row.spoken = tr("{hand}: {count}", "hand"_a = row.title, "count"_a = spoken_count(count));
    return row;
}

RowScreen chip_row(const Practice& practice, std::size_t number) {
    const ChipAnswer& chips = practice.chips[number];
    RowScreen row = row_at(practice, number);
    row.title = tr("{value} chips", "value"_a = brief_amount(chips.value, practice.unit()));
    row.name = row.title;
    row.stake = tr("{number} in the tray", "number"_a = chips.in_tray);
    row.calls = calls_from(chip_steps, [](ChipStep) { return false; });
    const std::string none = tr_in("no chips", "none");
    row.amount_hint = none;
    if (chips.count.empty() && !row.refused) row.problem.clear();
    row.spoken = tr("{chips}, {tray}: {count}", "chips"_a = row.title, "tray"_a = row.stake,
                    "count"_a = chips.count.empty() ? none : chips.count);
    return row;
}

PaymentScreen payment_screen(const Practice& practice, std::size_t i,
                             const std::optional<Money>& bank) {
    const BankPayment& payment = practice.payments[i];
    const WagerAnswer& wager = practice.wagers[payment.wager];
    PaymentScreen row;
    row.number = std::to_string(i + 1);
    row.whom = place_in_words(wager.who) + dot + title_of_wager(wager);
    row.amount = sum_or_question(payment.amount, practice.unit());
    if (bank) row.bank = amount_in_words(*bank, practice.unit());
    row.overdrawn = bank && *bank < Money{};
    row.current = payment.wager == practice.current && payment_at(practice, practice.current) == i;
    row.spoken = tr("Payment {number}, {wager}, {amount}", "number"_a = row.number,
                    "wager"_a = row.whom, "amount"_a = row.amount);
    if (bank)
        row.spoken = tr("{payment}, leaves {bank}", "payment"_a = row.spoken, "bank"_a = row.bank);
    return row;
}

}  // namespace

std::vector<RowScreen> row_screens(const Practice& practice) {
    std::vector<RowScreen> rows;
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) rows.push_back(wager_row(practice, i));
    for (std::size_t i = 0; i < practice.seats.size(); ++i) rows.push_back(seat_row(practice, i));
    if (practice.count) rows.push_back(count_row(practice));
    for (std::size_t i = 0; i < practice.chips.size(); ++i) rows.push_back(chip_row(practice, i));
    return rows;
}

std::optional<PaymentsScreen> payments_screen(const Practice& practice) {
    if (!practice.pays_in_order || practice.mark) return std::nullopt;
    const auto before = bank_before(practice);
    PaymentsScreen screen;
    screen.heading = practice.payments.empty() ? tr("No payments yet") : tr("In this order");
    screen.can_show_bank = before.has_value();
    screen.shows_bank = practice.shows_bank && before;
    if (screen.shows_bank)
        screen.bank =
            tr("The bank holds {amount}", "amount"_a = amount_in_words(*before, practice.unit()));
    auto left = screen.shows_bank ? before : std::nullopt;
    for (std::size_t i = 0; i < practice.payments.size(); ++i) {
        const auto amount = typed_amount(practice.payments[i].amount);
        if (left && amount) *left -= *amount;
        screen.payments.push_back(payment_screen(practice, i, left));
    }
    return screen;
}

}  // namespace fairdeal
