#include "desk/practise/practice_list.h"

#include <algorithm>
#include <tuple>

#include "questions/grade.h"

namespace fairdeal {

namespace {

constexpr std::size_t most_of_one = 4;

std::ptrdiff_t place_of(const std::string& clause, const Scenario& scenario) {
    const auto& clauses = scenario.clauses;
    return std::find(clauses.begin(), clauses.end(), clause) - clauses.begin();
}

/// Less is more telling: it is about the clause, about little else, and asks for one spot.
auto breadth(const Scenario& scenario, const std::string& clause) {
    return std::tuple(!teaches(scenario, clause), scenario.clauses.size(),
                      place_of(clause, scenario), scenario.question.kind == QuestionKind::Table,
                      scenario.level);
}

std::vector<const Scenario*> scenarios_for(const Library& library, const Mistook& mistake) {
    const Misreading* misreading = find_misreading(library, mistake.misreading);
    std::vector<const Scenario*> found;
    for (const Scenario& scenario : library.scenarios) {
        if (misreading != nullptr && is_caught(*misreading, scenario)) found.push_back(&scenario);
    }
    if (found.empty()) {
        for (const Scenario& scenario : library.scenarios)
            if (teaches(scenario, mistake.clause)) found.push_back(&scenario);
    }
    std::stable_sort(found.begin(), found.end(), [&](const Scenario* a, const Scenario* b) {
        return breadth(*a, mistake.clause) < breadth(*b, mistake.clause);
    });
    if (found.size() > most_of_one) found.resize(most_of_one);
    return found;
}

}  // namespace

std::vector<std::string> practice_list(const Library& library, const Mistakes& mistakes) {
    std::vector<std::pair<Mistook, std::int64_t>> by_count(mistakes.begin(), mistakes.end());
    std::stable_sort(by_count.begin(), by_count.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::vector<std::vector<const Scenario*>> telling;
    for (std::size_t i = 0; i < by_count.size() && i < longest_practice; ++i)
        telling.push_back(scenarios_for(library, by_count[i].first));
    std::vector<std::string> ids;
    for (std::size_t turn = 0; turn < most_of_one; ++turn) {
        for (const auto& scenarios : telling) {
            if (turn >= scenarios.size() || ids.size() == longest_practice) continue;
            const std::string& id = scenarios[turn]->id;
            if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
        }
    }
    return ids;
}

}  // namespace fairdeal
