// The lessons of a game with how far the trainee is.

#include <algorithm>

#include "base/text.h"
#include "desk/lesson/lesson_screen.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string state_word(LessonState state, const std::string& position) {
    switch (state) {
        case LessonState::NotYet: return "Not started";
        case LessonState::Passed: return "Passed";
        case LessonState::Begun: break;
    }
    const std::string_view word = split_at(position, ' ').front();
    for (std::size_t i = 0; i < lesson_part_count; ++i) {
        const auto part = static_cast<LessonPart>(i);
        if (to_text(part) == word) return "Started: " + std::string(title_of(part));
    }
    return "Started";
}

std::string open_label(LessonState state) {
    switch (state) {
        case LessonState::NotYet: return "Begin";
        case LessonState::Begun: return "Resume";
        case LessonState::Passed: return "Open again";
    }
    return "";
}

LessonItemScreen item_of(const Lesson& lesson, const LessonPositions& positions) {
    const auto found = positions.find(lesson.id);
    const std::string position = found == positions.end() ? "" : found->second;
    LessonItemScreen item;
    item.id = lesson.id;
    item.number = std::to_string(lesson.number);
    item.title = lesson.title;
    item.aim = lesson.aim;
    item.minutes = counted(lesson.minutes, "minute", "minutes");
    item.state = state_of(position);
    item.state_word = state_word(item.state, position);
    item.open_label = open_label(item.state);
    for (const std::string& clause : lesson.clauses)
        item.teaches += (item.teaches.empty() ? "Teaches " : ", ") + clause;
    item.spoken = "Lesson " + item.number + ": " + item.title + ". " + item.state_word + ". " +
                  item.minutes + ". " + item.aim;
    return item;
}

}  // namespace

LessonListScreen list_lessons(const Library& library, Game game, const LessonPositions& positions) {
    LessonListScreen screen;
    screen.title = title_of(game);
    std::int64_t passed = 0;
    for (const Lesson& lesson : library.lessons) {
        if (lesson.game != game) continue;
        screen.lessons.push_back(item_of(lesson, positions));
        const bool is_passed = screen.lessons.back().state == LessonState::Passed;
        passed += is_passed ? 1 : 0;
        if (!is_passed && screen.next.empty()) screen.next = lesson.id;
    }
    screen.progress =
        std::to_string(passed) + " of " +
        counted(static_cast<std::int64_t>(screen.lessons.size()), "lesson", "lessons") + " passed";
    if (screen.lessons.empty()) screen.empty = "There are no lessons of this game in the content.";
    return screen;
}

std::vector<Game> games_with_lessons(const Library& library) {
    std::vector<Game> games;
    for (const Lesson& lesson : library.lessons) {
        if (std::find(games.begin(), games.end(), lesson.game) == games.end())
            games.push_back(lesson.game);
    }
    return games;
}

}  // namespace fairdeal
