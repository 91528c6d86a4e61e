#include "desk/school/taught.h"

#include <algorithm>

#include "desk/school/curriculum.h"
#include "training/aims.h"
#include "training/placement.h"

namespace fairdeal {

namespace {

using Progresses = std::map<std::string, LessonProgress, std::less<>>;

Progresses progresses_of(const SchoolSession& session, const std::string& who) {
    Progresses all;
    for (LessonProgress& progress : session.school->lessons_of(who)) {
        std::string id = progress.lesson;
        all.emplace(std::move(id), std::move(progress));
    }
    return all;
}

bool is_learnt(const Progresses& progresses, const Lesson& lesson) {
    const auto found = progresses.find(lesson.id);
    return found != progresses.end() && is_learnt(found->second);
}

/// Of the chapter on deals that go wrong only what no lesson of any game teaches.
void add_book(ClauseSet& taught, const RuleBook& book, const ClauseSet& in_lessons) {
    for (const BookSection& section : sections_to_learn(book)) {
        for (const BookClause& clause : section.clauses) {
            if (!is_in_chapter(book, clause.id) || !in_lessons.contains(clause.id))
                taught.insert(clause.id);
        }
    }
}

}  // namespace

bool is_learnt(const LessonProgress& progress) {
    return progress.done || progress.step.starts_with(known_step);
}

std::string place_in(const LessonProgress& progress) {
    if (!progress.step.starts_with(known_step)) return progress.step;
    return progress.step.substr(std::min(known_step.size() + 1, progress.step.size()));
}

ClauseSet taught_to(const SchoolSession& session, const Library& library, const std::string& who) {
    const Progresses progresses = progresses_of(session, who);
    ClauseSet taught, in_lessons;
    std::set<Game> left;
    for (const Lesson& lesson : library.lessons) {
        const bool learnt = is_learnt(progresses, lesson);
        if (!learnt) left.insert(lesson.game);
        for (const std::string& clause : clauses_taught(lesson, library)) {
            in_lessons.insert(clause);
            if (learnt) taught.insert(clause);
        }
    }
    for (const RuleBook& book : library.books) {
        if (!left.contains(book.game)) add_book(taught, book, in_lessons);
    }
    for (const auto& [clause, state] : session.school->states_of(who)) {
        if (state.mastery.right > 0 || state.changed != 0) taught.insert(clause);
    }
    return taught;
}

std::map<Game, std::vector<std::string>> wrong_this_week(const SchoolSession& session,
                                                         const Library& library) {
    constexpr Millis a_week = 7 * a_day;
    const auto answers = session.school->answers_of(session.who);
    const ClauseSet taught = taught_to(session, library, session.who);
    std::map<Game, std::vector<std::string>> wrong;
    for (const Game game : every_game) {
        auto clauses = wrong_since(answers, game, session.clock.now() - a_week);
        std::erase_if(clauses, [&](const std::string& one) {
            return !taught.contains(one) || !can_be_dealt(game, one);
        });
        if (!clauses.empty()) wrong.emplace(game, std::move(clauses));
    }
    return wrong;
}

std::vector<NextLesson> next_lessons(const SchoolSession& session, const Library& library,
                                     const std::string& who) {
    const Progresses progresses = progresses_of(session, who);
    std::vector<NextLesson> all;
    for (const Game game : games_of(library, session.school->settings_of(who))) {
        NextLesson next;
        for (const Lesson& lesson : library.lessons) {
            if (lesson.game != game) continue;
            const auto found = progresses.find(lesson.id);
            if (found != progresses.end()) next.at = std::max(next.at, found->second.at);
            const bool learnt = found != progresses.end() && is_learnt(found->second);
            next.is_placed = next.is_placed || learnt;
            if (learnt || next.lesson != nullptr) continue;
            next.lesson = &lesson;
            next.is_open = found != progresses.end();
        }
        if (next.lesson != nullptr) all.push_back(next);
    }
    const auto latest = std::max_element(all.begin(), all.end(),
                                         [](const auto& a, const auto& b) { return a.at < b.at; });
    if (latest != all.end()) std::rotate(all.begin(), latest, latest + 1);
    return all;
}

}  // namespace fairdeal
