// What is said of an item once it is answered: verdict, their value and ours, the first step that
// went wrong, the clause, the misreading.

#include <algorithm>

#include "base/translation.h"
#include "desk/lesson/lesson_screen.h"
#include "words/words.h"

namespace fairdeal {

namespace {

ClauseScreen clause_of(const LessonWalk& walk, const Library& library, const std::string& id) {
    return clause_screen(id, library, walk.scenario.hand.header.card);
}

const WagerVerdict* first_wrong(const Verdict& verdict) {
    const auto found =
        std::find_if(verdict.wagers.begin(), verdict.wagers.end(),
                     [](const WagerVerdict& wager) { return wager.standing != Standing::Right; });
    return found == verdict.wagers.end() ? nullptr : &*found;
}

/// The first step of a wager that does not agree with what was said of it.
std::string step_that_went_wrong(const LessonWalk& walk, const WagerVerdict& verdict) {
    const auto steps = steps_of(walk.scenario.hand, verdict.who, verdict.wager);
    const std::string_view call =
        verdict.claimed.empty() ? "" : to_text(verdict.claimed.front().verb);
    for (const Step& step : steps) {
        const bool differs = step.kind == StepKind::Outcome ? step.value != call
                                                            : step.kind == StepKind::Amount &&
                                                                  verdict.claimed != verdict.ruled;
        if (differs)
            return tr(
                "The first step that went wrong: {question} {answer}.", "question"_a = step.asks,
                "answer"_a =
                    value_in_words(step.kind, step.value, unit_of(walk.scenario.hand.header)));
    }
    return {};
}

void add_practice(LessonFeedback& feedback, const LessonWalk& walk, const Library& library) {
    const PracticeScreen screen = screen_of(*walk.practice, library);
    const Mark& mark = *walk.practice->mark;
    feedback.right = mark.right;
    const auto shown = std::find_if(screen.verdicts.begin(), screen.verdicts.end(),
                                    [](const VerdictScreen& verdict) { return !verdict.right; });
    const bool wrong = shown != screen.verdicts.end();
    if (wrong) {
        feedback.yours = shown->yours;
        feedback.ours = shown->due;
        feedback.misreading = shown->trainer_says.empty() ? mark.trainer_says : shown->trainer_says;
        if (const WagerVerdict* wager = first_wrong(mark.verdict))
            feedback.first_wrong = step_that_went_wrong(walk, *wager);
    } else if (!mark.trainer_says.empty()) {
        feedback.misreading = mark.trainer_says;
    }
    const auto& decide = wrong ? shown : screen.verdicts.begin();
    const auto& taught = walk.scenario.clauses;
    const std::string clause = decide != screen.verdicts.end() && !decide->clauses.empty()
                                   ? decide->clauses.front().id
                               : wrong || taught.empty() ? ""
                                                         : taught.front();
    if (!clause.empty()) feedback.clause = clause_of(walk, library, clause);
    feedback.can_try_again = screen.can_try_again;
}

std::string shown_value(const TraceStep& step, const std::string& value, Unit unit) {
    const auto found =
        std::find_if(step.choices.begin(), step.choices.end(),
                     [&](const TraceChoice& choice) { return choice.value == value; });
    return found == step.choices.end() ? value_in_words(step.step.kind, value, unit)
                                       : whole_label(*found);
}

void add_blanks(LessonFeedback& feedback, const LessonWalk& walk, const Library& library) {
    const StepsMark& mark = *walk.blanks.mark;
    const Unit unit = unit_of(walk.scenario.hand.header);
    feedback.right = mark.slips == 0;
    feedback.can_try_again = !feedback.right;
    const std::size_t at = mark.first_wrong < 0 ? walk.trace.steps.size() - 1
                                                : static_cast<std::size_t>(mark.first_wrong);
    const TraceStep& step = walk.trace.steps[at];
    if (!feedback.right) {
        feedback.yours = shown_value(step, mark.steps[at].given, unit);
        feedback.ours = shown_value(step, mark.steps[at].expected, unit);
        feedback.first_wrong =
            tr("The first step that went wrong: {question}", "question"_a = step.step.asks);
    }
    if (!step.step.because.empty())
        feedback.clause = clause_of(walk, library, std::string(step.step.because.front().id));
}

void speak(LessonFeedback& feedback) {
    feedback.spoken = feedback.verdict + ".";
    if (!feedback.yours.empty())
        feedback.spoken += " " + tr("You said: {answer}.", "answer"_a = feedback.yours);
    if (!feedback.ours.empty())
        feedback.spoken += " " + tr("Right is: {answer}.", "answer"_a = feedback.ours);
    if (!feedback.first_wrong.empty()) feedback.spoken += " " + feedback.first_wrong;
    if (feedback.clause)
        feedback.spoken += " " + feedback.clause->id + ": " + feedback.clause->text;
    if (!feedback.misreading.empty()) feedback.spoken += " " + feedback.misreading;
}

}  // namespace

std::optional<LessonFeedback> feedback_of(const LessonWalk& walk, const Library& library) {
    LessonFeedback feedback;
    if (walk.practice && walk.practice->mark)
        add_practice(feedback, walk, library);
    else if (walk.blanks.mark)
        add_blanks(feedback, walk, library);
    else
        return std::nullopt;
    feedback.verdict = feedback.right ? tr("Right") : tr("Wrong");
    const bool dealt = walk.scenario.question.kind != QuestionKind::Talk;
    feedback.can_same_again = dealt;
    feedback.can_contrast = dealt;
    speak(feedback);
    return feedback;
}

}  // namespace fairdeal
