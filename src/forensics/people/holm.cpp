#include "forensics/people/holm.h"

#include <algorithm>
#include <numeric>

namespace fairdeal {

std::vector<double> holm_corrected(const std::vector<double>& chances) {
    std::vector<std::size_t> order(chances.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return chances[a] < chances[b]; });
    std::vector<double> corrected(chances.size());
    double largest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        const double raised = chances[order[rank]] * static_cast<double>(order.size() - rank);
        largest = std::min(1.0, std::max(largest, raised));
        corrected[order[rank]] = largest;
    }
    return corrected;
}

}  // namespace fairdeal
