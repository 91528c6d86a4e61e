#pragma once
// The lessons of the school's game, which of them is picked, and how one is opened.

#include "desk/lesson/lesson_session.h"

namespace fairdeal {

class LessonListSession {
public:
    /// `left_out`: which packs are, and why; empty: none.
    LessonListSession(const Library& library, SchoolRoom& school, LessonSession& lesson,
                      const std::string& left_out)
        : library_(library), school_(school), lesson_(lesson), left_out_(left_out) {}

    [[nodiscard]] LessonListScreen screen() const;
    void show_game(Game game) { school_.game = game; }
    /// The next (1) or the one before (-1) of the games that have lessons, if there is one.
    void step_game(int by);
    void pick(const std::string& id) { picked_ = id; }
    /// By so many rows in the list.
    void step(int by);
    /// Nothing is picked any more: somebody signs out.
    void forget_pick() { picked_.clear(); }
    /// Nothing happens where nobody is signed in.
    void open(const std::string& id);
    void open_picked();

private:
    const Library& library_;
    SchoolRoom& school_;
    LessonSession& lesson_;
    const std::string& left_out_;
    std::string picked_;  // id; empty: the first that is not passed
};

}  // namespace fairdeal
