#pragma once
// When an exam is decided: after every answer it goes on, is passed or is failed. All that matters
// is how many answers were right and how many wrong, and the figures are whole thousandths, so that
// every machine decides every exam alike.

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/problem.h"

namespace fairdeal {

/// Wald's sequential test with a cap. The shares are in thousandths: 850 is .85.
struct SequentialRule {
    int p0 = 850;            // who is right so often, or less often, is to fail
    int p1 = 950;            // who is right so often, or more often, is to pass
    int alpha = 40;          // the false passes that the bound for passing stands for
    int beta = 40;           // the false fails that the bound for failing stands for
    int cap = 120;           // there are no more items than that
    int right_at_cap = 110;  // then passes who was right so often; the rest fail
    friend bool operator==(const SequentialRule&, const SequentialRule&) = default;
};

/// All the items are asked; `cut` right ones pass.
struct FixedForm {
    int items = 100;
    int cut = 90;
    friend bool operator==(const FixedForm&, const FixedForm&) = default;
};

using ExamRule = std::variant<SequentialRule, FixedForm>;

constexpr int most_items = 1000;

/// "p0 0.850, p1 0.950, ..., at most 120 items, there 110 right pass"; "100 items, 90 right pass".
std::string to_text(const ExamRule& rule);

/// Every reason why an exam cannot go by these figures, without a place; none: it can.
Problems problems_of(const ExamRule& rule);

enum class ExamDecision : std::uint8_t { GoOn, Pass, Fail };
/// "go on", "pass", "fail".
std::string_view to_text(ExamDecision decision);

/// A rule, worked out for every count of right and wrong answers. The bounds of a sequential rule
/// are compared in whole numbers of any length (p1^right * (1-p1)^wrong * alpha against p0^right *
/// (1-p0)^wrong * (1-beta), and likewise below), never by logarithms.
class DecisionTable {
public:
    /// Throws Fault where problems_of(rule) finds any.
    explicit DecisionTable(const ExamRule& rule);

    /// For no more answers than `most()`.
    [[nodiscard]] ExamDecision decide(int right, int wrong) const {
        if (right >= pass_at_[static_cast<std::size_t>(wrong)]) return ExamDecision::Pass;
        if (wrong >= fail_at_[static_cast<std::size_t>(right)]) return ExamDecision::Fail;
        return ExamDecision::GoOn;
    }

    [[nodiscard]] int most() const { return most_; }  // items that are asked
    /// The fewest right answers that pass beside so many wrong ones; more than most(): none do.
    [[nodiscard]] int right_to_pass(int wrong) const {
        return pass_at_.at(static_cast<std::size_t>(wrong));
    }
    /// The fewest wrong answers that fail beside so many right ones; more than most(): none do.
    [[nodiscard]] int wrong_to_fail(int right) const {
        return fail_at_.at(static_cast<std::size_t>(right));
    }

private:
    int most_ = 0;
    std::vector<int> pass_at_;  // by wrong answers
    std::vector<int> fail_at_;  // by right answers
};

/// An exam so far. What is asked after the decision (an exam may have to go on until every cell of
/// its blueprint was met) is counted and changes nothing.
struct ExamCount {
    int right = 0, wrong = 0;
    ExamDecision decision = ExamDecision::GoOn;
    int decided_after = 0;  // answers; 0: not decided
    friend bool operator==(const ExamCount&, const ExamCount&) = default;
};
ExamCount after_answer(const ExamCount& count, bool right, const DecisionTable& table);

}  // namespace fairdeal
