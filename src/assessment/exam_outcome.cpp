#include "assessment/exam_outcome.h"

#include <algorithm>

namespace fairdeal {

namespace {

bool is_met(const BlueprintCell& cell, const CellOutcome& outcome) {
    constexpr int thousand = 1000;
    return outcome.asked >= cell.least && outcome.right * thousand >= outcome.asked * cell.share;
}

/// Every cell had its least.
bool are_filled(const Blueprint& blueprint, const std::vector<CellOutcome>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].asked < blueprint.cells[i].least) return false;
    }
    return true;
}

ExamFailure failure_of(const ExamOutcome& outcome) {
    if (outcome.count.decision != ExamDecision::Pass) return ExamFailure::Rule;
    if (!outcome.critical.empty()) return ExamFailure::Critical;
    const bool all_met = std::all_of(outcome.cells.begin(), outcome.cells.end(),
                                     [](const CellOutcome& cell) { return cell.met; });
    return all_met ? ExamFailure::None : ExamFailure::Cell;
}

}  // namespace

ExamOutcome outcome_of(const Blueprint& blueprint, std::span<const MarkedItem> items) {
    const DecisionTable table(blueprint.rule);
    ExamOutcome outcome;
    outcome.cells.resize(blueprint.cells.size());
    int place = 0;
    for (const MarkedItem& item : items) {
        ++place;
        outcome.count = after_answer(outcome.count, item.right, table);
        CellOutcome& cell = outcome.cells.at(item.cell);
        ++cell.asked;
        cell.right += item.right ? 1 : 0;
        if (!item.critical.empty()) outcome.critical.push_back(place);
    }
    for (std::size_t i = 0; i < outcome.cells.size(); ++i)
        outcome.cells[i].met = is_met(blueprint.cells[i], outcome.cells[i]);
    const bool passes = outcome.count.decision == ExamDecision::Pass;
    outcome.over = outcome.count.decision == ExamDecision::Fail ||
                   (passes && are_filled(blueprint, outcome.cells)) || place == table.most();
    if (!outcome.over) return outcome;
    outcome.failure = failure_of(outcome);
    outcome.passed = outcome.failure == ExamFailure::None;
    return outcome;
}

}  // namespace fairdeal
