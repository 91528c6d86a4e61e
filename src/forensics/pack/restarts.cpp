#include "forensics/pack/restarts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairdeal {

void Restarts::close(const ShoeCount& shoe) {
    ++shoes_;
    starts_.emplace_back(decks_);
    if (starts_.size() > longest) starts_.pop_front();
    for (MissingCards& start : starts_) start.close(shoe);
}

Restarts::Evidence Restarts::evidence() const {
    Evidence evidence;
    evidence.log_sum = evidence.log_odds = -std::numeric_limits<double>::infinity();
    std::vector<double> logs;
    for (const MissingCards& start : starts_) logs.push_back(start.log_ratio());
    const auto largest = std::max_element(logs.begin(), logs.end());
    if (largest == logs.end() || std::isinf(*largest)) return evidence;
    double sum = 0;
    for (const double log : logs) sum += std::exp(log - *largest);
    evidence.log_sum = *largest + std::log(sum);
    evidence.log_odds = evidence.log_sum - std::log(shoes_);
    evidence.shoes_since = static_cast<int>(logs.end() - largest);
    return evidence;
}

Restarts::Evidence Restarts::with_suspects() const {
    Evidence found = evidence();
    if (found.shoes_since > 0)
        found.suspects =
            starts_[starts_.size() - static_cast<std::size_t>(found.shoes_since)].suspects();
    return found;
}

}  // namespace fairdeal
