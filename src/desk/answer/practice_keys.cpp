// What each key does while a scenario is answered and once it is marked.

#include <algorithm>

#include "base/text.h"
#include "desk/answer/aids/show_me.h"
#include "desk/answer/answer_actions.h"
#include "desk/answer/chip_moves.h"
#include "desk/answer/payments.h"
#include "desk/answer/undo.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool has_tip(const Practice& practice) {
    return practice.at_wager() && practice.wagers[practice.current].asks_tip();
}

bool is_in_tip(const Practice& practice) { return practice.in_tip && has_tip(practice); }

std::string typed_so_far(const Practice& practice) {
    return is_in_tip(practice) ? practice.wagers[practice.current].tip
                               : amount_at(practice, practice.current);
}

void type(Practice& practice, const std::string& text) {
    if (is_in_tip(practice))
        type_tip(practice, practice.current, text);
    else
        type_amount(practice, practice.current, text);
}

/// A place is one digit, which takes the place of the one before.
KeyOutcome type_character(Practice& practice, char character) {
    std::string text = practice.at_seat() ? "" : typed_so_far(practice);
    if (text.size() < 12) text += character;
    type(practice, text);
    return KeyOutcome::Redraw;
}

KeyOutcome rub_out(Practice& practice) {
    std::string text = typed_so_far(practice);
    if (text.empty()) {
        drop_payment(practice);
    } else {
        text.pop_back();
        type(practice, text);
    }
    return KeyOutcome::Redraw;
}

/// To the first of the choices of which one is the answer: until then the keyboard is on none, or
/// Enter would answer before the question was read. False: it is on one.
bool step_onto_choices(Practice& practice) {
    if (practice.form() != AnswerForm::OneChoice || practice.examined || practice.on_choice)
        return false;
    go_to(practice, practice.current);
    return true;
}

/// Down through the rows, into the tip of a Super Tie that is paid.
KeyOutcome move_down(Practice& practice) {
    if (step_onto_choices(practice)) return KeyOutcome::Redraw;
    if (has_tip(practice) && !practice.in_tip)
        practice.in_tip = true;
    else
        go_to(practice, practice.current + 1);
    return KeyOutcome::Redraw;
}

KeyOutcome move_up(Practice& practice) {
    if (step_onto_choices(practice)) return KeyOutcome::Redraw;
    if (practice.in_tip)
        practice.in_tip = false;
    else if (practice.current > 0) {
        go_to(practice, practice.current - 1);
        practice.in_tip = has_tip(practice);
    }
    return KeyOutcome::Redraw;
}

template <class Table>
std::optional<std::size_t> button_in(const Table& table, const KeyPress& key) {
    const auto* found = action_of(table, key);
    return found == nullptr ? std::nullopt : std::optional(static_cast<std::size_t>(found->name));
}

/// The button of the current row that a key stands for.
std::optional<std::size_t> button_of(const Practice& practice, const KeyPress& key) {
    if (practice.at_wager()) {
        const auto call = button_in(wager_calls, key);
        const bool is_offered =
            !practice.only_payments || call == static_cast<std::size_t>(Call::Pay);
        return is_offered ? call : std::nullopt;
    }
    if (practice.at_seat()) return button_in(seat_fates, key);
    return practice.count ? button_in(count_calls, key) : button_in(chip_steps, key);
}

/// What moves the payments of a bank, and what shows it.
KeyOutcome change_payments(Practice& practice, AnswerAction action) {
    if (!practice.pays_in_order || practice.at_choice()) return KeyOutcome::Nothing;
    if (action == AnswerAction::Bank)
        practice.shows_bank = !practice.shows_bank;
    else
        move_payment(practice, action == AnswerAction::Earlier ? -1 : 1);
    return KeyOutcome::Redraw;
}

/// The top chip of the current row, or of counted chips.
KeyOutcome cut_current(Practice& practice) {
    if (!can_cut(practice, practice.current)) return KeyOutcome::Nothing;
    cut(practice, practice.current);
    return KeyOutcome::Redraw;
}

KeyOutcome press_in_row(Practice& practice, const KeyPress& key) {
    if (is_digit(key.character) || key.character == '.')
        return type_character(practice, key.character);
    const auto button = button_of(practice, key);
    if (!button) return KeyOutcome::Nothing;
    answer_row(practice, practice.current, *button);
    return KeyOutcome::Redraw;
}

/// By its letter, or else by its number.
std::optional<std::size_t> choice_of_key(const Practice& practice, char character) {
    const auto& choices = practice.choices;
    const auto lettered = std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) {
        return choice.key == capital(std::string(1, character));
    });
    if (lettered != choices.end()) return static_cast<std::size_t>(lettered - choices.begin());
    const int number = character - '1';
    if (number < 0 || number > 8 || static_cast<std::size_t>(number) >= choices.size())
        return std::nullopt;
    return static_cast<std::size_t>(number);
}

