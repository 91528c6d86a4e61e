#pragma once
// What somebody was taught, which is all that a plan asks for, and which lesson comes next.

#include "desk/school/school.h"
#include "training/lessons/lesson.h"

namespace fairdeal {

/// Of a step in a lesson: what the lesson teaches was known before, as a placement test showed; the
/// place in it follows where it was opened since ("known faded 2 3 -").
constexpr std::string_view known_step = "known";
/// Whether a lesson needs no more: it was passed, or known before.
bool is_learnt(const LessonProgress& progress);
/// The place in the lesson, as the lesson writes it; empty: it was not opened.
std::string place_in(const LessonProgress& progress);

/// The clauses that the lessons passed or known teach, and those that were answered rightly
/// elsewhere; of a game whose lessons are all learnt, or that has none, the whole book, but of the
/// chapter on deals that go wrong only what lessons taught or none teaches.
ClauseSet taught_to(const SchoolSession& session, const Library& library, const std::string& who);

/// By game the clauses that the person who is signed in got wrong in the last 7 days and has not
/// answered rightly twice since, the one most often wrong first; only those that they were taught
/// and hands can be dealt for, and no game without any.
std::map<Game, std::vector<std::string>> wrong_this_week(const SchoolSession& session,
                                                         const Library& library);

/// The lesson that comes next in a game.
struct NextLesson {
    const Lesson* lesson = nullptr;
    bool is_open = false;    // they are in it
    bool is_placed = false;  // a lesson of the game was learnt: they know where they stand
    Millis at = 0;           // when a lesson of the game was open last; 0: never
};
/// Of each game that they learn and that has a lesson left, in the order of the games, but first
/// the one whose lessons they were in last.
std::vector<NextLesson> next_lessons(const SchoolSession& session, const Library& library,
                                     const std::string& who);

}  // namespace fairdeal
