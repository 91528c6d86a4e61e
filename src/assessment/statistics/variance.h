#pragma once
// How numbers are spread: of samples, so that the divisor is one less than their number.

#include <span>

namespace fairdeal {

/// A variance of marks below this is rounding, not spread.
constexpr double no_variance = 1e-12;

/// Of at least one.
double mean_of(std::span<const double> values);
/// Of at least two pairs.
double covariance_of(std::span<const double> values, std::span<const double> others);
double variance_of(std::span<const double> values);

}  // namespace fairdeal
