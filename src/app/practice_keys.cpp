// What each key does while a scenario is answered and once it is marked.

#include <algorithm>

#include "app/practice.h"
#include "base/text.h"

namespace fairdeal {

namespace {

std::string& typed_into(Practice& practice) {
    WagerAnswer& wager = practice.wagers[practice.current];
    return practice.in_tip && wager.asks_tip() ? wager.tip : wager.amount;
}

void type(Practice& practice, const std::string& text) {
    if (practice.in_tip && practice.wagers[practice.current].asks_tip())
        type_tip(practice, practice.current, text);
    else
        type_amount(practice, practice.current, text);
}

Deed type_character(Practice& practice, char character) {
    std::string text = typed_into(practice);
    if (text.size() < 12) text += character;
    type(practice, text);
    return Deed::Redraw;
}

Deed rub_out(Practice& practice) {
    std::string text = typed_into(practice);
    if (!text.empty()) text.pop_back();
    type(practice, text);
    return Deed::Redraw;
}

/// Down through the wagers, into the tip of a Super Tie that is paid.
Deed move_down(Practice& practice) {
    if (practice.is_settlement() && practice.wagers[practice.current].asks_tip() &&
        !practice.in_tip)
        practice.in_tip = true;
    else
        go_to(practice, practice.current + 1);
    return Deed::Redraw;
}

Deed move_up(Practice& practice) {
    if (practice.in_tip)
        practice.in_tip = false;
    else if (practice.current > 0) {
        go_to(practice, practice.current - 1);
        practice.in_tip = practice.is_settlement() && practice.wagers[practice.current].asks_tip();
    }
    return Deed::Redraw;
}

Deed call_by_letter(Practice& practice, char letter) {
    switch (letter) {
        case 't': set_call(practice, practice.current, Call::Take); return Deed::Redraw;
        case 'p': set_call(practice, practice.current, Call::Pay); return Deed::Redraw;
        case 'u': set_call(practice, practice.current, Call::Push); return Deed::Redraw;
        case 'r': set_call(practice, practice.current, Call::Return); return Deed::Redraw;
        default: return Deed::Nothing;
    }
}

Deed settlement_character(Practice& practice, char character) {
    if (practice.wagers.empty()) return Deed::Nothing;
    if (is_digit(character) || character == '.') return type_character(practice, character);
    return call_by_letter(practice, character);
}

Deed choice_character(Practice& practice, char character, std::span<const Misreading> misreadings) {
    if (practice.scenario.question.kind == QuestionKind::May) {
        if (character != 'a' && character != 'n') return Deed::Nothing;
        choose(practice, character == 'a' ? 0 : 1, misreadings);
        return Deed::Redraw;
    }
    const int number = character - '1';
    if (number < 0 || number > 8 || static_cast<std::size_t>(number) >= practice.choices.size())
        return Deed::Nothing;
    choose(practice, static_cast<std::size_t>(number), misreadings);
    return Deed::Redraw;
}

bool toggle_totals(Practice& practice, const KeyPress& key) {
    if (key.name != KeyName::Character || key.character != 'c') return false;
    practice.totals = !practice.totals;
    return true;
}

Deed press_marked(Practice& practice, const KeyPress& key) {
    if (key.name == KeyName::Enter) return Deed::NextScenario;
    if (key.name == KeyName::Escape && !practice.clause.empty()) {
        practice.clause.clear();
        return Deed::Redraw;
    }
    if (key.name == KeyName::Escape) return Deed::BackToList;
    if (key.name == KeyName::Character && key.character == 'a') {
        try_again(practice);
        return Deed::Redraw;
    }
    return Deed::Nothing;
}

Deed press_character(Practice& practice, char character, std::span<const Misreading> misreadings) {
    if (character == 'h') {
        show_hint(practice);
        return Deed::Redraw;
    }
    return practice.is_settlement() ? settlement_character(practice, character)
                                    : choice_character(practice, character, misreadings);
}

Deed press_name(Practice& practice, const KeyPress& key, std::span<const Misreading> misreadings) {
    switch (key.name) {
        case KeyName::Down: return move_down(practice);
        case KeyName::Up: return move_up(practice);
        case KeyName::Tab: return key.shift ? move_up(practice) : move_down(practice);
        case KeyName::Home: go_to(practice, 0); return Deed::Redraw;
        case KeyName::End: go_to(practice, ~std::size_t{0}); return Deed::Redraw;
        case KeyName::Enter: check(practice, misreadings); return Deed::Redraw;
        case KeyName::Escape: return Deed::BackToList;
        case KeyName::Backspace:
            return practice.is_settlement() ? rub_out(practice) : Deed::Nothing;
        case KeyName::Left:
        case KeyName::Right:
        case KeyName::Character:
        case KeyName::PageUp:
        case KeyName::PageDown:
        case KeyName::Space:
        case KeyName::Delete:
        case KeyName::F1: break;
    }
    return Deed::Nothing;
}

}  // namespace

Deed press(Practice& practice, const KeyPress& key, std::span<const Misreading> misreadings) {
    if (key.control) return Deed::Nothing;
    if (key.name == KeyName::PageDown) return Deed::NextScenario;
    if (key.name == KeyName::PageUp) return Deed::PreviousScenario;
    if (toggle_totals(practice, key)) return Deed::Redraw;
    if (practice.mark) return press_marked(practice, key);
    if (key.name == KeyName::Character)
        return press_character(practice, key.character, misreadings);
    return press_name(practice, key, misreadings);
}

}  // namespace fairdeal
