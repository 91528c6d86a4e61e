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
    GuestCount& count = pairs_[{dealer, guest}];
    if (errors > 0) {
        if (count.errors == 0) count.first = hand;
        count.last = hand;
        note_hand(count.hands, hand.number);
    }
    count.wagers += wagers;
    count.errors += errors;
}

std::vector<OverpaidGuests::Pair> OverpaidGuests::beyond_chance() const {
    std::map<std::string, GuestCount> dealers;
    for (const auto& [names, count] : pairs_) {
        dealers[names.first].wagers += count.wagers;
        dealers[names.first].errors += count.errors;
    }
    std::vector<Pair> pairs;
    std::vector<double> chances;
    for (const auto& [names, count] : pairs_) {
        if (names.second.empty()) continue;
        const GuestCount& all = dealers[names.first];
        pairs.push_back({names.first, names.second, count.errors, all.errors, count.wagers,
                         all.wagers, 1, count.first, count.last, count.hands});
        chances.push_back(overpaid_chance(count.errors, all.errors, count.wagers, all.wagers));
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
