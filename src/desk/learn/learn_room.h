#pragma once
// Lessons as the school shows them: their list, and the one that is open.

#include "desk/frame/keys.h"
#include "desk/lesson/learn_lesson.h"

namespace fairdeal {

struct Desk;

/// The lessons of the school's game.
LessonListScreen lessons_screen(const Desk& desk);
/// The lesson that is picked in the list, else the first that is not passed; empty: none.
std::string picked_lesson(const Desk& desk);
/// By so many rows in the list.
void step_lesson(Desk& desk, int by);
void enter_lesson(Desk& desk, const std::string& id);
/// Back to the list; where they were is kept.
void leave_lesson(Desk& desk);
/// Changes the open lesson and keeps what there is to keep.
void in_lesson(Desk& desk, const std::function<void(LessonWalk& walk)>& change);
/// False: the key is not ours.
bool press_in_lesson(Desk& desk, const KeyPress& key);

}  // namespace fairdeal
