#include "training/progress.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace fairdeal {

namespace {

constexpr Millis longest_on_task = 10 * a_minute;

MapClause map_clause(const BookClause& clause, const ClauseStates& states, Millis day_ends,
                     double retention, const SchoolRules& rules) {
    MapClause shown;
    shown.id = clause.id;
    shown.kind = clause.kind;
    const auto found = states.find(clause.id);
    if (found == states.end()) return shown;
    const ClauseState& state = found->second;
    shown.standing = standing_of(state.mastery, rules.mastery);
    shown.asked = recent_asked(state.mastery);
    shown.right = recent_right(state.mastery);
    shown.interval = interval_of(state.mastery);
    // Whole days: the day that ends is not over yet.
    shown.recall = recall(state.memory, day_ends - 1, rules.memory.weights);
    shown.due = due_under(state.memory, retention, rules.memory) < day_ends;
    shown.changed = state.changed != 0;
    return shown;
}

Millis median_of(std::vector<Millis>& times) {
    if (times.empty()) return 0;
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

TrendPoint trend_point(std::span<const GivenAnswer> answers, Millis from, Millis to) {
    TrendPoint point{from, to, 0, 0, {}, 0};
    std::vector<Millis> times;
    for (const GivenAnswer& answer : answers) {
        if (answer.at < from || answer.at >= to) continue;
        ++point.asked;
        if (!answer.right) continue;
        ++point.right;
        times.push_back(answer.took);
    }
    point.interval = wilson(point.right, point.asked);
    point.median_took = median_of(times);
    return point;
}

struct Wrongs {
    int wrong = 0;
    std::set<std::string_view> people;
};

std::vector<GroupMistake> mistakes_of(const std::map<std::string_view, Wrongs>& wrongs) {
    std::vector<GroupMistake> mistakes;
    mistakes.reserve(wrongs.size());
    for (const auto& [name, wrong] : wrongs)
        mistakes.push_back({std::string(name), wrong.wrong, static_cast<int>(wrong.people.size())});
    std::stable_sort(mistakes.begin(), mistakes.end(),
                     [](const GroupMistake& a, const GroupMistake& b) {
                         return std::tie(b.wrong, b.people) < std::tie(a.wrong, a.people);
                     });
    return mistakes;
}

void add_misreadings(std::map<std::string_view, Wrongs>& wrongs,
                     std::span<const GivenAnswer> answers) {
    for (const GivenAnswer& answer : answers) {
        if (answer.misreading.empty()) continue;
        Wrongs& wrong = wrongs[answer.misreading];
        ++wrong.wrong;
        wrong.people.insert(answer.person);
    }
}

/// The share of right answers of late.
double share_of(const Mastery& mastery) {
    return static_cast<double>(recent_right(mastery)) / recent_asked(mastery);
}

std::vector<std::string> struggles_of(const ClauseStates& states, const RuleBook& book,
                                      std::size_t most) {
    std::vector<std::pair<double, std::string>> worst;
    for (const auto& [clause, state] : states) {
        if (struggles_with(state.mastery) && find_clause(book, clause) != nullptr)
            worst.emplace_back(share_of(state.mastery), clause);
    }
    std::sort(worst.begin(), worst.end());
    std::vector<std::string> clauses;
    for (std::size_t i = 0; i < std::min(worst.size(), most); ++i)
        clauses.push_back(worst[i].second);
    return clauses;
}

TraineeSums sums_of(const TraineeWork& work, const RuleBook& book, Millis since, Millis day_ends,
                    const SchoolRules& rules) {
    constexpr std::size_t most_struggles = 3;
    TraineeSums sums;
    sums.person = work.person;
    for (const GivenAnswer& answer : work.answers) {
        sums.last = std::max(sums.last, answer.at);
        if (answer.at < since) continue;
        ++sums.asked;
        sums.right += answer.right ? 1 : 0;
        sums.on_task += std::clamp<Millis>(answer.took, 0, longest_on_task);
    }
    sums.interval = wilson(sums.right, sums.asked);
    sums.clauses =
        counts_of(mastery_map(book, work.states, day_ends, rules.memory.retention, rules));
    sums.struggles = struggles_of(work.states, book, most_struggles);
    return sums;
}

GroupClause group_clause(const std::string& clause, std::span<const TraineeWork> group,
                         const SchoolRules& rules) {
    GroupClause sums;
    sums.clause = clause;
    std::vector<std::pair<double, std::string>> worst;
    for (const TraineeWork& work : group) {
        const auto found = work.states.find(clause);
        if (found == work.states.end()) continue;
        const Mastery& mastery = found->second.mastery;
        ++sums.started;
        sums.asked += recent_asked(mastery);
        sums.right += recent_right(mastery);
        if (standing_of(mastery, rules.mastery) == ClauseStanding::Mastered) ++sums.mastered;
        if (struggles_with(mastery)) worst.emplace_back(share_of(mastery), work.person);
    }
    sums.interval = wilson(sums.right, sums.asked);
    std::sort(worst.begin(), worst.end());
    for (auto& [share, person] : worst) sums.struggling.push_back(std::move(person));
    return sums;
}

/// Where most struggle first, then where least is sure.
bool is_worse(const GroupClause& a, const GroupClause& b) {
    if (a.struggling.size() != b.struggling.size())
        return a.struggling.size() > b.struggling.size();
    return std::tie(a.interval.low, a.clause) < std::tie(b.interval.low, b.clause);
}

}  // namespace

std::vector<MapSection> mastery_map(const RuleBook& book, const ClauseStates& states,
                                    Millis day_ends, double retention, const SchoolRules& rules) {
    std::vector<MapSection> map;
    for (const BookSection& section : sections_to_learn(book)) {
        map.push_back({section.title, {}});
        for (const BookClause& clause : section.clauses)
            map.back().clauses.push_back(map_clause(clause, states, day_ends, retention, rules));
    }
    return map;
}

StandingCounts counts_of(std::span<const MapClause> clauses) {
    StandingCounts counts;
    for (const MapClause& clause : clauses) {
        switch (clause.standing) {
            case ClauseStanding::NotAsked: ++counts.not_asked; break;
            case ClauseStanding::Learning: ++counts.learning; break;
            case ClauseStanding::Sound: ++counts.sound; break;
            case ClauseStanding::Mastered: ++counts.mastered; break;
        }
        if (clause.due) ++counts.due;
    }
    return counts;
}

StandingCounts counts_of(std::span<const MapSection> sections) {
    StandingCounts all;
    for (const MapSection& section : sections) {
        const StandingCounts counts = counts_of(section.clauses);
        all.not_asked += counts.not_asked;
        all.learning += counts.learning;
        all.sound += counts.sound;
        all.mastered += counts.mastered;
        all.due += counts.due;
    }
    return all;
}

std::vector<TrendPoint> trend_of(std::span<const GivenAnswer> answers, Millis to, Millis length,
                                 int points) {
    std::vector<TrendPoint> trend;
    for (int back = points; back > 0; --back)
        trend.push_back(trend_point(answers, to - back * length, to - (back - 1) * length));
    return trend;
}

bool struggles_with(const Mastery& mastery) {
    constexpr int enough = 3;
    constexpr double too_little = 0.75;
    return recent_asked(mastery) >= enough && share_of(mastery) < too_little;
}

int days_in_a_row(std::span<const GivenAnswer> answers, Millis day_ends) {
    std::set<Millis> days;  // before today: 0 is today
    for (const GivenAnswer& answer : answers) {
        if (answer.at < day_ends) days.insert((day_ends - 1 - answer.at) / a_day);
    }
    int row = 0;
    for (Millis day = days.contains(0) ? 0 : 1; days.contains(day); ++day) ++row;
    return row;
}

std::vector<std::string> wrong_since(std::span<const GivenAnswer> answers, Game game,
                                     Millis since) {
    constexpr int enough = 2;
    struct Count {
        int wrong = 0, right_since = 0;
    };
    std::map<std::string, Count> counts;
    for (const GivenAnswer& answer : answers) {
        if (answer.game != game || answer.at < since || answer.clauses.empty()) continue;
        const std::string& decides = answer.clauses.front();
        if (answer.right) {
            const auto found = counts.find(decides);
            if (found != counts.end()) ++found->second.right_since;
        } else {
            for (const std::string& clause :
                 answer.blamed.empty() ? std::vector{decides} : answer.blamed)
                counts[clause] = {counts[clause].wrong + 1, 0};
        }
    }
    std::vector<std::string> wrong;
    for (const auto& [clause, count] : counts) {
        if (count.right_since < enough) wrong.push_back(clause);
    }
    std::stable_sort(wrong.begin(), wrong.end(), [&](const std::string& a, const std::string& b) {
        return counts.at(a).wrong > counts.at(b).wrong;
    });
    return wrong;
}

GroupSums group_sums(std::span<const TraineeWork> group, const RuleBook& book, Millis since,
                     Millis day_ends, const SchoolRules& rules) {
    GroupSums sums;
    std::map<std::string_view, Wrongs> wrongs;
    for (const TraineeWork& work : group) {
        sums.trainees.push_back(sums_of(work, book, since, day_ends, rules));
        add_misreadings(wrongs, work.answers);
    }
    for (const BookSection& section : sections_to_learn(book)) {
        for (const BookClause& clause : section.clauses) {
            GroupClause one = group_clause(clause.id, group, rules);
            if (one.started > 0) sums.clauses.push_back(std::move(one));
        }
    }
    std::stable_sort(sums.clauses.begin(), sums.clauses.end(), is_worse);
    sums.misreadings = mistakes_of(wrongs);
    return sums;
}

}  // namespace fairdeal
