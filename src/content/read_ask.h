#pragma once
// The question of a scenario: <ask>, the same in scenario files and lessons. Only for this room: it
// shows pugixml.

#include "content/readers.h"
#include "content/xml.h"

namespace fairdeal {

/// The question asked of the hand. Each kind has its own attributes and, to ask what is said,
/// choices; what is missing, not of its kind or no such value is noted.
Question question_in(const Element& ask, const HandRecord& hand);

/// One thing that could be said: <choice why="..." right="yes">words</choice>.
TalkChoice choice_in(const Element& choice);

/// The question as we write it: the element in lines of its own, `indent` before each.
std::string write_question(const Question& question, std::string_view indent);

}  // namespace fairdeal
