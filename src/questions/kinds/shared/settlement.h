#pragma once
// What the kinds that ask for settlement lines share: a verdict judges the lines wager by wager.

#include "questions/kinds/kind.h"

namespace fairdeal {

/// Why nothing can be settled where the hand stops.
CannotAsk settlement_problem(const Scenario& scenario, const Key& key);
/// The key's lines as an answer has them.
Claim claim_of(const Key& key);
/// Judges the lines against what is asked for.
Verdict judge_lines(const Claim& lines, const Mark& mark, const Scenario& scenario,
                    std::span<const Misreading> misreadings);
/// The lines in one line for comparing.
std::string lines_in_one(const Claim& claim, bool in_any_order);

class SettlementKind : public KindAnsweredBy<SettlementAnswer> {
public:
    using KindAnsweredBy::KindAnsweredBy;
    [[nodiscard]] CannotAsk problem(const Scenario& scenario) const override;
    [[nodiscard]] std::vector<Moment> moments(const HandRecord& hand,
                                              std::size_t played) const override;
    [[nodiscard]] Answer right_answer(const Scenario& scenario, const Key& key) const override;
    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading> misreadings) const override;
    [[nodiscard]] std::string text(const Answer& answer, const Scenario& scenario) const override;
    [[nodiscard]] Answer read(AnswerLines& lines) const override;
    [[nodiscard]] std::string in_one_line(const Answer& answer,
                                          const Scenario& scenario) const override;
    [[nodiscard]] Form form(const Scenario& scenario) const override;
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario& scenario) const override;
};

}  // namespace fairdeal
