#pragma once
// What can be done while a question is answered and once it is marked, with its keys. Which of the
// tables are in force depends on the row that has the keyboard; digits are what is typed.

#include <array>

#include "base/translation.h"
#include "desk/answer/practice.h"
#include "desk/frame/actions.h"

namespace fairdeal {

enum class AnswerAction : unsigned char {
    Up,  // and on, among rows, tips and choices
    Down,
    First,
    Last,
    WalkButtons,
    // at a row
    Amount,
    RubOut,
    Cut,  // a chip off what is paid
    // of eXtreme's payments
    PayAgain,
    Earlier,
    Later,
    Remove,
    Bank,
    // at a choice
    Choose,
    Allow,
    Tick,
    // everywhere
    Check,  // once marked: the next question
    Hint,
    PayTable,
    Undo,
    Redo,
    Totals,
    Again,
    Previous,
    Next,
    Back  // away from the question, whatever is open beside it
};

inline constexpr std::array answer_walk{
    Action<AnswerAction>{
        .name = AnswerAction::Up, .key = key(KeyName::Up), .help = sentence("From wager to wager")},
    Action<AnswerAction>{
        .name = AnswerAction::Down, .key = key(KeyName::Down), .shares_line = true},
    Action<AnswerAction>{.name = AnswerAction::First, .key = key(KeyName::Home)},
    Action<AnswerAction>{.name = AnswerAction::Last, .key = key(KeyName::End)},
    Action<AnswerAction>{.name = AnswerAction::WalkButtons,
                         .help = sentence("From button to button"),
                         .keys = sentence("Tab")},
};

/// The buttons of a wager's row; of payments in order Pay alone.
inline constexpr std::array wager_calls{
    Action<Call>{Call::Take, key('t'), sentence("Take"), "", sentence("Take, push, pay, return")},
    Action<Call>{Call::Push, key('u'), sentence("Push"), "", "", true},
    Action<Call>{Call::Pay, key('p'), sentence("Pay"), "", "", true},
    Action<Call>{Call::Return, key('r'), sentence("Return"), "", "", true},
};

/// Of a seat's row; answer_screen.cpp labels them.
inline constexpr std::array seat_fates{
    Action<Fate>{
        .name = Fate::StaysIn, .key = key('s'), .help = sentence("League: stays in, out, placed")},
    Action<Fate>{.name = Fate::GoesOut, .key = key('o'), .shares_line = true},
    Action<Fate>{.name = Fate::IsPlaced, .key = key('p'), .shares_line = true},
};

/// Of a hand to be counted.
inline constexpr std::array count_calls{
    Action<CountCall>{CountCall::Hard, key('d'), sentence("Hard"), sentence("No ace counts 11")},
    Action<CountCall>{CountCall::Soft, key('s'), sentence("Soft"), sentence("An ace counts 11")},
    Action<CountCall>{CountCall::Natural, key('n'), sentence("Natural"),
                      sentence("Blackjack with the first two cards")},
};

/// Of the chips of one value: one less, one more.
enum class ChipStep : unsigned char { Less, More };
inline constexpr std::array chip_steps{
    Action<ChipStep>{ChipStep::Less, key('-'), "\u2212", sentence("One less")},
    Action<ChipStep>{ChipStep::More, key('+'), "+", sentence("One more")},
};

inline constexpr std::array payment_actions{
    Action<AnswerAction>{
        .name = AnswerAction::Amount, .help = sentence("The amount"), .keys = "0\u20139  ."},
    Action<AnswerAction>{.name = AnswerAction::RubOut, .key = key(KeyName::Backspace)},
    Action<AnswerAction>{.name = AnswerAction::Cut,
                         .key = key('x'),
                         .label = sentence("Take the top chip off"),
                         .help = sentence("The top chip off what is paid")},
    Action<AnswerAction>{.name = AnswerAction::PayAgain,
                         .help = sentence("eXtreme: one more payment"),
                         .keys = sentence("P again")},
    Action<AnswerAction>{.name = AnswerAction::Earlier,
                         .key = key('-'),
                         .label = sentence("Pay it earlier (\u2212)"),
                         .help = sentence("Pay it earlier, later, not"),
                         .keys = sentence("\u2212  +  Del")},
    Action<AnswerAction>{
        .name = AnswerAction::Later, .key = key('+'), .label = sentence("Pay it later (+)")},
    Action<AnswerAction>{.name = AnswerAction::Remove,
                         .key = key(KeyName::Delete),
                         .label = sentence("Take the payment out (Delete)")},
    Action<AnswerAction>{AnswerAction::Bank, key('b'), sentence("Bank"),
                         sentence("What is left in the bank after each payment"),
                         sentence("What the bank holds")},
};

inline constexpr std::array answer_actions{
    Action<AnswerAction>{AnswerAction::Check, key(KeyName::Enter), sentence("Check"), "",
                         sentence("Next wager; check; the next one")},
    Action<AnswerAction>{.name = AnswerAction::Choose,
                         .help = sentence("Choose what happens next"),
                         .keys = "1\u20139"},
    Action<AnswerAction>{
        .name = AnswerAction::Allow, .help = sentence("Allowed, not allowed"), .keys = "A  N"},
    Action<AnswerAction>{.name = AnswerAction::Tick, .key = key(KeyName::Space)},
    Action<AnswerAction>{AnswerAction::Hint, key('h'), sentence("Hint"), "",
                         sentence("One more hint")},
    Action<AnswerAction>{AnswerAction::PayTable, key('y'), sentence("Pay table"),
                         sentence("What the wagers on this table pay; counts as a hint"),
                         sentence("Pay table")},
    Action<AnswerAction>{AnswerAction::Undo, control_key('z'), sentence("Undo"), "",
                         sentence("Undo, redo")},
    Action<AnswerAction>{.name = AnswerAction::Redo,
                         .key = control_key('y'),
                         .label = sentence("Redo"),
                         .shares_line = true},
    Action<AnswerAction>{.name = AnswerAction::Redo,
                         .key = KeyPress{KeyName::Character, 'z', true, true},
                         .label = sentence("Redo")},
    Action<AnswerAction>{AnswerAction::Totals, key('c'), sentence("Count the hands"), "",
                         sentence("Count the hands")},
    Action<AnswerAction>{AnswerAction::Again, key('a'), sentence("Try again"), "",
                         sentence("Once checked: try again")},
    Action<AnswerAction>{.name = AnswerAction::Previous,
                         .key = key(KeyName::PageUp),
                         .help = sentence("Scenario before, after"),
                         .keys = sentence("Page \u2191  \u2193")},
    Action<AnswerAction>{
        .name = AnswerAction::Next, .key = key(KeyName::PageDown), .label = sentence("Next")},
    Action<AnswerAction>{.name = AnswerAction::Back, .key = key(KeyName::Escape)},
};

}  // namespace fairdeal
