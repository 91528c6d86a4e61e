#include "desk/school/assigned.h"

#include <algorithm>
#include <functional>

#include "base/translation.h"
#include "desk/school/school_screen.h"
#include "desk/school/taught.h"
#include "school/names.h"
#include "training/aims.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Millis shown_after_its_day = 28 * a_day;

/// The clauses of a section that a trainee can be asked about.
std::vector<std::string> clauses_to_master(Game game, const BookSection& section) {
    std::vector<std::string> clauses;
    for (const BookClause& clause : section.clauses) {
        if (can_be_dealt(game, clause.id)) clauses.push_back(clause.id);
    }
    return clauses;
}

/// All clauses of the game; the chapter on deals that go wrong is a separate goal.
std::vector<std::string> clauses_to_master(const RuleBook& book) {
    std::vector<std::string> clauses;
    for (const BookSection& section : book.sections)
        std::ranges::move(clauses_to_master(book.game, section), std::back_inserter(clauses));
    return clauses;
}

/// The name of a section or of a whole rule book; nothing for any other set of clauses.
std::optional<std::string> named(const std::vector<std::string>& clauses, const RuleBook& book) {
    const std::string game(title_of(book.game));
    for (const BookSection& section : sections_to_learn(book)) {
        if (clauses == clauses_to_master(book.game, section))
            return tr("{game}: master \u201c{section}\u201d", "game"_a = game,
                      "section"_a = section.title);
    }
    if (clauses == clauses_to_master(book)) return tr("{game}: master all of it", "game"_a = game);
    return std::nullopt;
}

/// When its day ends.
Millis end_of(const Assignment& assignment, const SchoolSession& session) {
    return day_from(assignment.due, session.clock.east).value_or(0) + a_day;
}

std::string name_of(const std::string& id, const std::vector<Person>& people) {
    const auto found = std::ranges::find(people, id, &Person::id);
    return found == people.end() ? id : called(*found);
}

std::string whom_in_words(const Assignment& assignment, const std::vector<Person>& people) {
    if (!assignment.person.empty()) return name_of(assignment.person, people);
    return assignment.team.empty() ? tr("Everybody") : assignment.team;
}

/// "Ann (8 of 12 clauses)"; of a lesson the name.
std::string behind_in_words(const Person& person, const Assignment& assignment,
                            const AssignmentProgress& progress) {
    if (!assignment.lesson.empty()) return called(person);
    return tr("{name} ({done} of {of} clauses)", "name"_a = called(person),
              "done"_a = progress.done, "of"_a = progress.of);
}

/// Nothing if it is for nobody on this team.
std::optional<GroupAssignmentItem> item_of(SchoolSession& session, const Library& library,
                                           const Assignment& assignment,
                                           const std::vector<Person>& people) {
    GroupAssignmentItem item;
    item.number = assignment.number;
    std::vector<std::string> behind;
    for (const Person& person : people) {
        const bool is_of_team = session.team.empty() || person.team == session.team;
        if (!is_of_team || !is_for(assignment, person)) continue;
        const auto progress = progress_on(assignment, session.school->lessons_of(person.id),
                                          session.school->states_of(person.id));
        ++item.people;
        if (progress.is_done())
            ++item.done;
        else {
            item.behind.push_back(person.id);
            behind.push_back(behind_in_words(person, assignment, progress));
        }
    }
    const bool is_long_done =
        behind.empty() && session.clock.now() >= end_of(assignment, session) + shown_after_its_day;
    if (item.people == 0 || is_long_done) return std::nullopt;
    item.day = assignment.due;
    item.overdue = is_overdue(assignment, session);
    item.title = goal_in_words(assignment, library);
    item.due = due_in_words(assignment, session);
    item.whom =
        tr("{whom}. Set by {trainer} on {day}", "whom"_a = whom_in_words(assignment, people),
           "trainer"_a = name_of(assignment.by, people),
           "day"_a = day_in_words(assignment.at, session.clock.east));
    item.standing = behind.empty()
                        ? tr("Everybody has done it")
                        : tr_n("{done} of {count} has done it", "{done} of {count} have done it",
                               item.people, "done"_a = item.done);
    item.missing = comma_list(behind);
    item.spoken = tr("{goal}. {due}. {whom}. {standing}.", "goal"_a = item.title,
                     "due"_a = item.due, "whom"_a = item.whom, "standing"_a = item.standing);
    if (!behind.empty())
        item.spoken += " " + tr("Not yet: {trainees}.", "trainees"_a = item.missing);
    return item;
}

}  // namespace

