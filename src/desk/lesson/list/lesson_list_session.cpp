#include "desk/lesson/list/lesson_list_session.h"

#include <algorithm>

namespace fairdeal {

namespace {

/// The picked one, else the first that is not passed, else the first.
std::optional<std::size_t> place_of_pick(const LessonListScreen& list, const std::string& picked) {
    for (const std::string& id : {picked, list.next}) {
        for (std::size_t i = 0; i < list.lessons.size(); ++i) {
            if (list.lessons[i].id == id) return i;
        }
    }
    return list.lessons.empty() ? std::nullopt : std::optional<std::size_t>(0);
}

}  // namespace

LessonListScreen LessonListSession::screen() const {
    LessonListScreen list = list_lessons(library_, school_.game, lesson_positions(school_));
    list.games = games_with_lessons(library_);
    list.game = school_.game;
    list.picked = place_of_pick(list, picked_);
    list.left_out = left_out_;
    return list;
}

void LessonListSession::step_game(int by) {
    const auto games = games_with_lessons(library_);
    const auto found = std::find(games.begin(), games.end(), school_.game);
    const auto to = (found == games.end() ? 0 : found - games.begin()) + by;
    if (to >= 0 && to < std::ssize(games)) school_.game = games[static_cast<std::size_t>(to)];
}

void LessonListSession::step(int by) {
    const LessonListScreen list = screen();
    if (!list.picked) return;
    const auto last = static_cast<int>(list.lessons.size()) - 1;
    const int to = std::clamp(static_cast<int>(*list.picked) + by, 0, last);
    picked_ = list.lessons[static_cast<std::size_t>(to)].id;
}

void LessonListSession::open(const std::string& id) {
    lesson_.open(id);
    if (!lesson_.is_open()) return;
    picked_ = id;
    school_.game = lesson_.walk().lesson.game;
}

std::optional<Destination> LessonListSession::apply(LessonListAction action) {
    switch (action) {
        case LessonListAction::Previous: step(-1); break;
        case LessonListAction::Next: step(1); break;
        case LessonListAction::GameBefore: step_game(-1); break;
        case LessonListAction::GameAfter: step_game(1); break;
        case LessonListAction::Open: {
            const LessonListScreen list = screen();
            if (list.picked) open(list.lessons[*list.picked].id);
            break;
        }
        case LessonListAction::Leave: return ShowLearnView{LearnView::Today};
    }
    return std::nullopt;
}

}  // namespace fairdeal
