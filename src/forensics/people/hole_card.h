#pragma once
// Does a guest act as if the hole card were known? Given the card that lies face up, what a guest
// does and what lies face down have nothing to do with each other. Fisher's exact test, by itself
// for upcards that leave other hole cards, and then for all together: a guest's habits hang on the
// upcard as well, so they must not be mixed.

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "forensics/finding.h"

namespace fairdeal {

/// What a guest can do with the knowledge: insure against a ten, or stand on 12 to 16 because the
/// dealer's two cards make as little.
enum class HoleCardUse : std::uint8_t { Insures, Stands };

/// One decision: whether the guest did it, and whether the hole card was one to do it for.
struct HoleCardAct {
    HoleCardUse use = HoleCardUse::Insures;
    int seat = 0;
    int upcard = 0;  // an ace 1; 7 to 9 are 7, for they make 12 to 16 by five ranks each; a ten is
                     // 10, for after the peek no ace lies under it
    bool acted = false, suits = false;
    friend bool operator==(const HoleCardAct&, const HoleCardAct&) = default;
};

/// Decisions of one kind at one upcard, counted.
struct FourCells {
    std::int64_t acted_suits = 0, acted = 0, suits = 0, all = 0;  // the last three are sums
    void add(const HoleCardAct& act);
};
/// The chance of so many decisions or more that suit the hole card, given the sums of each table.
double fisher_tail(const std::vector<FourCells>& tables);

/// Corrected for the two uses and for all guests, below this it is a finding.
constexpr double hole_card_alarm = 1e-4;

class HoleCardWatch {
public:
    void add(const std::string& guest, const HoleCardAct& act, const HandRef& hand);
    struct Suspicion {
        std::string guest;
        HoleCardUse use = HoleCardUse::Insures;
        FourCells sums;
        double chance = 1;  // corrected
        HandRef first, last;
        std::vector<std::int64_t> hands{};  // in which they acted
    };
    /// By guest.
    [[nodiscard]] std::vector<Suspicion> beyond_chance() const;

private:
    struct GuestActs {
        std::array<std::map<int, FourCells>, 2> uses;  // by HoleCardUse, then by upcard
        std::array<HandRef, 2> first, last;            // hands in which they acted
        std::array<std::vector<std::int64_t>, 2> hands;
    };
    std::map<std::string, GuestActs> guests_;
};

}  // namespace fairdeal
