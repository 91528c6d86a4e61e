// What do you say? The only kind with a written key.

#include <algorithm>
#include <set>

#include "base/translation.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"

namespace fairdeal {

namespace {

class TalkKind : public KindAnsweredBy<TalkAnswer> {
public:
    TalkKind()
        : KindAnsweredBy({.kind = QuestionKind::Talk,
                          .word = "talk",
                          .title = sentence("What do you say?"),
                          .heading = sentence("What do you say?"),
                          .subject = sentence("What you say"),
                          .form = AnswerForm::OneChoice,
                          .at = AskedAt::Anywhere,
                          .seconds_a_line = 15,
                          .needs = {.choices = true},
                          .is_ruled = false,
                          .misreading_explains = false}) {}

    [[nodiscard]] std::string prompt(const Scenario& scenario, const std::string&) const override {
        return answer_form(scenario.question) == AnswerForm::AllThatHold ? tr("Tick all that hold.")
                                                                         : "";
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const auto& talk = scenario.question.talk;
        if (talk.size() < 2) return tr("there are no two things to choose from");
        const auto right = count_right(scenario.question);
        if (right == 0) return tr("none of the choices is marked right");
        if (right == std::ssize(talk)) return tr("every choice is marked right");
        // an answer is kept in the words of its choices
        std::set<std::string_view> words;
        for (const TalkChoice& choice : talk) {
            if (!words.insert(choice.words).second) return tr("two choices say the same");
        }
        return std::nullopt;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading*) const override {
        const auto& talk = scenario.question.talk;
        for (std::size_t i = 0; i < talk.size(); ++i) {
            if (talk[i].right) key.talk.push_back(i);
        }
    }
    void explain(Key&, const Scenario&) const override {}
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return TalkAnswer{key.talk};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading>) const override {
        std::vector<std::size_t> chosen = of(answer).chosen;
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
    [[nodiscard]] std::string text(const Answer& answer, const Scenario& scenario) const override {
        return joined_lines(sorted_lines_once(words_of(of(answer).chosen, scenario)), none_of_them);
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        TalkAnswer answer;
        for (std::size_t i = 0; i < lines.lines().size(); ++i) {
            if (const auto choice = find(lines.lines()[i], lines.scenario()))
                answer.chosen.push_back(*choice);
            else if (!lines.is_only(none_of_them))
                lines.wrong(i, tr("{line} is not one of the choices",
                                  "line"_a = in_quotes(lines.lines()[i])));
        }
        return answer;
    }
    [[nodiscard]] AnswerForm answer_form(const Question& question) const override {
        return count_right(question) > 1 ? AnswerForm::AllThatHold : AnswerForm::OneChoice;
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        for (const TalkChoice& choice : scenario.question.talk)
            form.choices.push_back({choice.words, choice.words, "", ""});
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario& scenario) const override {
        TalkAnswer answer;
        for (const std::string& words : filled.chosen)
            answer.chosen.push_back(find(words, scenario).value());
        return answer;
    }
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario& scenario) const override {
        return words_of(key.talk, scenario);
    }

    [[nodiscard]] std::string said(const Answer& answer, const Scenario& scenario) const override {
        return with_between(words_of(of(answer).chosen, scenario), " ");
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario& scenario) const override {
        return with_between(words_of(key.talk, scenario), " ");
    }
    [[nodiscard]] std::string reason(const Key&) const override {
        return tr("Say it so that the player knows what happens next.");
    }

private:
    static std::ptrdiff_t count_right(const Question& question) {
        return std::count_if(question.talk.begin(), question.talk.end(),
                             [](const TalkChoice& choice) { return choice.right; });
    }
    static std::optional<std::size_t> find(std::string_view words, const Scenario& scenario) {
        const auto& talk = scenario.question.talk;
        const auto found = std::find_if(talk.begin(), talk.end(), [&](const TalkChoice& choice) {
            return choice.words == words;
        });
        if (found == talk.end()) return std::nullopt;
        return static_cast<std::size_t>(found - talk.begin());
    }
    static Texts words_of(const std::vector<std::size_t>& chosen, const Scenario& scenario) {
        Texts words;
        for (const std::size_t i : chosen) words.push_back(scenario.question.talk.at(i).words);
        return words;
    }
};

}  // namespace

const KindOfQuestion& talk_kind() {
    static const TalkKind kind;
    return kind;
}

}  // namespace fairdeal
