#include "questions/scenario.h"

#include <algorithm>

namespace fairdeal {

bool teaches(const Scenario& scenario, std::string_view clause) {
    return std::find(scenario.clauses.begin(), scenario.clauses.end(), clause) !=
           scenario.clauses.end();
}

}  // namespace fairdeal
