#include "app/practice.h"

#include <algorithm>

#include "app/asked_rows.h"
#include "app/choices.h"
#include "app/payments.h"
#include "app/words.h"
#include "base/text.h"

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

bool is_choice_made(const Practice& practice) {
    switch (practice.form()) {
        case AnswerForm::Rows: return true;
        case AnswerForm::OneChoice:
        case AnswerForm::RowsAndChoice: return practice.chosen.has_value();
        case AnswerForm::AllThatHold: break;
    }
    return std::any_of(practice.choices.begin(), practice.choices.end(),
                       [](const Choice& choice) { return choice.ticked; });
}

/// The first row, or after these the choices, that cannot be marked yet.
std::optional<std::size_t> first_open(const Practice& practice) {
    for (std::size_t i = 0; i < practice.rows(); ++i) {
        if (!answer_problem(practice, i).empty()) return i;
    }
    return is_choice_made(practice) ? std::nullopt : std::optional(practice.rows());
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

int chips_typed(const ChipAnswer& chips) { return typed_number(chips.count).value_or(0); }

void add_chip(ChipAnswer& chips, int step) {
    const int count = std::max(0, chips_typed(chips) + step);
    chips.count = count == 0 ? "" : std::to_string(count);
}

/// Ticked it is one of those that hold; "none of them" holds alone.
void tick(Practice& practice, std::size_t choice) {
    std::vector<Choice>& choices = practice.choices;
    choices[choice].ticked = !choices[choice].ticked;
    for (Choice& other : choices) {
        if (other.about.has_value() != choices[choice].about.has_value()) other.ticked = false;
    }
}

/// The row of the count or of chips, once the wagers and seats are passed.
std::size_t beyond_seats(const Practice& practice, std::size_t row) {
    return row - practice.wagers.size() - practice.seats.size();
}

std::string payment_problem(const Practice& practice, std::size_t wager) {
    for (const std::size_t at : payments_of(practice, wager)) {
        const std::string& amount = practice.payments[at].amount;
        if (amount.empty()) return "How much?";
        if (!typed_amount(amount)) return quoted(amount) + " is not an amount";
    }
    return {};
}

std::string wager_problem(const WagerAnswer& wager) {
    if (wager.call != Call::Push && !wager.amount.empty() && !typed_amount(wager.amount))
        return quoted(wager.amount) + " is not an amount";
    const bool parted = wager.call == Call::Take || wager.call == Call::Return;
    if (parted && !wager.amount.empty() && *typed_amount(wager.amount) > wager.stake)
        return "Only " + dollars(wager.stake) + " is up";
    if (wager.asks_tip() && !wager.tip.empty() && !typed_amount(wager.tip))
        return quoted(wager.tip) + " is not an amount";
    return {};
}

std::string seat_problem(const SeatAnswer& seat) {
    if (seat.fate == Fate::StaysIn) return {};
    if (seat.place.empty()) return "In which place?";
    return place_of(seat) ? "" : quoted(seat.place) + " is not a place";
}

std::string count_problem(const CountAnswer& count) {
    if (count.call == CountCall::Natural) return {};
    if (count.points.empty()) return "How many?";
    if (!typed_number(count.points)) return quoted(count.points) + " is not a number";
    return count.call ? "" : "Hard, soft or natural?";
}

std::string chips_problem(const Practice& practice, const ChipAnswer& chips) {
    if (!chips.count.empty() && !typed_number(chips.count))
        return quoted(chips.count) + " is not a number";
    const bool none = std::all_of(practice.chips.begin(), practice.chips.end(),
                                  [](const ChipAnswer& row) { return chips_typed(row) == 0; });
    return none ? "How many chips?" : "";
}

}  // namespace

AnswerForm form_of(const Question& question) {
    switch (question.kind) {
        case QuestionKind::Next:
        case QuestionKind::May:
        case QuestionKind::Outcome:
        case QuestionKind::Clause: return AnswerForm::OneChoice;
        case QuestionKind::Active:
        case QuestionKind::Error: return AnswerForm::AllThatHold;
        case QuestionKind::Out: return AnswerForm::RowsAndChoice;
        case QuestionKind::Talk: {
            const auto right = std::count_if(question.talk.begin(), question.talk.end(),
                                             [](const TalkChoice& choice) { return choice.right; });
            return right > 1 ? AnswerForm::AllThatHold : AnswerForm::OneChoice;
        }
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Total:
        case QuestionKind::Amount:
        case QuestionKind::Chips:
        case QuestionKind::Order: break;
    }
    return AnswerForm::Rows;
}

Practice start_practice(const Scenario& scenario) {
    Practice practice;
    practice.scenario = scenario;
    practice.choices = choices_of(scenario);
    practice.wagers = wagers_asked(scenario);
    practice.seats = seats_asked(scenario);
    practice.chips = chips_asked(scenario);
    if (scenario.question.kind == QuestionKind::Total) practice.count.emplace();
    practice.pays_in_order = scenario.game() == Game::Extreme && !practice.wagers.empty();
    return practice;
}

void set_call(Practice& practice, std::size_t wager, Call call) {
    if (practice.mark || wager >= practice.wagers.size()) return;
    if (practice.pays_in_order) {
        call_in_order(practice, wager, call);
    } else {
        WagerAnswer& answer = practice.wagers[wager];
        if (answer.call != call) answer.amount.clear();
        answer.call = call;
    }
    go_to(practice, wager);
}

