#include "questions/words/key_words.h"

#include <algorithm>

#include "base/translation.h"
#include "questions/kinds/kinds.h"
#include "words/settlement_words.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string about_in_words(const Line& line) {
    if (line.verb == Verb::Tip) return tr("Tip");
    return line.wager == Wager::None ? place_in_words(line.who)
                                     : wager_in_words(line.who, line.wager);
}

/// Wager by wager, each where its first line stands.
std::string lines_in_words(const std::vector<Line>& lines, Unit unit) {
    std::string words;
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        const Subject about = subject_of(*line);
        if (std::any_of(lines.begin(), line, [&](const Line& b) { return is_about(b, about); }))
            continue;
        const std::string one =
            tr("{wager}: {settlement}", "wager"_a = about_in_words(*line),
               "settlement"_a = settlement_for_people(lines_about(lines, about), unit));
        words = words.empty() ? one : tr("{this}; {that}", "this"_a = words, "that"_a = one);
    }
    return words;
}

}  // namespace

std::string key_in_words(const Key& key, const Scenario& scenario) {
    const Question& question = scenario.question;
    const KindOfQuestion& kind = kind_of(question);
    const Answer answer = kind.right_answer(scenario, key);
    std::string words;
    if (std::holds_alternative<SettlementAnswer>(answer) || question.kind == QuestionKind::Out)
        words = lines_in_words(key.lines, unit_of(scenario.hand.header));
    else
        words = kind.due(key, scenario);
    if (words.empty()) words = kind.said(answer, scenario);
    if (words.empty()) words = answer_in_words(answer, scenario);
    return words.empty() ? tr("Nothing") : words;
}

}  // namespace fairdeal
