#include "desk/answer/practice.h"

#include <algorithm>

#include "base/text.h"
#include "desk/answer/draft.h"
#include "desk/answer/payments.h"
#include "desk/answer/undo.h"
#include "drills/item_level.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Is the verdict about this row? A tip is marked with its Super Tie.
bool is_about(const WagerVerdict& verdict, const WagerAnswer& wager) {
    const bool tip = wager.wager == Wager::SuperTie && verdict.wager == Wager::None;
    return verdict.who == wager.who && (verdict.wager == wager.wager || tip);
}

bool is_about(const WagerVerdict& verdict, const SeatAnswer& seat) {
    return verdict.who.seat == seat.seat && verdict.wager == Wager::None;
}

/// Nothing that was said of the row was wrong; only paid in the wrong order is kept too.
template <class Row>
bool was_right(const Mark& mark, const Row& row) {
    const auto& verdicts = mark.verdict.wagers;
    return std::none_of(verdicts.begin(), verdicts.end(), [&](const WagerVerdict& verdict) {
        return is_about(verdict, row) && verdict.standing != Standing::Right &&
               verdict.standing != Standing::WrongOrder;
    });
}

void clear_wrong_wagers(Practice& practice, const Mark& mark) {
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        WagerAnswer& wager = practice.wagers[i];
        if (was_right(mark, wager)) continue;
        remove_payments_of(practice, i);
        wager.call.reset();
        wager.amount.clear();
        wager.tip.clear();
    }
}

void clear_wrong_seats(Practice& practice, const Mark& mark) {
    for (SeatAnswer& seat : practice.seats) {
        if (was_right(mark, seat)) continue;
        seat.fate = Fate::StaysIn;
        seat.place.clear();
    }
}

/// The first row that is open, else the one that was paid out of turn, else the first that is
/// wrong.
std::size_t first_to_mend(const Practice& practice, const Mark& mark) {
    if (const auto open = first_open(practice)) return *open;
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        for (const WagerVerdict& verdict : mark.verdict.wagers) {
            if (is_about(verdict, practice.wagers[i]) && verdict.standing != Standing::Right)
                return i;
        }
    }
    for (std::size_t i = 0; i < practice.seats.size(); ++i) {
        if (!was_right(mark, practice.seats[i])) return practice.wagers.size() + i;
    }
    return practice.current;
}

/// Pay and Return where payments stand in order; the others are as everywhere.
void call_in_order(Practice& practice, std::size_t wager, Call call) {
    WagerAnswer& answer = practice.wagers[wager];
    if (call == Call::Pay) {
        answer.amount.clear();
        return add_payment(practice, wager);
    }
    const auto at = payment_at(practice, wager);
    if (call == Call::Return && at && !practice.payments[*at].amount.empty()) {
        answer.pulls_back = !answer.pulls_back;
        return;
    }
    remove_payments_of(practice, wager);
    if (answer.call != call) answer.amount.clear();
    answer.call = call;
}

/// Digits are of a payment, unless they are the part of a stake that is taken or returned.
void type_in_order(Practice& practice, std::size_t wager, const std::string& typed) {
    WagerAnswer& answer = practice.wagers[wager];
    if (answer.call == Call::Take || answer.call == Call::Return) {
        answer.amount = typed;
        return;
    }
    if (!payment_at(practice, wager)) {
        if (typed.empty()) return;
        add_payment(practice, wager);
    }
    practice.payments[*payment_at(practice, wager)].amount = typed;
}

void type_place(SeatAnswer& seat, const std::string& typed) {
    seat.place = typed;
    if (!typed.empty() && seat.fate == Fate::StaysIn) seat.fate = Fate::GoesOut;
}

void type_count(CountAnswer& count, const std::string& typed) {
    count.points = typed;
    if (!typed.empty() && !count.call) count.call = CountCall::Hard;
}

void call_count(CountAnswer& count, CountCall call) {
    count.call = call;
    if (call == CountCall::Natural) count.points.clear();
}

void type_at_row(Practice& practice, std::size_t row, const std::string& typed) {
    const std::size_t wagers = practice.wagers.size();
    if (row >= wagers + practice.seats.size()) {
        if (practice.count)
            type_count(*practice.count, typed);
        else
            practice.chips[practice.after_seats(row)].count = typed;
    } else if (row >= wagers) {
        type_place(practice.seats[row - wagers], typed);
    } else if (practice.pays_in_order) {
        type_in_order(practice, row, typed);
    } else {
        WagerAnswer& answer = practice.wagers[row];
        answer.amount = typed;
        if (!typed.empty() && (!answer.call || answer.call == Call::Push)) answer.call = Call::Pay;
    }
}

/// A number for each field that can be typed into.
std::size_t field_of(std::size_t row, bool tip) { return 2 * row + (tip ? 1 : 0); }

int chips_typed(const ChipAnswer& chips) { return typed_number(chips.count).value_or(0); }

void add_chip(ChipAnswer& chips, int step) {
    const int count = std::max(0, chips_typed(chips) + step);
    chips.count = count == 0 ? "" : std::to_string(count);
}

}  // namespace

