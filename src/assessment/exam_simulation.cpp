#include "assessment/exam_simulation.h"

#include <limits>

#include "dealing/dice.h"

namespace fairdeal {

namespace {

/// Numbers below it come `rate` times in a thousand.
std::uint64_t bound_of(int rate) {
    if (rate < 0 || rate > 1000) throw Fault("invalid chance");
    constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
    return rate == 1000 ? all : all / 1000 * static_cast<std::uint64_t>(rate);
}

/// The dice of one candidate.
Dice dice_of(std::uint64_t sample, std::int64_t number) {
    return Dice(Dice(sample ^ static_cast<std::uint64_t>(number)).next());
}

ExamCount sit(const DecisionTable& table, std::uint64_t bound, Dice dice) {
    ExamCount count;
    while (count.decision == ExamDecision::GoOn)
        count = after_answer(count, dice.next() < bound, table);
    return count;
}

double part(std::int64_t some, std::int64_t all) {
    return all == 0 ? 0 : static_cast<double>(some) / static_cast<double>(all);
}

}  // namespace

double SimulatedExams::share_passed() const { return part(passed, candidates); }
double SimulatedExams::share_failed() const { return part(failed, candidates); }
double SimulatedExams::mean_items() const { return part(items, candidates); }

int SimulatedExams::items_enough_for(int percent) const {
    std::int64_t ended = 0;
    int length = 0;
    for (const std::int64_t exams : ended_after) {
        ended += exams;
        if (ended * 100 >= candidates * percent) return length;
        ++length;
    }
    return length;
}

SimulatedExams simulate_exams(const DecisionTable& table, int rate, std::int64_t candidates,
                              std::uint64_t seed) {
    const std::uint64_t bound = bound_of(rate);
    const std::uint64_t sample = Dice(Dice(seed).next() + static_cast<std::uint64_t>(rate)).next();
    SimulatedExams sums;
    sums.candidates = candidates;
    sums.ended_after.assign(static_cast<std::size_t>(table.most()) + 1, 0);
    for (std::int64_t number = 0; number < candidates; ++number) {
        const ExamCount count = sit(table, bound, dice_of(sample, number));
        ++(count.decision == ExamDecision::Pass ? sums.passed : sums.failed);
        sums.items += count.decided_after;
        ++sums.ended_after[static_cast<std::size_t>(count.decided_after)];
    }
    return sums;
}

}  // namespace fairdeal
