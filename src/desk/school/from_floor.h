#pragma once
// What somebody settled wrongly at a real table, as their plan and their trainers see it: which
// clauses, how often, and which of them are due.

#include <span>

#include "desk/school/school.h"
#include "school/floor.h"

namespace fairdeal {

/// A clause that was settled wrongly at a real table.
struct FloorClause {
    std::string clause;
    std::int64_t times = 0;  // wagers
    std::string last{};      // when the last of them was dealt, UTC; empty: nobody knows
    Millis given = 0;        // when the last of them was handed over
    int days_right = 0;      // days since then with a right answer about it
    bool right_today = false;
};
/// On so many days it has to be answered rightly until it comes by its own schedule again.
constexpr int days_until_cleared = 2;

/// The clauses that an error is about: the misread one where a misreading explains it, else the
/// one that decides; of an open point those that it is about. Empty: nothing was due.
std::vector<std::string> clauses_of(const FloorError& error, const Library& library);

/// Of the books' clauses, those not cleared yet, the most frequent first. `answers`: all of theirs.
std::vector<FloorClause> open_floor_clauses(const SchoolSession& session, const Library& library,
                                            const std::string& who,
                                            std::span<const GivenAnswer> answers);
/// Those of them that are to be asked today: from the day after they were handed over, once a day.
std::vector<std::string> due_from_floor(const SchoolSession& session,
                                        const std::vector<FloorClause>& open);
/// "From the floor: wrong 3 times, last on 26 November 2026".
std::string floor_in_words(const FloorClause& clause, const SchoolSession& session);
/// What Today says of them; empty: there are none.
std::string floor_today(const SchoolSession& session, const std::vector<FloorClause>& open);

/// Those that a misreading explains as answers, for who suspects misreadings; kept nowhere.
std::vector<GivenAnswer> as_answers(const std::vector<FloorError>& errors, const Library& library);

/// Hands errors over, by the person who is signed in. The school's error or notice says what became
/// of it.
void hand_over(SchoolSession& session, const std::vector<FloorError>& errors);
/// "12 errors are due from tomorrow: Ann, Ben. 3 were here already."
std::string taken_in_words(const TakenErrors& taken, const School& school);

}  // namespace fairdeal
