#include "questions/key.h"

#include <algorithm>

#include "games/all_games.h"
#include "questions/asked.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

namespace {

/// No line of a record tells a case of IRR-12 from one of IRR-3, which it follows: only a question
/// about it does.
bool can_be_misread(std::string_view clause, const Scenario& scenario) {
    if (clause_followed(clause) == clause || scenario.question.clause == clause) return true;
    const auto& taught = scenario.clauses;
    return std::find(taught.begin(), taught.end(), clause) != taught.end();
}

}  // namespace

Key key_as_read(const Scenario& scenario, const Misreading* misread) {
    if (misread != nullptr && !can_be_misread(misread->clause, scenario)) misread = nullptr;
    const KindOfQuestion& kind = kind_of(scenario);
    Key key;
    if (kind.facts.is_ruled) key.ruling = rule_as_read(scenario.hand, misread);
    kind.fill(key, scenario, misread);
    return key;
}

Key key_of(const Scenario& scenario) {
    Key key = key_as_read(scenario, nullptr);
    kind_of(scenario).explain(key, scenario);
    return key;
}

std::optional<std::string> question_problem(const Scenario& scenario) {
    return kind_of(scenario).problem(scenario);
}

}  // namespace fairdeal
