#include "questions/kinds/shared/clauses.h"

#include <algorithm>

#include "questions/asked.h"

namespace fairdeal {

namespace {

/// A clause of who goes out, for the list where nobody does.
constexpr std::string_view family_of_leaving = "IBL-EH-";

ClauseId first_of_leaving(std::span<const ClauseId> sheet) {
    const auto found = std::find_if(sheet.begin(), sheet.end(), [](ClauseId clause) {
        return clause.id.substr(0, family_of_leaving.size()) == family_of_leaving;
    });
    return found != sheet.end() ? *found : sheet.front();
}

}  // namespace

void fill_choices(Key& key, Game game, const std::vector<Line>& cited) {
    if (!key.lines.empty()) key.choices = clause_choices(game, deciding_clause(key.lines), cited);
}

std::vector<ClauseId> clauses_to_choose(const Scenario& scenario) {
    std::vector<ClauseId> clauses = key_of(scenario).choices;
    if (!clauses.empty()) return clauses;
    const Game game = scenario.game();
    return clause_choices(game, first_of_leaving(rules_of(game)->clauses()), {});
}

std::vector<std::string> deciding_clauses(const Key& key) {
    std::vector<std::string> ids;
    for (const Line& line : key.lines) {
        const std::string id(line.because.front().id);
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
    return ids;
}

}  // namespace fairdeal
