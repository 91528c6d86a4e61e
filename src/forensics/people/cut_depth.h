#pragma once
// Does a dealer cut deeper, or less deep, than the house? What lies behind the cut card, shoe by
// shoe, of each dealer beside all others.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "forensics/finding.h"

namespace fairdeal {

/// Two-sided, corrected for all dealers.
constexpr double cut_depth_alarm = 1e-4;

class CutDepths {
public:
    /// Cards behind the cut card of a shoe that the dealer began.
    void add(const std::string& dealer, int behind, const HandRef& hand);

    struct Shift {
        std::string dealer;
        std::int64_t shoes = 0;
        double mean = 0, others = 0;  // cards behind
        double chance = 1;            // corrected (Student's t, Holm)
        HandRef first, last;
    };
    /// Those that chance does not explain, by dealer. None where nobody else cuts.
    [[nodiscard]] std::vector<Shift> beyond_chance() const;

private:
    struct Cuts {
        std::vector<double> behind;
        HandRef first, last;
    };
    [[nodiscard]] double chance_of(const Cuts& cuts, double mean, double others,
                                   double spread) const;
    std::map<std::string, Cuts> dealers_;
    std::int64_t shoes_ = 0;
};

}  // namespace fairdeal
