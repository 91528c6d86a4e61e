// What a trainer sees of their group.

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "desk/school/school_screen.h"
#include "school/names.h"
#include "training/book/clause_title.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int days_shown = 28;

std::vector<Person> trainees_of(const SchoolSession& session) {
    std::vector<Person> trainees;
    for (Person& person : session.school->people()) {
        const bool is_of_team = session.team.empty() || person.team == session.team;
        if (has_role(person, Role::Trainee) && is_of_team) trainees.push_back(std::move(person));
    }
    return trainees;
}

std::string name_of(const std::vector<Person>& people, const std::string& id) {
    const auto found = std::find_if(people.begin(), people.end(),
                                    [&](const Person& person) { return person.id == id; });
    return found == people.end() ? id : called(*found);
}

/// "Sweet 17 (BRK-SW-2), Insurance (BRK-INS-1)".
std::string clauses_in_words(const std::vector<std::string>& ids, const Library& library) {
    std::vector<std::string> titles;
    titles.reserve(ids.size());
    for (const std::string& id : ids) titles.push_back(clause_title_with_id(library, id));
    return comma_list(titles);
}

GroupTraineeItem trainee_item(const SchoolSession& session, const TraineeSums& sums,
                              const std::vector<Person>& people, const Library& library) {
    GroupTraineeItem item;
    item.id = sums.person;
    item.title = name_of(people, sums.person);
    item.answers = grouped(sums.asked);
    item.right = share_in_words(sums.right, sums.asked, sums.interval);
    item.on_task = about_time(sums.on_task);
    item.last = sums.last == 0 ? tr("never") : day_in_words(sums.last, session.clock.east);
    item.mastered =
        tr("{some} of {all}", "some"_a = sums.clauses.mastered, "all"_a = sums.clauses.all());
    item.due = std::to_string(sums.clauses.due);
    item.struggles = clauses_in_words(sums.struggles, library);
    item.asked = sums.asked;
    item.right_count = sums.right;
    item.interval = sums.interval;
    item.picked = sums.person == session.trainee;
    item.spoken = tr_n(
        "{name}. {count} answer, {right}. On task {time}. Last {last}. {mastered} clauses "
        "mastered, {due} due.",
        "{name}. {count} answers, {right}. On task {time}. Last {last}. {mastered} clauses "
        "mastered, {due} due.",
        sums.asked, "name"_a = item.title, "right"_a = item.right, "time"_a = item.on_task,
        "last"_a = item.last, "mastered"_a = item.mastered, "due"_a = item.due);
    if (!item.struggles.empty())
        item.spoken += " " + tr("Struggles with {clauses}.", "clauses"_a = item.struggles);
    return item;
}

GroupClauseItem clause_item(const GroupClause& sums, const RuleBook& book,
                            const std::vector<Person>& people) {
    GroupClauseItem item;
    item.clause = sums.clause;
    if (const auto [section, clause] = place_of(book, sums.clause); clause != nullptr) {
        item.section = section->title;
        item.text = clause->text;
    }
    std::vector<std::string> names;
    for (const std::string& id : sums.struggling) names.push_back(name_of(people, id));
    item.asked = grouped(sums.asked);
    item.right = share_in_words(sums.right, sums.asked, sums.interval);
    item.started = std::to_string(sums.started);
    item.mastered = std::to_string(sums.mastered);
    item.struggling = comma_list(names);
    item.asked_count = sums.asked;
    item.right_count = sums.right;
    item.interval = sums.interval;
    item.spoken = tr("{section}, {clause}. {right}. Started by {started}, mastered by {mastered}.",
                     "clause"_a = item.clause, "section"_a = item.section, "right"_a = item.right,
                     "started"_a = item.started, "mastered"_a = item.mastered);
    if (!names.empty())
        item.spoken += " " + tr("Struggling: {trainees}.", "trainees"_a = item.struggling);
    return item;
}

