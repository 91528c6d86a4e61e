#pragma once
// Does a dealer cut deeper, or less deep, than the house, or for one player? What lies behind the
// cut card, shoe by shoe: of each dealer beside all others, and of each dealer while a player is
// there beside the same dealer's other shoes.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "forensics/finding.h"

namespace fairdeal {

/// Two-sided, corrected for all dealers, or for all dealers and players.
constexpr double cut_depth_alarm = 1e-4;

class CutDepths {
public:
    /// Cards behind the cut card of a shoe that the dealer began, before these guests.
    void add(const std::string& dealer, int behind, const HandRef& hand,
             const std::vector<std::string>& guests = {});

    struct Shift {
        std::string dealer, guest;  // no guest: the dealer beside all others
        std::int64_t shoes = 0;
        double mean = 0, others = 0;  // cards behind, and in the shoes it is compared with
        double chance = 1;            // corrected (Student's t, Holm)
        HandRef first, last;
        std::vector<std::int64_t> hands{};  // the first of each shoe
    };
    /// Those that chance does not explain, by dealer, then by dealer and guest. None where there is
    /// nothing to compare with.
    [[nodiscard]] std::vector<Shift> beyond_chance() const;

private:
    struct Cuts {
        std::vector<double> behind;
        std::vector<HandRef> shoes;                              // the first hand of each
        std::map<std::string, std::vector<std::size_t>> before;  // by guest the places of shoes
    };
    [[nodiscard]] std::vector<Shift> of_dealers() const;
    [[nodiscard]] std::vector<Shift> of_dealers_and_guests() const;
    [[nodiscard]] double chance_of(const Cuts& cuts, double mean, double others,
                                   double spread) const;
    std::map<std::string, Cuts> dealers_;
    std::int64_t shoes_ = 0;
};

}  // namespace fairdeal
