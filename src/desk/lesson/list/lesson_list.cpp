// The lessons of a game with how far the trainee is.

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "desk/lesson/lesson_screen.h"
#include "training/book/clause_title.h"

namespace fairdeal {

namespace {

std::string state_word(LessonState state, const std::string& position) {
    switch (state) {
        case LessonState::NotYet: return tr("Not started");
        case LessonState::Passed: return tr("Passed");
        case LessonState::Known: return tr("Known: placement test");
        case LessonState::Started: break;
    }
    const std::string_view word = split_at(position, ' ').front();
    for (std::size_t i = 0; i < lesson_part_count; ++i) {
        const auto part = static_cast<LessonPart>(i);
        if (to_text(part) == word) return tr("Started: {part}", "part"_a = title_of(part));
    }
    return tr("Started");
}

std::string open_label(LessonState state) {
    switch (state) {
        case LessonState::NotYet:
        case LessonState::Known: return tr("Begin");
        case LessonState::Started: return tr("Resume");
        case LessonState::Passed: return tr("Open again");
    }
    return "";
}

LessonItemScreen item_of(const Lesson& lesson, const Library& library,
                         const LessonPositions& positions) {
    const auto found = positions.find(lesson.id);
    const std::string position = found == positions.end() ? "" : found->second;
    LessonItemScreen item;
    item.id = lesson.id;
    item.number = std::to_string(lesson.number);
    item.title = lesson.title;
    item.aim = lesson.aim;
    item.minutes = tr_n("{count} minute", "{count} minutes", lesson.minutes);
    item.state = state_of(position);
    item.state_word = state_word(item.state, position);
    item.open_label = open_label(item.state);
    std::vector<ClauseName> taught;
    for (const std::string& id : lesson.clauses) taught.push_back(named_clause(library, id));
    if (!taught.empty()) item.teaches = tr("Teaches {clauses}", "clauses"_a = to_text(taught));
    item.spoken = tr("Lesson {number}: {lesson}. {state}. {minutes}. {aim}",
                     "number"_a = item.number, "lesson"_a = item.title, "state"_a = item.state_word,
                     "minutes"_a = item.minutes, "aim"_a = item.aim);
    return item;
}

}  // namespace

LessonListScreen list_lessons(const Library& library, Game game, const LessonPositions& positions) {
    LessonListScreen screen;
    screen.title = title_of(game);
    std::int64_t passed = 0;
    for (const Lesson& lesson : library.lessons) {
        if (lesson.game != game) continue;
        screen.lessons.push_back(item_of(lesson, library, positions));
        const bool is_passed = screen.lessons.back().state == LessonState::Passed;
        passed += is_passed ? 1 : 0;
        const bool is_known = screen.lessons.back().state == LessonState::Known;
        if (!is_passed && !is_known && screen.next.empty()) screen.next = lesson.id;
    }
    screen.progress =
        tr_n("{passed} of {count} lesson passed", "{passed} of {count} lessons passed",
             static_cast<std::int64_t>(screen.lessons.size()), "passed"_a = passed);
    if (screen.lessons.empty())
        screen.empty = tr("There are no lessons of this game in the content.");
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