std::vector<AssignmentGoal> goals_of(Game game, const Library& library) {
    std::vector<AssignmentGoal> goals;
    for (const Lesson& lesson : library.lessons) {
        if (lesson.game == game)
            goals.push_back({tr("Lesson {number}: {lesson}", "number"_a = lesson.number,
                                "lesson"_a = lesson.title),
                             lesson.id,
                             {}});
    }
    const RuleBook* book = find_book(library, game);
    if (book == nullptr) return goals;
    for (const BookSection& section : sections_to_learn(*book)) {
        auto clauses = clauses_to_master(game, section);
        if (!clauses.empty())
            goals.push_back({tr("Master \u201c{section}\u201d", "section"_a = section.title), "",
                             std::move(clauses)});
    }
    goals.push_back({tr("Master all of it"), "", clauses_to_master(*book)});
    return goals;
}

std::string goal_in_words(const Assignment& assignment, const Library& library) {
    if (!assignment.lesson.empty()) {
        const Lesson* lesson = find_lesson(library.lessons, assignment.lesson);
        if (lesson == nullptr) return assignment.lesson;
        return tr("{game}, lesson {number}: {lesson}", "game"_a = title_of(lesson->game),
                  "number"_a = lesson->number, "lesson"_a = lesson->title);
    }
    for (const RuleBook& book : library.books) {
        if (auto name = named(assignment.clauses, book)) return *std::move(name);
    }
    return tr("Master {clauses}", "clauses"_a = and_list(assignment.clauses));
}

AssignmentProgress progress_on(const Assignment& assignment,
                               const std::vector<LessonProgress>& lessons,
                               const ClauseStates& states) {
    if (!assignment.lesson.empty()) {
        const bool done = std::ranges::any_of(lessons, [&](const LessonProgress& lesson) {
            return lesson.lesson == assignment.lesson && is_learnt(lesson);
        });
        return {done ? 1 : 0, 1};
    }
    const auto mastered = std::ranges::count_if(assignment.clauses, [&](const std::string& clause) {
        const auto found = states.find(clause);
        return found != states.end() && standing_of(found->second.mastery, SchoolRules().mastery) ==
                                            ClauseStanding::Mastered;
    });
    return {static_cast<int>(mastered), static_cast<int>(assignment.clauses.size())};
}

std::vector<Assignment> open_assignments(SchoolSession& session, const std::string& who) {
    const auto person = session.school->person(who);
    if (!person) return {};
    const auto lessons = session.school->lessons_of(who);
    const ClauseStates states = session.school->states_of(who);
    std::vector<Assignment> open = session.school->assignments();
    std::erase_if(open, [&](const Assignment& one) {
        return one.withdrawn || !is_for(one, *person) ||
               progress_on(one, lessons, states).is_done();
    });
    return open;
}

bool is_overdue(const Assignment& assignment, const SchoolSession& session) {
    return session.clock.now() >= end_of(assignment, session);
}

std::string due_in_words(const Assignment& assignment, const SchoolSession& session) {
    const std::string day =
        day_in_words(day_from(assignment.due, session.clock.east).value_or(0), session.clock.east);
    return is_overdue(assignment, session) ? tr("Overdue since {day}", "day"_a = day)
                                           : tr("By {day}", "day"_a = day);
}

std::vector<GroupAssignmentItem> withdrawn_assignments(SchoolSession& session,
                                                       const Library& library) {
    const auto people = session.school->people();
    auto all = session.school->assignments();
    std::erase_if(all, [&](const Assignment& one) {
        return !one.withdrawn || session.clock.now() >= one.withdrawn->at + shown_after_its_day ||
               std::ranges::none_of(people, [&](const Person& person) {
                   return (session.team.empty() || person.team == session.team) &&
                          is_for(one, person);
               });
    });
    std::ranges::stable_sort(all, std::greater<>(),
                             [](const Assignment& one) { return one.withdrawn->at; });
    std::vector<GroupAssignmentItem> items;
    for (const Assignment& one : all) {
        GroupAssignmentItem item;
        item.number = one.number;
        item.title = goal_in_words(one, library);
        item.day = one.due;
        item.due = due_in_words(one, session);
        item.whom = whom_in_words(one, people);
        item.standing =
            tr("Withdrawn by {trainer} on {day}", "trainer"_a = name_of(one.withdrawn->by, people),
               "day"_a = day_in_words(one.withdrawn->at, session.clock.east));
        item.spoken = tr("{goal}. {due}. {whom}. {standing}.", "goal"_a = item.title,
                         "due"_a = item.due, "whom"_a = item.whom, "standing"_a = item.standing);
        items.push_back(std::move(item));
    }
    return items;
}

std::vector<GroupAssignmentItem> group_assignments(SchoolSession& session, const Library& library) {
    const auto people = session.school->people();
    std::vector<GroupAssignmentItem> items;
    for (const Assignment& assignment : session.school->assignments()) {
        if (assignment.withdrawn) continue;
        if (auto item = item_of(session, library, assignment, people))
            items.push_back(*std::move(item));
    }
    return items;
}

}  // namespace fairdeal