KeyOutcome choice_character(Practice& practice, char character,
                            std::span<const Misreading> misreadings) {
    const auto choice = choice_of_key(practice, character);
    if (!choice) return KeyOutcome::Nothing;
    choose(practice, *choice, misreadings);
    return KeyOutcome::Redraw;
}

/// The choice that has the keyboard is ticked, or of rows and a choice chosen.
KeyOutcome tick_current(Practice& practice, std::span<const Misreading> misreadings) {
    if (!practice.at_choice() || practice.form() == AnswerForm::OneChoice)
        return KeyOutcome::Nothing;
    choose(practice, practice.current - practice.rows(), misreadings);
    return KeyOutcome::Redraw;
}

KeyOutcome toggle_totals(Practice& practice) {
    if (!can_count_hands(practice)) return KeyOutcome::Nothing;
    practice.totals = !practice.totals;
    return KeyOutcome::Redraw;
}

KeyOutcome apply_once_marked(Practice& practice, AnswerAction action) {
    if (action == AnswerAction::Check) return KeyOutcome::NextScenario;
    if (action == AnswerAction::Back) return KeyOutcome::BackToList;
    if (action != AnswerAction::Again || practice.examined) return KeyOutcome::Nothing;
    try_again(practice);
    return KeyOutcome::Redraw;
}

KeyOutcome apply_while_open(Practice& practice, AnswerAction action,
                            std::span<const Misreading> misreadings) {
    switch (action) {
        case AnswerAction::Up: return move_up(practice);
        case AnswerAction::Down: return move_down(practice);
        case AnswerAction::First: go_to(practice, 0); return KeyOutcome::Redraw;
        case AnswerAction::Last: go_to(practice, ~std::size_t{0}); return KeyOutcome::Redraw;
        case AnswerAction::RubOut:
            return practice.at_choice() ? KeyOutcome::Nothing : rub_out(practice);
        case AnswerAction::Cut: return cut_current(practice);
        case AnswerAction::Earlier:
        case AnswerAction::Later:
        case AnswerAction::Bank: return change_payments(practice, action);
        case AnswerAction::Remove:
            if (practice.at_wager()) drop_payment(practice);
            return KeyOutcome::Redraw;
        case AnswerAction::Tick: return tick_current(practice, misreadings);
        case AnswerAction::Check: check(practice, misreadings); return KeyOutcome::Redraw;
        case AnswerAction::Hint:
            if (practice.examined || practice.tested) return KeyOutcome::Nothing;
            show_hint(practice);
            return KeyOutcome::Redraw;
        case AnswerAction::Undo: return undo(practice) ? KeyOutcome::Redraw : KeyOutcome::Nothing;
        case AnswerAction::Redo: return redo(practice) ? KeyOutcome::Redraw : KeyOutcome::Nothing;
        case AnswerAction::Back: return KeyOutcome::BackToList;
        case AnswerAction::PayTable:  // Answering::toggle_pay_table
        case AnswerAction::WalkButtons:
        case AnswerAction::Amount:
        case AnswerAction::PayAgain:
        case AnswerAction::Choose:
        case AnswerAction::Allow:
        case AnswerAction::Totals:
        case AnswerAction::Again:
        case AnswerAction::Previous:
        case AnswerAction::Next: break;
    }
    return KeyOutcome::Nothing;
}

const Action<AnswerAction>* answer_action_of(const KeyPress& key) {
    for (const auto* found : {action_of(answer_walk, key), action_of(payment_actions, key),
                              action_of(answer_actions, key)}) {
        if (found != nullptr) return found;
    }
    return nullptr;
}

}  // namespace

bool can_count_hands(const Practice& practice) {
    const bool is_the_answer = practice.count && !practice.mark;
    return !is_the_answer && !practice.examined;
}

KeyOutcome apply(Practice& practice, AnswerAction action, std::span<const Misreading> misreadings) {
    if (action == AnswerAction::Next) return KeyOutcome::NextScenario;
    if (action == AnswerAction::Previous) return KeyOutcome::PreviousScenario;
    if (action == AnswerAction::Totals) return toggle_totals(practice);
    return practice.mark ? apply_once_marked(practice, action)
                         : apply_while_open(practice, action, misreadings);
}

/// A letter that is no action now is a button of the row, or a choice.
KeyOutcome press(Practice& practice, const KeyPress& pressed,
                 std::span<const Misreading> misreadings) {
    if (practice.mark && press_in_show(practice, pressed)) return KeyOutcome::Redraw;
    const bool plus = pressed.character == '=' && !pressed.control;  // without Shift
    const KeyPress key = plus ? fairdeal::key('+') : pressed;
    if (const auto* action = answer_action_of(key)) {
        const KeyOutcome outcome = apply(practice, action->name, misreadings);
        if (outcome != KeyOutcome::Nothing) return outcome;
    }
    if (practice.mark || key.control || key.name != KeyName::Character) return KeyOutcome::Nothing;
    return practice.at_choice() ? choice_character(practice, key.character, misreadings)
                                : press_in_row(practice, key);
}

}  // namespace fairdeal
