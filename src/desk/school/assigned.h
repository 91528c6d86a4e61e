#pragma once
// Assignments as trainers and trainees read them: what can be set, for whom, how far everybody is.

#include "desk/school/school.h"
#include "school/assignment.h"

namespace fairdeal {

/// What can be set of a game: a lesson of it, a section of its rule book, or the whole book.
struct AssignmentGoal {
    std::string title;  // "Lesson 3: Super Tie", "Master: Super Tie"
    std::string lesson;
    std::vector<std::string> clauses;
};
/// Only clauses that hands can be dealt for.
std::vector<AssignmentGoal> goals_of(Game game, const Library& library);
/// "Breakout Blackjack, lesson 3: Super Tie", "Breakout Blackjack: master Super Tie"; of what the
/// content no longer has, its ids.
std::string goal_in_words(const Assignment& assignment, const Library& library);

/// A lesson has one part, clauses have one each.
struct AssignmentProgress {
    int done = 0, of = 0;
    [[nodiscard]] bool is_done() const { return done == of; }
};
/// A lesson that was known before, as a placement test showed, is done.
AssignmentProgress progress_on(const Assignment& assignment,
                               const std::vector<LessonProgress>& lessons,
                               const ClauseStates& states);

/// Those for somebody that stand and that they have not done, the first due first.
std::vector<Assignment> open_assignments(SchoolSession& session, const std::string& who);
/// "By 11 December 2026: Breakout Blackjack, lesson 3: Super Tie", "Overdue since ...".
std::string due_in_words(const Assignment& assignment, const SchoolSession& session);
/// Its day is over.
bool is_overdue(const Assignment& assignment, const SchoolSession& session);

/// A row of the group's assignments.
struct GroupAssignmentItem {
    std::int64_t number = 0;
    std::string title;  // the goal
    std::string day;    // "2026-12-11"
    bool overdue = false;
    std::vector<std::string> behind;  // ids
    std::string due;                  // "By 11 December 2026", "Overdue since 11 December 2026"
    std::string whom;                 // "Evening, set by Max on 27 November 2026"
    std::string standing;             // "4 of 6 have done it"
    std::string missing;              // "Ann (8 of 12 clauses), Ben"; empty: all have done it
    int done = 0, people = 0;
    std::string spoken;
};
/// Those that stand and concern somebody of the session's team; what everybody has done goes four
/// weeks after its day.
std::vector<GroupAssignmentItem> group_assignments(SchoolSession& session, const Library& library);
/// Those withdrawn within four weeks that concern somebody of the session's team, the last first;
/// nobody's standing is worked out.
std::vector<GroupAssignmentItem> withdrawn_assignments(SchoolSession& session,
                                                       const Library& library);

}  // namespace fairdeal
