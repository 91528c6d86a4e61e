#pragma once
// What can be done in a lesson, with its keys.

#include <array>

#include "base/translation.h"
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
    Keep,  // a guest's: by a new profile
    Check
};

inline constexpr std::array lesson_actions{
    Action<LessonAction>{.name = LessonAction::Next,
                         .key = key(KeyName::Enter),
                         .label = sentence("Next"),
                         .help = sentence("Next page, next step, check")},
    Action<LessonAction>{.name = LessonAction::Walk,
                         .help = sentence("Read on; from step to step"),
                         .keys = "\u2191  \u2193"},
    Action<LessonAction>{.name = LessonAction::LookUp,
                         .help = sentence("Look a word up; choose a value"),
                         .keys = "1\u20139"},
    Action<LessonAction>{.name = LessonAction::Back,
                         .key = key(KeyName::Left),
                         .label = sentence("Previous page"),
                         .help = sentence("Previous page")},
    Action<LessonAction>{.name = LessonAction::Again,
                         .key = key('a'),
                         .label = sentence("Try again"),
                         .help = sentence("Once checked: again")},
    Action<LessonAction>{LessonAction::SameAgain, key('s'), sentence("The same again"),
                         sentence("Another hand where the same clause decides"), sentence("same"),
                         true},
    Action<LessonAction>{LessonAction::Contrast, key('c'), sentence("A contrast"),
                         sentence("The nearest hand where another clause decides"),
                         sentence("contrast"), true},
    Action<LessonAction>{
        .name = LessonAction::Repeat, .key = key('r'), .help = sentence("Take a part again")},
    Action<LessonAction>{.name = LessonAction::Book,
                         .key = key('b'),
                         .label = sentence("Rule book"),
                         .help = sentence("The rule book")},
    Action<LessonAction>{LessonAction::Keep, key('k'), sentence("Save my progress"),
                         sentence("Make a profile that keeps what you have answered"),
                         sentence("Before you have a profile: keep your progress")},
    Action<LessonAction>{.name = LessonAction::Check, .label = sentence("Check")},
};

}  // namespace fairdeal
