#include "school/assignment.h"

#include <algorithm>

#include "base/text.h"
#include "base/time/utc_time.h"
#include "base/translation.h"
#include "school/cards/house_cards.h"
#include "school/school.h"
#include "school/school_sql.h"

namespace fairdeal {

namespace {

/// Why it cannot be set, whoever sets it; or nothing.
std::string objection_to(const Assignment& assignment) {
    if (assignment.lesson.empty() == assignment.clauses.empty())
        return tr("say either a lesson or clauses");
    if (!assignment.team.empty() && !assignment.person.empty())
        return tr("say either a team or a person");
    for (const std::string& clause : assignment.clauses) {
        if (std::ranges::count(assignment.clauses, clause) > 1)
            return tr("{clause} is named twice", "clause"_a = clause);
    }
    if (!is_day_of_calendar(assignment.due))
        return tr("{day} is not a day such as 2026-12-01", "day"_a = in_quotes(assignment.due));
    // Wherever the school is, its day is at most one behind.
    if (assignment.due < day_after(utc_day(assignment.at), -1)) return tr("that day is over");
    return "";
}

}  // namespace

bool is_for(const Assignment& assignment, const Person& person) {
    if (!has_role(person, Role::Trainee)) return false;
    if (!assignment.person.empty()) return assignment.person == person.id;
    return assignment.team.empty() || assignment.team == person.team;
}

Result<std::int64_t> School::assign(const Assignment& assignment) {
    Transaction all_or_nothing(database_);
    auto number = add_assignment(assignment);
    if (number) all_or_nothing.commit();
    return number;
}

Result<void> School::withdraw_assignment(std::int64_t number, const Withdrawal& withdrawal) {
    Transaction all_or_nothing(database_);
    auto withdrawn = mark_withdrawn(number, withdrawal);
    if (withdrawn) all_or_nothing.commit();
    return withdrawn;
}

Result<std::int64_t> School::replace_assignment(std::int64_t number, const Assignment& assignment) {
    Transaction all_or_nothing(database_);
    if (const auto gone = mark_withdrawn(number, {assignment.by, assignment.at}); !gone)
        return tl::make_unexpected(gone.error());
    auto added = add_assignment(assignment);
    if (added) all_or_nothing.commit();
    return added;
}

Result<std::int64_t> School::add_assignment(const Assignment& assignment) {
    if (const std::string why = objection_to(assignment); !why.empty()) return refusal(why);
    const auto sets = person(assignment.by);
    if (!sets) return nobody(assignment.by);
    if (!may_see_others(*sets))
        return refusal(tr("only a trainer or an administrator sets assignments"));
    if (!assignment.person.empty() && !person(assignment.person)) return nobody(assignment.person);
    const auto for_whom = people();
    if (std::ranges::none_of(for_whom, [&](const Person& one) { return is_for(assignment, one); }))
        return refusal(tr("no trainee is meant by it"));
    const auto all = assignments();
    const auto same = std::ranges::find_if(all, [&](const Assignment& other) {
        return !other.withdrawn && other.team == assignment.team &&
               other.person == assignment.person && other.lesson == assignment.lesson &&
               other.clauses == assignment.clauses;
    });
    if (same != all.end())
        return refusal(
            tr("this is set already, by {day}: withdraw that first", "day"_a = same->due));
    const auto number = static_cast<std::int64_t>(all.size()) + 1;
    Statement(database_, school_sql_add_assignment)
        .bind(":number", number)
        .bind(":team", assignment.team)
        .bind_given(":person", assignment.person)
        .bind(":lesson", assignment.lesson)
        .bind(":clauses", joined(assignment.clauses))
        .bind(":due", assignment.due)
        .bind(":by", assignment.by)
        .bind(":at", assignment.at)
        .run();
    return number;
}

Result<void> School::mark_withdrawn(std::int64_t number, const Withdrawal& withdrawal) {
    const auto withdraws = person(withdrawal.by);
    if (!withdraws) return nobody(withdrawal.by);
    if (!may_see_others(*withdraws))
        return refusal(tr("only a trainer or an administrator withdraws assignments"));
    Statement(database_, school_sql_withdraw_assignment)
        .bind(":number", number)
        .bind(":by", withdrawal.by)
        .bind(":at", withdrawal.at)
        .run();
    if (database_.rows_changed() == 0)
        return refusal(tr("there is no assignment {number} that stands", "number"_a = number));
    return {};
}

std::vector<Assignment> School::assignments() const {
    constexpr std::int64_t first_with_them = 8;  // an older file is read as it is
    if (database_.number(fixed("PRAGMA user_version")) < first_with_them) return {};
    Statement rows(database_, school_sql_assignments);
    std::vector<Assignment> all;
    while (rows.step()) {
        Assignment one{rows.number(0),
                       std::string(rows.text(1)),
                       std::string(rows.text(2)),
                       std::string(rows.text(3)),
                       words_in(rows.text(4)),
                       std::string(rows.text(5)),
                       std::string(rows.text(6)),
                       rows.number(7),
                       {}};
        if (rows.number(9) != 0)
            one.withdrawn = Withdrawal{std::string(rows.text(8)), rows.number(9)};
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace fairdeal
