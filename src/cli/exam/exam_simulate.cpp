#include <fmt/format.h>

#include <set>

#include "assessment/exam_simulation.h"
#include "assessment/proportion_text.h"
#include "base/translation.h"
#include "cli/exam/exam_rule.h"
#include "cli/output.h"

namespace fairdeal {

namespace {

constexpr double worst_error = 0.05, longest_mean = 60;

/// The rates that are looked at, in thousandths.
std::set<int> rates_of(const SequentialRule& rule) {
    return {750, 800, 850, 900, 950, 990, rule.p0, rule.p1};
}

/// The fewest that decide when every answer is alike; above the cap: none do.
std::string straight_runs(const DecisionTable& table) {
    const int right = table.right_to_pass(0);
    const int wrong = table.wrong_to_fail(0);
    return tr("right: {right}; wrong: {wrong}",
              "right"_a = right > table.most() ? tr("no straight run can pass")
                                               : tr("{answers} in a row pass", "answers"_a = right),
              "wrong"_a = wrong > table.most()
                              ? tr("no straight run can fail")
                              : tr("{answers} in a row fail", "answers"_a = wrong));
}

std::string row_of(int rate, const SimulatedExams& seen, const OperatingCharacteristic& exact) {
    return fmt::format("{:>9}  {:7.3f} {:7.3f}  {:7.3f} {:7.3f}  {:6.2f} {:6.2f}  {:>4} {:>5}\n",
                       proportion_to_text(rate), 100 * seen.share_passed(), 100 * exact.pass,
                       100 * seen.share_failed(), 100 * exact.fail, seen.mean_items(), exact.mean,
                       seen.items_enough_for(95), items_enough_for(exact, 0.95));
}

constexpr const char* heads = sentence(
    "               pass %            fail %         mean items  95 % end by\n"
    "true rate  simul.   exact   simul.   exact  simul.  exact  simul. exact\n");

struct Worst {
    double false_pass = 0, false_fail = 0, mean = 0;
};

void print_error(const char* marked, double simulated, double exact) {
    print(tr_of(marked, "simulated"_a = 100 * simulated, "exact"_a = 100 * exact) + "\n");
}

}  // namespace

ExitStatus run_exam_simulate(const ExamSimulateOptions& options) {
    const auto rule = rule_from(options.rule);
    if (!rule) return unusable(rule.error());
    const DecisionTable table{*rule};
    print(fmt::format("{}\n{}\n{}\n\n{}", to_text(*rule), straight_runs(table),
                      tr("{candidates} candidates at each rate, seed {seed}",
                         "candidates"_a = options.candidates, "seed"_a = options.seed),
                      tr(heads)));
    Worst worst;
    for (const int rate : rates_of(*rule)) {
        const SimulatedExams seen = simulate_exams(table, rate, options.candidates, options.seed);
        print(row_of(rate, seen, characteristic_at(table, rate / 1000.0)));
        if (rate == rule->p0) worst.false_pass = seen.share_passed();
        if (rate == rule->p1) worst.false_fail = seen.share_failed();
        if (rate == rule->p0 || rate == rule->p1)
            worst.mean = std::max(worst.mean, seen.mean_items());
    }
    const RuleErrors errors = errors_of(table, rule->p0, rule->p1);
    print("\n");
    print_error(sentence("false pass at p0: {simulated:.2f} % simulated, {exact:.2f} % exactly"),
                worst.false_pass, errors.false_pass);
    print_error(sentence("false fail at p1: {simulated:.2f} % simulated, {exact:.2f} % exactly"),
                worst.false_fail, errors.false_fail);
    print(tr("mean length at p0 or p1, the longer: {simulated:.1f} items simulated, {exact:.1f} "
             "exactly",
             "simulated"_a = worst.mean, "exact"_a = errors.longest_mean()) +
          "\n");
    const bool good = worst.false_pass <= worst_error && worst.false_fail <= worst_error &&
                      worst.mean <= longest_mean;
    return good ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