void set_fate(Practice& practice, std::size_t seat, Fate fate) {
    if (practice.mark || seat >= practice.seats.size()) return;
    SeatAnswer& answer = practice.seats[seat];
    if (fate == Fate::StaysIn) answer.place.clear();
    answer.fate = fate;
    go_to(practice, practice.wagers.size() + seat);
}

void answer_row(Practice& practice, std::size_t row, std::size_t button) {
    const std::size_t wagers = practice.wagers.size();
    const bool only_payments = practice.scenario.question.kind == QuestionKind::Order;
    if (row < wagers)
        return set_call(practice, row, only_payments ? Call::Pay : static_cast<Call>(button));
    if (row < wagers + practice.seats.size())
        return set_fate(practice, row - wagers, static_cast<Fate>(button));
    if (practice.mark || row >= practice.rows()) return;
    if (practice.count)
        call_count(*practice.count, static_cast<CountCall>(button));
    else
        add_chip(practice.chips[beyond_seats(practice, row)], button == 0 ? -1 : 1);
    go_to(practice, row);
}

void type_amount(Practice& practice, std::size_t row, const std::string& typed) {
    if (practice.mark || row >= practice.rows() || amount_at(practice, row) == typed) return;
    const std::size_t wagers = practice.wagers.size();
    if (row >= wagers + practice.seats.size()) {
        if (practice.count)
            type_count(*practice.count, typed);
        else
            practice.chips[beyond_seats(practice, row)].count = typed;
    } else if (row >= wagers) {
        type_place(practice.seats[row - wagers], typed);
    } else if (practice.pays_in_order) {
        type_in_order(practice, row, typed);
    } else {
        WagerAnswer& answer = practice.wagers[row];
        answer.amount = typed;
        if (!typed.empty() && (!answer.call || answer.call == Call::Push)) answer.call = Call::Pay;
    }
    go_to(practice, row);
}

std::string amount_at(const Practice& practice, std::size_t row) {
    if (row >= practice.rows()) return {};
    const std::size_t wagers = practice.wagers.size();
    if (row >= wagers + practice.seats.size())
        return practice.count ? practice.count->points
                              : practice.chips[beyond_seats(practice, row)].count;
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
    practice.wagers[wager].tip = typed;
    go_to(practice, wager);
    practice.in_tip = true;
}

void go_to(Practice& practice, std::size_t item) {
    const std::size_t count = practice.rows() + practice.choices.size();
    if (count == 0) return;
    const std::size_t wanted = std::min(item, count - 1);
    const bool tip = wanted < practice.wagers.size() && practice.wagers[wanted].asks_tip();
    if (wanted != practice.current || !tip) practice.in_tip = false;
    if (wanted != practice.current) practice.payment.reset();
    practice.current = wanted;
}

void show_hint(Practice& practice) {
    if (practice.examined) return;
    practice.hints = std::min(practice.hints + 1, practice.scenario.hints.size());
}

void show_clause(Practice& practice, const std::string& id) {
    practice.clause = practice.clause == id ? "" : id;
}

void try_again(Practice& practice) {
    if (!practice.mark) return;
    const Mark mark = *practice.mark;
    practice.mark.reset();
    if (!mark.right_clause) practice.chosen.reset();
    practice.clause.clear();
    practice.in_tip = false;
    clear_wrong_wagers(practice, mark);
    clear_wrong_seats(practice, mark);
    if (practice.has_rows()) go_to(practice, first_to_mend(practice, mark));
}

std::string answer_problem(const Practice& practice, std::size_t row) {
    const std::size_t wagers = practice.wagers.size();
    if (row >= wagers + practice.seats.size()) {
        if (practice.count) return count_problem(*practice.count);
        return chips_problem(practice, practice.chips.at(beyond_seats(practice, row)));
    }
    if (row >= wagers) return seat_problem(practice.seats[row - wagers]);
    const WagerAnswer& wager = practice.wagers[row];
    if (practice.scenario.question.kind == QuestionKind::Order && !wager.call)
        return practice.payments.empty() ? "Who is paid first?" : "";
    if (!wager.call) return "Take, push, pay or return?";
    if (practice.pays_in_order && wager.call == Call::Pay) return payment_problem(practice, row);
    if (wager.call == Call::Pay && wager.amount.empty()) return "How much?";
    return wager_problem(wager);
}

bool can_check(const Practice& practice) {
    const bool asks = practice.rows() + practice.choices.size() > 0;
    return !practice.mark && asks && !first_open(practice);
}

void mark_as_typed(Practice& practice, std::span<const Misreading> misreadings) {
    practice.mark = grade(typed_answer(practice), practice.scenario, misreadings);
    practice.clause.clear();
    ++practice.tries;
}

void check(Practice& practice, std::span<const Misreading> misreadings) {
    if (practice.mark) return;
    if (practice.form() == AnswerForm::OneChoice && !practice.examined)
        return choose(practice, practice.current, misreadings);
    if (const auto open = first_open(practice)) return go_to(practice, *open);
    if (can_check(practice) && !practice.examined) mark_as_typed(practice, misreadings);
}

void choose(Practice& practice, std::size_t choice, std::span<const Misreading> misreadings) {
    if (practice.mark || choice >= practice.choices.size()) return;
    practice.current = practice.rows() + choice;
    practice.in_tip = false;
    if (practice.form() == AnswerForm::AllThatHold) return tick(practice, choice);
    practice.chosen = choice;
    if (practice.form() == AnswerForm::OneChoice && !practice.examined)
        mark_as_typed(practice, misreadings);
}

}  // namespace fairdeal
