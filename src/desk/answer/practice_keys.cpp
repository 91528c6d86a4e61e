// What each key does while a scenario is answered and once it is marked.

#include <algorithm>

#include "base/text.h"
#include "desk/answer/payments.h"
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

/// Down through the rows, into the tip of a Super Tie that is paid.
KeyOutcome move_down(Practice& practice) {
    if (has_tip(practice) && !practice.in_tip)
        practice.in_tip = true;
    else
        go_to(practice, practice.current + 1);
    return KeyOutcome::Redraw;
}

KeyOutcome move_up(Practice& practice) {
    if (practice.in_tip)
        practice.in_tip = false;
    else if (practice.current > 0) {
        go_to(practice, practice.current - 1);
        practice.in_tip = has_tip(practice);
    }
    return KeyOutcome::Redraw;
}

/// The letters of a row's buttons: take, push, pay, return; of payments pay alone; of a seat: stays
/// in, goes out, is placed; of a count: hard, soft, natural; of chips: one less, one more.
std::string_view letters_of_row(const Practice& practice) {
    if (practice.only_payments) return "p";
    if (practice.at_wager()) return "tupr";
    if (practice.at_seat()) return "sop";
    return practice.count ? "dsn" : "-+";
}

KeyOutcome button_by_letter(Practice& practice, char letter) {
    const std::size_t button = letters_of_row(practice).find(letter == '=' ? '+' : letter);
    if (button == std::string_view::npos) return KeyOutcome::Nothing;
    answer_row(practice, practice.current, button);
    return KeyOutcome::Redraw;
}

/// What moves the payments of a bank, and what shows it.
bool press_payments(Practice& practice, char character) {
    if (!practice.pays_in_order) return false;
    switch (character) {
        case '-': move_payment(practice, -1); return true;
        case '+':
        case '=': move_payment(practice, 1); return true;
        case 'b': practice.shows_bank = !practice.shows_bank; return true;
        default: return false;
    }
}

KeyOutcome settlement_character(Practice& practice, char character) {
    if (press_payments(practice, character)) return KeyOutcome::Redraw;
    if (is_digit(character) || character == '.') return type_character(practice, character);
    return button_by_letter(practice, character);
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
KeyOutcome press_space(Practice& practice, std::span<const Misreading> misreadings) {
    if (!practice.at_choice() || practice.form() == AnswerForm::OneChoice)
        return KeyOutcome::Nothing;
    choose(practice, practice.current - practice.rows(), misreadings);
    return KeyOutcome::Redraw;
}

bool toggle_totals(Practice& practice, const KeyPress& key) {
    if (key.name != KeyName::Character || key.character != 'c') return false;
    const bool is_the_answer = practice.count && !practice.mark;
    if (is_the_answer || practice.examined) return false;
    practice.totals = !practice.totals;
    return true;
}

KeyOutcome press_marked(Practice& practice, const KeyPress& key) {
    if (key.name == KeyName::Enter) return KeyOutcome::NextScenario;
    if (key.name == KeyName::Escape && !practice.clause.empty()) {
        practice.clause.clear();
        return KeyOutcome::Redraw;
    }
    if (key.name == KeyName::Escape) return KeyOutcome::BackToList;
    if (key.name == KeyName::Character && key.character == 'a' && !practice.examined) {
        try_again(practice);
        return KeyOutcome::Redraw;
    }
    return KeyOutcome::Nothing;
}

KeyOutcome press_character(Practice& practice, char character,
                           std::span<const Misreading> misreadings) {
    if (character == 'h' && !practice.examined) {
        show_hint(practice);
        return KeyOutcome::Redraw;
    }
    return practice.at_choice() ? choice_character(practice, character, misreadings)
                                : settlement_character(practice, character);
}

KeyOutcome press_name(Practice& practice, const KeyPress& key,
                      std::span<const Misreading> misreadings) {
    switch (key.name) {
        case KeyName::Down: return move_down(practice);
        case KeyName::Up: return move_up(practice);
        case KeyName::Home: go_to(practice, 0); return KeyOutcome::Redraw;
        case KeyName::End: go_to(practice, ~std::size_t{0}); return KeyOutcome::Redraw;
        case KeyName::Enter: check(practice, misreadings); return KeyOutcome::Redraw;
        case KeyName::Escape: return KeyOutcome::BackToList;
        case KeyName::Backspace:
            return practice.at_choice() ? KeyOutcome::Nothing : rub_out(practice);
        case KeyName::Delete:
            if (practice.at_wager()) drop_payment(practice);
            return KeyOutcome::Redraw;
        case KeyName::Space: return press_space(practice, misreadings);
        case KeyName::Left:
        case KeyName::Right:
        case KeyName::Character:
        case KeyName::PageUp:
        case KeyName::PageDown:
        case KeyName::Tab:
        case KeyName::F1:
        case KeyName::F5:
        case KeyName::F6: break;
    }
    return KeyOutcome::Nothing;
}

}  // namespace

KeyOutcome press(Practice& practice, const KeyPress& key, std::span<const Misreading> misreadings) {
    if (key.control) return KeyOutcome::Nothing;
    if (key.name == KeyName::PageDown) return KeyOutcome::NextScenario;
    if (key.name == KeyName::PageUp) return KeyOutcome::PreviousScenario;
    if (toggle_totals(practice, key)) return KeyOutcome::Redraw;
    if (practice.mark) return press_marked(practice, key);
    if (key.name == KeyName::Character)
        return press_character(practice, key.character, misreadings);
    return press_name(practice, key, misreadings);
}

}  // namespace fairdeal
