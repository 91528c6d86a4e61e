#pragma once
// How well a trainee sees errors: what they found, what they missed and where they cried foul in
// vain. d' weighs both, so that somebody who calls every hand wrong gains nothing.

#include <cstdint>

namespace fairdeal {

struct SignalDetection {
    std::int64_t hits = 0;                // an error, and it was named
    std::int64_t misses = 0;              // an error, and it was not
    std::int64_t false_alarms = 0;        // none, and one was named
    std::int64_t correct_rejections = 0;  // none, and none was named

    /// One finished hand looked through.
    void looked(bool had_error, bool was_named);
    /// z(hits) - z(false alarms), each rate with half a case more and one look more, so that it
    /// is never 0 or 1. 0 is chance.
    [[nodiscard]] double d_prime() const;
    /// Above 0: they let errors pass rather than cry foul; below: the other way round.
    [[nodiscard]] double criterion() const;
    friend bool operator==(const SignalDetection&, const SignalDetection&) = default;
};

/// The standard normal's quantile, for a probability between 0 and 1.
double normal_quantile(double probability);

}  // namespace fairdeal
