// What does this hand count?

#include <algorithm>

#include "base/translation.h"
#include "questions/answer_text.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/one_wager.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr int most_points = 21;

/// A raised natural counts eleven and twenty-one at once (BJX-NAT-3): it is not asked for.
bool is_raised_natural(const TableState& table, const TableHand& hand) {
    const TableSeat* seat = table.find(hand.who.seat);
    return seat != nullptr && seat->adjusted == Adjusted::Raised && !hand.from_split &&
           is_ace_and_ten(hand.counted());
}

std::string in_words(const HandCount& count) {
    if (count.natural) return tr("Natural");
    if (count.soft) return tr("Soft {points}", "points"_a = count.points);
    if (count.points > most_points) return tr("Bust with {points}", "points"_a = count.points);
    return tr("Hard {points}", "points"_a = count.points);
}

class TotalKind : public KindAnsweredBy<TotalAnswer> {
public:
    TotalKind()
        : KindAnsweredBy({.kind = QuestionKind::Total,
                          .word = "total",
                          .title = sentence("Count a hand"),
                          .heading = sentence("What does this hand count?"),
                          .prompt = sentence("The points, and how they are made."),
                          .at = AskedAt::Anywhere,
                          .seconds_a_line = 3,
                          .needs = {.hand = true},
                          .is_about_clauses = false}) {}

    [[nodiscard]] std::string story(const Question& question) const override {
        return question.who.is_dealer()
                   ? tr("What does your hand count?")
                   : tr("What does the hand of {whose} count?", "whose"_a = whose(question.who));
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const TableState table = table_asked(scenario, rule(scenario.hand));
        const TableHand* hand = table.find(scenario.question.who);
        if (hand == nullptr || hand->cards.empty())
            return tr("the hand that is asked for has no cards");
        if (std::find(hand->face_down.begin(), hand->face_down.end(), true) !=
            hand->face_down.end())
            return tr("a card of the hand that is asked for lies face down");
        if (std::any_of(hand->cards.begin(), hand->cards.end(),
                        [](Card card) { return !card.is_known(); }))
            return tr("a card of the hand that is asked for cannot be read");
        if (is_raised_natural(table, *hand)) return tr("a raised natural has no single count");
        return std::nullopt;
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord& hand,
                                              std::size_t played) const override {
        std::vector<Moment> moments;
        const auto add = [&](Who who) {
            Question question{facts.kind};
            question.who = who;
            moments.push_back({played, std::move(question)});
        };
        for (const TableSeat& seat : table_after(hand, played).seats) {
            for (const TableHand& dealt : seat.hands) add(dealt.who);
        }
        add(the_dealer);
        return moments;
    }

    void fill(Key& key, const Scenario& scenario, const Misreading*) const override {
        const TableState table = table_asked(scenario, key.ruling);
        const TableHand* asked = table.find(scenario.question.who);
        if (asked == nullptr) throw Fault("a hand is counted that is not there");
        const Total total = asked->total();
        key.count = {total.points, total.soft,
                     !asked->from_split && is_ace_and_ten(asked->counted())};
    }
    void explain(Key&, const Scenario&) const override {}
    [[nodiscard]] Answer right_answer(const Scenario&, const Key& key) const override {
        return TotalAnswer{key.count};
    }

    void mark(Mark& mark, const Answer& answer, const Scenario&,
              std::span<const Misreading>) const override {
        mark.right = of(answer).count == mark.key.count;
    }
    [[nodiscard]] std::string text(const Answer& answer, const Scenario&) const override {
        return to_text(of(answer).count);
    }
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        return TotalAnswer{lines.known(hand_count_from(lines.only()),
                                       sentence("{answer} is not what a hand counts, such as 'soft "
                                                "17', 'hard 12', 'natural' or 'bust with 24'"))};
    }
    [[nodiscard]] Form form(const Scenario&) const override {
        Form form;
        form.counts = true;
        return form;
    }
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario&) const override {
        return TotalAnswer{filled.count};
    }

    [[nodiscard]] std::string subject(const Question& question) const override {
        return place_in_words(question.who);
    }
    [[nodiscard]] std::string said(const Answer& answer, const Scenario&) const override {
        return in_words(of(answer).count);
    }
    [[nodiscard]] std::string due(const Key& key, const Scenario&) const override {
        return in_words(key.count);
    }
    /// Which of the cards an ace makes soft is what a wrong count overlooks.
    [[nodiscard]] std::string reason(const Key& key) const override {
        if (key.count.natural) return tr("An ace and a ten as the first two cards are a natural.");
        if (key.count.soft) return tr("An ace counts 11 here: the hand stays at 21 or less.");
        if (key.count.points > most_points)
            return tr("It is over 21, with every ace counted as 1.");
        return tr(
            "Every ace counts 1 here, since 11 would bust the hand; without an ace a hand is "
            "hard.");
    }
};

}  // namespace

const KindOfQuestion& total_kind() {
    static const TotalKind kind;
    return kind;
}

}  // namespace fairdeal
