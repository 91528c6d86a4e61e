#include "assessment/blueprint.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

constexpr std::array<std::string_view, 4> errors{"paid-losing", "took-winning", "action-open",
                                                 "large-error"};

/// What is done with a wager: the verb of its first line, or nothing.
using WagerVerb = std::optional<Verb>;

WagerVerb verb_of(const SettledLines& lines) {
    return lines.empty() ? WagerVerb() : WagerVerb(lines.front().verb);
}

bool goes_to_the_guest(WagerVerb verb) {
    return verb == Verb::Pay || verb == Verb::Push || verb == Verb::Return;
}

/// A wager that is done otherwise with than it should.
std::optional<CriticalError> wrong_way(WagerVerb ruled, WagerVerb claimed) {
    if (ruled == Verb::Take && goes_to_the_guest(claimed)) return CriticalError::PaidLosing;
    if (goes_to_the_guest(ruled) && claimed == Verb::Take) return CriticalError::TookWinning;
    return std::nullopt;
}

std::optional<CriticalError> error_of(const WagerVerdict& wager) {
    const WagerVerb claimed = verb_of(wager.claimed);
    switch (wager.standing) {
        case Standing::Missing:  // a tip or a place left out is wrong, but no action
            if (wager.wager == Wager::None) return std::nullopt;
            return CriticalError::ActionOpen;
        case Standing::WrongOutcome: return wrong_way(verb_of(wager.ruled), claimed);
        case Standing::NotDue:
            if (claimed == Verb::Take) return CriticalError::TookWinning;
            if (claimed == Verb::Pay) return CriticalError::PaidLosing;
            return std::nullopt;
        case Standing::WrongAmount: return CriticalError::LargeError;
        case Standing::Right:
        case Standing::Undecided:
        case Standing::WrongOrder: break;
    }
    return std::nullopt;
}

bool is_large(const WagerVerdict& wager, Money most) {
    const Money ruled = handled_in(wager.ruled);
    const Money claimed = handled_in(wager.claimed);
    return (ruled < claimed ? claimed - ruled : ruled - claimed) > most;
}

}  // namespace

std::string_view to_text(CriticalError error) { return errors.at(static_cast<std::size_t>(error)); }

std::optional<CriticalError> critical_error_from(std::string_view word) {
    const auto found = std::find(errors.begin(), errors.end(), word);
    if (found == errors.end()) return std::nullopt;
    return static_cast<CriticalError>(found - errors.begin());
}

int least_items(const Blueprint& blueprint) {
    int items = 0;
    for (const BlueprintCell& cell : blueprint.cells) items += cell.least;
    return items;
}

std::vector<std::string> problems_of(const Blueprint& blueprint) {
    std::vector<std::string> problems;
    for (const Problem& problem : problems_of(blueprint.rule)) problems.push_back(problem.what);
    if (blueprint.cells.empty()) problems.push_back(tr("an exam has at least one cell"));
    if (!problems.empty()) return problems;
    const int most = DecisionTable(blueprint.rule).most();
    if (least_items(blueprint) > most) {
        problems.push_back(tr("the cells want {items} items, the exam has {most} at most",
                              "items"_a = least_items(blueprint), "most"_a = most));
    }
    std::set<std::string_view> ids;
    for (const BlueprintCell& cell : blueprint.cells) {
        if (!ids.insert(cell.id).second)
            problems.push_back(tr("there are two cells {cell}", "cell"_a = cell.id));
    }
    return problems;
}

int seconds_allowed(const Blueprint& blueprint, const Scenario& scenario, int extra) {
    const int norm = seconds_for(scenario) * blueprint.time.percent_of_norm / 100;
    return std::max(norm, blueprint.time.least) * (100 + extra) / 100;
}

int least_reading_time(const Blueprint& blueprint, const Scenario& scenario) {
    std::string_view story = scenario.story;
    int words = 0;
    while (!story.empty()) {
        if (!take_word(story).empty()) ++words;
    }
    return words * blueprint.time.ms_a_word;
}

std::vector<CriticalError> critical_errors(const Blueprint& blueprint, const Answer& answer,
                                           const Mark& mark) {
    std::vector<CriticalError> found;
    const auto note = [&](std::optional<CriticalError> error) {
        if (!error) return;
        const auto& counted = blueprint.critical;
        if (std::find(counted.begin(), counted.end(), *error) == counted.end()) return;
        if (std::find(found.begin(), found.end(), *error) == found.end()) found.push_back(*error);
    };
    if (const auto* outcome = std::get_if<OutcomeAnswer>(&answer))
        note(wrong_way(mark.key.outcome, outcome->verb));
    for (const WagerVerdict& wager : mark.verdict.wagers) {
        const auto error = error_of(wager);
        if (error != CriticalError::LargeError || is_large(wager, blueprint.large)) note(error);
    }
    return found;
}

}  // namespace fairdeal
