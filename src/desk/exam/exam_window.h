#pragma once
// What can be done with the window while an exam is sat in it: decided here, and nowhere else.

#include "desk/exam/exam_screen.h"

namespace fairdeal {

enum class WindowAct : std::uint8_t {
    GoElsewhere,  // another section, by the rail, a key or a hand that leads there
    OpenFiles,    // chosen or dropped
    ShowKeys,     // the panel of keys over the page
    ChangeTheme,
    Close
};

/// With no exam everything; with one nothing, but that the window closes once the exam is over.
bool allows(const ExamPageSession& exam, WindowAct act);

}  // namespace fairdeal
