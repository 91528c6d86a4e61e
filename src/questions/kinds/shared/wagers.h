#pragma once
// What the kinds that are answered with wagers share: every wager that holds is named, and no
// other.

#include "questions/kinds/kind.h"

namespace fairdeal {

class WagersKind : public KindAnsweredBy<WagersAnswer> {
public:
    /// `none`: what is said where there is no such wager, a marked sentence.
    WagersKind(const KindFacts& what, const char* none) : KindAnsweredBy(what), none_(none) {}

    [[nodiscard]] Answer right_answer(const Scenario& scenario, const Key& key) const override;
    void mark(Mark& mark, const Answer& answer, const Scenario& scenario,
              std::span<const Misreading> misreadings) const override;
    [[nodiscard]] std::string text(const Answer& answer, const Scenario& scenario) const override;
    [[nodiscard]] Answer read(AnswerLines& lines) const override;
    [[nodiscard]] std::string in_one_line(const Answer& answer,
                                          const Scenario& scenario) const override;
    [[nodiscard]] Answer answer(const FilledIn& filled, const Scenario& scenario) const override;
    [[nodiscard]] std::vector<std::string> right_choices(const Key& key,
                                                         const Scenario& scenario) const override;
    [[nodiscard]] std::string said(const Answer& answer, const Scenario& scenario) const override;
    [[nodiscard]] std::string due(const Key& key, const Scenario& scenario) const override;
    [[nodiscard]] std::string objection(const Mark& mark) const override;

protected:
    /// Wagers that may be named or not say nothing.
    static std::string names_of(const std::vector<WagerOf>& wagers,
                                const std::vector<WagerOf>& may_wait);
    /// The choice of one wager.
    static Choice choice_of(const WagerOf& about, std::string label);
    [[nodiscard]] Choice none() const;

private:
    const char* none_;
};

}  // namespace fairdeal
