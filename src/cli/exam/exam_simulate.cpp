#include <fmt/format.h>

#include <set>

#include "assessment/exam_simulation.h"
#include "assessment/proportion_text.h"
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
    const auto run = [&](int answers, const char* decision) {
        return answers > table.most() ? fmt::format("no straight run can {}", decision)
                                      : fmt::format("{} in a row {}", answers, decision);
    };
    return fmt::format("right: {}; wrong: {}", run(table.right_to_pass(0), "pass"),
                       run(table.wrong_to_fail(0), "fail"));
}

std::string row_of(int rate, const SimulatedExams& seen, const OperatingCharacteristic& exact) {
    return fmt::format("{:>9}  {:7.3f} {:7.3f}  {:7.3f} {:7.3f}  {:6.2f} {:6.2f}  {:>4} {:>5}\n",
                       proportion_to_text(rate), 100 * seen.share_passed(), 100 * exact.pass,
                       100 * seen.share_failed(), 100 * exact.fail, seen.mean_items(), exact.mean,
                       seen.items_enough_for(95), items_enough_for(exact, 0.95));
}

constexpr std::string_view heads =
    "               pass %            fail %         mean items  95 in 100 end by\n"
    "true rate  simul.   exact   simul.   exact  simul.  exact  simul. exact\n";

struct Worst {
    double false_pass = 0, false_fail = 0, mean = 0;
};

void print_error(const char* what, const char* at, double simulated, double exact) {
    print(fmt::format("{} at {}: {:.2f} % simulated, {:.2f} % exactly\n", what, at, 100 * simulated,
                      100 * exact));
}

}  // namespace

ExitStatus run_exam_simulate(const ExamSimulateOptions& options) {
    const auto rule = rule_from(options.rule);
    if (!rule) return unusable(rule.error());
    const DecisionTable table{*rule};
    print(fmt::format("{}\n{}\n{} candidates at each rate, seed {}\n\n{}", to_text(*rule),
                      straight_runs(table), options.candidates, options.seed, heads));
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
    print_error("false pass", "p0", worst.false_pass, errors.false_pass);
    print_error("false fail", "p1", worst.false_fail, errors.false_fail);
    print(
        fmt::format("mean length at p0 or p1, the longer: {:.1f} items simulated, {:.1f} exactly\n",
                    worst.mean, errors.longest_mean()));
    const bool good = worst.false_pass <= worst_error && worst.false_fail <= worst_error &&
                      worst.mean <= longest_mean;
    return good ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
