// The rows of a settlement question as the window shows them: wagers, seats of the league, and the
// payments said so far.

#include <algorithm>
#include <array>

#include "desk/answer/payments.h"
#include "desk/answer/practice_screen.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string title_of_wager(const WagerAnswer& wager) {
    return wager.secret ? "Secret bet" : std::string(title_of(wager.wager));
}

std::vector<CallScreen> calls_of(const WagerAnswer& wager, bool in_order, bool only_payments) {
    const auto is = [&](Call call) { return wager.call == call; };
    if (only_payments) return {{"Pay", is(Call::Pay), "Repeat: another payment, in a later round"}};
    std::vector<CallScreen> calls{{"Take", is(Call::Take), ""},
                                  {"Push", is(Call::Push), ""},
                                  {"Pay", is(Call::Pay), ""},
                                  {"Return", is(Call::Return) || wager.pulls_back, ""}};
    if (!in_order || !is(Call::Pay)) return calls;
    calls[2].tip = "Repeat: another payment, in a later round";
    calls[3].tip =
        wager.pulls_back ? "The stake does not go back" : "Paid too little: the stake goes back";
    return calls;
}

std::string amount_hint(const WagerAnswer& wager, Unit unit) {
    const bool whole = wager.call == Call::Take || wager.call == Call::Return;
    if (wager.call == Call::Push) return {};
    if (whole) return brief_amount(wager.stake, unit);
    return unit == Unit::Chips ? "chips" : "$";
}

std::string sum_or_question(const std::string& typed, Unit unit) {
    const auto amount = typed_amount(typed);
    return amount ? amount_in_words(*amount, unit) : "?";
}

/// "2nd payment $50, 4th payment $25"; "$25 out of a single one".
std::string payments_in_words(const Practice& practice, std::size_t wager) {
    std::string words;
    for (const std::size_t at : payments_of(practice, wager)) {
        words += (words.empty() ? "" : ", ") + nth(static_cast<int>(at) + 1) + " payment " +
                 sum_or_question(practice.payments[at].amount, practice.unit());
    }
    return words;
}

std::string spoken_call(const Practice& practice, std::size_t i) {
    constexpr std::array words{"take ", "push", "pay ", "return "};
    const WagerAnswer& wager = practice.wagers[i];
    if (!wager.call) return "not answered";
    std::string spoken = words.at(static_cast<std::size_t>(*wager.call));
    if (wager.call == Call::Push) return spoken;
    if (practice.pays_in_order && wager.call == Call::Pay)
        return spoken + payments_in_words(practice, i) +
               (wager.pulls_back ? ", the stake goes back" : "");
    spoken += wager.amount.empty() ? amount_in_words(wager.stake, practice.unit()) : wager.amount;
    if (wager.asks_tip() && !wager.tip.empty()) spoken += ", dealer tip " + wager.tip;
    return spoken;
}

/// What the amount field cannot show: several payments, and a stake beside them.
std::string note_of(const Practice& practice, std::size_t i) {
    const WagerAnswer& wager = practice.wagers[i];
    const bool several = payments_of(practice, i).size() > 1;
    std::string note = several ? payments_in_words(practice, i) : "";
    if (wager.pulls_back)
        note += (note.empty() ? "Takes back " : ", takes back ") +
                amount_in_words(wager.stake, practice.unit());
    return note;
}

bool is_begun(const Practice& practice, std::size_t row) {
    return !amount_at(practice, row).empty();
}

/// What wagers and seats have in common.
RowScreen row_at(const Practice& practice, std::size_t i) {
    RowScreen row;
    row.amount = amount_at(practice, i);
    row.current = i == practice.current;
    row.answered = answer_problem(practice, i).empty();
    row.refused = practice.refused == i;
    if (is_begun(practice, i) || row.refused) row.problem = answer_problem(practice, i);
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
    row.name = place_in_words(wager.who) + ", " + row.title;
    row.spoken = row.name + " " + row.stake + ": " + spoken_call(practice, i);
    return row;
}

