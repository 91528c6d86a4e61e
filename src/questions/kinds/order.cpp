// eXtreme: make the payments of a short bank in their order (BJX-SHORT).

#include <algorithm>

#include "base/translation.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/settlement.h"

namespace fairdeal {

namespace {

bool is_a_payment(Verb verb) { return verb == Verb::Pay; }

class OrderKind : public SettlementKind {
public:
    OrderKind()
        : SettlementKind({.kind = QuestionKind::Order,
                          .word = "order",
                          .title = sentence("Payments in order"),
                          .heading = sentence("Make the payments in order"),
                          .prompt = sentence("Only what is paid, first to last."),
                          .seconds_a_line = 10,
                          .only_in = Game::Extreme,
                          .misreading_explains = false}) {}

    [[nodiscard]] std::string story(const Question&) const override {
        return tr("The bank is short. Make the payments in order.");
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Key key = key_of(scenario);
        if (auto problem = settlement_problem(scenario, key)) return problem;
        if (!key.ruling.short_bank.is_short)
            return tr("the bank pays everybody: the order is free");
        if (key.lines.size() < 2) return tr("there is only one payment to make");
        return std::nullopt;
    }
    [[nodiscard]] bool asks(const Question&, const Line& line) const override {
        return is_a_payment(line.verb);
    }
    using SettlementKind::asks;
    [[nodiscard]] Answer read(AnswerLines& lines) const override {
        return SettlementAnswer{lines.claim_or(no_lines, is_a_payment)};
    }
    [[nodiscard]] std::string in_one_line(const Answer& answer, const Scenario&) const override {
        return lines_in_one(of(answer).lines, false);
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form = SettlementKind::form(scenario);
        form.only_payments = true;
        return form;
    }
};

}  // namespace

const KindOfQuestion& order_kind() {
    static const OrderKind kind;
    return kind;
}

}  // namespace fairdeal
