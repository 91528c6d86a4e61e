// Settle every wager on the table, and in the league every seat.

#include "base/translation.h"
#include "questions/kinds/kinds.h"
#include "questions/kinds/shared/settlement.h"

namespace fairdeal {

namespace {

class TableKind : public SettlementKind {
public:
    TableKind()
        : SettlementKind({.kind = QuestionKind::Table,
                          .word = "table",
                          .title = sentence("Settle the table"),
                          .heading = sentence("Settle the table"),
                          .seconds_a_line = 7,
                          .misreading_explains = false}) {}

    [[nodiscard]] std::string story(const Question&) const override {
        return tr("Settle every wager on the table.");
    }
    [[nodiscard]] Form form(const Scenario& scenario) const override {
        Form form = SettlementKind::form(scenario);
        if (scenario.game() == Game::League) form.seats = open_seats(scenario.hand);
        return form;
    }
};

}  // namespace

const KindOfQuestion& table_kind() {
    static const TableKind kind;
    return kind;
}

}  // namespace fairdeal
