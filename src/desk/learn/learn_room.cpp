#include "desk/learn/learn_room.h"

#include <algorithm>

#include "desk/frame/desk.h"

namespace fairdeal {

LessonListScreen lessons_screen(const Desk& desk) {
    const SchoolRoom& school = desk.learn.school;
    LessonListScreen list = list_lessons(desk.library, school.game, lesson_positions(school));
    list.left_out = desk.learn.left_out;
    return list;
}

std::string picked_lesson(const Desk& desk) {
    const LessonListScreen list = lessons_screen(desk);
    for (const LessonItemScreen& lesson : list.lessons) {
        if (lesson.id == desk.learn.picked_lesson) return lesson.id;
    }
    if (!list.next.empty() || list.lessons.empty()) return list.next;
    return list.lessons.front().id;
}

void step_lesson(Desk& desk, int by) {
    const LessonListScreen list = lessons_screen(desk);
    if (list.lessons.empty()) return;
    const std::string picked = picked_lesson(desk);
    int at = 0;
    for (std::size_t i = 0; i < list.lessons.size(); ++i) {
        if (list.lessons[i].id == picked) at = static_cast<int>(i);
    }
    const int last = static_cast<int>(list.lessons.size()) - 1;
    desk.learn.picked_lesson =
        list.lessons[static_cast<std::size_t>(std::clamp(at + by, 0, last))].id;
}

void enter_lesson(Desk& desk, const std::string& id) {
    show_learn_view(desk, LearnView::Lessons);
    if (!is_signed_in(desk.learn.school)) return;
    desk.learn.lesson = open_lesson(desk.learn.school, desk.library, id);
    if (!desk.learn.lesson) return;
    desk.learn.picked_lesson = id;
    desk.learn.school.game = desk.learn.lesson->walk.lesson.game;
}

void leave_lesson(Desk& desk) {
    if (is_preview(desk)) return close_preview(desk);
    desk.learn.lesson.reset();
}

void in_lesson(Desk& desk, const std::function<void(LessonWalk& walk)>& change) {
    OpenLesson* lesson = lesson_shown(desk);
    if (lesson == nullptr && desk.learn.lesson) lesson = &*desk.learn.lesson;
    if (lesson == nullptr) return;
    const bool was_marked = is_marked(lesson->walk);
    change(lesson->walk);
    if (is_preview(desk)) return;  // nothing of it is kept
    keep_walk(*lesson, was_marked, desk.learn.school, desk.library);
}

bool press_in_lesson(Desk& desk, const KeyPress& key) {
    LessonAction action;
    in_lesson(desk, [&](LessonWalk& walk) { action = press(walk, library_shown(desk), key); });
    switch (action.kind) {
        case LessonAction::Kind::Nothing: return false;
        case LessonAction::Kind::Redraw: break;
        case LessonAction::Kind::BackToList: leave_lesson(desk); break;
        case LessonAction::Kind::OpenBook: go_to(desk, ReadClause{action.id}); break;
    }
    return true;
}

}  // namespace fairdeal
