#pragma once
// Do a dealer's errors in favour of guests go to one guest? Every dealer errs now and then. Given
// how many such errors there were, each falls to a guest by the share of the dealer's wagers that
// were the guest's; by guest and not by seat, for guests move.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "forensics/finding.h"

namespace fairdeal {

/// The chance, corrected for all pairs that are looked at, below which it is a finding; with fewer
/// errors than three it is none.
constexpr double overpaid_alarm = 1e-6;
constexpr std::int64_t fewest_overpaid = 3;

/// The chance that so many of a dealer's errors, or more, go to a guest who had `wagers` of
/// `all_wagers`.
double overpaid_chance(std::int64_t errors, std::int64_t all_errors, std::int64_t wagers,
                       std::int64_t all_wagers);

class OverpaidGuests {
public:
    /// Wagers of a guest that a dealer settled in a hand, and how many of them paid the guest too
    /// much. A guest without a name is everybody else.
    void add(const std::string& dealer, const std::string& guest, std::int64_t wagers,
             std::int64_t errors, const HandRef& hand);

    struct Pair {
        std::string dealer, guest;
        std::int64_t errors = 0, all_errors = 0, wagers = 0, all_wagers = 0;
        double chance = 1;                  // corrected for all pairs (Holm)
        HandRef first, last;                // hands with such errors
        std::vector<std::int64_t> hands{};  // their numbers
    };
    /// Those that chance does not explain, by dealer and guest.
    [[nodiscard]] std::vector<Pair> beyond_chance() const;

private:
    struct GuestCount {
        std::int64_t wagers = 0, errors = 0;
        HandRef first, last;
        std::vector<std::int64_t> hands;
    };
    std::map<std::string, std::map<std::string, GuestCount>> dealers_;  // by dealer, by guest
};

}  // namespace fairdeal
