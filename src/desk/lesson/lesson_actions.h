#pragma once
// What can be done in a lesson, with its keys.

#include <array>

#include "desk/frame/actions.h"

namespace fairdeal {

enum class LessonAction : unsigned char {
    Next,  // also one step more, or what comes after the end
    Walk,
    LookUp,
    Back,
    Again,
    SameAgain,
    Contrast,
    Repeat,
    Book,
    Check
};

inline constexpr std::array lesson_actions{
    Action<LessonAction>{.name = LessonAction::Next,
                         .key = key(KeyName::Enter),
                         .label = "Next",
                         .help = "Next page, next step, check"},
    Action<LessonAction>{
        .name = LessonAction::Walk, .help = "Read on; from step to step", .keys = "\u2191  \u2193"},
    Action<LessonAction>{
        .name = LessonAction::LookUp, .help = "Look a word up; choose a value", .keys = "1\u20139"},
    Action<LessonAction>{.name = LessonAction::Back,
                         .key = key(KeyName::Left),
                         .label = "Previous page",
                         .help = "Previous page"},
    Action<LessonAction>{.name = LessonAction::Again,
                         .key = key('a'),
                         .label = "Try again",
                         .help = "Once checked: again"},
    Action<LessonAction>{LessonAction::SameAgain, key('s'), "The same again",
                         "Another hand where the same clause decides", "same", true},
    Action<LessonAction>{LessonAction::Contrast, key('c'), "A contrast",
                         "The nearest hand where another clause decides", "contrast", true},
    Action<LessonAction>{
        .name = LessonAction::Repeat, .key = key('r'), .help = "Take a part again"},
    Action<LessonAction>{
        .name = LessonAction::Book, .key = key('b'), .label = "Rule book", .help = "The rule book"},
    Action<LessonAction>{.name = LessonAction::Check, .label = "Check"},
};

}  // namespace fairdeal
