#pragma once
// What answers add up to: the rule book as a map of mastery, accuracy and speed from week to week,
// a group's clauses and people. Every share has its interval beside it.

#include <span>
#include <string>
#include <vector>

#include "training/plan.h"

namespace fairdeal {

struct MapClause {
    std::string id;
    ClauseKind kind = ClauseKind::Settlement;
    ClauseStanding standing = ClauseStanding::NotAsked;
    int asked = 0, right = 0;  // the latest (see Mastery)
    Interval interval;
    double recall = 0;  // now; 0: never learnt
    bool due = false;   // today
    bool changed = false;
    friend bool operator==(const MapClause&, const MapClause&) = default;
};
struct MapSection {
    std::string title;
    std::vector<MapClause> clauses;  // in the book's order
};
/// Every clause of the book by section (sections_to_learn).
std::vector<MapSection> mastery_map(const RuleBook& book, const ClauseStates& states,
                                    Millis day_ends, double retention, const SchoolRules& rules);

/// How many clauses stand so.
struct StandingCounts {
    int not_asked = 0, learning = 0, sound = 0, mastered = 0, due = 0;
    [[nodiscard]] int all() const { return not_asked + learning + sound + mastered; }
    friend bool operator==(const StandingCounts&, const StandingCounts&) = default;
};
StandingCounts counts_of(std::span<const MapClause> clauses);
StandingCounts counts_of(std::span<const MapSection> sections);

/// The answers of one stretch of days.
struct TrendPoint {
    Millis from = 0, to = 0;
    int asked = 0, right = 0;
    Interval interval;
    Millis median_took = 0;  // of the right ones; 0: none
    friend bool operator==(const TrendPoint&, const TrendPoint&) = default;
};
/// `points` stretches of `length` each that end at `to`, the oldest first; one without answers is
/// in it, too.
std::vector<TrendPoint> trend_of(std::span<const GivenAnswer> answers, Millis to, Millis length,
                                 int points);

/// How many days in a row somebody answered, up to today or, if today has no answer yet, to
/// yesterday. `day_ends`: when today ends.
int days_in_a_row(std::span<const GivenAnswer> answers, Millis day_ends);

/// The clauses of a game that somebody got wrong since a time, the one most often wrong first; one
/// that decided two right answers after its last wrong one is left out. Answers oldest first.
std::vector<std::string> wrong_since(std::span<const GivenAnswer> answers, Game game, Millis since);

/// A misreading or clause and how often it went wrong, most often first.
struct GroupMistake {
    std::string name;
    int wrong = 0;
    int people = 0;  // of how many
    friend bool operator==(const GroupMistake&, const GroupMistake&) = default;
};

/// One trainee's answers and where they stand with every clause.
struct TraineeWork {
    std::string person;
    std::vector<GivenAnswer> answers;
    ClauseStates states;
};

struct TraineeSums {
    std::string person;
    int asked = 0, right = 0;  // since `since`
    Interval interval;
    Millis on_task = 0;  // since `since`; an answer counts for ten minutes at most
    Millis last = 0;     // when they answered last, ever; 0: never
    StandingCounts clauses;
    std::vector<std::string> struggles;  // clauses, the worst first, at most three
};
struct GroupClause {
    std::string clause;
    int asked = 0, right = 0;  // of all together, the latest of each
    Interval interval;
    int started = 0, mastered = 0;        // how many people
    std::vector<std::string> struggling;  // who, the worst first
};
struct GroupSums {
    std::vector<TraineeSums> trainees;  // as given
    std::vector<GroupClause> clauses;   // asked of anybody: where most struggle first
    std::vector<GroupMistake> misreadings;
};
/// Somebody struggles with a clause who was asked three times or more of late and was right in less
/// than three of four.
bool struggles_with(const Mastery& mastery);
GroupSums group_sums(std::span<const TraineeWork> group, const RuleBook& book, Millis since,
                     Millis day_ends, const SchoolRules& rules);

}  // namespace fairdeal
