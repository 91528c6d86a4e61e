#include "questions/key.h"

#include "questions/asked.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

Key key_as_read(const Scenario& scenario, const Misreading* misread) {
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
