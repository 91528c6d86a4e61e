#pragma once
// The lessons of the school's game, which of them is picked, and how one is opened.

#include <array>

#include "base/translation.h"
#include "desk/frame/actions.h"
#include "desk/lesson/lesson_session.h"

namespace fairdeal {

/// What can be done with a key; the panel of keys says it of all lists of the school at once.
enum class LessonListAction : std::uint8_t { Previous, Next, GameBefore, GameAfter, Open, Leave };
inline constexpr std::array lesson_list_actions{
    Action<LessonListAction>{.name = LessonListAction::Previous, .key = key(KeyName::Up)},
    Action<LessonListAction>{.name = LessonListAction::Next, .key = key(KeyName::Down)},
    Action<LessonListAction>{.name = LessonListAction::GameBefore, .key = key(KeyName::Left)},
    Action<LessonListAction>{.name = LessonListAction::GameAfter, .key = key(KeyName::Right)},
    Action<LessonListAction>{.name = LessonListAction::Open, .key = key(KeyName::Enter)},
    Action<LessonListAction>{.name = LessonListAction::Leave, .key = key(KeyName::Escape)},
};

class LessonListSession {
public:
    /// `left_out`: which packs are, and why; empty: none.
    LessonListSession(const Library& library, SchoolSession& school, LessonSession& lesson,
                      const std::string& left_out)
        : library_(library), school_(school), lesson_(lesson), left_out_(left_out) {}

    [[nodiscard]] LessonListScreen screen() const;
    void show_game(Game game) { school_.game = game; }
    void pick(const std::string& id) { picked_ = id; }
    /// Open opens the picked one.
    std::optional<Destination> apply(LessonListAction action);
    /// Nothing is picked any more: somebody signs out.
    void forget_pick() { picked_.clear(); }
    /// Nothing happens where nobody is signed in.
    void open(const std::string& id);

private:
    /// The next (1) or the one before (-1) of the games that have lessons, if there is one.
    void step_game(int by);
    /// By so many rows in the list.
    void step(int by);

    const Library& library_;
    SchoolSession& school_;
    LessonSession& lesson_;
    const std::string& left_out_;
    std::string picked_;  // id; empty: the first that is not passed
};

}  // namespace fairdeal
