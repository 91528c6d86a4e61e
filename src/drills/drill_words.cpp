#include "drills/drill_words.h"

#include "questions/kinds/kind.h"

namespace fairdeal {

std::string story_of(const Question& question) { return kind_of(question).story(question); }

std::vector<std::string> hints_for(const std::vector<std::string>& clauses) {
    if (clauses.empty()) return {tr("Count the cards, and look at what each hand may still do.")};
    const std::string_view clause = clauses.front();
    const std::string_view family = clause.substr(0, clause.rfind('-'));
    return {tr("Name the clause first: it is one of {family}.", "family"_a = family),
            tr("Read {clause} again.", "clause"_a = clause)};
}

std::string shown_title(const Scenario& scenario) {
    for (const char* dealt : {fresh_hand, a_payout}) {
        if (scenario.title == dealt) return tr(dealt);
    }
    return scenario.title;
}

std::string shown_story(const Scenario& scenario) {
    if (!kind_of(scenario).facts.is_ruled) return scenario.story;
    const std::string english = [&] {
        const InEnglish kept;
        return story_of(scenario.question);
    }();
    return scenario.story == english ? story_of(scenario.question) : scenario.story;
}

std::vector<std::string> shown_hints(const Scenario& scenario) {
    const auto english = [&] {
        const InEnglish kept;
        return hints_for(scenario.clauses);
    }();
    return scenario.hints == english ? hints_for(scenario.clauses) : scenario.hints;
}

}  // namespace fairdeal
