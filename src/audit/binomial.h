#pragma once
// How surprising is it? Tails of the binomial distribution, from logarithms, so that they neither
// vanish nor lose their digits.

#include <cstdint>

namespace fairdeal {

/// k of n.
struct Share {
    std::int64_t k = 0, n = 0;  // 0 <= k <= n
    /// 0 of none.
    [[nodiscard]] double rate() const {
        return n == 0 ? 0 : static_cast<double>(k) / static_cast<double>(n);
    }
    Share& operator+=(const Share& other) {
        k += other.k;
        n += other.n;
        return *this;
    }
    friend bool operator==(const Share&, const Share&) = default;
};

/// The natural logarithm of the chance to see share.k or more in share.n trials that each succeed
/// with probability p (0 < p < 1). Good to ten digits up to a hundred million trials. Not to be
/// called by two threads at once. Summed by hand: Boost.Math gives a tail, not its logarithm, and
/// a long log has tails below the smallest number there is.
long double log_tail(Share share, long double p);

/// The smallest probability that would still give share.k or more of share.n with a chance of
/// `doubt` (Clopper and Pearson's lower bound); 0 where k is 0.
long double lower_bound_of(Share share, long double doubt);
/// The largest probability that would still give share.k or fewer of share.n with a chance of
/// `doubt` (Clopper and Pearson's upper bound); 1 where k is n.
long double upper_bound_of(Share share, long double doubt);

}  // namespace fairdeal
