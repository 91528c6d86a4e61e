#include "training/memory.h"

#include <algorithm>
#include <cmath>

#include "dealing/dice.h"

namespace fairdeal {

namespace {

constexpr double least_stability = 0.001, most_stability = 36'500;

double number_of(Grade grade) { return static_cast<double>(grade); }

double within_days(double stability) {
    return std::clamp(stability, least_stability, most_stability);
}

double decay_of(const MemoryWeights& w) { return -w[20]; }
double factor_of(const MemoryWeights& w) { return std::pow(0.9, 1 / decay_of(w)) - 1; }

Millis whole_days(Millis from, Millis to) { return to <= from ? 0 : (to - from) / a_day; }

double first_stability(Grade grade, const MemoryWeights& w) {
    return within_days(w.at(static_cast<std::size_t>(grade) - 1));
}

/// D0, not clamped.
double first_difficulty(Grade grade, const MemoryWeights& w) {
    return w[4] - std::exp(w[5] * (number_of(grade) - 1)) + 1;
}

double next_difficulty(double difficulty, Grade grade, const MemoryWeights& w) {
    const double change = -w[6] * (number_of(grade) - 3);
    const double damped = difficulty + (10 - difficulty) * change / 9;
    return std::clamp(w[7] * first_difficulty(Grade::Easy, w) + (1 - w[7]) * damped, 1.0, 10.0);
}

double same_day_stability(double stability, Grade grade, const MemoryWeights& w) {
    double growth = std::exp(w[17] * (number_of(grade) - 3 + w[18])) * std::pow(stability, -w[19]);
    if (grade >= Grade::Good) growth = std::max(growth, 1.0);
    return within_days(stability * growth);
}

double recalled_stability(const Memory& memory, double recalled, Grade grade,
                          const MemoryWeights& w) {
    const double hard = grade == Grade::Hard ? w[15] : 1, easy = grade == Grade::Easy ? w[16] : 1;
    const double growth = std::exp(w[8]) * (11 - memory.difficulty) *
                          std::pow(memory.stability, -w[9]) *
                          (std::exp(w[10] * (1 - recalled)) - 1) * hard * easy;
    return within_days(memory.stability * (1 + growth));
}

double forgotten_stability(const Memory& memory, double recalled, const MemoryWeights& w) {
    const double after = w[11] * std::pow(memory.difficulty, -w[12]) *
                         (std::pow(memory.stability + 1, w[13]) - 1) *
                         std::exp(w[14] * (1 - recalled));
    return within_days(std::min(after, memory.stability / std::exp(w[17] * w[18])));
}

double next_stability(const Memory& memory, Grade grade, Millis at, const MemoryWeights& w) {
    if (whole_days(memory.last, at) < 1) return same_day_stability(memory.stability, grade, w);
    const double recalled = recall(memory, at, w);
    return grade == Grade::Again ? forgotten_stability(memory, recalled, w)
                                 : recalled_stability(memory, recalled, grade, w);
}

void remember(Memory& memory, Grade grade, Millis at, const MemoryWeights& w) {
    if (memory.stability <= 0) {
        memory.stability = first_stability(grade, w);
        memory.difficulty = std::clamp(first_difficulty(grade, w), 1.0, 10.0);
        return;
    }
    const double stability = next_stability(memory, grade, at, w);
    memory.difficulty = next_difficulty(memory.difficulty, grade, w);
    memory.stability = stability;
}

/// The seed of one interval: the same each time a history is replayed.
std::uint64_t seed_of(std::uint64_t seed, const Memory& memory) {
    return Dice(seed ^ static_cast<std::uint64_t>(memory.last)).next() +
           static_cast<std::uint64_t>(memory.answers);
}

void to_review(Memory& memory, const MemoryRules& rules) {
    memory.stage = Stage::Review;
    memory.step = 0;
    int days =
        interval_days(memory.stability, rules.retention, rules.weights, rules.longest_interval);
    if (rules.fuzz) {
        const FuzzRange range = fuzz_range(days, rules.longest_interval);
        Dice dice(seed_of(*rules.fuzz, memory));
        days =
            range.least +
            static_cast<int>(dice.below(static_cast<std::uint64_t>(range.most - range.least) + 1));
    }
    memory.due = memory.last + days * a_day;
}

Millis hard_step(std::size_t step, const std::vector<Millis>& steps) {
    if (step > 0) return steps[step];
    return steps.size() == 1 ? steps[0] * 3 / 2 : (steps[0] + steps[1]) / 2;
}

/// The next of the steps, or Review after the last.
void go_on(Memory& memory, Grade grade, const std::vector<Millis>& steps,
           const MemoryRules& rules) {
    const auto step = static_cast<std::size_t>(std::max(memory.step, 0));
    const bool is_behind = steps.empty() || (step >= steps.size() && grade != Grade::Again);
    if (is_behind || grade == Grade::Easy) return to_review(memory, rules);
    if (grade == Grade::Good && step + 1 >= steps.size()) return to_review(memory, rules);
    Millis wait = steps[0];
    if (grade == Grade::Again) memory.step = 0;
    if (grade == Grade::Hard) wait = hard_step(step, steps);
    if (grade == Grade::Good) wait = steps[static_cast<std::size_t>(++memory.step)];
    memory.due = memory.last + wait;
}

void lapse(Memory& memory, const MemoryRules& rules) {
    ++memory.lapses;
    if (rules.relearning_steps.empty()) return to_review(memory, rules);
    memory.stage = Stage::Relearning;
    memory.step = 0;
    memory.due = memory.last + rules.relearning_steps[0];
}

}  // namespace

std::string_view to_text(Stage stage) {
    switch (stage) {
        case Stage::New: return "new";
        case Stage::Learning: return "learning";
        case Stage::Review: return "review";
        case Stage::Relearning: return "relearning";
    }
    throw Fault("a memory of no stage");
}

std::optional<Stage> stage_from(std::string_view word) {
    for (const Stage stage : {Stage::New, Stage::Learning, Stage::Review, Stage::Relearning}) {
        if (to_text(stage) == word) return stage;
    }
    return std::nullopt;
}

Memory answered(const Memory& memory, Grade grade, Millis at, const MemoryRules& rules) {
    Memory next = memory;
    remember(next, grade, at, rules.weights);
    next.last = std::max(at, memory.last);
    ++next.answers;
    if (next.stage == Stage::New) next.stage = Stage::Learning;
    if (next.stage == Stage::Learning)
        go_on(next, grade, rules.learning_steps, rules);
    else if (next.stage == Stage::Relearning)
        go_on(next, grade, rules.relearning_steps, rules);
    else if (grade == Grade::Again)
        lapse(next, rules);
    else
        to_review(next, rules);
    return next;
}

Memory seen_along(const Memory& memory, Millis at, const MemoryRules& rules) {
    if (memory.stage != Stage::Review || whole_days(memory.last, at) < 1) return memory;
    Memory next = memory;
    const double whole = next_stability(memory, Grade::Good, at, rules.weights);
    next.stability = within_days((memory.stability + whole) / 2);
    next.last = at;
    to_review(next, rules);
    return next;
}

Memory changed(const Memory& memory, Millis at) {
    if (memory.stage == Stage::New) return memory;
    Memory next = memory;
    next.stage = Stage::Learning;
    next.step = 0;
    next.stability = next.difficulty = 0;
    next.due = at;
    return next;
}

double recall(const Memory& memory, Millis at, const MemoryWeights& weights) {
    if (memory.stability <= 0) return 0;
    const auto days = static_cast<double>(whole_days(memory.last, at));
    return std::pow(1 + factor_of(weights) * days / memory.stability, decay_of(weights));
}

int interval_days(double stability, double retention, const MemoryWeights& weights, int longest) {
    const double days =
        stability / factor_of(weights) * (std::pow(retention, 1 / decay_of(weights)) - 1);
    return static_cast<int>(std::clamp(std::nearbyint(days), 1.0, static_cast<double>(longest)));
}

FuzzRange fuzz_range(int days, int longest) {
    if (days < 3) return {days, days};
    const double exact = days;
    const double delta = 1 + 0.15 * std::max(0.0, std::min(exact, 7.0) - 2.5) +
                         0.10 * std::max(0.0, std::min(exact, 20.0) - 7.0) +
                         0.05 * std::max(0.0, exact - 20.0);
    const int most = std::min(static_cast<int>(std::nearbyint(exact + delta)), longest);
    const int least = std::max(2, static_cast<int>(std::nearbyint(exact - delta)));
    return {std::min(least, most), most};
}

}  // namespace fairdeal
