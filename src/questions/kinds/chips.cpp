// Pay one wager in chips from the tray.

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/breach_words.h"
#include "questions/kinds/shared/one_wager.h"
#include "questions/words/chip_words.h"
#include "words/amounts.h"

namespace fairdeal {

namespace {

class ChipsKind : public OneWagerKind<ChipsAnswer> {
public:
    ChipsKind()
        : OneWagerKind({.kind = QuestionKind::Chips,
                        .word = "chips",
                        .title = sentence("Pay in chips"),
                        .heading = sentence("Pay this wager in chips"),
                        .seconds_a_line = 10,
                        .needs = {.hand = true, .wager = true, .chips = true}}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        return story_of_wager(sentence("Pay {bet} in chips from your tray."), question);
    }
    [[nodiscard]] std::string prompt(const Scenario& scenario,
                                     const std::string& event) const override {
        const std::string wager = OneWagerKind::prompt(scenario, event);
        if (scenario.question.style == ChipStyle::Fewest)
            return tr("{wager}. As few chips as the tray allows.", "wager"_a = wager);
        return tr("{wager}. Colour for colour: the bet is {bet}.", "wager"_a = wager,
                  "bet"_a = bet_in_words(scenario.question, unit_of(scenario.hand.header)));
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Key key = key_of(scenario);
        if (auto problem = wager_problem(scenario, key)) return problem;
        if (key.amount.is_zero()) return tr("the wager that is asked for is not paid");
        if (key.chips.empty())
            return tr("the tray cannot pay {amount} exactly", "amount"_a = to_text(key.amount));
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord& hand,
                                              std::size_t played) const override {
        std::vector<Moment> moments = OneWagerKind::moments(hand, played);
        for (Moment& moment : moments) {
            moment.question.tray = house_rack();
            moment.question.style = ChipStyle::Fewest;
        }
        return moments;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading* misread) const override {
        OneWagerKind::fill(key, scenario, misread);
        const Question& question = scenario.question;
        key.amount = paid_in(key.lines);
        if (auto chips = payment_from(question.tray, key.amount, question.style, question.bet))
            key.chips = std::move(*chips);
    }
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return ChipsAnswer{key.chips};
    }
    /// What is to be paid, whether the tray can or not.
    [[nodiscard]] std::vector<std::string> answers(const Scenario&, const Key& key) const override {
        if (key.lines.empty()) return {};
        return {to_text(key.amount)};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading>) const override {
        const Question& question = scenario.question;
        mark.payment = mark_payment(of(answer).chips, question.tray, mark.key.amount,
                                    question.style, question.bet);
        mark.right = mark.payment.in_style;
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return or_none(to_text(of(answer).chips));
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        if (lines.is_only(none_of_them)) return ChipsAnswer{};
        return ChipsAnswer{
            lines.known(chips_from(lines.only()),
                        sentence("{answer} is no list of chips, such as '25:2 5:1'"))};
    }
    [[nodiscard]] std::string in_one_line(const Answer& answer, const Scenario&) const override {
        return to_text(worth_of(of(answer).chips));
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form;
        form.chips = scenario.question.tray;
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        return ChipsAnswer{filled.chips};
    }

    [[nodiscard]] std::string subject(const Question& question) const override {
        return title_in_words(question.wager);
    }
    [[nodiscard]] std::string said(const Answer& answer, const Scenario& scenario) const override {
        return chips_in_words(of(answer).chips, unit_of(scenario.hand.header));
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario& scenario) const override {
        return chips_in_words(key.chips, unit_of(scenario.hand.header));
    }
    [[nodiscard]] std::string verdict(const Mark& mark) const override {
        if (!mark.payment.exact) return tr("Wrong amount");
        if (!mark.payment.legal) return tr("Not in the tray");
        return mark.payment.in_style ? tr("Right") : tr("Not as the house pays");
    }
    [[nodiscard]] std::string remark(const Mark& mark, const Question& question) const override {
        if (!mark.payment.exact) return {};
        if (!mark.payment.legal) return tr("The tray does not hold these chips.");
        return question.style == ChipStyle::Fewest
                   ? tr("The house pays in as few chips as the tray allows.")
                   : tr("The house pays color for color, in the chips of the bet.");
    }

private:
    static std::string bet_in_words(const Question& question, Unit unit) {
        Texts bet;
        for (const ChipPile& pile : question.bet)
            bet.push_back(tr("{chips} of {value}", "chips"_a = pile.count,
                             "value"_a = brief_amount(pile.value, unit)));
        return with_between(bet, ", ");
    }
};

}  // namespace

const KindOfQuestion& chips_kind() {
    static const ChipsKind kind;
    return kind;
}

}  // namespace fairdeal
