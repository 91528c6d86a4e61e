#include <fmt/format.h>

#include <set>
#include <span>
#include <vector>

#include "assessment/exam_simulation.h"
#include "assessment/proportion_text.h"
#include "base/translation.h"
#include "cli/exam/figures/exam_rule.h"
#include "cli/json_line.h"
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

/// What was simulated at a rate, beside what is exact.
struct RateFigures {
    int rate = 0;  // in thousandths
    SimulatedExams seen;
    OperatingCharacteristic exact;
};

std::string row_of(const RateFigures& at) {
    const auto& [rate, seen, exact] = at;
    return fmt::format("{:>9}  {:7.3f} {:7.3f}  {:7.3f} {:7.3f}  {:6.2f} {:6.2f}  {:>4} {:>5}\n",
                       proportion_to_text(rate), 100 * seen.share_passed(), 100 * exact.pass,
                       100 * seen.share_failed(), 100 * exact.fail, seen.mean_items(), exact.mean,
                       seen.items_enough_for(95), items_enough_for(exact, 0.95));
}

Json json_of(const RateFigures& at) {
    const auto& [rate, seen, exact] = at;
    return {{"rate", rate / 1000.0},
            {"simulated",
             {{"passed", seen.share_passed()},
              {"failed", seen.share_failed()},
              {"mean-items", seen.mean_items()},
              {"items-enough-for-95-percent", seen.items_enough_for(95)}}},
            {"exact",
             {{"passed", exact.pass},
              {"failed", exact.fail},
              {"mean-items", exact.mean},
              {"items-enough-for-95-percent", items_enough_for(exact, 0.95)}}}};
}

constexpr const char* heads = sentence(
    "               pass %            fail %         mean items  95 % end by\n"
    "true rate  simul.   exact   simul.   exact  simul.  exact  simul. exact\n");

struct Worst {
    double false_pass = 0, false_fail = 0, mean = 0;
    [[nodiscard]] bool is_good_enough() const {
        return false_pass <= worst_error && false_fail <= worst_error && mean <= longest_mean;
    }
};

Worst worst_of(std::span<const RateFigures> rates, const SequentialRule& rule) {
    Worst worst;
    for (const auto& [rate, seen, exact] : rates) {
        if (rate == rule.p0) worst.false_pass = seen.share_passed();
        if (rate == rule.p1) worst.false_fail = seen.share_failed();
        if (rate == rule.p0 || rate == rule.p1)
            worst.mean = std::max(worst.mean, seen.mean_items());
    }
    return worst;
}

void print_error(const char* marked, double simulated, double exact) {
    print(tr_of(marked, "simulated"_a = 100 * simulated, "exact"_a = 100 * exact) + "\n");
}

void print_worst(const Worst& worst, const RuleErrors& errors) {
    print("\n");
    print_error(sentence("false pass at p0: {simulated:.2f} % simulated, {exact:.2f} % exactly"),
                worst.false_pass, errors.false_pass);
    print_error(sentence("false fail at p1: {simulated:.2f} % simulated, {exact:.2f} % exactly"),
                worst.false_fail, errors.false_fail);
    print(tr("mean length at p0 or p1, the longer: {simulated:.1f} items simulated, {exact:.1f} "
             "exactly",
             "simulated"_a = worst.mean, "exact"_a = errors.longest_mean()) +
          "\n");
}

Json json_of(const ExamSimulateOptions& options, const SequentialRule& rule,
             std::span<const RateFigures> rates, const RuleErrors& errors) {
    const Worst worst = worst_of(rates, rule);
    Json list = Json::array();
    for (const RateFigures& at : rates) list.push_back(json_of(at));
    return {
        {"p0", rule.p0 / 1000.0},
        {"p1", rule.p1 / 1000.0},
        {"candidates", options.candidates},
        {"seed", options.seed},
        {"rates", std::move(list)},
        {"false-pass-at-p0", {{"simulated", worst.false_pass}, {"exact", errors.false_pass}}},
        {"false-fail-at-p1", {{"simulated", worst.false_fail}, {"exact", errors.false_fail}}},
        {"mean-items-the-longer", {{"simulated", worst.mean}, {"exact", errors.longest_mean()}}},
        {"good-enough", worst.is_good_enough()}};
}

}  // namespace

ExitStatus run_exam_simulate(const ExamSimulateOptions& options) {
    const auto english = english_for_programs(options.json);
    const auto rule = rule_from(options.rule);
    if (!rule) return unusable(rule.error());
    const DecisionTable table{*rule};
    if (!options.json)
        print(fmt::format("{}\n{}\n{}\n\n{}", to_text(*rule), straight_runs(table),
                          tr("{candidates} candidates at each rate, seed {seed}",
                             "candidates"_a = options.candidates, "seed"_a = options.seed),
                          tr(heads)));
    std::vector<RateFigures> rates;
    for (const int rate : rates_of(*rule)) {
        rates.push_back({rate, simulate_exams(table, rate, options.candidates, options.seed),
                         characteristic_at(table, rate / 1000.0)});
        if (!options.json) print(row_of(rates.back()));
    }
    const RuleErrors errors = errors_of(table, rule->p0, rule->p1);
    const Worst worst = worst_of(rates, *rule);
    if (options.json)
        print_json(json_of(options, *rule, rates, errors));
    else
        print_worst(worst, errors);
    return worst.is_good_enough() ? ExitStatus::Fine : ExitStatus::Wrong;
}

}  // namespace fairdeal
