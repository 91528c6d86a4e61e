// How an answer that is no settlement was judged: what was said beside what is right.

#include <algorithm>

#include "desk/answer/practice_screen.h"
#include "questions/kinds/kind.h"

namespace fairdeal {

namespace {

void add_once(std::vector<std::string>& ids, const std::string& id) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
}

/// Those that make the key so, then what else the scenario teaches.
std::vector<std::string> clauses_of(const Practice& practice) {
    std::vector<std::string> ids;
    for (const ClauseId clause : practice.mark->key.because) add_once(ids, std::string(clause.id));
    for (const std::string& id : practice.scenario.clauses) add_once(ids, id);
    return ids;
}

}  // namespace

std::vector<VerdictScreen> answer_verdicts(const Practice& practice, const Library& library) {
    const Question& question = practice.scenario.question;
    const Mark& mark = *practice.mark;
    const Answer answer = typed_answer(practice);
    if (std::holds_alternative<SettlementAnswer>(answer)) return {};
    const KindOfQuestion& kind = kind_of(question);
    VerdictScreen verdict;
    verdict.right = kind.is_right(mark);
    verdict.word = kind.verdict(mark);
    verdict.title = kind.subject(question);
    verdict.yours = kind.said(answer, practice.scenario);
    verdict.due = kind.due(mark.key, practice.scenario);
    verdict.trainer_says = mark.trainer_says.empty() ? kind.objection(mark) : mark.trainer_says;
    for (const std::string& id : clauses_of(practice))
        verdict.clauses.push_back(named_clause(library, id));
    return {std::move(verdict)};
}

}  // namespace fairdeal
