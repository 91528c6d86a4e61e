#include "desk/learn/group/group_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/translation.h"
#include "desk/learn/group/at_school.h"
#include "print/group_page.h"
#include "school/names.h"
#include "store/put_file.h"
#include "words/words.h"

namespace fairdeal {

namespace {

GroupRow row_of(const GroupTraineeItem& item) {
    return {
        item.title,
        tr("{mastered} clauses mastered, {due} due", "mastered"_a = item.mastered,
           "due"_a = item.due),
        tr("{answers} answers, {right}. On task {time}, last {last}.", "answers"_a = item.answers,
           "right"_a = item.right, "time"_a = item.on_task, "last"_a = item.last),
        item.struggles.empty() ? "" : tr("Struggles with {clauses}", "clauses"_a = item.struggles),
        item.right_count,
        item.asked,
        item.interval,
        item.spoken,
        ShowLearnView{LearnView::Mastery, item.id}};
}

GroupRow row_of(const GroupClauseItem& item) {
    return {
        item.section + dot + item.clause,
        tr("started by {started}, mastered by {mastered}", "started"_a = item.started,
           "mastered"_a = item.mastered),
        item.text,
        item.struggling.empty() ? "" : tr("Hard for {trainees}", "trainees"_a = item.struggling),
        item.right_count,
        item.asked_count,
        item.interval,
        item.spoken,
        ReadClause{item.clause}};
}

GroupRow row_of(const GroupMistakeItem& item) {
    return {item.sentence, item.count, item.misreading, "", 0, 0, {}, item.spoken, {}};
}

GroupRow row_of(const GroupAssignmentItem& item) {
    return {item.title,
            item.due,
            item.standing + ". " + item.whom,
            item.missing.empty() ? "" : tr("Not yet: {trainees}", "trainees"_a = item.missing),
            0,
            0,
            {},
            item.spoken,
            {}};
}

std::string no_day() { return tr("This is no day. Type one such as 2026-12-01."); }

}  // namespace

std::vector<Game> GroupSession::games() const {
    std::vector<Game> games;
    for (const Game game : every_game) {
        if (find_book(library_, game) != nullptr) games.push_back(game);
    }
    return games;
}

/// Everybody, the teams, the trainees of the team that is shown.
std::vector<GroupSession::Whom> GroupSession::whom() const {
    std::vector<Whom> all{{tr("Everybody"), "", ""}};
    const auto people = school_.school->people();
    std::set<std::string> teams;
    for (const Person& person : people) {
        if (has_role(person, Role::Trainee) && !person.team.empty()) teams.insert(person.team);
    }
    for (const std::string& team : teams)
        all.push_back({tr("Team {team}", "team"_a = team), team, ""});
    for (const Person& person : people) {
        const bool is_of_team = school_.team.empty() || person.team == school_.team;
        if (has_role(person, Role::Trainee) && is_of_team)
            all.push_back({called(person), "", person.id});
    }
    return all;
}

AssignmentFormScreen GroupSession::form_screen() const {
    AssignmentFormScreen screen;
    screen.title = form_->before
                       ? tr("Change assignment: {game}", "game"_a = short_title_of(school_.game))
                       : tr("New assignment: {game}", "game"_a = short_title_of(school_.game));
    for (AssignmentGoal& goal : goals_of(school_.game, library_))
        screen.goals.push_back(std::move(goal.title));
    for (const Whom& one : whom()) {
        if (one.team == form_->team && one.person == form_->person)
            screen.chosen_whom = screen.whom.size();
        screen.whom.push_back(one.words);
    }
    screen.goal = form_->goal;
    const auto day = day_from(form_->due, school_.clock.east);
    screen.due = {tr("By the end of"), form_->due,
                  day ? weekday_in_words(*day, school_.clock.east) : tr("A day such as 2026-12-01"),
                  day ? "" : no_day(), false};
    return screen;
}

GroupListScreen GroupSession::screen() const {
    const GroupScreen group = group_screen(school_, library_);
    GroupListScreen screen;
    screen.heading = tr("{group}: {game}", "group"_a = group.heading, "game"_a = group.game);
    screen.period = group.period;
    screen.teams = group.teams;
    screen.team = school_.team;
    screen.part = part_;
    screen.is_allowed = group.forbidden.empty();
    const auto offered = games();
    for (const Game game : offered) screen.games.emplace_back(short_title_of(game));
    screen.game =
        static_cast<std::size_t>(std::ranges::find(offered, school_.game) - offered.begin());
    const auto add = [&](const auto& items) {
        for (const auto& item : items) screen.rows.push_back(row_of(item));
    };
    switch (part_) {
        case GroupPart::ByTrainee: add(group.trainees); break;
        case GroupPart::ByClause: add(group.clauses); break;
        case GroupPart::ByMistake: add(group.mistakes); break;
        case GroupPart::Assignments:
            if (group.forbidden.empty()) add(assignments());
            break;
    }
    screen.can_withdraw = part_ == GroupPart::Assignments && !screen.rows.empty();
    screen.empty = group.forbidden.empty() ? group.empty : group.forbidden;
    if (screen.empty.empty() && screen.rows.empty()) screen.empty = why_empty();
    if (form_) screen.form = form_screen();
    if (dealer_form_) screen.dealer_form = dealer_form_screen();
    if (part_ == GroupPart::ByTrainee && screen.is_allowed)
        std::ranges::for_each(screen.rows, [this](GroupRow& row) { say_dealer(row); });
    screen.error = school_.error;
    screen.notice = school_.notice;
    return screen;
}

std::string GroupSession::why_empty() const {
    if (part_ == GroupPart::ByMistake) return tr("No mistake has been made by name yet.");
    if (part_ == GroupPart::Assignments)
        return tr(
            "Nothing is set. A new assignment is a lesson or clauses, for a team or a "
            "trainee, by a day.");
    return tr("Nothing has been answered yet.");
}

void GroupSession::choose_game(std::size_t game) {
    school_.game = games().at(game);
    if (form_) form_->goal = 0;
}

void GroupSession::choose_goal(std::size_t goal) {
    if (form_) form_->goal = goal;
}

void GroupSession::choose_whom(std::size_t chosen) {
    const auto offered = whom();
    if (!form_ || chosen >= offered.size()) return;
    form_->team = offered[chosen].team;
    form_->person = offered[chosen].person;
}

void GroupSession::type_day(const std::string& typed) {
    if (form_) form_->due = typed;
}

std::optional<GroupAction> GroupSession::action_of(const KeyPress& key) const {
    const auto* action = fairdeal::action_of(group_actions, key);
    if (action == nullptr) return std::nullopt;
    if (!form_ && !dealer_form_) return action->name;
    if (action->name == GroupAction::Open) return form_ ? GroupAction::Set : GroupAction::SetDealer;
    if (action->name == GroupAction::Leave) return GroupAction::DropForm;
    return std::nullopt;  // what is typed beside a field does nothing else
}

/// For the team that is shown, in two weeks.
void GroupSession::open_form() {
    constexpr Millis two_weeks = 14 * a_day;
    if (form_ || dealer_form_ || !may_see_others(school_)) return;
    part_ = GroupPart::Assignments;
    form_.emplace();
    form_->due = iso_day(school_.clock.now() + two_weeks, school_.clock.east);
    form_->team = school_.team;
}

void GroupSession::set() {
    if (!form_) return;
    const auto goals = goals_of(school_.game, library_);
    if (form_->goal >= goals.size()) return;
    if (!day_from(form_->due, school_.clock.east)) {
        school_.notice.clear();
        school_.error = no_day();
        return;
    }
    const AssignmentGoal& goal = goals[form_->goal];
    const Assignment assignment{0,           form_->team,         form_->person,
                                goal.lesson, goal.clauses,        form_->due,
                                school_.who, school_.clock.now(), {}};
    if (is_overdue(assignment, school_)) {
        school_.notice.clear();
        school_.error = tr("That day is over. Type a day that is to come.");
        return;
    }
    const bool done = done_at(school_, [&] {
        return form_->before ? school_.school->replace_assignment(form_->before->number, assignment)
                             : school_.school->assign(assignment);
    });
    if (!done) return;
    school_.notice = form_->before
                         ? tr("Changed: {goal}", "goal"_a = goal_in_words(assignment, library_))
                         : tr("Set: {goal}", "goal"_a = goal_in_words(assignment, library_));
    form_.reset();
}

/// Those that stand, then those withdrawn.
std::vector<GroupAssignmentItem> GroupSession::assignments() const {
    auto items = group_assignments(school_, library_);
    std::ranges::move(withdrawn_assignments(school_, library_), std::back_inserter(items));
    return items;
}

/// The picked assignment; nothing, with the school's error, where none is or it does not stand.
std::optional<Assignment> GroupSession::standing(std::optional<std::size_t> picked) {
    if (part_ != GroupPart::Assignments) return std::nullopt;
    const auto items = assignments();
    if (items.empty()) return std::nullopt;
    school_.notice.clear();
    if (!picked || *picked >= items.size()) {
        school_.error = tr("Select the assignment first.");
        return std::nullopt;
    }
    const auto all = school_.school->assignments();
    const auto found = std::ranges::find(all, items[*picked].number, &Assignment::number);
    if (found == all.end() || found->withdrawn) {
        school_.error = tr("This one is withdrawn. Set a new one.");
        return std::nullopt;
    }
    return *found;
}

/// With what is set; its game is the one that is shown from then on.
void GroupSession::open_change(std::optional<std::size_t> picked) {
    if (form_ || dealer_form_ || !may_see_others(school_)) return;
    const auto before = standing(picked);
    if (!before) return;
    for (const Game game : games()) {
        const auto goals = goals_of(game, library_);
        const auto goal = std::ranges::find_if(goals, [&](const AssignmentGoal& one) {
            return one.lesson == before->lesson && one.clauses == before->clauses;
        });
        if (goal == goals.end()) continue;
        school_.error.clear();
        school_.game = game;
        form_ = AssignmentForm{static_cast<std::size_t>(goal - goals.begin()), before->team,
                               before->person, before->due, before};
        return;
    }
    school_.error = tr("What it sets is not offered any more. Withdraw it and set another one.");
}

void GroupSession::withdraw(std::optional<std::size_t> picked) {
    const auto withdrawn = standing(picked);
    if (!withdrawn) return;
    const Withdrawal withdrawal{school_.who, school_.clock.now()};
    if (done_at(school_,
                [&] { return school_.school->withdraw_assignment(withdrawn->number, withdrawal); }))
        school_.notice = tr("Withdrawn: {goal}", "goal"_a = goal_in_words(*withdrawn, library_));
}

std::string GroupSession::file_name() const {
    return fmt::format("group-{}-{}.pdf", to_text(school_.game),
                       iso_day(school_.clock.now(), school_.clock.east));
}

void GroupSession::save(const std::string& file, const UtcTime& now) {
    const GroupScreen group = group_screen(school_, library_);
    if (done_at(school_, [&]() -> Result<void> {
            const auto bytes = group_pdf(group_print(group, now), Paper::A4);
            if (!bytes) return tl::make_unexpected(bytes.error());
            return put_in_place(file, *bytes);
        }))
        school_.notice = tr("Saved: {file}", "file"_a = file);
}

std::optional<Destination> GroupSession::apply(GroupAction action, std::optional<std::size_t> row) {
    switch (action) {
        case GroupAction::ByTrainee: part_ = GroupPart::ByTrainee; break;
        case GroupAction::ByClause: part_ = GroupPart::ByClause; break;
        case GroupAction::ByMistake: part_ = GroupPart::ByMistake; break;
        case GroupAction::Assignments: part_ = GroupPart::Assignments; break;
        case GroupAction::Open: {
            if (part_ == GroupPart::Assignments) {
                open_change(row);
                break;
            }
            const auto rows = screen().rows;
            if (row && *row < rows.size()) return rows[*row].leads_to;
            break;
        }
        case GroupAction::Assign: open_form(); break;
        case GroupAction::Set: set(); break;
        case GroupAction::DropForm:
            form_.reset();
            dealer_form_.reset();
            break;
        case GroupAction::Dealer: open_dealer(row); break;
        case GroupAction::SetDealer: set_dealer(); break;
        case GroupAction::EndDealer: end_dealer(); break;
        case GroupAction::Change: open_change(row); break;
        case GroupAction::Withdraw: withdraw(row); break;
        case GroupAction::Save: break;
        case GroupAction::Leave: return ShowLearnView{LearnView::Today};
    }
    return std::nullopt;
}

}  // namespace fairdeal
