#include "forensics/people/cut_depth.h"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>

#include "forensics/people/holm.h"

namespace fairdeal {

namespace {

double count(const std::vector<double>& values) { return static_cast<double>(values.size()); }

double sum_of_all(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0);
}

}  // namespace

void CutDepths::add(const std::string& dealer, int behind, const HandRef& hand) {
    Cuts& cuts = dealers_[dealer];
    if (cuts.behind.empty()) cuts.first = hand;
    cuts.last = hand;
    cuts.behind.push_back(behind);
    ++shoes_;
}

/// By the spread that dealers have in themselves, with as many degrees of freedom.
double CutDepths::chance_of(const Cuts& cuts, double mean, double others, double spread) const {
    const double own = count(cuts.behind);
    const auto all = static_cast<double>(shoes_);
    const double freedom = all - static_cast<double>(dealers_.size());
    if (freedom < 1) return 1;
    const double t = (mean - others) / (spread * std::sqrt(1 / own + 1 / (all - own)));
    const boost::math::students_t by_chance(freedom);
    return 2 * boost::math::cdf(boost::math::complement(by_chance, std::abs(t)));
}

std::vector<CutDepths::Shift> CutDepths::beyond_chance() const {
    if (dealers_.size() < 2) return {};
    double all = 0;
    double squares = 0;  // within dealers
    for (const auto& [name, cuts] : dealers_) {
        const double mean = sum_of_all(cuts.behind) / count(cuts.behind);
        for (const double behind : cuts.behind) squares += (behind - mean) * (behind - mean);
        all += sum_of_all(cuts.behind);
    }
    const auto shoes = static_cast<double>(shoes_);
    const double freedom = shoes - static_cast<double>(dealers_.size());
    // Nobody cuts to a card more precisely than by one.
    const double spread = freedom > 0 ? std::max(1.0, std::sqrt(squares / freedom)) : 1;
    std::vector<Shift> shifts;
    std::vector<double> chances;
    for (const auto& [name, cuts] : dealers_) {
        const double sum = sum_of_all(cuts.behind);
        const double mean = sum / count(cuts.behind);
        const double others = (all - sum) / (shoes - count(cuts.behind));
        shifts.push_back({name, static_cast<std::int64_t>(cuts.behind.size()), mean, others, 1,
                          cuts.first, cuts.last});
        chances.push_back(chance_of(cuts, mean, others, spread));
    }
    const std::vector<double> corrected = holm_corrected(chances);
    std::vector<Shift> found;
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        shifts[i].chance = corrected[i];
        if (corrected[i] < cut_depth_alarm) found.push_back(shifts[i]);
    }
    return found;
}

}  // namespace fairdeal
