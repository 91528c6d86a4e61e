#include "questions/grade.h"

#include <algorithm>

#include "questions/kinds/kind.h"

namespace fairdeal {

namespace {

/// Names the first misreading that makes the wrong answer right.
void name_misreading(Mark& mark, const Answer& answer, const Scenario& scenario,
                     std::span<const Misreading> misreadings) {
    const std::string said = answer_in_words(answer, scenario);
    for (const Misreading& misreading : misreadings) {
        if (!misreading.is_of(scenario.hand.header)) continue;
        const auto answers = answers_as_read(scenario, &misreading);
        if (std::find(answers.begin(), answers.end(), said) == answers.end()) continue;
        mark.misreading = misreading.id;
        mark.trainer_says = misreading.says;
        return;
    }
}

}  // namespace

Mark grade(const Answer& answer, const Scenario& scenario,
           std::span<const Misreading> misreadings) {
    const KindOfQuestion& kind = kind_of(scenario);
    if (!kind.takes(answer)) throw Fault("an answer to another kind of question");
    Mark mark;
    mark.key = key_of(scenario);
    kind.mark(mark, answer, scenario, misreadings);
    if (!mark.right && kind.facts.misreading_explains)
        name_misreading(mark, answer, scenario, misreadings);
    return mark;
}

Answer right_answer(const Scenario& scenario, const Key& key) {
    return kind_of(scenario).right_answer(scenario, key);
}

}  // namespace fairdeal
