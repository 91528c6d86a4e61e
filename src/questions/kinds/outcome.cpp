// Take, push, pay or return: what becomes of one wager?

#include <algorithm>
#include <array>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/one_wager.h"

namespace fairdeal {

namespace {

constexpr std::array outcomes{Verb::Take, Verb::Push, Verb::Pay, Verb::Return};
constexpr std::array outcome_words{sentence("Take"), sentence("Push"), sentence("Pay"),
                                   sentence("Return")};
constexpr std::array letters{"T", "U", "P", "R"};

class OutcomeKind : public OneWagerKind<OutcomeAnswer> {
public:
    OutcomeKind()
        : OneWagerKind({.kind = QuestionKind::Outcome,
                        .word = "outcome",
                        .title = sentence("Take, push or pay"),
                        .heading = sentence("Take, push or pay?"),
                        .form = AnswerForm::OneChoice,
                        .seconds_a_line = 5,
                        .needs = {.hand = true, .wager = true}}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        return story_of_wager(sentence("What happens to {bet}?"), question);
    }
    void fill(Key& key, const Scenario& scenario, const Misreading* misread) const override {
        OneWagerKind::fill(key, scenario, misread);
        key.outcome = outcome_of(key.lines);
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return OutcomeAnswer{key.outcome};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario&,
              std::span<const Misreading>) const override {
        mark.right = of(answer).verb == mark.key.outcome;
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return std::string(to_text(of(answer).verb));
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        const std::string_view word = lines.only();
        for (const Verb verb : outcomes) {
            if (to_text(verb) == word) return OutcomeAnswer{verb};
        }
        lines.wrong(
            0, tr("{word} is not 'take', 'push', 'pay' or 'return'", "word"_a = in_quotes(word)));
        return OutcomeAnswer{};
    }
    [[nodiscard]] Form form(const Scenario&) const override {
        Form form;
        for (std::size_t i = 0; i < outcomes.size(); ++i)
            form.choices.push_back(
                {std::string(to_text(outcomes[i])), tr(outcome_words[i]), "", letters[i]});
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        return OutcomeAnswer{verb_from(filled.chosen.at(0)).value()};
    }
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario&) const override {
        return {std::string(to_text(key.outcome))};
    }

    [[nodiscard]] std::string subject(const Question& question) const override {
        return title_in_words(question.wager);
    }
    [[nodiscard]] std::string said(const Answer& answer, const Scenario&) const override {
        return in_words(of(answer).verb);
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario&) const override {
        return in_words(key.outcome);
    }

private:
    static std::string in_words(Verb verb) {
        const auto found = std::find(outcomes.begin(), outcomes.end(), verb);
        if (found == outcomes.end()) throw Fault("invalid outcome");
        return tr(outcome_words.at(static_cast<std::size_t>(found - outcomes.begin())));
    }
};

}  // namespace

const KindOfQuestion& outcome_kind() {
    static const OutcomeKind kind;
    return kind;
}

}  // namespace fairdeal
