#pragma once
// How an item of a lesson is worked out, step by step: the engine's own steps of every wager that
// is settled, or the clause and the call where no money moves. Some of the last steps may be left
// to the trainee.

#include "questions/grade.h"
#include "questions/steps/steps.h"
#include "record/unit.h"
#include "training/library.h"

namespace fairdeal {

/// One of the values that a step can have, where it is chosen and not typed.
struct TraceChoice {
    std::string value;   // in the words of Step::value, of an act, or a clause's id
    std::string label;   // "Pay", "BRK-PUSH-3: If the player's hand busts ..."
    std::string whom{};  // the heading it stands under: "Your hand", "Seat 1"; empty: none
    char key = 0;        // lower case; 0: its number alone
};
/// "Your hand: Draw a card": what tells it from every other choice of its list.
std::string whole_label(const TraceChoice& choice);

struct TraceStep {
    Step step;                         // its value is the engine's
    std::string shown;                 // the value for people: "Hard 17", "$37.50", "3 to 2"
    std::vector<TraceChoice> choices;  // empty: the value is typed
    std::vector<std::string> also;     // other values that are just as right
    std::size_t part = 0;              // which wager, from 0
};

/// What the steps belong to: a wager, the bank, the places, or the whole call.
struct TracePart {
    std::string title;             // "Seat 1 · Dealer hand", "The call"
    std::optional<WagerOf> wager;  // where the steps are of one wager
};

struct LessonTrace {
    std::vector<TracePart> parts;
    std::vector<TraceStep> steps;  // part by part, in the order of thought
};

/// Empty for a question that has no steps: it is asked whole.
LessonTrace trace_of(const Scenario& scenario, const Library& library);

/// The act that a May question asks about, "Seat 1 draws a card".
std::string act_asked(const Event& event, Unit unit);

/// A value for people; what is typed as a value may be written so, too.
std::string value_in_words(StepKind kind, const std::string& value, Unit unit);

/// Marks a value for every step (where a step was not left to the trainee: the engine's). The error
/// is carried forward within a wager.
StepsMark mark_trace(const LessonTrace& trace, const Scenario& scenario,
                     const std::vector<std::string>& values);

}  // namespace fairdeal