GroupMistakeItem mistake_item(const GroupMistake& mistake, const Library& library) {
    GroupMistakeItem item;
    item.misreading = mistake.name;
    for (const Misreading& misreading : library.misreadings) {
        if (misreading.id == mistake.name) item.sentence = misreading.says;
    }
    item.count =
        tr("{times}, {people}", "times"_a = tr_n("{count} time", "{count} times", mistake.wrong),
           "people"_a = tr_n("{count} person", "{count} people", mistake.people));
    item.spoken = tr("{mistake}. Seen: {count}",
                     "mistake"_a = item.sentence.empty() ? item.misreading : item.sentence,
                     "count"_a = item.count);
    return item;
}

void add_teams(GroupScreen& screen, const SchoolSession& session) {
    for (const Person& person : session.school->people()) {
        if (!person.team.empty() &&
            std::find(screen.teams.begin(), screen.teams.end(), person.team) == screen.teams.end())
            screen.teams.push_back(person.team);
    }
    std::sort(screen.teams.begin(), screen.teams.end());
}

}  // namespace

GroupSums group_of(SchoolSession& session, const RuleBook& book, Millis day_ends) {
    std::vector<TraineeWork> group;
    for (const Person& person : trainees_of(session))
        group.push_back({person.id, session.school->answers_of(person.id),
                         session.school->states_of(person.id)});
    return group_sums(group, book, day_ends - days_shown * a_day, day_ends, SchoolRules());
}

namespace {

void add_group(GroupScreen& screen, SchoolSession& session, const Library& library) {
    add_teams(screen, session);
    const RuleBook* book = find_book(library, session.game);
    if (book == nullptr) return;
    const auto people = trainees_of(session);
    const GroupSums sums =
        group_of(session, *book, plan_options_of(session, library, session.who).day_ends);
    for (const TraineeSums& trainee : sums.trainees)
        screen.trainees.push_back(trainee_item(session, trainee, people, library));
    for (const GroupClause& clause : sums.clauses)
        screen.clauses.push_back(clause_item(clause, *book, people));
    for (const GroupMistake& mistake : sums.misreadings)
        screen.mistakes.push_back(mistake_item(mistake, library));
    screen.assignments = group_assignments(session, library);
    if (screen.trainees.empty()) screen.empty = tr("There is no trainee here yet.");
}

}  // namespace

GroupScreen group_screen(SchoolSession& session, const Library& library) {
    GroupScreen screen;
    if (!may_see_others(session)) {
        screen.forbidden = tr("Only a trainer or an administrator sees what others have answered.");
        return screen;
    }
    screen.heading = session.team.empty() ? tr("Everybody") : session.team;
    screen.game = std::string(title_of(session.game));
    screen.period = tr("The last {days} days; clauses by the latest {answers} answers of each",
                       "days"_a = days_shown, "answers"_a = recent_answers);
    screen.trainee_columns = {tr("Trainee"), tr("Answers"),  tr("Right"), tr("On task"),
                              tr("Last"),    tr("Mastered"), tr("Due"),   tr("Struggles with")};
    screen.clause_columns = {tr("Clause"),  tr("Section"),  tr("Answers"),   tr("Right"),
                             tr("Started"), tr("Mastered"), tr("Struggling")};
    try {
        add_group(screen, session, library);
    } catch (const StoreError& error) {
        screen.empty = error.what();
    }
    return screen;
}

GroupPrint group_print(const GroupScreen& group, const UtcTime& now) {
    GroupPrint print;
    print.title = tr("{group}: {game}", "group"_a = group.heading, "game"_a = group.game);
    print.period = group.period;
    print.made = now;
    for (const GroupTraineeItem& one : group.trainees)
        print.trainees.push_back({one.title, one.answers, one.right, one.on_task, one.last,
                                  one.mastered, one.due, one.struggles});
    for (const GroupAssignmentItem& one : group.assignments)
        print.assigned.push_back({one.title, one.due, one.whom, one.standing, one.missing});
    for (const GroupClauseItem& one : group.clauses)
        print.clauses.push_back({one.clause, one.section, one.right, one.mastered, one.struggling});
    for (const GroupMistakeItem& one : group.mistakes)
        print.mistakes.push_back({one.sentence.empty() ? one.misreading : one.sentence, one.count});
    return print;
}

}  // namespace fairdeal
