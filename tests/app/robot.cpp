#include "robot.h"

#include <algorithm>

#include "desk/answer/practice_screen.h"

namespace fairdeal {

namespace {

void answer_seat(Practice& practice, const Line& line) {
    for (std::size_t i = 0; i < practice.seats.size(); ++i) {
        if (practice.seats[i].seat != line.who.seat) continue;
        set_fate(practice, i, line.verb == Verb::Out ? Fate::GoesOut : Fate::IsPlaced);
        type_amount(practice, practice.wagers.size() + i, std::to_string(line.place));
    }
}

/// What is left of a stake that is parted goes of itself.
void answer_wager(Practice& practice, std::size_t row, const Line& line) {
    const std::optional<Call> before = practice.wagers[row].call;
    if (line.verb == Verb::Push) return set_call(practice, row, Call::Push);
    if (line.verb == Verb::Take && before) return;
    if (line.verb == Verb::Return && before == Call::Take) return;
    set_call(practice, row,
             line.verb == Verb::Pay    ? Call::Pay
             : line.verb == Verb::Take ? Call::Take
                                       : Call::Return);
    if (line.verb == Verb::Return && before == Call::Pay) return;  // it goes back beside the pay
    type_amount(practice, row, to_text(line.amount));
}

void answer(Practice& practice, const Line& line) {
    if (is_about_a_place(line.verb)) return answer_seat(practice, line);
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        if (line.who != wager.who) continue;
        if (line.verb == Verb::Tip && wager.wager == Wager::SuperTie)
            type_tip(practice, i, to_text(line.amount));
        else if (line.wager == wager.wager)
            answer_wager(practice, i, line);
    }
}

/// The hand to count, and the chips of a payment.
void answer_count_and_chips(Practice& practice, const Key& due) {
    if (practice.count) {
        type_amount(practice, 0, std::to_string(due.count.points));
        answer_row(practice, 0, due.count.natural ? 2 : due.count.soft ? 1 : 0);
    }
    for (const ChipPile& pile : due.chips) {
        for (std::size_t row = 0; row < practice.chips.size(); ++row) {
            if (practice.chips[row].value == pile.value)
                type_amount(practice, row, std::to_string(pile.count));
        }
    }
}

/// The choices that the screen shows as right once it is marked.
std::vector<std::size_t> right_choices(const Scenario& scenario, const Key& due) {
    Practice practice = start_practice(scenario);
    practice.mark = grade(right_answer(scenario, due), scenario, {});
    practice.chosen = 0;
    std::vector<std::size_t> right;
    const PracticeScreen screen = screen_of(practice, shipped_content());
    for (std::size_t i = 0; i < screen.choices.size(); ++i) {
        if (screen.choices[i].right) right.push_back(i);
    }
    return right;
}

}  // namespace

void look_at_all(Practice& practice) {
    for (std::size_t row = practice.rows(); row-- > 0;) go_to(practice, row);
}

void answer_right(Practice& practice) {
    const Key due = key_of(practice.scenario);
    look_at_all(practice);
    for (const Line& line : due.lines) answer(practice, line);
    answer_count_and_chips(practice, due);
    if (practice.choices.empty()) return;
    for (const std::size_t choice : right_choices(practice.scenario, due)) {
        // What was ticked before a breakdown is ticked still: once more would take it back.
        if (!practice.mark && !practice.choices[choice].ticked)
            choose(practice, choice, shipped_content().misreadings);
    }
}

void answer_badly(Practice& practice) {
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) set_call(practice, i, Call::Push);
    for (std::size_t i = 0; i < practice.seats.size(); ++i) set_fate(practice, i, Fate::StaysIn);
    for (std::size_t i = 0; i < practice.chips.size(); ++i) type_amount(practice, i, "1");
    if (practice.count) {
        type_amount(practice, 0, "4");
        answer_row(practice, 0, 0);
    }
    if (!practice.choices.empty())
        choose(practice, practice.choices.size() - 1, shipped_content().misreadings);
}

void type(Practice& practice, std::string_view letters) {
    for (const char letter : letters) press(practice, key(letter), shipped_content().misreadings);
}

void press_key(Practice& practice, KeyName name) {
    press(practice, key(name), shipped_content().misreadings);
}

}  // namespace fairdeal
