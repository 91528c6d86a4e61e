#include "audit/ranking/significance.h"

#include <algorithm>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/special_functions/gamma.hpp>
#include <cmath>
#include <numeric>

namespace fairdeal {

namespace {

double as_double(std::int64_t whole) { return static_cast<double>(whole); }

}  // namespace

RateInterval interval_of(Share share) {
    if (share.n == 0) return {};
    constexpr long double each_side = 0.025L;
    return {static_cast<double>(lower_bound_of(share, each_side)),
            static_cast<double>(upper_bound_of(share, each_side))};
}

double log10_chance_of(const Compared& compared) {
    if (compared.found == 0 || compared.expected <= 0 ||
        compared.expected >= as_double(compared.all))
        return 0;
    const long double share =
        static_cast<long double>(compared.expected) / static_cast<long double>(compared.all);
    return static_cast<double>(log_tail({compared.found, compared.all}, share) / std::log(10.0L));
}

std::vector<double> corrected(std::span<const double> log10_chances, std::int64_t looked_at) {
    std::vector<std::size_t> order(log10_chances.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return log10_chances[a] < log10_chances[b];
    });
    std::vector<double> result(log10_chances.size());
    double least = 0;
    for (std::size_t rank = order.size(); rank-- > 0;) {
        const std::size_t at = order[rank];
        const double step = std::log10(as_double(looked_at) / static_cast<double>(rank + 1));
        least = std::min(least, log10_chances[at] + step);
        result[at] = least;
    }
    return result;
}

std::vector<double> shrunk_ratios(std::span<const Compared> dealers) {
    double found = 0;
    double expected = 0;
    std::int64_t compared = 0;
    for (const Compared& each : dealers) {
        if (each.expected <= 0) continue;
        found += as_double(each.found);
        expected += each.expected;
        ++compared;
    }
    std::vector<double> result(dealers.size(), 1.0);
    if (compared == 0) return result;
    const double middle = found / expected;
    double spread = 0;
    for (const Compared& each : dealers) {
        if (each.expected <= 0) continue;
        const double ratio = as_double(each.found) / each.expected;
        spread += each.expected * (ratio - middle) * (ratio - middle) / expected;
    }
    // What spreads beyond chance is the dealers' own.
    const double own = std::max(0.0, spread - middle / (expected / as_double(compared)));
    for (std::size_t i = 0; i < dealers.size(); ++i) {
        if (dealers[i].expected <= 0) continue;
        const double ratio = as_double(dealers[i].found) / dealers[i].expected;
        const double trusted = own > 0 ? own / (own + middle / dealers[i].expected) : 0;
        result[i] = middle + trusted * (ratio - middle);
    }
    return result;
}

std::optional<double> trend_of(std::span<const Share> in_order) {
    constexpr std::size_t fewest_shifts = 3;
    constexpr std::int64_t fewest_errors = 5;
    Share all;
    double times = 0;
    double squares = 0;
    for (std::size_t i = 0; i < in_order.size(); ++i) {
        all += in_order[i];
        times += as_double(in_order[i].n) * static_cast<double>(i);
        squares += as_double(in_order[i].n) * static_cast<double>(i * i);
    }
    if (in_order.size() < fewest_shifts || all.k < fewest_errors || all.n - all.k < fewest_errors)
        return std::nullopt;
    const double rate = as_double(all.k) / as_double(all.n);
    double excess = 0;
    for (std::size_t i = 0; i < in_order.size(); ++i)
        excess +=
            static_cast<double>(i) * (as_double(in_order[i].k) - as_double(in_order[i].n) * rate);
    const double variance = rate * (1 - rate) * (squares - times * times / as_double(all.n));
    if (variance <= 0) return std::nullopt;
    return excess / std::sqrt(variance);
}

double log10_chance_of_trend(double trend) {
    const boost::math::normal standard;
    const double above = boost::math::cdf(boost::math::complement(standard, std::abs(trend)));
    constexpr double smallest = 1e-300;  // what lies below it is as good as impossible
    return std::log10(std::max(smallest, std::min(1.0, 2 * above)));
}

RateInterval funnel_at(double expected, double outside) {
    const double each_side = outside / 2;
    // So many or more have this chance; between whole numbers the limit is continued.
    const double high = boost::math::gamma_p_inva(expected, each_side);
    const double most_missing = std::exp(-expected);  // the chance of none at all
    const double low =
        most_missing >= each_side ? 0 : boost::math::gamma_q_inva(expected, each_side) - 1;
    return {std::max(0.0, low) / expected, high / expected};
}

}  // namespace fairdeal
