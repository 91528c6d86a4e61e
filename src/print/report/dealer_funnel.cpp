#include "print/report/dealer_funnel.h"

#include <algorithm>

namespace fairdeal {

FunnelPicture funnel_of(const DealerRanking& ranking, std::string_view picked) {
    FunnelPicture funnel;
    double most = 0;
    for (const RankedDealer& dealer : ranking.dealers) {
        most = std::max(most, dealer.expected);
        funnel.dots.push_back({dealer.expected, dealer.ratio(),
                               is_beyond_chance(dealer.log10_chance), dealer.dealer == picked,
                               dealer.dealer});
    }
    constexpr double beyond_the_last = 1.08;
    constexpr int points = 60;
    for (int i = 1; i <= points && most > 0; ++i) {
        // Closer together where the funnel bends.
        const double at = static_cast<double>(i) / points;
        const double expected = most * beyond_the_last * at * at;
        const RateInterval usual = funnel_at(expected, 0.05);
        const RateInterval rare = funnel_at(expected, 0.002);
        funnel.limits.push_back({expected, usual.low, usual.high, rare.low, rare.high});
    }
    return funnel;
}

}  // namespace fairdeal