RowScreen seat_row(const Practice& practice, std::size_t number) {
    constexpr std::array words{"stays in", "goes out", "is placed"};
    const SeatAnswer& seat = practice.seats[number];
    RowScreen row = row_at(practice, practice.wagers.size() + number);
    if (number == 0) row.place = "After the hand";
    row.title = "Seat " + std::to_string(seat.seat);
    row.name = row.title;
    if (seat.chips) row.stake = amount_in_words(*seat.chips, practice.unit()) + " before the hand";
    row.calls = {{"Stays in", seat.fate == Fate::StaysIn, ""},
                 {"Out", seat.fate == Fate::GoesOut, "Goes out on this hand, in that place"},
                 {"Placed", seat.fate == Fate::IsPlaced, "Ends the table in that place"}};
    row.amount_hint = seat.fate == Fate::StaysIn ? "" : "place";
    row.spoken = row.title + " " + words.at(static_cast<std::size_t>(seat.fate));
    if (const auto place = place_of(seat)) row.spoken += ", " + nth(*place) + " place";
    return row;
}

RowScreen count_row(const Practice& practice) {
    constexpr std::array words{"hard ", "soft ", "natural"};
    const CountAnswer& count = *practice.count;
    const auto is = [&](CountCall call) { return count.call == call; };
    RowScreen row = row_at(practice, 0);
    row.title = place_in_words(practice.scenario.question.who);
    row.name = row.title;
    row.calls = {{"Hard", is(CountCall::Hard), "No ace counts 11"},
                 {"Soft", is(CountCall::Soft), "An ace counts 11"},
                 {"Natural", is(CountCall::Natural), "Blackjack with the first two cards"}};
    row.amount_hint = is(CountCall::Natural) ? "" : "points";
    row.spoken = row.title + ": " +
                 (count.call ? words.at(static_cast<std::size_t>(*count.call)) : "") + count.points;
    return row;
}

RowScreen chip_row(const Practice& practice, std::size_t number) {
    const ChipAnswer& chips = practice.chips[number];
    RowScreen row = row_at(practice, number);
    row.title = brief_amount(chips.value, practice.unit()) + " chips";
    row.name = row.title;
    row.stake = std::to_string(chips.in_tray) + " in the tray";
    row.calls = {{"\u2212", false, "One less"}, {"+", false, "One more"}};
    row.amount_hint = "none";
    if (chips.count.empty() && !row.refused) row.problem.clear();
    row.spoken = row.title + ", " + row.stake + ": " + (chips.count.empty() ? "none" : chips.count);
    return row;
}

PaymentScreen payment_screen(const Practice& practice, std::size_t i,
                             const std::optional<Money>& bank) {
    const Payment& payment = practice.payments[i];
    const WagerAnswer& wager = practice.wagers[payment.wager];
    PaymentScreen row;
    row.number = std::to_string(i + 1);
    row.whom = place_in_words(wager.who) + " \u00b7 " + title_of_wager(wager);
    row.amount = sum_or_question(payment.amount, practice.unit());
    if (bank) row.bank = amount_in_words(*bank, practice.unit());
    row.overdrawn = bank && *bank < Money{};
    row.current = payment.wager == practice.current && payment_at(practice, practice.current) == i;
    row.spoken = "Payment " + row.number + ", " + row.whom + ", " + row.amount;
    if (bank) row.spoken += ", leaves " + row.bank;
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
    screen.heading = practice.payments.empty() ? "No payments yet" : "In this order";
    screen.can_show_bank = before.has_value();
    screen.shows_bank = practice.shows_bank && before;
    if (screen.shows_bank)
        screen.bank = "The bank holds " + amount_in_words(*before, practice.unit());
    auto left = screen.shows_bank ? before : std::nullopt;
    for (std::size_t i = 0; i < practice.payments.size(); ++i) {
        const auto amount = typed_amount(practice.payments[i].amount);
        if (left && amount) *left -= *amount;
        screen.payments.push_back(payment_screen(practice, i, left));
    }
    return screen;
}

}  // namespace fairdeal
