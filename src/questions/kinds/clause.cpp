// Which clause decides this wager?

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"
#include "questions/kinds/shared/clauses.h"
#include "questions/kinds/shared/one_wager.h"

namespace fairdeal {

namespace {

class ClauseKind : public OneWagerKind<ClauseAnswer> {
public:
    ClauseKind()
        : OneWagerKind({.kind = QuestionKind::Clause,
                        .word = "clause",
                        .title = sentence("Which clause?"),
                        .heading = sentence("Which clause decides this wager?"),
                        .subject = sentence("The clause"),
                        .form = AnswerForm::OneChoice,
                        .seconds_a_line = 10,
                        .needs = {.hand = true, .wager = true}}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        return story_of_wager(sentence("Which clause decides {bet}?"), question);
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Key key = key_of(scenario);
        if (auto problem = wager_problem(scenario, key)) return problem;
        return key.choices.size() < 2 ? CannotAsk(tr("there is no other clause to choose from"))
                                      : std::nullopt;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading* misread) const override {
        OneWagerKind::fill(key, scenario, misread);
        fill_choices(key, scenario.game(), key.lines);
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return ClauseAnswer{std::string(deciding_clause(key.lines).id)};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario&,
              std::span<const Misreading>) const override {
        mark.right = of(answer).clause == deciding_clause(mark.key.lines).id;
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return or_none(of(answer).clause);
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        const std::string_view id = lines.only();
        return ClauseAnswer{id == none_of_them ? std::string() : lines.clause(0, id)};
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        for (const ClauseId clause : clauses_to_choose(scenario)) {
            const std::string id(clause.id);
            form.choices.push_back({id, id, "", "", std::nullopt, id});
        }
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        return ClauseAnswer{filled.chosen.at(0)};
    }
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario&) const override {
        return {std::string(deciding_clause(key.lines).id)};
    }

    [[nodiscard]] std::string said(const Answer& answer, const Scenario&) const override {
        return of(answer).clause;
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario&) const override {
        return any_of_these(deciding_clauses(key));
    }
};

}  // namespace

const KindOfQuestion& clause_kind() {
    static const ClauseKind kind;
    return kind;
}

}  // namespace fairdeal
