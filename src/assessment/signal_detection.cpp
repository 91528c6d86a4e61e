#include "assessment/signal_detection.h"

#include <boost/math/distributions/normal.hpp>

#include "base/problem.h"

namespace fairdeal {

namespace {

/// Of so many of so many, half a case more and one look more.
double rate(std::int64_t some, std::int64_t others) {
    return (static_cast<double>(some) + 0.5) / (static_cast<double>(some + others) + 1.0);
}

}  // namespace

double normal_quantile(double probability) {
    if (!(probability > 0 && probability < 1)) throw Fault("a probability without a quantile");
    return boost::math::quantile(boost::math::normal(), probability);
}

void SignalDetection::looked(bool had_error, bool was_named) {
    if (had_error) ++(was_named ? hits : misses);
    if (!had_error) ++(was_named ? false_alarms : correct_rejections);
}

double SignalDetection::d_prime() const {
    return normal_quantile(rate(hits, misses)) -
           normal_quantile(rate(false_alarms, correct_rejections));
}

double SignalDetection::criterion() const {
    return -(normal_quantile(rate(hits, misses)) +
             normal_quantile(rate(false_alarms, correct_rejections))) /
           2;
}

}  // namespace fairdeal
