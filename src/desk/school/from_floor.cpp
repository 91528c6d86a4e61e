#include "desk/school/from_floor.h"

#include <algorithm>
#include <set>

#include "base/translation.h"
#include "desk/school/school_screen.h"
#include "school/names.h"
#include "training/progress.h"
#include "words/words.h"

namespace fairdeal {

namespace {

bool is_in_a_book(const std::string& clause, const Library& library) {
    return std::ranges::any_of(
        library.books, [&](const RuleBook& book) { return find_clause(book, clause) != nullptr; });
}

/// Of an error on "2026-11-26T21:05:09Z" its day; empty: nobody knows.
std::string day_of(const std::string& dealt) { return dealt.substr(0, 10); }

/// On which days the clause was answered rightly since it was handed over.
void count_right(FloorClause& clause, const SchoolSession& session,
                 std::span<const GivenAnswer> answers) {
    std::set<std::string> days;
    for (const GivenAnswer& answer : answers) {
        const bool decides = !answer.clauses.empty() && answer.clauses.front() == clause.clause;
        if (answer.right && decides && answer.at >= clause.given)
            days.insert(iso_day(answer.at, session.clock.east));
    }
    clause.days_right = static_cast<int>(days.size());
    clause.right_today = days.contains(iso_day(session.clock.now(), session.clock.east));
}

}  // namespace

std::vector<std::string> clauses_of(const FloorError& error, const Library& library) {
    const Misreading* misreading = find_misreading(library, error.misreading);
    const std::string& blamed = misreading != nullptr ? misreading->clause : error.clause;
    if (blamed.empty()) return {};
    auto clauses = clauses_behind({ClauseId{blamed}}, error.game, library);
    std::erase_if(clauses, [&](const std::string& one) { return !is_in_a_book(one, library); });
    return clauses;
}

std::vector<FloorClause> open_floor_clauses(const SchoolSession& session, const Library& library,
                                            const std::string& who,
                                            std::span<const GivenAnswer> answers) {
    const auto errors = session.school->floor_errors_of(who);
    if (errors.empty()) return {};
    std::vector<FloorClause> all;
    for (const FloorError& error : errors) {
        for (const std::string& clause : clauses_of(error, library)) {
            auto found = std::ranges::find(all, clause, &FloorClause::clause);
            if (found == all.end()) found = all.insert(all.end(), FloorClause{.clause = clause});
            ++found->times;
            found->last = std::max(found->last, error.dealt);
            found->given = std::max(found->given, error.given);
        }
    }
    for (FloorClause& clause : all) count_right(clause, session, answers);
    std::erase_if(all, [](const FloorClause& one) { return one.days_right >= days_until_cleared; });
    std::ranges::stable_sort(
        all, [](const FloorClause& a, const FloorClause& b) { return a.times > b.times; });
    return all;
}

std::vector<std::string> due_from_floor(const SchoolSession& session,
                                        const std::vector<FloorClause>& open) {
    const std::string today = iso_day(session.clock.now(), session.clock.east);
    std::vector<std::string> due;
    for (const FloorClause& one : open) {
        if (iso_day(one.given, session.clock.east) < today && !one.right_today)
            due.push_back(one.clause);
    }
    return due;
}

std::string floor_in_words(const FloorClause& clause, const SchoolSession& session) {
    const std::string often = tr_n("From the floor: wrong {count} time",
                                   "From the floor: wrong {count} times", clause.times);
    const auto day = day_from(day_of(clause.last), session.clock.east);
    if (!day) return often;
    return tr("{often}, last on {day}", "often"_a = often,
              "day"_a = day_in_words(*day, session.clock.east));
}

std::string floor_today(const SchoolSession& session, const std::vector<FloorClause>& open) {
    if (open.empty()) return "";
    const auto due = static_cast<std::int64_t>(due_from_floor(session, open).size());
    if (due > 0)
        return tr_n("From the floor: {count} clause that you settled wrongly at a real table.",
                    "From the floor: {count} clauses that you settled wrongly at a real table.",
                    due);
    const auto later = static_cast<std::int64_t>(open.size());
    return tr_n(
        "From the floor: {count} clause that you settled wrongly at a real table is asked "
        "again tomorrow.",
        "From the floor: {count} clauses that you settled wrongly at a real table are "
        "asked again tomorrow.",
        later);
}

std::vector<GivenAnswer> as_answers(const std::vector<FloorError>& errors, const Library& library) {
    std::vector<GivenAnswer> answers;
    for (const FloorError& error : errors) {
        if (error.misreading.empty()) continue;
        GivenAnswer answer;
        answer.game = error.game;
        answer.at = error.given;
        answer.clauses = clauses_of(error, library);
        answer.misreading = error.misreading;
        answers.push_back(std::move(answer));
    }
    return answers;
}

void hand_over(SchoolSession& session, const std::vector<FloorError>& errors) {
    session.error.clear();
    session.notice.clear();
    if (!is_signed_in(session) || !may_see_others(session)) {
        session.error =
            tr("Errors are handed over by a trainer: sign in under Learn as one, then again here.");
        return;
    }
    try {
        const auto taken =
            session.school->take_floor_errors(errors, session.who, session.clock.now());
        if (taken)
            session.notice = taken_in_words(*taken, *session.school);
        else
            session.error = to_text(taken.error().front());
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

std::string taken_in_words(const TakenErrors& taken, const School& school) {
    std::vector<std::string> parts;
    std::vector<std::string> names;
    for (const std::string& id : taken.people) names.push_back(called(school, id));
    if (taken.added > 0)
        parts.push_back(tr_n("{count} error is practised from tomorrow on by {names}.",
                             "{count} errors are practised from tomorrow on by {names}.",
                             taken.added, "names"_a = and_list(names)));
    if (taken.known > 0)
        parts.push_back(tr_n("{count} was handed over before.", "{count} were handed over before.",
                             taken.known));
    if (taken.nobodys > 0)
        parts.push_back(tr_n(
            "{count} is of a dealer whose number is nobody\u2019s here: say whose under Group.",
            "{count} are of dealers whose number is nobody\u2019s here: say whose under Group.",
            taken.nobodys));
    if (taken.earlier > 0)
        parts.push_back(tr_n("{count} was dealt before the number was theirs.",
                             "{count} were dealt before the number was theirs.", taken.earlier));
    if (parts.empty()) return tr("There are no errors to hand over.");
    return fmt::format("{}", fmt::join(parts, " "));
}

}  // namespace fairdeal
