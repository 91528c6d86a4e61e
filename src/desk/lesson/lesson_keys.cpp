// What keys do in a lesson.

#include <algorithm>

#include "desk/answer/aids/show_me.h"
#include "desk/lesson/lesson.h"
#include "desk/lesson/lesson_actions.h"

namespace fairdeal {

namespace {

const LessonOutcome nothing{};
const LessonOutcome redraw{LessonOutcome::Kind::Redraw, {}};
const LessonOutcome to_list{LessonOutcome::Kind::BackToList, {}};

bool stands_for(const KeyPress& key, LessonAction action) {
    const auto* found = action_of(lesson_actions, key);
    return found != nullptr && found->name == action;
}

bool go_on_if_done(LessonWalk& walk, const Library& library) {
    if (!can_go_on(walk)) return false;
    go_on(walk, library);
    return true;
}

/// The n-th value of a step that is chosen from.
LessonOutcome choose(LessonWalk& walk, std::size_t blank, std::size_t choice) {
    const TraceStep& step = walk.trace.steps[step_of_blank(walk, blank)];
    if (choice >= step.choices.size()) return nothing;
    fill_blank(walk, blank, step.choices[choice].value);
    return redraw;
}

/// Letters, digits and what else a value is written with.
LessonOutcome type(LessonWalk& walk, char character) {
    Blanks& blanks = walk.blanks;
    const TraceStep& step = walk.trace.steps[step_of_blank(walk, blanks.current)];
    for (std::size_t i = 0; i < step.choices.size(); ++i) {
        const bool number = character == static_cast<char>('1' + i) && i < 9;
        if (number || character == step.choices[i].key) return choose(walk, blanks.current, i);
    }
    if (!step.choices.empty()) return nothing;
    fill_blank(walk, blanks.current, blanks.given[blanks.current] + character);
    return redraw;
}

void move_blank(Blanks& blanks, std::ptrdiff_t by) {
    const auto last = static_cast<std::ptrdiff_t>(blanks.given.size()) - 1;
    blanks.current = static_cast<std::size_t>(
        std::clamp(static_cast<std::ptrdiff_t>(blanks.current) + by, std::ptrdiff_t{0}, last));
}

/// The next one that is empty, round to the first: it must be filled in before they can be checked.
void go_to_open_blank(Blanks& blanks) {
    const std::size_t count = blanks.given.size();
    for (std::size_t i = 1; i <= count; ++i) {
        const std::size_t blank = (blanks.current + i) % count;
        if (!blanks.given[blank].empty()) continue;
        blanks.current = blank;
        return;
    }
}

LessonOutcome erase(LessonWalk& walk) {
    std::string text = walk.blanks.given[walk.blanks.current];
    if (text.empty()) return nothing;
    const bool typed = walk.trace.steps[step_of_blank(walk, walk.blanks.current)].choices.empty();
    if (typed)
        text.pop_back();
    else
        text.clear();
    fill_blank(walk, walk.blanks.current, text);
    return redraw;
}

LessonOutcome press_in_blanks(LessonWalk& walk, const Library& library, const KeyPress& key) {
    if (walk.blanks.given.empty() || walk.blanks.mark) return nothing;
    const KeyName name = key.name;
    if (name == KeyName::Backspace) return erase(walk);
    if (name == KeyName::Space) return type(walk, ' ');
    if (name == KeyName::Character) return type(walk, key.character);
    if (name == KeyName::Enter && can_check(walk)) {
        check(walk, library);
        return redraw;
    }
    if (name == KeyName::Up) {
        move_blank(walk.blanks, -1);
        return redraw;
    }
    if (name == KeyName::Enter) return go_to_open_blank(walk.blanks), redraw;
    if (name != KeyName::Down) return nothing;
    move_blank(walk.blanks, 1);
    return redraw;
}

LessonOutcome press_in_practice(LessonWalk& walk, const Library& library, const KeyPress& key) {
    const bool marked = walk.practice->mark.has_value();
    const KeyOutcome action = press(*walk.practice, key, library.misreadings);
    if (!marked && walk.practice->mark) check(walk, library);
    switch (action) {
        case KeyOutcome::Nothing: return nothing;
        case KeyOutcome::Redraw: return redraw;
        case KeyOutcome::NextScenario:
            if (walk.practice->mark) go_on(walk, library);
            return redraw;
        case KeyOutcome::PreviousScenario: go_back(walk, library); return redraw;
        case KeyOutcome::BackToList: return to_list;
    }
    return nothing;
}

/// Keys that mean the same on every page, once there is nothing to type in.
LessonOutcome press_anywhere(LessonWalk& walk, const Library& library, const KeyPress& key) {
    const KeyName name = key.name;
    if (name == KeyName::Escape) return to_list;
    if (name == KeyName::PageUp || stands_for(key, LessonAction::Back)) {
        go_back(walk, library);
        return redraw;
    }
    const bool enter = name == KeyName::Enter || name == KeyName::Space;
    if (enter && walk.part == LessonPart::Worked && !can_go_on(walk)) {
        reveal(walk);
        return redraw;
    }
    if (!enter && name != KeyName::PageDown && name != KeyName::Right) return nothing;
    return go_on_if_done(walk, library) ? redraw : nothing;
}

/// Once an item is marked: shown, again, the same again, its contrast.
LessonOutcome press_when_marked(LessonWalk& walk, const Library& library, const KeyPress& key) {
    if (walk.practice && press_in_show(*walk.practice, key)) return redraw;
    if (stands_for(key, LessonAction::Again)) {
        try_again(walk);
        return redraw;
    }
    if (stands_for(key, LessonAction::SameAgain))
        return show_same_again(walk, library) ? redraw : nothing;
    if (stands_for(key, LessonAction::Contrast))
        return show_contrast(walk, library) ? redraw : nothing;
    return nothing;
}

LessonOutcome repeat(LessonWalk& walk, const Library& library) {
    const auto part = part_to_repeat(walk, library);
    if (!part) return nothing;
    go_to_part(walk, library, *part);
    return redraw;
}

}  // namespace

LessonOutcome open_book(const LessonWalk& walk) {
    const bool page = walk.part == LessonPart::Rule || walk.part == LessonPart::End;
    const auto open = [&](const std::string& id) {
        return LessonOutcome{LessonOutcome::Kind::OpenBook, id, page ? "" : walk.scenario.table};
    };
    if (!walk.term.empty()) return open(walk.term);
    if (!walk.clause.empty()) return open(walk.clause);
    const auto& clauses = page ? walk.lesson.clauses : walk.scenario.clauses;
    return clauses.empty() ? nothing : open(clauses.front());
}

LessonOutcome press(LessonWalk& walk, const Library& library, const KeyPress& key) {
    if (key.control && (!walk.practice || is_marked(walk))) return nothing;
    if (walk.part == LessonPart::End && stands_for(key, LessonAction::Repeat))
        return repeat(walk, library);
    if (is_marked(walk)) {
        LessonOutcome action = press_when_marked(walk, library, key);
        if (action.kind != LessonOutcome::Kind::Nothing) return action;
    } else if (walk.practice) {
        return press_in_practice(walk, library, key);
    } else if (walk.part == LessonPart::Faded) {
        LessonOutcome action = press_in_blanks(walk, library, key);
        if (action.kind != LessonOutcome::Kind::Nothing) return action;
    }
    if (stands_for(key, LessonAction::Book)) return open_book(walk);
    return press_anywhere(walk, library, key);
}

}  // namespace fairdeal
