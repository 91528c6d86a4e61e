// Tails of the binomial distribution against exact fractions and a table summed another way.

#include "audit/binomial.h"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <vector>

namespace fairdeal {

namespace {

/// How often k or more of n come about, exactly, in units of 1 / of^n; n up to 20 and of up to 8.
std::uint64_t times(std::int64_t k, std::int64_t n, std::uint64_t hits, std::uint64_t of) {
    if (n == 0) return k <= 0 ? 1 : 0;
    return hits * times(k - 1, n - 1, hits, of) + (of - hits) * times(k, n - 1, hits, of);
}

/// The chances of 0, 1, ..., n hits, trial by trial.
std::vector<long double> trial_by_trial(std::int64_t n, long double p) {
    std::vector<long double> chances{1};
    for (std::int64_t i = 0; i < n; ++i) {
        chances.push_back(0);
        for (std::size_t k = chances.size() - 1; k > 0; --k)
            chances[k] = chances[k] * (1 - p) + chances[k - 1] * p;
        chances[0] *= 1 - p;
    }
    return chances;
}

long double tail(Share share, long double p) { return std::exp(log_tail(share, p)); }

}  // namespace

BOOST_AUTO_TEST_SUITE(binomial)

BOOST_AUTO_TEST_CASE(small_tails_are_the_exact_fractions) {
    for (const auto& [hits, of] :
         {std::pair<std::uint64_t, std::uint64_t>{1, 2}, {1, 4}, {3, 8}, {7, 8}}) {
        const long double p = static_cast<long double>(hits) / static_cast<long double>(of);
        for (std::int64_t n = 1; n <= 16; ++n) {
            const long double all =
                std::pow(static_cast<long double>(of), static_cast<long double>(n));
            for (std::int64_t k = 0; k <= n; ++k) {
                const long double exact = static_cast<long double>(times(k, n, hits, of)) / all;
                BOOST_TEST(std::abs(tail({k, n}, p) / exact - 1) < 1e-15L, k << " of " << n);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(large_tails_agree_with_the_sum_trial_by_trial) {
    for (const long double p : {0.01L, 0.2L, 0.73L}) {
        const std::int64_t n = 2000;
        const auto chances = trial_by_trial(n, p);
        long double sum = 0;
        for (std::int64_t k = n; k >= 0; --k) {
            sum += chances[static_cast<std::size_t>(k)];
            if (sum > 1e-4000L)
                BOOST_TEST(std::abs(tail({k, n}, p) / sum - 1) < 1e-11L, k << " of " << n);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_farthest_tails_neither_vanish_nor_overflow) {
    const std::int64_t many = 100'000'000;
    BOOST_TEST(std::abs(log_tail({many, many}, 0.01L) -
                        static_cast<long double>(many) * std::log(0.01L)) < 1e-2L);
    BOOST_TEST(log_tail({1, many}, 0.01L) == 0.0L);
    BOOST_TEST(log_tail({0, 5}, 0.01L) == 0.0L);
    BOOST_TEST(std::abs(log_tail({1, 5}, 0.01L) - std::log(1 - std::pow(0.99L, 5))) < 1e-17L);
}

BOOST_AUTO_TEST_CASE(the_lower_bound_is_where_the_tail_is_the_doubt) {
    const Share shares[] = {{1, 1},    {1, 10},     {5, 10},      {10, 10},
                            {3, 1000}, {999, 1000}, {40, 400'000}};
    for (const Share share : shares) {
        const long double bound = lower_bound_of(share, 0.01L);
        BOOST_TEST(bound * static_cast<long double>(share.n) < static_cast<long double>(share.k));
        BOOST_TEST(std::abs(tail(share, bound) - 0.01L) < 1e-12L);
    }
    // All of n: the bound is the n-th root of the doubt.
    BOOST_TEST(std::abs(lower_bound_of({10, 10}, 0.01L) - std::pow(0.01L, 0.1L)) < 1e-15L);
    BOOST_TEST(lower_bound_of({0, 10}, 0.01L) == 0.0L);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
