#include "audit/binomial.h"

#include <boost/math/special_functions/beta.hpp>
#include <cmath>
#include <limits>

#include "base/problem.h"

namespace fairdeal {

namespace {

long double as_real(std::int64_t whole) { return static_cast<long double>(whole); }

long double log_of_exactly(std::int64_t k, std::int64_t n, long double p) {
    return std::lgamma(as_real(n) + 1) - std::lgamma(as_real(k) + 1) -
           std::lgamma(as_real(n - k) + 1) + as_real(k) * std::log(p) +
           as_real(n - k) * std::log1p(-p);
}

constexpr long double negligible = std::numeric_limits<long double>::epsilon() / 16;

/// All from k upwards, in units of the chance of exactly k; k is above the mean.
long double upwards_from(std::int64_t k, std::int64_t n, long double odds) {
    long double term = 1;
    long double sum = 1;
    for (std::int64_t i = k; i < n && term > sum * negligible; ++i) {
        term *= as_real(n - i) / as_real(i + 1) * odds;
        sum += term;
    }
    return sum;
}

/// All from k downwards, likewise; k is below the mean.
long double downwards_from(std::int64_t k, std::int64_t n, long double odds) {
    long double term = 1;
    long double sum = 1;
    for (std::int64_t i = k; i > 0 && term > sum * negligible; --i) {
        term *= as_real(i) / as_real(n - i + 1) / odds;
        sum += term;
    }
    return sum;
}

}  // namespace

long double log_tail(Share share, long double p) {
    const auto [k, n] = share;
    if (k < 0 || k > n || p <= 0 || p >= 1) throw Fault("invalid share");
    if (k == 0) return 0;
    const long double odds = p / (1 - p);
    if (as_real(k) > as_real(n) * p)
        return log_of_exactly(k, n, p) + std::log(upwards_from(k, n, odds));
    const long double below =
        std::exp(log_of_exactly(k - 1, n, p)) * downwards_from(k - 1, n, odds);
    return std::log1p(-below);
}

long double lower_bound_of(Share share, long double doubt) {
    if (share.k == 0) return 0;
    // The tail is the incomplete beta function of k and n - k + 1 at the probability.
    return boost::math::ibeta_inv(as_real(share.k), as_real(share.n - share.k) + 1, doubt);
}

long double upper_bound_of(Share share, long double doubt) {
    if (share.k == share.n) return 1;
    return boost::math::ibetac_inv(as_real(share.k) + 1, as_real(share.n - share.k), doubt);
}

}  // namespace fairdeal
