// A deal went wrong: what does the floor order? The clause that it is about, and what that says at
// this table.

#include <algorithm>

#include "base/text.h"
#include "base/translation.h"
#include "games/all_games.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"
#include "questions/words/act_words.h"
#include "words/floor_words.h"

namespace fairdeal {

namespace {

std::string clause_of(const RemedySpec& spec) {
    return std::string(irregular_prefix) + std::to_string(spec.clause);
}

void cite_by_name(Key& key, std::string_view id) {
    for (const ClauseId clause : irregular_clauses()) {
        if (clause.id == id) add_once(key.because, clause);
    }
}

std::string order_of(const RemedySpec& spec, std::string_view value) {
    return fixed("floor rules ") + clause_of(spec) + " " + std::string(value);
}

/// A payment or a take was wrong and is not corrected yet.
bool is_settled_wrongly(const HandRecord& hand, const Ruling& ruling) {
    const auto wrong = judge(claim_of(hand), ruling).discrepancies();
    return std::any_of(wrong.begin(), wrong.end(),
                       [](const WagerVerdict& wager) { return !wager.claimed.empty(); });
}

/// What the question is about: what it names, else what the hand shows.
std::vector<const RemedySpec*> issues_of(const Scenario& scenario, const Ruling& ruling) {
    std::vector<const RemedySpec*> all;
    const auto add = [&](std::string_view clause) {
        if (const RemedySpec* spec = remedy_of(clause)) all.push_back(spec);
    };
    if (!scenario.question.clause.empty()) {
        add(clause_followed(scenario.question.clause));
        return all;
    }
    for (const ClauseId clause : ruling.at_issue) add(clause.id);
    if (all.empty() && is_settled_wrongly(scenario.hand, ruling)) add(fixed("IRR-20"));
    return all;
}

/// Clauses that are chosen among together: so many that follow each other in the chapter.
constexpr std::ptrdiff_t remedies_of_a_part = 4;

/// The clauses to choose from: the whole part of the chapter that each issue stands in, so that no
/// place in the list is likelier than another.
std::vector<const RemedySpec*> clauses_to_choose_from(const Scenario& scenario) {
    const auto all = remedies();
    const auto issues = issues_of(scenario, rule(scenario.hand));
    std::vector<const RemedySpec*> chosen;
    for (const RemedySpec& spec : all) {
        const auto is_near = [&](const RemedySpec* issue) {
            return (issue - all.data()) / remedies_of_a_part ==
                   (&spec - all.data()) / remedies_of_a_part;
        };
        if (std::any_of(issues.begin(), issues.end(), is_near)) chosen.push_back(&spec);
    }
    return chosen;
}

class RemedyKind : public KindAnsweredBy<ActAnswer> {
public:
    RemedyKind()
        : KindAnsweredBy({.kind = QuestionKind::Remedy,
                          .word = "remedy",
                          .title = sentence("What is ordered?"),
                          .heading = sentence("What does the floor order?"),
                          .prompt = sentence("Choose the order that this table's card gives."),
                          .subject = sentence("The floor's order"),
                          .form = AnswerForm::OneChoice,
                          .at = AskedAt::Anywhere,
                          .seconds_a_line = 10,
                          .needs = {.clause = true},
                          .only_irregular = true}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        const std::string mishap = mishap_in_words(question.clause);
        if (mishap.empty()) return tr("The deal went wrong here. What does the floor order?");
        return tr("{mishap} What does the floor order?", "mishap"_a = mishap);
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const std::string& clause = scenario.question.clause;
        if (!clause.empty() && remedy_of(clause_followed(clause)) == nullptr)
            return tr("{clause} leaves the floor no choice", "clause"_a = clause);
        if (scenario.hand.header.notation == 1)
            return tr(
                "a hand that is dealt as it should be has no orders: its record begins with "
                "'{game} notation=2'",
                "game"_a = to_text(scenario.game()));
        if (issues_of(scenario, rule(scenario.hand)).empty())
            return tr(
                "nothing has gone wrong where the hand stops that the floor must decide; "
                "where no line shows it, name the clause");
        return std::nullopt;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading* misread) const override {
        TableCard card = scenario.hand.header.card;
        if (misread != nullptr && misread->change.option)
            card.set(misread->change.option->first, misread->change.option->second);
        for (const RemedySpec* issue : issues_of(scenario, key.ruling))
            key.acts.push_back(order_of(*issue, card.remedies.text(*issue)));
    }
    void explain(Key& key, const Scenario& scenario) const override {
        // What the question names comes first, then the clause that it follows.
        cite_by_name(key, scenario.question.clause);
        for (const RemedySpec* issue : issues_of(scenario, key.ruling))
            cite_by_name(key, clause_of(*issue));
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return ActAnswer{key.acts.at(0)};
    }
    [[nodiscard]] std::vector<std::string> answers(const Scenario&, const Key& key) const override {
        return key.acts;
    }

    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading>) const override {
        const auto& acts = mark.key.acts;
        mark.right = std::find(acts.begin(), acts.end(), of(answer).act) != acts.end();
        if (mark.right) return;
        Problems problems;
        const FloorEvent order = read_floor_event(of(answer).act, scenario.game(), 1, problems);
        if (problems.empty()) mark.breaches = breaches_of(scenario.hand, order);
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return of(answer).act;
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        const std::string_view order = lines.only();
        const bool is_order = is_floor_line(order) && order.starts_with(fixed("floor rules "));
        if (is_order)
            read_floor_event(order, lines.scenario().game(), 1, lines.problems);
        else
            lines.wrong(0, tr("{answer} is no order such as 'floor rules IRR-7 complete'",
                              "answer"_a = in_quotes(order)));
        return ActAnswer{std::string(order)};
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        for (const RemedySpec* spec : clauses_to_choose_from(scenario)) {
            for (const std::string_view value : split_at(spec->words, '|')) {
                const std::string order = order_of(*spec, value);
                form.choices.push_back(
                    {order, act_in_words(order, scenario.hand.header), clause_of(*spec), ""});
            }
        }
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        return ActAnswer{filled.chosen.at(0)};
    }
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario&) const override {
        return key.acts;
    }

    [[nodiscard]] std::string said(const Answer& answer, const Scenario& scenario) const override {
        return act_in_words(of(answer).act, scenario.hand.header);
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario& scenario) const override {
        Texts orders;
        for (const std::string& order : key.acts)
            orders.push_back(act_in_words(order, scenario.hand.header));
        return any_of_these(orders);
    }
    [[nodiscard]] std::string objection(const Mark& mark) const override {
        if (mark.breaches.empty())
            return tr("That is the order for something else that can go wrong.");
        return breaches_in_words(mark.breaches);
    }
    [[nodiscard]] std::string reason(const Key&) const override {
        return tr("The table card says so.");
    }
};

}  // namespace

const KindOfQuestion& remedy_kind() {
    static const RemedyKind kind;
    return kind;
}

}  // namespace fairdeal
