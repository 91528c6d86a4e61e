// Settle one wager.

#include "base/translation.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/one_wager.h"
#include "questions/kinds/shared/settlement.h"
#include "words/words.h"

namespace fairdeal {

namespace {

class AmountKind : public SettlementKind {
public:
    AmountKind()
        : SettlementKind({.kind = QuestionKind::Amount,
                          .word = "amount",
                          .title = sentence("Settle a wager"),
                          .heading = sentence("Settle this wager"),
                          .seconds_a_line = 6,
                          .needs = {.hand = true, .wager = true},
                          .misreading_explains = false}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        return story_of_wager(sentence("Settle {bet}."), question);
    }
    [[nodiscard]] std::string prompt(const Scenario& scenario, const std::string&) const override {
        return wager_in_words(scenario.question.who, scenario.question.wager);
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        return wager_problem(scenario, key_of(scenario));
    }
    [[nodiscard]] bool asks(const Question& question, const Line& line) const override {
        return is_of_wager(question, line.who, line.wager, line.verb);
    }
    [[nodiscard]] bool asks(const Question& question, const Undecided& open) const override {
        return is_of_wager(question, open.who, open.wager, open.verb);
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord& hand,
                                              std::size_t played) const override {
        return moments_of_wagers(facts.kind, hand, played);
    }
    [[nodiscard]] std::vector<std::string> answers(const Scenario& scenario,
                                                   const Key& key) const override {
        return key.lines.empty() ? std::vector<std::string>{}
                                 : KindOfQuestion::answers(scenario, key);
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form = SettlementKind::form(scenario);
        std::erase_if(form.wagers, [&](const OpenWager& open) {
            return open.who != scenario.question.who || open.wager != scenario.question.wager;
        });
        return form;
    }
};

}  // namespace

const KindOfQuestion& amount_kind() {
    static const AmountKind kind;
    return kind;
}

}  // namespace fairdeal
