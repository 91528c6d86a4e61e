#include "assessment/statistics/variance.h"

#include "base/problem.h"

namespace fairdeal {

double mean_of(std::span<const double> values) {
    if (values.empty()) throw Fault("the mean of nothing");
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

double covariance_of(std::span<const double> values, std::span<const double> others) {
    if (values.size() < 2 || values.size() != others.size()) throw Fault("the spread of too few");
    const double middle = mean_of(values), other = mean_of(others);
    double sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        sum += (values[i] - middle) * (others[i] - other);
    return sum / static_cast<double>(values.size() - 1);
}

double variance_of(std::span<const double> values) { return covariance_of(values, values); }

}  // namespace fairdeal
