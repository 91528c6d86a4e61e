#include "forensics/people/overpaid.h"

#include <boost/math/distributions/binomial.hpp>

#include "forensics/people/holm.h"

namespace fairdeal {

double overpaid_chance(std::int64_t errors, std::int64_t all_errors, std::int64_t wagers,
                       std::int64_t all_wagers) {
    if (errors == 0 || wagers == all_wagers) return 1;
    const boost::math::binomial by_share(
        static_cast<double>(all_errors),
        static_cast<double>(wagers) / static_cast<double>(all_wagers));
    return boost::math::cdf(boost::math::complement(by_share, static_cast<double>(errors - 1)));
}

void OverpaidGuests::add(const std::string& dealer, const std::string& guest, std::int64_t wagers,
                         std::int64_t errors, const HandRef& hand) {
    GuestCount& count = dealers_[dealer][guest];
    if (errors > 0) {
        if (count.errors == 0) count.first = hand;
        count.last = hand;
        note_hand(count.hands, hand.number);
    }
    count.wagers += wagers;
    count.errors += errors;
}

std::vector<OverpaidGuests::Pair> OverpaidGuests::beyond_chance() const {
    std::vector<Pair> pairs;
    std::vector<double> chances;
    for (const auto& [dealer, guests] : dealers_) {
        std::int64_t all_wagers = 0, all_errors = 0;
        for (const auto& [guest, count] : guests) {
            all_wagers += count.wagers;
            all_errors += count.errors;
        }
        for (const auto& [guest, count] : guests) {
            if (guest.empty()) continue;
            pairs.push_back({dealer, guest, count.errors, all_errors, count.wagers, all_wagers, 1,
                             count.first, count.last, count.hands});
            chances.push_back(overpaid_chance(count.errors, all_errors, count.wagers, all_wagers));
        }
    }
    const std::vector<double> corrected = holm_corrected(chances);
    std::vector<Pair> found;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        pairs[i].chance = corrected[i];
        if (corrected[i] < overpaid_alarm && pairs[i].errors >= fewest_overpaid)
            found.push_back(pairs[i]);
    }
    return found;
}

}  // namespace fairdeal
