#pragma once
// Is it chance? Statistics of a ranking, each by a published method. Chances are given by their
// decimal logarithm: a long log has some below the smallest number there is.

#include <optional>
#include <span>
#include <vector>

#include "audit/binomial.h"

namespace fairdeal {

/// The interval that a rate lies in with 95 % confidence (Clopper and Pearson 1934), from 0 to 1.
struct RateInterval {
    double low = 0, high = 1;
    friend bool operator==(const RateInterval&, const RateInterval&) = default;
};
RateInterval interval_of(Share share);

/// What was counted, and what the house would have counted in the same hands.
struct Compared {
    std::int64_t found = 0;
    double expected = 0;   // at the house's rates, the dealer's own hands among them
    std::int64_t all = 0;  // found in the whole house
};
/// The chance of as many or more, if all errors of the house fell on its hands by chance
/// (Przyborowski and Wilenski 1940; over several games Hoeffding 1956 bounds it). 0, which is no
/// surprise, where there is nothing to compare with.
double log10_chance_of(const Compared& compared);

/// Each chance corrected for how many were looked at, in the order given (Benjamini and Hochberg
/// 1995): name all with at most 0.05, and at most that share of what is named is chance.
/// `looked_at` is at least as many as there are chances; those left out were no surprise.
std::vector<double> corrected(std::span<const double> log10_chances, std::int64_t looked_at);
constexpr double false_share = 0.05;  // of what is named

/// How many times the house's errors each of them makes, drawn towards the house as far as so few
/// hands say little (Marshall 1991, global empirical Bayes estimator). In the order given; 1 where
/// nothing is expected.
std::vector<double> shrunk_ratios(std::span<const Compared> dealers);

/// Whether the rate rises from shift to shift (Armitage 1955), as a standard normal value: positive
/// where it rises. Nothing with fewer than three shifts or fewer than five errors.
std::optional<double> trend_of(std::span<const Share> in_order);
/// The chance of a trend so strong either way.
double log10_chance_of_trend(double trend);

/// Where a ratio to the house lies with this chance, if `expected` errors are expected
/// (Spiegelhalter 2005, exact Poisson limits): what a funnel is drawn of. expected > 0.
RateInterval funnel_at(double expected, double outside);

}  // namespace fairdeal
