#pragma once
// A question that is open on a page of its own, with the way back from it and on. It is a scenario,
// an item of the school's run, a preview, or an item of an exam that is decided.

#include <array>

#include "base/translation.h"
#include "desk/answer/answering.h"
#include "desk/answer/practice_screen.h"
#include "desk/frame/actions.h"

namespace fairdeal {

/// What it is, and what is said of that.
struct QuestionPlace {
    enum class Kind : std::uint8_t { Scenario, RunItem, Preview, ResultItem };
    Kind kind = Kind::Scenario;
    std::string standing{};         // RunItem: how the run goes; ResultItem: which item it is
    std::string error{};            // RunItem: what could not be kept; empty: nothing
    bool can_go_in_lesson = false;  // RunItem: who answers it writes lessons
};

enum class QuestionAction : std::uint8_t { Back, Previous, Next, SameAgain, Contrast, IntoLesson };
inline constexpr std::array question_actions{
    Action<QuestionAction>{.name = QuestionAction::SameAgain,
                           .key = key('s'),
                           .label = sentence("The same again"),
                           .tip = sentence("Another hand where the same clause decides")},
    Action<QuestionAction>{.name = QuestionAction::Contrast,
                           .key = key('c'),
                           .label = sentence("A contrast"),
                           .tip = sentence("The nearest hand where another clause decides")},
    Action<QuestionAction>{
        .name = QuestionAction::IntoLesson,
        .key = key('w'),
        .label = sentence("Into a lesson"),
        .tip = sentence("Put this hand into the lesson that you write, or keep it"),
        .help = sentence("In a drill: its hand into the lesson")},
};

struct QuestionScreen {
    PracticeScreen question;
    TableScreen table;
    bool totals = false;                        // hands are counted on the table
    bool can_count = false;                     // they may be
    std::string crumb;                          // above the title
    bool is_preview = false, is_error = false;  // what the crumb says
    std::string back, previous, next;           // what they are called; empty: it is not offered
    bool can_go_aside = false;                  // to the same again, to a contrast
    bool can_go_in_lesson = false;
};
QuestionScreen question_screen(const Practice& practice, const Library& library,
                               const QuestionPlace& place);

class OpenQuestion : public Answering {
public:
    /// There must be one.
    [[nodiscard]] virtual QuestionScreen screen() = 0;
    /// False: it cannot be done, or there is no such hand.
    virtual bool apply(QuestionAction action) = 0;
    using Answering::apply;
    /// False: the key is not ours.
    virtual bool press(const KeyPress& key) = 0;
};

}  // namespace fairdeal
