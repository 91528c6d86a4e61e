#include "training/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace fairdeal {

namespace {

// Named as in the paper.
constexpr double scale = 173.7178, tau = 0.5, tolerance = 1e-6, middle = 1500, widest = 350;

double g(double phi) {
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

struct Opponents {
    double v = 0;      // the variance of the rating by these items alone
    double delta = 0;  // how much they would move it
    double sum = 0;
};

Opponents opponents_of(double mu, std::span<const RatedItem> items) {
    double precision = 0, sum = 0;
    for (const RatedItem& item : items) {
        const double weight = g(item.deviation / scale);
        const double expected = 1 / (1 + std::exp(-weight * (mu - (item.points - middle) / scale)));
        precision += weight * weight * expected * (1 - expected);
        sum += weight * (item.score - expected);
    }
    return {1 / precision, sum / precision, sum};
}

/// Step 5: the root of f between A and B, by the Illinois method.
double volatility_after(const Rating& before, double phi, const Opponents& met) {
    const double a = std::log(before.volatility * before.volatility);
    const auto f = [&](double x) {
        const double e = std::exp(x), all = phi * phi + met.v + e;
        return e * (met.delta * met.delta - all) / (2 * all * all) - (x - a) / (tau * tau);
    };
    double from = a, to = 0;
    if (const double over = met.delta * met.delta - phi * phi - met.v; over > 0) {
        to = std::log(over);
    } else {
        int steps = 1;
        while (f(a - steps * tau) < 0) ++steps;
        to = a - steps * tau;
    }
    double at_from = f(from), at_to = f(to);
    while (std::abs(to - from) > tolerance) {
        const double next = from + (from - to) * at_from / (at_to - at_from);
        const double at_next = f(next);
        if (at_next * at_to <= 0) {
            from = to;
            at_from = at_to;
        } else {
            at_from /= 2;
        }
        to = next;
        at_to = at_next;
    }
    return std::exp(from / 2);
}

Millis local_day(Millis at, Millis east) {
    const Millis local = at + east;
    return local / a_day - (local % a_day < 0 ? 1 : 0);
}

/// After so many periods without answers it is only less certain.
Rating after_idle(const Rating& before, Millis periods) {
    const double phi = before.deviation / scale;
    const double wider =
        std::hypot(phi, before.volatility * std::sqrt(static_cast<double>(periods))) * scale;
    return {before.points, std::min(wider, widest), before.volatility};
}

}  // namespace

Rating after_period(const Rating& before, std::span<const RatedItem> items) {
    if (items.empty()) return after_idle(before, 1);
    const double mu = (before.points - middle) / scale, phi = before.deviation / scale;
    const Opponents met = opponents_of(mu, items);
    const double sigma = volatility_after(before, phi, met);
    const double then = std::hypot(phi, sigma);
    const double after = 1 / std::sqrt(1 / (then * then) + 1 / met.v);
    return {(mu + after * after * met.sum) * scale + middle, std::min(after * scale, widest),
            sigma};
}

RatedItem rated(const GivenAnswer& answer) {
    constexpr double usual = 20 * a_second, a_doubling = 150, built = 100, guessed = 250;
    RatedItem item;
    item.score = !answer.right ? 0 : answer.hints > 0 ? 0.5 : 1;
    if (answer.norm <= 0) return item;
    item.points = middle + a_doubling * std::log2(static_cast<double>(answer.norm) / usual);
    item.deviation =
        answer.choices < 2 ? built : std::min(widest, built + guessed / answer.choices);
    return item;
}

std::optional<Rating> rating_of(std::span<const GivenAnswer> answers, Game game, Millis now,
                                Millis east) {
    std::optional<Rating> rating;
    std::vector<RatedItem> period;
    Millis day = 0;
    const auto end_period_before = [&](Millis next) {
        if (!rating) return;
        *rating = after_period(*rating, period);
        period.clear();
        *rating = after_idle(*rating, next - day - 1);
    };
    for (const GivenAnswer& answer : answers) {
        if (answer.game != game) continue;
        const Millis today = local_day(answer.at, east);
        if (!rating || today > day) {
            end_period_before(today);
            if (!rating) rating.emplace();
            day = today;
        }
        period.push_back(rated(answer));
    }
    end_period_before(std::max(local_day(now, east) + 1, day + 1));
    return rating;
}

}  // namespace fairdeal
