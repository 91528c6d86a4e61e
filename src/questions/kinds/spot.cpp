// Settle every wager of one seat. Who goes out and takes which place is another question.

#include "base/translation.h"
#include "questions/asked.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/settlement.h"

namespace fairdeal {

namespace {

class SpotKind : public SettlementKind {
public:
    SpotKind()
        : SettlementKind({.kind = QuestionKind::Spot,
                          .word = "spot",
                          .title = sentence("Settle a spot"),
                          .seconds_a_line = 7,
                          .needs = {.seat = true},
                          .misreading_explains = false}) {}

    [[nodiscard]] std::string heading(const Question& question) const override {
        return tr("Settle seat {seat}", "seat"_a = question.seat);
    }
    [[nodiscard]] std::string story(const Question& question) const override {
        return tr("Settle every wager of seat {seat}.", "seat"_a = question.seat);
    }
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override {
        const Key key = key_of(scenario);
        if (key.ruling.complete) {
            const TableState table = table_asked(scenario, key.ruling);
            const TableSeat* seat = table.find(scenario.question.seat);
            if (seat == nullptr || seat->wagers.empty())
                return tr("the seat that is asked for has no wager");
        }
        return settlement_problem(scenario, key);
    }
    [[nodiscard]] bool asks(const Question& question, const Line& line) const override {
        return line.who.seat == question.seat && !is_about_a_place(line.verb);
    }
    [[nodiscard]] bool asks(const Question& question, const Undecided& open) const override {
        return open.who.seat == question.seat;
    }
    [[nodiscard]] std::vector<Moment> moments(const HandRecord&,
                                              std::size_t played) const override {
        std::vector<Moment> moments;
        for (int seat = 1; seat <= highest_seat; ++seat)
            moments.push_back({played, {facts.kind, seat}});
        return moments;
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form = SettlementKind::form(scenario);
        std::erase_if(form.wagers, [&](const OpenWager& wager) {
            return wager.who.seat != scenario.question.seat;
        });
        return form;
    }
};

}  // namespace

const KindOfQuestion& spot_kind() {
    static const SpotKind kind;
    return kind;
}

}  // namespace fairdeal
