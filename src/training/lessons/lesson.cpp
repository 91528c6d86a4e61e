#include "training/lessons/lesson.h"

#include <algorithm>

#include "questions/grade.h"
#include "training/library.h"

namespace fairdeal {

namespace {

void add(std::vector<const LessonItem*>& all, const std::vector<LessonItem>& items) {
    for (const LessonItem& item : items) all.push_back(&item);
}

void add(ClauseSet& ids, const Clauses& clauses) {
    for (const ClauseId clause : clauses) ids.emplace(clause.id);
}

}  // namespace

const Lesson* find_lesson(const std::vector<Lesson>& lessons, std::string_view id) {
    const auto found = std::find_if(lessons.begin(), lessons.end(),
                                    [&](const Lesson& lesson) { return lesson.id == id; });
    return found == lessons.end() ? nullptr : &*found;
}

const Lesson* lesson_after(const std::vector<Lesson>& lessons, const Lesson& lesson) {
    const Lesson* next = nullptr;
    for (const Lesson& other : lessons) {
        const bool follows = other.game == lesson.game && other.number > lesson.number;
        if (follows && (next == nullptr || other.number < next->number)) next = &other;
    }
    return next;
}

std::vector<const LessonItem*> items_of(const Lesson& lesson) {
    std::vector<const LessonItem*> items;
    add(items, lesson.worked);
    add(items, lesson.faded);
    add(items, lesson.whole);
    add(items, lesson.contrast.items);
    add(items, lesson.check);
    return items;
}

const Scenario* scenario_of(const LessonItem& item, const Library& library) {
    if (const auto* own = std::get_if<Scenario>(&item)) return own;
    const auto* link = std::get_if<ScenarioLink>(&item);
    return link == nullptr ? nullptr : find_scenario(library, link->id);
}

ClauseSet clauses_exercised(const Scenario& scenario) {
    const Key key = key_of(scenario);
    ClauseSet ids;
    for (const ClauseId clause : key.because) ids.emplace(clause.id);
    for (const Line& line : key.ruling.lines) add(ids, line.because);
    for (const Breach& breach : key.ruling.breaches) ids.emplace(breach.clause.id);
    return ids;
}

}  // namespace fairdeal
