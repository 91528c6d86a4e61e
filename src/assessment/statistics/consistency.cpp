#include "assessment/statistics/consistency.h"

#include <algorithm>
#include <map>
#include <numbers>

#include "assessment/statistics/variance.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// Right and wrong answers of those who have equally many of both.
struct Alike {
    double right = 0, wrong = 0, people = 0;
};

std::vector<Alike> sorted_out(std::span<const Marks> people) {
    std::map<std::pair<int, double>, double> counts;
    for (const Marks& marks : people) {
        if (marks.asked > 0) ++counts[{marks.asked, marks.sum}];
    }
    std::vector<Alike> groups;
    groups.reserve(counts.size());
    for (const auto& [marks, count] : counts)
        groups.push_back({marks.second, marks.first - marks.second, count});
    return groups;
}

double log_beta(double a, double b) { return std::lgamma(a) + std::lgamma(b) - std::lgamma(a + b); }

double likelihood_of(const std::vector<Alike>& groups, const TrueRates& rates) {
    const double alone = log_beta(rates.right, rates.wrong);
    double sum = 0;
    for (const Alike& group : groups)
        sum +=
            group.people * (log_beta(rates.right + group.right, rates.wrong + group.wrong) - alone);
    return sum;
}

/// Where `function` is highest between two places, if it rises and then falls.
template <class Function>
double highest(double low, double high, Function function) {
    constexpr double golden = std::numbers::phi - 1;
    constexpr int steps = 42;
    double left = high - golden * (high - low), right = low + golden * (high - low);
    double at_left = function(left), at_right = function(right);
    for (int step = 0; step < steps; ++step) {
        if (at_left < at_right) {
            low = left;
            left = right;
            at_left = at_right;
            right = low + golden * (high - low);
            at_right = function(right);
        } else {
            high = right;
            right = left;
            at_right = at_left;
            left = high - golden * (high - low);
            at_left = function(left);
        }
    }
    return (low + high) / 2;
}

/// By the log of the two figures' sum and the logit of their mean.
TrueRates rates_at(double log_sum, double logit) {
    const double sum = std::exp(log_sum), mean = 1 / (1 + std::exp(-logit));
    return {sum * mean, sum * (1 - mean)};
}

double best_logit(const std::vector<Alike>& groups, double log_sum) {
    return highest(-8, 8,
                   [&](double logit) { return likelihood_of(groups, rates_at(log_sum, logit)); });
}

/// A sum over all rates. They are taken by their logit, where the distribution is smooth up to both
/// ends, in even steps that begin at the standards, so that no step lies on both sides of one.
class Rates {
public:
    Rates(const TrueRates& rates, const Standards& standards)
        : rates_(rates), peak_(std::log(rates.right / rates.wrong)) {
        const double a = rates.right, b = rates.wrong;
        const double finest = std::min(0.02, 0.25 * std::sqrt((a + b) / (a * b)));
        const double low = logit_of(standards.not_enough), high = logit_of(standards.enough);
        start_ = low;
        step_ = high - low > finest ? (high - low) / std::ceil((high - low) / finest) : finest;
    }

    template <class Add>
    void each(Add add) const {
        // From the step that holds the peak outwards, as far as there is any weight.
        const std::int64_t peak = std::llround(std::floor((peak_ - start_) / step_));
        for (std::int64_t at = peak; weigh(at) > faintest; ++at) add(rate(at), std::exp(weigh(at)));
        for (std::int64_t at = peak - 1; weigh(at) > faintest; --at)
            add(rate(at), std::exp(weigh(at)));
    }

private:
    static constexpr double faintest = -25;

    static double logit_of(double rate) {
        const double inner = std::clamp(rate, 1e-6, 1 - 1e-6);
        return std::log(inner / (1 - inner));
    }
    [[nodiscard]] double logit(std::int64_t at) const {
        return start_ + (static_cast<double>(at) + 0.5) * step_;
    }
    [[nodiscard]] double rate(std::int64_t at) const { return 1 / (1 + std::exp(-logit(at))); }
    /// The log of the distribution's height, 0 at its peak.
    [[nodiscard]] double weigh(std::int64_t at) const { return height(logit(at)) - height(peak_); }
    [[nodiscard]] double height(double logit) const {
        return -rates_.right * std::log1p(std::exp(-logit)) -
               rates_.wrong * std::log1p(std::exp(logit));
    }

    TrueRates rates_;
    double peak_, start_ = 0, step_ = 1;
};

}  // namespace

FittedRates fit_rates(std::span<const Marks> people) {
    const std::vector<Alike> groups = sorted_out(people);
    Alike all;
    for (const Alike& group : groups)
        all = {all.right + group.right * group.people, all.wrong + group.wrong * group.people,
               all.people + group.people};
    if (all.people < 2) return {{}, sentence("fewer than two people were asked anything")};
    if (all.wrong < no_variance) return {{}, sentence("nobody was ever wrong")};
    if (all.right < no_variance) return {{}, sentence("nobody was ever right")};
    const double log_sum = highest(std::log(0.1), std::log(10'000.0), [&](double sum) {
        return likelihood_of(groups, rates_at(sum, best_logit(groups, sum)));
    });
    return {rates_at(log_sum, best_logit(groups, log_sum)), {}};
}

Standards standards_of(const ExamRule& rule) {
    if (const auto* form = std::get_if<FixedForm>(&rule)) {
        const double cut = static_cast<double>(form->cut) / form->items;
        return {cut, cut};
    }
    const auto& wald = std::get<SequentialRule>(rule);
    return {wald.p0 / 1000.0, wald.p1 / 1000.0};
}

Consistency consistency_of(const TrueRates& rates, const DecisionTable& table,
                           const Standards& standards) {
    Consistency sums;
    double all = 0;
    Rates(rates, standards).each([&](double rate, double weight) {
        const double pass = characteristic_at(table, rate).pass, fail = 1 - pass;
        all += weight;
        sums.passes += weight * pass;
        sums.alike += weight * (pass * pass + fail * fail);
        if (rate < standards.not_enough) sums.false_pass += weight * pass;
        if (rate >= standards.enough) sums.false_fail += weight * fail;
    });
    for (double* sum : {&sums.passes, &sums.alike, &sums.false_pass, &sums.false_fail}) *sum /= all;
    const double by_chance = sums.passes * sums.passes + (1 - sums.passes) * (1 - sums.passes);
    sums.kappa = 1 - by_chance < 1e-9 ? 0 : (sums.alike - by_chance) / (1 - by_chance);
    return sums;
}

Figure subkoviak(std::span<const double> right, const FixedForm& form, double reliability) {
    if (right.empty()) return no_figure(sentence("nobody sat the exam"));
    const double trust = std::clamp(reliability, 0.0, 1.0);
    const double mean = mean_of(right) / form.items;
    const DecisionTable table{form};
    double alike = 0;
    for (const double one : right) {
        const double rate = trust * one / form.items + (1 - trust) * mean;
        const double pass = characteristic_at(table, std::clamp(rate, 0.0, 1.0)).pass;
        alike += pass * pass + (1 - pass) * (1 - pass);
    }
    return known_figure(alike / static_cast<double>(right.size()));
}

}  // namespace fairdeal
