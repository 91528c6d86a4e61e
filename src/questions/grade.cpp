#include "questions/grade.h"

#include <algorithm>

#include "questions/asked.h"

namespace fairdeal {

namespace {

bool holds(const std::vector<WagerOf>& wagers, const WagerOf& wager) {
    return std::find(wagers.begin(), wagers.end(), wager) != wagers.end();
}

/// Names the first misreading that makes the wrong answer right.
void name_misreading(Mark& mark, const Answer& answer, const Scenario& scenario,
                     std::span<const Misreading> misreadings) {
    const std::string said = answer_in_words(answer, scenario);
    for (const Misreading& misreading : misreadings) {
        if (misreading.game != scenario.game()) continue;
        const auto answers = answers_as_read(scenario, &misreading);
        if (std::find(answers.begin(), answers.end(), said) == answers.end()) continue;
        mark.misreading = misreading.id;
        mark.trainer_says = misreading.says;
        return;
    }
}

/// An answer of one type held against the key; the mark has it already.
struct Marker {
    Mark& mark;
    const Scenario& scenario;
    std::span<const Misreading> misreadings;

    void operator()(const SettlementAnswer& answer) const {
        const Ruling asked = ruling_asked(scenario, mark.key.ruling, mark.key.lines);
        mark.verdict = judge(answer.lines, scenario.hand, asked, misreadings);
        mark.right = mark.verdict.discrepancies().empty();
    }
    void operator()(const ActAnswer& answer) const {
        const auto& acts = mark.key.acts;
        mark.right = std::find(acts.begin(), acts.end(), answer.act) != acts.end();
        if (mark.right) return;
        if (const auto event = event_of_act(scenario.hand, answer.act))
            mark.breaches = breaches_of(scenario.hand, *event);
    }
    void operator()(const PermissionAnswer& answer) const {
        mark.right = answer.allowed == mark.key.allowed;
    }
    void operator()(const TotalAnswer& answer) const {
        mark.right = answer.count == mark.key.count;
    }
    void operator()(const WagersAnswer& answer) const {
        for (const WagerOf& wager : mark.key.wagers) {
            if (!holds(answer.wagers, wager)) mark.missed.push_back(wager);
        }
        for (const WagerOf& wager : answer.wagers) {
            if (!holds(mark.key.wagers, wager) && !holds(mark.key.may_wait, wager))
                mark.false_alarms.push_back(wager);
        }
        mark.right = mark.missed.empty() && mark.false_alarms.empty();
    }
    void operator()(const OutcomeAnswer& answer) const {
        mark.right = answer.verb == mark.key.outcome;
    }
    void operator()(const ChipsAnswer& answer) const {
        const Question& question = scenario.question;
        mark.payment = mark_payment(answer.chips, question.tray, mark.key.amount, question.style,
                                    question.bet);
        mark.right = mark.payment.in_style;
    }
    void operator()(const OutAnswer& answer) const {
        const Ruling asked = ruling_asked(scenario, mark.key.ruling, mark.key.lines);
        mark.verdict = judge(answer.lines, scenario.hand, asked, misreadings);
        const auto& lines = mark.key.lines;
        const auto decides = [&](const Line& line) {
            return line.because.front().id == answer.clause;
        };
        mark.right_clause = lines.empty() ? answer.clause.empty()
                                          : std::any_of(lines.begin(), lines.end(), decides);
        mark.right = mark.verdict.discrepancies().empty() && mark.right_clause;
    }
    void operator()(const ClauseAnswer& answer) const {
        mark.right = answer.clause == deciding_clause(mark.key.lines).id;
    }
    void operator()(const TalkAnswer& answer) const {
        std::vector<std::size_t> chosen = answer.chosen;
        std::sort(chosen.begin(), chosen.end());
        mark.right = chosen == mark.key.talk;
        const auto& talk = scenario.question.talk;
        const auto wrong = std::find_if(chosen.begin(), chosen.end(),
                                        [&](std::size_t i) { return !talk.at(i).right; });
        if (wrong != chosen.end()) {
            mark.trainer_says = talk[*wrong].feedback;
        } else if (!chosen.empty()) {
            mark.trainer_says = talk[chosen.front()].feedback;
        }
    }
};

/// Which answer a kind of question takes, as an index of Answer.
std::size_t answer_to(QuestionKind kind) {
    switch (kind) {
        case QuestionKind::Spot:
        case QuestionKind::Table:
        case QuestionKind::Amount:
        case QuestionKind::Order: return Answer(SettlementAnswer()).index();
        case QuestionKind::Next: return Answer(ActAnswer()).index();
        case QuestionKind::May: return Answer(PermissionAnswer()).index();
        case QuestionKind::Total: return Answer(TotalAnswer()).index();
        case QuestionKind::Active:
        case QuestionKind::Error: return Answer(WagersAnswer()).index();
        case QuestionKind::Outcome: return Answer(OutcomeAnswer()).index();
        case QuestionKind::Chips: return Answer(ChipsAnswer()).index();
        case QuestionKind::Out: return Answer(OutAnswer()).index();
        case QuestionKind::Clause: return Answer(ClauseAnswer()).index();
        case QuestionKind::Talk: return Answer(TalkAnswer()).index();
    }
    throw Fault("a question of no kind");
}

/// A verdict names its misreadings wager by wager.
bool has_a_verdict(QuestionKind kind) {
    return kind == QuestionKind::Spot || kind == QuestionKind::Table ||
           kind == QuestionKind::Amount || kind == QuestionKind::Order;
}

}  // namespace

bool is_answer_to(QuestionKind kind, const Answer& answer) {
    return answer.index() == answer_to(kind);
}

Mark grade(const Answer& answer, const Scenario& scenario,
           std::span<const Misreading> misreadings) {
    const QuestionKind kind = scenario.question.kind;
    if (!is_answer_to(kind, answer)) throw Fault("an answer to another kind of question");
    Mark mark;
    mark.key = key_of(scenario);
    std::visit(Marker{mark, scenario, misreadings}, answer);
    if (!mark.right && !has_a_verdict(kind) && kind != QuestionKind::Talk)
        name_misreading(mark, answer, scenario, misreadings);
    return mark;
}

}  // namespace fairdeal