Practice start_practice(const Scenario& scenario) {
    Practice practice;
    practice.scenario = scenario;
    practice.level = is_dealt(scenario) ? item_level(scenario) : scenario.level;
    Form form = form_of(scenario);
    for (Choice& choice : form.choices) practice.choices.push_back({std::move(choice)});
    for (const OpenWager& open : form.wagers)
        practice.wagers.push_back({open.who, open.wager, open.stake, open.secret});
    for (const OpenSeat& open : form.seats)
        practice.seats.push_back({open.seat, open.chips, fate_at_first(scenario), ""});
    for (const ChipPile& pile : form.chips) practice.chips.push_back({pile.value, pile.count, ""});
    if (form.counts) practice.count.emplace();
    practice.only_payments = form.only_payments;
    practice.pays_in_order = scenario.game() == Game::Extreme && !practice.wagers.empty();
    return practice;
}

Fate fate_at_first(const Scenario& scenario) {
    return scenario.hand.header.facts.final_hand ? Fate::IsPlaced : Fate::StaysIn;
}

void set_call(Practice& practice, std::size_t wager, Call call) {
    if (practice.mark || wager >= practice.wagers.size()) return;
    const std::string before = draft_of(practice);
    if (practice.pays_in_order) {
        call_in_order(practice, wager, call);
    } else {
        WagerAnswer& answer = practice.wagers[wager];
        if (answer.call != call) answer.amount.clear();
        answer.call = call;
    }
    go_to(practice, wager);
    note_change(practice, before);
}

void set_fate(Practice& practice, std::size_t seat, Fate fate) {
    if (practice.mark || seat >= practice.seats.size()) return;
    const std::string before = draft_of(practice);
    SeatAnswer& answer = practice.seats[seat];
    if (fate == Fate::StaysIn) answer.place.clear();
    answer.fate = fate;
    go_to(practice, practice.wagers.size() + seat);
    note_change(practice, before);
}

void answer_row(Practice& practice, std::size_t row, std::size_t button) {
    const std::size_t wagers = practice.wagers.size();
    if (row < wagers)
        return set_call(practice, row,
                        practice.only_payments ? Call::Pay : static_cast<Call>(button));
    if (row < wagers + practice.seats.size())
        return set_fate(practice, row - wagers, static_cast<Fate>(button));
    if (practice.mark || row >= practice.rows()) return;
    const std::string before = draft_of(practice);
    if (practice.count)
        call_count(*practice.count, static_cast<CountCall>(button));
    else
        add_chip(practice.chips[practice.after_seats(row)], button == 0 ? -1 : 1);
    go_to(practice, row);
    note_change(practice, before);
}

void type_amount(Practice& practice, std::size_t row, const std::string& typed) {
    if (practice.mark || row >= practice.rows() || amount_at(practice, row) == typed) return;
    const std::string before = draft_of(practice);
    type_at_row(practice, row, typed);
    go_to(practice, row);
    note_change(practice, before, field_of(row, false));
}

std::string amount_at(const Practice& practice, std::size_t row) {
    if (row >= practice.rows()) return {};
    const std::size_t wagers = practice.wagers.size();
    if (row >= wagers + practice.seats.size())
        return practice.count ? practice.count->points
                              : practice.chips[practice.after_seats(row)].count;
    if (row >= wagers) return practice.seats[row - wagers].place;
    const auto payment = payment_at(practice, row);
    return payment ? practice.payments[*payment].amount : practice.wagers[row].amount;
}

std::optional<int> place_of(const SeatAnswer& seat) {
    const bool one_digit = seat.place.size() == 1 && seat.place[0] >= '1' && seat.place[0] <= '9';
    return one_digit ? std::optional(seat.place[0] - '0') : std::nullopt;
}

void type_tip(Practice& practice, std::size_t wager, const std::string& typed) {
    if (practice.mark || wager >= practice.wagers.size() || practice.wagers[wager].tip == typed)
        return;
    const std::string before = draft_of(practice);
    practice.wagers[wager].tip = typed;
    go_to(practice, wager);
    practice.in_tip = true;
    note_change(practice, before, field_of(wager, true));
}

void go_to(Practice& practice, std::size_t item) {
    const std::size_t count = practice.rows() + practice.choices.size();
    if (count == 0) return;
    const std::size_t wanted = std::min(item, count - 1);
    const bool tip = wanted < practice.wagers.size() && practice.wagers[wanted].asks_tip();
    if (wanted != practice.current || !tip) practice.in_tip = false;
    if (wanted != practice.current) practice.payment.reset();
    practice.current = wanted;
    practice.on_choice = true;
    practice.seen.insert(wanted);
    practice.refused.reset();
}

void show_hint(Practice& practice) {
    if (practice.examined || practice.tested) return;
    practice.hints = std::min(practice.hints + 1, practice.scenario.hints.size());
}

void show_clause(Practice& practice, const std::string& id) {
    practice.clause = practice.clause == id ? "" : id;
}

void try_again(Practice& practice) {
    if (!practice.mark) return;
    const Mark mark = *practice.mark;
    practice.mark.reset();
    practice.shown_line.reset();
    if (!mark.right_clause) practice.chosen.reset();
    practice.clause.clear();
    practice.in_tip = practice.on_choice = false;
    clear_wrong_wagers(practice, mark);
    clear_wrong_seats(practice, mark);
    if (practice.has_rows()) go_to(practice, first_to_mend(practice, mark));
}

}  // namespace fairdeal
