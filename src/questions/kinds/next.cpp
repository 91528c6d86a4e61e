// What must the dealer do now?

#include <algorithm>

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"
#include "questions/words/act_words.h"

namespace fairdeal {

namespace {

/// What only a guest does.
bool is_a_choice(const Event& event) {
    return event.verb == Verb::Double || event.verb == Verb::Split ||
           event.verb == Verb::Surrender || event.verb == Verb::Bet;
}

void read_any_act(std::string_view act, Game game, Problems& problems) {
    if (is_floor_line(act))
        read_floor_act(act, game, 1, problems);
    else
        read_act(act, game, 1, problems);
}

class NextKind : public KindAnsweredBy<ActAnswer> {
public:
    NextKind()
        : KindAnsweredBy({.kind = QuestionKind::Next,
                          .word = "next",
                          .title = sentence("What next?"),
                          .heading = sentence("What do you do now?"),
                          .prompt = sentence("Choose what comes first."),
                          .subject = sentence("What happens now"),
                          .form = AnswerForm::OneChoice,
                          .at = AskedAt::Play,
                          .seconds_a_line = 5}) {}

    [[nodiscard]] std::string story(const Question&) const override {
        return tr("The hand stops here. What must happen now?");
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Ruling ruling = rule(scenario.hand);
        const std::vector<Act> acts = acts_that_come_first(ruling);
        const bool is_remedy = !acts.empty() && acts.front().remedy.has_value();
        if (ruling.complete && !is_remedy)
            return tr("the play is over where the hand stops: nothing more happens");
        if (acts.empty()) return tr("nothing must happen where the hand stops");
        const bool decides =
            std::any_of(acts.begin(), acts.end(), [](const Act& act) { return act.decides; });
        if (decides) return tr("where the hand stops a player decides, not the dealer");
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord& hand,
                                              std::size_t played) const override {
        std::vector<Moment> moments;
        for (std::size_t stop = 1; stop <= played; ++stop) {
            if (stop < played && is_a_choice(hand.events[stop])) continue;
            moments.push_back({stop, {facts.kind}});
        }
        return moments;
    }

    void fill(Key& key, const Scenario&, const Misreading*) const override {
        for (const Act& act : acts_that_come_first(key.ruling)) key.acts.push_back(to_text(act));
    }
    void explain(Key& key, const Scenario& scenario) const override {
        bool money_moves = false;
        const std::vector<Act> first = acts_that_come_first(key.ruling);
        for (const Act& act : first) {
            const std::string words = to_text(act);
            for (const ClauseId clause : act.because) add_once(key.because, clause);
            for (const Line& line : key.ruling.lines) {
                if (to_text(line) != words) continue;
                add_clauses(key.because, line);
                money_moves = true;
            }
        }
        if (key.acts.empty() || money_moves) return;
        key.why_not = breaches_of_other_acts(scenario.hand, first.front(), key.acts);
        if (key.because.empty()) add_clauses(key.because, key.why_not);
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return ActAnswer{key.acts.at(0)};
    }
    [[nodiscard]] std::vector<std::string> answers(const Scenario&, const Key& key) const override {
        return key.acts;
    }

    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading>) const override {
        const std::string& act = of(answer).act;
        const auto& acts = mark.key.acts;
        mark.right = std::find(acts.begin(), acts.end(), act) != acts.end();
        if (mark.right) return;
        if (is_floor_line(act)) {
            if (const auto event = floor_event_of_act(scenario.hand, act))
                mark.breaches = breaches_of(scenario.hand, *event);
        } else if (const auto event = event_of_act(scenario.hand, act)) {
            mark.breaches = breaches_of(scenario.hand, *event);
        }
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return of(answer).act;
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        const std::string_view act = lines.only();
        if (act != no_act) read_any_act(act, lines.scenario().game(), lines.problems);
        return ActAnswer{std::string(act)};
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        form.choices = acts_to_choose(scenario);
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
        Texts acts;
        for (const std::string& act : key.acts)
            acts.push_back(act_in_words(act, scenario.hand.header));
        return any_of_these(acts);
    }
    [[nodiscard]] std::string objection(const Mark& mark) const override {
        return breaches_in_words(mark.breaches);
    }
    [[nodiscard]] std::string reason(const Key&) const override {
        return tr("Nothing else may come before it.");
    }
};

}  // namespace

const KindOfQuestion& next_kind() {
    static const NextKind kind;
    return kind;
}

}  // namespace fairdeal
