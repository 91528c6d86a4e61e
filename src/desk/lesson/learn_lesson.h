#pragma once
// A lesson that somebody of the school has open: where they are in it is kept with what is typed
// into the page, and what they answer in it counts like any other answer.

#include "desk/lesson/lesson_screen.h"
#include "desk/school/school.h"

namespace fairdeal {

struct OpenLesson {
    LessonWalk walk;
    std::string kept;   // position as it was kept last
    std::string draft;  // likewise, what is answered on the page
    std::string page;   // position of the page that is up
    Millis shown = 0;   // when it came up
    Millis spent = 0;   // on the page before it was taken up again
};

/// How far the person who is signed in is, for list_lessons. What was passed once stays passed.
LessonPositions lesson_positions(const SchoolSession& session);

/// Where they left it with what was typed there, or at the beginning. Nothing if there is no such
/// lesson.
std::optional<OpenLesson> open_lesson(SchoolSession& session, const Library& library,
                                      const std::string& id);

/// To be called after every change of the walk: keeps the position and what is typed where either
/// is new, and an answer that was just marked. While nobody is signed in
/// nothing is kept, and answers wait in the session for a profile.
void keep_walk(OpenLesson& lesson, bool was_marked, SchoolSession& session, const Library& library);

/// The clauses and terms that the page links to, each once, in the order in which they stand.
std::vector<ProsePart> links_on(const LessonScreen& page);

}  // namespace fairdeal
